import Foundation
import LedgerCore
import LedgerModel
import ReportRendering
import TallyTestSupport
import Testing

struct JSONRendererTests {
  @Test func `a household with everything`() throws {
    try Golden("household.json").expect(JSONRenderer().render(SampleReports.rich))
  }

  @Test(arguments: SampleReports.nastyNames)
  func `a name reads back`(_ name: String) throws {
    let text = JSONRenderer().render(SampleReports.nasty(name, .zero))
    #expect(text.hasSuffix("}\n"))
    let tree = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(tree?["title"] as? String == name)
  }
}
