"""`python -m graders check`: nothing is found here, and everything in a copy that is broken."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from graders.authoring.graded import of_solution, of_starter, of_submission
from graders.authoring.inspecting import read
from graders.authoring.labels import Label, labels
from graders.authoring.project import Finding, Project, read_project
from graders.catalog import Exercise, load_catalog
from graders.places import ROOT
from graders.reports.model import ExerciseGrade, check_grade, exercise_grade
from graders.verdicts import CheckStatus
from tests.calling import graders


@pytest.fixture(scope="module")
def project() -> Project:
    """This project, with exercises/ as it was before a student worked there."""
    found = read_project(ROOT, load_catalog())
    own = {p: text for p, text in found.files.items() if not p.startswith("exercises/")}
    given = {p.replace("graders/starters", "exercises"): own[p] for p in own if "/starters/" in p}
    return replace(found, files=own | given)


def sentences(findings: Iterable[Finding]) -> list[str]:
    return [str(finding) for finding in findings]


def test_nothing_is_found_in_this_project(project: Project) -> None:
    assert sentences(read(project)) == []


def without(path: str) -> Callable[[Project], Project]:
    def broken(project: Project) -> Project:
        files = {known: text for known, text in project.files.items() if known != path}
        assert len(files) == len(project.files) - 1
        return replace(project, files=files)

    return broken


def beside(path: str, text: str = "") -> Callable[[Project], Project]:
    return lambda project: replace(project, files={**project.files, path: text})


def edited(path: str, found: str, put: str) -> Callable[[Project], Project]:
    """Edit a file, and the copy in exercises/ of a starter."""

    def broken(project: Project) -> Project:
        assert found in project.files[path]
        text = project.files[path].replace(found, put, 1)
        copies = {path, path.replace("graders/starters", "exercises")}
        return replace(project, files={**project.files, **dict.fromkeys(copies, text)})

    return broken


def told(change: Callable[[Exercise], Exercise]) -> Callable[[Project], Project]:
    """Change what the catalog says of offset_two."""

    def broken(project: Project) -> Project:
        exercises = tuple(
            change(exercise) if exercise.name == "offset_two" else exercise
            for exercise in project.catalog.exercises
        )
        return replace(
            project, catalog=msgspec.structs.replace(project.catalog, exercises=exercises)
        )

    return broken


def hinting(first: str) -> Callable[[Project], Project]:
    return told(lambda known: msgspec.structs.replace(known, hints=(first, *known.hints[1:])))


STARTER, SOLUTION = "graders/starters/offset_two.py", "solutions/offset_two.py"
GRADER = "graders/test_offset_two.py"
TODO = "  # TODO: your prediction, a number"
WRONG = "tests/submissions/reject/offset_two/new.py"

BROKEN = {
    "no exercise": (
        without("exercises/cond_repair.py"),
        "exercises/cond_repair.py is missing; copy the starter there.",
    ),
    "no solution": (
        without("solutions/cond_repair.py"),
        "solutions/cond_repair.py is missing; write the reference solution.",
    ),
    "no grader": (
        without("graders/test_cond_repair.py"),
        "graders/test_cond_repair.py is missing; write a test for each of its checks.",
    ),
    "a backup": (
        beside("exercises/offset_two.backup.py"),
        "exercises/offset_two.backup.py belongs to no exercise; move it away, "
        "or put its exercise into graders/catalog.toml.",
    ),
    "a stranger among the solutions": (
        beside("solutions/notes.md"),
        "solutions/notes.md belongs to no exercise; move it away",
    ),
    "a grader of nothing": (
        beside("graders/test_offset_three.py"),
        "graders/test_offset_three.py belongs to no exercise; move it away",
    ),
    "submissions for nothing": (
        beside("tests/submissions/accept/offset_three/plain.py", "# right: plain"),
        "tests/submissions/accept/offset_three/plain.py belongs to no exercise",
    ),
    "another starter": (
        beside("exercises/notes.md", "mine"),
        "exercises/notes.md differs from graders/starters/notes.md; "
        "copy the one that is meant to the other.",
    ),
    "no Python": (
        edited(SOLUTION, "def shifted_two(z):", "def shifted_two(z:"),
        "solutions/offset_two.py is no Python; see what python solutions/offset_two.py says",
    ),
    "a placeholder without a TODO": (
        edited(STARTER, TODO, ""),
        "graders/starters/offset_two.py:22 holds a placeholder that nothing marks; "
        "end the line with `# TODO: ` and what to write.",
    ),
    "a TODO that says nothing": (
        edited(STARTER, TODO, "  # TODO"),
        "graders/starters/offset_two.py:22 holds a placeholder that nothing marks",
    ),
    "a TODO without a placeholder": (
        edited(STARTER, f"...{TODO}", f"50.0{TODO}"),
        "graders/starters/offset_two.py:22 marks a TODO where no placeholder stands; "
        "put it behind a ... that students replace.",
    ),
    "nothing to do": (
        lambda project: beside(STARTER, project.files[SOLUTION])(
            beside("exercises/offset_two.py", project.files[SOLUTION])(project)
        ),
        "graders/starters/offset_two.py leaves nothing to do; put ... in place of what",
    ),
    "an unfinished solution": (
        edited(SOLUTION, "VALUE = 50.0", "VALUE = ..."),
        "solutions/offset_two.py:18 is still to do; write what solves it.",
    ),
    "a solution of other names": (
        edited(SOLUTION, "VALUE = 50.0", "TOTAL = 50.0"),
        "solutions/offset_two.py and graders/starters/offset_two.py do not both bind "
        "TOTAL, VALUE; use the same public names at the top of both.",
    ),
    "a wide line": (
        edited(SOLUTION, "VALUE = 50.0", "VALUE = 50.0" + " + 0.0" * 20),
        "solutions/offset_two.py:18 does not fit on every screen; keep to 88 columns of ASCII.",
    ),
    "a name that the starter lacks": (
        told(lambda known: msgspec.structs.replace(known, data=(*known.data, "VALUES"))),
        "graders/starters/offset_two.py does not bind VALUES, which graders/catalog.toml lists",
    ),
    "data that the catalog lacks": (
        told(lambda known: msgspec.structs.replace(known, data=known.data[:1])),
        "graders/test_offset_two.py asks for GRADIENT, which graders/catalog.toml does not list; "
        "add it to the data of offset_two.",
    ),
    "a function that the catalog lacks": (
        told(lambda known: msgspec.structs.replace(known, functions=())),
        "graders/test_offset_two.py asks for shifted_two, which graders/catalog.toml does not "
        "list; add it to the functions of offset_two.",
    ),
    "a check without a test": (
        edited(GRADER, "def test_structure", "def structure"),
        "graders/test_offset_two.py has no test of the check structure; "
        "write test_structure there.",
    ),
    "a test without a check": (
        edited(GRADER, "def test_structure", "def test_shape(z): ...\n\n\ndef test_structure"),
        "graders/test_offset_two.py has test_shape, of no check in graders/catalog.toml; "
        "add the check shape to offset_two there.",
    ),
    "the same hint twice": (
        told(lambda known: msgspec.structs.replace(known, hints=known.hints[:1] * 3)),
        "graders/catalog.toml, offset_two, gives the same hint twice; write three steps",
    ),
    "an untidy hint": (
        hinting("Add  it up."),
        "graders/catalog.toml, offset_two, says 'Add it up.', which is untidy; "
        "write one paragraph, in ASCII, with single spaces.",
    ),
    "a hint without an end": (
        hinting("Add it up"),
        "graders/catalog.toml, offset_two, hints 'Add it up', which has no end; make it sentences.",
    ),
    "a title that is a sentence": (
        told(lambda known: msgspec.structs.replace(known, title="Add it up.")),
        "graders/catalog.toml, offset_two, has the title 'Add it up.', a sentence; "
        "take its full stop away.",
    ),
    "a line of the solution": (
        hinting("Say jnp.sum(shifted*shifted) then."),
        "graders/catalog.toml, offset_two, says 'Say jnp.sum(shifted*shifted) then.', which gives "
        "`jnp.sum(shifted * shifted)` of the solution away; say where to look in its place.",
    ),
    "a wrong submission without a label": (
        beside(WRONG, "# wrong: value: the words are left out\n"),
        f"{WRONG} has no label; begin it with",
    ),
    "a right submission without a label": (
        beside(WRONG.replace("reject", "accept"), "# right:\n"),
        f"{WRONG.replace('reject', 'accept')} has no label; begin it with `# right: why`",
    ),
    "a label with an unknown check": (
        beside(WRONG, "# wrong: dataflow: why\n# says: it\n"),
        f"{WRONG} is labelled with dataflow, which is no check; name checks of offset_two, "
        "or file.",
    ),
}


@pytest.mark.parametrize(("broken", "sentence"), BROKEN.values(), ids=BROKEN)
def test_what_is_broken_is_found_and_how_to_mend_it_is_told(
    project: Project, broken: Callable[[Project], Project], sentence: str
) -> None:
    found = sentences(read(broken(project)))
    assert [each for each in found if each.startswith(sentence)], found
    for each in found:
        assert re.fullmatch(r"\S.*; .*\.", each) and "\n" not in each


OFFSET = load_catalog().exercise("offset_two")


def graded(**statuses: CheckStatus) -> ExerciseGrade:
    """A grade of offset_two: every check passed, but for those that are named."""
    return exercise_grade(
        OFFSET,
        [
            check_grade(
                check,
                statuses.get(check.name, "passed"),
                "" if check.name not in statuses else f"{check.name} is 1, expected 2",
                hint="Look again.",
                replayed=True,
            )
            for check in OFFSET.checks
        ],
    )


def test_a_solution_that_does_not_pass_is_found() -> None:
    assert sentences(of_solution(SOLUTION, graded())) == []
    assert sentences(of_solution(SOLUTION, graded(value="failed"))) == [
        "solutions/offset_two.py is failed in the check value, though right "
        "(value is 1, expected 2); "
        "mend the solution, or the test of that check."
    ]


def test_a_solution_that_is_not_replayed_is_found() -> None:
    unreplayed = [check_grade(check, "passed", replayed=False) for check in OFFSET.checks[:1]]
    others = [check_grade(check, "passed", replayed=True) for check in OFFSET.checks[1:]]
    found = sentences(of_solution(SOLUTION, exercise_grade(OFFSET, unreplayed + others)))
    assert found == [
        "solutions/offset_two.py passes the check value without a replay; "
        "use operations that graders/programs/primitives has."
    ]


def test_a_starter_in_which_something_is_right_or_wrong_is_found() -> None:
    names = [check.name for check in OFFSET.checks]
    open_ = dict.fromkeys(names, "not_started")
    assert sentences(of_starter(STARTER, graded(**open_))) == []
    (found,) = sentences(of_starter(STARTER, graded(**{**open_, "value": "failed"})))
    assert found.startswith("graders/starters/offset_two.py is failed in the check value (value")


def test_a_starter_that_cannot_be_loaded_is_found() -> None:
    skipped = [check_grade(check, "skipped", "line 3 is no Python") for check in OFFSET.checks]
    grade = exercise_grade(OFFSET, skipped, loading="error")
    assert sentences(of_starter(STARTER, grade)) == [
        "graders/starters/offset_two.py comes to error (line 3 is no Python); "
        "let it load, with a ... in what is to be written."
    ]


LABEL = Label(WRONG, "offset_two", ("value",), "expected 2")
BOTH = replace(LABEL, checks=("value", "gradient"))


@pytest.mark.parametrize(
    ("label", "statuses", "sentence"),
    [
        (LABEL, {"value": "failed"}, ""),
        (LABEL, {"prediction": "failed"}, "fails prediction, not value; mend the test"),
        (LABEL, {}, "fails nothing, not value; mend the test"),
        (BOTH, {"value": "failed", "gradient": "failed"}, ""),
        (BOTH, {"value": "failed"}, "fails value, not gradient; mend the test"),
        (
            replace(LABEL, says="3 is meant"),
            {"value": "failed"},
            "is not told '3 is meant' (value is 1, expected 2); mend the message or the hint",
        ),
        (LABEL, {"value": "grader_failed"}, "makes the grader fail (value is 1, expected 2); mend"),
        (replace(LABEL, checks=("file",)), {"value": "failed"}, "fails value, not file; mend"),
        (replace(LABEL, checks=("file",)), {"value": "error"}, "fails value, not file; mend"),
        (replace(LABEL, checks=()), {}, ""),
        (
            replace(LABEL, checks=()),
            {"value": "failed"},
            "is failed in the check value, though right (value is 1, expected 2); mend the test",
        ),
    ],
)
def test_a_submission_that_does_not_get_its_label_is_found(
    label: Label, statuses: dict[str, CheckStatus], sentence: str
) -> None:
    found = sentences(of_submission(label, graded(**statuses)))
    if sentence:
        (only,) = found
        assert only.startswith(f"{WRONG} {sentence}")
    else:
        assert found == []


def test_a_message_that_is_too_long_or_empty_is_found() -> None:
    for message in ("", "a line\n" * 7):
        value = check_grade(OFFSET.checks[0], "failed", message, hint="expected 2")
        others = [check_grade(check, "passed") for check in OFFSET.checks[1:]]
        (found,) = sentences(of_submission(LABEL, exercise_grade(OFFSET, [value, *others])))
        assert "gets a message of more than 6 lines, or none, from value" in found


@pytest.mark.parametrize("message", ["Traceback (most recent call last):", "graders/inputs.py:7"])
def test_a_message_about_the_grader_s_inside_is_found(message: str) -> None:
    value = check_grade(OFFSET.checks[0], "failed", message, hint="expected 2")
    others = [check_grade(check, "passed") for check in OFFSET.checks[1:]]
    (found,) = sentences(of_submission(LABEL, exercise_grade(OFFSET, [value, *others])))
    assert "is told of the grader's inside by value" in found


def test_every_submission_of_this_project_has_a_label(project: Project) -> None:
    paths = {path for path in project.files if path.startswith("tests/submissions/")}
    assert {label.path for label in labels(project)} == paths
    assert all(bool(label.checks) == ("/reject/" in label.path) for label in labels(project))


def check(project: Path, *options: str) -> tuple[int, list[str], str]:
    done = graders("check", *options, cwd=project, project=project)
    return done.returncode, done.stdout.splitlines(), done.stderr


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A project of one exercise, offset_two, with two labelled submissions."""
    shutil.copytree(ROOT / "graders", tmp_path / "graders", ignore=_all_but_offset_two)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    catalog = tmp_path / "graders" / "catalog.toml"
    head, *exercises = catalog.read_text(encoding="utf-8").split("[[exercises]]\n")
    (only,) = (each for each in exercises if each.startswith('name = "offset_two"'))
    catalog.write_text(f"{head}[[exercises]]\n{only}", encoding="utf-8")
    for folder in ("exercises", "solutions", "graders/starters"):
        (tmp_path / folder).mkdir(exist_ok=True)
        source = "solutions" if folder == "solutions" else "graders/starters"
        shutil.copy(ROOT / source / "offset_two.py", tmp_path / folder)
    solution = (ROOT / SOLUTION).read_text(encoding="utf-8")
    write(tmp_path, "accept", f"# right: the solution\n{solution}")
    wrong = solution.replace("shifted = z + 2", "shifted = z + 3")
    write(tmp_path, "reject", f"# wrong: value: another offset\n# says: expected 4.0\n{wrong}")
    return tmp_path


def _all_but_offset_two(folder: str, names: list[str]) -> list[str]:
    others = [exercise.file for exercise in load_catalog().exercises if exercise != OFFSET]
    unwanted = {"__pycache__", "notes.md", *others, *(f"test_{file}" for file in others)}
    return [name for name in names if name in unwanted]


def write(project: Path, verdict: str, text: str) -> None:
    folder = project / "tests" / "submissions" / verdict / "offset_two"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "plain.py").write_text(text, encoding="utf-8")


def test_all_is_well_in_a_small_project_with_its_submissions(small: Path) -> None:
    assert check(small, "--all")[:2] == (0, ["1 exercise, all well."])


def test_verdicts_are_found_by_grading_what_is_there(small: Path) -> None:
    for path in (small / "exercises" / "offset_two.py", small / STARTER):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(f"VALUE = ...{TODO}", "VALUE = 50.0"), encoding="utf-8")
    solution = small / SOLUTION
    text = solution.read_text(encoding="utf-8")
    solution.write_text(text.replace("VALUE = 50.0", "VALUE = 51.0"), encoding="utf-8")
    write(small, "accept", f"# right: it is not\n{text.replace('z + 2', 'z + 3')}")
    status, lines, _ = check(small, "--all")
    assert status == 1
    assert lines[-1] == f"{len(lines) - 1} to mend."
    told = "\n".join(lines)
    assert f"{SOLUTION} is failed in the check prediction, though right (VALUE is 51" in told
    accepted = "tests/submissions/accept/offset_two/plain.py"
    assert f"{accepted} is failed in the check value, though right (shifted_two([" in told


def test_a_broken_catalog_is_the_only_finding(small: Path) -> None:
    catalog = small / "graders" / "catalog.toml"
    text = catalog.read_text(encoding="utf-8").replace("points = 1", "points = 0", 1)
    catalog.write_text(text, encoding="utf-8")
    status, lines, error = check(small)
    assert (status, lines) == (1, [])
    assert error.startswith("catalog.toml is not a catalog: ") and ">= 1" in error
    assert error.endswith("Mend that first: nothing else was looked at.\n")


def test_a_grader_that_cannot_run_ends_the_check(small: Path) -> None:
    grader = small / GRADER
    text = grader.read_text(encoding="utf-8").replace("import numpy", "import nunpy")
    grader.write_text(text, encoding="utf-8")
    status, _, error = check(small)
    assert status == 3
    assert "The graders cannot run: graders/test_offset_two.py cannot be imported." in error


def test_it_is_for_the_project_s_own_folder(small: Path) -> None:
    shutil.rmtree(small / "solutions")
    status, lines, error = check(small)
    assert (status, lines) == (2, [])
    assert "check is for the project's own folder" in error
