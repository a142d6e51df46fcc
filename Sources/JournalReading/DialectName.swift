/// The language that a file is written in.
package enum DialectName: String, Hashable, Sendable, CaseIterable {
  case hledger, ledger, beancount
}
