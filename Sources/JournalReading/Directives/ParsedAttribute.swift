internal import Diagnostics
internal import LedgerModel

/// One attribute of an account and where it is written.
struct ParsedAttribute: Hashable, Sendable {
  /// A value of the kind that its key takes.
  enum Value: Hashable, Sendable {
    case rate(Quantity)
    case promotion(PromotionalRate)
    case minimum(ParsedMinimum)
    case day(Int)
    case amount(ParsedAmount)
    case flag(Bool)
    case spend(SpendKind)
  }

  let key: AccountKey
  let value: Value
  /// Whether it is a tag in a comment; a sub-line wins over it.
  let isTag: Bool
  /// The key and its value.
  let range: SourceRange
}
