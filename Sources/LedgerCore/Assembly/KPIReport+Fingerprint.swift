internal import LedgerModel

extension KPIReport {
  /// FNV-1a of the figures as canonical JSON, without what changes from day to day.
  ///
  /// Left out are the as-of day and all that moves with it alone, where points come from, data
  /// quality, the narrative and the fingerprint; projected dates count by month.
  func computedFingerprint() -> String {
    StableHash.hex(StableHash.fnv1a(json.stripped(of: .volatile).canonicalText))
  }
}

/// What of a document is in no fingerprint.
private struct Omission: ExpressibleByDictionaryLiteral, Sendable {
  /// Members to leave out, and with a value those to leave something out of.
  private let members: [String: Omission?]

  init(dictionaryLiteral members: (String, Omission?)...) {
    self.members = Dictionary(members) { first, _ in first }
  }

  static let volatile: Omission = [
    "asOf": nil, "partial": nil, "booksEnd": nil, "soFar": nil, "calendar": nil, "snapshots": nil,
    "dataQuality": nil, "narrative": nil, "fingerprint": nil,
    "recurring": ["upcoming": nil, "overdue": nil, "priceCreep": ["baselineDate": nil]],
    "netWorth": ["history": ["asOf": nil, "origin": nil]],
    "spending": ["budgets": ["elapsed": nil, "committed": nil]], "debt": ["debts": ["due": nil]],
  ]

  /// Members with these names are left out wherever they are.
  private static let everywhere = ["momOrigin", "yoyOrigin"]

  func leavesOut(_ name: String) -> Bool {
    if Omission.everywhere.contains(name) { return true }
    if let known = members[name] { return known == nil }
    return false
  }

  subscript(name: String) -> Omission { (members[name] ?? nil) ?? [:] }
}

extension JSONValue {
  /// The document without what no fingerprint reads; elements of a list have its path.
  fileprivate func stripped(of omission: Omission, at name: String? = nil) -> JSONValue {
    switch self {
    case .object(let members):
      return .object(
        members.compactMap { member in
          if omission.leavesOut(member.name) { return nil }
          let value = member.value.stripped(of: omission[member.name], at: member.name)
          return Member(member.name, value)
        })
    case .array(let elements):
      return .array(elements.map { $0.stripped(of: omission, at: name) })
    case .string(let text) where name == "projectedCompletion" || name == "payoffDate":
      return .string(Day(text)?.month.description ?? text)
    default: return self
    }
  }
}
