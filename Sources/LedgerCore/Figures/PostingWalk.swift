internal import LedgerModel

/// Goes through the postings of a month, each with what a figure needs to know of it.
///
/// A class, so that the many columns behind it are shared with one reference; nothing in it ever
/// changes.
final class PostingWalk: Sendable {
  /// A posting on the way.
  struct Step {
    let posting: Int
    let entry: Int
    let account: AccountID
    let commodity: CommodityID
    /// The day on which the posting counts.
    let day: Day
    let facts: AccountFacts
    /// What the entry is as a whole.
    let traits: EntryTraits
    let isVirtual: Bool
    let hasCost: Bool

    /// What the posting's account brings to the entry.
    var brought: EntryTraits { facts.brought }
  }

  /// Is told how many postings each walk goes through.
  typealias Observer = @Sendable (Int) -> Void

  let ledger: Ledger
  let classification: AccountClassification
  let columns: LedgerColumns
  let calendar: EntryCalendar
  /// What each entry is as a whole.
  let traits: [EntryTraits]
  private let days: PostingDays
  private let ignored: Set<CommodityID>
  /// Whether some commodities are left out of all figures.
  let hasIgnored: Bool
  private let observer: Observer?

  init(
    _ ledger: Ledger, _ classification: AccountClassification, _ survey: LedgerSurvey,
    _ observer: Observer? = nil
  ) {
    self.ledger = ledger
    self.classification = classification
    columns = survey.columns
    traits = survey.traits
    days = PostingDays(ledger, columns, traits)
    calendar = EntryCalendar(columns, traits, days)
    ignored = ledger.commodities.ignored
    hasIgnored = !ignored.isEmpty
    self.observer = observer
  }

  /// Calls `body` with each posting of a month up to a day, those of an entry one after the other.
  ///
  /// - Parameters:
  ///   - month: The month in which the postings count.
  ///   - limit: The last day that counts.
  ///   - wanted: Entries without any of these traits are passed over.
  ///   - body: What is to be done with a posting.
  /// - Throws: What `body` throws.
  func forEach<Failure: Error>(
    in month: Month, upTo limit: Day, of wanted: EntryTraits,
    _ body: (Step) throws(Failure) -> Void
  ) throws(Failure) {
    let last = min(limit, month.lastDay)
    var count = 0
    defer { observer?(count) }
    for row in calendar.rows(of: month) {
      let entry = calendar.entry(at: row)
      guard traits[entry].has(wanted) else { continue }
      count += try forEach(of: entry, from: month.firstDay, through: last, body)
    }
  }

  /// Calls `body` with the postings of an entry that count on some days, and returns how many
  /// postings were looked at.
  func forEach<Failure: Error>(
    of entry: Int, from first: Day, through last: Day, _ body: (Step) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let isRegular = !traits[entry].hasOtherDays
    let entryDay = columns.days[entry]
    if isRegular, entryDay.ordinal > last.ordinal { return 0 }
    let postings = columns.postings(of: entry)
    for posting in postings {
      let day = isRegular ? entryDay : days.day(of: posting, in: entry)
      if !isRegular, day.ordinal < first.ordinal || day.ordinal > last.ordinal { continue }
      try body(step(posting, entry, day))
    }
    return postings.count
  }

  /// A posting as a step.
  func step(_ posting: Int, _ entry: Int, _ day: Day) -> Step {
    let account = columns.accounts[posting]
    return Step(
      posting: posting, entry: entry, account: account,
      commodity: columns.commodities[posting], day: day,
      facts: columns.facts[Int(account.index)], traits: traits[entry],
      isVirtual: columns.isVirtual(posting), hasCost: columns.hasCost(posting))
  }

  func traits(of entry: Int) -> EntryTraits { traits[entry] }

  /// Says how many postings were gone through without a walk.
  func note(postings: Int) { observer?(postings) }
}

extension PostingWalk {
  func quantity(of step: Step) -> Quantity { columns.quantity(step.posting) }

  /// Whether a posting takes something away.
  func isNegative(_ step: Step) -> Bool {
    columns.isWide(step.posting)
      ? columns.quantity(step.posting).isNegative : columns.units[step.posting] < 0
  }

  /// Whether the commodity of a posting is left out of all figures.
  func isIgnored(_ step: Step) -> Bool { hasIgnored && ignored.contains(step.commodity) }

  /// The value of a posting in the reporting currency: its cost, where it has one, at the price of
  /// its day; `nil` if there is no price, or if it has more than 38 digits.
  func value(of step: Step, _ rates: inout RateMemo) -> Quantity? {
    guard step.hasCost, let cost = ledger.postings.cost(of: step.posting) else {
      return rates.value(of: quantity(of: step), step.commodity, on: step.day)
    }
    return rates.value(of: cost.total.quantity, cost.total.commodity, on: step.day)
  }
}
