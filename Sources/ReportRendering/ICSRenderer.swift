package import LedgerCore
internal import LedgerModel

/// Writes the coming days of a report as an iCalendar file (RFC 5545).
///
/// Each event lasts a day and has an identifier that is made of its kind, its name and its date, so
/// that a calendar which reads the file again changes what it has and adds nothing twice. Its time
/// stamp is the day from which the events are seen, never the clock.
package struct ICSRenderer: Sendable {
  package init() {}

  /// Writes the calendar, whose lines end in CRLF.
  package func render(_ report: KPIReport) -> String {
    var lines = ICSText()
    lines.add("BEGIN", "VCALENDAR")
    lines.add("VERSION", "2.0")
    lines.add("PRODID", "-//tally-batch//calendar 1//EN")
    lines.add("CALSCALE", "GREGORIAN")
    lines.add("METHOD", "PUBLISH")
    lines.add(text: report.title, "X-WR-CALNAME")
    let wording = ReportWording(report)
    var seen: [String: Int] = [:]
    for event in report.calendar.events {
      let key = ICSRenderer.key(of: event)
      seen[key, default: 0] += 1
      add(event, wording, number: seen[key] ?? 1, to: &lines)
    }
    if report.calendar.events.isEmpty { addTimeZone(to: &lines) }
    lines.add("END", "VCALENDAR")
    return lines.text
  }

  private func add(
    _ event: KPIReport.CalendarBlock.Event, _ wording: ReportWording, number: Int,
    to lines: inout ICSText
  ) {
    let stamp = (wording.report.soFar?.asOf ?? wording.report.asOf)
    let hash = StableHash.hex(StableHash.fnv1a(ICSRenderer.key(of: event)))
    let suffix = number > 1 ? "-\(number)" : ""
    let name = wording.shortName(ofDue: event.name)
    lines.add("BEGIN", "VEVENT")
    lines.add("UID", "\(event.date.basic)-\(hash)\(suffix)@tally-batch")
    lines.add("DTSTAMP", "\(stamp.basic)T000000Z")
    lines.add("DTSTART;VALUE=DATE", event.date.basic)
    lines.add("DTEND;VALUE=DATE", event.date.adding(days: 1).basic)
    lines.add("SEQUENCE", "0")
    lines.add("STATUS", "CONFIRMED")
    lines.add("TRANSP", "TRANSPARENT")
    lines.add(text: event.source.rawValue, "CATEGORIES")
    lines.add(text: name + amount(of: event, wording) + note(on: event), "SUMMARY")
    lines.add("END", "VEVENT")
  }

  private func amount(
    of event: KPIReport.CalendarBlock.Event, _ wording: ReportWording
  ) -> String {
    guard let amount = event.amount else { return "" }
    let sign = event.source == .income ? "+" : ""
    return ": \(sign)\(wording.amounts.amount(amount))"
  }

  private func note(on event: KPIReport.CalendarBlock.Event) -> String {
    switch event.state {
    case .due: event.source == .goal ? " (goal)" : ""
    case .scheduled, .overdue: " (\(event.state.rawValue))"
    case .logged: event.source == .income ? " (received)" : " (paid)"
    }
  }

  /// What makes an event the same one in another file.
  private static func key(of event: KPIReport.CalendarBlock.Event) -> String {
    [event.source.rawValue, event.name, event.date.description].joined(separator: "\n")
  }

  /// A calendar needs a component: without an event it is the time zone that no event uses.
  private func addTimeZone(to lines: inout ICSText) {
    lines.add("BEGIN", "VTIMEZONE")
    lines.add("TZID", "UTC")
    lines.add("BEGIN", "STANDARD")
    lines.add("DTSTART", "19700101T000000")
    lines.add("TZOFFSETFROM", "+0000")
    lines.add("TZOFFSETTO", "+0000")
    lines.add("END", "STANDARD")
    lines.add("END", "VTIMEZONE")
  }
}

extension Day {
  /// The day without marks, such as `20261130`.
  fileprivate var basic: String { description.replacing("-", with: "") }
}
