extension KPIReport {
  /// FNV-1a of the figures as canonical JSON, without what changes from day to day.
  ///
  /// Left out are the as-of day and all that moves with it alone, where points come from, data
  /// quality, the narrative and the fingerprint; projected dates count by month.
  func computedFingerprint() -> String {
    StableHash.hex(StableHash.fnv1a(json.canonicalBytes(without: .volatile)))
  }
}

extension JSONOmission {
  fileprivate static let volatile = JSONOmission(
    everywhere: ["momOrigin", "yoyOrigin"], byMonth: ["projectedCompletion", "payoffDate"],
    path: [
      "asOf": nil, "partial": nil, "booksEnd": nil, "soFar": nil, "calendar": nil,
      "snapshots": nil, "dataQuality": nil, "narrative": nil, "fingerprint": nil,
      "recurring": [
        "upcoming": nil, "overdue": nil,
        "priceCreep": ["baselineDate": nil, "items": ["baselineDate": nil]],
      ],
      "netWorth": ["history": ["asOf": nil, "origin": nil]],
      "spending": ["budgets": ["elapsed": nil, "committed": nil]], "debt": ["debts": ["due": nil]],
    ])
}
