internal import LedgerModel

/// The first line of a directive with an amount.
extension DirectiveParser {
  /// A name and an amount, and what follows them.
  struct Head {
    let name: PlacedText
    /// The amount, or `nil` if it could not be read.
    let amount: ParsedAmount?
    let amountText: PlacedText
    let rest: PlacedText?
  }

  /// How the first line is written.
  private var form: String {
    switch block.keyword {
    case .account: "account ACCOUNT"
    case .subscription: "subscription NAME  AMOUNT  PERIOD"
    case .budget: "budget ACCOUNT  AMOUNT  PERIOD"
    case .goal: "goal NAME  AMOUNT  by DATE"
    }
  }

  /// Reads `NAME GAP AMOUNT` and takes the rest of the line.
  mutating func head() -> Head? {
    let content = PlacedText(block.head).cutComment().content
    guard !reportGluedComment(content) else { return nil }
    let parts = content.parts()
    guard let name = parts.first else {
      let what = block.keyword == .budget ? "an account or '*'" : "a name"
      report(
        .missingName, "expected \(what) after '\(block.keyword.rawValue)'", at: content.range,
        help: "write '\(form)'")
      return nil
    }
    guard parts.count > 1, isAmount(parts[1].folded) || glued(name, isWhole: false) == nil else {
      reportGluedName(name, Array(parts.dropFirst()))
      return nil
    }
    if let cut = glued(parts[1], isWhole: true), !isAmount(parts[1].folded) {
      let line = ([String(name.text)] + cut.pieces + parts.dropFirst(2).map { String($0.text) })
      report(
        .missingGap, "expected two spaces after the amount", at: parts[1].range,
        help: "put two spaces after the amount: '\(written(line))'")
      return nil
    }
    return Head(
      name: name, amount: amount(parts[1]), amountText: parts[1],
      rest: parts.count > 2 ? parts[2].through(parts[parts.count - 1]) : nil)
  }

  /// Reads the period that a head ends in.
  mutating func recurrence(_ head: Head) -> Recurrence? {
    guard let rest = head.rest else {
      let end = head.amountText.range.upperBound
      report(
        .missingPeriod, "expected a period after the amount", at: end..<end,
        help:
          "write '\(written([String(head.name.text), String(head.amountText.text), "monthly"]))'")
      return nil
    }
    do throws(PeriodMistake) {
      let recurrence = try periods.parse(String(rest.text))
      if recurrence.interval != .once { return recurrence }
      report(
        .unreadablePeriod, "expected how often, found '\(rest.folded)'", at: rest.range,
        help: "put an interval before the dates, such as 'monthly'")
    } catch {
      let bytes = rest.offset + error.range.lowerBound..<rest.offset + error.range.upperBound
      report(.unreadablePeriod, error.message, at: bytes, help: error.help)
    }
    return nil
  }
}

extension DirectiveParser {
  /// A text that should have been more than one part.
  private struct Cut {
    /// The parts as text.
    let pieces: [String]
    let amount: Range<Int>
  }

  private func isAmount(_ text: String) -> Bool {
    let hasDigit = text.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard hasDigit, case .success = context.amount(text) else { return false }
    return true
  }

  /// Whether some words may stand behind an amount.
  private func isTail(_ words: ArraySlice<PlacedText>) -> Bool {
    guard let first = words.first else { return true }
    if block.keyword == .goal { return first.text == "by" }
    let text = words.map { String($0.text) }.joined(separator: " ")
    return (try? periods.parse(text)) != nil
  }

  /// Finds an amount between single blanks, and what stands on both sides of it.
  ///
  /// - Parameters:
  ///   - text: One part of a head.
  ///   - isWhole: Whether the amount has to stand first; else a name has to.
  /// - Returns: The parts that were meant, or `nil` if there is no such amount.
  private func glued(_ text: PlacedText, isWhole: Bool) -> Cut? {
    let words = text.words()
    let starts = isWhole ? 0..<1 : 1..<max(words.count, 1)
    for start in starts {
      for end in (start + 1..<min(start + 4, words.count + 1)).reversed() {
        let amount = words[start].through(words[end - 1])
        guard isAmount(amount.folded), isTail(words[end...]) else { continue }
        let texts = [words[..<start], words[start..<end], words[end...]].map { words in
          words.map { String($0.text) }.joined(separator: " ")
        }
        return Cut(pieces: texts.filter { !$0.isEmpty }, amount: amount.range)
      }
    }
    return nil
  }

  /// Tells that a head has no amount of its own: it is missing, or the name swallowed it.
  private mutating func reportGluedName(_ name: PlacedText, _ others: [PlacedText]) {
    let what = block.keyword == .budget ? "account" : "name"
    guard let cut = glued(name, isWhole: false) else {
      let end = name.range.upperBound
      report(
        .missingAmount, "expected an amount after the \(what)", at: end..<end,
        help: "write '\(form)', with two spaces between the parts")
      return
    }
    let line = written(cut.pieces + others.map { String($0.text) })
    report(
      .nameEndsInAmount, "the \(what) '\(name.text)' ends in an amount", at: cut.amount,
      help: "put two spaces after the \(what): '\(line)'")
  }

  /// The first line of this directive with some parts.
  private func written(_ parts: [String]) -> String {
    "\(block.keyword.rawValue) \(parts.joined(separator: "  "))"
  }
}
