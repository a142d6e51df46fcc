import Diagnostics
import TallyTestSupport
import Testing

@Suite struct GitHubRendererTests {
  private func text(_ diagnostics: [Diagnostic], _ sources: SourceMap) -> String {
    var text = ""
    GitHubRenderer().write(diagnostics, in: sources, to: &text)
    return text
  }

  @Test func `every kind of diagnostic is written`() throws {
    let sample = Sample()
    try Golden("diagnostics.github").expect(text(sample.diagnostics, sample.sources))
  }

  @Test func `what would end a property or a command is escaped`() {
    var sources = SourceMap()
    let file = sources.add(name: "a,b:c%d\r\n.journal", bytes: [])
    let mistake = Diagnostic(
      "id", .error, "100%: a, b\r\nc", at: SourceRange(file: file, 0..<0), [.init(.help, "d\ne")])
    #expect(
      text([mistake], sources)
        == "::error file=a%2Cb%3Ac%25d%0D%0A.journal,line=1,col=1,title=id"
        + "::100%25: a, b%0D%0Ac%0Ahelp: d%0Ae\n")
  }
}
