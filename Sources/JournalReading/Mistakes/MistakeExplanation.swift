/// What a diagnostic means, and what to do: a row of the catalogue.
struct MistakeExplanation {
  let id: MistakeID
  /// What is wrong, in one sentence.
  let meaning: String
  /// What to do, in one sentence.
  let remedy: String

  init(_ id: MistakeID, _ meaning: String, _ remedy: String) {
    self.id = id
    self.meaning = meaning
    self.remedy = remedy
  }

  /// The rows of one part of the language.
  struct Section {
    let title: String
    let rows: [MistakeExplanation]
  }

  /// Every diagnostic of the reader once, those of one part of the language side by side.
  static let catalogue: [Section] = [
    Section(title: "Files and includes", rows: files),
    Section(title: "Entries", rows: entries),
    Section(title: "Directives of the peers", rows: peerDirectives),
    Section(title: "Ledger alone", rows: ledger),
    Section(title: "Beancount alone", rows: beancount),
    Section(title: "Directives of this program", rows: ownDirectives),
  ]
}

extension MistakeExplanation {
  /// The catalogue as a page of the documentation.
  static var page: String {
    var lines = [
      "# Diagnostics", "", "What can be wrong with a journal, by the name that a message ends in.",
      "",
      "## Overview", "",
      "An error leaves out the entry or the directive that it stands in. A warning leaves out nothing.",
    ]
    for section in catalogue {
      lines += ["", "### \(section.title)", "", "| id | meaning | remedy |", "|---|---|---|"]
      lines += section.rows.map { "| `\($0.id.rawValue)` | \($0.meaning) | \($0.remedy) |" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
