import Foundation
import JournalReading

/// A program whose language the reader reads.
protocol Peer {
  var dialect: DialectName { get }
  /// From how many decimals on its numbers are rounded, or `nil` if they never are.
  var roundsFrom: Int? { get }

  /// What it makes of journals, by their paths; `nil` where it breaks down itself and says nothing of
  /// the journal.
  func verdicts(on paths: [String], in folder: URL) throws -> [PeerVerdict?]
}

/// hledger, asked for the balances of all accounts with every digit.
struct HledgerPeer: Peer {
  let dialect = DialectName.hledger
  let roundsFrom: Int? = nil
  let command: PeerCommand

  init?() {
    guard let command = PeerCommand("hledger") else { return nil }
    self.command = command
  }

  func verdicts(on paths: [String], in folder: URL) throws -> [PeerVerdict?] {
    try paths.map { path in
      let outcome = try command.run(
        ["-f", path, "bal", "-N", "--flat", "-E", "-O", "json"], in: folder)
      guard outcome.status == 0 else { return PeerVerdict.rejection(outcome.errors) }
      let report = try JSONDecoder().decode(Report.self, from: outcome.output)
      var sums: [String: Decimal] = [:]
      for row in report.rows {
        for amount in row.amounts {
          sums["\(row.account) | \(amount.acommodity)", default: 0] += amount.aquantity.value
        }
      }
      return PeerVerdict.acceptance(sums)
    }
  }

  /// The report: an array of the rows and the total.
  private struct Report: Decodable {
    let rows: [Row]

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      rows = try parts.decode([Row].self)
    }
  }

  /// A row: the name twice, an indent and the amounts.
  private struct Row: Decodable {
    let account: String
    let amounts: [Amount]

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      account = try parts.decode(String.self)
      _ = try parts.decode(String.self)
      _ = try parts.decode(Int.self)
      amounts = try parts.decode([Amount].self)
    }
  }

  private struct Amount: Decodable {
    let acommodity: String
    let aquantity: Number
  }

  private struct Number: Decodable {
    let decimalMantissa: Decimal
    let decimalPlaces: Int

    var value: Decimal {
      Decimal(
        sign: decimalMantissa < 0 ? .minus : .plus, exponent: -decimalPlaces,
        significand: decimalMantissa.magnitude)
    }
  }
}

/// Ledger, asked for every posting in the smallest units.
struct LedgerPeer: Peer {
  let dialect = DialectName.ledger
  // A fraction is shown with the digits of its parts and six more.
  let roundsFrom: Int? = 6
  let command: PeerCommand

  init?() {
    guard let command = PeerCommand("ledger") else { return nil }
    self.command = command
  }

  func verdicts(on paths: [String], in folder: URL) throws -> [PeerVerdict?] {
    let format = "%(account)|%(commodity(scrub(amount)))|%(quantity(scrub(amount)))\n"
    return try paths.map { path in
      let outcome = try command.run(
        ["-f", path, "--base", "--now", "2026-08-25", "reg", "-E", "--format", format], in: folder)
      // The exit status is the number of errors, and wraps at 256.
      guard outcome.status == 0, !outcome.errors.contains("Error:") else {
        return PeerVerdict.rejection(outcome.errors)
      }
      return PeerVerdict.acceptance(sums(String(decoding: outcome.output, as: UTF8.self)))
    }
  }

  private func sums(_ report: String) -> [String: Decimal] {
    var sums: [String: Decimal] = [:]
    for line in report.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      let isVirtual = "([".contains(parts[0].prefix(1)) && ")]".contains(parts[0].suffix(1))
      let account = isVirtual ? parts[0].dropFirst().dropLast() : parts[0]
      let symbol = parts[1].replacing("\"", with: "")
      sums["\(account) | \(symbol)", default: 0] += Decimal(string: String(parts[2])) ?? .nan
    }
    return sums
  }
}
