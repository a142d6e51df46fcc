import LedgerModel
import Testing

@testable import LedgerCore

/// The books of a test with everything that figures are read from.
struct SweptLedger {
  let ledger: Ledger
  let classification: AccountClassification
  let sweep: LedgerSweep

  init(
    _ builder: LedgerBuilder, currency: String = "USD", prices: ReportRequest.Prices = .traded
  ) throws {
    var ledger = builder.ledger
    let commodity = ledger.commodities.intern(currency)
    self.ledger = ledger
    classification = AccountClassification(ledger.accounts)
    let walk = PostingWalk(ledger, classification, LedgerSurvey(ledger, classification))
    let valuation = Valuation(ledger, currency: commodity, prices: prices)
    sweep = try LedgerSweep(walk, valuation)
  }

  func account(_ name: String) throws -> AccountID { try #require(ledger.accounts.find(name)) }

  /// The flows of a whole month, or up to a day.
  func flows(_ month: String, upTo text: String? = nil) throws -> MonthFlows {
    let month = try #require(Month(month))
    return try sweep.flows(of: month, upTo: try text.map(day) ?? month.lastDay)
  }

  func balances(_ text: String) throws -> Balances { try sweep.balances(on: try day(text)) }

  /// Amounts as a test states them, such as `-5 EUR`.
  func texts(_ amounts: [Money]) -> [String] {
    amounts.map { "\($0.quantity.text()) \(ledger.commodities[$0.commodity])" }
  }
}

extension ChargeHistory {
  /// The charges of some books.
  init(_ walk: PostingWalk) {
    var rows = ChargeRows(EntryLook(walk.ledger, walk.classification, .alone), walk.ledger)
    rows.drop(walk.traits.indices.filter { walk.traits[$0].isTurnOfPeriod }, of: walk.ledger)
    self.init(walk, rows)
  }
}
