import TallyTestSupport
import Testing

@Suite struct MarkedTextTests {
  @Test func `marks go and their offsets stay`() {
    let marked = MarkedText("⟦start⟧é⟦middle⟧日⟦end⟧")
    #expect(marked.text == "é日")
    #expect(marked.bytes.count == 5)
    #expect(marked.offsets == ["start": 0, "middle": 2, "end": 5])
    #expect(marked.range(from: "start", to: "middle") == 0..<2)
    #expect(marked.range(from: "end", to: "start") == nil)
    #expect(marked.range(from: "start", to: "nowhere") == nil)
  }

  @Test func `a combining letter after a mark is text`() {
    let marked = MarkedText("e⟦at⟧\u{301}")
    #expect(marked.text == "e\u{301}")
    #expect(marked.offsets == ["at": 1])
  }

  @Test(arguments: ["", "plain", "⟦open", "close⟧"])
  func `text without marks stays`(_ text: String) {
    #expect(MarkedText(text).text == text)
    #expect(MarkedText(text).offsets.isEmpty)
  }
}
