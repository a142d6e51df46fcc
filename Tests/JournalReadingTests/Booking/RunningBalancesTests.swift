import Diagnostics
import Foundation
import LedgerModel
import Testing

@testable import JournalReading

struct RunningBalancesTests {
  @Test func `a balance is of the account, or of all below it`() throws {
    var accounts = AccountTable()
    let (top, low) = (accounts.intern("a"), accounts.intern("a:b"))
    let other = accounts.intern("c")
    let (eur, usd) = (CommodityID(0), CommodityID(1))
    var balances = RunningBalances(accounts, asked: [(top, true), (top, false)])
    try balances.add(Money(Quantity(1), eur), to: top)
    try balances.add(Money(Quantity(2), eur), to: low)
    try balances.add(Money(Quantity(3), usd), to: low)
    try balances.add(Money(Quantity(4), usd), to: other)
    #expect(balances.balance(of: top, eur, false) == Quantity(1))
    #expect(balances.balance(of: top, eur, true) == Quantity(3))
    #expect(balances.held(by: top, true) == [eur, usd])
    #expect(balances.held(by: top, false) == [eur])
    #expect(balances.other(than: Money(Quantity(3), eur), in: top, true) == Money(Quantity(3), usd))
    #expect(balances.other(than: Money(Quantity(1), eur), in: top, false) == nil)
    #expect(balances.isTracked(low) && !balances.isTracked(other))
  }

  @Test func `what came to nothing again is not held any more`() throws {
    var accounts = AccountTable()
    let account = accounts.intern("a")
    let (eur, usd) = (CommodityID(0), CommodityID(1))
    var balances = RunningBalances(accounts, asked: [(account, false)])
    try balances.add(Money(Quantity(1), usd), to: account)
    try balances.add(Money(Quantity(-1), usd), to: account)
    #expect(balances.other(than: Money(Quantity(0), eur), in: account, false) == nil)
    #expect(balances.held(by: account, false).isEmpty)
  }

  /// Linear work takes four times as long for four times the claims, quadratic work sixteen times.
  @Test(.timeLimit(.minutes(1)), arguments: ["=*", "==", "==*"])
  func `four times the claims take about four times the work`(_ claim: String) throws {
    let times = [2000, 8000].map { count in
      let entries = (1...count).map { number in
        "2026-01-01 x\n    a:\(number)  1 EUR\n    a  0 EUR \(claim) \(claim == "==" ? 0 : number) EUR\n    b\n"
      }
      let text = entries.joined()
      let start = RunningBalancesTests.threadTime()
      #expect(ReadingSample(text).errors.isEmpty)
      return RunningBalancesTests.threadTime() - start
    }
    #expect(times[1] < times[0] * 9)
  }

  @Test(.timeLimit(.minutes(1)))
  func `four times the amounts that clear an account take about four times the work`() {
    let times = [500, 2000].map { count in
      let entries = (0..<count).map { number in
        let commodity = String(
          String(number).compactMap(\.wholeNumberValue).map { Array("ABCDEFGHIJ")[$0] })
        return "2026-01-01 x\n    a  == 1 \(commodity)\n    b\n"
      }
      let text = entries.joined()
      let start = RunningBalancesTests.threadTime()
      let sample = ReadingSample(text)
      #expect(sample.balance("a").count == 1)
      #expect(sample.read.ledger.postings.count < count * 5)
      return RunningBalancesTests.threadTime() - start
    }
    #expect(times[1] < times[0] * 9)
  }

  /// The nanoseconds that this thread has worked, whatever the others do.
  private static func threadTime() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
