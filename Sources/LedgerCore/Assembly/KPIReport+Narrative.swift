internal import LedgerModel

extension KPIReport {
  /// A few sentences that say what the figures say, and nothing more.
  func writtenNarrative() -> String {
    guard hasEntries else {
      return "The books have no entry up to \(DateText.fullDay(asOf)), so no figure is known."
    }
    let sentences = [
      ratingSentence, flowSentence, stockSentence, runwaySentence, recurringSentence,
      attentionSentence,
    ]
    return sentences.compactMap { $0 }.joined(separator: " ")
  }

  private var text: AmountText { AmountText(currency) }

  private var ratingSentence: String {
    let name = DateText.month(month)
    let when = isPartial ? "\(name) up to \(DateText.fullDay(asOf))" : name
    guard let health else { return "\(when) is not rated, as the books have nothing in it." }
    return "\(when) is rated \(health.rating.rawValue), with a score of \(health.score)."
  }

  private var flowSentence: String? {
    guard let flow = headline.netCashFlow.value else { return nil }
    let rate = headline.savingsRate.value.map { ", \(text.percent($0)) of income" } ?? ""
    let outcome =
      flow.isNegative
      ? "\(text.amount(flow.magnitude)) more was spent than earned"
      : "\(text.amount(flow)) was left\(rate)"
    return "\(text.amount(flows.income)) came in and \(text.amount(flows.expenses)) was spent; "
      + outcome + "."
  }

  private var stockSentence: String {
    var sentence = "Net worth is \(text.amount(netWorth.value))"
    if let moved = netWorth.moved, !moved.change.isZero {
      let direction = moved.change.isNegative ? "less" : "more"
      sentence += ", \(text.amount(moved.change.magnitude)) \(direction) than a month before"
    }
    return sentence + ", and debt is \(text.amount(debt.total))."
  }

  private var runwaySentence: String? {
    headline.runwayMonths.value.map {
      "Cash of \(text.amount(liquidity.liquid)) lasts \(text.plain($0)) months."
    }
  }

  private var recurringSentence: String? {
    guard recurring.monthlyOutflow.isPositive else { return nil }
    return "Recurring payments come to \(text.amount(recurring.monthlyOutflow)) a month."
  }

  private var attentionSentence: String? {
    let overdue = overdue
    let warnings = attention.filter { $0.severity == .warning }
    let subjects = overdue.map(\.name) + warnings.map(\.heading)
    let texts = overdue.map { $0.sentence(naming: $0.name) } + warnings.map(\.text)
    guard let first = texts.first else { return nil }
    if texts.count == 1 { return "One thing needs a look: \(first)" }
    return "\(subjects.count) things need a look: \(subjects.joined(separator: ", "))."
  }
}
