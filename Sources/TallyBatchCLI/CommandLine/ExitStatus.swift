/// What a run says to the program that started it.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// The journal has errors, a missing include among them.
  case journalErrors = 1
  /// The command line cannot be run, or a file it names could not be read or written.
  case usage = 2
  /// A strict check failed a report, which is written all the same.
  case gate = 3
}
