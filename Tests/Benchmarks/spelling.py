"""How a dialect writes what happens: an entry, a price, and the head of the journal."""
import vocabulary as words
from content import BASE, FIRST_DAY


def digits(amount):
    """The number without its sign."""
    whole, part = divmod(abs(amount.units), 10**amount.scale)
    text = f"{whole:,}" if amount.grouped else str(whole)
    return f"{text}.{part:0{amount.scale}d}" if amount.scale else text


class Hledger:
    ending = "journal"

    def head(self):
        accounts = "".join(f"account {account}\n" for account in words.ACCOUNTS)
        return f"commodity $1,000.00\n\n{accounts}\n"

    def date(self, day):
        return day.isoformat()

    def amount(self, amount):
        minus = "-" if amount.units < 0 else ""
        if amount.commodity != BASE:
            return f"{minus}{digits(amount)} {amount.commodity}"
        return f"{minus}${digits(amount)}" if amount.sign_first else f"${minus}{digits(amount)}"

    def price(self, price):
        return f"P {self.date(price.day)} {price.commodity} {self.amount(price.amount)}\n\n"

    def first_line(self, entry):
        code = f"({entry.code})" if entry.code else ""
        note = f"| {entry.note}" if entry.note else ""
        comment = f" ; {entry.comment}" if entry.comment else ""
        return " ".join(filter(None, [self.date(entry.day), entry.status, code, entry.payee, note, comment]))

    def entry(self, entry):
        lines = [self.first_line(entry)]
        if entry.tag:
            lines.append(f"    ; {entry.tag[0]}: {entry.tag[1]}")
        return "\n".join(lines + [self.posting(posting) for posting in entry.postings]) + "\n\n"

    def posting(self, posting):
        line = f"    {posting.account}"
        if posting.amount:
            line = f"{line:<42}  {self.amount(posting.amount):>12}"
        if posting.cost:
            line += f" {posting.cost[0]} {self.amount(posting.cost[1])}"
        return f"{line}  ; {posting.remark}" if posting.remark else line


class Ledger(Hledger):
    """Dates with slashes, prices with a time, and notes that are comments."""

    ending = "ledger"

    def head(self):
        accounts = "".join(f"account {account}\n" for account in words.ACCOUNTS)
        return f"commodity $\n    format $1,000.00\n\n{accounts}\n"

    def date(self, day):
        return day.isoformat().replace("-", "/")

    def price(self, price):
        return f"P {self.date(price.day)} 17:30:00 {price.commodity} {self.amount(price.amount)}\n\n"

    def first_line(self, entry):
        remarks = ", ".join(filter(None, [entry.note, entry.comment]))
        line = super().first_line(entry._replace(note="", comment=""))
        return f"{line}  ; {remarks}" if remarks else line


class Beancount:
    ending = "beancount"

    def head(self):
        opened = "".join(f"{FIRST_DAY} open {self.account(account)}\n" for account in words.ACCOUNTS)
        return f'option "title" "Generated"\noption "operating_currency" "{BASE}"\n\n{opened}\n'

    def account(self, name):
        return name.replace(" ", "-")

    def amount(self, amount):
        return f"{'-' if amount.units < 0 else ''}{digits(amount)} {amount.commodity}"

    def price(self, price):
        return f"{price.day} price {price.commodity} {self.amount(price.amount)}\n\n"

    def entry(self, entry):
        link = f" ^{entry.code}" if entry.code else ""
        lines = [f'{entry.day} {entry.status or "*"} "{entry.payee}" "{entry.note}"{link}']
        if entry.tag:
            lines.append(f'  {entry.tag[0]}: "{entry.tag[1]}"')
        if entry.comment:
            lines.append(f"  ; {entry.comment}")
        return "\n".join(lines + [self.posting(posting) for posting in entry.postings]) + "\n\n"

    def posting(self, posting):
        line = f"  {self.account(posting.account)}"
        if posting.amount:
            line = f"{line:<40}  {self.amount(posting.amount):>14}"
        if posting.cost:
            line += f" {posting.cost[0]} {self.amount(posting.cost[1])}"
        return f"{line} ; {posting.remark}" if posting.remark else line


DIALECTS = {"hledger": Hledger(), "ledger": Ledger(), "beancount": Beancount()}
