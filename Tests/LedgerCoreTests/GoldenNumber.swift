import LedgerModel
import Testing

/// A decimal number that the cases write as a text.
struct GoldenNumber: Decodable, Sendable {
  let quantity: Quantity

  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    quantity = try #require(Quantity(text), "\(text)")
  }
}
