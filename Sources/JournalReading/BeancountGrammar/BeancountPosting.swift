internal import LedgerModel

/// A part of a posting that may be left out, to be found from the rest of the entry.
enum BeancountPart<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The posting has no place for it.
  case absent
  case missing
  case known(Value)

  var value: Value? {
    if case .known(let value) = self { value } else { nil }
  }
}

/// What a posting says of the cost of its lot: `{…}`.
final class BeancountCostSpec: Sendable {
  /// The cost of one unit.
  let perUnit: BeancountPart<Quantity>
  /// A cost of the whole amount, beside that of each unit.
  let total: BeancountPart<Quantity>
  let currency: BeancountPart<CommodityID>
  let day: Day?
  /// The number of the label in ``BeancountRecords/names``.
  let label: Int32?

  init(
    perUnit: BeancountPart<Quantity>, total: BeancountPart<Quantity>,
    currency: BeancountPart<CommodityID>, day: Day?, label: Int32?
  ) {
    self.perUnit = perUnit
    self.total = total
    self.currency = currency
    self.day = day
    self.label = label
  }

  /// The same with some parts filled in.
  func with(
    perUnit: Quantity? = nil, total: Quantity? = nil, currency: CommodityID? = nil, day: Day? = nil
  ) -> BeancountCostSpec {
    BeancountCostSpec(
      perUnit: perUnit.map { .known($0) } ?? self.perUnit,
      total: total.map { .known($0) } ?? self.total,
      currency: currency.map { .known($0) } ?? self.currency, day: day ?? self.day, label: label)
  }
}

/// A price as written after `@` or `@@`.
final class BeancountPriceSpec: Sendable {
  /// The price of one unit; after `@@` the quotient, to 28 digits.
  let number: BeancountPart<Quantity>
  let currency: BeancountPart<CommodityID>
  /// The price of the whole amount without its sign, if that is what was written.
  let total: Quantity?

  init(
    number: BeancountPart<Quantity>, currency: BeancountPart<CommodityID>, total: Quantity? = nil
  ) {
    self.number = number
    self.currency = currency
    self.total = total
  }

  func with(currency: CommodityID) -> BeancountPriceSpec {
    BeancountPriceSpec(number: number, currency: .known(currency), total: total)
  }
}

/// A posting as it was read.
struct BeancountPosting: Sendable {
  var account: AccountID
  /// The bytes of the line, from the flag or the account on.
  var range: Range<Int>
  /// Absent in a posting without an amount.
  var number: BeancountPart<Quantity> = .absent
  var currency: BeancountPart<CommodityID> = .absent
  var cost: BeancountCostSpec?
  var price: BeancountPriceSpec?
  /// The flag, or 0.
  var flag: UInt8 = 0
  var metadata: [BeancountMetadata] = []

  /// Whether the posting takes whatever is left over.
  var isAutomatic: Bool { number == .absent }
}
