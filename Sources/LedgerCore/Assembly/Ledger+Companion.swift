internal import LedgerModel

extension Ledger {
  /// The name of the file in which directives of one's own are kept: that of the journal with the
  /// ending `.tally`.
  var companion: String {
    let name = sources.first?.name.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return stem.isEmpty || stem == "-" ? "main.tally" : "\(stem).tally"
  }
}
