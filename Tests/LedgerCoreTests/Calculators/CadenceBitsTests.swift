import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct CadenceBitsTests {
  private let bits = CadenceBits()

  /// The bit of each period and the period.
  private var periods: [(bit: UInt16, cadence: DetectionThresholds.Cadence)] {
    DetectionThresholds.cadences.enumerated().map { (1 << UInt16($0), $1) }
  }

  @Test(arguments: [0, 3, 4, 7, 10, 11, 28, 29, 30, 36, 105, 352, 379, 380, 9999])
  func `a gap is kept, exceeded or too short`(_ gap: Int) {
    for (bit, cadence) in periods {
      #expect((bits.kept(by: gap) & bit != 0) == cadence.gaps.contains(gap))
      #expect((bits.exceeded(by: gap) & bit != 0) == (gap > cadence.gaps.upperBound))
    }
  }

  @Test(arguments: [0, 22, 23, 61, 62, 414, 415, 9999])
  func `what runs depends on the last charge`(_ age: Int) {
    for (bit, cadence) in periods {
      let mayRun = cadence.mayRun(lastGap: cadence.gaps.lowerBound, age: age)
      #expect((bits.running(age: age) & bit != 0) == mayRun)
    }
  }

  @Test func `charges have to be enough, and two of three periods charged`() {
    let (weekly, yearly) = (UInt16(1), bits.yearly)
    #expect(bits.enough(5, in: 35) & weekly == 0)
    #expect(bits.enough(6, in: 35) & weekly != 0)
    #expect(bits.enough(27, in: 3650) & weekly == 0)
    #expect(bits.enough(2, in: 366) == yearly)
    #expect(bits.enough(1, in: 0) == 0)
  }

  @Test func `a period looks back so far and no farther`() {
    for (bit, cadence) in periods {
      #expect(bits.ended(before: cadence.lookback) & bit == 0)
      #expect(bits.ended(before: cadence.lookback + 1) & bit != 0)
    }
    #expect(bits.longestAge == 414 && bits.horizon == 793 && bits.equalHorizon == 614)
  }
}
