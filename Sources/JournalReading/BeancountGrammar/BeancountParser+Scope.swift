internal import LedgerModel

// pushtag  = "pushtag" TAG          poptag  = "poptag" TAG
// pushmeta = "pushmeta" metadata    popmeta = "popmeta" KEY ":"
// include  = "include" STRING       plugin  = "plugin" STRING [STRING]

extension BeancountParser {
  mutating func parsePushtag() throws(Mistake) {
    advance()
    let tag = try parseTag()
    try takeEndOfLine()
    pushedTags.append(tag)
  }

  mutating func parsePoptag() throws(Mistake) {
    advance()
    let tag = try parseTag()
    try takeEndOfLine()
    if let index = pushedTags.firstIndex(where: { $0.name == tag.name }) {
      pushedTags.remove(at: index)
    } else {
      let name = bytes.text(tag.range)
      report(
        Mistake(
          .endWithoutBegin, at: tag.range, "no 'pushtag \(name)' is in force here",
          help: "remove this line"))
    }
  }

  mutating func parsePushmeta() throws(Mistake) {
    advance()
    let field = try parseMetadata()
    try takeEndOfLine()
    pushedMetadata.append(field)
  }

  mutating func parsePopmeta() throws(Mistake) {
    advance()
    let range = try take(.key, "a key and a colon")
    try take(.colon, "':'")
    try takeEndOfLine()
    let key = bytes.text(range)
    if let index = pushedMetadata.lastIndex(where: { $0.key == key }) {
      pushedMetadata.remove(at: index)
    } else {
      report(
        Mistake(
          .endWithoutBegin, at: range, "no 'pushmeta \(key):' is in force here",
          help: "remove this line"))
    }
  }

  mutating func parseInclude() throws(Mistake) {
    advance()
    let range = token.range
    let path = try parseText("a path")
    try takeEndOfLine()
    includes.append(BeancountPlacedText(text: path, file: file, range: range))
  }

  mutating func parsePlugin() throws(Mistake) {
    advance()
    let range = token.range
    let name = try parseText("the name of a plugin")
    let config = token.kind == .string ? try parseText("a setting") : nil
    try takeEndOfLine()
    plugins.append(BeancountPlugin(name: name, config: config, file: file, range: range))
  }

  /// Reports what is pushed and not popped when the file ends.
  mutating func reportUnbalancedPushes() {
    for tag in pushedTags {
      let name = bytes.text(tag.range)
      report(
        Mistake(
          .pushUnclosed, at: tag.range, "'pushtag \(name)' is in force to the end of the file",
          help: "add a line: poptag \(name)"))
    }
    var reported: Set<String> = []
    for field in pushedMetadata where reported.insert(field.key).inserted {
      report(
        Mistake(
          .pushUnclosed, at: field.keyRange,
          "'pushmeta \(field.key):' is in force to the end of the file",
          help: "add a line: popmeta \(field.key):"))
    }
  }

  private mutating func parseTag() throws(Mistake) -> (name: Int32, range: Range<Int>) {
    let range = try take(.tag, "a tag such as #trip")
    let name = range.lowerBound + 1..<range.upperBound
    return (books.beancount.names.intern(bytes.extracting(name)), range)
  }
}
