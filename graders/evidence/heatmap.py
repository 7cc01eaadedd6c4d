"""The values that a vector goes through, as a heatmap: a row a value, a column a coordinate."""

from __future__ import annotations

import io
import warnings
from typing import Any

import numpy as np

from graders import wording
from graders.evidence import reading
from graders.evidence.document import Picture
from graders.programs.annotated import Annotated, ReadFunction, Row
from graders.reports.text import printable

MAX_ROWS = 12
FILE = "forward_trace.svg"


def picture(function: ReadFunction) -> Picture | None:
    """The heatmap of the function's program at its sample; None if it has no vectors."""
    program = next(iter(reading.samples(function.forward)), None)
    rows = list(_vectors(program))[:MAX_ROWS] if program else []
    if program is None or not rows:
        return None
    labels = [label for label, _ in rows]
    values = np.array([value for _, value in rows])
    alt = "Heatmap of the intermediate values. " + " ".join(
        f"{label}: {wording.array(value)}." for label, value in rows
    )
    total = "; ".join(
        wording.array(value) for value in reading.returned(program) if value is not None
    )
    caption = (
        f"What {function.name} works out at the sample, a row a value, a column a coordinate. "
        f"The result, {total or 'which is not known'}, has no coordinates any more, and no row."
    )
    return Picture(FILE, _svg(labels, values), alt, caption)


def _vectors(program: Annotated) -> list[tuple[str, np.ndarray]]:
    """The vectors of the input's length, and what each is called."""
    first = program.rows[0].results[0]
    found = []
    for row in program.rows:
        for named in row.results:
            value = named.values[0] if named.values else None
            if value is not None and value.ndim == 1 and value.shape == first.type.shape:
                found.append((_label(row), value.astype(float)))
    return found


def _label(row: Row) -> str:
    """What was done, such as "add 1" or "multiply by self"."""
    if row.kind != "equation":
        return "input" if row.kind == "input" else "captured constant"
    if row.operation == "mul" and len(set(row.operands)) == 1:
        return "multiply by self"
    numbers = [text.removesuffix(".0") for text in row.operands if reading.number(text) is not None]
    word = _WORDS.get(row.operation, printable(row.operation)[:30])
    return " ".join([word, *numbers])


_WORDS = {
    "mul": "multiply by",
    "square": "multiply by self",
    "integer_pow[y=2]": "multiply by self",
}


def _svg(labels: list[str], values: np.ndarray) -> str:
    # Imported here: everything else in the package does without it.
    import matplotlib
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    style: dict[str, Any] = {
        "svg.hashsalt": "evidence",  # or else its ids are new each time
        "svg.fonttype": "none",
        "font.family": "sans-serif",
        "text.parse_math": False,
    }
    with matplotlib.rc_context(style), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about fonts
        figure = Figure(figsize=(6.4, 1.1 + 0.62 * len(labels)), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.subplots()
        shown = np.where(np.isfinite(values), values, np.nan)
        image: Any = axes.imshow(shown, cmap="viridis", aspect="auto")
        axes.set_xticks(range(values.shape[1]), [f"[{k}]" for k in range(values.shape[1])])
        axes.set_yticks(range(len(labels)), labels)
        axes.xaxis.tick_top()
        axes.tick_params(length=0)
        axes.spines[:].set_visible(False)
        for (row, column), value in np.ndenumerate(values):
            dark = np.isfinite(value) and image.norm(value) < 0.6
            text = wording.number(value)
            axes.text(column, row, text, ha="center", va="center", color="w" if dark else "k")
        figure.colorbar(image, ax=axes, label="value")
        written = io.StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    return written.getvalue()
