internal import Glibc
internal import LedgerModel

extension Workers {
  /// The threads of the C library, as many as this run has processors.
  static let threads = Workers(count: processors) { work in
    let held = unsafe Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let failure = unsafe pthread_create(&thread, nil, Workers.main, held.toOpaque())
    guard failure == 0 else {
      unsafe held.release()
      work()
      return {}
    }
    return { [thread] in _ = pthread_join(thread, nil) }
  }

  /// What a thread is to do, in the form in which the C library hands it over.
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    guard let argument = unsafe $0 else { return nil }
    unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }

  /// The processors that this run may use, as Linux says it in hexadecimal digits, a bit each.
  private static var processors: Int {
    guard let file = try? Disk.File("/proc/self/status", O_RDONLY),
      let bytes = try? Disk.read(file.descriptor)
    else { return 1 }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let allowed = lines.first { $0.hasPrefix("Cpus_allowed:") }?.dropFirst(13) ?? ""
    return allowed.reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
  }
}
