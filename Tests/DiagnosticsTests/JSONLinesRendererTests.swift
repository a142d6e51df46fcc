import Diagnostics
import Foundation
import TallyTestSupport
import Testing

@Suite struct JSONLinesRendererTests {
  private struct Object: Decodable {
    struct Child: Decodable {
      let file: String?
      let line: Int?
      let message: String
    }
    let file: String?
    let line: Int?
    let column: Int?
    let endLine: Int?
    let endColumn: Int?
    let severity: String
    let id: String
    let message: String
    let notes: [Child]
    let help: [Child]
  }

  private func lines(_ diagnostics: [Diagnostic], _ sources: SourceMap) -> [Substring] {
    var text = ""
    JSONLinesRenderer().write(diagnostics, in: sources, to: &text)
    return text.split(separator: "\n")
  }

  @Test func `every kind of diagnostic is written`() throws {
    let sample = Sample()
    let text = lines(sample.diagnostics, sample.sources).map { $0 + "\n" }.joined()
    try Golden("diagnostics.jsonl").expect(text)
  }

  @Test func `every line is an object that says what the diagnostic says`() throws {
    let sample = Sample()
    let objects = try lines(sample.diagnostics, sample.sources).map {
      try JSONDecoder().decode(Object.self, from: Data($0.utf8))
    }
    #expect(objects.map(\.id) == sample.diagnostics.map(\.id))
    #expect(objects.map(\.message) == sample.diagnostics.map(\.message))
    #expect(objects.map(\.severity) == sample.diagnostics.map(\.severity.rawValue))
    let odd = objects[1]
    #expect(odd.line == 2 && odd.column == 21 && odd.endLine == 2 && odd.endColumn == 27)
    #expect(odd.notes.map(\.file) == ["more, 100%: x.journal", nil])
    #expect(odd.help.map(\.message) == ["write at the top:\ndecimal-mark ,"])
    #expect(objects[3].file == nil && objects[3].line == nil)
    #expect(objects[4].file == nil && objects[4].line == nil && objects[4].endColumn == nil)
  }

  @Test func `any text comes back from its escapes`() throws {
    let scalars = (0...0x2100).compactMap(Unicode.Scalar.init)
    let texts =
      stride(from: 0, to: scalars.count, by: 2000).map { start in
        String(String.UnicodeScalarView(scalars.dropFirst(start).prefix(2000)))
      } + ["👍🏽"]
    let written = lines(texts.map { Diagnostic("id", .note, $0, at: nil) }, SourceMap())
    #expect(written.count == texts.count)
    let objects = try written.map {
      try JSONDecoder().decode(Object.self, from: Data($0.utf8))
    }
    #expect(objects.map { Array($0.message.utf8) } == texts.map { Array($0.utf8) })
  }
}
