internal import Diagnostics
internal import LedgerModel

extension BeancountLoad {
  /// Adds the documents in the folders that options name, and looks for those that entries name.
  mutating func processDocuments() {
    var known = Set(entries.flatMap(\.accounts))
    if !options.documentFolders.isEmpty { known.formUnion(plain.postings.accounts) }
    for folder in options.documentFolders {
      let path = resolved(folder.text, in: folder.file)
      guard files.list(path) != nil else {
        reportAbsence(
          Mistake(
            .documentFolderMissing, at: folder.range, "there is no folder '\(folder.text)'",
            help: "the path counts from the folder of this file"), in: folder.file,
          finding: "Folders of documents are missing.", item: folder.text)
        continue
      }
      addDocuments(in: path, account: "", folder, known, depth: 0)
    }
    sort()
    var folders = ListedFolders(files)
    for entry in entries {
      guard case .document(_, let path) = entry.content,
        !folders.holds(resolved(path, in: entry.place.file))
      else { continue }
      reportAbsence(
        Mistake(
          .documentMissing, at: entry.place.bytes, "there is no document '\(path)'",
          help: "the path counts from the folder of this file"), in: entry.place.file,
        finding: "Documents are missing.", item: path)
    }
  }

  private func resolved(_ path: String, in file: Int32) -> String {
    if path.hasPrefix("/") { return path }
    return (books.sources[file]?.name.folderWithSlash ?? "") + path
  }

  /// Adds the dated files of a folder that is named as an account, and of those in it.
  private mutating func addDocuments(
    in path: String, account: String, _ folder: BeancountPlacedText, _ known: Set<AccountID>,
    depth: Int
  ) {
    guard depth < 32, let names = files.list(path) else { return }
    let id = books.ledger.accounts.find(account).flatMap { known.contains($0) ? $0 : nil }
    for name in names.sorted() {
      let inner = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      if files.list(inner) != nil {
        let child = account.isEmpty ? name : "\(account):\(name)"
        addDocuments(in: inner, account: child, folder, known, depth: depth + 1)
      } else if let id, let date = name.datePrefix {
        addDocument(inner, name, date, id, folder)
      }
    }
  }

  private mutating func addDocument(
    _ path: String, _ name: String, _ date: Substring, _ account: AccountID,
    _ folder: BeancountPlacedText
  ) {
    guard let day = Day(date) else {
      return books.report(
        Mistake(
          .dateImpossible, at: folder.range, "the calendar has no day of the document '\(name)'",
          help: "give the file another name"), in: folder.file)
    }
    entries.append(
      BeancountEntry(
        day: day, line: 0, place: SourceRange(file: folder.file, folder.range),
        content: .document(account, path: path)))
  }
}

extension String {
  /// The date that the name of a document starts with, before a point.
  fileprivate var datePrefix: Substring? {
    let date = prefix(10)
    let isDated = zip(date, "0000-00-00").allSatisfy { character, form in
      form == "-" ? character == "-" : character.isASCII && character.isNumber
    }
    return isDated && date.count == 10 && dropFirst(10).first == "." ? date : nil
  }
}
