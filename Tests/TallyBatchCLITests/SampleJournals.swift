import LedgerCore
import LedgerModel
import SnapshotJournal

/// Small journals that the commands are run on.
enum SampleJournals {
  /// A salary and groceries a month, from September to the second of December 2026.
  static let household = """
    2026-09-01 opening balances
        assets:checking          1000.00 USD
        equity:opening

    2026-09-15 Acme
        assets:checking          3000.00 USD
        income:salary

    2026-09-28 Market
        expenses:groceries        400.00 USD
        assets:checking

    2026-10-15 Acme
        assets:checking          3000.00 USD
        income:salary

    2026-10-28 Market
        expenses:groceries        500.00 USD
        assets:checking

    2026-11-15 Acme
        assets:checking          3000.00 USD
        income:salary

    2026-11-28 Market
        expenses:groceries        600.00 USD
        assets:checking

    2026-12-01 Market
        expenses:groceries         50.00 USD
        assets:checking

    """

  /// An entry that does not balance, on line 2, and one that does.
  static let broken = """

    2026-11-28 Market
        expenses:groceries        600.00 USD
        assets:checking          -500.00 USD

    2026-11-29 Market
        expenses:groceries         10.00 USD
        assets:checking

    """

  /// The first snapshot of a file as a line for another day, which is as sound.
  static func snapshot(_ file: String, movedTo day: String) throws -> String {
    var line = try SnapshotLine(parsing: file.utf8.prefix { $0 != 0x0A })
    line.point.asOf = Day(day) ?? line.point.asOf
    line.point.month = line.point.asOf.month
    return line.text + "\n"
  }
}
