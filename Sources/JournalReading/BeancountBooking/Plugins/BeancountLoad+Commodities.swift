internal import LedgerModel

/// Plugins that check commodities.
extension BeancountLoad {
  /// `check_commodity`: every commodity has a `commodity` directive.
  mutating func checkCommodities(_ plugin: BeancountPlugin) {
    guard let ignored = ignoredPatterns(plugin) else { return }
    var declared: Set<CommodityID> = []
    var uses: Set<CommodityUse> = []
    for entry in entries {
      if case .commodity(let commodity) = entry.content { declared.insert(commodity) }
      uses.formUnion(commodityUses(entry))
    }
    var done = declared
    let ordered = uses.filter { !declared.contains($0.commodity) }.sorted { one, other in
      // What prices alone name comes last.
      (one.account.isEmpty ? 1 : 0, one.account, text.commodities[one.commodity])
        < (other.account.isEmpty ? 1 : 0, other.account, text.commodities[other.commodity])
    }
    for use in ordered where !done.contains(use.commodity) {
      let name = text.commodities[use.commodity]
      let isIgnored = ignored.contains { account, currency in
        !use.account.isEmpty && account.isFound(atStartOf: use.account)
          && currency.isFound(atStartOf: name)
      }
      done.insert(use.commodity)
      if isIgnored { continue }
      books.report(
        Mistake(
          .commodityUndeclared, at: plugin.range, "commodity '\(name)' is not declared",
          help: "add a line: 1970-01-01 commodity \(name)"), in: plugin.file)
    }
  }

  private struct CommodityUse: Hashable {
    /// The name of the account, or nothing for a price.
    let account: String
    let commodity: CommodityID
  }

  private func commodityUses(_ entry: BeancountEntry) -> [CommodityUse] {
    switch entry.content {
    case .open(let open):
      open.currencies.map { CommodityUse(account: text.name(open.account), commodity: $0) }
    case .transaction(let transaction):
      transaction.postings.flatMap { posting in
        [posting.units.commodity, posting.lot?.currency, posting.price?.commodity]
          .compactMap { $0 }
          .map { CommodityUse(account: text.name(posting.account), commodity: $0) }
      }
    case .balance(let balance):
      [
        CommodityUse(
          account: text.name(balance.account), commodity: balance.amount.commodity)
      ]
    case .price(let commodity, let amount):
      [commodity, amount.commodity].map { CommodityUse(account: "", commodity: $0) }
    default: []
    }
  }

  /// The expressions for accounts and their commodities that are not checked, or `nil` if the
  /// setting is none.
  private mutating func ignoredPatterns(
    _ plugin: BeancountPlugin
  ) -> [(account: RegularExpression, commodity: RegularExpression)]? {
    guard let config = plugin.config, !config.isEmpty else { return [] }
    guard case .dictionary(let fields)? = PythonLiteral(config) else {
      reportSetting(plugin, "write {'ACCOUNT-REGEX': 'COMMODITY-REGEX'}")
      return nil
    }
    return fields.compactMap { field in
      guard case .text(let account) = field.key, case .text(let currency) = field.value,
        let first = try? RegularExpression(account, ignoresCase: false),
        let second = try? RegularExpression(currency, ignoresCase: false)
      else {
        reportSetting(plugin, "write regular expressions")
        return nil
      }
      return (first, second)
    }
  }

  mutating func reportSetting(_ plugin: BeancountPlugin, _ help: String) {
    books.report(
      Mistake(
        .pluginMisconfigured, at: plugin.range, "the setting of the plugin cannot be read",
        help: help), in: plugin.file)
  }

  /// `commodity_attr`: `commodity` directives have some fields, with some values.
  mutating func checkCommodityAttributes(_ plugin: BeancountPlugin) {
    guard let config = plugin.config, case .dictionary(let fields)? = PythonLiteral(config) else {
      return reportSetting(plugin, "write {'FIELD': ['VALUE', 'VALUE'], 'FIELD': None}")
    }
    for entry in entries {
      guard case .commodity(let commodity) = entry.content else { continue }
      let name = text.commodities[commodity]
      for field in fields {
        guard case .text(let key) = field.key else { continue }
        let value = entry.metadata.last { $0.key == key }?.value ?? .none
        let allowed = field.value.texts ?? []
        if value == .none {
          report(
            Mistake(
              .commodityAttribute, at: entry.place.bytes, "commodity \(name) has no '\(key)'",
              help: "add a line below it: \(key): \"…\""), of: entry)
        } else if !allowed.isEmpty, !allowed.contains(plainText(value)) {
          report(
            Mistake(
              .commodityAttribute, at: entry.place.bytes,
              "the '\(key)' of commodity \(name) is none of \(allowed.joined(separator: ", "))",
              help: "write one of these"), of: entry)
        }
      }
    }
  }

  private func plainText(_ value: BeancountValue) -> String {
    switch value {
    case .text(let text), .tag(let text): text
    case .currency(let currency): books.ledger.commodities[currency]
    case .account(let account): books.ledger.accounts[account]
    default: ""
    }
  }

  /// `onecommodity`: an account holds one commodity, at costs in one currency.
  mutating func checkOneCommodity(_ plugin: BeancountPlugin) {
    let pattern = plugin.config.flatMap {
      $0.isEmpty ? nil : try? RegularExpression($0, ignoresCase: false)
    }
    var skipped: Set<AccountID> = []
    for entry in entries {
      guard case .open(let open) = entry.content else { continue }
      let isOff = entry.metadata.contains { $0.key == "onecommodity" && $0.value.isFalse }
      let isOther = pattern.map { !$0.isFound(atStartOf: text.name(open.account)) } ?? false
      if isOff || isOther || open.currencies.count > 1 { skipped.insert(open.account) }
    }
    var held = HeldCommodities()
    for entry in entries {
      if case .balance(let balance) = entry.content, !skipped.contains(balance.account) {
        held.note(balance.amount.commodity, balance.account, isCost: false, entry)
      }
      for posting in entry.postings where !skipped.contains(posting.account) {
        held.note(posting.units.commodity, posting.account, isCost: false, entry)
        if let lot = posting.lot { held.note(lot.currency, posting.account, isCost: true, entry) }
      }
    }
    for row in held.rows where row.commodities.count > 1 {
      let names = row.commodities.map { text.commodities[$0] }.joined(separator: ", ")
      report(
        Mistake(
          .commoditiesMixed, at: row.entry.place.bytes,
          "\(text.name(row.account)) has \(row.isCost ? "costs in" : "amounts of") \(names)",
          help: "use an account for each"), of: row.entry)
    }
  }

  /// The commodities of each account, in the order in which the accounts came.
  private struct HeldCommodities {
    struct Row {
      let account: AccountID
      let isCost: Bool
      var commodities: [CommodityID]
      /// The last entry that found more than one.
      var entry: BeancountEntry
    }

    private(set) var rows: [Row] = []
    private var places: [[AccountID: Int]] = [[:], [:]]

    mutating func note(
      _ commodity: CommodityID, _ account: AccountID, isCost: Bool, _ entry: BeancountEntry
    ) {
      guard let place = places[isCost ? 1 : 0][account] else {
        places[isCost ? 1 : 0][account] = rows.count
        rows.append(Row(account: account, isCost: isCost, commodities: [commodity], entry: entry))
        return
      }
      if !rows[place].commodities.contains(commodity) { rows[place].commodities.append(commodity) }
      if rows[place].commodities.count > 1 { rows[place].entry = entry }
    }
  }
}

extension BeancountValue {
  fileprivate var isFalse: Bool {
    switch self {
    case .none, .flag(false), .text(""): true
    case .number(let number): number.isZero
    default: false
    }
  }
}
