internal import LedgerModel

/// The plugin `noduplicates`.
extension BeancountLoad {
  /// No entry stands twice, but for prices.
  mutating func checkDuplicates() {
    var seen: Set<String> = []
    for entry in entries {
      if case .price = entry.content { continue }
      guard !seen.insert(identity(entry)).inserted else { continue }
      report(
        Mistake(
          .entryRepeated, at: entry.place.bytes, "this entry stands twice",
          help: "remove one of the two"), of: entry)
    }
  }

  /// A text that is the same for entries that say the same, whatever their metadata.
  private func identity(_ entry: BeancountEntry) -> String {
    switch entry.content {
    case .transaction(let transaction):
      let postings = transaction.postings.map(identity).sorted().joined(separator: "|")
      let payee = transaction.payee.map { "\($0)" } ?? "-"
      return
        "\(entry.day) \(transaction.flag) \(payee) \(transaction.narration) \(transaction.tags) \(transaction.links) \(postings)"
    default: return "\(entry.day) \(entry.content)"
    }
  }

  private func identity(_ posting: BookedPosting) -> String {
    let lot = posting.lot.map { lot in
      "\(lot.number) \(lot.currency.index) \(lot.day.map { "\($0)" } ?? "") \(lot.label ?? -1)"
    }
    let price = posting.price.map { "\($0.quantity) \($0.commodity.index)" } ?? ""
    return
      "\(posting.account.index) \(posting.units.quantity) \(posting.units.commodity.index) {\(lot ?? "")} @\(price) \(posting.flag)"
  }
}
