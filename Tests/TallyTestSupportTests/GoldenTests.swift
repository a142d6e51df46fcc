import TallyTestSupport
import Testing

@Suite struct GoldenTests {
  private let lines = "one\ntwo\nthree\n"

  @Test func `the text of the file passes`() throws {
    try Golden("lines.txt", isRecording: false).expect(lines)
  }

  @Test func `another text is an issue with a diff`() throws {
    try withKnownIssue {
      try Golden("lines.txt", isRecording: false).expect("one\n2\nthree\n")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("- two\n+ 2\n") }
    }
  }

  @Test func `letters that only look the same are another text`() {
    withKnownIssue {
      try Golden("lines.txt", isRecording: false).expect("one\r\ntwo\r\nthree\r\n")
    }
  }

  @Test func `a recording run is never green`() throws {
    try withKnownIssue {
      try Golden("lines.txt", isRecording: true).expect(lines)
    } matching: { issue in
      issue.comments.contains("recorded lines.txt")
    }
  }

  @Test func `a missing file is an error`() {
    #expect(throws: (any Error).self) {
      try Golden("missing.txt", isRecording: false).expect("")
    }
  }
}
