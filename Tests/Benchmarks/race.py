"""This program and its peers on the same files, in turns."""
from journals import journal
from spelling import DIALECTS
from subjects import peer, program
from table import megabytes, short, spread, table
from trial import in_turns

HEADS = [
    "command, journal", "transactions", "median s", "min–max", "CPU s", "transactions/s", "MB/s", "peak MB", "× the time",
    "× the CPU"]


def race(binary, counts, rounds, patience):
    rows = []
    for count in counts:
        for dialect in DIALECTS:
            rows += contest(binary, dialect, count, rounds, patience)
    return table(HEADS, rows)


def contest(binary, dialect, count, rounds, patience):
    path = journal(dialect, count)
    commands = [command for command in (program(binary, path), peer(dialect, path)) if command]
    samples = in_turns(commands, rounds, patience)
    return [
        row(f"`{command.name}`, {path.suffix}", sample, samples[0], count, path.stat().st_size)
        for command, sample in zip(commands, samples)]


def row(name, sample, ours, count, size):
    seconds = sample.seconds
    return [
        name, f"{count:,}", short(seconds), spread(sample), short(sample.processor), short(count / seconds),
        short(size / 1e6 / seconds), megabytes(sample.peak), short(seconds / ours.seconds),
        short(sample.processor / ours.processor)]
