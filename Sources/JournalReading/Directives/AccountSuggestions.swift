internal import Diagnostics
internal import LedgerModel

/// Finds the accounts that unknown names were meant for, until a run has done enough of that.
struct AccountSuggestions {
  private var known: [String] = []
  private var answers: [String: String?] = [:]
  /// How many more names may be compared: each comparison costs the lengths of both.
  private var budget = 200_000

  init() {}

  /// Returns the name of the nearest account, or `nil` if none is near or the run has done enough.
  mutating func nearest(to name: String, in accounts: AccountTable) -> String? {
    if let answer = answers[name] { return answer }
    if known.isEmpty { known = accounts.all.map { accounts[$0] } }
    guard budget >= known.count else { return nil }
    budget -= known.count
    let answer = NearestName.nearest(to: name, among: known)
    answers[name] = .some(answer)
    return answer
  }
}
