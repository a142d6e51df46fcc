/// The options of Ledger 3.3 that may stand on a line of a journal.
enum LedgerOption {
  /// Those that need an argument.
  static let withArgument: Set<String> = [
    "abbrev-len", "account", "account-width", "amount", "amount-width", "balance-format", "begin",
    "bold-if", "budget-format", "cleared-format", "columns", "csv-format", "date", "date-format",
    "date-width", "datetime-format", "depth", "display", "display-amount", "display-total", "end",
    "exchange", "file", "first", "forecast", "forecast-while", "forecast-years", "format",
    "group-by", "group-title-format", "head", "import", "inject", "input-date-format", "last",
    "leeway", "limit", "master-account", "meta", "meta-width", "now", "only", "output", "pager",
    "payee", "payee-width", "period", "period-sort", "pivot", "plot-amount-format",
    "plot-total-format", "prepend-format", "prepend-width", "price-db", "price-exp",
    "pricedb-format", "prices-format", "register-format", "revalued-total", "seed", "sort",
    "sort-all", "sort-xacts", "start-of-week", "tail", "total", "total-width", "truncate",
    "unrealized-gains", "unrealized-losses", "value-expr",
  ]

  /// Those that stand alone.
  static let withoutArgument: Set<String> = [
    "actual", "actual-dates", "add-budget", "amount-data", "anon", "ansi", "auto-match",
    "aux-date", "average", "average-lot-prices", "base", "basis", "budget", "by-payee", "change",
    "check-payees", "cleared", "collapse", "collapse-if-zero", "color", "cost", "count", "current",
    "daily", "day-break", "days-of-week", "dc", "decimal-comma", "detail", "deviation", "dow",
    "download", "effective", "empty", "equity", "exact", "explicit", "flat", "force-color",
    "force-pager", "gain", "generated", "historical", "immediate", "invert", "lot-dates",
    "lot-notes", "lot-prices", "lot-tags", "lots", "lots-actual", "market", "monthly",
    "no-aliases", "no-color", "no-pager", "no-revalued", "no-rounding", "no-titles", "no-total",
    "pedantic", "pending", "percent", "permissive", "price", "primary-date", "quantity",
    "quarterly", "raw", "real", "recursive-aliases", "related", "related-all", "revalued",
    "revalued-only", "rich-data", "strict", "subtotal", "time-colon", "time-report", "total-data",
    "unbudgeted", "uncleared", "unrealized", "unround", "values", "weekly", "wide", "yearly",
  ]
}
