import Foundation

/// A random generator that a failing test can be run with again.
///
/// It prints its seed. To run the same numbers again, set `TALLY_SEED` to it.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// The seed, to put in the failure message.
  package let seed: UInt64
  private var state: UInt64

  /// Starts at a random seed, or at the one that `TALLY_SEED` gives.
  ///
  /// - Parameter test: The name of the test, to print beside the seed.
  package init(for test: String = #function) {
    let fixed = ProcessInfo.processInfo.environment["TALLY_SEED"].flatMap { UInt64($0) }
    self.init(seed: fixed ?? UInt64.random(in: .min ... .max))
    print("TALLY_SEED=\(seed) for \(test)")
  }

  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  // SplitMix64, from Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
