"""Runs commands in turns and keeps what each took: time, processor time and memory."""
import os
import resource
import statistics
import subprocess
import sys
import time
from typing import NamedTuple

EVERY_CORE = sorted(os.sched_getaffinity(0))


class Command(NamedTuple):
    name: str
    words: tuple[str, ...]
    cores: int = len(EVERY_CORE)


class Run(NamedTuple):
    seconds: float
    processor: float  # seconds of every core, in the program and in the system for it
    peak: int  # bytes


class Sample(NamedTuple):
    runs: list[Run]

    @property
    def seconds(self):
        return statistics.median(run.seconds for run in self.runs)

    @property
    def processor(self):
        return statistics.median(run.processor for run in self.runs)

    @property
    def peak(self):
        return max(run.peak for run in self.runs)

    @property
    def spread(self):
        times = [run.seconds for run in self.runs]
        return min(times), max(times)


def run_once(command):
    """Runs to the end. A command that fails ends the benchmark: half a figure is none."""
    cores = EVERY_CORE[: command.cores]
    start = time.perf_counter()
    # The function before the start also keeps this process's memory out of the child's peak, as it makes Python fork in full.
    child = subprocess.Popen(
        command.words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=lambda: os.sched_setaffinity(0, cores))
    _, status, used = os.wait4(child.pid, 0)
    seconds = time.perf_counter() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        sys.exit(f"status {child.returncode}: {' '.join(command.words)}")
    return Run(seconds, used.ru_utime + used.ru_stime, used.ru_maxrss * 1024)


def in_turns(commands, rounds, patience):
    """Samples of all commands, A B A B; `patience` is the seconds after which no further round begins."""
    runs = {command: [] for command in commands}
    start = time.perf_counter()
    for turn in range(rounds):
        for command in commands:
            progress(f"{command.name}, {command.cores} core(s), run {turn + 1} of {rounds}")
            runs[command].append(run_once(command))
        if time.perf_counter() - start > patience:
            break
    return [Sample(runs[command]) for command in commands]


def progress(text):
    print(f"  {text}", file=sys.stderr, flush=True)


def own_peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
