"""Figures as a table of Markdown."""


def table(heads, rows):
    lines = ["| " + " | ".join(heads) + " |", "|---|" + "---:|" * (len(heads) - 1)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows]) + "\n"


def short(number):
    """Three significant digits: 0.0123, 1.23, 123, 12,300."""
    if number == 0:
        return "0"
    if number >= 100:
        step = 10 ** (len(str(int(number))) - 3)
        return f"{round(number / step) * step:,}"
    decimals = 2 if number >= 1 else 3 if number >= 0.1 else 4
    return f"{number:.{2 if number < 10 and number >= 1 else 1 if number >= 10 else decimals}f}"


def megabytes(size):
    return f"{size / 1e6:,.1f}" if size < 1e7 else f"{size / 1e6:,.0f}"


def spread(sample):
    low, high = sample.spread
    return f"{short(low)}–{short(high)}"
