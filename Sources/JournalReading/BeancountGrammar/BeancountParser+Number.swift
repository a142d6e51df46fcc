internal import LedgerModel

// number  = product { ("+" | "-") product }
// product = sign { ("*" | "/") sign }
// sign    = ("-" | "+") sign | "(" number ")" | NUMBER

extension BeancountParser {
  /// How many parentheses and signs may be open, so that the stack of the program is not.
  private static var depthLimit: Int { 200 }

  /// Reads an expression; every step is rounded to 28 digits, as Beancount has it.
  mutating func parseNumber() throws(Mistake) -> Quantity {
    var sum = try parseProduct()
    while token.kind == .plus || token.kind == .minus {
      let (isPlus, place) = (token.kind == .plus, token.range)
      advance()
      let term = try parseProduct()
      do throws(QuantityError) {
        sum = try sum.adding(isPlus ? term : -term)
      } catch {
        throw .resultTooLong(place)
      }
    }
    return sum
  }

  private mutating func parseProduct() throws(Mistake) -> Quantity {
    var product = try parseSign()
    while token.kind == .asterisk || token.kind == .slash {
      let (isTimes, place) = (token.kind == .asterisk, token.range)
      advance()
      let factor = try parseSign()
      if !isTimes, factor.isZero {
        throw Mistake(.divisionByZero, at: place, "a number is divided by zero")
      }
      do throws(QuantityError) {
        product = isTimes ? try product.multiplied(by: factor) : try product.divided(by: factor)
      } catch {
        throw .resultTooLong(place)
      }
    }
    return product
  }

  private mutating func parseSign() throws(Mistake) -> Quantity {
    guard depth < BeancountParser.depthLimit else {
      throw Mistake(.textUnexpected, at: token.range, "too many signs and parentheses in a number")
    }
    depth += 1
    defer { depth -= 1 }
    switch token.kind {
    case .minus:
      advance()
      return -(try parseSign())
    case .plus:
      advance()
      return try parseSign()
    case .openParenthesis:
      advance()
      let number = try parseNumber()
      try take(.closeParenthesis, "')'")
      return number
    case .number:
      let number = tokenNumber
      advance()
      return number
    default: throw unexpected("a number")
    }
  }
}

extension Mistake {
  static func resultTooLong(_ range: Range<Int>) -> Mistake {
    Mistake(
      .amountTooLong, at: range, "the result has more than 38 digits",
      help: "this program computes exactly, and holds no longer numbers")
  }
}
