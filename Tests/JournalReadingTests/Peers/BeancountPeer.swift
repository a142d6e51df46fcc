import Foundation
import JournalReading

/// Beancount, started once for many journals, with the checks of `bean-check`.
struct BeancountPeer: Peer {
  let dialect = DialectName.beancount
  let roundsFrom: Int? = nil
  let command: PeerCommand

  /// Prints a line of JSON a journal: the errors, and the units of each account by currency; nothing
  /// of a journal at which Beancount itself fails with an exception.
  private static let script = """
    import json, sys
    from decimal import Decimal, localcontext
    from beancount import loader
    from beancount.ops import validation

    def sums(entries):
        found = {}
        with localcontext() as exact:
            exact.prec = 100
            for posting in (p for e in entries for p in getattr(e, "postings", ())):
                if posting.units and isinstance(posting.units.number, Decimal):
                    key = posting.account + " | " + posting.units.currency
                    found[key] = found.get(key, Decimal(0)) + posting.units.number
        return {key: format(number, "f") for key, number in found.items()}

    loader.initialize(use_cache=False)
    for path in open(sys.argv[1], encoding="utf-8").read().splitlines():
        try:
            entries, errors, _ = loader.load_file(path, extra_validations=validation.HARDCORE_VALIDATIONS)
        except Exception:
            print("{}", flush=True)
            continue
        lines = [f"line {(e.source or {}).get('lineno')}: {e.message}" for e in errors]
        print(json.dumps({"errors": lines, "balances": sums(entries)}), flush=True)
    """

  /// Python with the package, or `nil` if one of them is missing.
  init?() {
    let here = FileManager.default.temporaryDirectory
    guard let command = PeerCommand("python3"),
      let outcome = try? command.run(["-c", "import beancount.loader"], in: here),
      outcome.status == 0
    else { return nil }
    self.command = command
  }

  func verdicts(on paths: [String], in folder: URL) throws -> [PeerVerdict?] {
    let (script, list) = (
      folder.appendingPathComponent("script.py"), folder.appendingPathComponent("list")
    )
    try Data(Self.script.utf8).write(to: script)
    try Data(paths.joined(separator: "\n").utf8).write(to: list)
    let outcome = try command.run([script.path, list.path], in: folder)
    let verdicts = try outcome.output.split(separator: UInt8(ascii: "\n")).map {
      line -> PeerVerdict? in
      let answer = try JSONDecoder().decode(Answer.self, from: line)
      guard let errors = answer.errors, let sums = answer.balances else { return nil }
      let balances = sums.compactMapValues { Decimal(string: $0) }
      return PeerVerdict(
        isAccepted: errors.isEmpty, balances: balances.filter { $0.value != 0 },
        message: errors.joined(separator: "\n"))
    }
    guard verdicts.count == paths.count else {
      throw PeerFailure(message: "Beancount ended at \(paths[verdicts.count])\n\(outcome.errors)")
    }
    return verdicts
  }

  private struct Answer: Decodable {
    let errors: [String]?
    let balances: [String: String]?
  }
}

/// A peer that ended before it had an answer.
struct PeerFailure: Error {
  let message: String
}
