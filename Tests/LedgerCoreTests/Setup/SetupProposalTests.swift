import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct SetupProposalTests {
  private func proposal(
    _ lines: String, _ change: (inout SampleBooks) -> Void = { _ in }
  ) throws -> SetupProposal {
    var books = try SampleBooks(lines)
    change(&books)
    return try SetupProposal(
      books.ledger, ReportRequest(title: "", asOf: try day("2026-06-30")))
  }

  private static let lines = """
    2026-05-01 Pay | Assets:Bank:Giro 900 USD | Income:Job -900 USD
    2026-05-02 Shop | Expenses:Food 9 USD | Assets:Bank:Giro -9 USD
    2026-05-03 Pot | Assets:Savings 9 USD | Assets:Bank:Giro -9 USD
    """

  @Test func `cash is proposed at the topmost account of its name`() throws {
    #expect(try proposal(SetupProposalTests.lines).cash == ["Assets:Bank", "Assets:Savings"])
  }

  @Test func `what is declared is not proposed`() throws {
    let proposal = try proposal(SetupProposalTests.lines) {
      $0.ledger.accounts.declaredKinds[$0.ledger.accounts.intern("Assets:Bank")] = .cash
      $0.ledger.operatingCurrencies = [$0.ledger.commodities.intern("USD")]
    }
    #expect(proposal.cash == ["Assets:Savings"])
    #expect(proposal.currency == nil)
    #expect(proposal.untypedRoots.isEmpty)
  }
}
