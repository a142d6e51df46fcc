internal import LedgerModel

/// What directives change for the text below them: it is handed down to included files and does not
/// come back.
struct Scope {
  /// The year of dates without one, from `Y`.
  var defaultYear: Int?
  /// The commodity of bare numbers, from `D`.
  var defaultCommodity: CommodityID?
  /// The decimal mark of the file, from `decimal-mark`.
  var decimalMark: UInt8?
  /// How `commodity` directives say that numbers of a commodity are written.
  var marks: [CommodityID: Marks] = [:]
  /// How the `D` directive says that other numbers are written.
  var defaultMarks: Marks?
  /// The names that `apply account` puts before others, outermost first.
  var appliedAccounts: [String] = []
  var aliases: [Alias] = []
  /// What Ledger's `apply` has put in force.
  var ledger = LedgerScope()

  /// Whether account names stand for themselves.
  var keepsNames: Bool { appliedAccounts.isEmpty && aliases.isEmpty }

  /// The marks that a sample amount shows.
  struct Marks: Equatable {
    /// `.` or `,` before the decimals, or `nil` if the sample has none.
    var decimal: UInt8?
    /// `.` or `,` between groups of digits, or `nil` if the sample has none.
    var group: UInt8?

    /// Whether a lone `mark` stands before decimals, or `nil` if the sample does not tell.
    func isDecimal(_ mark: UInt8) -> Bool? {
      if let decimal { return mark == decimal }
      if let group { return mark != group }
      return nil
    }
  }
}

extension Scope {
  /// Whether a lone `mark` in a number of a commodity stands before decimals.
  ///
  /// The file's decimal mark comes first, then the commodity's own directive, then the default
  /// commodity's; where none tells, it does.
  func isDecimal(_ mark: UInt8, in commodity: CommodityID?) -> Bool {
    if let decimalMark { return mark == decimalMark }
    if let commodity, let answer = marks[commodity]?.isDecimal(mark) { return answer }
    return defaultMarks?.isDecimal(mark) ?? true
  }

  /// Whether ``isDecimal(_:in:)`` says yes without looking anything up.
  var takesMarksAsDecimal: Bool { decimalMark == nil && marks.isEmpty && defaultMarks == nil }
}
