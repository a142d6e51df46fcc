import Diagnostics
import LedgerModel

@testable import JournalReading

extension ReadJournal {
  /// Everything that reading found, a line a fact, to hold two readings against each other.
  var facts: [String] {
    let names = ledger.accounts.all.map { "account \(ledger.accounts[$0])" }
    let symbols = ledger.commodities.all.map {
      "commodity \(ledger.commodities[$0]) \(ledger.commodities[style: $0])"
    }
    let payees = (0..<Int32(ledger.payees.count)).map { "payee \(ledger.payees[$0])" }
    let prices = ledger.prices.map { "price \($0.day) \($0.commodity) \($0.amount)" }
    return names + symbols + payees + prices + (0..<ledger.entries.count).flatMap(entry)
      + diagnostics.map { "\($0)" } + ["\(transactions) transactions"]
  }

  private func entry(_ entry: Int) -> [String] {
    let entries = ledger.entries
    let head =
      "entry \(entries.days[entry]) \(entries.payees[entry].index) "
      + "\(entries.flags[entry].rawValue) \(entries.location(of: entry))"
    return [head]
      + entries.postings(of: entry).map { row in
        let postings = ledger.postings
        return "posting \(postings.accounts[row].index) \(postings.money(row)) "
          + "\(postings.scales[row]) \(postings.flags[row].rawValue) "
          + "\(postings.cost(of: row).map { "\($0)" } ?? "") "
          + "\(postings.ownDay(of: row).map { "\($0)" } ?? "")"
      }
  }
}
