internal import LedgerModel

// clock-in  = ("i" | "I") blank date-time blanks account [gap payee [gap ";" note]]
// clock-out = ("o" | "O") blank date-time [blanks account [gap payee [gap ";" note]]]
// date-time = year sep month sep day blank hour ":" minute ":" second     ; 19 bytes

extension JournalParser {
  /// Reads a line that starts a time clock.
  mutating func parseClockIn(_ line: Range<Int>, _ bytes: Span<UInt8>) throws(Mistake) {
    let event = try readClockEvent(line, bytes)
    guard !event.account.isEmpty else {
      throw Mistake(
        .clockMismatch, at: line, "a clock-in names no account",
        help: "write i 2026-01-31 09:00:00 ACCOUNT")
    }
    guard !clocks.contains(where: { $0.account == event.account }) else {
      throw Mistake(
        .clockMismatch, at: line, "the clock of '\(event.account)' runs already",
        help: "clock out before this line")
    }
    clocks.append(event)
  }

  /// Reads a line that stops a time clock, and books the time.
  mutating func parseClockOut(
    _ line: Range<Int>, _ bytes: Span<UInt8>, isCleared: Bool
  ) throws(Mistake) {
    let out = try readClockEvent(line, bytes)
    try clockOut(out, isCleared: isCleared)
  }

  /// Stops the clocks that still run at the end of a file, as of the start of today.
  mutating func closeClocks() {
    let now = ClockTime(day: books.memory.settings.today ?? options.today, second: 0)
    while let clock = clocks.first {
      do throws(Mistake) {
        var out = clock
        out.time = now
        out.payee = ""
        try clockOut(out, isCleared: false)
      } catch {
        books.report(error, in: file)
        clocks.removeAll { $0.account == clock.account }
      }
    }
  }

  private mutating func clockOut(_ out: ClockIn, isCleared: Bool) throws(Mistake) {
    var clock = try runningClock(out)
    clocks.removeAll { $0.account == clock.account }
    guard out.time >= clock.time else {
      throw Mistake(
        .clockMismatch, at: out.range, "a clock stops before it starts",
        help: "correct one of the times")
    }
    if clock.payee.isEmpty { clock.payee = out.payee }
    guard books.memory.settings.breaksDays else {
      return try book(clock, until: out.time, isCleared: isCleared)
    }
    while clock.time < out.time {
      let midnight = ClockTime(day: clock.time.day.adding(days: 1), second: 0)
      let end = min(midnight, out.time)
      try book(clock, until: end, isCleared: isCleared)
      clock.time = end
    }
  }

  private func runningClock(_ out: ClockIn) throws(Mistake) -> ClockIn {
    if clocks.count == 1 { return clocks[0] }
    if let clock = clocks.first(where: { $0.account == out.account }) { return clock }
    let problem =
      clocks.isEmpty
      ? "no clock runs here"
      : out.account.isEmpty
        ? "several clocks run, and this line names none" : "no clock of '\(out.account)' runs here"
    throw Mistake(
      .clockMismatch, at: out.range, problem, help: "clock in above, or name the account to stop")
  }

  /// Books the time of a clock as an entry of one posting, in seconds.
  private mutating func book(
    _ clock: ClockIn, until end: ClockTime, isCleared: Bool
  ) throws(Mistake) {
    prepareRule(clock.range)
    let second = ledgerCommodity(.escaped([UInt8(ascii: "s")]), [0].span)
    let account = try account(withFullName: clock.account, at: clock.range)
    var posting = LedgerPosting(account: account, accountRange: clock.range)
    posting.kind = .virtual
    posting.file = file
    posting.amount = LedgerAmount(
      ExactNumber(Quantity(clock.time.seconds(until: end))), LotCommodity(second))
    if isCleared { posting.status = .cleared }
    entry.day = clock.time.day
    entry.file = file
    entry.identifier = nil
    entry.payee = PayeeID(books.ledger.payees.intern(clock.payee))
    entry.postings = [posting]
    try bookLedgerEntry()
  }

  /// Reads the time, which takes the 19 bytes from the third on, then the account and the payee.
  private mutating func readClockEvent(
    _ line: Range<Int>, _ bytes: Span<UInt8>
  ) throws(Mistake) -> ClockIn {
    let start = line.lowerBound + 2
    let end = min(start + 19, line.upperBound)
    guard start < end, let time = try clockTime(start..<end, bytes) else {
      throw Mistake(
        .dateMalformed, at: line, "a clock line has no time",
        help: "write i 2026-01-31 09:00:00 ACCOUNT, with seconds")
    }
    if end < line.upperBound, !bytes[end].isBlank {
      books.warn(
        Mistake(
          .dateMalformed, at: end..<line.upperBound,
          "the account is read from its second byte on, as the time is shorter than 19 bytes",
          help: "write the time as 2026-01-31 09:00:00"),
        in: file)
    }
    var cursor = ByteCursor(bytes.extracting(0..<line.upperBound))
    cursor.offset = min(end + 1, line.upperBound)
    cursor.skipBlanks()
    let account = cursor.isAtEnd ? 0..<0 : cursor.readLedgerAccountName()
    cursor.skipBlanks()
    let payee = cursor.isAtEnd ? 0..<0 : cursor.readLedgerAccountName()
    let name = bytes.text(account)
    return ClockIn(
      time: time, account: name.isEmpty ? "" : scope.ledger.fullName(name),
      payee: bytes.text(payee), range: line)
  }

  private func clockTime(
    _ range: Range<Int>, _ bytes: Span<UInt8>
  ) throws(Mistake) -> ClockTime? {
    var cursor = ByteCursor(bytes.extracting(0..<range.upperBound))
    cursor.offset = range.lowerBound
    let date = cursor.skip { !$0.isBlank }
    cursor.skipBlanks()
    var parts: [Int] = []
    while parts.count < 3 {
      let start = cursor.offset
      while cursor.offset < start + 2, cursor.next?.isDigit == true { cursor.offset += 1 }
      guard cursor.offset > start, let part = bytes.number(start..<cursor.offset) else {
        return nil
      }
      parts.append(part)
      if parts.count < 3, !cursor.skip(.colon) { return nil }
    }
    guard parts[0] < 24, parts[1] < 60, parts[2] < 60 else { return nil }
    let day = try ledgerDay(date, bytes)
    return ClockTime(day: day, second: parts[0] * 3600 + parts[1] * 60 + parts[2])
  }
}
