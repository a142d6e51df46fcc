import LedgerModel
import Testing

/// A day that the cases write as a text.
struct GoldenDay: Decodable, Sendable {
  let day: Day

  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    day = try #require(Day(text), "\(text)")
  }
}
