import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

struct AccountSuggestionsTests {
  @Test func `the nearest account is suggested`() {
    var accounts = AccountTable()
    _ = accounts.intern("Expenses:Food")
    var suggestions = AccountSuggestions()
    #expect(suggestions.nearest(to: "Expenses:Fodo", in: accounts) == "Expenses:Food")
    #expect(suggestions.nearest(to: "Assets:Cash", in: accounts) == nil)
  }

  @Test func `twenty thousand unknown names are told of without comparing all with all`() {
    var accounts = AccountTable()
    for number in 0..<20_000 { _ = accounts.intern("Expenses:Known\(number)") }
    var suggestions = AccountSuggestions()
    let found = (0..<20_000).count { number in
      suggestions.nearest(to: "Expenses:Konwn\(number)", in: accounts) != nil
    }
    #expect(found > 0 && found < 20)
  }
}
