import LedgerCore
import LedgerModel
import TallyTestSupport
import Testing

@testable import ReportRendering

struct ICSRendererTests {
  @Test func `a household with everything`() throws {
    try Golden("household.ics").expect(ICSRenderer().render(SampleReports.rich))
  }

  @Test func `books without entries`() throws {
    try Golden("empty.ics").expect(ICSRenderer().render(SampleReports.empty))
  }

  private func values(_ name: String, _ report: KPIReport) -> [String] {
    lines(report).filter { $0.hasPrefix(name + ":") }
  }

  private func lines(_ report: KPIReport) -> [String] {
    ICSRenderer().render(report).utf8.split(separator: 10).map {
      String(decoding: $0.dropLast(), as: UTF8.self)
    }
  }

  @Test func `an event keeps its identifier when amount, state and day change`() {
    var later = SampleReports.rich
    later.asOf = SampleReports.day("2026-12-31")
    later.soFar = nil
    for index in later.calendar.events.indices {
      later.calendar.events[index].state = .logged
      later.calendar.events[index].amount = SampleReports.number("1")
    }
    #expect(values("UID", later) == values("UID", SampleReports.rich))
    #expect(Set(values("DTSTAMP", later)) == ["DTSTAMP:20261231T000000Z"])
  }

  @Test func `another name, day or kind is another event, and the same twice is two`() {
    var report = SampleReports.rich
    var event = report.calendar.events[0]
    report.calendar.events = [event, event]
    event.name += "x"
    report.calendar.events.append(event)
    event.date = event.date.adding(days: 1)
    report.calendar.events.append(event)
    event.source = .goal
    report.calendar.events.append(event)
    #expect(Set(values("UID", report)).count == 5)
  }

  @Test(arguments: SampleReports.nastyNames)
  func `a name adds no line of its own`(_ name: String) {
    let known = [
      "BEGIN", "VERSION", "PRODID", "CALSCALE", "METHOD", "X-WR-CALNAME", "UID", "DTSTAMP",
      "DTSTART", "DTEND", "SEQUENCE", "STATUS", "TRANSP", "CATEGORIES", "SUMMARY", "END",
    ]
    for line in lines(SampleReports.nasty(name, .zero)) where !line.hasPrefix(" ") {
      #expect(known.contains { line.hasPrefix($0 + ":") || line.hasPrefix($0 + ";") }, "\(line)")
      #expect(line.utf8.count <= 75 && !line.contains("\r"))
    }
  }
}
