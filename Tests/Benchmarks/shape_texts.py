"""The texts of journals of unusual shapes: each a generator of lines for a count of units, which are entries or lines."""
import datetime

HEAD = "2014-01-01 open Assets:A\n2014-01-01 open Income:B\n"


def date(index):
    """Sixty a day, so that the largest journal is of nine years."""
    return (datetime.date(2015, 1, 1) + datetime.timedelta(index // 60)).isoformat()


def simple(index, payee="Shop", account="Expenses:Food", amount="12.34 USD", rest=""):
    return f"{date(index)} {payee}\n    {account}  {amount}\n    Assets:Cash{rest}\n\n"


def payees(count):
    return (simple(index, payee=f"Payee number {index}") for index in range(count))


def accounts(count):
    return (simple(index, account=f"Expenses:Group {index % 97}:Account {index}") for index in range(count))


def deep_accounts(count):
    def name(index):
        return "Expenses" + "".join(f":L{index // 4**level % 4}" for level in range(9))
    return (simple(index, account=name(index)) for index in range(count))


def commodities(count):
    def name(index):
        return "".join(chr(65 + index // 26**place % 26) for place in range(4))
    return (simple(index, amount=f"12 {name(index)}") for index in range(count))


def postings(count):
    yield "2024-01-15 Everything at once\n"
    yield from (f"    Expenses:Food  {index % 900 + 1}.25 USD\n" for index in range(count))
    yield "    Assets:Cash\n"


def decimals(count):
    return (simple(index, amount=f"{index % 999}.{index * 7919 + 10**17:018d} USD") for index in range(count))


def tags(count):
    return (simple(index, rest=f"  ; tag{index}: value {index}") for index in range(count))


def prices(count):
    yield simple(0, amount="10 XYZ @ 3 USD")
    yield from (f"P {date(index)} XYZ {index % 90 + 10}.5 USD\n" for index in range(count))


def costs(count):
    def amount(index):
        return f"2 XYZ @ {index % 97 + 1}.{index % 89:02} USD"
    return (simple(index, account="Assets:Broker", amount=amount(index)) for index in range(count))


def assertions(count):
    return (simple(index, account="Assets:Bank", amount=f"1 USD = {index + 1} USD") for index in range(count))


def one_day(count):
    return (simple(0, payee=f"Shop {index % 50}") for index in range(count))


def shuffled(count):
    """By a step that is prime to each count."""
    return (simple(index * 7_919 % count) for index in range(count))


def backwards(count):
    return (simple(index) for index in reversed(range(count)))


def lots_bought(count):
    yield HEAD
    for index in range(count):
        yield f'{date(index)} * "Buy" ""\n  Assets:A  1 XYZ {{{index + 1}.00 USD}}\n  Income:B\n\n'


def lots_sold(count):
    yield HEAD.replace("Assets:A", 'Assets:A XYZ "FIFO"')
    for index in range(count // 2):
        yield f'2024-02-{index % 28 + 1:02} * "Buy" ""\n  Assets:A  1 XYZ {{{index + 1}.00 USD}}\n  Income:B\n\n'
    for index in range(count // 2):
        yield f'2024-03-{index % 28 + 1:02} * "Sell" ""\n  Assets:A  -1 XYZ {{}}\n  Income:B\n\n'


SHAPES = {
    "a payee each": ("hledger", payees), "an account each": ("hledger", accounts),
    "accounts ten deep": ("hledger", deep_accounts), "a commodity each": ("hledger", commodities),
    "postings of one entry": ("hledger", postings),
    "18 decimals": ("hledger", decimals), "a tag each": ("hledger", tags), "prices of one commodity": ("hledger", prices),
    "costs": ("hledger", costs), "assertions": ("hledger", assertions), "one day": ("hledger", one_day),
    "backwards": ("hledger", backwards), "shuffled": ("hledger", shuffled),
    "a payee each, ledger": ("ledger", payees), "costs, ledger": ("ledger", costs),
    "lots bought": ("beancount", lots_bought), "lots sold": ("beancount", lots_sold),
}
