internal import LedgerModel

/// Tells at little cost which payees may have a recurring item, so that few are looked at in full.
///
/// It goes back from the last charges of a payee, and holds the gaps between those on one account
/// and between those of one amount against the periods. A payee with an item always passes; of the
/// others hardly any does.
struct ChargeScreen {
  private let walk: PostingWalk
  private let columns: LedgerColumns
  private let day: Day
  /// By entry, whether it pays a declared item; empty if none does.
  private let isPaid: [Bool]
  private let periods = CadenceBits()

  /// Open addressing by account, commodity and amount; what has an older stamp is free.
  private var series: [Series] = []
  private var stamp: Int32 = 0
  private var mask = 0
  /// Those in ``series`` whose last two charges are a period apart.
  private var likely: [Int] = []

  /// What is known of the charges on one account in one commodity, or of those of one amount.
  private struct Series {
    var stamp: Int32 = 0
    var account: Int32 = 0
    var commodity: Int32 = 0
    var scale: UInt8 = 0
    /// The periods that all gaps so far keep to.
    var periods: UInt16 = 0
    /// The amount without trailing zeros, or 0 for any amount.
    var units: Int64 = 0
    var last: Int32 = 0
    /// The charge met last, the earliest so far, and the entry looked at last.
    var first: Int32 = 0
    var entry: Int32 = -1
    var count: Int32 = 0
  }

  init(_ sweep: LedgerSweep, isPaid: [Bool], on day: Day) {
    walk = sweep.walk
    columns = sweep.walk.columns
    self.isPaid = isPaid
    self.day = day
  }

  /// Whether charges of one payee, ascending by day, may have a recurring item.
  mutating func mayRecur(_ rows: ArraySlice<ChargeHistory.Row>) -> Bool {
    let end = ChargeScreen.count(rows, before: day.ordinal + 1)
    guard end > rows.startIndex else { return false }
    guard rows[end - 1].day.days(until: day) <= periods.longestAge else { return false }
    let start = ChargeScreen.count(rows, before: day.ordinal - Int32(periods.horizon))
    startOver(count: end - start)
    var index = end
    while index > start {
      index -= 1
      guard let charge = charge(rows, &index, start) else { continue }
      if !meet(charge) { return true }
    }
    let isCut = start > rows.startIndex
    return likely.contains { slot in
      let own = series[slot]
      return own.units == 0 && isCut && own.periods != 0
        || periods.hasEnough(own.periods, Int(own.count))
    }
  }

  /// The index behind the charges before a day.
  private static func count(_ rows: ArraySlice<ChargeHistory.Row>, before day: Int32) -> Int {
    var (low, high) = (rows.startIndex, rows.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].day.ordinal < day { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func startOver(count: Int) {
    likely.removeAll(keepingCapacity: true)
    stamp += 1
    var size = 16
    while size < 2 * count + 8 { size *= 2 }
    mask = size - 1
    if series.count < size { series = Array(repeating: Series(), count: size) }
  }
}

extension ChargeScreen {
  /// What an entry charged on one account.
  private struct Charge {
    let day: Int32
    let entry: Int32
    let account: Int32
    let commodity: Int32
    var units: Int64
    let scale: UInt8
    /// Whether more has to be known of it.
    var isUnclear: Bool
  }

  /// The charge that ends at a row, together with those before it of the same entry and account,
  /// or `nil` if it is of no account. Moves `index` to the first of them.
  private func charge(
    _ rows: ArraySlice<ChargeHistory.Row>, _ index: inout Int, _ start: Int
  ) -> Charge? {
    let row = rows[index]
    let (entry, posting) = (Int(row.entry), Int(row.posting))
    let account = columns.accounts[posting]
    guard !walk.traits(of: entry).hasIncome, isPaid.isEmpty || !isPaid[entry],
      !columns.facts[Int(account.index)].isInterest
    else { return nil }
    var charge = Charge(
      day: row.day.ordinal, entry: row.entry, account: account.index,
      commodity: columns.commodities[posting].index, units: columns.units[posting],
      scale: columns.scales[posting], isUnclear: columns.isWide(posting))
    while index > start, rows[index - 1].entry == row.entry {
      let other = Int(rows[index - 1].posting)
      guard columns.accounts[other].index == account.index,
        columns.commodities[other].index == charge.commodity
      else { break }
      index -= 1
      let (sum, overflow) = charge.units.addingReportingOverflow(columns.units[other])
      charge.units = sum
      charge.isUnclear =
        charge.isUnclear || overflow || columns.isWide(other)
        || columns.scales[other] != charge.scale || rows[index].day.ordinal != charge.day
    }
    return charge
  }

  /// Takes a charge into account, and returns whether its gaps tell enough.
  private mutating func meet(_ charge: Charge) -> Bool {
    if charge.isUnclear { return false }
    let age = Int(day.ordinal - charge.day)
    let known = periods.running(age: age)
    let whole = slot(charge, units: 0, scale: 0, isNew: known != 0)
    if whole >= 0 {
      if series[whole].entry == charge.entry { return false }
      series[whole].entry = charge.entry
    }
    guard charge.units > 0 else { return true }
    if whole >= 0 { note(charge, whole, known, hasHoles: true) }
    var (units, scale) = (charge.units, charge.scale)
    while scale > 0, units % 10 == 0 { (units, scale) = (units / 10, scale - 1) }
    let exact = known & ~periods.yearly
    let equal = slot(charge, units: units, scale: scale, isNew: exact != 0)
    if equal >= 0 { note(charge, equal, exact, hasHoles: false) }
    return true
  }

  /// Where a series stands or can stand, or -1 if it is not known and shall not be.
  private mutating func slot(
    _ charge: Charge, units: Int64, scale: UInt8, isNew: Bool
  ) -> Int {
    var hash = UInt64(bitPattern: units) ^ UInt64(scale) << 56
    hash ^= UInt64(UInt32(bitPattern: charge.account)) << 32
    hash ^= UInt64(UInt32(bitPattern: charge.commodity)) << 16
    hash &*= 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> 32) & mask
    while series[slot].stamp == stamp {
      let own = series[slot]
      if own.units == units, own.account == charge.account, own.commodity == charge.commodity,
        own.scale == scale
      {
        return slot
      }
      slot = (slot + 1) & mask
    }
    guard isNew else { return -1 }
    series[slot] = Series(
      stamp: stamp, account: charge.account, commodity: charge.commodity, scale: scale,
      units: units)
    return slot
  }

  /// Holds the gap between a charge and the one met before against the periods that are left.
  private mutating func note(_ charge: Charge, _ slot: Int, _ running: UInt16, hasHoles: Bool) {
    var own = series[slot]
    if own.count == 0 {
      own.periods = running
      own.last = charge.day
    } else if own.periods != 0 {
      let gap = Int(own.first - charge.day)
      var kept = periods.kept(by: gap)
      if own.count > 1 {
        if hasHoles { kept |= periods.exceeded(by: gap) }
        kept |= periods.ended(before: Int(own.last - charge.day))
      }
      own.periods &= kept
      if own.count == 1, own.periods != 0 { likely.append(slot) }
    }
    own.first = charge.day
    own.count += 1
    series[slot] = own
  }
}
