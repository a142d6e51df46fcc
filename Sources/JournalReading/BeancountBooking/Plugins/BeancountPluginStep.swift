internal import LedgerModel

/// A plugin that ships with Beancount, as far as it changes or checks entries.
enum BeancountPluginStep {
  case autoAccounts, implicitPrices, checkAverageCost, checkClosing, checkCommodity, checkDrained
  case closeTree, coherentCost, commodityAttribute, currencyAccounts, leafOnly, noDuplicates
  case noUnused, oneCommodity, sellGains, uniquePrices
  case documents, pad, balance

  /// What the setting of a plugin may be.
  enum Setting { case none, optional, required }

  var setting: Setting {
    switch self {
    case .checkAverageCost, .checkCommodity, .oneCommodity: .optional
    case .commodityAttribute, .currencyAccounts: .required
    default: .none
    }
  }

  /// The steps of a plugin by the name of its module, or `nil` if it does not ship with Beancount.
  static func steps(of module: String) -> [BeancountPluginStep]? {
    switch module {
    case "beancount.ops.documents": return [.documents]
    case "beancount.ops.pad": return [.pad]
    case "beancount.ops.balance": return [.balance]
    default: break
    }
    guard module.hasPrefix("beancount.plugins.") else { return nil }
    switch module.dropFirst("beancount.plugins.".count) {
    case "auto": return [.autoAccounts, .implicitPrices]
    case "auto_accounts": return [.autoAccounts]
    case "check_average_cost": return [.checkAverageCost]
    case "check_closing": return [.checkClosing]
    case "check_commodity": return [.checkCommodity]
    case "check_drained": return [.checkDrained]
    case "close_tree": return [.closeTree]
    case "coherent_cost": return [.coherentCost]
    case "commodity_attr": return [.commodityAttribute]
    case "currency_accounts": return [.currencyAccounts]
    case "implicit_prices": return [.implicitPrices]
    case "leafonly": return [.leafOnly]
    case "noduplicates": return [.noDuplicates]
    case "nounused": return [.noUnused]
    case "onecommodity": return [.oneCommodity]
    case "pedantic":
      return [
        .checkCommodity, .coherentCost, .leafOnly, .noDuplicates, .noUnused, .oneCommodity,
        .sellGains, .uniquePrices, .checkDrained,
      ]
    case "sellgains": return [.sellGains]
    case "unique_prices": return [.uniquePrices]
    default: return nil
    }
  }
}

extension BeancountLoad {
  /// Does what a plugin does, and puts the entries in order again.
  mutating func run(_ plugin: BeancountPlugin) {
    guard let steps = BeancountPluginStep.steps(of: plugin.name) else {
      return reportAbsence(
        Mistake(
          .pluginUnknown, at: plugin.range,
          "the plugin '\(plugin.name)' is not run, so what it would add is missing",
          help: "only the plugins that ship with Beancount are known"), in: plugin.file,
        finding: "Plugins were not run, so what they would add is missing.", item: plugin.name)
    }
    for step in steps {
      if let problem = step.problem(with: plugin.config) {
        books.report(
          Mistake(.pluginMisconfigured, at: plugin.range, problem.message, help: problem.help),
          in: plugin.file)
        continue
      }
      run(step, plugin)
      sort()
    }
  }

  private mutating func run(_ step: BeancountPluginStep, _ plugin: BeancountPlugin) {
    switch step {
    case .autoAccounts: openAccounts(plugin)
    case .implicitPrices: addImplicitPrices()
    case .checkAverageCost: checkAverageCosts(plugin)
    case .checkClosing: addClosingBalances(plugin)
    case .checkCommodity: checkCommodities(plugin)
    case .checkDrained: addDrainedBalances()
    case .closeTree: closeTrees(plugin)
    case .coherentCost: checkCoherentCosts()
    case .commodityAttribute: checkCommodityAttributes(plugin)
    case .currencyAccounts: addCurrencyAccounts(plugin)
    case .leafOnly: checkLeaves(plugin)
    case .noDuplicates: checkDuplicates()
    case .noUnused: checkUnused()
    case .oneCommodity: checkOneCommodity(plugin)
    case .sellGains: checkSellGains()
    case .uniquePrices: checkUniquePrices()
    case .documents: processDocuments()
    case .pad: pad()
    case .balance: checkBalances()
    }
  }
}

extension BeancountPluginStep {
  fileprivate func problem(with config: String?) -> (message: String, help: String)? {
    switch (setting, config) {
    case (.none, .some): ("the plugin has no setting", "remove the second text")
    case (.required, nil): ("the plugin needs a setting", "add it as a second text")
    default: nil
    }
  }
}
