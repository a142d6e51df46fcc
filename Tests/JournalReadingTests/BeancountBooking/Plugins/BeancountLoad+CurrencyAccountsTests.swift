import Diagnostics
import Testing

@testable import JournalReading

@Suite struct BeancountLoadCurrencyAccountsTests {
  @Test(arguments: [("", "Equity:CurrencyAccounts"), ("Equity:Trading", "Equity:Trading")])
  func `an exchange is balanced on an account of each currency`(_ config: String, _ base: String) {
    let sample = ReadingSample.beancount(
      """
      plugin "beancount.plugins.currency_accounts" "\(config)"
      2024-01-01 * "exchange"
        Assets:A   10 EUR @ 1.20 USD
        Assets:B  -12.00 USD
      2024-01-02 * "no exchange"
        Assets:B  -1.00 USD
        Expenses:C
      """)
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    #expect(sample.balance("\(base):EUR") == ["-10 EUR"])
    #expect(sample.balance("\(base):USD") == ["12 USD"])
  }
}
