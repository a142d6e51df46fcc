import LedgerModel
import Testing

@testable import LedgerCore

struct DebtPaymentsTests {
  private var ledger = LedgerBuilder()

  private mutating func pay(_ text: String, principal: String, interest: String) throws {
    let total = try number(principal) + number(interest)
    try ledger.entry(
      text, "bank",
      [
        ("liabilities:loan", principal, "USD"), ("expenses:interest", interest, "USD"),
        ("assets:bank", "\(-total)", "USD"),
      ])
  }

  @Test mutating func `a payment is all that left cash, interest included`() throws {
    try pay("2025-02-01", principal: "80", interest: "20")
    try pay("2025-01-01", principal: "79", interest: "22")
    let swept = try SweptLedger(ledger)
    let payments = try swept.sweep.payments.payments(of: swept.account("liabilities:loan"))
    #expect(payments.map(\.amount) == [Quantity(101), Quantity(100)])
    #expect(payments.map(\.entry) == [1, 0])
    #expect(try payments.map(\.day) == [day("2025-01-01"), day("2025-02-01")])
  }

  @Test(arguments: [
    ("2024-12-31", nil), ("2025-01-31", "10"), ("2025-02-28", "15.5"), ("2025-03-31", "12"),
    ("2025-04-30", "21"),
  ])
  mutating func `the median is of the last three up to the day`(
    _ text: String, _ median: String?
  ) throws {
    for (month, amount) in [(1, "10"), (2, "21"), (3, "12"), (4, "30")] {
      try pay("2025-0\(month)-15", principal: amount, interest: "0")
    }
    let swept = try SweptLedger(ledger)
    let payments = swept.sweep.payments
    let found = try payments.medianPayment(
      of: swept.account("liabilities:loan"), upTo: day(text))
    #expect(try found == median.map(number))
  }

  @Test mutating func `one payment on several debts is what each fell by`() throws {
    try ledger.entry(
      "2025-01-01", "both",
      [
        ("liabilities:a", "30", "USD"), ("liabilities:b", "70", "USD"),
        ("assets:bank", "-100", "USD"),
      ])
    let swept = try SweptLedger(ledger)
    let payments = swept.sweep.payments
    #expect(
      try payments.payments(of: swept.account("liabilities:a")).map(\.amount) == [Quantity(30)])
    #expect(
      try payments.payments(of: swept.account("liabilities:b")).map(\.amount) == [Quantity(70)])
  }

  @Test mutating func `what cash did not pay is no payment`() throws {
    try ledger.move("2025-01-01", to: "liabilities:loan", from: "assets:house", "30")
    try ledger.move("2025-01-02", to: "assets:bank", from: "liabilities:loan", "30")
    try ledger.move("2025-01-03", to: "liabilities:loan", from: "expenses:fee", "5")
    let swept = try SweptLedger(ledger)
    let loan = try swept.account("liabilities:loan")
    #expect(swept.sweep.payments.payments(of: loan).isEmpty)
  }

  @Test mutating func `purchases are known from their first day`() throws {
    try ledger.move("2025-01-03", to: "expenses:interest:card", from: "liabilities:visa", "5")
    try ledger.move("2025-02-03", to: "expenses:food", from: "liabilities:visa", "5")
    let swept = try SweptLedger(ledger)
    let (payments, visa) = (swept.sweep.payments, try swept.account("liabilities:visa"))
    #expect(try !payments.hasPurchases(visa, upTo: day("2025-02-02")))
    #expect(try payments.hasPurchases(visa, upTo: day("2025-02-03")))
  }

  @Test mutating func `what an opening entry brings in does not cancel what is paid`() throws {
    try ledger.move("2025-02-01", to: "equity:opening balances", from: "liabilities:a", "900")
    try ledger.move("2025-02-20", to: "liabilities:a", from: "assets:bank", "40")
    let sweep = try SweptLedger(ledger).sweep
    #expect(
      try sweep.netPaydown(from: day("2025-01-31"), to: day("2025-02-28")) == Quantity(40))
  }

  @Test mutating func `the paydown sums the debts that fell`() throws {
    try ledger.move("2025-01-01", to: "expenses:x", from: "liabilities:a", "100")
    try ledger.move("2025-02-01", to: "liabilities:a", from: "assets:bank", "40")
    try ledger.move("2025-02-02", to: "expenses:x", from: "liabilities:b", "500")
    try ledger.move("2025-02-03", to: "liabilities:c", from: "assets:bank", "5")
    let sweep = try SweptLedger(ledger).sweep
    let paydown = try sweep.netPaydown(from: day("2025-01-31"), to: day("2025-02-28"))
    #expect(paydown == Quantity(45))
    #expect(try sweep.netPaydown(from: day("2025-02-28"), to: day("2025-03-31")) == .zero)
  }
}
