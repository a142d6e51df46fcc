internal import LedgerModel

/// A `subscription` directive as it was read.
struct ParsedSubscription: Hashable, Sendable {
  /// A price from a day on.
  struct Price: Hashable, Sendable {
    let day: Day
    let amount: ParsedAmount
  }

  var name: PlacedName
  var amount: ParsedAmount
  var recurrence: Recurrence
  var accounts: [PlacedName] = []
  var payees: [Subscription.PayeePattern] = []
  /// The later prices, ascending by day.
  var prices: [Price] = []
}
