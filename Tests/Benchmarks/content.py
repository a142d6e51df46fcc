"""What happens in a generated journal: a sequence of entries from a seed, the same whatever the dialect.

A fifth of the entries writes out its last amount, the others leave it to the reader. Foreign currency and shares have unit (@)
or total (@@) costs that come to whole cents, so that every entry balances to the cent.
"""
import datetime
import random
from typing import NamedTuple

import vocabulary as words

BASE = "USD"
FIRST_DAY = datetime.date(2015, 1, 1)


class Amount(NamedTuple):
    units: int  # in the last of `scale` decimals
    scale: int
    commodity: str
    grouped: bool = False
    sign_first: bool = True


class Posting(NamedTuple):
    account: str
    amount: Amount | None  # None is left out
    cost: tuple[str, Amount] | None  # "@" or "@@", and of how much
    cents: int  # in the base currency
    remark: str = ""


class Price(NamedTuple):
    day: datetime.date
    commodity: str
    amount: Amount


class Entry(NamedTuple):
    day: datetime.date
    status: str
    code: str
    payee: str
    note: str
    comment: str
    tag: tuple[str, str] | None
    postings: list[Posting]


class Household:
    """Draws only from `random()`, whose sequence of a seed no version of Python changes."""

    def __init__(self, seed):
        self.draw = random.Random(seed).random

    def pick(self, items):
        return items[int(self.draw() * len(items))]

    def between(self, low, high):
        return low + int(self.draw() * (high - low))

    def small(self):
        return 100 + int(self.draw() * self.draw() * 40_000)

    def amount(self, units, scale=2, commodity=BASE):
        grouped = abs(units) >= 1000 * 10**scale and self.draw() < 0.4
        return Amount(units, scale, commodity, grouped, self.draw() < 0.3)

    def plain(self, account, cents):
        return Posting(account, self.amount(cents), None, cents)

    # Each kind of entry gives its postings but the last, and the account of the last.

    def purchase(self):
        return [self.plain(self.pick(words.EXPENSES), self.small())], self.pick(words.PAYERS)

    def split_purchase(self):
        parts = range(self.between(2, 4))
        return [self.plain(self.pick(words.EXPENSES), self.small()) for _ in parts], self.pick(words.PAYERS)

    def transfer(self):
        return [self.plain(self.pick(words.OWN), self.between(1_000, 500_000))], self.pick(words.OWN)

    def pay(self):
        gross = self.between(250_000, 1_100_000)
        tax, pension = gross // 5, gross // 16
        parts = [
            self.plain("Assets:Bank:Current", gross - tax - pension), self.plain(words.WITHHELD[0], tax),
            self.plain(self.pick(words.WITHHELD[1:]), pension)]
        return parts, self.pick(["Income:Pay:First Employer", "Income:Pay:Second Employer"])

    def abroad(self):
        currency, rate = self.pick(words.RATES)
        if self.draw() < 0.5:  # whole hundreds, as a rate has four decimals
            hundreds, rate = self.between(1, 13), int(rate * (0.9 + 0.2 * self.draw()))
            units, cents, cost = hundreds * 10_000, hundreds * rate, ("@", self.amount(rate, 4))
        else:
            units = self.small()
            cents = units * rate // 10_000
            cost = ("@@", self.amount(cents))
        return [Posting(self.pick(words.HOLIDAYS), self.amount(units, 2, currency), cost, cents)], self.pick(words.PAYERS)

    def shares(self):
        symbol, price = self.pick(words.SHARES)
        count, price = self.between(1, 51), int(price * (0.5 + self.draw()))
        kind = "Shares" if symbol in ("KLM", "NOP", "QRS") else "Funds"
        bought = Posting(
            f"Assets:Broker:{kind}:{symbol}", self.amount(count, 0, symbol), ("@", self.amount(price)), count * price)
        return [bought, self.plain("Expenses:Charges:Broker", 495)], "Assets:Broker:Cash"

    def invoice(self):
        return [self.plain(self.pick(words.OWED), self.between(50_000, 3_000_000))], self.pick(words.EARNINGS)

    KINDS = [
        (0.52, purchase), (0.70, split_purchase), (0.78, transfer), (0.84, pay), (0.91, abroad), (0.95, shares), (1.0, invoice)]

    def postings(self):
        kind = self.draw()
        parts, last = next(make for limit, make in self.KINDS if kind < limit)(self)
        rest = -sum(part.cents for part in parts)
        parts.append(Posting(last, None if self.draw() < 0.8 else self.amount(rest), None, rest))
        return [part._replace(remark=self.pick(words.REMARKS)) if self.draw() < 0.03 else part for part in parts]

    def entry(self, day):
        mark = self.draw()
        return Entry(
            day=day,
            status="*" if mark < 0.8 else "!" if mark < 0.85 else "",
            code=str(self.between(1_000, 10_000)) if self.draw() < 0.1 else "",
            payee=self.pick(words.FAR_PAYEES if self.draw() < 0.08 else words.PAYEES),
            note=self.pick(words.NOTES) if self.draw() < 0.25 else "",
            comment=self.pick(words.REMARKS) if self.draw() < 0.06 else "",
            tag=self.pick(words.TAGS) if self.draw() < 0.1 else None,
            postings=self.postings())

    def price(self, day):
        if self.draw() < 0.5:
            currency, rate = self.pick(words.RATES)
            return Price(day, currency, self.amount(int(rate * (0.9 + 0.2 * self.draw())), 4))
        symbol, price = self.pick(words.SHARES)
        return Price(day, symbol, self.amount(int(price * (0.5 + self.draw()))))


def happenings(count, seed, years):
    """Entries in the order of their days, spread evenly, with a price before every fiftieth or so."""
    household = Household(seed)
    days = (datetime.date(FIRST_DAY.year + years, 1, 1) - FIRST_DAY).days
    for index in range(count):
        day = FIRST_DAY + datetime.timedelta(index * days // count)
        if household.draw() < 0.02:
            yield household.price(day)
        yield household.entry(day)
