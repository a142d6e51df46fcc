import LedgerModel
import Testing

/// A period that the cases write as a unit and a count.
struct GoldenCadence: Decodable, Sendable {
  let unit: String
  let every: Int
  var daysOfMonth: [Int]?

  func recurrence(from start: Day? = nil) throws -> Recurrence {
    let interval: Recurrence.Interval =
      switch unit {
      case "day": .days(every)
      case "week": .weeks(every)
      case "month": .months(every)
      case "year": .years(every)
      case "semimonth": .semimonthly(daysOfMonth?.first ?? 1, daysOfMonth?.last ?? 15)
      default: try #require(nil, "no such unit: \(unit)")
      }
    return Recurrence(interval, start: start)
  }
}
