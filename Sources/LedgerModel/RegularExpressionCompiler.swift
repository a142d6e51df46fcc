/// Turns a regular expression into the steps of the machine that searches for it.
struct RegularExpressionCompiler {
  private(set) var program: [RegularExpressionStep] = []
  /// How many parts were gone through, those that make no step included.
  private var parts = 0

  /// How many steps an expression may have; each costs time for each character of a text.
  private static let limit = 5000

  mutating func compile(whole node: RegularExpressionNode) throws(RegularExpressionError) {
    program.append(.keep(0))
    try compile(node)
    program += [.keep(1), .match]
  }

  private mutating func compile(
    _ node: RegularExpressionNode
  ) throws(RegularExpressionError) {
    parts += 1
    guard parts <= RegularExpressionCompiler.limit else {
      throw RegularExpressionError(
        message: "the regular expression is too large", help: "repeat less of it, or split it")
    }
    switch node {
    case .empty: break
    case .scalar(let scalar): program.append(.scalar(scalar))
    case .any: program.append(.any)
    case .set(let set): program.append(.set(set))
    case .boundary(let boundary): program.append(.boundary(boundary))
    case .group(let number, let inner):
      program.append(.keep(2 * number))
      try compile(inner)
      program.append(.keep(2 * number + 1))
    case .sequence(let nodes): for node in nodes { try compile(node) }
    case .alternatives(let nodes): try compile(alternatives: nodes[...])
    case .repeated(let inner, let least, let most, let isGreedy):
      for _ in 0..<least { try compile(inner) }
      if let most {
        try compile(inner, upTo: most - least, isGreedy: isGreedy)
      } else {
        try compile(loop: inner, isGreedy: isGreedy)
      }
    }
  }

  private mutating func compile(
    alternatives nodes: ArraySlice<RegularExpressionNode>
  ) throws(RegularExpressionError) {
    var exits: [Int] = []
    for (index, node) in nodes.enumerated() {
      if index == nodes.count - 1 {
        try compile(node)
        break
      }
      let split = program.count
      program.append(.match)
      try compile(node)
      exits.append(program.count)
      program.append(.match)
      program[split] = .split(split + 1, program.count)
    }
    for exit in exits { program[exit] = .jump(program.count) }
  }

  /// A part that may come up to a number of times.
  private mutating func compile(
    _ node: RegularExpressionNode, upTo count: Int, isGreedy: Bool
  ) throws(RegularExpressionError) {
    var splits: [Int] = []
    for _ in 0..<count {
      splits.append(program.count)
      program.append(.match)
      try compile(node)
    }
    for split in splits { program[split] = .split(split + 1, program.count, isGreedy: isGreedy) }
  }

  /// A part that may come any number of times.
  private mutating func compile(
    loop node: RegularExpressionNode, isGreedy: Bool
  ) throws(RegularExpressionError) {
    let split = program.count
    program.append(.match)
    try compile(node)
    program.append(.jump(split))
    program[split] = .split(split + 1, program.count, isGreedy: isGreedy)
  }
}

extension RegularExpressionStep {
  /// Goes on or leaves: the first is preferred if the part is greedy.
  fileprivate static func split(_ on: Int, _ out: Int, isGreedy: Bool) -> RegularExpressionStep {
    isGreedy ? .split(on, out) : .split(out, on)
  }
}
