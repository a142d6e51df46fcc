/// Why something could not be written, in the system's words.
package struct DiskError: Error, Equatable, Sendable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}
