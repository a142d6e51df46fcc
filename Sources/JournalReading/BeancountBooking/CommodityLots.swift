internal import LedgerModel

/// What an account holds of one commodity: an amount of each lot, in the order in which they came.
///
/// A lot that is sold leaves its slot empty, so that those behind it stay where they are; the slots
/// are put together when most of them are empty.
struct CommodityLots: Sendable {
  let currency: CommodityID
  private var slots: [Inventory.Position?] = []
  /// Before this one every slot is empty.
  private var start = 0
  /// The number of positions above and below zero.
  private var longs = 0
  private var shorts = 0
  /// Whether no lot came after one of a later day.
  private(set) var isByDay = true
  private var newest: BeancountLot?
  /// Where each lot stands, once they are too many to look through.
  private var places: [Key: Int] = [:]

  /// The number of slots that are looked through one by one.
  private static let few = 16

  /// What tells lots apart.
  private struct Key: Hashable {
    let number: Quantity
    let currency: CommodityID
    let day: Day?
    let label: Int32?

    /// The key of a lot; units without a cost have one that no lot has.
    init(_ lot: BeancountLot?) {
      number = lot?.number ?? .zero
      currency = lot?.currency ?? CommodityID(-1)
      day = lot?.day
      label = lot?.label
    }
  }

  init(_ currency: CommodityID) { self.currency = currency }

  var isEmpty: Bool { longs + shorts == 0 }

  /// The positions in the order in which they came, found one by one.
  var inOrder: some Sequence<Inventory.Position> { slots[start...].lazy.compactMap { $0 } }

  var positions: [Inventory.Position] { slots[start...].compactMap { $0 } }

  /// Whether there is a position of the other sign than a number.
  func holdsOpposite(of number: Quantity) -> Bool { number.isPositive ? shorts > 0 : longs > 0 }

  /// Adds an amount to the position with its lot; an empty position goes.
  @discardableResult
  mutating func add(
    _ number: Quantity, _ lot: BeancountLot?
  ) throws(QuantityError) -> Inventory.Change {
    guard let place = place(of: lot), let old = slots[place] else {
      if number.isZero { return .ignored }
      append(Inventory.Position(number: number, currency: currency, lot: lot))
      return .created
    }
    let sum = try old.number.adding(number)
    count(old.number, -1)
    if sum.isZero {
      remove(old, at: place)
    } else {
      count(sum, 1)
      slots[place]?.number = sum
    }
    return old.number.isPositive != number.isPositive ? .reduced : .augmented
  }

  /// The number of a lot after an amount is added.
  func sum(
    of lot: BeancountLot?, adding number: Quantity
  ) throws(QuantityError) -> Quantity {
    guard let place = place(of: lot), let old = slots[place] else { return number }
    return try old.number.adding(number)
  }

  private func place(of lot: BeancountLot?) -> Int? {
    guard places.isEmpty else { return places[Key(lot)] }
    return slots[start...].firstIndex { position in
      guard let position else { return false }
      guard let lot, let other = position.lot else { return lot == nil && position.lot == nil }
      return lot == other
    }
  }

  private mutating func append(_ position: Inventory.Position) {
    if isEmpty { (isByDay, newest) = (true, nil) }
    if let lot = position.lot {
      let isLate = newest.map { lot.isOlder(than: $0) } ?? false
      if isLate { isByDay = false } else { newest = lot }
    }
    count(position.number, 1)
    slots.append(position)
    if slots.count > CommodityLots.few {
      if places.isEmpty { return enterPlaces() }
      places[Key(position.lot)] = slots.count - 1
    }
  }

  private mutating func remove(_ position: Inventory.Position, at place: Int) {
    slots[place] = nil
    if !places.isEmpty { places[Key(position.lot)] = nil }
    while start < slots.count, slots[start] == nil { start += 1 }
    guard slots.count > 2 * (longs + shorts) + CommodityLots.few else { return }
    slots = positions.map { $0 }
    start = 0
    places.removeAll()
    if slots.count > CommodityLots.few { enterPlaces() }
  }

  private mutating func enterPlaces() {
    for (place, position) in slots.enumerated() {
      if let position { places[Key(position.lot)] = place }
    }
  }

  private mutating func count(_ number: Quantity, _ change: Int) {
    if number.isPositive { longs += change } else { shorts += change }
  }
}

extension BeancountLot {
  /// Whether the lot comes before another: a lot without a day before all others.
  func isOlder(than other: BeancountLot) -> Bool {
    guard let day else { return other.day != nil }
    return other.day.map { day < $0 } ?? false
  }
}
