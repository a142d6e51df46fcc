import Diagnostics
import Foundation
import LedgerModel
import TallyTestSupport
import Testing

@testable import JournalReading

struct MistakeExplanationTests {
  private static let rows = MistakeExplanation.catalogue.flatMap(\.rows)

  @Test func `every diagnostic is in the catalogue once`() {
    #expect(
      MistakeExplanationTests.rows.map(\.id.rawValue).sorted()
        == MistakeID.allCases.map(\.rawValue).sorted())
  }

  @Test(arguments: rows.map(\.id))
  func `a meaning and a remedy are a sentence each`(_ id: MistakeID) throws {
    let row = try #require(MistakeExplanationTests.rows.first { $0.id == id })
    for text in [row.meaning, row.remedy] {
      #expect(text.hasSuffix(".") && !text.contains("|") && !text.contains("\n"))
      #expect(text.first?.isUppercase == true)
    }
  }

  @Test(arguments: MistakeFixture.all)
  func `a journal with one thing wrong causes exactly that diagnostic`(_ fixture: MistakeFixture) {
    let sample = ReadingSample(
      fixture.text, fixture.dialect, isStrict: fixture.isStrict, files: fixture.files,
      root: fixture.root, isNamedTwice: fixture.isNamedTwice)
    #expect(Set(sample.read.diagnostics.map(\.id)) == [fixture.id.rawValue])
  }

  @Test func `every diagnostic of a text has such a journal`() {
    // Those that are left are about a file that cannot be read, and one that has many errors.
    let missing: Set<MistakeID> = Set(MistakeID.allCases).subtracting(MistakeFixture.all.map(\.id))
    #expect(missing == [.fileUnreadable, .dialectDoubtful])
  }

  @Test func `a file that is not there causes exactly one diagnostic`() throws {
    let today = try #require(Day("2026-08-25"))
    let read = JournalReader(ReadingOptions(today: today), files: .memory([:])).read(["none"])
    #expect(read.diagnostics.map(\.id) == [MistakeID.fileUnreadable.rawValue])
  }

  @Test func `the page of the documentation is the catalogue`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let page = "../../../Sources/JournalReading/JournalReading.docc/Diagnostics.md"
    try Golden(page, testFile: tests.appending(path: "Tests.swift").path)
      .expect(MistakeExplanation.page)
  }
}
