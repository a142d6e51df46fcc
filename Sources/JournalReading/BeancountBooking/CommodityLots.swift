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
  /// The lots as the account's booking method takes them, if that is in an order of its own.
  private var queue: LotQueue?
  private let order: LotQueue.Order?
  /// How many positions cost what, by currency.
  private var costs: [(currency: CommodityID, count: Int)] = []

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

  init(_ currency: CommodityID, _ order: LotQueue.Order?) {
    (self.currency, self.order) = (currency, order)
    queue = order.map(LotQueue.init)
  }

  var isEmpty: Bool { longs + shorts == 0 }

  /// The positions in the order in which they came, found one by one.
  var inOrder: some Sequence<Inventory.Position> { slots[start...].lazy.compactMap { $0 } }

  /// The positions with lots, as the booking method takes them; `nil` for one without an order.
  var queued: (some Sequence<Inventory.Position>)? {
    queue?.slots.lazy.compactMap { [slots] in slots[$0] }
  }

  /// The currencies in which lots cost something.
  var costCurrencies: [CommodityID] { costs.filter { $0.count > 0 }.map(\.currency) }

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
    count(old, -1)
    if sum.isZero {
      remove(old, at: place)
    } else {
      slots[place]?.number = sum
      count(Inventory.Position(number: sum, currency: currency, lot: old.lot), 1)
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
    count(position, 1)
    slots.append(position)
    if let lot = position.lot { queue?.insert(lot, at: slots.count - 1) }
    if slots.count > CommodityLots.few {
      if places.isEmpty { return enterPlaces() }
      places[Key(position.lot)] = slots.count - 1
    }
  }

  private mutating func remove(_ position: Inventory.Position, at place: Int) {
    slots[place] = nil
    if let lot = position.lot { queue?.remove(lot, at: place) }
    if !places.isEmpty { places[Key(position.lot)] = nil }
    while start < slots.count, slots[start] == nil { start += 1 }
    guard slots.count > 2 * (longs + shorts) + CommodityLots.few else { return }
    slots = positions
    start = 0
    queue = order.map(LotQueue.init)
    for (place, position) in slots.enumerated() {
      if let lot = position?.lot { queue?.insert(lot, at: place) }
    }
    places.removeAll()
    if slots.count > CommodityLots.few { enterPlaces() }
  }

  private mutating func enterPlaces() {
    for (place, position) in slots.enumerated() {
      if let position { places[Key(position.lot)] = place }
    }
  }

  private mutating func count(_ position: Inventory.Position, _ change: Int) {
    if position.number.isPositive { longs += change } else { shorts += change }
    guard let cost = position.lot?.currency else { return }
    if let row = costs.firstIndex(where: { $0.currency == cost }) {
      costs[row].count += change
    } else {
      costs.append((cost, change))
    }
  }
}

extension BeancountLot {
  /// Whether the lot comes before another: a lot without a day before all others.
  func isOlder(than other: BeancountLot) -> Bool {
    guard let day else { return other.day != nil }
    return other.day.map { day < $0 } ?? false
  }
}
