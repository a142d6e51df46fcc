/// Days and months in words, always in English.
package enum DateText {
  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The name of a month without its year, such as `November`.
  package static func name(_ month: Month) -> String {
    names.indices.contains(month.number - 1) ? names[month.number - 1] : ""
  }

  /// The first three letters of a month's name, such as `Nov`.
  package static func shortName(_ month: Month) -> String { String(name(month).prefix(3)) }

  /// A month with its year, such as `November 2026`.
  package static func month(_ month: Month) -> String { "\(name(month)) \(month.year)" }

  /// A month with its year in short, such as `Nov 2026`.
  package static func shortMonth(_ month: Month) -> String { "\(shortName(month)) \(month.year)" }

  /// A day without its year, such as `2 Jan`.
  package static func day(_ day: Day) -> String { "\(day.civil.day) \(shortName(day.month))" }

  /// A day with its year, such as `15 Feb 2026`.
  package static func fullDay(_ day: Day) -> String { "\(day.civil.day) \(shortMonth(day.month))" }
}
