import TallyTestSupport
import Testing

@Suite struct SeededGeneratorTests {
  @Test func `one seed gives one sequence`() {
    var (first, second) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
    #expect((0..<100).allSatisfy { _ in first.next() == second.next() })
    var other = SeededGenerator(seed: 8)
    #expect(first.next() != other.next())
  }

  /// Source: the first outputs of the reference `splitmix64.c` by Sebastiano Vigna for seed 1234567.
  @Test func `the sequence is that of the reference`() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }
}
