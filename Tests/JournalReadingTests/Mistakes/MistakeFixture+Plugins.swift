@testable import JournalReading

extension MistakeFixture {
  static let plugins = [
    MistakeFixture(
      .accountNotLeaf, in: .beancount,
      """
      plugin "beancount.plugins.leafonly"
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2020-01-01 open Assets:Cash:Purse
      2026-01-01 * "x"
        Assets:Cash  1 EUR
        Equity:Open
      """),
    MistakeFixture(
      .accountUnused, in: .beancount,
      """
      plugin "beancount.plugins.nounused"
      2020-01-01 open Assets:Cash
      """),
    MistakeFixture(
      .averageCostOff, in: .beancount,
      """
      plugin "beancount.plugins.check_average_cost"
      2020-01-01 open Assets:Broker "NONE"
      2020-01-01 open Assets:Cash
      2026-01-01 * "x"
        Assets:Broker  10 A {10 EUR}
        Assets:Cash  -100 EUR
      2026-01-02 * "y"
        Assets:Broker  -5 A {20 EUR}
        Assets:Cash  100 EUR
      """),
    MistakeFixture(
      .commoditiesMixed, in: .beancount,
      """
      plugin "beancount.plugins.onecommodity"
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2020-01-01 open Equity:Other
      2026-01-01 * "x"
        Assets:Cash  1 EUR
        Equity:Open
      2026-01-02 * "y"
        Assets:Cash  1 USD
        Equity:Other  -1 USD
      """),
    MistakeFixture(
      .commodityAttribute, in: .beancount,
      """
      plugin "beancount.plugins.commodity_attr" "{'name': None}"
      2020-01-01 commodity EUR
      """),
    MistakeFixture(
      .costIncoherent, in: .beancount,
      """
      plugin "beancount.plugins.coherent_cost"
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        Assets:Cash  1 A {1 EUR}
        Equity:Open
      2026-01-02 * "y"
        Assets:Cash  1 A
        Equity:Open
      """),
    MistakeFixture(
      .entryRepeated, in: .beancount,
      """
      plugin "beancount.plugins.noduplicates"
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        Assets:Cash  1 EUR
        Equity:Open
      2026-01-01 * "x"
        Assets:Cash  1 EUR
        Equity:Open
      """),
    MistakeFixture(
      .gainsMismatch, in: .beancount,
      """
      plugin "beancount.plugins.sellgains"
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2020-01-01 open Income:Gain
      2026-01-01 * "x"
        Assets:Cash  1 A {1 EUR}
        Equity:Open  -1 EUR
      2026-01-02 * "y"
        Assets:Cash  -1 A {1 EUR} @ 5 EUR
        Assets:Cash  2 EUR
        Income:Gain  -1 EUR
      """),
    MistakeFixture(
      .pluginMisconfigured, in: .beancount,
      #"plugin "beancount.plugins.check_commodity" "x""#),
    MistakeFixture(
      .pluginUnknown, in: .beancount,
      #"plugin "my.own""#),
    MistakeFixture(
      .priceContradicted, in: .beancount,
      """
      plugin "beancount.plugins.unique_prices"
      2026-01-01 price A 1 EUR
      2026-01-01 price A 2 EUR
      """),
  ]
}
