internal import LedgerModel

extension ReportContext {
  /// The lowest cash of a range of days, or `nil` if nothing is known to move it, or if it has more
  /// than 38 digits.
  func lowPoint(
    _ events: [CalendarEvent], _ days: ClosedRange<Day>, from liquid: Quantity
  ) -> KPIReport.LowPoint? {
    do throws(QuantityError) {
      return try LowPointAssembly(self, events, days).lowest(from: liquid)
    } catch {
      return noted(nil, "lowest cash ahead")
    }
  }
}

/// The lowest end of a day in a range of days, from known events alone.
///
/// What moves cash is the entries after the first day, and the events that no entry stands for; what
/// is overdue is paid on the first day. All amounts are valued on that day, as no later price is known.
struct LowPointAssembly: Sendable {
  private struct Move: Sendable {
    let day: Day
    let name: String
    let cash: Quantity
  }

  private let days: ClosedRange<Day>
  /// By day, then name.
  private let moves: [Move]

  init(
    _ context: ReportContext, _ events: [CalendarEvent], _ days: ClosedRange<Day>
  ) throws(QuantityError) {
    self.days = days
    var moves = events.compactMap { event in
      event.cash.map { cash in
        Move(day: max(event.event.date, days.lowerBound), name: event.event.name, cash: cash)
      }
    }
    let names = Dictionary(
      events.compactMap { event in event.entry.map { ($0, event.event.name) } },
      uniquingKeysWith: { first, _ in first })
    moves += try LowPointAssembly.booked(context, days, names)
    self.moves = moves.filter { days.contains($0.day) && !$0.cash.isZero }
      .sorted { ($0.day, $0.name) < ($1.day, $1.name) }
  }

  /// The lowest balance, the earliest day of it, and the payments up to then.
  ///
  /// - Returns: `nil` if nothing is known to move cash.
  func lowest(from liquid: Quantity) throws(QuantityError) -> KPIReport.LowPoint? {
    guard !moves.isEmpty else { return nil }
    var (balance, next) = (liquid, moves.startIndex)
    var lowest: KPIReport.LowPoint?
    var day = days.lowerBound
    while day <= days.upperBound {
      while moves.indices.contains(next), moves[next].day == day {
        balance = try balance + moves[next].cash
        next += 1
      }
      if lowest.map({ balance < $0.balance }) ?? true {
        lowest = KPIReport.LowPoint(date: day, balance: balance, events: [])
      }
      day = moves.indices.contains(next) ? moves[next].day : days.upperBound.adding(days: 1)
    }
    let end = lowest?.date ?? days.lowerBound
    lowest?.events = moves.prefix { $0.day <= end }.filter(\.cash.isNegative).map(\.name)
    return lowest
  }

  /// What each later entry moves, under the name of its event or its payee.
  private static func booked(
    _ context: ReportContext, _ days: ClosedRange<Day>, _ names: [Int32: String]
  ) throws(QuantityError) -> [Move] {
    var sums: [Int: (day: Day, cash: Quantity)] = [:]
    for index in days.lowerBound.month.index...days.upperBound.month.index {
      let month = Month(index: index)
      try context.sweep.walk.forEach(
        in: month, upTo: min(days.upperBound, month.lastDay), of: .stock
      ) { (step) throws(QuantityError) in
        guard step.day > days.lowerBound, context.classification.isLiquid(step.account),
          !context.sweep.walk.isIgnored(step),
          let value = context.value(
            Money(context.sweep.walk.quantity(of: step), step.commodity), on: days.lowerBound)
        else { return }
        let sum = sums[step.entry] ?? (step.day, .zero)
        sums[step.entry] = (max(sum.day, step.day), try sum.cash + value)
      }
    }
    return sums.map { entry, sum in
      let payee = context.ledger.payees[context.ledger.entries.payees[entry].index]
      return Move(day: sum.day, name: names[Int32(entry)] ?? payee, cash: sum.cash)
    }
  }
}
