import Diagnostics

/// Two files with every kind of diagnostic, for the renderers.
struct Sample {
  private(set) var sources = SourceMap()
  private(set) var diagnostics: [Diagnostic] = []

  init() {
    let journal = Array(
      """
      2025-02-30 rent
          expenses:rent\t  900,00 日本
          Assets:Checking 100
      \u{1B}[31m

      """.utf8)
    let home = sources.add(name: "home.journal", bytes: journal)
    let other = sources.add(name: "more, 100%: x.journal", bytes: Array("include me\r\n".utf8))
    let gone: Int32 = 7
    diagnostics = [
      Diagnostic(
        "no-such-day", .error, "there is no day '2025-02-30'", at: .init(file: home, 0..<10),
        [.init(.help, "February 2025 has 28 days")]),
      Diagnostic(
        "odd-number", .warning, "'900,00' may be 900 or 90000", at: .init(file: home, 36..<42),
        [
          .init(.note, "the decimal mark is said here", at: .init(file: other, 8..<10)),
          .init(.note, "no directive says more"), .init(.help, "write at the top:\ndecimal-mark ,"),
        ]),
      Diagnostic("control", .note, "a control character", at: .init(file: home, 75..<75)),
      Diagnostic("unreadable", .error, "'\u{1B}[0m' is gone", at: .init(file: gone, 0..<5)),
      Diagnostic("no-income", .warning, "no account is income \"at all\"", at: nil),
    ]
  }
}
