internal import LedgerModel

/// What all Beancount files of a run say, until it is booked.
struct BeancountRecords: Sendable {
  /// The entries but for the plain ones.
  var entries: [BeancountEntry] = []
  /// The transactions that went the short way.
  var plain = PlainTransactions()
  /// Those of the first file; an included file's own count for that file alone.
  var options: BeancountOptions?
  /// Those of the first file.
  var plugins: [BeancountPlugin] = []
  /// Payees, narrations, tags, links and labels.
  var names = NameTable()
  /// The directives of this program's own that `custom` states, with their days.
  var own: [(day: Day, directive: ParsedDirective)] = []
}
