import Foundation
import Glibc
import LedgerModel
import Testing

@testable import TallyBatchCLI

@Suite struct SystemEnvironmentLiveTests {
  @Test func `today is the day of the local calendar`() throws {
    let before = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: .now)
    let today = SystemEnvironment.live().today()
    let after = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: .now)
    let days = try [before, after].map {
      try #require(Day(year: $0.year ?? 0, month: $0.month ?? 0, day: $0.day ?? 0))
    }
    #expect(days.contains(today))
  }

  @Test func `the count of nanoseconds only grows`() {
    let system = SystemEnvironment.live()
    let first = system.nanoseconds()
    #expect(system.nanoseconds() >= first)
  }

  @Test(arguments: [SIGPIPE, SIGXFSZ])
  func `a closed pipe and a limit on the size of files end no run`(_ signal: Int32) {
    _ = SystemEnvironment.live()
    // The default of either would be the end of this process.
    #expect(raise(signal) == 0)
  }

  @Test func `standard input can always be tried`() {
    #expect(SystemEnvironment.live().problem("-") == nil)
  }
}
