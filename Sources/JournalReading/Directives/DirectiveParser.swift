internal import Diagnostics
internal import LedgerModel

/// Reads one block and collects all that is wrong with it.
struct DirectiveParser {
  let block: DirectiveBlock
  let context: DirectiveContext
  private(set) var diagnostics: [Diagnostic] = []
  /// How bad a value that cannot be read is: a tag may be somebody else's.
  var severity = Diagnostic.Severity.error
  /// How a key and its value are written where the parser is: in a tag with a colon.
  var keySeparator: String { severity == .error ? " " : ": " }

  init(_ block: DirectiveBlock, _ context: DirectiveContext) {
    self.block = block
    self.context = context
  }

  /// Reads the block, and returns `nil` if it has an error.
  mutating func read() -> ParsedDirective? {
    let directive: ParsedDirective? =
      switch block.keyword {
      case .account: account().map { .account($0) }
      case .subscription: subscription().map { .subscription($0) }
      case .budget: budget().map { .budget($0) }
      case .goal: goal().map { .goal($0) }
      }
    let hasError = diagnostics.contains { $0.severity == .error }
    return hasError && block.keyword != .account ? nil : directive
  }

  /// Records a mistake at some bytes of the file.
  mutating func report(
    _ id: MistakeID, _ message: String, at range: Range<Int>, help: String? = nil,
    notes: [Diagnostic.Child] = [], as ownSeverity: Diagnostic.Severity? = nil
  ) {
    let children = notes + [help].compactMap { $0 }.map { Diagnostic.Child(.help, $0) }
    let place = SourceRange(file: block.file, range)
    diagnostics.append(
      Diagnostic(
        id.rawValue, ownSeverity ?? severity, message, at: place, children))
  }

  /// A note that shows a further place.
  func note(_ message: String, at range: Range<Int>) -> Diagnostic.Child {
    Diagnostic.Child(.note, message, at: SourceRange(file: block.file, range))
  }

  /// An account name where it stands, after aliases.
  func accountName(_ text: PlacedText) -> PlacedName {
    PlacedName(text: context.account(String(text.text)), range: place(text))
  }

  /// Reads the value of an `account` sub-line, which is a name to the end of the line.
  mutating func account(_ value: PlacedText) -> PlacedName? {
    let parts = value.parts()
    guard parts.count < 2 else {
      let rest = parts[1].through(parts[parts.count - 1])
      reportUnexpected(rest, "nothing after the account")
      return nil
    }
    return accountName(value)
  }

  func place(_ text: PlacedText) -> SourceRange { SourceRange(file: block.file, text.range) }

  /// A reader of the periods of this block.
  var periods: PeriodParser {
    PeriodParser(rules: .directive, reference: context.today, day: context.day)
  }
}
