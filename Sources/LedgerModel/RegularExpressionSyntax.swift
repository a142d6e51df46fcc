/// A part of a regular expression as it is written.
indirect enum RegularExpressionNode {
  case empty
  case scalar(UnicodeScalar)
  /// Any character but the end of a line.
  case any
  case set(ScalarSet)
  case boundary(RegularExpressionBoundary)
  /// A group that keeps what it matches, by number from 1.
  case group(Int, RegularExpressionNode)
  case sequence([RegularExpressionNode])
  case alternatives([RegularExpressionNode])
  /// A part that may come several times, `nil` for any number.
  case repeated(RegularExpressionNode, Int, Int?, isGreedy: Bool)
}

/// A place between two characters.
enum RegularExpressionBoundary {
  case start, end, word, notWord, wordStart, wordEnd
}

/// A step of the machine that searches for an expression.
enum RegularExpressionStep {
  case scalar(UnicodeScalar)
  case any
  case set(ScalarSet)
  case boundary(RegularExpressionBoundary)
  /// Keeps the place in a slot: slot `2n` is where group `n` starts, `2n + 1` where it ends.
  case keep(Int)
  case jump(Int)
  /// Goes on at two steps, the first of which is preferred.
  case split(Int, Int)
  case match
}
