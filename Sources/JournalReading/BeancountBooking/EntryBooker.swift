internal import Diagnostics
internal import LedgerModel

/// Books entries in the order of their days: finds what was left out, and the lots that are
/// reduced.
///
/// The postings of an entry are taken in groups by the currency in which they weigh. In each group
/// reductions find their lots first, then a missing number follows from the others, and last the
/// costs of new lots are worked out.
struct EntryBooker {
  let options: BeancountOptions
  /// How reductions find their lots, by the number of the account.
  private let methods: [BookingMethod]
  /// What each account holds, by the number of the account.
  var inventories: [Inventory]
  private(set) var mistakes: [(file: Int32, mistake: Mistake)] = []
  /// The number of amounts that were found and rounded.
  var roundedAmounts = 0
  let text: BeancountText

  init(_ entries: [BeancountEntry], _ options: BeancountOptions, _ text: BeancountText) {
    var methods = Array(repeating: options.bookingMethod, count: text.accounts.count)
    for entry in entries {
      if case .open(let open) = entry.content, let method = open.method {
        methods[Int(open.account.index)] = method
      }
    }
    self.options = options
    self.methods = methods
    self.text = text
    inventories = methods.map { Inventory(LotQueue.Order($0)) }
  }

  /// Books an entry, or returns `false` if nothing of it can be used.
  mutating func book(_ entry: inout BeancountEntry) -> Bool {
    guard var transaction = entry.transaction else { return true }
    do throws(QuantityError) {
      var found = try plainPostings(transaction.written)
      if found == nil { found = try groupedPostings(transaction.written, entry) }
      guard let postings = found else { return false }
      for posting in postings { try inventories[Int(posting.account.index)].add(posting) }
      transaction.postings = postings
      transaction.written = []
      entry.content = .transaction(transaction)
      return true
    } catch {
      report(.resultTooLong(entry.place.bytes), in: entry.place.file)
      return false
    }
  }

  /// The postings of an entry, group by group; a group with a mistake is left out.
  private mutating func groupedPostings(
    _ written: [BeancountPosting], _ entry: BeancountEntry
  ) throws(QuantityError) -> [BookedPosting]? {
    let file = entry.place.file
    guard let groups = groups(written, file) else { return nil }
    let tolerances = try Tolerances(
      written.compactMap(\.toleranceSample), seen: written.flatMap(\.seenCurrencies), options,
      options.interpolatesPrecisely ? .finest : .coarsest)
    var postings: [BookedPosting] = []
    for group in groups {
      let legs = group.legs.map { Leg(written[$0.index], $0) }
      let context = LegContext(
        day: entry.day, currency: group.currency, header: entry.place.bytes, file: file,
        tolerances: tolerances)
      do throws(Mistake) {
        postings += try complete(try reduce(legs, context), context)
      } catch {
        report(error, in: file)
      }
    }
    return postings
  }

  /// The postings of an entry in one currency without costs and prices, or `nil` for another entry.
  ///
  /// Most entries are such; the result is that of the general way.
  private mutating func plainPostings(
    _ written: [BeancountPosting]
  ) throws(QuantityError) -> [BookedPosting]? {
    guard let currency = written.first(where: { !$0.isAutomatic })?.currency.value else {
      return nil
    }
    var gap: Int?
    var weight = Quantity.zero
    for (index, posting) in written.enumerated() {
      if posting.isAutomatic, gap == nil {
        gap = index
        continue
      }
      guard posting.cost == nil, posting.price == nil, posting.currency.value == currency,
        let number = posting.number.value
      else { return nil }
      weight = try weight.subtracting(number)
    }
    var missing = weight
    if gap != nil, !weight.isZero {
      let tolerances = try Tolerances(
        written.compactMap(\.toleranceSample), seen: [currency], options,
        options.interpolatesPrecisely ? .finest : .coarsest)
      missing = try tolerances.quantize(weight, of: currency)
      if missing != weight { roundedAmounts += 1 }
    }
    var postings: [BookedPosting] = []
    postings.reserveCapacity(written.count)
    for (index, posting) in written.enumerated() where index != gap || !weight.isZero {
      let units = Money(posting.number.value ?? missing, currency)
      postings.append(
        BookedPosting(
          account: posting.account, range: posting.range, units: units, weight: units,
          flag: posting.flag, isInferred: index == gap, metadata: posting.metadata))
    }
    return postings
  }

  func method(of account: AccountID) -> BookingMethod { methods[Int(account.index)] }

  mutating func report(_ mistake: Mistake, in file: Int32) { mistakes.append((file, mistake)) }
}

/// A posting of a group while it is booked; its currencies are known.
struct Leg {
  let source: BeancountPosting
  /// The amount, or `nil` if it is missing.
  var number: Quantity?
  let currency: CommodityID
  /// The cost of a new lot.
  var cost: BeancountCostSpec?
  /// The lot that is reduced.
  var lot: BeancountLot?
  var price: BeancountPriceSpec?

  init(_ source: BeancountPosting, _ refer: Refer) {
    self.source = source
    number = source.number.value
    currency = refer.units.value ?? CommodityID(0)
    cost = source.cost
    price = source.price
    if let currency = refer.cost.value { cost = cost?.with(currency: currency) }
    if let currency = refer.price.value, price?.currency == .missing {
      price = price?.with(currency: currency)
    }
  }
}

/// What the booking of a group has to know of its entry.
struct LegContext {
  let day: Day
  let currency: CommodityID
  let header: Range<Int>
  let file: Int32
  let tolerances: Tolerances
}

/// The currencies that a posting refers to.
struct Refer {
  /// The number of the posting in its entry.
  let index: Int
  var units: BeancountPart<CommodityID>
  var cost: BeancountPart<CommodityID>
  var price: BeancountPart<CommodityID>

  /// The currency that the posting weighs in, if it is known.
  var weightCurrency: CommodityID? {
    if let cost = cost.value { return cost }
    if let price = price.value { return price }
    return cost == .absent && price == .absent ? units.value : nil
  }
}
