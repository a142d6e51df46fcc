/// The words that start a check.
enum CheckWord: String {
  case assert, check, expr, eval
}

/// A line that states something of the entry it stands in, or of the journal up to it.
struct Check {
  let word: CheckWord
  let expression: Expression
  let text: String
}

extension ByteCursor {
  /// Moves past the word of a check that an expression follows, or stays in place.
  mutating func readCheckWord() -> CheckWord? {
    let start = offset
    let word = skip(while: \.isLetter)
    if (4...6).contains(word.count), next?.isBlank == true,
      let check = CheckWord(rawValue: text(word))
    {
      skipBlanks()
      if !isAtLineEnd { return check }
    }
    offset = start
    return nil
  }
}

extension JournalParser {
  /// Evaluates a check; an `assert` that does not hold is a mistake, a `check` a warning.
  ///
  /// What this program cannot evaluate is left out: a check changes no balance.
  mutating func run(
    _ check: Check, _ scope: inout ExpressionScope, blaming range: Range<Int>, in file: Int32
  ) throws(Mistake) {
    do throws(ExpressionFault) {
      let value = try evaluate(check.expression, &scope)
      guard check.word == .assert || check.word == .check, !isTrue(value) else { return }
      let failed = Mistake(
        .checkFailed, at: range, "'\(check.text)' does not hold here",
        help: "correct the entry, or remove the \(check.word.rawValue)")
      if check.word == .assert { throw failed.asFault }
      books.warn(failed, in: file)
    } catch {
      if error.isUnsupported { return }
      let id = check.word == .assert ? MistakeID.checkFailed : .expressionFailed
      throw Mistake(id, at: range, error.message, help: error.help)
    }
  }
}

extension Mistake {
  fileprivate var asFault: ExpressionFault { ExpressionFault(message, help: help) }
}
