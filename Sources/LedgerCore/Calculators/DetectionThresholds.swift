internal import LedgerModel

/// What makes a series of charges a subscription: all thresholds of ``SubscriptionDetection``.
///
/// They are tuned on real books so that wrong proposals are rare; what is missed can be declared.
enum DetectionThresholds {
  /// A period that charges are held against.
  struct Cadence: Sendable {
    let interval: Recurrence.Interval
    /// The days from one charge to the next.
    ///
    /// The nominal period and 15 % either way, but at least 3 days and at most 14. A bill of every
    /// half year comes on its day; what is three weeks off is a visit to the doctor.
    let gaps: ClosedRange<Int>
    /// The fewest charges that make a series.
    let minimum: Int
    /// How many days before the last charge everything has to fit.
    let lookback: Int
    /// How many days the next charge may be late before the series counts as ended.
    let grace: Int

    var isYearly: Bool { interval == .years(1) }

    /// Whether charges may come a period after each other on days that wander.
    ///
    /// Those of weeks may not: what is bought every week or so is a habit.
    var mayWander: Bool {
      if case .months = interval { true } else { false }
    }

    /// Whether a series may end in a gap and still run some days after its last charge.
    func mayRun(lastGap: Int, age: Int) -> Bool {
      gaps.contains(lastGap) && age <= longestAge
    }

    /// How many days may have gone by since the last charge of a series that runs.
    var longestAge: Int { gaps.upperBound + grace + Recurrence.longestGuard }
  }

  /// The periods, the shortest first; the first one that fits counts.
  ///
  /// - Weekly and biweekly need more charges than others: a coffee on five mornings a week apart is
  ///   a habit, and comes by chance more easily than three equal bills a month apart.
  /// - Four weeks stand before a month and take nothing but 27 to 29 days, four times over, which
  ///   calendar months never have.
  /// - Yearly items need two charges, as the third is two years away; two have to be equal.
  /// - 400 days hold thirteen months; longer periods look back three times their length.
  /// - One late month is forgiven, as books are often behind; later it has ended.
  static let cadences = [
    Cadence(interval: .weeks(1), gaps: 4...10, minimum: 6, lookback: 400, grace: 7),
    Cadence(interval: .weeks(2), gaps: 11...17, minimum: 5, lookback: 400, grace: 14),
    Cadence(interval: .weeks(4), gaps: 27...29, minimum: 5, lookback: 400, grace: 21),
    Cadence(interval: .months(1), gaps: 26...35, minimum: 3, lookback: 400, grace: 21),
    Cadence(interval: .months(2), gaps: 52...70, minimum: 3, lookback: 400, grace: 21),
    Cadence(interval: .months(3), gaps: 78...105, minimum: 3, lookback: 400, grace: 21),
    Cadence(interval: .months(6), gaps: 169...196, minimum: 3, lookback: 600, grace: 21),
    Cadence(interval: .years(1), gaps: 352...379, minimum: 2, lookback: 1200, grace: 30),
  ]

  /// Amounts of one price differ by at most this coefficient of variation: 2 %.
  static let variation = Ratio(1, 50)

  /// A new price is at most twice, and at least half, the one before: more is another product.
  static let largestStep = Ratio(2)

  /// A yearly price may rise with every charge, as insurances do, by at most 15 %.
  static let yearlyStep = Ratio(3, 20)

  /// A series with this many charges may pass over periods, as a club does in the summer.
  static let gappyMinimum = 6
  /// The least part of its periods that such a series charges.
  static let gappyShare = (charged: 2, periods: 3)

  /// Whether so many of some periods are charged.
  static func isDense(_ charged: Int, of periods: Int) -> Bool {
    charged * gappyShare.periods >= periods * gappyShare.charged
  }

  /// The fewest charges of a series whose days wander.
  static let wanderingMinimum = 6

  /// Items of one payee on one account are told apart by amounts charged this often, to the cent.
  static let splitMinimum = 4

  /// More charges a payee and account than one a week and a few are purchases.
  static let mostCharges = 64

  /// A declared item takes up a series at the same payee whose price is within a quarter of its own.
  static let declaredShare = Ratio(1, 4)

  /// Words in account names of what is bought anew each year: gifts and journeys.
  ///
  /// Yearly charges on such an account are no series.
  static let occasions: Set<String> = [
    "gift", "gifts", "present", "presents", "holiday", "holidays", "travel", "trip", "trips",
    "vacation", "vacations", "geschenk", "geschenke", "urlaub", "ferien", "reise", "reisen",
    "cadeau", "cadeaux", "vacances", "voyage", "voyages", "regalo", "regalos", "viaje", "viajes",
    "vacaciones", "regali", "viaggi", "vacanze",
  ]
}
