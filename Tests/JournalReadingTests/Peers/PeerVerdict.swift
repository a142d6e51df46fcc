import Diagnostics
import Foundation
import JournalReading
import LedgerModel

/// What a program makes of a journal.
struct PeerVerdict {
  var isAccepted: Bool
  /// Own balances by `account | commodity`, zeros left out; `nil` where a rejected journal has none.
  var balances: [String: Decimal]?
  /// What it says about a journal that it rejects.
  var message: String

  /// A rejection of the whole journal.
  static func rejection(_ message: String) -> PeerVerdict {
    PeerVerdict(isAccepted: false, balances: nil, message: message)
  }

  static func acceptance(_ balances: [String: Decimal]) -> PeerVerdict {
    PeerVerdict(isAccepted: true, balances: balances.filter { $0.value != 0 }, message: "")
  }

  /// The verdict of the reader on a generated journal.
  init(reading journal: GeneratedJournal) {
    let sample = ReadingSample(
      journal.files[journal.main] ?? "", journal.dialect, isStrict: journal.dialect == .beancount,
      files: journal.files)
    isAccepted = sample.errors.isEmpty
    message = sample.read.diagnostics.filter { $0.severity == .error }.map { "\($0)" }
      .joined(separator: "\n")
    balances = sample.allBalances
  }

  init(isAccepted: Bool, balances: [String: Decimal]?, message: String) {
    self.isAccepted = isAccepted
    self.balances = balances
    self.message = message
  }

  /// Where two verdicts part, a line each; the peer may show a number rounded from so many `digits`
  /// behind the point on, if any.
  func differences(from peer: PeerVerdict, roundedFrom digits: Int?) -> [String] {
    guard isAccepted == peer.isAccepted else {
      return ["the peer \(peer.isAccepted ? "accepts" : "rejects"), the reader does not"]
    }
    guard let own = balances, let others = peer.balances else { return [] }
    return Set(own.keys).union(others.keys).sorted().compactMap { key in
      let (mine, theirs) = (own[key] ?? 0, others[key] ?? 0)
      let isRounded = digits.map { -min(theirs.exponent, mine.exponent) >= $0 } ?? false
      let off = mine > theirs ? mine - theirs : theirs - mine
      let mayBeOff: Decimal = isRounded ? 0.00001 : 0
      return off <= mayBeOff ? nil : "\(key): the peer has \(theirs), the reader \(mine)"
    }
  }
}

extension ReadingSample {
  /// The own balances of every account by `account | commodity`, zeros left out.
  fileprivate var allBalances: [String: Decimal] {
    var sums: [String: Decimal] = [:]
    let (ledger, postings) = (read.ledger, read.ledger.postings)
    for row in 0..<postings.count {
      let money = postings.money(row)
      let key =
        "\(ledger.accounts[postings.accounts[row]]) | \(ledger.commodities[money.commodity])"
      sums[key, default: 0] += Decimal(string: money.quantity.text()) ?? .nan
    }
    return sums.filter { $0.value != 0 }
  }
}
