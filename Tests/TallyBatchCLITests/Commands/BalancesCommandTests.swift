import Testing

@testable import TallyBatchCLI

@Suite struct BalancesCommandTests {
  @Test func `balances go to standard output`() {
    let system = MemorySystem(["a.journal": SampleJournals.household])
    #expect(system.run("balances", "a.journal", "--as-of", "2026-09-30") == 0)
    #expect(
      system.output == """
         3600.00 USD  assets:checking
        -1000.00 USD  equity:opening
          400.00 USD  expenses:groceries
        -3000.00 USD  income:salary

        """)
    #expect(system.errors.isEmpty)
  }

  @Test func `JSON says the dialect and the number of transactions`() {
    let system = MemorySystem(["a.journal": SampleJournals.household])
    #expect(system.run("balances", "a.journal", "--format", "json") == 0)
    #expect(system.output.contains("\"dialect\": \"hledger\""))
    #expect(system.output.contains("\"transactions\": 8"))
    #expect(system.output.contains("\"assets:checking\": {\"USD\": \"8450.00\"}"))
  }

  @Test func `a journal with errors has balances only with --keep-going`() {
    let system = MemorySystem(["a.journal": SampleJournals.broken])
    #expect(system.run("balances", "a.journal", "--diagnostics", "json") == 1)
    #expect(system.output.isEmpty)
    #expect(system.errors.contains("\"file\":\"a.journal\",\"line\":"))
    #expect(system.run("balances", "a.journal", "--keep-going", "-O", "csv") == 1)
    #expect(system.output.contains("expenses:groceries,USD,10.00"))
  }
}
