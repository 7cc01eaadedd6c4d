"""Grades into our gradebook and into the forms of LMSs: round trips, to the byte."""

from __future__ import annotations

import csv
import io
from functools import partial

import pytest

from graders.catalog import Catalog
from graders.collecting.choosing import HandedIn
from graders.collecting.forms.canvas import fill_canvas
from graders.collecting.forms.gradebook import Row, gradebook, row
from graders.collecting.forms.gradescope import fill_gradescope
from graders.collecting.forms.moodle import fill_moodle
from graders.collecting.forms.table import WrongForm, parse, read_form
from graders.collecting.overriding import with_overrides
from graders.collecting.students import Student
from graders.handing_out.classroom50 import classroom50_result
from graders.reports.model import Grade, check_grade, exercise_grade, grade
from graders.reports.override import Override


def student(name: str, id: str = "", email: str = "", **files: bytes) -> Student:
    handed_in = {
        key: HandedIn(partial(bytes, raw), f"{key}.py", False) for key, raw in files.items()
    }
    return Student(name, id, email, name, handed_in, (), ())


def graded(catalog: Catalog, passing: int, status: str = "failed") -> Grade:
    """A grade with so many checks passed, and the others of that status."""
    left = iter([True] * passing)
    exercises = {
        exercise.name: exercise_grade(
            exercise,
            [
                check_grade(check, "passed" if next(left, False) else status)
                for check in exercise.checks
            ],
        )
        for exercise in catalog.exercises
    }
    return grade(exercises, jax="0.12.0", seed=7)


@pytest.fixture
def rows(catalog: Catalog) -> list[Row]:
    """Ada with 3 of 40 points, Grace who handed in nothing, Zoe whose grader failed, and Alan."""
    people = [
        (student("lovelaceada", "101", offset_two=b""), graded(catalog, 3)),
        (student("Hopper, Grace", "", "grace@example.org"), graded(catalog, 0, "not_started")),
        (student("Zo\u00eb Ziegler", "103", offset_two=b""), None),
        (student("Alan Turing", "104", offset_two=b""), graded(catalog, 99)),
    ]
    return [row(person, of, catalog) for person, of in people]


def read(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_the_gradebook_has_a_row_a_student_and_two_columns_an_exercise(rows, catalog) -> None:
    lines = read(gradebook(rows, catalog))
    assert [(line["student"], line["id"], line["status"], line["points"]) for line in lines] == [
        ("Alan Turing", "104", "graded", "40"),
        ("Hopper, Grace", "", "empty", "0"),
        ("lovelaceada", "101", "graded", "3"),
        ("Zo\u00eb Ziegler", "103", "grader_failed", "0"),
    ]
    assert list(lines[0])[:7] == [
        *("student", "id", "status", "points", "max_points"),
        *("forward_trace", "forward_trace_status"),
    ]
    assert len(lines[0]) == 5 + 2 * len(catalog.exercises)
    assert lines[0]["offset_two_status"] == "passed"
    assert lines[1]["offset_two_status"] == "not_started"
    assert all(line["max_points"] == "40" for line in lines)


@pytest.mark.parametrize("name", ["=cmd|' /C calc'!A0", "+1", "-1", "@SUM(A1)", " =1", "\uff1d1"])
def test_no_name_is_a_formula(catalog: Catalog, name: str) -> None:
    [line] = read(gradebook([row(student(name, id=name), None, catalog)], catalog))
    assert line["student"] == line["id"] == f"'{name}"


def test_names_with_commas_and_quotes_come_back(catalog: Catalog) -> None:
    [line] = read(gradebook([row(student('O"Neil, "Zo\u00eb"'), None, catalog)], catalog))
    assert line["student"] == 'O"Neil, "Zo\u00eb"'


CANVAS = (
    "\ufeffStudent,ID,SIS User ID,SIS Login ID,Section,Essay (11),Jaxprs (12),Final Score\r\n"
    ",,,,,,Manual Posting,\r\n"
    '    Points Possible,,,,,100,40,"(read only)"\r\n'
    '"Lovelace, Ada",101,s1,ada,"Section ""1""",7.50,,=1+1\r\n'
    "Grace Hopper,102,s2,grace@example.org,  1 ,,2,\r\n"
    '"Ziegler, Zo\u00eb",103,s3,zoe,1,,9,\r\n'
    '"=Noether, Emmy",105,s5,emmy,1,"1,5",EX,\r\n'
    '"Student, Test",900,,test,1,,,\r\n'
)


def test_canvas_gets_one_column_and_keeps_every_other_byte(rows) -> None:
    filled = fill_canvas(CANVAS, rows, layout="Canvas")
    assert filled.text == CANVAS.replace("7.50,,=1+1", "7.50,3,=1+1")
    assert filled.column == "Jaxprs (12)" and filled.filled == 1
    assert [(person.name, why) for person, why in filled.withheld] == [
        ("Hopper, Grace", "nothing to grade"),
        ("Zo\u00eb Ziegler", "not graded"),
    ]
    assert [person.name for person in filled.students] == ["Alan Turing"]
    assert filled.lines == ("=Noether, Emmy",)
    assert filled.remarks == ()


@pytest.mark.parametrize("fill", [fill_canvas, fill_moodle, fill_gradescope])
def test_who_handed_in_nothing_keeps_the_cell_unless_points_are_given_by_hand(
    catalog: Catalog, fill
) -> None:
    form = {fill_canvas: CANVAS, fill_moodle: MOODLE, fill_gradescope: GRADESCOPE}[fill]
    grace = row(student("Grace Hopper", email="grace@example.org"), graded(catalog, 0), catalog)
    nothing = fill(form, [grace])
    assert (nothing.text, nothing.filled) == (form, 0)
    assert [why for _, why in nothing.withheld] == ["nothing to grade"]
    zero, four = (Override("offset_two", points, "in the lab") for points in (0, 4))
    assert fill(form, [with_overrides(grace, [zero])]).filled == 1
    assert fill(form, [with_overrides(grace, [four])]).text.count(",4,") == 1


def test_points_by_hand_for_all_that_the_grader_failed_in_are_a_grade(catalog: Catalog) -> None:
    failed = row(student("Ada", offset_two=b""), None, catalog)
    given = [Override(exercise.name, 2, "read by eye") for exercise in catalog.exercises]
    assert with_overrides(failed, given[1:]).status == "grader_failed"
    whole = with_overrides(failed, given)
    assert (whole.status, whole.points) == ("graded", 2 * len(given))


def test_a_filled_form_filled_again_is_the_same(rows) -> None:
    once = fill_canvas(CANVAS, rows, layout="Canvas").text
    assert fill_canvas(once, rows, layout="Canvas").text == once


@pytest.mark.parametrize("assignment", ["Essay (11)", "essay", "11"])
def test_canvas_fills_the_assignment_that_is_named_and_says_if_points_differ(
    rows, assignment
) -> None:
    filled = fill_canvas(CANVAS, rows, layout="Canvas", column=assignment)
    assert filled.column == "Essay (11)"
    assert filled.remarks == (
        "Essay (11) is out of 100 points there, the exercises have 40: "
        "the points were written as they are.",
    )


def test_canvas_asks_which_assignment_if_several_would_do(rows) -> None:
    with pytest.raises(WrongForm, match=r"say --column; there are Essay \(11\); Jaxprs \(12\)$"):
        fill_canvas(CANVAS.replace(",100,40,", ",40,40,"), rows)
    with pytest.raises(WrongForm, match="say --column"):
        fill_canvas(CANVAS, rows, column="Jaxpr")


def test_canvas_with_semicolons_and_two_columns_for_the_name(catalog: Catalog) -> None:
    text = (
        "LastName;FirstName;ID;SIS Login ID;Section;Jaxprs (12)\n"
        "Points Possible;;;;;40\n"
        "Lovelace;Ada;101;ada;1;"
    )
    filled = fill_canvas(text, [row(student("ada", offset_two=b""), graded(catalog, 2), catalog)])
    assert filled.text == text + "2"


def test_an_id_of_another_system_is_no_user_id_of_canvas(catalog: Catalog) -> None:
    stranger = [row(student("Someone Else", "101", offset_two=b""), graded(catalog, 3), catalog)]
    filled = fill_canvas(CANVAS, stranger, layout="Gradescope")
    assert filled.filled == 0 and filled.text == CANVAS


def test_an_excused_student_stays_excused(catalog: Catalog) -> None:
    emmy = [row(student("noetheremmy", "105", offset_two=b""), graded(catalog, 3), catalog)]
    filled = fill_canvas(CANVAS, emmy, layout="Canvas")
    assert filled.text == CANVAS and [why for _, why in filled.withheld] == ["excused there"]


def test_two_students_of_one_name_are_not_guessed(catalog: Catalog) -> None:
    text = CANVAS.replace("Grace Hopper,102", '"Lovelace, Ada",102')
    filled = fill_canvas(text, [row(student("Ada Lovelace"), graded(catalog, 3), catalog)])
    assert filled.text == text and filled.students == ()
    told = [(person.name, why) for person, why in filled.withheld]
    assert told == [("Ada Lovelace", "several have that name")]
    assert filled.lines == ("Ziegler, Zo\u00eb", "=Noether, Emmy")


def test_of_two_of_one_name_the_one_known_by_id_is_told_apart(catalog: Catalog) -> None:
    both = [
        row(student("lovelaceada", number, offset_two=b""), graded(catalog, 3), catalog)
        for number in ("101", "199")
    ]
    filled = fill_canvas(CANVAS, both, layout="Canvas")
    assert filled.filled == 1 and filled.withheld == ()
    assert [person.id for person in filled.students] == ["199"]


NAMESAKES = {
    "Canvas": 'Student,ID,SIS Login ID,Jaxprs (12)\n"Wang, Wei",222,wei2,\n',
    "Moodle": "Identifier,Full name,Email address,Grade\nParticipant 222,Wei Wang,wei2@x.org,\n",
    "Gradescope": "Name,SID,Email,Total Score\nWei Wang,222,wei2@x.org,\n",
}
FILL = {"Canvas": fill_canvas, "Moodle": fill_moodle, "Gradescope": fill_gradescope}


@pytest.mark.parametrize(
    "layout, id, email",
    [
        ("Canvas", "111", ""),
        ("Moodle", "111", ""),
        ("Gradescope", "111", "wei1@x.org"),
        ("Gradescope", "", "wei1@x.org"),
    ],
)
def test_who_left_leaves_no_points_to_a_namesake(
    catalog: Catalog, layout: str, id: str, email: str
) -> None:
    form, fill = NAMESAKES[layout], FILL[layout]
    gone = row(student("Wei Wang", id, email, offset_two=b""), graded(catalog, 3), catalog)
    filled = fill(form, [gone], layout=layout)
    assert filled.text == form and filled.withheld == ()
    assert filled.students == (gone.student,)
    assert [line.replace("Wang, Wei", "Wei Wang") for line in filled.lines] == ["Wei Wang"]


@pytest.mark.parametrize("layout", NAMESAKES)
def test_who_has_no_id_is_known_by_address_login_or_name(catalog: Catalog, layout: str) -> None:
    form, fill = NAMESAKES[layout], FILL[layout]
    for known in (
        student("W.", email="wei2" if layout == "Canvas" else "WEI2@x.org", offset_two=b""),
        student("wei wang", offset_two=b""),
    ):
        filled = fill(form, [row(known, graded(catalog, 3), catalog)], layout=layout)
        assert filled.text == form.removesuffix("\n") + "3\n"


def test_who_has_no_id_gets_no_points_of_two_namesakes_of_whom_one_has_another_id(
    catalog: Catalog,
) -> None:
    form = NAMESAKES["Canvas"]
    gone, unknown = student("Wei Wang", "111", a=b""), student("Wei Wang", a=b"")
    rows = [row(each, graded(catalog, 3), catalog) for each in (gone, unknown)]
    filled = fill_canvas(form, rows, layout="Canvas")
    assert filled.text == form and filled.students == (gone,)
    assert filled.withheld == ((unknown, "several have that name"),)


MOODLE = (
    'Identifier,"Full name","Email address",Status,Grade,"Maximum Grade","Feedback comments"\n'
    '"Participant 101","Ada Lovelace",ada@example.org,"Submitted for grading",,40.00,"a\nb"\n'
    '"Participant 102","Grace Hopper",grace@example.org,"No submission",5,40.00,\n'
    '"Participant 105","Emmy Noether",emmy@example.org,"No submission",,40.00,\n'
)


def test_moodle_gets_its_grades_and_keeps_every_other_byte(rows) -> None:
    filled = fill_moodle(MOODLE, rows, layout="Moodle")
    assert filled.text == MOODLE.replace('grading",,40', 'grading",3,40')
    assert [person.name for person in filled.students] == ["Zo\u00eb Ziegler", "Alan Turing"]
    assert filled.lines == ("Emmy Noether",)


def test_a_translated_worksheet_is_filled_before_its_column_of_maxima(rows) -> None:
    text = (
        'Identificador;"Nombre completo";Correo;Estado;Calificaci\u00f3n;Max;Texto\r\n'
        '"Participante 101";"Ada Lovelace";ada@example.org;Enviado;"2,5";"40,00";\r\n'
        '"Participante 105";"Emmy Noether";emmy@example.org;"Sin entrega";;"40,00";\r\n'
    )
    filled = fill_moodle(text, rows, layout="Moodle")
    assert filled.text == text.replace('"2,5"', "3")
    assert filled.column == "Calificaci\u00f3n" and filled.remarks == ()


def test_a_worksheet_without_names_is_matched_by_number(rows) -> None:
    blind = "Identifier,Status,Grade,Maximum Grade\nParticipant 101,,,50\n"
    filled = fill_moodle(blind, rows, layout="Moodle")
    assert filled.text == blind.replace(",,50", ",3,50")
    assert "out of 50 points" in filled.remarks[0]


def test_moodle_asks_for_the_column_that_it_cannot_find(rows) -> None:
    text = "Identifier,Name,Mark\nParticipant 101,Ada,\n"
    with pytest.raises(WrongForm, match=r"say --column; there are Identifier; Name; Mark$"):
        fill_moodle(text, rows)
    assert fill_moodle(text, rows, layout="Moodle", column="mark").text.endswith("Ada,3\n")


GRADESCOPE = (
    "First Name,Last Name,SID,Email,Sections,Total Score,Max Points,Status,1: Value (40.0 pts)\n"
    "Ada,Lovelace,101,ada@example.org,,,40.0,Ungraded,\n"
    "Grace,Hopper,102,GRACE@example.org,,1.0,40.0,Graded,1.0\n"
    "Emmy,Noether,105,emmy@example.org,,,,Missing,\n"
)


def test_gradescope_gets_its_totals_and_keeps_every_other_byte(rows) -> None:
    filled = fill_gradescope(GRADESCOPE, rows)
    assert filled.text == GRADESCOPE.replace("ada@example.org,,,", "ada@example.org,,3,")
    assert filled.lines == ("Emmy Noether",) and filled.remarks == ()


def test_older_files_of_gradescope_have_one_name(rows) -> None:
    text = "Name,SID,Email,Total Score\nAlan Turing,,,\n"
    assert fill_gradescope(text, rows).text == "Name,SID,Email,Total Score\nAlan Turing,,,40\n"


def test_classroom50_gets_whole_points_and_a_test_a_check(catalog: Catalog) -> None:
    told = {
        "CLASSROOM": "jax",
        "ASSIGNMENT": "jaxprs",
        "SUBMISSION_TAG": "submit/1",
        "COMMIT_URL": "https://example.org/c",
        "RELEASE_URL": "https://example.org/r",
    }
    result = classroom50_result(graded(catalog, 3), told)
    assert result["schema"] == "classroom50/result/v1"
    assert (result["score"], result["max-score"]) == (3, 40)
    assert result["review"] == result["commit"] == "https://example.org/c"
    tests = result["tests"]
    assert len(tests) == sum(len(exercise.checks) for exercise in catalog.exercises)
    assert sum(test["score"] for test in tests) == 3 and tests[0]["passed"]
    assert all(type(test[key]) is int for test in tests for key in ("score", "max-score"))
    assert len({test["test-name"] for test in tests}) == len(tests)


@pytest.mark.parametrize(
    "text",
    [
        CANVAS,
        MOODLE,
        GRADESCOPE,
        'a,"b\r\n""c""",\r\n\r\nd\n',
        "a",
        "a,",
        ",\n,",
        '" a",b\rc',
        '5" x,b',
    ],
)
def test_a_table_reads_what_the_csv_module_reads_and_writes_what_it_read(text: str) -> None:
    table = parse(text)
    assert table.filled(0, {}) == text
    body = text.removeprefix("\ufeff")
    theirs = list(csv.reader(io.StringIO(body, newline="")))
    assert [list(cells) for cells in table.cells] == [cells or [""] for cells in theirs]


def test_a_wrong_form_is_one_sentence(rows, tmp_path) -> None:
    for fill, text in (
        (fill_canvas, MOODLE),
        (fill_moodle, CANVAS),
        (fill_gradescope, CANVAS),
        (fill_canvas, ""),
        (fill_moodle, 'Identifier,Name\n"Participant 1,x'),
        (fill_gradescope, "PK\x03\x04"),
    ):
        with pytest.raises(WrongForm, match=r"^is [^.]*\w$"):
            fill(text, rows)
    with pytest.raises(WrongForm, match="cannot be read"):
        read_form(tmp_path / "nothing.csv")
    (tmp_path / "latin.csv").write_bytes(b"caf\xe9")
    with pytest.raises(WrongForm, match="is not UTF-8"):
        read_form(tmp_path / "latin.csv")
    (tmp_path / "export.csv").write_bytes(CANVAS.encode())
    assert read_form(tmp_path / "export.csv") == CANVAS
