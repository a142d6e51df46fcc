import LedgerModel

/// Books of any size over ten years, whose accounts, payees and commodities grow with them.
struct GrowingBooks {
  let ledger: Ledger
  let lastDay: Day

  init(entries: Int) throws {
    var builder = LedgerBuilder()
    let first = try day("2015-01-01")
    let days = 3650
    let (accounts, payees) = (max(1, entries / 20), max(1, entries / 10))
    let commodities = max(1, entries / 50)
    for commodity in 0..<commodities {
      try builder.price("2015-01-01", "C\(commodity)", "2", "USD")
    }
    for entry in 0..<entries {
      let date = "\(first.adding(days: entry * days / entries))"
      let (account, payee) = (entry % accounts, "payee \(entry % payees)")
      switch entry % 8 {
      case 0: try builder.salary(date, "3000")
      case 1:
        try builder.entry(
          date, payee,
          lines: [
            .init("assets:broker:\(account)", "1", "C\(entry % commodities)", unit: ("2", "USD")),
            .init("assets:bank:checking", "-2", "USD"),
          ])
      case 2:
        try builder.move(
          date, payee, to: "expenses:e\(account):x", from: "liabilities:card\(account % 50)", "9")
      case 3:
        try builder.move(
          date, payee, to: "liabilities:card\(account % 50)", from: "assets:bank:checking", "5")
      default: try builder.spend(date, "expenses:e\(account)", "7.25")
      }
    }
    builder.change { ledger in
      var netflix = Subscription(
        name: "payee 4", amount: Money(Quantity(7), ledger.commodities.intern("USD")),
        recurrence: Recurrence(.months(1), start: first), at: SourceLocation(file: 1, offset: 0))
      netflix.payees = [.text("payee 4")]
      ledger.subscriptions = [netflix]
    }
    ledger = builder.ledger
    lastDay = first.adding(days: days - 40)
  }
}
