internal import Diagnostics
internal import LedgerModel

// option = "option" STRING STRING

extension BeancountParser {
  mutating func parseOption() throws(Mistake) {
    advance()
    let nameRange = token.range
    let name = try parseText("the name of an option")
    let valueRange = token.range
    let value = try parseText("the value of the option")
    try takeEndOfLine()
    guard let option = BeancountOption(rawValue: name) else {
      let known = BeancountOption.allCases.map(\.rawValue)
      throw Mistake(
        .optionUnknown, at: nameRange, "there is no option '\(name)'",
        help: NearestName.nearest(to: name, among: known).map { "write \"\($0)\"" })
    }
    if let reason = option.deprecation {
      report(Mistake(.optionDeprecated, at: nameRange, reason.message, help: reason.help))
    }
    let place = BeancountPlacedText(text: value, file: file, range: valueRange)
    if option == .include { return includes.append(place) }
    let commodities = option == .operatingCurrency ? [books.ledger.commodities.intern(value)] : []
    options.operatingCurrencies += commodities
    if let help = options.set(option, place, &books.ledger.commodities) {
      throw Mistake(
        .optionMalformed, at: valueRange, "'\(value)' is no value of the option '\(name)'",
        help: help)
    }
    checkedAccounts.removeAll()
  }
}

/// The options of the language.
enum BeancountOption: String, CaseIterable {
  case title
  case nameAssets = "name_assets"
  case nameLiabilities = "name_liabilities"
  case nameEquity = "name_equity"
  case nameIncome = "name_income"
  case nameExpenses = "name_expenses"
  case previousBalances = "account_previous_balances"
  case previousEarnings = "account_previous_earnings"
  case previousConversions = "account_previous_conversions"
  case currentEarnings = "account_current_earnings"
  case currentConversions = "account_current_conversions"
  case unrealizedGains = "account_unrealized_gains"
  case rounding = "account_rounding"
  case conversionCurrency = "conversion_currency"
  case displayPrecision = "display_precision"
  case toleranceDefault = "inferred_tolerance_default"
  case toleranceMultiplier = "tolerance_multiplier"
  case oldToleranceMultiplier = "inferred_tolerance_multiplier"
  case toleranceFromCost = "infer_tolerance_from_cost"
  case documents
  case operatingCurrency = "operating_currency"
  case renderCommas = "render_commas"
  case pluginProcessingMode = "plugin_processing_mode"
  case longStringMaxlines = "long_string_maxlines"
  case bookingMethod = "booking_method"
  case allowPipeSeparator = "allow_pipe_separator"
  case allowNone = "allow_deprecated_none_for_tags_and_links"
  case preciseInterpolation = "use_precise_interpolation"
  case insertPythonpath = "insert_pythonpath"
  /// Set by Beancount itself, and yet open to be set.
  case include
  case inputHash = "input_hash"
  case displayContext = "dcontext"
  case commodities
  /// Set by Beancount itself.
  case filename, plugin

  /// Why an option is an error although it works, if it is one.
  var deprecation: (message: String, help: String)? {
    switch self {
    case .oldToleranceMultiplier:
      (
        "the option 'inferred_tolerance_multiplier' has another name now",
        "write \"tolerance_multiplier\""
      )
    case .allowPipeSeparator:
      ("the option 'allow_pipe_separator' is to go away", "remove it, and each '|' in the entries")
    case .allowNone:
      ("the option 'allow_deprecated_none_for_tags_and_links' is to go away", "remove it")
    default: nil
    }
  }
}

extension BeancountOptions {
  /// Sets an option, or returns what to write instead if the value is none.
  mutating func set(
    _ option: BeancountOption, _ place: BeancountPlacedText, _ commodities: inout CommodityTable
  ) -> String? {
    let value = place.text
    switch option {
    case .title: title = value
    case .nameAssets: return setRoot(0, value)
    case .nameLiabilities: return setRoot(1, value)
    case .nameEquity: return setRoot(2, value)
    case .nameIncome: return setRoot(3, value)
    case .nameExpenses: return setRoot(4, value)
    case .previousBalances, .previousEarnings, .previousConversions, .currentEarnings,
      .currentConversions, .unrealizedGains, .rounding:
      return value.split(separator: ":", omittingEmptySubsequences: false).allSatisfy(
        \.isAccountPart)
        ? nil : "start each part of the name with a capital letter or a digit"
    case .displayPrecision: return BeancountOptions.pair(value) == nil ? Self.pairHelp : nil
    case .toleranceDefault:
      guard let (name, tolerance) = BeancountOptions.pair(value) else { return Self.pairHelp }
      toleranceDefaults[name == "*" ? nil : commodities.intern(name)] = tolerance
    case .toleranceMultiplier, .oldToleranceMultiplier:
      guard let number = Quantity(beancount: value) else { return "write a number such as \"0.5\"" }
      toleranceMultiplier = number
    case .toleranceFromCost:
      costWidensTolerance = ["true", "on"].contains(value.lowercased()) || value == "1"
    case .documents: documentFolders.append(place)
    case .pluginProcessingMode:
      guard value == "raw" || value == "default" else { return "write \"default\" or \"raw\"" }
      runsNamedPluginsOnly = value == "raw"
    case .bookingMethod:
      guard let method = BookingMethod(rawValue: value) else {
        return Mistake.bookingMethodUnknown(value, place.range).help
      }
      bookingMethod = method
    case .allowPipeSeparator: allowsPipe = BeancountOptions.flag(value)
    case .preciseInterpolation: interpolatesPrecisely = BeancountOptions.flag(value)
    case .filename, .plugin: return "remove the line; Beancount sets this option itself"
    case .conversionCurrency, .operatingCurrency, .renderCommas, .longStringMaxlines, .allowNone,
      .insertPythonpath, .include, .inputHash, .displayContext, .commodities:
      break
    }
    return nil
  }

  private mutating func setRoot(_ index: Int, _ name: String) -> String? {
    let isName =
      name.unicodeScalars.first?.properties.generalCategory == .uppercaseLetter
      && name[...].isAccountPart
    guard isName else { return "write a name that starts with a capital letter" }
    roots[index] = name
    return nil
  }

  private static let pairHelp = "write a currency and a number, as \"USD:0.005\""

  /// A currency and a number such as `USD:0.005`; what follows the number does not count.
  private static func pair(_ text: String) -> (name: String, number: Quantity)? {
    guard let colon = text.lastIndex(where: { $0 == ":" }) else { return nil }
    let digits = text[text.index(after: colon)...].prefix { "0123456789.".contains($0) }
    guard !digits.isEmpty, let number = Quantity(beancount: String(digits)) else { return nil }
    return (String(text[..<colon]), number)
  }

  private static func flag(_ text: String) -> Bool {
    ["1", "true", "yes"].contains(text.lowercased())
  }
}

extension Quantity {
  /// Reads a number as an option of Beancount has it: commas and blanks do not count.
  init?(beancount text: String) {
    var digits = text.filter { $0 != "," && $0 != " " }
    if digits.isEmpty { digits = "0" }
    if digits.hasPrefix("+") { digits.removeFirst() }
    if digits.hasPrefix(".") || digits.hasPrefix("-.") {
      digits.insert(
        "0", at: digits.index(digits.startIndex, offsetBy: digits.hasPrefix("-") ? 1 : 0))
    }
    if digits.hasSuffix(".") { digits.removeLast() }
    self.init(digits)
  }
}

extension Substring {
  /// Whether the text is a part of an account's name.
  var isAccountPart: Bool {
    guard let first = unicodeScalars.first, first.startsAccountPart else { return false }
    return unicodeScalars.allSatisfy(\.continuesAccountPart)
  }
}
