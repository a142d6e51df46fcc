"""Journals of unusual shapes, each twice as large as the one before: what grows faster than the journal is found here."""
from functools import partial
from typing import NamedTuple

from journals import FOLDER, journal, made
from shape_texts import SHAPES, simple
from spelling import DIALECTS
from subjects import program
from table import short, table
from trial import in_turns

HEADS = [
    "shape", "dialect", "units", "MB", "CPU s", "× of half", "× of a quarter", "units/s", "MB/s", "slower than plain", "remark"]
# How much longer four times the journal may take, how much slower a byte may be, and the seconds after which no
# size is doubled.
GROWTH, SLOWNESS, LONG = 5.0, 4.0, 2.0


class Measured(NamedTuple):
    count: int
    megabytes: float
    seconds: float


def shapes(binary, smallest, rounds):
    """One row a shape. What takes over 5 times as long at four times the size, or is over 4 times slower a byte, is remarked."""
    plain = {}
    for dialect in ("hledger", "ledger", "beancount"):
        path = journal(dialect, 100_000)
        plain[dialect] = path.stat().st_size / 1e6 / processor(binary, path, rounds)
    rows = [
        row(name, dialect, doubled(binary, write, smallest, rounds), plain[dialect])
        for name, dialect, write in [*made_shapes(), ("1,000 includes", "hledger", included)]]
    return table(HEADS, rows)


def made_shapes():
    for name, (dialect, lines) in SHAPES.items():
        yield name, dialect, partial(written, name.replace(" ", "-"), DIALECTS[dialect].ending, lines)


def written(name, ending, lines, count):
    path = made(FOLDER / f"{name}-{count}.{ending}", lambda path: path.write_text("".join(lines(count)), encoding="utf-8"))
    return path, path.stat().st_size


def included(count):
    """A thousand files that one includes; the size is that of all."""
    main = FOLDER / f"includes-{count}" / "main.journal"
    made(main, lambda path: write_included(path, count))
    return main, sum(file.stat().st_size for file in main.parent.iterdir())


def write_included(main, count):
    for number in range(1000):
        share = range(number * count // 1000, (number + 1) * count // 1000)
        main.with_name(f"{number}.journal").write_text("".join(map(simple, share)))
    main.write_text("".join(f"include {number}.journal\n" for number in range(1000)))


def doubled(binary, write, smallest, rounds):
    """What the last three sizes took, doubled from an eighth of the smallest up, until a run takes long."""
    found, count = [], smallest // 8
    while count <= 4 * smallest and (len(found) < 3 or found[-1].seconds < LONG):
        path, size = write(count)
        found.append(Measured(count, size / 1e6, processor(binary, path, rounds)))
        count *= 2
    return found[-3:]


def processor(binary, path, rounds):
    """The least processor time of the runs, which other work on the machine changes least."""
    return min(run.processor for run in in_turns([program(binary, path)], rounds, 10)[0].runs)


def row(name, dialect, found, plain):
    last = found[-1]
    rate = last.megabytes / last.seconds
    growths = [last.seconds / earlier.seconds for earlier in reversed(found[:-1])]
    remarks = ["grows faster than the journal"] if growths[1] > GROWTH else []
    remarks += ["slow"] if plain / rate > SLOWNESS else []
    return [
        name, dialect, f"{last.count:,}", f"{last.megabytes:.1f}", short(last.seconds),
        *[short(growth) for growth in growths], short(last.count / last.seconds), short(rate),
        short(plain / rate), ", ".join(remarks)]
