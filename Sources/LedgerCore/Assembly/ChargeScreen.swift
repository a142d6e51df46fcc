internal import LedgerModel

/// Tells at little cost where a payee may have a recurring item, so that few charges are looked at
/// in full.
///
/// It goes back from the last charges of a payee, and holds the gaps between those on one account
/// and between those of one amount against the periods. Where an item is, it always says so; where
/// none is, hardly ever.
struct ChargeScreen {
  private let books: ScreenedCharges
  private let day: Day
  private let periods = CadenceBits()

  /// Open addressing by account, commodity and amount; what has an older stamp is free.
  private var series: [Series] = []
  private var stamp: Int32 = 0
  private var mask = 0
  /// Those in ``series`` whose last two charges are a period apart.
  private var likely: [Int] = []
  /// Those in which something is unclear, so that they have to be looked at.
  private var unclear: [Int] = []

  /// The charges of a payee that are near enough to be looked at first.
  private var window: [ScreenedCharges.Charge] = []

  /// By account: how many series there are to which earlier charges may still matter.
  private var openSeries: [Int32]

  /// The charges on one account in one commodity, or those of one amount.
  private struct Series {
    var stamp: Int32 = 0
    var account: Int32 = 0
    var commodity: Int32 = 0
    /// The amount without trailing zeros, or 0 for any amount.
    var units: Int64 = 0
    var scale: UInt8 = 0
    /// The entry looked at last.
    var entry: Int32 = -1
    var isUnclear = false
    var gaps = ChargeGaps()
  }

  init(_ books: ScreenedCharges, on day: Day) {
    self.books = books
    self.day = day
    openSeries = Array(repeating: 0, count: books.accountCount)
  }

  /// The accounts and commodities on which charges of one payee may recur; `rows` are all its
  /// charges, ascending by day.
  mutating func findings(_ rows: ArraySlice<ChargeHistory.Row>) -> Set<HoldingKey> {
    let end = rows.count(before: day.adding(days: 1))
    guard end > rows.startIndex, rows[end - 1].day.days(until: day) <= periods.longestAge else {
      return []
    }
    let equalStart = rows.count(before: day.adding(days: -periods.equalHorizon))
    let start = rows.count(before: day.adding(days: -periods.horizon))
    startOver(count: end - start)
    var index = rows.startOfEntry(at: start)
    books.collect(rows[index..<end], into: &window)
    for charge in window { meet(charge, hasAmount: charge.start >= equalStart) }
    var open = 0
    for slot in likely
    where series[slot].units == 0 && series[slot].gaps.isOpen && !series[slot].isUnclear {
      openSeries[Int(series[slot].account)] += 1
      open += 1
    }
    defer { for slot in likely { openSeries[Int(series[slot].account)] = 0 } }
    while index > rows.startIndex, open > 0 {
      guard openSeries[Int(rows[index - 1].account.index)] > 0 else {
        index -= 1
        continue
      }
      guard let charge = books.charge(rows, &index), meetEarlier(charge) else { continue }
      openSeries[Int(charge.account)] -= 1
      open -= 1
    }
    return found
  }

  private var found: Set<HoldingKey> {
    if likely.isEmpty, unclear.isEmpty { return [] }
    let slots = unclear + likely.filter { series[$0].gaps.mayRecur(periods) }
    return Set(
      slots.map { slot in
        HoldingKey(
          account: AccountID(series[slot].account), commodity: CommodityID(series[slot].commodity))
      })
  }

  private mutating func startOver(count: Int) {
    likely.removeAll(keepingCapacity: true)
    unclear.removeAll(keepingCapacity: true)
    stamp += 1
    var size = 16
    while size < 2 * count + 8 { size *= 2 }
    mask = size - 1
    if series.count < size { series = Array(repeating: Series(), count: size) }
  }
}

extension ChargeScreen {
  /// Takes a charge into account.
  private mutating func meet(_ charge: ScreenedCharges.Charge, hasAmount: Bool) {
    let running = periods.running(age: Int(day.ordinal - charge.day))
    let whole = slot(charge, units: 0, scale: 0, isNew: running != 0)
    guard whole >= 0, isClear(charge, whole), charge.units > 0 else { return }
    add(charge, to: whole, running, hasHoles: true)
    guard hasAmount else { return }
    var (units, scale) = (charge.units, charge.scale)
    while scale > 0, units % 10 == 0 { (units, scale) = (units / 10, scale - 1) }
    let exact = running & ~periods.yearly
    let equal = slot(charge, units: units, scale: scale, isNew: exact != 0)
    if equal >= 0 { add(charge, to: equal, exact, hasHoles: false) }
  }

  /// Whether a charge, of an entry that was not met on its account before, tells all; if not, the
  /// account is kept for a closer look.
  private mutating func isClear(_ charge: ScreenedCharges.Charge, _ whole: Int) -> Bool {
    if series[whole].isUnclear { return false }
    guard charge.isUnclear || series[whole].entry == charge.entry else {
      series[whole].entry = charge.entry
      return true
    }
    series[whole].isUnclear = true
    unclear.append(whole)
    return false
  }

  /// Takes a charge of before the horizon into account.
  ///
  /// Returns whether nothing earlier on its account matters any more.
  private mutating func meetEarlier(_ charge: ScreenedCharges.Charge) -> Bool {
    let whole = slot(charge, units: 0, scale: 0, isNew: false)
    guard whole >= 0, !series[whole].isUnclear, series[whole].gaps.isOpen,
      series[whole].gaps.count > 1
    else { return false }
    guard isClear(charge, whole) else { return true }
    guard charge.units > 0 else { return false }
    add(charge, to: whole, 0, hasHoles: true)
    return !series[whole].gaps.isOpen
  }

  private mutating func add(
    _ charge: ScreenedCharges.Charge, to slot: Int, _ running: UInt16, hasHoles: Bool
  ) {
    series[slot].gaps.add(charge.day, running: running, periods, hasHoles: hasHoles)
    if series[slot].gaps.count == 2, series[slot].gaps.isOpen { likely.append(slot) }
  }

  /// Where a series stands or can stand, or -1 if it is not known and shall not be.
  private mutating func slot(
    _ charge: ScreenedCharges.Charge, units: Int64, scale: UInt8, isNew: Bool
  ) -> Int {
    var hash = UInt64(bitPattern: units) ^ UInt64(scale) << 56
    hash ^= UInt64(UInt32(bitPattern: charge.account)) << 32
    hash ^= UInt64(UInt32(bitPattern: charge.commodity)) << 16
    hash &*= 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> 32) & mask
    while series[slot].stamp == stamp {
      if series[slot].units == units, series[slot].account == charge.account,
        series[slot].commodity == charge.commodity, series[slot].scale == scale
      {
        return slot
      }
      slot = (slot + 1) & mask
    }
    guard isNew else { return -1 }
    series[slot] = Series(
      stamp: stamp, account: charge.account, commodity: charge.commodity, units: units,
      scale: scale)
    return slot
  }
}
