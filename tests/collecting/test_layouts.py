"""Each LMS's download, as FORMATS has it: who handed in what, zipped and unpacked."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from graders.catalog import Catalog
from graders.collecting.downloads import Download, read_download
from graders.collecting.layouts.brightspace import moment

GROUP = b"""---
submission_1:
  :submitters:
  - :name: Ada Lovelace
    :sid: '0042'
    :email: ada@example.org
  - :name: Alan Turing
    :sid: 0043
    :email: alan@example.org
  :created_at: 2026-11-28 10:00:00.000000000 Z
  :score: 3.0
submission_2:
  :submitters:
  - :name: Grace Hopper
    :sid: '0044'
    :email: grace@example.org
  :created_at: 2026-11-28 11:00:00.000000000 Z
  :results: !ruby/object:Results {}
submission_3:
  :submitters:
  - :name: Grace Hopper
    :sid: '0044'
    :email: grace@example.org
  :created_at: 2026-11-29 11:00:00.000000000 Z
submission_4:
  :submitters:
  - :name: Emmy Noether
    :sid: '0045'
    :email: emmy@example.org
"""


def who(download: Download) -> list[tuple[str, str, dict[str, bytes]]]:
    return [
        (student.name, student.id, {name: f.read() for name, f in student.files.items()})
        for student in download.students
    ]


def test_a_folder_a_student(collected) -> None:
    download = collected(
        {
            "ada/offset_two.py": b"1",
            "ada/work/cond_repair.py": b"2",
            "grace.zip": {"hand in/offset_two.py": b"3"},
            "nobody/": b"",
            "ada/essay.pdf": b"...",
            "grades.csv": b"...",
        }
    )
    assert download.layout == "plain folders"
    assert who(download) == [
        ("ada", "", {"offset_two": b"1", "cond_repair": b"2"}),
        ("grace", "", {"offset_two": b"3"}),
        ("nobody", "", {}),
    ]
    assert set(download.unmatched) == {
        ("ada/essay.pdf", "is not named after an exercise"),
        ("grades.csv", "is in no student's folder"),
    }
    assert download.students[0].files["cond_repair"].origin == "ada/work/cond_repair.py"
    assert download.students[1].files["offset_two"].origin == "grace.zip/hand in/offset_two.py"


def test_a_folder_of_folders_in_a_folder_is_the_class(collected) -> None:
    download = collected({"class/ada/offset_two.py": b"1", "class/grace/offset_two.py": b"2"})
    assert [student.name for student in download.students] == ["ada", "grace"]


def test_a_copy_of_the_project_in_a_folder_is_a_class_of_one(collected) -> None:
    download = collected(
        {
            "ada/exercises/offset_two.py": b"1",
            "ada/graders/starters/offset_two.py": b"...",
            "ada/graders/starters/cond_repair.py": b"...",
            "ada/graders/catalog.py": b"...",
            "ada/tests/test_offset_two.py": b"...",
        }
    )
    assert who(download) == [("ada", "", {"offset_two": b"1"})]
    assert set(download.unmatched) == {
        ("ada", "is a copy of the project, of which what is no exercise is not listed (4)"),
    }


def test_canvas(collected) -> None:
    download = collected(
        {
            "doejane_101_9001_offset_two.py": b"old",
            "doejane_101_9002_offset_two-1.py": b"new",
            "hopper_LATE_102_9003_cond_repair.py": b"late",
            "turing_103_9004_work.zip": {"work/offset_two.py": b"1", "work/read me.txt": b""},
            "noether_104_text.html": b"<p>",
            "lovelace_LATE_105_link.html": b"<p>",
            "gradebook.csv": b"...",
        }
    )
    assert download.layout == "Canvas"
    assert who(download) == [
        ("doejane", "101", {"offset_two": b"new"}),
        ("hopper", "102", {"cond_repair": b"late"}),
        ("lovelace", "105", {}),
        ("noether", "104", {}),
        ("turing", "103", {"offset_two": b"1"}),
    ]
    jane, grace = download.students[:2]
    assert jane.remarks == (
        "offset_two is doejane_101_9002_offset_two-1.py; "
        "left aside: doejane_101_9001_offset_two.py.",
    )
    assert grace.files["cond_repair"].late and not jane.files["offset_two"].late
    assert grace.remarks == ("Handed in late: cond_repair.",)
    assert jane.folder == "doejane_101"
    assert {origin for origin, _ in download.unmatched} == {
        "turing_103_9004_work.zip/work/read me.txt",
        "noether_104_text.html",
        "lovelace_LATE_105_link.html",
        "gradebook.csv",
    }


def test_a_name_of_which_canvas_keeps_no_letter_is_the_id(collected) -> None:
    download = collected(
        {
            "_101_9001_offset_two.py": b"1",
            "_LATE_102_9002_offset_two.py": b"2",
            "doejane_103_9003_offset_two.py": b"3",
        }
    )
    assert who(download) == [
        ("101", "101", {"offset_two": b"1"}),
        ("102", "102", {"offset_two": b"2"}),
        ("doejane", "103", {"offset_two": b"3"}),
    ]
    assert download.students[1].files["offset_two"].late and not download.unmatched


@pytest.mark.parametrize(
    "layout, name",
    [
        ("Canvas", "{user}_{id}_900{id}_{file}"),
        ("Moodle", "{user}_{id}_assignsubmission_file_{file}"),
        ("Blackboard", "hw_{user}_attempt_2026-11-2{id}-10-00-00_{file}"),
        ("Brightspace", "{id}-9 - {user} - Nov 2{id}, 2026 926 PM - {file}"),
    ],
)
def test_no_file_is_another_s_whatever_its_name(collected, layout: str, name: str) -> None:
    ada = name.format(user="ada", id=1, file="offset_two.py")
    forged = name.format(user="ada", id=2, file="offset_two.py").replace("2_ass", "1_ass")
    download = collected(
        {
            ada: b"ada's",
            name.format(user="mallory", id=3, file=forged): b"mallory's",
            name.format(user="mallory", id=3, file=ada): b"mallory's",
        }
    )
    assert download.layout == layout
    assert who(download)[0][0] == "ada" and len(download.students) == 2
    assert download.students[0].files["offset_two"].read() == b"ada's"
    assert not download.students[0].remarks


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="this system has no links")
@pytest.mark.parametrize(
    "layout, top",
    [
        ("Canvas", "doejane_101_9001_offset_two.py"),
        ("Moodle", "Jane Doe_101_assignsubmission_file/offset_two.py"),
        ("Brightspace", "101-1 - Jane Doe - Sep 24, 2024 926 PM/offset_two.py"),
        ("Blackboard", "hw_jane_attempt_2024-09-24-21-26-00_offset_two.py"),
    ],
)
def test_a_link_is_a_loss_of_who_handed_it_in(
    tmp_path: Path, catalog: Catalog, layout: str, top: str
) -> None:
    for name in (top, top.replace("101", "102").replace("jane", "jill")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(b"1")
    (tmp_path / top).unlink()
    (tmp_path / top).symlink_to(tmp_path / name)
    download = read_download(tmp_path, catalog)
    assert download.layout == layout
    [jane] = [student for student in download.students if not student.files]
    [loss] = jane.losses
    assert f"{top} is a link" in loss and len(download.students) == 2


def test_what_was_typed_is_a_loss_of_who_typed_it(collected) -> None:
    download = collected(
        {"doe_1_text.html": b"<p>", "roe_2_9_offset_two.py": b"1", "roe_2_link.html": b"<p>"}
    )
    doe, roe = download.students
    assert doe.losses == ("Not graded: doe_1_text.html was typed or linked in Canvas: no file.",)
    assert roe.losses == () and len(download.unmatched) == 2


def test_the_newest_of_canvas_is_of_the_greatest_file_id(collected) -> None:
    download = collected({"doe_1_99_offset_two.py": b"old", "doe_1_100_offset_two.py": b"new"})
    assert who(download) == [("doe", "1", {"offset_two": b"new"})]


def test_canvas_graded_anonymously(collected) -> None:
    download = collected(
        {"anon_Xy12Z_9_offset_two.py": b"1", "LATE_anon_Ab34C_10_offset_two.py": b"2"}
    )
    assert download.layout == "Canvas"
    assert who(download) == [
        ("anon_Ab34C", "", {"offset_two": b"2"}),
        ("anon_Xy12Z", "", {"offset_two": b"1"}),
    ]
    assert download.students[0].files["offset_two"].late


@pytest.mark.parametrize("end", ["", "_"])
def test_moodle(collected, end: str) -> None:
    download = collected(
        {
            f"Jos\u00e9 N\u00fa\u00f1ez_7001_assignsubmission_file{end}/a/offset_two.py": b"1",
            "Participant_7002_assignsubmission_file_/cond_repair.py": b"2",
            "Team 4_7003_assignsubmission_file_offset_two.py": b"3",
            "Emmy Noether_7004_assignsubmission_onlinetext_/onlinetext.html": b"<p>",
            "Alan Turing_7005_assignsubmission_file_/": b"",
        }
    )
    assert download.layout == "Moodle"
    assert who(download) == [
        ("Alan Turing", "7005", {}),
        ("Emmy Noether", "7004", {}),
        ("Jos\u00e9 N\u00fa\u00f1ez", "7001", {"offset_two": b"1"}),
        ("Participant", "7002", {"cond_repair": b"2"}),
        ("Team 4", "7003", {"offset_two": b"3"}),
    ]
    assert [why for _, why in download.unmatched] == ["was typed in Moodle: no file"]


def test_gradescope_with_a_group_and_two_attempts(collected) -> None:
    pytest.importorskip("yaml")
    top = "assignment_99_export"
    download = collected(
        {
            f"{top}/submission_metadata.yml": GROUP,
            f"{top}/submission_1/offset_two.py": b"1",
            f"{top}/submission_2/offset_two.py": b"old",
            f"{top}/submission_2/cond_repair.py": b"2",
            f"{top}/submission_3/offset_two.py": b"new",
            f"{top}/submission_9/offset_two.py": b"?",
        }
    )
    assert download.layout == "Gradescope"
    assert who(download) == [
        ("Ada Lovelace", "0042", {"offset_two": b"1"}),
        ("Alan Turing", "0043", {"offset_two": b"1"}),
        ("Emmy Noether", "0045", {}),
        ("Grace Hopper", "0044", {"offset_two": b"new", "cond_repair": b"2"}),
    ]
    ada, alan, emmy, grace = download.students
    assert ada.members == alan.members == ("Ada Lovelace", "Alan Turing")
    assert ada.folder != alan.folder and ada.email == "ada@example.org"
    assert emmy.members == grace.members == ()
    assert download.unmatched == (
        ("submission_9/offset_two.py", "has no submitter in submission_metadata.yml"),
    )


def test_namesakes_without_an_id_keep_their_folders_when_another_joins(tmp_path, catalog) -> None:
    pytest.importorskip("yaml")

    def folders(*addresses: str) -> dict[str, str]:
        metadata = "".join(
            f"submission_{k}:\n  :submitters:\n  - :name: Bo Li\n    :email: {address}\n"
            for k, address in enumerate(addresses)
        )
        (tmp_path / "submission_metadata.yml").write_text(metadata)
        return {each.email: each.folder for each in read_download(tmp_path, catalog).students}

    two = folders("li@x.org", "bo@x.org")
    three = folders("li@x.org", "bo@x.org", "another@x.org")
    assert two == {"bo@x.org": "Bo_Li_bo@x.org", "li@x.org": "Bo_Li_li@x.org"}
    assert three == {**two, "another@x.org": "Bo_Li_another@x.org"}


def test_blackboard(collected) -> None:
    note = b"Name: Ada King Lovelace (a_lovelace)\r\nAssignment: HW_1\r\n"
    head = "HW_1_a_lovelace_attempt_2026-11-"
    download = collected(
        {
            f"{head}28-10-00-00.txt": note,
            f"{head}28-10-00-00_offset_two.py": b"old",
            f"{head}28-10-00-00_cond_repair.py": b"2",
            f"{head}29-09-00-00.txt": note,
            f"{head}29-09-00-00_offset_two.py": b"new",
            "HW_1_turing_attempt_2026-11-29-09-00-00_all.zip": {"offset_two.py": b"3"},
            "HW_1_emmy_attempt_2026-11-29-09-00-00.txt": b"Nom : Emmy Noether (emmy)\n",
        }
    )
    assert download.layout == "Blackboard"
    assert who(download) == [
        ("Ada King Lovelace", "a_lovelace", {"offset_two": b"new", "cond_repair": b"2"}),
        ("Emmy Noether", "emmy", {}),
        ("turing", "turing", {"offset_two": b"3"}),
    ]
    assert download.students[0].remarks == (
        f"offset_two is {head}29-09-00-00_offset_two.py; "
        f"left aside: {head}28-10-00-00_offset_two.py.",
    )
    assert [why for _, why in download.unmatched] == ["is the note on an attempt without a file"]


def test_without_notes_user_names_that_end_alike_are_two_students(collected) -> None:
    download = collected(
        {
            "HW_1_a_smith_attempt_2026-11-28-10-00-00_offset_two.py": b"a's old",
            "HW_1_a_smith_attempt_2026-11-29-10-00-00_offset_two.py": b"a's",
            "HW_1_b_smith_attempt_2026-11-29-11-00-00_offset_two.py": b"b's",
        }
    )
    assert who(download) == [
        ("smith", "smith", {"offset_two": b"a's"}),
        ("smith", "smith", {"offset_two": b"b's"}),
    ]
    assert len({student.folder for student in download.students}) == 2


def test_a_newer_attempt_counts_whatever_its_file_is_called(collected) -> None:
    head = "HW_ada_attempt_2026-11"
    download = collected(
        {
            f"{head}-28-10-00-00_offset_two.py": b"old",
            f"{head}-29-10-00-00_my_offset_two.py": b"new",
            f"{head}-29-10-00-00.txt": b"Name: Ada (ada)\n",
        }
    )
    assert who(download) == [("Ada", "ada", {"offset_two": b"new"})]
    assert "left aside: HW_ada_attempt_2026-11-28" in download.students[0].remarks[0]


def test_brightspace(collected) -> None:
    download = collected(
        {
            "index.html": b"<html>",
            "501-9 - Ada Lovelace - Nov 28, 2026 926 AM/offset_two.py": b"old",
            "501-9 - Ada Lovelace - Nov 28, 2026 1226 PM/offset_two.py": b"new",
            "502-9 - Mary-Ann Smith - Nov 28, 2026 926 PM/cond_repair (1).py": b"2",
            "503-9 - Emmy Noether - Nov 28, 2026 926 PM - offset_two.py": b"3",
        }
    )
    assert download.layout == "Brightspace"
    assert who(download) == [
        ("Ada Lovelace", "501", {"offset_two": b"new"}),
        ("Emmy Noether", "503", {"offset_two": b"3"}),
        ("Mary-Ann Smith", "502", {"cond_repair": b"2"}),
    ]
    assert download.unmatched == ()


def test_brightspace_s_dates_part_names_from_files_whatever_they_hold(collected) -> None:
    download = collected(
        {
            "501-9 - Anna - Maria Ek - Nov 28, 2026 926 AM - offset_two.py": b"old",
            "501-9 - Anna - Maria Ek - Nov 29, 2026 926 AM - mine - offset_two.py": b"new",
            "502-9 - Emmy Noether - Nov 28, 2026 926 PM - week 3 - work.zip": {
                "offset_two.py": b"3"
            },
        }
    )
    assert who(download) == [
        ("Anna - Maria Ek", "501", {"offset_two": b"new"}),
        ("Emmy Noether", "502", {"offset_two": b"3"}),
    ]


def test_brightspace_in_its_wrapper_folder_with_one_number_for_all(collected) -> None:
    download = collected(
        {
            "HW 1 Download/77-9 - Ada Lovelace - offset_two.py": b"1",
            "HW 1 Download/77-9 - Alan Turing - offset_two.py": b"2",
        }
    )
    assert who(download) == [
        ("Ada Lovelace", "", {"offset_two": b"1"}),
        ("Alan Turing", "", {"offset_two": b"2"}),
    ]


@pytest.mark.parametrize(
    "text, sortable",
    [
        ("Sep 24, 2024 126 PM", "2024-09-24 13:26"),
        ("September 4, 2024 12:05 AM", "2024-09-04 00:05"),
        ("Sep 24, 2024 2359", "2024-09-24 23:59"),
        ("24. Sept. 2024 1326", ""),
    ],
)
def test_brightspace_s_dates_sort(text: str, sortable: str) -> None:
    assert moment(text) == sortable
