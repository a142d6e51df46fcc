internal import Diagnostics
internal import LedgerModel

/// The productions of period expressions, each a function that reads on from a cursor.
struct PeriodGrammar {
  let parser: PeriodParser
  var cursor: PeriodCursor

  /// Reads a whole period.
  ///
  ///     PERIOD = INTERVAL [RANGE] | RANGE
  mutating func period() throws(PeriodMistake) -> Recurrence {
    cursor.skipBlanks()
    let start = cursor.position
    let interval = try interval()
    cursor.skipBlanks()
    let range = cursor.isAtEnd && interval != nil ? nil : try self.range(after: interval)
    cursor.skipBlanks()
    guard cursor.isAtEnd else { throw leftover() }
    if let first = range?.first, let end = range?.end, first >= end, parser.rules == .directive {
      let bytes = start..<cursor.position
      throw expected("an end that is later than \(first)", at: bytes)
    }
    return Recurrence(interval ?? .once, start: range?.first, end: range?.end)
  }

  /// Reads how often something happens, or returns `nil` if a range starts here.
  ///
  ///     INTERVAL = ADVERB | "semimonthly on" D "and" D | "every" …
  private mutating func interval() throws(PeriodMistake) -> Recurrence.Interval? {
    let word = cursor.word
    if word == "every" {
      cursor.advance(by: word.utf8.count)
      return parser.rules == .ledger ? try everyUnits() : try every()
    }
    if let known = adverbs.first(where: { $0.word == word }) {
      cursor.advance(by: word.utf8.count)
      return known.interval
    }
    guard parser.rules == .directive, cursor.take(word: "semimonthly") else { return nil }
    return try semimonthly()
  }

  private var adverbs: [(word: String, interval: Recurrence.Interval)] {
    switch parser.rules {
    case .hledger: PeriodWords.adverbs
    case .ledger: PeriodWords.adverbs.filter { $0.word != "fortnightly" }
    case .directive: PeriodWords.adverbs + PeriodWords.ownAdverbs
    }
  }

  /// Reads two days of the month, 1 through 31, with or without `st`, `nd`, `rd` or `th`.
  private mutating func semimonthly() throws(PeriodMistake) -> Recurrence.Interval {
    let form = "'on D and D', such as 'semimonthly on 1 and 15'"
    cursor.skipBlanks()
    guard cursor.take(word: "on") else { throw expected(form) }
    let first = try dayOfMonth()
    cursor.skipBlanks()
    guard cursor.take(word: "and") else { throw expected(form) }
    cursor.skipBlanks()
    let bytes = cursor.token
    let second = try dayOfMonth()
    guard first != second else {
      throw expected("a day of the month other than \(first)", at: bytes)
    }
    return .semimonthly(min(first, second), max(first, second))
  }

  private mutating func dayOfMonth() throws(PeriodMistake) -> Int {
    cursor.skipBlanks()
    let day = try number(in: 1...31, "a day of the month from 1 to 31")
    _ = takeOrdinalSuffix()
    return day
  }
}

extension PeriodGrammar {
  /// Takes a number, which must lie in a range.
  mutating func number(in range: ClosedRange<Int>, _ what: String) throws(PeriodMistake) -> Int {
    guard let digits = cursor.digits(), range.contains(digits.value) else { throw expected(what) }
    cursor.advance(by: digits.count)
    return digits.value
  }

  /// Takes the `st`, `nd`, `rd` or `th` of an ordinal number.
  mutating func takeOrdinalSuffix() -> Bool {
    for suffix in ["st", "nd", "rd", "th"] where cursor.take(word: suffix) { return true }
    return false
  }

  /// A mistake at some bytes, or else at those up to the next blank.
  func expected(
    _ what: String, at bytes: Range<Int>? = nil, help: String? = nil
  ) -> PeriodMistake {
    let range = bytes ?? cursor.token
    return PeriodMistake(expected: what, found: cursor.text(range), range: range, help: help)
  }

  /// The mistake of text behind a whole period.
  private func leftover() -> PeriodMistake {
    switch parser.rules {
    case .hledger:
      expected("the end of the period", help: "put two spaces before the description")
    case .ledger:
      expected("the end of the period", help: "move the description into a comment: '  ; TEXT'")
    case .directive:
      expected("the end of the period, 'from DATE' or 'to DATE'")
    }
  }

  /// The mistake of something that starts no period.
  func noPeriod() -> PeriodMistake {
    let meant = NearestName.nearest(to: cursor.word, among: adverbs.map(\.word))
    return expected(
      "a period such as 'monthly' or 'every 2 weeks'", help: meant.map { "write '\($0)'" })
  }
}
