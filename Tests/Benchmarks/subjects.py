"""What is measured: this program, the peers that are installed, and the floor."""
import shutil
from pathlib import Path

from trial import Command

ROOT = Path(__file__).resolve().parent.parent.parent
# Of each dialect the tool, and how its report of everything is called, where JOURNAL is the file.
PEERS = {
    "hledger": "hledger -f JOURNAL is -M -O csv",
    "ledger": "ledger -f JOURNAL bal",
    "beancount": "bean-check --no-cache JOURNAL",
}


def program(binary, journal, cores=2):
    return Command("tally-batch", (str(binary), str(journal), "--no-snapshots", "-O", "json", "-o", "-"), cores)


def peer(dialect, journal, cores=2):
    """The tool whose dialect it is, or nothing if it is not installed."""
    words = PEERS[dialect].split()
    if not shutil.which(words[0]):
        return None
    name = " ".join(word for word in words if word not in ("-f", "JOURNAL"))
    return Command(name, tuple(str(journal) if word == "JOURNAL" else word for word in words), cores)


def floor(journal, cores=1):
    return Command("wc -l", ("wc", "-l", str(journal)), cores)
