import Foundation
import LedgerModel
import Synchronization
import Testing

@testable import LedgerCore

/// That a report of twice the books takes twice the work.
@Suite(.serialized) struct GrowthTests {
  private static let sizes = [1000, 2000, 4000, 8000]

  /// One walk for the sums, and a few through single months of 120.
  @Test(arguments: sizes)
  func `all postings are gone through once, and then single months`(_ size: Int) throws {
    let books = try GrowingBooks(entries: size)
    let visits = Visits()
    let context = try ReportContext(
      books.ledger, ReportRequest(title: "", asOf: books.lastDay), onWalk: visits.add)
    let postings = books.ledger.postings.count
    #expect(visits.count <= postings)
    _ = try KPIEngine.makeReport(context)
    #expect(visits.count <= postings + postings / 4)
  }

  /// Linear work takes 8 times as long for 8 times the books, quadratic work 64 times.
  ///
  /// The time is the thread's alone, so that neither other tests nor a busy machine count.
  @Test func `eight times the books take about eight times the work`() throws {
    let times = try GrowthTests.sizes.map { try time(GrowingBooks(entries: $0)) }
    #expect((times.last ?? 0) <= 24 * (times.first ?? 0), "\(times)")
  }

  @Test(arguments: ChargedBooks.Shape.allCases)
  func `neither payees nor charges nor items multiply`(_ shape: ChargedBooks.Shape) throws {
    let times = try [500, 4000].map { try time(ChargedBooks(shape, size: $0)) }
    #expect((times.last ?? 0) <= 24 * (times.first ?? 0), "\(times)")
  }

  /// The nanoseconds that a report takes.
  private func time(_ books: GrowingBooks) throws -> Int {
    try time(books.ledger, books.lastDay)
  }

  private func time(_ books: ChargedBooks) throws -> Int {
    try time(books.ledger, books.lastDay)
  }

  private func time(_ ledger: Ledger, _ day: Day) throws -> Int {
    let request = ReportRequest(title: "", asOf: day)
    return try (0..<2).map { _ in
      let start = GrowthTests.threadTime()
      _ = try KPIEngine.makeReport(ledger, request)
      return GrowthTests.threadTime() - start
    }.min() ?? 0
  }

  /// The nanoseconds that this thread has worked.
  private static func threadTime() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Counts the postings of all walks.
  private final class Visits: Sendable {
    private let sum = Mutex(0)
    var count: Int { sum.withLock { $0 } }
    func add(_ postings: Int) { sum.withLock { $0 += postings } }
  }
}
