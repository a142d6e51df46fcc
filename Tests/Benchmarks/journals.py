"""Generated journals, made once and kept in `.build/benchmarks`."""
import subprocess

from spelling import DIALECTS
from subjects import ROOT
from trial import progress

FOLDER = ROOT / ".build/benchmarks"
HERE = ROOT / "Tests/Benchmarks"
GENERATOR = ["generate", "content.py", "spelling.py", "vocabulary.py", "shape_texts.py"]


def journal(dialect, transactions):
    path = FOLDER / f"plain-{transactions}.{DIALECTS[dialect].ending}"
    return made(path, lambda written: subprocess.run(
        [HERE / "generate", "--dialect", dialect, "--transactions", str(transactions), "--output", written],
        check=True))


def made(path, write):
    """The path, written first if it is missing or older than the generator."""
    changed = max((HERE / name).stat().st_mtime for name in GENERATOR)
    if not path.exists() or path.stat().st_mtime < changed:
        progress(f"writing {path.name}")
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name("partial." + path.name)
        write(unfinished)
        unfinished.rename(path)
    return path


def empty():
    return made(FOLDER / "empty.journal", lambda written: written.touch())
