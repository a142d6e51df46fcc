import LedgerModel
import Testing

@testable import JournalReading

/// Where hledger 1.25 takes a character as a blank, as an end of a line, or as any other character.
struct WideBlankTests {
  /// A journal with `@` where the character stands, and what hledger makes of it.
  struct Place: CustomTestStringConvertible {
    let text: String
    let characters: [Character]
    /// The balance of each account, with `·` for the character, or `nil` for an error.
    let balances: [String: String]?

    init(_ text: String, _ characters: [Character], _ balances: [String: String]?) {
      self.text = text
      self.characters = characters
      self.balances = balances
    }

    var testDescription: String { text }
  }

  @Test(arguments: places)
  func `a character is a blank where it is one to hledger`(_ place: Place) {
    for character in place.characters {
      let written = place.text.map { $0 == "@" ? character : $0 == "§" ? "@" : $0 }
      let sample = ReadingSample(String(written))
      guard let balances = place.balances else {
        #expect(!sample.errors.isEmpty, "\(character.unicodeScalars)")
        continue
      }
      #expect(sample.errors.isEmpty, "\(character.unicodeScalars)")
      for (account, balance) in balances {
        let names = [account, balance].map { $0.replacing("·", with: String(character)) }
        #expect(sample.balance(names[0]) == [names[1]], "\(character.unicodeScalars)")
      }
    }
  }
}
