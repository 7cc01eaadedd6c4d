"""The facts as a document: an exercise a chapter, in the lesson's order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from graders import wording
from graders.catalog import Function
from graders.evidence.chart import data_flow
from graders.evidence.comparisons import comparison
from graders.evidence.document import (
    Badge,
    Beside,
    Block,
    Diagram,
    Document,
    Heading,
    Line,
    Link,
    Listing,
    Paragraph,
    Row,
    Table,
    Tone,
    Verbatim,
    Written,
)
from graders.evidence.facts import ExerciseFacts, Facts, Note, StatedValue
from graders.evidence.heatmap import picture
from graders.evidence.traces import trace_notes, trace_table
from graders.programs.annotated import NoProgram, ReadFunction, ReadProgram
from graders.programs.drawing import flowchart
from graders.programs.types import is_opaque
from graders.reports.model import CheckGrade, ExerciseGrade, ExerciseStatus, Grade
from graders.reports.text import one_line
from graders.reports.words import CHECK_WORDS, word_of
from graders.student.stated import UNFINISHED
from graders.verdicts import CheckStatus

TITLE = "Read your first jaxpr: "
MAX_VALUE = 300
"""Characters of a value that are shown."""
MAX_ROWS = 50
"""Entries of what was stated that are shown."""
MAX_CODE = 50_000
"""Characters of a file, or of an answer, that are shown."""

Blocks = Iterator[Block]


def document(facts: Facts) -> Document:
    """Everything there is to say, in order."""
    return Document(TITLE + ("evidence" if facts.student else "my evidence"), tuple(_blocks(facts)))


def _blocks(facts: Facts) -> Blocks:
    yield from _overview(facts)
    for exercise in facts.exercises:
        yield from _chapter(exercise, facts)


def _overview(facts: Facts) -> Blocks:
    yield Paragraph(_introduction(facts.student))
    for remark in facts.remarks:
        yield Paragraph((Verbatim(remark),))
    rows = [
        Row(
            (
                (Link(each.exercise.title, each.exercise.name),),
                (_exercise_badge(each.grade),),
                (_points(each),),
            )
        )
        for each in facts.exercises
    ]
    points = sum(each.points for each in facts.exercises)
    most = sum(each.grade.max_points for each in facts.exercises)
    rows.append(Row((("in all",), (), (f"{points} of {most}",))))
    yield Table(("The exercises",), (("exercise",), ("status",), ("points",)), tuple(rows))
    yield Paragraph((_made_with(facts.grade, facts.jax),))


def _introduction(student: str) -> Line:
    what = "A jaxpr is the typed data-flow program that JAX makes of a function. "
    if student:
        return (
            Verbatim(student),
            " handed this in. " + what + "For each exercise of the lesson this page shows what "
            "was predicted, the code, the programs that JAX traced from it, what the grader found "
            "when the class was graded, and the notes.",
        )
    return (
        what + "For each exercise of the lesson this page keeps what I predicted, the code I "
        "wrote, the programs that JAX traced from it, what the grader found, and my own reasoning.",
    )


def _points(facts: ExerciseFacts) -> str:
    by_hand = " (by hand)" if facts.by_hand else ""
    return f"{facts.points} of {facts.grade.max_points}{by_hand}"


def _made_with(grade: Grade, jax: str) -> str:
    graded = f"JAX {grade.jax}" if grade.jax else "no JAX that loaded a file"
    this = "this JAX" if jax in ("", grade.jax) else f"JAX {jax}"
    return (
        f"Graded on {grade.graded_at[:10]} with jaxpr-exercises {grade.package}, {graded}, "
        f"Python {grade.python} and the seed {grade.seed}. The programs and what is added by "
        f"differentiation are those of {this}; another version may spell them differently."
    )


def _chapter(facts: ExerciseFacts, whole: Facts) -> Blocks:
    exercise, grade = facts.exercise, facts.grade
    yield Heading(2, (exercise.title,), exercise.name)
    points = f" {facts.points} of {grade.max_points} points, file "
    yield Paragraph((_exercise_badge(grade), points, Verbatim(grade.file)))
    if given := facts.by_hand:
        graders = f"The points were given by hand; the grader's are {grade.points}. The reason: "
        yield Paragraph((graders, Verbatim(given.reason)))
    if facts.unread:
        yield Paragraph(("There is no code to show: ", Verbatim(facts.unread), "."))
    else:
        yield from _work(facts)
    yield Heading(3, ("Checked",))
    yield from _checks(facts)
    yield Heading(3, ("In their own words" if whole.student else "In my own words",))
    yield from _notes(facts, whole.notes_unread)


def _work(facts: ExerciseFacts) -> Blocks:
    """What the student's file says, and what JAX makes of it."""
    exercise = facts.exercise
    if facts.stated:
        yield Heading(3, ("Predicted" if exercise.functions else "Answered",))
        yield _predictions(facts)
    if facts.code:
        yield Heading(3, ("Written",))
        yield Listing(_cut(facts.code, MAX_CODE), "python")
    if exercise.functions:
        yield Heading(3, ("Traced",))
        for function, known in zip(facts.functions, exercise.functions, strict=True):
            yield from _programs(function, known)
    if exercise.name == "forward_trace":
        yield from _heatmap(facts)
    if found := comparison(facts):
        title, blocks = found
        yield Heading(3, (title,))
        yield from blocks


def _predictions(facts: ExerciseFacts) -> Table:
    rows = tuple(row for stated in facts.stated for row in _stated(stated, facts))
    return Table(
        ("What was stated, and what the grader says of it",),
        (("name",), ("stated",), ("the grader says",)),
        rows,
    )


def _stated(stated: StatedValue, facts: ExerciseFacts) -> Iterator[Row]:
    """A row for each entry of a dict or of a table, one for anything else."""
    own = _judged_by(stated.name, facts)
    if stated.absent:
        yield Row(((Verbatim(stated.name),), ("nothing: ", Verbatim(stated.absent)), _judged(own)))
        return
    entries = _entries(stated.value)
    if not entries:
        yield Row(((Verbatim(stated.name),), (_value(stated.value),), _judged(own)))
        return
    checks = {check.name: check for check in facts.grade.checks}
    for k, (key, value) in enumerate(entries):
        if own is None:
            judged = _judged(checks.get(str(key)))
        else:
            judged = ("see above",) if k else _judged(own)
        yield Row(((Verbatim(_cut(f"{stated.name}[{key!r}]", 60)),), (_value(value),), judged))


def _entries(value: Any) -> list[tuple[Any, Any]]:
    if isinstance(value, dict) and not is_opaque(value):
        return list(value.items())[:MAX_ROWS]
    if isinstance(value, list) and value and all(isinstance(item, list) for item in value):
        return list(enumerate(value))[:MAX_ROWS]
    return []


def _judged_by(name: str, facts: ExerciseFacts) -> CheckGrade | None:
    """The check of that name, or the exercise's one check of predictions.

    A check that is called "value" or "gradient" is about a function.
    """
    about_functions = ("value", "gradient")
    checks = {each.name: each for each in facts.grade.checks if each.kind not in about_functions}
    return checks.get(name.lower()) or checks.get("prediction")


def _judged(check: CheckGrade | None) -> Line:
    if check is None:
        return ("nothing: no check is about it",)
    message = _cut(one_line(check.message))
    if not message:
        return (_check_badge(check.status),)
    # What is said of a right answer is ours; anything else may quote the student.
    told = message if check.status == "passed" else Verbatim(message)
    return (_check_badge(check.status), " ", told)


def _programs(function: ReadFunction, known: Function) -> Blocks:
    call = f"{function.name}({', '.join(function.parameters)})"
    yield Heading(4, ("The program of ", Verbatim(call)))
    yield from _program(function.forward, known, function.name)
    if function.gradient is not None:
        yield Heading(4, ("The gradient program of ", Verbatim(function.name)))
        name = f"the gradient of {function.name}"
        yield from _program(function.gradient, known, name, function.parameters)


def _program(
    found: ReadProgram | NoProgram, known: Function, name: str, by: tuple[str, ...] = ()
) -> Blocks:
    if isinstance(found, NoProgram):
        yield Paragraph(("There is no program to show.",))
        yield Listing("\n".join(filter(None, (found.reason, found.hint))))
        return
    program = found.samples[0]
    table = trace_table(found, known, f"Equations of {name}", by)
    notes = tuple(Paragraph((note,)) for note in trace_notes(found))
    diagram = Diagram(f"Data flow of {name}", flowchart({name: program}), data_flow(program, name))
    yield Beside((table, *notes), (diagram,))


def _heatmap(facts: ExerciseFacts) -> Blocks:
    (function,) = facts.functions
    yield Heading(3, ("Pictured",))
    nothing = Paragraph(("There are no intermediate values to picture yet.",))
    yield picture(function) or nothing


def _checks(facts: ExerciseFacts) -> Blocks:
    rows = tuple(row for check in facts.grade.checks for row in _check(check, facts))
    columns = ("check", "verdict", "points", "input", "expected", "actual")
    yield Table(("The checks",), tuple((column,) for column in columns), rows)
    if facts.examples:
        yield Paragraph(
            ("These are examples: a value or a gradient is tried on many more inputs.",)
        )
    told = {""}
    for check in facts.grade.checks:
        if check.status != "passed" and check.message not in told:
            told.add(check.message)
            yield Listing(check.message)


def _check(check: CheckGrade, facts: ExerciseFacts) -> Iterator[Row]:
    """A row, and another for each further example."""
    title = facts.exercise.check(check.name).title
    basis = " (rests on real runs)" if check.replayed is False else ""
    points = f"{check.points} of {check.max_points}"
    head: tuple[Line, ...] = ((title + basis,), (_check_badge(check.status),), (points,))
    examples = facts.examples.get(check.name)
    if not examples:
        found = _call(check.input), _found(check.expected), _found(check.actual)
        yield Row((*head, *found))
        return
    for k, each in enumerate(examples):
        texts = (each.input, each.expected, each.actual)
        yield Row((*(head if k == 0 else ((), (), ())), *((Verbatim(text),) for text in texts)))


def _found(value: Any) -> Line:
    return ("-",) if value is None else (_value(value),)


def _call(inputs: Any) -> Line:
    """The inputs of a call, without the brackets around them."""
    if not isinstance(inputs, list):
        return _found(inputs)
    return (Verbatim(_cut(", ".join(map(repr, inputs)))),)


def _notes(facts: ExerciseFacts, unread: str) -> Blocks:
    if unread:
        yield Paragraph(("There are no notes: ", Verbatim(unread), "."))
    elif not facts.notes:
        yield Paragraph(("The notes have nothing about this exercise.",))
    for note in facts.notes:
        if note.question:
            yield Heading(4, _question(note))
        if note.answer:
            yield Written(_cut(note.answer, MAX_CODE))
        else:
            yield Paragraph(("Not answered yet.",))


def _question(note: Note) -> Line:
    """The question, the code in it as code; a student's own is as they wrote it."""
    if not note.ours:
        return (Verbatim(note.question),)
    parts = note.question.split("`")
    return tuple(Verbatim(part) if k % 2 else part for k, part in enumerate(parts))


def _exercise_badge(graded: ExerciseGrade) -> Badge:
    return Badge(word_of(graded), _tone(graded.status))


def _check_badge(status: CheckStatus) -> Badge:
    return Badge(CHECK_WORDS[status], _tone(status))


def _tone(status: CheckStatus | ExerciseStatus) -> Tone:
    if status == "passed":
        return "good"
    open_ones = ("not_started", "missing", "skipped", "not_replayed", "grader_failed")
    return "open" if status in open_ones else "bad"


def _value(value: Any) -> Verbatim:
    """Plain data as Python writes it."""
    if value == UNFINISHED:
        return Verbatim("...")
    if is_opaque(value):
        return Verbatim(wording.a(value["opaque"]))
    if isinstance(value, float):
        return Verbatim(wording.number(value))
    return Verbatim(_cut(repr(value)))


def _cut(text: str, longest: int = MAX_VALUE) -> str:
    return text if len(text) <= longest else f"{text[:longest]}..."
