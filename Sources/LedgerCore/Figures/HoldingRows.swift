internal import LedgerModel

/// Numbers for holdings, in the order in which they were first seen.
struct HoldingRows: Sendable {
  private(set) var keys: [HoldingKey] = []
  private var rows: [HoldingKey: Int32] = [:]
  /// The number of the holding last used of each account, or -1, since most hold one commodity.
  private var recentRows: [Int32]

  init(accountCount: Int) {
    recentRows = Array(repeating: -1, count: accountCount)
  }

  /// Returns the number of a holding, which is added if it is new.
  mutating func row(of key: HoldingKey) -> Int {
    let recent = Int(recentRows[Int(key.account.index)])
    if recent >= 0, keys[recent].commodity.index == key.commodity.index { return recent }
    let row = rows[key] ?? Int32(keys.count)
    if Int(row) == keys.count {
      keys.append(key)
      rows[key] = row
    }
    recentRows[Int(key.account.index)] = row
    return Int(row)
  }

  /// The number of a holding, or `nil` if there is none.
  func find(_ key: HoldingKey) -> Int? { rows[key].map { Int($0) } }
}
