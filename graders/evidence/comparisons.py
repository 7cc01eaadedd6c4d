"""What two programs, or two runs of one, look like side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest

import numpy as np

from graders import wording
from graders.checks.steps import after_steps
from graders.evidence import reading
from graders.evidence.document import Block, Line, Listing, Paragraph, Row, Table, Verbatim
from graders.evidence.facts import ExerciseFacts
from graders.programs.annotated import Annotated, ReadFunction, Value
from graders.programs.annotated import Row as Equation
from graders.reports.trace_words import UNKNOWN

Blocks = Iterator[Block]


def comparison(facts: ExerciseFacts) -> tuple[str, tuple[Block, ...]] | None:
    """The comparison that belongs to the exercise, and its title; None if there is none."""
    known = _COMPARISONS.get(facts.exercise.name)
    if known is None:
        return None
    title, compare = known
    return title, tuple(compare(facts))


def _offset(facts: ExerciseFacts) -> Blocks:
    (own,) = facts.functions
    assert facts.compared is not None
    programs = [_forward(facts.compared), _forward(own)]
    one, two = programs
    if one is None or two is None:
        yield _nothing(own)
        return
    yield _table(
        "At z = [1, 2, 3]",
        ("", "offset 1", "offset 2"),
        [
            ("value", *map(_value, programs)),
            ("gradient", _gradient(facts.compared), _gradient(own)),
        ],
    )
    rows = list(zip_longest(reading.equations(one), reading.equations(two)))
    differences = [_difference(one, two, *pair) for pair in rows]
    yield _table(
        "The two programs, equation by equation",
        ("operation", "type", "offset 1", "offset 2", "differs in"),
        [(*_pair(*pair), differs) for pair, differs in zip(rows, differences, strict=True)],
    )
    differ = len(differences) - differences.count("")
    if "more" in differences:
        yield _says("The two programs differ in more than a literal: they are spelled differently.")
    elif differ:
        count = "One equation differs" if differ == 1 else f"{differ} equations differ"
        yield _says(f"{count}, in a literal only; operations and types are the same.")
    else:
        yield _says("The two programs do not differ.")


def _scan(facts: ExerciseFacts) -> Blocks:
    from graders import test_scan_recurrence as specification

    unrolled, scanned = facts.functions
    programs = [_forward(function) for function in facts.functions]
    if all(program is None for program in programs):
        yield _nothing(*facts.functions)
        return
    counts: Mapping[str, Callable[[Annotated], str]] = {
        "equations outside": lambda p: str(len(reading.equations(p))),
        "equations in bodies": lambda p: str(len(list(reading.inner_equations(p.rows)))),
        "loop": lambda p: ", ".join(row.operation for row in reading.loops(p)) or "none",
        "operations worked out in a run": lambda p: _count(reading.executed(p.rows)),
    }
    yield _table(
        "The two programs",
        ("", "unrolled", "scanned"),
        [
            (name, *(count(program) if program else "" for program in programs))
            for name, count in counts.items()
        ],
    )
    steps = after_steps(specification.step, 0.0, specification.STEPS)
    columns = [list(_unrolled_steps(programs[0], steps)), list(_scanned_steps(programs[1], steps))]
    yield _table(
        "The value after each step, from z = 0",
        ("step", "by hand", "unrolled", "scanned"),
        [
            (str(k), wording.number(step), *cells)
            for k, (step, *cells) in enumerate(zip(steps, *columns, strict=True))
        ],
    )
    yield _table(
        "The gradient",
        ("", "unrolled", "scanned"),
        [("by z", _gradient(unrolled), _gradient(scanned))],
    )
    yield _says(
        "Counting the equations on the outside hides what is in a scan's body. None of these "
        "counts says how long a run takes."
    )


def _unrolled_steps(program: Annotated | None, steps: Sequence[float]) -> Iterator[str]:
    """For each step the first result, after that of the step before, which holds its value."""
    left = list(reading.results(program)) if program else []
    for step in steps:
        k = next(
            (k for k, each in enumerate(left) if each.values and _is(each.values[0], step)), -1
        )
        yield f"{left[k].name} = {_text(left[k].values[0])}" if k >= 0 else ""
        left = left[k + 1 :]


def _scanned_steps(program: Annotated | None, steps: Sequence[float]) -> Iterator[str]:
    paths = [path for path in reading.paths(program) if path.runs] if program else []
    path = next((path for path in paths if len(path.runs[0]) == len(steps)), None)
    for k, _ in enumerate(steps):
        if path is None:
            yield ""
        else:
            yield f"{path.following if k else path.carry} = {_text(path.runs[0][k])}"


def _captured(facts: ExerciseFacts) -> Blocks:
    programs = [_forward(function) for function in facts.functions]
    if all(program is None for program in programs):
        yield _nothing(*facts.functions)
        return
    yield _table(
        "The two programs",
        ("", "captured", "explicit"),
        [
            ("inputs", *(_count_rows(program, "input") for program in programs)),
            ("captured constants", *(_count_rows(program, "constant") for program in programs)),
            ("value", *map(_value, programs)),
            ("gradient", *map(_gradient, facts.functions)),
        ],
    )
    yield _says(
        "Captured or handed in: that is how the array gets into the program. It does not say "
        "in which memory the array lies."
    )


def _count_rows(program: Annotated | None, kind: str) -> str:
    if program is None:
        return ""
    named = [each for row in program.rows if row.kind == kind for each in row.results]
    words = [
        f"{each.name}: {each.type}" + (f" = {_text(each.values[0])}" if kind == "constant" else "")
        for each in named
    ]
    return f"{len(named)} ({'; '.join(words)})" if words else "0"


def _cond(facts: ExerciseFacts) -> Blocks:
    _, repaired = facts.functions
    if facts.raised is None:
        yield _says("Tracing bad_branch raised no error that could be kept.")
    else:
        raised = facts.raised
        where = f" in line {raised.line}" if raised.line else ""
        yield Paragraph(("Tracing bad_branch raised ", Verbatim(raised.errors[0]), f"{where}:"))
        if raised.code.strip():
            yield Listing(raised.code.strip(), "python")
    cases = reading.samples(repaired.forward)
    gradients = reading.samples(repaired.gradient)
    if not cases:
        yield _nothing(repaired)
        return
    yield _table(
        "repaired, on either side of the branch",
        ("z", "side taken", "value", "gradient"),
        [
            (
                _text(case.rows[0].results[0].values[0]),
                _taken(case),
                _value(case),
                _value(gradients[k]) if k < len(gradients) else "",
            )
            for k, case in enumerate(cases)
        ],
    )


def _taken(program: Annotated) -> str:
    branches = [body for body in reading.bodies(program.rows) if body.kind == "branch"]
    return "; ".join(body.title for body in branches if body.runs == (1,)) or "no branch"


_COMPARISONS: Mapping[str, tuple[str, Callable[[ExerciseFacts], Blocks]]] = {
    "captured_constant": ("Captured and handed in", _captured),
    "offset_two": ("Offset 1 and offset 2", _offset),
    "scan_recurrence": ("Unrolled and scanned", _scan),
    "cond_repair": ("The traced branch, and its repair", _cond),
}


def _pair(left: Equation | None, right: Equation | None) -> tuple[str, ...]:
    operations = {row.operation: None for row in (left, right) if row}
    types = {str(named.type): None for row in (left, right) if row for named in row.results}
    return " / ".join(operations), " / ".join(types), _operands(left), _operands(right)


def _operands(row: Equation | None) -> str:
    return "" if row is None else " ".join(row.operands)


def _difference(
    one: Annotated, two: Annotated, left: Equation | None, right: Equation | None
) -> str:
    if _canonical(one, left) == _canonical(two, right):
        return ""
    but_for_literals = _canonical(one, left, literals=False) == _canonical(
        two, right, literals=False
    )
    return "the literal" if but_for_literals else "more"


def _canonical(program: Annotated, row: Equation | None, literals: bool = True) -> object:
    """An equation without the names that the inputs happen to have."""
    if row is None:
        return None
    names = [named.name for named in reading.results(program)]
    operands = [
        names.index(name) if name in names else name if literals else "literal"
        for name in row.operands
    ]
    return row.operation, operands, [str(named.type) for named in row.results]


def _forward(function: ReadFunction) -> Annotated | None:
    return next(iter(reading.samples(function.forward)), None)


def _value(program: Annotated | None) -> str:
    return ", ".join(map(_text, reading.returned(program))) if program else ""


def _gradient(function: ReadFunction) -> str:
    """The gradient by each input, named if there are several."""
    program = next(iter(reading.samples(function.gradient)), None)
    if program is None:
        return ""
    values = [_text(value) for value in reading.returned(program)]
    if len(values) == 1:
        return values[0]
    return "; ".join(
        f"by {name}: {value}" for name, value in zip(function.parameters, values, strict=False)
    )


def _text(value: Value) -> str:
    return UNKNOWN if value is None else wording.array(value)


def _count(number: int | None) -> str:
    return UNKNOWN if number is None else str(number)


def _is(value: Value, number: float) -> bool:
    return value is not None and value.shape == () and bool(np.isclose(float(value), number))


def _table(caption: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    return Table(
        (caption,),
        tuple((column,) if column else () for column in columns),
        tuple(Row(((name,), *map(_cell, cells))) for name, *cells in rows),
    )


def _cell(text: str) -> Line:
    return (Verbatim(text),) if text else ("-",)


def _nothing(*functions: ReadFunction) -> Paragraph:
    names = " and ".join(function.name for function in functions)
    return _says(f"Nothing to compare yet: no program could be traced of {names}.")


def _says(text: str) -> Paragraph:
    return Paragraph((text,))
