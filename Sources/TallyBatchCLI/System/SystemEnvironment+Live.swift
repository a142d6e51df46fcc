internal import Glibc
internal import JournalReading
internal import LedgerModel

extension SystemEnvironment {
  /// The real clock, environment and disk.
  ///
  /// Ignores `SIGPIPE`: a reader that has seen enough is no error. Ignores `SIGXFSZ` too: a file that
  /// may not grow any more is an error of the write, which cleans up.
  package static func live() -> SystemEnvironment {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    return SystemEnvironment(
      today: localDay, nanoseconds: Disk.monotonicNanoseconds, variable: variable, files: files,
      problem: { $0 == "-" ? nil : Disk.problem($0, takesStreams: true) },
      identity: Disk.identity, writingProblem: Disk.writingProblem,
      write: { Disk.write($1, to: $0) }, append: { Disk.append(to: $0, $1) },
      print: { write($0, to: STDOUT_FILENO) },
      complain: { _ = write($0, to: STDERR_FILENO) },
      isOutputTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      workers: .threads)
  }

  private static var files: JournalFiles {
    var files = JournalFiles(
      read: { Disk.read($0) }, list: Disk.list,
      canonical: { $0 == "-" ? $0 : Disk.canonical($0) }, home: variable("HOME"),
      readNamed: { $0 == "-" ? standardInput : Disk.read($0, takesStreams: true) })
    files.openLarge = { $0 == "-" ? nil : Disk.openLarge($0) }
    return files
  }

  /// What standard input holds, read once.
  private static let standardInput: Result<[UInt8], FileProblem> = {
    do throws(DiskError) {
      if let status = Disk.status(STDIN_FILENO),
        let reason = Disk.refusal(status, takesStreams: true)
      {
        throw DiskError(reason)
      }
      return .success(try Disk.read(STDIN_FILENO))
    } catch {
      return .failure(.unreadable(reason: error.reason))
    }
  }()

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> DiskError? {
    do throws(DiskError) {
      try Disk.writeAll(bytes, to: descriptor)
      return nil
    } catch {
      return errno == EPIPE ? nil : error
    }
  }

  @Sendable private static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  @Sendable private static func localDay() -> Day {
    var now = time(nil)
    var parts = unsafe tm()
    tzset()
    guard unsafe localtime_r(&now, &parts) != nil,
      let day = unsafe Day(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    else { return Day(ordinal: Int32(clamping: now / 86_400)) }
    return day
  }
}
