import Testing

@testable import TallyBatchCLI

@Suite struct FilePathTests {
  @Test(
    arguments: [
      ("home.journal", "", "home.journal", "journal"), ("a/b.c/d", "a/b.c", "d", nil),
      ("/x.md", "/", "x.md", "md"), ("./x", ".", "x", nil), (".hidden", "", ".hidden", nil),
      ("a/", "a", "", nil), ("", "", "", nil), ("a.b.csv", "", "a.b.csv", "csv"),
    ] as [(String, String, String, String?)])
  func `a path has a folder, a name and an ending`(
    _ text: String, _ folder: String, _ name: String, _ ending: String?
  ) {
    let path = FilePath(text)
    #expect(path.folder.text == folder)
    #expect(path.name == name)
    #expect(path.ending == ending)
  }

  @Test(arguments: [
    ("", "x", "x"), ("a", "x", "a/x"), ("a/", "x", "a/x"), ("/", "x", "/x"), ("a", "/x", "/x"),
  ])
  func `something in a folder has a path`(_ folder: String, _ name: String, _ path: String) {
    #expect(FilePath(folder).appending(name).text == path)
  }

  @Test func `the stem is the name without its ending`() {
    #expect(FilePath("books/home.2026.journal").stem == "home.2026")
    #expect(FilePath("books/home").stem == "home")
  }

  @Test(arguments: [
    ("-", true), ("/dev/fd/63", true), ("/proc/self/fd/0", true), ("./-", false), ("dev/x", false),
  ])
  func `a stream is no file of a folder`(_ path: String, _ isStream: Bool) {
    #expect(FilePath(path).isStream == isStream)
  }
}
