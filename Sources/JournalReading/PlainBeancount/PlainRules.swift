/// What the options and plugins of a run leave of the plain form of transactions.
struct PlainRules {
  /// Whether nothing asks more of a transaction than the columns hold.
  private(set) var isOpen = true
  /// Whether a missing amount is found as tolerances are by themselves.
  private(set) var fillsGaps = true
  /// Whether these are the rules of the first file, which its own directives change.
  let isOfFirstFile: Bool

  /// The rules at the start of the first file.
  init() { isOfFirstFile = true }

  /// The rules of a file that another includes.
  init(_ options: BeancountOptions, _ plugins: [BeancountPlugin]) {
    isOfFirstFile = false
    update(options, plugins)
  }

  /// Takes in what directives have said so far.
  mutating func update(_ options: BeancountOptions, _ plugins: [BeancountPlugin]) {
    isOpen =
      options.toleranceMultiplier == BeancountOptions.half
      && plugins.allSatisfy { BeancountPluginStep.leavesTransactions($0.name) }
    fillsGaps =
      options.toleranceDefaults.isEmpty && !options.costWidensTolerance
      && !options.interpolatesPrecisely
  }
}

extension BeancountPluginStep {
  /// Whether a plugin looks at no more of a transaction than its day and its accounts.
  ///
  /// A module that does not ship with Beancount is not run at all.
  static func leavesTransactions(_ module: String) -> Bool {
    steps(of: module)?.allSatisfy(\.leavesTransactions) ?? true
  }

  private var leavesTransactions: Bool {
    switch self {
    case .autoAccounts, .closeTree, .commodityAttribute, .documents, .pad, .balance, .uniquePrices:
      true
    default: false
    }
  }
}
