internal import LedgerModel

/// What the top-level accounts of books in some languages are usually called.
///
/// Only suggests what to declare; no figure depends on it.
package enum AccountTypeWords {
  /// The letter of a type with the names it goes by, in lower case.
  private static let words: [(letter: String, names: Set<String>)] = [
    (
      "A",
      [
        "aktiva", "vermögen", "vermoegen", "konten", "konto", "actif", "actifs", "activo",
        "activos", "attività",
        "attivo", "activa", "bezittingen", "ativo", "ativos", "asset",
      ]
    ),
    (
      "L",
      [
        "passiva", "verbindlichkeiten", "schulden", "kredite", "kredit", "darlehen", "passif",
        "passifs", "dettes", "pasivo",
        "pasivos", "passività", "passivo", "passivos", "debiti",
      ]
    ),
    (
      "E",
      [
        "eigenkapital", "anfangsbestand", "anfangsbestände", "kapital", "capital", "capitaux",
        "patrimonio", "patrimônio", "eigen vermogen",
      ]
    ),
    (
      "R",
      [
        "einnahmen", "einkommen", "ertrag", "erträge", "revenus", "recettes", "produits",
        "ingresos", "entrate", "ricavi", "inkomsten", "receitas",
      ]
    ),
    (
      "X",
      [
        "ausgaben", "aufwand", "aufwendungen", "kosten", "dépenses", "charges", "gastos",
        "egresos", "spese", "uscite", "uitgaven", "despesas",
      ]
    ),
  ]

  /// The kind that a top-level account's name suggests, or `nil` if it says nothing.
  static func kind(of root: String) -> AccountKind? {
    let name = root.lowercased()
    return words.first { $0.names.contains(name) }.flatMap { AccountKind(rawValue: $0.letter) }
  }

  /// The line that declares the type of a top-level account.
  ///
  /// A name that says nothing has a `?` for its type, and its line is a comment until that is
  /// filled in.
  package static func line(for root: String) -> String {
    guard let kind = kind(of: root) else { return "; account \(root)  ; type: ?" }
    return "account \(root)  ; type: \(kind.rawValue)"
  }
}
