internal import LedgerModel

/// What the `option` directives of a file set.
struct BeancountOptions: Sendable {
  /// The names of the roots: assets, liabilities, equity, income, expenses.
  var roots = ["Assets", "Liabilities", "Equity", "Income", "Expenses"]
  var title: String?
  var operatingCurrencies: [CommodityID] = []
  /// Tolerances where an entry shows none; `nil` stands for every other currency.
  var toleranceDefaults: [CommodityID?: Quantity] = [:]
  /// What part of the last decimal a sum may be off by.
  var toleranceMultiplier = BeancountOptions.half
  var costWidensTolerance = false
  var interpolatesPrecisely = false
  var bookingMethod = BookingMethod.strict
  /// Whether only the plugins that the file names run, without the usual ones.
  var runsNamedPluginsOnly = false
  var allowsPipe = false
  /// Folders with documents.
  var documentFolders: [BeancountPlacedText] = []

  static let half = Quantity(units: Int64(5), scale: 1)

  /// The kinds of ``roots``, in the same order.
  static let rootKinds: [AccountKind] = [.asset, .liability, .equity, .revenue, .expense]
}

/// A text and the bytes where it is written.
struct BeancountPlacedText: Hashable, Sendable {
  let text: String
  let file: Int32
  let range: Range<Int>
}

/// A `plugin` directive.
struct BeancountPlugin: Hashable, Sendable {
  let name: String
  let config: String?
  let file: Int32
  let range: Range<Int>
}
