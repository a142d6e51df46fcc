/// A word that starts a sub-line of a directive.
protocol DirectiveKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// A value to show, such as `24.99%`.
  var example: String { get }
  /// Whether a directive may have more than one.
  var isRepeatable: Bool { get }
}
