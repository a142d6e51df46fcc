internal import LedgerModel

extension KPIReport {
  /// The report in the shape `tally-batch/report/1`, in reading order.
  ///
  /// Numbers are decimal strings and counts are integers; what is absent is null. Money has at least
  /// the decimal places of the currency, ratios at most 12.
  package var json: JSONValue {
    let write = FigureJSON(scale: currency.scale)
    return [
      "schema": .string("tally-batch/report/1"), "title": .string(title), "asOf": write.day(asOf),
      "month": .string(month.description), "partial": .bool(isPartial),
      "currency": .string(currency.symbol), "incomeBasis": .string("ledger"),
      "booksEnd": write.day(booksEnd), "window": window.json, "health": health?.json ?? .null,
      "headline": headline.json(write),
      "netWorth": netWorth.json(write, isKnown: hasEntries), "flows": flows.json(write),
      "liquidity": liquidity.json(write), "soFar": soFar?.json(write) ?? .null,
      "attention": .array(attention.map { $0.json(write) }), "spending": spending.json(write),
      "recurring": recurring.json(write), "debt": debt.json(write),
      "goals": .array(goals.map { $0.json(write) }), "calendar": calendar.json(write),
      "dataQuality": .array(dataQuality.map(\.json)), "snapshots": snapshots.json(write),
      "fingerprint": .string(fingerprint), "narrative": .string(narrative),
    ]
  }
}

/// Writes single figures as JSON has them.
struct FigureJSON {
  /// The decimal places of money, at least.
  let scale: UInt8

  /// An amount of the reporting currency; zero is `0`.
  func money(_ amount: Quantity?) -> JSONValue {
    guard let amount else { return .null }
    return .string(amount.isZero ? "0" : amount.text(minimumScale: scale))
  }

  /// A ratio, a rate, an average or another commodity's amount, without trailing zeros.
  func ratio(_ value: Quantity?) -> JSONValue {
    guard let value else { return .null }
    return .string(value.text())
  }

  func day(_ day: Day?) -> JSONValue { day.map { .string($0.description) } ?? .null }

  func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  func integer(_ integer: Int?) -> JSONValue { integer.map(JSONValue.integer) ?? .null }

  func bool(_ bool: Bool?) -> JSONValue { bool.map(JSONValue.bool) ?? .null }

  func strings(_ strings: [String]) -> JSONValue { .array(strings.map(JSONValue.string)) }
}

extension KPIReport.Window {
  fileprivate var json: JSONValue {
    let isEmpty = months == 0
    return [
      "from": isEmpty ? .null : .string(from.description),
      "to": isEmpty ? .null : .string(to.description), "months": .integer(months),
    ]
  }
}

extension KPIReport.Health {
  fileprivate var json: JSONValue {
    [
      "rating": .string(rating.rawValue), "score": .integer(score),
      "toNext": toNext.map(JSONValue.string) ?? .null,
      "contributions": [
        "savingsRate": .integer(contributions.savingsRate),
        "debtToIncome": .integer(contributions.debtToIncome),
        "runwayMonths": .integer(contributions.runwayMonths),
        "netCashFlow": .integer(contributions.netCashFlow),
      ],
    ]
  }
}

extension KPIReport.Anomaly {
  fileprivate func json(_ write: FigureJSON) -> JSONValue {
    [
      "severity": .string(severity.rawValue), "kind": .string(kind.rawValue),
      "subject": .string(subject),
      "facts": .object(facts.map { .init($0.name, write.ratio($0.value)) }), "text": .string(text),
    ]
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    [
      "id": .string(id), "severity": .string(severity.rawValue), "text": .string(text),
      "items": .array(items.map(JSONValue.string)),
    ]
  }
}

extension KPIReport.SnapshotBlock {
  fileprivate func json(_ write: FigureJSON) -> JSONValue {
    [
      "restated": .array(
        restated.map { change in
          [
            "month": .string(change.month.description), "measure": .string(change.measure),
            "stored": write.ratio(change.stored), "recomputed": write.ratio(change.recomputed),
          ]
        })
    ]
  }
}
