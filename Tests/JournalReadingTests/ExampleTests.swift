import Foundation
import Testing

@testable import JournalReading

/// Small journals with what each language makes of them, in comments at their end.
@Suite struct ExampleTests {
  /// A journal, a language, and what the language's own tool does with it.
  struct Example: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let dialect: DialectName
    let isRead: Bool
    let balances: [(account: String, amounts: [String])]

    var testDescription: String { "\(name) as \(dialect.rawValue)" }
  }

  static let examples: [Example] = {
    guard
      let folder = Bundle.module.url(forResource: "Fixtures/examples", withExtension: nil),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return names.sorted().flatMap { name in
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return text.map { examples(in: $0, named: name) } ?? []
    }
  }()

  private static func examples(in file: String, named name: String) -> [Example] {
    let parts = file.components(separatedBy: "; ---- expected ----\n")
    let lines = (parts.last ?? "").split(separator: "\n").map { $0.dropFirst(2) }
    let standsAlone = lines.contains("as it stands")
    return DialectName.allCases.compactMap { dialect in
      let own = lines.filter { $0.hasPrefix("\(dialect.rawValue) ") }
        .map { $0.dropFirst(dialect.rawValue.count + 1) }
      guard let verdict = own.first(where: { $0 == "reads it" || $0 == "rejects it" }) else {
        return nil
      }
      let opening =
        dialect == .beancount && !standsAlone ? "plugin \"beancount.plugins.auto_accounts\"\n" : ""
      return Example(
        name: name, text: opening + parts[0], dialect: dialect, isRead: verdict == "reads it",
        balances: own.filter { $0.contains(" | ") }.map { line in
          let sides = line.components(separatedBy: " | ")
          let amounts = sides[1] == "0" ? [] : sides[1].components(separatedBy: ", ")
          return (sides[0], amounts.sorted())
        })
    }
  }

  @Test func `there are examples`() {
    #expect(ExampleTests.examples.count > 120)
  }

  @Test(arguments: examples.filter { $0.dialect == .hledger })
  func `hledger reads or rejects each, to the same balances`(_ example: Example) {
    expect(example)
  }

  @Test(arguments: examples.filter { $0.dialect == .ledger })
  func `Ledger reads or rejects each, to the same balances`(_ example: Example) {
    expect(example)
  }

  @Test(arguments: examples.filter { $0.dialect == .beancount })
  func `Beancount reads or rejects each, to the same balances`(_ example: Example) {
    expect(example)
  }

  private func expect(_ example: Example) {
    let sample = ReadingSample(
      example.text, example.dialect, isStrict: example.dialect == .beancount)
    #expect(sample.errors.isEmpty == example.isRead, "\(sample.read.diagnostics)")
    for (account, amounts) in example.balances where example.isRead {
      #expect(sample.balance(account) == amounts, "\(account)")
    }
  }
}
