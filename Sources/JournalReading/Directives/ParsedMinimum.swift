internal import LedgerModel

/// A minimum payment as it was read.
enum ParsedMinimum: Hashable, Sendable {
  case fixed(ParsedAmount)
  case percentage(Quantity, floor: ParsedAmount?)
  case interestPlus(Quantity, floor: ParsedAmount?)
}
