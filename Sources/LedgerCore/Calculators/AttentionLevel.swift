/// How much attention something deserves.
package enum AttentionLevel: String, Hashable, Sendable, CaseIterable {
  /// It is worth knowing; of a budget, from 0.9 of it on.
  case info
  /// It asks for something to be done; of a budget, from the whole of it on.
  case warning
}
