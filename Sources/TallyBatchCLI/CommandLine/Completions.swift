/// Completion scripts, written from the option table.
enum Completions {
  /// The script for a shell.
  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static var commands: String {
    (Command.worded.map(\.rawValue) + [Command.helpWord]).joined(separator: " ")
  }

  private static var bash: String {
    let cases = Option.all.filter { !$0.choices.isEmpty }.map { option in
      let names = ([option.short.map { "-\($0)" }, "--\(option.long)"]).compactMap(\.self)
      let words = option.choices.joined(separator: " ")
      return """
            \(names.joined(separator: "|"))) COMPREPLY=($(compgen -W "\(words)" -- "$word")); return ;;
        """
    }
    let names = Option.all.map { "--\($0.long)" }.joined(separator: " ")
    return """
      _tally_batch() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        case "$before" in
      \(cases.joined(separator: "\n"))
        esac
        if [[ "$word" == -* ]]; then
          COMPREPLY=($(compgen -W "\(names)" -- "$word"))
        elif [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W "\(commands)" -- "$word") $(compgen -f -- "$word"))
        else
          COMPREPLY=($(compgen -f -- "$word"))
        fi
      }
      complete -o filenames -F _tally_batch tally-batch

      """
  }

  private static var zsh: String {
    let options = Option.all.flatMap { option -> [String] in
      let help = option.help.firstSentence.escaping(#"[]:\"#)
      let value = option.value.map { ":\($0):\(zshValue(option))" } ?? ""
      let names = ["--\(option.long)"] + (option.short.map { ["-\($0)"] } ?? [])
      return names.map { "    \("*\($0)[\(help)]\(value)".quotedForShell) \\" }
    }
    return """
      #compdef tally-batch
      _tally_batch() {
        _arguments \\
      \(options.joined(separator: "\n"))
          '1: :{_alternative "commands:command:(\(commands))" "files:journal:_files"}' \\
          '*:journal:_files'
      }
      if [ "$funcstack[1]" = "_tally_batch" ]; then _tally_batch "$@"; else compdef _tally_batch tally-batch; fi

      """
  }

  private static func zshValue(_ option: Option) -> String {
    if option.isPath { return "_files" }
    return option.choices.isEmpty ? " " : "(\(option.choices.joined(separator: " ")))"
  }

  private static var fish: String {
    let commandLines = Command.worded.map {
      "complete -c tally-batch -n __fish_use_subcommand -a \($0.rawValue)"
        + " -d \($0.summary.quotedForShell)"
    }
    let options = Option.all.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let value = option.value == nil ? "" : option.isPath ? " -r -F" : " -x"
      let choices =
        option.choices.isEmpty ? "" : " -a \(option.choices.joined(separator: " ").quotedForShell)"
      return "complete -c tally-batch\(short) -l \(option.long)\(value)\(choices)"
        + " -d \(option.help.firstSentence.quotedForShell)"
    }
    return (commandLines + options).joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The text up to its first full stop or bracket.
  fileprivate var firstSentence: String {
    String(prefix { !".(;".contains($0) }).trimmed
  }

  /// The text in single quotes, as all three shells read it.
  fileprivate var quotedForShell: String { "'\(replacing("'", with: #"'\''"#))'" }

  /// The text with a backslash before each of some letters.
  fileprivate func escaping(_ letters: String) -> String {
    map { letters.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
