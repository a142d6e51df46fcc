internal import Diagnostics
internal import LedgerModel

/// What the `recurring:` and `period:` tags of one entry say, as Paisa has them.
///
/// A tag above the postings speaks of the whole entry, one on a posting or below it of that alone.
struct RecurringTags {
  /// What is said of the entry, or of an account in it.
  private struct Item {
    let account: AccountID?
    var isRecurring = false
    var name: String?
    var period: PlacedText?
  }

  private var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  mutating func removeAll() {
    if !items.isEmpty { items.removeAll(keepingCapacity: true) }
  }

  /// Whether a tag says that something recurs.
  static func isRecurring(_ name: some StringProtocol) -> Bool {
    name == "recurring" || name == "Recurring"
  }

  /// Takes in a tag; others than these two are passed over.
  mutating func add(_ name: Substring, _ value: PlacedText, on account: AccountID?) {
    if RecurringTags.isRecurring(name) {
      let word = value.text.lowercased()
      guard word != "no", word != "false" else { return }
      let isBare = word.isEmpty || word == "yes" || word == "true"
      update(account) {
        $0.isRecurring = true
        $0.name = isBare ? nil : String(value.text)
      }
    } else if name == "period" || name == "Period" {
      update(account) { $0.period = value }
    }
  }

  private mutating func update(_ account: AccountID?, _ change: (inout Item) -> Void) {
    let row = items.firstIndex { $0.account == account } ?? items.count
    if row == items.count { items.append(Item(account: account)) }
    change(&items[row])
  }

  /// Adds the tags of an entry to the books; a period that cannot be read is a warning.
  func keep(at place: SourceLocation, on day: Day, in books: inout Books) {
    let general = items.first { $0.account == nil }?.period
    for item in items where item.isRecurring {
      var recurrence: Recurrence?
      if let period = item.period ?? general {
        recurrence = TagPeriod.recurrence(String(period.text), near: day)
        if recurrence == nil {
          books.warn(
            Mistake(
              .unreadablePeriod, at: period.range, "'\(period.text)' is no period",
              help: "write the day of the month, the month and the day of the week, as 15 * ?"),
            in: place.file)
        }
      }
      books.ledger.recurringTags.append(
        RecurringTag(name: item.name, recurrence: recurrence, account: item.account, at: place))
    }
  }
}

extension JournalParser {
  /// Takes in the tags of a comment that say that an entry or a posting recurs.
  mutating func noteRecurring(
    _ range: Range<Int>, _ bytes: Span<UInt8>, _ account: AccountID?
  ) {
    guard bytes.mayHoldRecurringTag(range) else { return }
    for tag in CommentTags(PlacedText(bytes, range), until: .commaBeforeTag) {
      recurring.add(tag.name.text, tag.value, on: account)
    }
  }

  /// Keeps what the tags of an entry say.
  mutating func keepRecurring(from start: Int, on day: Day) {
    guard !recurring.isEmpty else { return }
    recurring.keep(at: SourceLocation(file: file, offset: start), on: day, in: &books)
  }
}

extension BeancountLoad {
  /// Keeps what the metadata of a transaction and its postings say of its recurring.
  mutating func keepRecurring(_ transaction: BeancountTransaction, _ entry: BeancountEntry) {
    var tags = RecurringTags()
    for field in entry.metadata { tags.add(field, on: nil) }
    for posting in transaction.postings {
      for field in posting.metadata { tags.add(field, on: posting.account) }
    }
    guard !tags.isEmpty else { return }
    tags.keep(
      at: SourceLocation(file: entry.place.file, offset: entry.place.lowerBound), on: entry.day,
      in: &books)
  }
}

extension RecurringTags {
  fileprivate mutating func add(_ field: BeancountMetadata, on account: AccountID?) {
    let value: String
    switch field.value {
    case .text(let text): value = text
    case .flag(let isSet): value = isSet ? "yes" : "no"
    default: return
    }
    add(field.key[...], PlacedText(value[...], offset: field.range.lowerBound + 1), on: account)
  }
}

extension Span<UInt8> {
  /// Whether a word that ends as `recurring` or `period` do stands before a colon.
  fileprivate func mayHoldRecurringTag(_ range: Range<Int>) -> Bool {
    for colon in range where self[colon] == .colon && colon >= range.lowerBound + 6 {
      let word = colon - 4..<colon
      if matches(word, "ring") || matches(word, "riod") { return true }
    }
    return false
  }
}
