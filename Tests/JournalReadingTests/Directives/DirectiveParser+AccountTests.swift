import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

struct DirectiveAccountTests {
  private func attributes(_ text: String) -> [AccountKey: ParsedAttribute.Value] {
    guard case .account(let parsed)? = DirectiveSample(text).parsed else { return [:] }
    return Dictionary(parsed.attributes.map { ($0.key, $0.value) }) { first, _ in first }
  }

  static let rate = Quantity("0.2499") ?? .zero
  static let percent = Quantity("0.01") ?? .zero
  static let promotion = PromotionalRate(rate: .zero, lastDay: day("2026-06-30"))

  @Test(arguments: [
    (AccountKey.apr, "24.99%", ParsedAttribute.Value.rate(rate)),
    (.apr, "24,99 %", .rate(rate)),
    (.apr, "0%", .rate(.zero)),
    (.promoAPR, "0% until 2026-06-30", .promotion(promotion)),
    (.minimum, "35 USD", .minimum(.fixed(usd("35")))),
    (.minimum, "1%", .minimum(.percentage(percent, floor: nil))),
    (.minimum, "1% at least 25 USD", .minimum(.percentage(percent, floor: usd("25")))),
    (.minimum, "1%, at least 25 USD", .minimum(.percentage(percent, floor: usd("25")))),
    (.minimum, "interest + 1%", .minimum(.interestPlus(percent, floor: nil))),
    (.minimum, "Interest+1%,at least 25 USD", .minimum(.interestPlus(percent, floor: usd("25")))),
    (.due, "15", .day(15)),
    (.due, "31", .day(31)),
    (.creditLimit, "5000 USD", .amount(usd("5000"))),
    (.deferredInterest, "yes", .flag(true)),
    (.spend, "fixed", .spend(.fixed)),
    (.spend, "Discretionary", .spend(.discretionary)),
    (.liquid, "no", .flag(false)),
    (.debt, "FALSE", .flag(false)),
    (.ignore, "true", .flag(true)),
  ])
  func `a value reads the same in a sub-line, in a tag and in a tag below`(
    _ key: AccountKey, _ text: String, _ value: ParsedAttribute.Value
  ) {
    let name = key.rawValue
    #expect(attributes("account A:B\n    \(name)    \(text)   ; why") == [key: value])
    #expect(attributes("account A:B  ; type: L, \(name): \(text)") == [key: value])
    #expect(attributes("account A:B\n    ; \(name): \(text), x: y") == [key: value])
  }

  @Test func `several attributes stand on one account`() {
    let found = attributes(
      """
      account Liabilities:Visa               ; type: L, minimum: 2%, at least 25 USD, due: 20
          apr          24.99%                ; nominal yearly rate
          note         my card
          alias        visa
          ; credit-limit: 35 USD
      """)
    #expect(Set(found.keys) == [.minimum, .due, .apr, .creditLimit])
  }

  @Test func `an account may have no attribute`() {
    let sample = DirectiveSample("account Assets:Cash\n  payee Foo\n  ; type: C")
    #expect(sample.mistakes == [])
    #expect(sample.parsed != nil)
  }

  @Test(arguments: [
    BadDirective("apr 24.99", "rate-without-percent ‹24.99›", help: "write 'apr 24.99%'"),
    BadDirective("apr high", "unreadable-rate ‹high›"),
    BadDirective("apr -1%", "unreadable-rate ‹-1%›"),
    BadDirective("apr 1,5,0%", "unreadable-rate ‹1,5,0%›"),
    BadDirective("apr", "missing-value ‹apr›", help: "write 'apr 24.99%'"),
    BadDirective("promo-apr 0%", "unreadable-promotion ‹0%›", help: "0% until 2026-06-30"),
    BadDirective(
      "promo-apr 0 until 2026-06-30", "rate-without-percent ‹0›", help: "'promo-apr 0%'"),
    BadDirective(
      "promo-apr x% until y", "unreadable-rate ‹x%›", "unreadable-date ‹y›"),
    BadDirective("minimum interest", "unreadable-minimum ‹interest›", help: "interest + 1%"),
    BadDirective("minimum interest 1%", "unreadable-minimum ‹interest 1%›"),
    BadDirective("minimum 2% or 25 USD", "unreadable-minimum ‹or 25 USD›"),
    BadDirective("minimum 2% at least lots", "unreadable-amount ‹lots›"),
    BadDirective("minimum -5 USD", "unreadable-minimum ‹-5 USD›"),
    BadDirective("minimum lots", "unreadable-amount ‹lots›"),
    BadDirective("due 0", "due-out-of-range ‹0›", help: "write 'due 15'"),
    BadDirective("due 32", "due-out-of-range ‹32›"),
    BadDirective("due 99999999999999999999", "due-out-of-range ‹99999999999999999999›"),
    BadDirective("due 15th", "unreadable-due ‹15th›"),
    BadDirective("due 15 ; of the month", "missing-gap ‹; of the month›"),
    BadDirective("spend fixd", "unknown-word ‹fixd›", help: "write 'fixed'"),
    BadDirective("liquid maybe", "unknown-word ‹maybe›"),
    BadDirective("credit-limit none", "unreadable-amount ‹none›"),
    BadDirective("apr 5\n  due 40", "rate-without-percent ‹5›", "due-out-of-range ‹40›"),
  ])
  func `a sub-line of ours that cannot be read is an error`(_ bad: BadDirective) {
    let sample = DirectiveSample("account Liabilities:Visa\n  \(bad.text)\n  debt no")
    #expect(sample.mistakes == bad.mistakes)
    #expect(sample.diagnostics.allSatisfy { $0.severity == .error })
    if let help = bad.help { #expect(sample.help.joined().contains(help)) }
    guard case .account(let account)? = sample.parsed else {
      Issue.record("the sound attributes are kept")
      return
    }
    #expect(account.attributes.map(\.key) == [.debt])
  }

  @Test(arguments: [
    BadDirective("due: next week", "unreadable-due ‹next week›", help: "write 'due: 15'"),
    BadDirective("apr: 5, x: y", "rate-without-percent ‹5›", help: "write 'apr: 5%'"),
    BadDirective("liquid:", "missing-value ‹liquid›", help: "write 'liquid: no'"),
    BadDirective("minimum: 2%, at most 5 USD", "unreadable-minimum ‹, at most 5 USD›"),
  ])
  func `a tag of ours that cannot be read is a warning`(_ bad: BadDirective) {
    for text in ["account A  ; \(bad.text)", "account A\n  ; \(bad.text)"] {
      let sample = DirectiveSample(text)
      #expect(sample.mistakes == bad.mistakes)
      #expect(sample.diagnostics.map(\.severity) == [.warning])
      #expect(sample.parsed != nil)
      if let help = bad.help { #expect(sample.help.joined().contains(help)) }
    }
  }

  @Test func `an account without a name is an error`() {
    #expect(DirectiveSample("account   ; type: L").mistakes == ["missing-name ‹›"])
  }
}
