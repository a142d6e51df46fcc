import Diagnostics
import LedgerModel

@testable import JournalReading

/// A journal in memory, read for a test.
struct ReadingSample {
  let read: ReadJournal

  /// Reads a text as the file `main.EXTENSION`, with other files beside it.
  init(
    _ text: String, _ dialect: DialectName = .hledger, isStrict: Bool = false,
    files: [String: String] = [:], root: String? = nil, readsPlainEntries: Bool = true,
    isNamedTwice: Bool = false, pieces: Pieces? = nil
  ) {
    var options = ReadingOptions(today: Day("2026-08-25") ?? Day(ordinal: 0))
    options.dialect = dialect
    options.isStrict = isStrict
    options.includeRoot = root
    options.readsPlainEntries = readsPlainEntries
    let main = "main.\(dialect == .hledger ? "journal" : dialect.rawValue)"
    let disk = files.merging([main: text]) { _, new in new }
    var files = JournalFiles.memory(disk)
    if let pieces {
      options.pieceSize = pieces.size
      files.openLarge = { [files] path in (try? files.read(path).get()).map(LargeFile.init) }
    }
    let workers = pieces?.areReadAhead == true ? Workers.inTurn : .alone
    read = JournalReader(options, files: files, workers: workers)
      .read(isNamedTwice ? [main, main] : [main])
  }

  /// How a file is read in pieces.
  struct Pieces {
    var size: Int
    var areReadAhead = false
  }

  /// The stable names of the errors, in the order of reading.
  var errors: [String] {
    read.diagnostics.filter { $0.severity == .error }.map(\.id)
  }

  /// The user's text that the first error points at.
  var firstErrorText: String? {
    guard let range = read.diagnostics.first(where: { $0.severity == .error })?.range,
      let text = read.sources[range.file]?.text()
    else { return nil }
    return String(decoding: text.bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
  }

  /// The own balance of an account, one text a commodity, such as `-5 EUR`, zeros left out.
  func balance(_ account: String) -> [String] {
    guard let id = read.ledger.accounts.find(account) else { return [] }
    var sums: [CommodityID: Quantity] = [:]
    for row in 0..<read.ledger.postings.count where read.ledger.postings.accounts[row] == id {
      let money = read.ledger.postings.money(row)
      sums[money.commodity] = (try? (sums[money.commodity] ?? .zero) + money.quantity) ?? .zero
    }
    return sums.filter { !$0.value.isZero }.map { commodity, quantity in
      let symbol = read.ledger.commodities[commodity]
      return symbol.isEmpty ? quantity.text() : "\(quantity.text()) \(symbol)"
    }.sorted()
  }
}

extension LargeFile {
  /// A file in memory.
  init(_ bytes: [UInt8]) {
    unsafe self.init(size: bytes.count) { memory, offset in
      let end = min(bytes.count, offset + memory.count)
      unsafe memory.copyBytes(from: bytes[offset..<end])
      return .success(end - offset)
    }
  }
}

extension Workers {
  /// Two workers of which the second has done its work before the first goes on.
  static let inTurn = Workers(count: 2) { work in
    work()
    return {}
  }
}

extension JournalFiles {
  /// A disk of texts by path.
  static func memory(_ texts: [String: String]) -> JournalFiles {
    JournalFiles(
      read: { path in
        let path = canonical(path)
        if let text = texts[path] { return .success(text.bytesWithInvalidOnes) }
        let isFolder = texts.keys.contains { $0.hasPrefix(path + "/") }
        return .failure(isFolder ? .isDirectory : .missing)
      },
      list: { folder in
        let prefix = folder == "." ? "" : folder + "/"
        let names = Set(
          texts.keys.filter { $0.hasPrefix(prefix) }
            .compactMap { $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init) })
        return texts[folder] != nil || names.isEmpty ? nil : names.sorted()
      },
      canonical: canonical, home: "home")
  }

  /// The path without dots; a path that leaves the top stays outside.
  private static func canonical(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}

extension String {
  /// The text in UTF-8, but for U+FFFF, which becomes a byte that is never in it.
  fileprivate var bytesWithInvalidOnes: [UInt8] {
    unicodeScalars.flatMap { $0 == "\u{FFFF}" ? [0xFF] : Array(String($0).utf8) }
  }
}
