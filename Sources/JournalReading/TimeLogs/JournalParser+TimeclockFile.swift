internal import LedgerModel

// timeclock = { blank-line | comment | event }
// event     = ("i" | "o") blanks date blanks HH ":" MM [":" SS] [zone] [blanks account [gap text]]

extension JournalParser {
  /// How many days a clock may run: each is an entry.
  private static let longestClock = 10_000

  /// Reads a file of clock-ins and clock-outs, which come in turn.
  mutating func parseTimeclock(_ bytes: Span<UInt8>) {
    var cursor = ByteCursor(bytes)
    cursor.skipByteOrderMark()
    var running: ClockIn?
    while let byte = cursor.next {
      let line = cursor.bytes.line(at: cursor.offset)
      if !line.isEmpty, byte != .semicolon, byte != .hash, byte != .asterisk {
        do throws(Mistake) {
          running = try parseClockLine(line, running, &cursor)
        } catch {
          books.report(error, in: file)
        }
      }
      cursor.skipLine()
    }
    guard let running else { return }
    books.warn(
      Mistake(
        .clockMismatch, at: running.range,
        "this clock still runs at the end, and its time is left out",
        help: "clock out below: o DATE TIME"),
      in: file)
  }

  /// Reads a clock-in, which is returned, or the clock-out of the one that runs.
  private mutating func parseClockLine(
    _ line: Range<Int>, _ running: ClockIn?, _ cursor: inout ByteCursor
  ) throws(Mistake) -> ClockIn? {
    let event = try readClockLine(line, &cursor)
    if event.isStart {
      guard let running else { return event.clock }
      throw Mistake(
        .clockMismatch, at: line, "the clock of '\(running.account)' runs already",
        help: "clock out above: o DATE TIME")
    }
    guard let running else {
      throw Mistake(
        .clockMismatch, at: line, "no clock runs here", help: "clock in above: i DATE TIME ACCOUNT")
    }
    guard running.time <= event.clock.time else {
      throw Mistake(
        .clockMismatch, at: line, "a clock stops before it starts", help: "correct one of the times"
      )
    }
    guard running.time.day.days(until: event.clock.time.day) <= JournalParser.longestClock else {
      throw Mistake(
        .clockMismatch, at: line, "a clock runs for more than \(JournalParser.longestClock) days",
        help: "correct one of the dates")
    }
    try bookHours(running, until: event.clock.time)
    return nil
  }

  private mutating func readClockLine(
    _ line: Range<Int>, _ cursor: inout ByteCursor
  ) throws(Mistake) -> (isStart: Bool, clock: ClockIn) {
    let letter = cursor.next
    cursor.offset += 1
    guard letter == UInt8(ascii: "i") || letter == UInt8(ascii: "o"), cursor.next?.isBlank == true
    else {
      throw Mistake(
        .clockMismatch, at: line, "this line starts and stops no clock",
        help: "write i DATE TIME ACCOUNT, or o DATE TIME")
    }
    cursor.skipBlanks()
    let day = try readDate(&cursor)
    cursor.skipBlanks()
    let time = ClockTime(day: day, second: try cursor.readClockSecond())
    cursor.skip { !$0.isBlank && !$0.isLineEnd }
    cursor.skipBlanks()
    let name = cursor.readAccountName()
    let isStart = letter == UInt8(ascii: "i")
    let account = isStart ? self.account(named: name, cursor.bytes) : nil
    cursor.skipBlanks()
    let text = cursor.text(cursor.skipToLineEnd())
    let accountName = account.map { books.ledger.accounts[$0] } ?? ""
    return (isStart, ClockIn(time: time, account: accountName, payee: text, range: line))
  }

  /// Books the time of a clock, each day for itself.
  private mutating func bookHours(_ clock: ClockIn, until end: ClockTime) throws(Mistake) {
    var start = clock.time
    repeat {
      let midnight = ClockTime(day: start.day.adding(days: 1), second: 0)
      let stop = min(midnight, end)
      let hours = try? Ratio(start.seconds(until: stop), 3600).rounded(toScale: 2)
      try bookTime(
        TimeEntry(
          day: start.day, account: books.ledger.accounts.intern(clock.account),
          payee: clock.payee, hours: hours ?? .zero, symbol: "h", range: clock.range))
      start = stop
    } while start < end
  }
}

/// A time that was spent on an account.
struct TimeEntry {
  var day: Day
  var account: AccountID
  var payee: String
  var hours: Quantity
  /// The commodity: `h`, or none.
  var symbol: String
  var range: Range<Int>
}

extension JournalParser {
  /// Books an entry of one virtual posting.
  mutating func bookTime(_ time: TimeEntry) throws(Mistake) {
    draft.day = time.day
    draft.payee = PayeeID(books.ledger.payees.intern(time.payee))
    draft.flags = .cleared
    draft.range = time.range
    draft.file = file
    let commodity = books.ledger.commodities.intern(time.symbol)
    let amount = WrittenAmount(quantity: time.hours, commodity: commodity, range: time.range)
    draft.postings = [
      DraftPosting(
        account: time.account, accountRange: time.range, kind: .virtual, amount: amount)
    ]
    books.transactions += 1
    try books.append(draft, time.range)
  }
}

extension ByteCursor {
  /// Reads a time of the day, `HH:MM` or `HH:MM:SS`, as seconds since midnight.
  fileprivate mutating func readClockSecond() throws(Mistake) -> Int {
    let start = offset
    let hour = skip(while: \.isDigit)
    var seconds = 0
    var fields = [hour]
    while fields.count < 3, skip(.colon) { fields.append(skip(while: \.isDigit)) }
    let limits = [24, 60, 60]
    for (index, field) in fields.enumerated() {
      guard field.count == 2, let value = bytes.number(field), value < limits[index] else {
        fields = []
        break
      }
      seconds += value * [3600, 60, 1][index]
    }
    guard fields.count > 1 else {
      throw Mistake(
        .dateMalformed, at: start..<max(offset, start + 1), "a clock line has no time",
        help: "write it as 09:00 or 09:00:00")
    }
    return seconds
  }
}
