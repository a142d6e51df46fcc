extension RawArguments {
  /// Reads the words after the program name.
  ///
  /// Takes `--name value`, `--name=value`, `-n value`, `-nvalue` and plain words; `-` is plain. A
  /// first plain word that is a command is the command; `help` and a command ask for its help. Every
  /// word after `--` is a journal.
  ///
  /// - Throws: The first word that cannot be.
  init(parsing words: [String]) throws(UsageError) {
    var rest = words[...]
    var isFirst = true
    while let word = rest.popFirst() {
      if word == "--" {
        journals += rest
        break
      }
      if word.hasPrefix("-"), word != "-" {
        try take(option: word, &rest)
      } else {
        if isFirst { try take(first: word) } else { try take(plain: word) }
        isFirst = false
      }
    }
    if answer == nil { try checkTogether() }
  }

  private mutating func take(first word: String) throws(UsageError) {
    try refuseReserved(word)
    if word == Command.helpWord {
      answer = .help
      asksForHelp = true
    } else if let command = Command(word: word) {
      self.command = command
    } else {
      journals.append(word)
    }
  }

  private mutating func take(plain word: String) throws(UsageError) {
    guard asksForHelp else {
      journals.append(word)
      return
    }
    try refuseReserved(word)
    guard let command = Command(word: word) else { throw .unknownCommand(word) }
    self.command = command
  }

  private func refuseReserved(_ word: String) throws(UsageError) {
    guard Command.reserved.contains(word) else { return }
    throw UsageError(
      "this version has no command '\(word)'", help: "for a journal of that name, type './\(word)'")
  }

  private mutating func take(
    option word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let (name, attached) = RawArguments.split(word)
    guard let option = Option.named(name) else { throw .unknownOption(name) }
    var value = attached
    if option.value != nil, value == nil { value = rest.popFirst() }
    switch (option.value, value) {
    case (nil, .some): throw UsageError("'\(name)' takes no value")
    case (.some, nil): throw UsageError("'\(name)' needs a value", help: option.synopsis.trimmed)
    case (_, let value):
      given.append(option.long)
      try refuseAnother(value, of: option, typed: name)
      do throws(UsageError) {
        try option.store(&self, value ?? "")
      } catch {
        throw UsageError("'\(name)': \(error.message)", help: error.help)
      }
    }
  }

  /// Refuses a second value of an option that has one, since either could be meant.
  private mutating func refuseAnother(
    _ value: String?, of option: Option, typed name: String
  ) throws(UsageError) {
    guard let value, !option.isRepeatable else { return }
    if let first = values.updateValue(value, forKey: option.long), first != value {
      throw UsageError(
        "'\(name)' is given twice, as '\(first)' and as '\(value)'", help: "type one of them")
    }
  }

  /// The name of an option with its dashes, and the value in the same word.
  private static func split(_ word: String) -> (name: String, value: String?) {
    if word.hasPrefix("--") {
      guard let mark = word.firstIndex(of: "=") else { return (word, nil) }
      return (String(word[..<mark]), String(word[word.index(after: mark)...]))
    }
    let name = String(word.prefix(2))
    return (name, word == name ? nil : String(word.dropFirst(2)))
  }

  /// Checks what no word says alone.
  private func checkTogether() throws(UsageError) {
    for name in given {
      guard let option = Option.named("--\(name)"), !option.commands.contains(command) else {
        continue
      }
      let word = command == .report ? "a report" : "'\(command.rawValue)'"
      throw UsageError("'--\(name)' does not go with \(word)")
    }
    if month != nil, asOf != nil {
      throw UsageError("'--month' and '--as-of' both choose the month", help: "type one of them")
    }
    if given.contains("snapshots"), given.contains("no-snapshots") {
      throw UsageError("'--snapshots' and '--no-snapshots' exclude each other")
    }
    if command == .balances { _ = try BalancesFormat(formats) }
    if command == .report { _ = try OutputPlan.formats(formats) }
  }
}
