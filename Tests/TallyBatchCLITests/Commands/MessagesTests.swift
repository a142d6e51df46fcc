import Diagnostics
import Testing

@testable import TallyBatchCLI

@Suite struct MessagesTests {
  static let diagnostics = [
    Diagnostic("bad", .error, "it is wrong", at: nil),
    Diagnostic("odd", .note, "it is odd", at: nil),
  ]

  private func messages(_ words: [String], _ system: MemorySystem) throws -> Messages {
    let environment = system.environment
    return Messages(MessageStyle(try RawArguments(parsing: words), environment), environment)
  }

  @Test(arguments: [
    (["--diagnostics=text"], "error: it is wrong [bad]\n\nnote: it is odd [odd]\n"),
    (["--diagnostics=json"], "\"severity\":\"error\",\"id\":\"bad\""),
    (["--diagnostics=github"], "::error title=bad::it is wrong\n::notice title=odd::it is odd\n"),
  ])
  func `diagnostics are written in the kind that was asked for`(
    _ words: [String], _ text: String
  ) throws {
    let system = MemorySystem()
    #expect(try messages(words, system).write(Self.diagnostics))
    #expect(system.errors.contains(text))
    #expect(system.output.isEmpty)
  }

  @Test func `a quiet run has no notes`() throws {
    let system = MemorySystem()
    let quiet = try messages(["-q"], system)
    #expect(!quiet.write([Self.diagnostics[1]]))
    quiet.note([Self.diagnostics[1]])
    quiet.summarize("done")
    #expect(system.errors.isEmpty)
    quiet.note(Self.diagnostics)
    #expect(system.errors == "tally-batch: error: it is wrong\n")
  }

  @Test func `facts about the run name the program`() throws {
    let system = MemorySystem()
    let note = Diagnostic("x", .note, "books end", at: nil, [.init(.help, "add entries")])
    try messages([], system).note([note])
    #expect(system.errors == "tally-batch: note: books end\n  = help: add entries\n")
  }

  @Test func `a summary is no JSON`() throws {
    let system = MemorySystem()
    try messages(["--diagnostics=json"], system).summarize("done")
    #expect(system.errors.isEmpty)
  }

  @Test func `diagnostics come by file and place, those about no place last`() throws {
    var sources = SourceMap()
    let files = ["a", "b"].map { sources.add(name: $0, bytes: Array("x\ny\n".utf8)) }
    let places = [
      nil, SourceRange(file: files[1], 0..<1), SourceRange(file: files[0], 2..<3),
      SourceRange(file: files[0], 0..<1),
    ]
    let system = MemorySystem()
    try messages(["--diagnostics=github"], system)
      .write(places.map { Diagnostic("bad", .error, "no", at: $0) }, sources)
    #expect(
      system.errors == """
        ::error file=a,line=1,col=1,title=bad::no
        ::error file=a,line=2,col=1,title=bad::no
        ::error file=b,line=1,col=1,title=bad::no
        ::error title=bad::no

        """)
  }

  @Test(arguments: ["\u{1B}[31m", "\u{7}", "\u{9B}31m", "\u{202E}", "\u{2066}", "\n"])
  func `no control character of a name reaches the terminal`(_ control: String) throws {
    let system = MemorySystem()
    let messages = try messages([], system)
    let note = Diagnostic("x", .note, "a\(control)b", at: nil, [.init(.help, "c\(control)d")])
    messages.note([note])
    messages.write([note])
    messages.summarize("a\(control)b")
    #expect(!system.errors.contains(control == "\n" ? "a\n" : control))
  }
}
