import Diagnostics
import Testing

struct NearestNameTests {
  static let accounts = ["Assets:Savings", "Liabilities:Visa", "Liabilities:Viva", "assets"]

  @Test(arguments: [
    ("Assets:Savngs", "Assets:Savings"), ("Asstes:Savings", "Assets:Savings"),
    ("assets:savings", "Assets:Savings"), ("Liabilities:Vida", "Liabilities:Visa"),
    ("Liabilities:viva", "Liabilities:Viva"), ("Assets", "assets"), ("Assets:Checking", nil),
    ("", nil), ("x", nil), ("asset", "assets"),
  ])
  func `the name with the fewest edits is found`(_ name: String, _ nearest: String?) {
    #expect(NearestName.nearest(to: name, among: Self.accounts) == nearest)
  }

  @Test func `the order of the known names does not matter`() {
    let backwards = Self.accounts.reversed()
    #expect(NearestName.nearest(to: "Liabilities:Vida", among: backwards) == "Liabilities:Visa")
  }
}
