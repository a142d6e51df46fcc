/// Finds which of many texts stand in another one, in a single pass over its bytes.
///
/// The automaton of Aho and Corasick (1975), so that the number of texts does not matter.
struct TextSearch: Sendable {
  /// By byte: its column in ``steps``; 0 for bytes that stand in no text.
  private var columns = Array(repeating: UInt8(0), count: 256)
  private let width: Int
  /// By state and column: the next state.
  private var steps: [Int32] = []
  /// By state: the texts that end there.
  private var found: [[Int32]] = []
  /// By state: the longest shorter state in which a text ends, or 0.
  private var shorter: [Int32] = []

  /// Prepares the search for some texts; an empty one is never found.
  init(_ texts: [[UInt8]]) {
    var known: UInt8 = 0
    for byte in texts.joined() where columns[Int(byte)] == 0 {
      known += 1
      columns[Int(byte)] = known
    }
    width = Int(known) + 1
    addState()
    for (number, text) in texts.enumerated() where !text.isEmpty {
      found[insert(text)].append(Int32(number))
    }
    link()
  }

  /// Calls `body` with each text that is found and the offset behind it, in the order of the ends.
  func forEachMatch(in bytes: [UInt8], _ body: (_ text: Int, _ end: Int) -> Void) {
    var state = 0
    for (offset, byte) in bytes.enumerated() {
      state = Int(steps[state * width + Int(columns[Int(byte)])])
      var ending = state
      while ending != 0 {
        for text in found[ending] { body(Int(text), offset + 1) }
        ending = Int(shorter[ending])
      }
    }
  }

  private mutating func addState() {
    steps += Array(repeating: 0, count: width)
    found.append([])
    shorter.append(0)
  }

  private mutating func insert(_ text: [UInt8]) -> Int {
    var state = 0
    for byte in text {
      let slot = state * width + Int(columns[Int(byte)])
      if steps[slot] == 0 {
        steps[slot] = Int32(found.count)
        addState()
      }
      state = Int(steps[slot])
    }
    return state
  }

  /// Fills in where to go on after a byte that continues no text, the shorter states first.
  private mutating func link() {
    var fallback = Array(repeating: 0, count: found.count)
    var queue = (1..<width).map { Int(steps[$0]) }.filter { $0 != 0 }
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      let back = fallback[state]
      shorter[state] = found[back].isEmpty ? shorter[back] : Int32(back)
      for column in 1..<width {
        let slot = state * width + column
        let next = Int(steps[slot])
        if next == 0 {
          steps[slot] = steps[back * width + column]
        } else {
          fallback[next] = Int(steps[back * width + column])
          queue.append(next)
        }
      }
    }
  }
}
