internal import LedgerModel

/// The lots of a commodity in the order in which a booking method takes them, as numbers of slots.
struct LotQueue: Sendable {
  /// A booking method that takes lots in another order than that in which they came.
  enum Order: Sendable {
    case newestFirst, dearestFirst

    init?(_ method: BookingMethod) {
      switch method {
      case .lifo: self = .newestFirst
      case .hifo: self = .dearestFirst
      default: return nil
      }
    }
  }

  private struct Place: Sendable {
    let slot: Int
    let lot: BeancountLot
  }

  private let order: Order
  /// The places, the one that is taken first at the end.
  private var places: [Place] = []

  init(_ order: Order) { self.order = order }

  /// The slots, the one that is taken first at the front.
  var slots: some Sequence<Int> { places.reversed().lazy.map(\.slot) }

  /// Adds a lot whose slot is behind all others.
  mutating func insert(_ lot: BeancountLot, at slot: Int) {
    let place = Place(slot: slot, lot: lot)
    places.insert(place, at: places.partitioningIndex { precedes($0, place) })
  }

  mutating func remove(_ lot: BeancountLot, at slot: Int) {
    let place = Place(slot: slot, lot: lot)
    let index = places.partitioningIndex { $0.slot == slot || precedes($0, place) }
    if index < places.count, places[index].slot == slot { places.remove(at: index) }
  }

  /// Whether a lot is taken before another; of two that are equal, the one that came first.
  private func precedes(_ one: Place, _ other: Place) -> Bool {
    switch order {
    case .newestFirst:
      if other.lot.isOlder(than: one.lot) { return true }
      return !one.lot.isOlder(than: other.lot) && one.slot < other.slot
    case .dearestFirst:
      let (first, second) = (one.lot.number, other.lot.number)
      return first > second || (first == second && one.slot < other.slot)
    }
  }
}
