/// A directive that was read; accounts and commodities in it are still text.
///
/// Names are looked up at the end by ``DirectiveResolver``, since an account may be used further
/// down or in a file that is read later.
enum ParsedDirective: Hashable, Sendable {
  case account(ParsedAccount)
  case subscription(ParsedSubscription)
  case budget(ParsedBudget)
  case goal(ParsedGoal)
}
