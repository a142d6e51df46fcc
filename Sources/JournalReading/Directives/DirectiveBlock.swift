/// The words that start a directive of this program's own.
enum DirectiveKeyword: String, Hashable, Sendable, CaseIterable {
  case account, subscription, budget, goal

  /// What a second directive of one name is.
  var repeated: MistakeID {
    switch self {
    case .account: .repeatedKey
    case .subscription: .repeatedSubscription
    case .budget: .repeatedBudget
    case .goal: .repeatedGoal
    }
  }
}

/// A line of a directive, with the place where it starts in its file.
struct DirectiveLine: Hashable, Sendable {
  let text: String
  /// The UTF-8 offset of the first byte of ``text``.
  let offset: Int
}

/// A directive of this program's own, cut out of its journal.
struct DirectiveBlock: Sendable {
  let file: Int32
  let keyword: DirectiveKeyword
  /// What follows the keyword; an end-of-line comment is still on.
  let head: DirectiveLine
  /// The lines below, without their indentation; comments are still on.
  let subLines: [DirectiveLine]
}
