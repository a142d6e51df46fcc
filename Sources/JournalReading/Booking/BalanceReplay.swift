internal import LedgerModel

/// Walks postings in order, to check claims about balances and to find the amounts that follow from
/// them.
///
/// hledger takes postings by date, and those of a day in the order of the text; the postings of an
/// entry with an assigned amount stand together on the entry's day.
struct BalanceReplay {
  private var balances: RunningBalances
  private let isStrict: Bool

  /// Something that changes balances, in the order of `day`, then `position`.
  private struct Step {
    enum Content {
      case posting(Int)
      case deferred(Int)
    }
    let day: Day
    let position: Int
    let content: Content
  }

  /// Checks every assertion that was read, and books the entries that wait for a balance.
  ///
  /// - Parameters:
  ///   - books: Their assertions and waiting entries are done with afterwards.
  ///   - firstEntry: The first entry of the top file that was read last: claims see no other file
  ///     that the command line names.
  ///   - isStrict: Whether no exchange of commodities is inferred.
  static func run(_ books: inout Books, from firstEntry: Int, isStrict: Bool) {
    guard !books.assertions.isEmpty || !books.deferredEntries.isEmpty else { return }
    var replay = BalanceReplay(books, isStrict: isStrict)
    var steps = replay.steps(books, from: firstEntry)
    steps.sort { ($0.day, $0.position) < ($1.day, $1.position) }
    let assertions = Dictionary(
      books.assertions.map { ($0.posting, $0) }, uniquingKeysWith: { first, _ in first })
    let deferred = books.deferredEntries
    for step in steps {
      switch step.content {
      case .posting(let row): replay.pass(row, assertions[row], &books)
      case .deferred(let index): replay.book(deferred[index], &books)
      }
    }
    books.assertions.removeAll()
    books.deferredEntries.removeAll()
  }

  /// Prepares to follow the accounts that assertions and assigned amounts ask about.
  private init(_ books: Books, isStrict: Bool) {
    let assigned = books.deferredEntries.flatMap { entry in
      entry.draft.postings.compactMap { posting in
        posting.assertion.map { (posting.account, $0.isInclusive) }
      }
    }
    let asserted = books.assertions.map { ($0.account, $0.isInclusive) }
    balances = RunningBalances(books.ledger.accounts, asked: assigned + asserted)
    self.isStrict = isStrict
  }

  /// The postings of tracked accounts and the waiting entries, in the order of the text.
  private func steps(_ books: Books, from firstEntry: Int) -> [Step] {
    var steps: [Step] = []
    let (entries, postings) = (books.ledger.entries, books.ledger.postings)
    var deferred = books.deferredEntries.indices.makeIterator()
    var next = deferred.next()
    for entry in firstEntry...entries.count {
      while let index = next, books.deferredEntries[index].position <= entry {
        steps.append(
          Step(
            day: books.deferredEntries[index].draft.day, position: steps.count,
            content: .deferred(index)))
        next = deferred.next()
      }
      guard entry < entries.count else { break }
      for row in entries.postings(of: entry) where balances.isTracked(postings.accounts[row]) {
        steps.append(
          Step(
            day: postings.ownDay(of: row) ?? entries.days[entry], position: steps.count,
            content: .posting(row)))
      }
    }
    return steps
  }

  /// Adds a booked posting to its balance, and checks what it claims.
  private mutating func pass(_ row: Int, _ assertion: BalanceAssertion?, _ books: inout Books) {
    do throws(Mistake) {
      try add(books.ledger.postings.money(row), to: books.ledger.postings.accounts[row], 0..<0)
      if let assertion { try check(assertion, books) }
    } catch {
      if let assertion { return books.report(error, in: assertion.file) }
      let place = books.ledger.entries.location(of: books.ledger.entries.entry(of: row))
      books.report(.tooLarge(place.offset..<place.offset + 1), in: place.file)
    }
  }

  /// Completes an entry that waits for a balance, books it, and checks what it claims.
  private mutating func book(_ entry: DeferredEntry, _ books: inout Books) {
    var draft = entry.draft
    do throws(Mistake) {
      var completed: [DraftPosting] = []
      for posting in draft.postings {
        let parts = posting.isAssignment ? try assigned(posting) : [posting]
        for part in parts {
          if let amount = part.amount { try add(amount.money, to: part.account, part.accountRange) }
        }
        completed += parts
        if let claim = posting.assertion, !posting.isAssignment, posting.amount != nil {
          try check(claim.balanceAssertion(of: posting, in: draft.file), books)
        }
      }
      draft.postings = completed
      try settle(&draft, isExcused: entry.isExcused, &books)
    } catch {
      books.report(error, in: draft.file)
    }
  }

  private mutating func settle(
    _ draft: inout DraftEntry, isExcused: Bool, _ books: inout Books
  ) throws(Mistake) {
    let header = draft.range.lowerBound..<draft.range.lowerBound + 1
    var booking = EntryBooking(isStrict: isStrict)
    if case .off(let residuals, _) = try booking.settle(&draft, header: header), !isExcused {
      // hledger drops the costs of an entry that waits for a balance, so it may balance without.
      var plain = draft
      for index in plain.postings.indices { plain.postings[index].cost = nil }
      guard case .balanced = try booking.settle(&plain, header: header) else {
        throw books.unbalanced(residuals, header)
      }
      draft = plain
    }
    for posting in draft.postings where posting.isInferred {
      if let amount = posting.amount { try add(amount.money, to: posting.account, header) }
    }
    // What it claims was checked on the way.
    for index in draft.postings.indices { draft.postings[index].assertion = nil }
    try books.append(draft, header)
  }

  /// A posting with the amount that brings its balance to what it claims; one for each commodity
  /// where no other commodity may be left.
  private func assigned(_ posting: DraftPosting) throws(Mistake) -> [DraftPosting] {
    guard let claim = posting.assertion else { return [posting] }
    if let cost = claim.cost { return try assigned(posting, claim, cost) }
    var targets = [(claim.amount.commodity, claim.amount.quantity)]
    if claim.isSole {
      let others = balances.held(by: posting.account, claim.isInclusive)
      targets += others.filter { $0 != claim.amount.commodity }.map { ($0, Quantity.zero) }
    }
    var parts: [DraftPosting] = []
    for (commodity, target) in targets {
      var part = posting
      do throws(QuantityError) {
        let balance = balances.balance(of: posting.account, commodity, claim.isInclusive)
        part.amount = WrittenAmount(
          quantity: try target - balance, commodity: commodity, range: claim.amount.range)
      } catch {
        throw .tooLarge(claim.amount.range)
      }
      part.assertion = nil
      parts.append(part)
    }
    return parts
  }

  /// The claimed amount at its cost, and what was held before without one, as hledger takes it.
  private func assigned(
    _ posting: DraftPosting, _ claim: DraftPosting.Assertion, _ cost: DraftPosting.Cost
  ) throws(Mistake) -> [DraftPosting] {
    var target = posting
    target.amount = claim.amount
    target.cost = cost
    target.assertion = nil
    var rest = target
    rest.cost = nil
    rest.amount?.quantity =
      -balances.balance(of: posting.account, claim.amount.commodity, claim.isInclusive)
    return [target, rest]
  }

  private mutating func add(
    _ amount: Money, to account: AccountID, _ range: Range<Int>
  ) throws(Mistake) {
    do throws(QuantityError) {
      try balances.add(amount, to: account)
    } catch {
      throw .tooLarge(range)
    }
  }

  private func check(_ assertion: BalanceAssertion, _ books: Books) throws(Mistake) {
    let (account, claimed) = (assertion.account, assertion.amount)
    let balance = balances.balance(of: account, claimed.commodity, assertion.isInclusive)
    guard balance == claimed.quantity else {
      let found = Money(balance, claimed.commodity)
      throw Mistake(
        .assertionFailed, at: assertion.range,
        "the balance of '\(books.ledger.accounts[account])' is \(books.text(found)) here, not \(books.text(claimed))",
        help: "look for a missing or doubled entry before this one, or correct the balance")
    }
    guard assertion.isSole,
      let rest = balances.other(than: claimed, in: account, assertion.isInclusive)
    else { return }
    throw Mistake(
      .assertionFailed, at: assertion.range,
      "'\(books.ledger.accounts[account])' also holds \(books.text(rest)) here",
      help: "write = instead of == to check this commodity alone")
  }
}

extension DraftPosting.Assertion {
  fileprivate func balanceAssertion(of posting: DraftPosting, in file: Int32) -> BalanceAssertion {
    BalanceAssertion(
      account: posting.account, amount: amount.money, isSole: isSole, isInclusive: isInclusive,
      posting: 0, file: file, range: amount.range)
  }
}

extension Mistake {
  fileprivate static func tooLarge(_ range: Range<Int>) -> Mistake {
    Mistake(
      .amountTooLong, at: range, "a balance has more than 38 digits",
      help: "this program computes exactly, and holds no longer numbers")
  }
}
