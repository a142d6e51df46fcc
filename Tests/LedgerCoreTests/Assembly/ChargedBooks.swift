import LedgerModel

@testable import LedgerCore

/// Books of charges alone, over ten years, in which one thing grows.
struct ChargedBooks {
  /// What grows with the size.
  enum Shape: CaseIterable {
    /// Payees with two charges each.
    case payees
    /// The charges of one payee, on a few accounts and of a few amounts.
    case charges
    /// Declared items, a tenth of them with an expression, and what pays them.
    case items
  }

  let ledger: Ledger
  let lastDay: Day

  init(_ shape: Shape, size: Int) throws {
    var builder = LedgerBuilder()
    let (first, days) = (try day("2015-01-01"), 3650)
    for entry in 0..<size {
      let date = "\(first.adding(days: entry * days / size))"
      let payee =
        switch shape {
        case .payees: "payee \(entry * 7919 % (size / 2))"
        case .charges: "shop"
        case .items: "service \(entry % (size / 20)) inc"
        }
      try builder.move(
        date, payee, to: "expenses:e\(entry % 7)", from: "assets:bank:checking",
        "\(1 + entry % 23).50")
    }
    if shape == .items {
      builder.change { ledger in
        let usd = ledger.commodities.intern("USD")
        ledger.subscriptions = (0..<size / 20).map { number in
          var item = Subscription(
            name: "service \(number)", amount: Money(Quantity(9), usd),
            recurrence: Recurrence(.months(1), start: first),
            at: SourceLocation(file: 1, offset: number))
          if number.isMultiple(of: 10) { item.payees = [.expression("^serv.* \(number) inc$")] }
          return item
        }
      }
    }
    ledger = builder.ledger
    lastDay = first.adding(days: days - 40)
  }
}
