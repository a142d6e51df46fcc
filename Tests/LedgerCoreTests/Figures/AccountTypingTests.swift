import LedgerModel
import Testing

@testable import LedgerCore

struct AccountTypingTests {
  private func typing(_ build: (inout LedgerBuilder) throws -> Void) throws -> (
    typing: AccountTyping, ledger: Ledger
  ) {
    var builder = LedgerBuilder()
    try build(&builder)
    let ledger = builder.ledger
    let classification = AccountClassification(ledger.accounts)
    let survey = LedgerSurvey(ledger, classification)
    return (AccountTyping(ledger, classification, survey), ledger)
  }

  @Test func `untyped postings are folded by root, the largest first`() throws {
    let (typing, _) = try typing { ledger in
      try ledger.move("2025-01-01", to: "budget:food", from: "budget:free", "1")
      try ledger.move("2025-01-02", to: "Ausgaben:Essen", from: "assets:cash", "1")
      try ledger.move("2025-01-03", to: "expenses:food", from: "assets:cash", "1")
    }
    #expect(typing.untypedRoots.map(\.name) == ["budget", "Ausgaben"])
    #expect(typing.untypedRoots.map(\.postings) == [2, 1])
    #expect(typing.postings == 6)
    #expect(typing.typedPostings == 3)
    try typing.requireTypes()
  }

  @Test func `books of which less than half has a type are refused`() throws {
    let (typing, _) = try typing { ledger in
      try ledger.move("2025-01-02", to: "Ausgaben:Essen", from: "Aktiva:Giro", "1")
    }
    #expect(throws: KPIError.untypedAccounts(["Aktiva", "Ausgaben"])) { try typing.requireTypes() }
  }

  @Test func `empty books are not refused`() throws {
    try typing { _ in }.typing.requireTypes()
  }

  @Test func `virtual postings are not what makes books typed`() throws {
    let (typing, ledger) = try typing { ledger in
      try ledger.entry(
        "2025-01-01", "shop",
        lines: [
          .init("expenses:food", "5", "USD"), .init("assets:cash", "-5", "USD"),
          .init("budget:food", "-5", "USD", isVirtual: true),
          .init("budget:all", "-5", "USD", isVirtual: true),
          .init("budget:week", "-5", "USD", isVirtual: true),
          .init("assets:pots", "-5", "USD", isVirtual: true),
        ])
    }
    #expect(typing.postings == 2)
    #expect(typing.virtualPostings == 1)
    #expect(typing.virtualStocks.map { ledger.accounts[$0] } == ["assets:pots"])
    #expect(typing.untypedRoots == [AccountTyping.Root(name: "budget", postings: 3)])
    try typing.requireTypes()
  }

  @Test func `cash accounts are by name until all are declared`() throws {
    let entries: (inout LedgerBuilder) throws -> Void = { ledger in
      try ledger.move("2025-01-02", to: "assets:purse", from: "assets:bank", "1")
    }
    let byName = try typing(entries)
    #expect(byName.typing.cashAccounts.map { byName.ledger.accounts[$0] } == ["assets:bank"])
    #expect(byName.typing.cashByName == byName.typing.cashAccounts)
    let declared = try typing { ledger in
      ledger.type("assets:bank", .cash)
      ledger.type("assets:purse", .cash)
      try entries(&ledger)
    }
    #expect(
      declared.typing.cashAccounts.map { declared.ledger.accounts[$0] }
        == ["assets:bank", "assets:purse"])
    #expect(declared.typing.cashByName.isEmpty)
    let mixed = try typing { ledger in
      ledger.type("assets:purse", .cash)
      try entries(&ledger)
    }
    #expect(mixed.typing.cashByName.map { mixed.ledger.accounts[$0] } == ["assets:bank"])
  }

  @Test func `ignored accounts stand apart`() throws {
    let (typing, ledger) = try typing { ledger in
      ledger.attributes("points") { $0.isIgnored = true }
      try ledger.move("2025-01-02", to: "points:air", from: "assets:cash", "1")
    }
    #expect(typing.ignoredAccounts.map { ledger.accounts[$0] } == ["points:air"])
    #expect(typing.postings == 1)
    #expect(typing.untypedRoots.isEmpty)
  }
}
