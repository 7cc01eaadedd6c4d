"""The class page as text: complete, and nobody else's words in it but as characters."""

from __future__ import annotations

import codecs
import hashlib
import random
import re
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from typing import Any, get_args

import pytest

pytest.importorskip("jinja2", reason="the class page needs jinja2")

from graders.collecting.page.concerns import concerns, shared_files
from graders.collecting.page.figures import distribution, hardest, middle, without_numbers
from graders.collecting.page.rendering import SIGNS
from graders.collecting.page.results import (
    ClassResults,
    StudentResult,
)
from graders.collecting.trees import Unmatched
from graders.places import STARTERS
from graders.reports.model import ExerciseStatus, Grade, check_grade, exercise_grade
from graders.reports.override import Override
from graders.reports.untouched import untouched
from graders.verdicts import CheckStatus
from tests.collecting.page_classes import (
    CATALOG,
    HOSTILE,
    STARTER,
    a_class,
    graded,
    page,
    whole,
    with_grade,
)

DRAW = random.Random(5)
OFFSET_TWO = CATALOG.exercise("offset_two")


def somebody(name: str, id: str = "", grade: Grade | None = None, **fields: Any) -> StudentResult:
    given = with_grade(grade) if grade else {}
    return StudentResult(name, id, f"{name}_{id}", **given, **fields)


def work(*statuses: CheckStatus, sha256: str = "a" * 64, message: str = "", **fields):
    """A grade of offset_two alone."""
    given = statuses or ("passed", "passed", "passed", "passed")
    checks = [
        check_grade(check, status, message or f"{check.name} is {status}")
        for check, status in zip(OFFSET_TWO.checks, given, strict=True)
    ]
    return whole({"offset_two": exercise_grade(OFFSET_TWO, checks, sha256=sha256, **fields)})


def students(*people: StudentResult, **fields) -> ClassResults:
    return ClassResults(students=people, catalog=CATALOG, layout="A folder", seed=1, **fields)


class Tags(HTMLParser):
    """Every tag of the page with its attributes; every tag that is opened has to be closed."""

    EMPTY = frozenset({"meta", "link", "input", "br", "rect"})

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def count(self, tag: str) -> int:
        return sum(name == tag for name, _ in self.found)


def words(html: str) -> str:
    """What a reader reads, in one line."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())


def section(html: str, heading: str) -> str:
    found = re.search(rf'<section aria-labelledby="{heading}".*?</section>', html, re.DOTALL)
    assert found
    return found[0]


def test_everybody_has_a_row_and_every_check_a_column() -> None:
    results = a_class(40)
    html = page(results)
    table = section(html, "students")
    checks = sum(len(exercise.checks) for exercise in CATALOG.exercises)
    assert table.count('scope="row"') == 40
    assert table.count("data-check=") == checks
    cells = re.findall(r"<td class=\"(\w+)(?: first)?\"><b>(.)</b><i>([\w ]+)</i>", table)
    handed_in = [student for student in results.students if student.handed_in]
    assert len(cells) == checks * len(handed_in)
    assert all(SIGNS[status] == sign for status, sign, _ in cells), "not by colour alone"
    assert table.count("not graded") == checks * (40 - len(handed_in))
    for student in results.students:
        assert student.name in words(table) and student.id in words(table)


def test_it_can_be_read_without_scripts_and_tables_by_machines() -> None:
    tags = Tags(page(a_class(5)))
    assert tags.count("table") == tags.count("caption") > 4
    assert all("scope" in attributes for tag, attributes in tags.found if tag == "th")
    forms = [attributes for tag, attributes in tags.found if tag == "form"]
    assert len(forms) == 1 and "hidden" in forms[0]
    identities = [attributes["id"] for _, attributes in tags.found if "id" in attributes]
    assert len(identities) == len(set(identities))
    links = [attributes["href"] for tag, attributes in tags.found if tag == "a"]
    inner = [link[1:] for link in links if link and link.startswith("#")]
    assert set(inner) <= set(identities)
    assert not [attributes for _, attributes in tags.found if "style" in attributes]
    assert set(SIGNS) == set(get_args(CheckStatus)) and len(set(SIGNS.values())) == len(SIGNS)


def test_hostile_words_are_characters_wherever_they_stand() -> None:
    grade = whole(
        {
            "offset_two": exercise_grade(
                OFFSET_TWO,
                [check_grade(check, "failed", HOSTILE) for check in OFFSET_TWO.checks],
                sha256="b" * 64,
                flags=(HOSTILE,),
                output=HOSTILE,
            )
        }
    )
    person = somebody(
        name=f"\u202e{HOSTILE}",
        id='"><b>',
        members=(HOSTILE, "\x1b[31mred"),
        remarks=(HOSTILE,),
        losses=(HOSTILE,),
        overrides=(Override(HOSTILE, 1, HOSTILE),),
        grade=grade,
        report="javascript:alert(1)",
    )
    failed = somebody(name="", id="", failure=HOSTILE)
    plain = page(students(somebody("Ada", "1", grade=work("failed", *["passed"] * 3))))
    html = page(
        students(
            *(person, failed),
            unmatched=(Unmatched(HOSTILE, HOSTILE),),
            versions={HOSTILE: HOSTILE},
            made_at=HOSTILE,
        )
    )
    assert Tags(html).count("script") == Tags(plain).count("script") == 1
    assert Tags(html).count("img") == Tags(html).count("b") - 4 == 0
    assert "\x1b" not in html and "\u202e" not in html and 'href="javascript:' not in html
    assert "(no name)" in html


def test_work_that_could_not_be_graded_needs_a_look() -> None:
    person = somebody("Ada", "1", losses=("Not graded: work.ipynb is a notebook.",))
    assert [each.what for each in concerns(students(person))] == list(person.losses)


def test_hand_given_points_take_the_place_of_the_grader_s_and_say_why() -> None:
    override = Override("offset_two", 3, "shown in the lab")
    person = somebody("Ada", "1", overrides=(override,), grade=work(*["failed"] * 4))
    assert person.points == 3
    html = page(students(person))
    assert re.search(r'data-key="3">3<abbr title="given by hand">\*', html)
    assert "shown in the lab" in section(html, "look")
    absent = students(somebody("Bo", "2", overrides=(override,)))
    assert 'data-key="3"' in page(absent) and middle(absent) == "3"


def test_who_handed_in_nothing_is_listed_and_has_no_points() -> None:
    missing = exercise_grade(OFFSET_TWO, (), without=("skipped", "missing"), loading="missing")
    nobody = somebody("Bo", "2", grade=whole({"offset_two": missing}))
    results = students(
        somebody("Ada", "1", grade=work()),
        nobody,
        somebody("Cy", "3"),
    )
    html = page(results)
    listed = words(section(html, "nothing"))
    assert "can be graded" not in listed
    assert "Bo" in listed and "Cy" in listed and "Ada" not in listed
    assert sum(each.students for each in distribution(results)) == 1


def test_work_that_is_no_exercise_is_not_called_nothing() -> None:
    lost = somebody("Ivy", "1", losses=("Not graded: Ivy/work.ipynb is a notebook.",))
    html = page(students(lost, somebody("Bo", "2")))
    listed = words(section(html, "nothing"))
    assert "Nothing handed in: Bo ." in listed
    assert "Nothing that can be graded, as said under Needs a look : Ivy ." in listed
    assert "Ivy nothing that can be graded" in words(section(html, "messages"))


def test_no_file_and_one_that_does_not_load_are_told_from_a_check_that_was_skipped() -> None:
    def without(status: ExerciseStatus, why: str) -> StudentResult:
        given = exercise_grade(OFFSET_TWO, (), without=("skipped", why), loading=status)
        return somebody(status, grade=whole({"offset_two": given}), failure="to be listed")

    html = page(
        students(
            without("missing", "there is no such file"),
            without("error", "it says def (:"),
            without("timeout", "it takes its time"),
            somebody("waits", grade=work("failed", "skipped", "passed", "passed")),
        )
    )
    rows = re.findall(r"<tr data-is=.*?</tr>", section(html, "students"), re.DOTALL)
    signs = ["".join(re.findall("<b>(.)</b>", row)) for row in rows]
    bad, passed, skipped = (SIGNS[status] for status in ("failed", "passed", "skipped"))
    assert signs == ["", "!!!!", "TTTT", f"{bad}{skipped}{passed}{passed}"]
    assert rows[0].count("<i>no file</i>") == 4
    messages = words(section(html, "messages"))
    assert "there is no such file" not in messages
    assert messages.count("offset_two : error it says def (:") == 1
    assert messages.count("offset_two : timeout it takes its time") == 1
    assert messages.count("offset_two, gradient : skipped") == 1


def test_what_a_grader_cannot_settle_needs_a_look() -> None:
    results = students(
        somebody("Ada", "1", grade=work("timeout", *["passed"] * 3)),
        somebody("Bo", "2", grade=work("not_replayed", *["passed"] * 3, sha256="b" * 64)),
        somebody("Cy", "3", grade=work("grader_failed", *["passed"] * 3, sha256="c" * 64)),
        somebody("Di", "4", grade=work(sha256="d" * 64, flags=("odd",))),
        somebody("Ed", "5", failure="no process could be had"),
        somebody("Flo", "6", grade=work("failed", *["passed"] * 3, sha256="f" * 64)),
        somebody(
            "Gus", "7", grade=work("error", "not_replayed", "passed", "passed", sha256="0" * 64)
        ),
        somebody(
            "Hal",
            "8",
            grade=work("timeout", *["passed"] * 3, sha256="1" * 64),
            overrides=(Override("offset_two", 4, "ran it myself"),),
        ),
    )
    found = {(concern.student.name, concern.exercise) for concern in concerns(results)}
    assert found == {
        *{("Ada", "offset_two"), ("Bo", "offset_two"), ("Cy", "offset_two")},
        *{("Di", "offset_two"), ("Ed", ""), ("Gus", "offset_two")},
    }
    listed = words(section(page(results), "look"))
    assert "odd" in listed and "no process could be had" in listed and "Flo" not in listed


def test_equal_files_count_unless_handed_in_together_untouched_or_answers_only() -> None:
    answers = CATALOG.exercise("check_understanding")
    ticked = graded(answers, ["passed"] * len(answers.checks), DRAW, sha256="9" * 64)

    def person(name: str, sha256: str, *members: str) -> StudentResult:
        offset = work(sha256=sha256).exercises["offset_two"]
        both = whole({"offset_two": offset, "check_understanding": ticked})
        return somebody(name, name, members=members, grade=both)

    results = students(
        *(person("Ada", "a" * 64), person("Bo", "a" * 64), person("Cy", "c" * 64)),
        *(person("Di", "d" * 64, "Di", "Ed"), person("Ed", "d" * 64, "Di", "Ed")),
        *(person("Flo", STARTER), person("Gus", STARTER)),
        starters=frozenset({STARTER}),
    )
    (shared,) = shared_files(results)
    assert shared.exercise == "offset_two"
    assert [each.name for each in shared.students] == ["Ada", "Bo"]
    listed = words(section(page(results), "look"))
    assert "check_understanding" in listed, "the page says what it leaves out"


def test_two_students_of_one_name_stay_two() -> None:
    ada, other = (
        StudentResult("Ada", "", folder, **with_grade(work())) for folder in ("Ada", "Ada-2")
    )
    html = page(students(ada, other))
    assert len(shared_files(students(ada, other))[0].students) == 2
    assert {f'href="#student-{k}"' in section(html, "look") for k in (1, 2)} == {True}


@pytest.mark.parametrize("mark", [b"", codecs.BOM_UTF8])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_a_starter_is_one_however_a_system_ends_its_lines(mark: bytes, end: bytes) -> None:
    for path in STARTERS.glob("*.py"):
        saved = mark + path.read_bytes().replace(b"\n", end)
        assert hashlib.sha256(saved).hexdigest() in untouched()
        assert hashlib.sha256(saved + b" ").hexdigest() not in untouched()


def test_the_hardest_check_shows_its_commonest_message_without_names() -> None:
    def missed(name: str, number: str, message: str) -> StudentResult:
        return somebody(name, number, grade=work("failed", *["passed"] * 3, message=message))

    results = students(
        missed("Ada Lovelace", "1", "shifted_two([0.0]) is 1.0, expected 4.0"),
        missed("Bo", "2", "shifted_two([2.0, 1.5]) is -3.25, expected 4.0"),
        missed("Cy Young", "3", "name 'young_sum' is not defined"),
        somebody("Di", "4", grade=work()),
    )
    (hard,) = hardest(results)
    assert (hard.check.name, hard.missed, hard.tried, hard.times) == ("value", 3, 4, 2)
    assert hard.message == "shifted_two([...]) is ..., expected ..."
    assert hard.example == "shifted_two([0.0]) is 1.0, expected 4.0"
    (alone,) = hardest(students(results.students[2]))
    assert alone.message == alone.example == ""
    assert "young_sum" not in section(page(students(results.students[2])), "hardest")


def test_numbers_are_left_out_and_names_with_digits_are_not() -> None:
    assert without_numbers("f32[3] got -1e-05, [nan, 2] and z2.x1") == (
        "f32[...] got ..., [...] and z2.x1"
    )


def test_points_are_counted_once_and_full_ones_apart() -> None:
    results = a_class(60)
    bins = distribution(results)
    assert sum(each.students for each in bins) == sum(s.handed_in for s in results.students)
    assert (bins[-1].least, bins[-1].most) == (CATALOG.points, CATALOG.points)
    assert [low.most + 1 for low in bins[:-1]] == [high.least for high in bins[1:]]
    generous = Override("offset_two", CATALOG.points, "a prize")
    ada = somebody("Ada", "1", overrides=(generous,), grade=whole({}))
    above = replace(ada, **with_grade(work()), overrides=(replace(generous, points=50),))
    assert distribution(students(above))[-1].students == 1
    assert middle(students(above)) == "50" and middle(students()) == "-"


def test_who_could_not_be_graded_has_no_points_to_count() -> None:
    ungraded = somebody("Bo", "2", failure="the process that graded it died")
    results = students(somebody("Ada", "1", grade=work()), ungraded)
    assert middle(results) == str(results.students[0].points)
    assert sum(each.students for each in distribution(results)) == 1
    assert page(results).count('<span class="soft">not graded</span>') == 1


def test_half_done_work_is_unfinished_where_its_owner_reads_of_it() -> None:
    halfway = work("passed", "passed", "passed", "not_started")
    assert "offset_two: unfinished" in page(students(somebody("Ada", "1", grade=halfway)))
    nothing = work(*["not_started"] * 4)
    assert "offset_two: not started" in page(students(somebody("Ada", "1", grade=nothing)))


def test_a_class_of_nobody_is_a_page_too() -> None:
    assert "0 students" in words(page(students()))
