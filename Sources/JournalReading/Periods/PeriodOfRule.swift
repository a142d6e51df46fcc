internal import LedgerModel

/// The period at the start of a `~` rule's line, and what follows it.
struct PeriodOfRule: Hashable, Sendable {
  let recurrence: Recurrence
  /// The bytes of the period in the line, to show it as it was written.
  let period: Range<Int>
  /// The bytes of what follows: status, code and description.
  let description: Range<Int>?
  /// The bytes of the comment after its `;`.
  let comment: Range<Int>?
}
