internal import LedgerCore
internal import LedgerModel

/// Adds the rows of one section of a report, each in its unit.
struct CSVSection {
  let name: String
  /// The reporting currency: its symbol is the unit of amounts, its scale their least one.
  let currency: KPIReport.ReportingCurrency
  /// What the next rows are of, or an empty text for the section as a whole.
  var item = ""
  private(set) var rows: [Row] = []

  struct Row {
    let item: String
    let measure: String
    let value: String
    let unit: String
  }

  init(_ name: String, currency: KPIReport.ReportingCurrency) {
    self.name = name
    self.currency = currency
  }
}

extension CSVSection {
  /// Adds an amount of the reporting currency; zero is `0`.
  mutating func add(amount: Quantity?, _ measure: String) {
    let scale = amount?.isZero == true ? 0 : currency.scale
    add(measure, amount?.text(minimumScale: scale), unit: currency.symbol)
  }

  /// Adds an average or a deviation of amounts, with the decimal places that it has.
  mutating func add(average: Quantity?, _ measure: String) {
    add(measure, average?.text(), unit: currency.symbol)
  }

  /// Adds an amount of a commodity.
  mutating func add(_ quantity: Quantity, of commodity: String, _ measure: String) {
    add(measure, quantity.text(), unit: commodity)
  }

  mutating func add(ratio: Quantity?, _ measure: String) {
    add(measure, ratio?.text(), unit: "ratio")
  }

  mutating func add(months: Quantity?, _ measure: String) {
    add(measure, months?.text(), unit: "months")
  }

  mutating func add(count: Int?, _ measure: String) {
    add(measure, count?.description, unit: "count")
  }

  mutating func add(date: Day?, _ measure: String) {
    add(measure, date?.description, unit: "date")
  }

  mutating func add(month: Month?, _ measure: String) {
    add(measure, month?.description, unit: "month")
  }

  mutating func add(flag: Bool?, _ measure: String) {
    add(measure, flag?.description, unit: "boolean")
  }

  mutating func add(text: String?, _ measure: String) { add(measure, text, unit: "text") }

  private mutating func add(_ measure: String, _ value: String?, unit: String) {
    rows.append(Row(item: item, measure: measure, value: value ?? "", unit: unit))
  }
}

extension CSVSection {
  /// Adds the rows of another section, with a word before the name of each item.
  mutating func append(_ other: CSVSection, prefix: String) {
    rows += other.rows.map {
      Row(item: "\(prefix) \($0.item)", measure: $0.measure, value: $0.value, unit: $0.unit)
    }
  }
}
