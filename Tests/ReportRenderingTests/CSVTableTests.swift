import Testing

@testable import ReportRendering

struct CSVTableTests {
  private func row(_ item: String, _ value: String, _ unit: String) -> Substring? {
    var table = CSVTable()
    table.add("s", item, "m", value, unit)
    return table.text.dropFirst("section,item,measure,value,unit\n".count).dropLast()
  }

  @Test func `cells are quoted where they must be`() {
    #expect(row("a, b", "x", "text") == "s,\"a, b\",m,x,text")
    #expect(row("a \"b\"", "x", "text") == "s,\"a \"\"b\"\"\",m,x,text")
    #expect(row("a\r\nb", "x", "text") == "s,\"a\r\nb\",m,x,text")
  }

  @Test func `a formula is made text and a number is not`() {
    #expect(row("=1+1", "-1", "USD") == "s,'=1+1,m,-1,USD")
    #expect(row("a", "-1", "text") == "s,a,m,'-1,text")
    #expect(row("a", "1", "@x") == "s,a,m,1,'@x")
  }
}
