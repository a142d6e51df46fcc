/// A `recurring:` tag on an entry, or on one posting of it: the entry pays something that recurs.
package struct RecurringTag: Hashable, Sendable {
  /// The name of the item, or `nil` for that of the payee.
  package var name: String?
  /// The period that a `period:` tag states, or `nil` where the days of the entries have to show it.
  package var recurrence: Recurrence?
  /// The account of the posting that is tagged, or `nil` for the whole entry.
  package var account: AccountID?
  /// Where the entry stands.
  package var location: SourceLocation

  package init(
    name: String?, recurrence: Recurrence?, account: AccountID?, at location: SourceLocation
  ) {
    self.name = name
    self.recurrence = recurrence
    self.account = account
    self.location = location
  }
}
