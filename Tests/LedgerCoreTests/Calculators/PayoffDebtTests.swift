import LedgerCore
import LedgerModel
import Testing

@Suite struct PayoffDebtTests {
  @Test(arguments: [
    ("90.00", "0.07", "0.52"), ("8000", "0.07", "46.67"), ("1000", "0.12", "10"),
    ("0.01", "0.24", "0"), ("100", "0", "0"),
    (
      "99999999999999999999999999999999", "0.12",
      "999999999999999999999999999999.99"
    ),
  ])
  func `interest is a twelfth of a year, half to even`(
    _ balance: String, _ apr: String, _ interest: String
  ) throws {
    let actual = try PayoffDebt.interest(
      on: try number(balance), apr: try number(apr), scale: 2)
    #expect(try actual == number(interest))
  }

  @Test func `a rate with many digits is still exact`() throws {
    let apr = try number("0.1416666666666666666666666666666666667")
    #expect(
      try PayoffDebt.interest(on: try number("12345678.90"), apr: apr, scale: 2)
        == number("145747.60"))
  }

  @Test(arguments: [
    MinimumCase(.fixed(Quantity(35)), due: "35"),
    MinimumCase(.fixed(Quantity(5000)), due: "1014.17"),
    MinimumCase(.fixed(Quantity(-5)), due: "0"),
    MinimumCase(.percentage(Quantity(units: Int64(2), scale: 2), floor: Quantity(25)), due: "25"),
    MinimumCase(.percentage(Quantity(units: Int64(3), scale: 2), floor: Quantity(25)), due: "30"),
    MinimumCase(.interestPlus(Quantity(units: Int64(1), scale: 2), floor: .zero), due: "24.17"),
    MinimumCase(.interestPlus(Quantity(units: Int64(1), scale: 2), floor: Quantity(25)), due: "25"),
  ])
  func `every form of minimum is clamped to the balance`(_ form: MinimumCase) throws {
    let debt = PayoffDebt(
      id: "a", balance: Quantity(1000), apr: try number("0.17"), minimum: form.minimum)
    let due = try debt.minimumDue(
      opening: debt.balance, interest: try number("14.17"), scale: 2)
    #expect(try due == number(form.due))
  }

  struct MinimumCase: Sendable, CustomTestStringConvertible {
    let minimum: MinimumPayment<Quantity>
    let due: String

    init(_ minimum: MinimumPayment<Quantity>, due: String) {
      self.minimum = minimum
      self.due = due
    }

    var testDescription: String { "\(minimum) is \(due)" }
  }

  @Test func `a promotion ends with its last month`() throws {
    let debt = PayoffDebt(
      id: "a", balance: Quantity(1), apr: Quantity(2), minimum: .fixed(.zero),
      promotion: .init(apr: .zero, months: 6))
    #expect(debt.apr(inMonth: 6) == .zero)
    #expect(debt.apr(inMonth: 7) == Quantity(2))
  }
}
