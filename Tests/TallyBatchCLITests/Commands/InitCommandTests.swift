import JournalReading
import LedgerModel
import Testing

@testable import TallyBatchCLI

@Suite struct InitCommandTests {
  /// German books with a subscription of six months, an odd payee and a debt.
  private static let german =
    """
    2026-05-01 Bank
        Passiva:Kredit         -900,00 EUR
        Aktiva:Giro

    """
    + (1...6).map { month in
      """
      2026-0\(month)-15 Kino  Plus | Abo
          Ausgaben:Kultur          9,99 EUR
          Aktiva:Giro

      2026-0\(month)-28 Chef
          Aktiva:Giro           900,00 EUR
          Einnahmen:Lohn

      """
    }.joined()

  @Test(arguments: ["hledger", "ledger"])
  func `what is proposed is read back without a word`(_ dialect: String) {
    let system = MemorySystem(["home.journal": InitCommandTests.german])
    #expect(system.run("init", "home.journal", "--dialect", dialect) == 0)
    let proposal = system.output
    #expect(proposal.contains("keep them in home.tally"))
    #expect(proposal.contains("account Aktiva:Giro  ; type: C"))
    #expect(proposal.contains("subscription Kino Plus  9,99 EUR  monthly from 2026-01-15"))

    let kept = MemorySystem([
      "home.journal": InitCommandTests.german, "home.tally": proposal,
    ])
    #expect(kept.run("check", "home.journal", "--dialect", dialect) == 0)
    #expect(kept.errors == "home.journal: 2 files, 13 entries, no problems\n")
    #expect(kept.run("home.journal", "--dialect", dialect, "--as-of", "2026-06-30") == 0)
    #expect(!kept.output.contains("Not declared"))
    #expect(kept.run("init", "home.journal", "--dialect", dialect) == 0)
    #expect(!kept.output.contains("subscription"))
  }

  @Test func `nothing is written, and the same books give the same lines`() {
    let system = MemorySystem(["a.journal": SampleJournals.household])
    #expect(system.run("init", "a.journal") == 0)
    let first = system.output
    #expect(system.run("init", "a.journal") == 0)
    #expect(system.output == first + first)
    #expect(system.writes.isEmpty)
    #expect(system.errors.isEmpty)
    #expect(first.contains("account assets:checking  ; type: C"))
  }

  @Test func `a journal with errors is guessed from only with --keep-going`() {
    let system = MemorySystem(["a.journal": SampleJournals.broken])
    #expect(system.run("init", "a.journal") == 1)
    #expect(system.output.isEmpty)
    #expect(system.run("init", "a.journal", "--keep-going") == 1)
    #expect(system.output.contains("account assets:checking"))
  }

  @Test func `an unknown currency is a usage error`() {
    let system = MemorySystem(["a.journal": SampleJournals.household])
    #expect(system.run("init", "a.journal", "-X", "CHF") == 2)
  }
}
