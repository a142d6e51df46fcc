"""This program alone: from nothing to millions, on one core and on two, beside the floor of counting lines."""
from functools import partial
from pathlib import Path
from typing import NamedTuple

from journals import empty, journal
from spelling import DIALECTS
from subjects import floor, program
from table import megabytes, short, spread, table
from trial import EVERY_CORE, in_turns, own_peak

HEADS = [
    "journal", "cores", "median s", "min–max", "CPU s", "transactions/s", "MB/s", "peak MB", "memory a byte", "× `wc -l`",
    "× a tenth"]


class Input(NamedTuple):
    name: str
    path: Path
    count: int


def growth(binary, counts, *effort):
    """Rows of an empty journal, of hledger's dialect at each size, and of the others at the largest up to a million."""
    measure = partial(rows_of, binary, effort)
    rows, earlier = measure(Input("empty", empty(), 0), {}), {}
    for count in counts:
        rows += measure(generated("hledger", count), earlier)
    largest = max(count for count in counts if count <= 1_000_000)
    for dialect in list(DIALECTS)[1:]:
        rows += measure(generated(dialect, largest), {})
    return table(HEADS, rows)


def generated(dialect, count):
    return Input(f"{dialect}, {count:,}", journal(dialect, count), count)


def rows_of(binary, effort, source, earlier):
    """A row of the floor and one of each number of cores; `earlier` keeps the time of the size before, by cores."""
    cores = sorted({1, min(2, len(EVERY_CORE))})
    lowest, *samples = in_turns([floor(source.path)] + [program(binary, source.path, number) for number in cores], *effort)
    rows = [row(source._replace(name=f"`wc -l`, {source.name}"), 1, lowest, lowest) + [""]]
    for number, sample in zip(cores, samples):
        rows.append(row(source, number, sample, lowest))
        rows[-1].append(short(sample.seconds / earlier[number]) if number in earlier else "")
        earlier[number] = sample.seconds
    return rows


def row(source, cores, sample, lowest):
    size, seconds = source.path.stat().st_size, sample.seconds
    of_size = [short(source.count / seconds), short(size / 1e6 / seconds)] if size else ["", ""]
    # A child begins as a copy of this process, so that a smaller peak cannot be told.
    limit = "≤ " if sample.peak <= own_peak() else ""
    memory = short(sample.peak / size) if size > 1e7 else ""
    return [
        source.name, str(cores), short(seconds), spread(sample), short(sample.processor), *of_size,
        limit + megabytes(sample.peak), memory,
        short(seconds / lowest.seconds) if size else ""]
