import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

/// A journal that has one thing wrong with it.
///
/// The character U+FFFF stands for a byte that is not UTF-8.
struct MistakeFixture: CustomTestStringConvertible {
  let id: MistakeID
  let dialect: DialectName
  let text: String
  let isStrict: Bool
  let root: String?
  let files: [String: String]
  let isNamedTwice: Bool

  init(
    _ id: MistakeID, in dialect: DialectName = .hledger, _ text: String, isStrict: Bool = false,
    root: String? = nil, files: [String: String] = [:], isNamedTwice: Bool = false
  ) {
    self.id = id
    self.dialect = dialect
    self.text = text + "\n"
    self.isStrict = isStrict
    self.root = root
    self.files = files
    self.isNamedTwice = isNamedTwice
  }

  var testDescription: String { id.rawValue }

  static let all = files + entries + peerDirectives + ledger + beancount + plugins + ownDirectives

  /// Files `1.journal` and so on, each of which includes the next once or more.
  static func chain(_ count: Int, includes: Int) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (1...count + 1).map { number in
        let line = "include \(number + 1).journal\n"
        return (
          "\(number).journal", number > count ? "" : String(repeating: line, count: includes)
        )
      })
  }
}
