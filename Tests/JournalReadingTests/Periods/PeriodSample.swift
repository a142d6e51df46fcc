import LedgerModel

@testable import JournalReading

/// A period expression, and what it comes to on Wednesday, 14 August 2024.
struct PeriodSample: Sendable {
  let text: String
  let interval: Recurrence.Interval
  let start: String?
  let end: String?

  init(
    _ text: String, _ interval: Recurrence.Interval = .once, _ start: String? = nil,
    _ end: String? = nil
  ) {
    self.text = text
    self.interval = interval
    self.start = start
    self.end = end
  }

  var recurrence: Recurrence {
    Recurrence(interval, start: start.flatMap { Day($0) }, end: end.flatMap { Day($0) })
  }

  static func parser(_ rules: PeriodParser.Rules) -> PeriodParser {
    PeriodParser(rules: rules, reference: Day(year: 2024, month: 8, day: 14) ?? Day(ordinal: 0))
  }
}

/// A text that is no period.
struct BadPeriod: Sendable {
  let text: String
  /// The bytes in the place of what was expected.
  let found: String
  /// A part of what was expected, or of the help.
  let told: String

  init(_ text: String, _ found: String, _ told: String) {
    self.text = text
    self.found = found
    self.told = told
  }

  /// What a parser says of the text, or `nil` if it takes it.
  func mistake(_ rules: PeriodParser.Rules, asRule: Bool = false) -> PeriodMistake? {
    do throws(PeriodMistake) {
      if asRule {
        _ = try PeriodSample.parser(rules).parseRule(text)
      } else {
        _ = try PeriodSample.parser(rules).parse(text)
      }
      return nil
    } catch {
      return error
    }
  }
}
