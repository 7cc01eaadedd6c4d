"""What students hand in beside what they should: nothing of it harms, nothing of it is dropped."""

from __future__ import annotations

import os
import socket
import stat
import struct
import unicodedata
import zipfile
from functools import partial
from pathlib import Path

import pytest

from graders.collecting.downloads import WrongDownload, read_download
from graders.collecting.names import Recognised, recognise
from graders.collecting.students import Student, UnknownStudent, named
from graders.collecting.trees import KEPT_BYTES
from graders.collecting.zips import MAX_ARCHIVE_BYTES, MAX_MEMBERS
from tests.collecting.zipping import archive, special, zipped


def test_what_systems_and_tools_leave_behind_is_not_handed_in(collected) -> None:
    download = collected(
        {
            "__MACOSX/ada/._offset_two.py": b"...",
            "ada/.DS_Store": b"...",
            "ada/.ipynb_checkpoints/offset_two-checkpoint.py": b"...",
            "ada/__pycache__/offset_two.cpython-313.pyc": b"...",
            "ada/offset_two.py": b"1",
            "bob/__MACOSX/offset_two.py": b"...",
        }
    )
    assert download.unmatched == ()
    assert [sorted(student.files) for student in download.students] == [["offset_two"], []]


@pytest.mark.parametrize(
    "name",
    [
        "offset_two-3.py",
        "offset_two (2).py",
        "OFFSET_TWO.PY",
        "Offset Two.py",
        "offset-two.py",
        "offset_two - Copy (2).py",
        "offset_two copy.py",
        "offset_two.py.txt",
        "offset_two_1.py",
        "offset_two-1-1.py",
        "offset_two (1) - Copy.py",
        "Copy of offset_two.py",
    ],
)
def test_what_an_lms_or_a_system_adds_to_a_name_is_taken_off(of_ada, name: str) -> None:
    ada, download = of_ada(zipped({name: b"1"}))
    assert ada.files["offset_two"].read() == b"1"
    assert ada.remarks == () and download.unmatched == ()


LONG = {
    "blanks": "{}offset_two" + "_ " * 30_000 + ".py",
    "accents": "{}" + "\u0301\u0327" * 16_000 + ".py",
    "folders": "{}/" + "a/" * 30_000 + "offset_two.py",
}


@pytest.mark.parametrize("name", LONG.values(), ids=LONG)
def test_a_name_without_end_is_nobody_s(of_ada, name: str) -> None:
    ada, download = of_ada(zipped({name.format(number): b"" for number in range(20)}))
    assert not ada.files
    why = "has a path of more than 1,000 characters"
    assert {why for _, why in download.unmatched} == {why}
    assert all(len(origin) <= 1_000 for origin, _ in download.unmatched)


def test_no_exercise_is_recognised_in_a_name_that_no_file_can_have() -> None:
    assert recognise("offset_two" + "_" * 240 + ".py", ["offset_two"])
    assert not recognise("offset_two" + "_" * 250 + ".py", ["offset_two"])


def test_thousands_of_copies_of_the_project_are_as_good_as_none(of_ada) -> None:
    copies = {f"{number}/graders/offset_two.py": b"" for number in range(9_000)}
    ada, download = of_ada(zipped(copies))
    assert not ada.files and len(download.unmatched) == 101


def test_an_exercise_whose_name_ends_like_a_second_file_is_not_mistaken() -> None:
    assert recognise("part_1_2.py", ["part_1", "part_1_2"]) == Recognised("part_1_2", True)
    assert recognise("part_1-3.py", ["part_1", "part_1_2"]) == Recognised("part_1", True, 3)


def test_a_name_that_says_more_is_recognised_with_a_remark(of_ada) -> None:
    ada, _ = of_ada(zipped({"hw1_offset_two_ada.py": b"1"}))
    assert ada.files["offset_two"].read() == b"1"
    assert ada.remarks == ("offset_two was recognised in ada.zip/hw1_offset_two_ada.py.",)


def test_the_plain_name_counts_before_one_that_says_more(of_ada) -> None:
    ada, _ = of_ada(zipped({"offset_two.py": b"1", "old/z_offset_two.py": b"2"}))
    assert ada.files["offset_two"].read() == b"1"
    assert "left aside: ada.zip/old/z_offset_two.py" in ada.remarks[0]


@pytest.mark.parametrize(
    "name, why",
    [
        ("offset_two.ipynb", "is a notebook"),
        ("work.rar", "is an archive of a kind that is not opened"),
        ("work.tar.gz", "is an archive of a kind that is not opened"),
        ("test_offset_two.py", "is not named after an exercise"),
        ("offset_two_and_cond_repair.py", "is not named after an exercise"),
        ("offset_two.pyc", "is not named after an exercise"),
        ("work.zip", "is no zip archive, or a damaged one"),
    ],
)
def test_what_is_nobody_s_exercise_is_listed_with_why(of_ada, name: str, why: str) -> None:
    ada, download = of_ada(zipped({name: b"1"}))
    assert not ada.files
    [(origin, reason)] = download.unmatched
    assert origin == f"ada.zip/{name}" and reason.startswith(why)


def test_a_zip_in_a_zip_is_entered(of_ada) -> None:
    ada, _ = of_ada(zipped({"a.zip": {"b.ZIP": {"c/offset_two.py": b"1"}}}))
    assert ada.files["offset_two"].origin == "ada.zip/a.zip/b.ZIP/c/offset_two.py"


def test_zips_without_end_are_not_entered_for_ever(of_ada) -> None:
    nested: bytes = zipped({"offset_two.py": b"1"})
    for _ in range(40):
        nested = zipped(
            {"a.zip": nested, "b.zip": nested} if len(nested) < 99_999 else {"a.zip": nested}
        )
    ada, download = of_ada(nested)
    assert not ada.files
    assert {why for _, why in download.unmatched} == {
        "is an archive in 3 others: ask for the exercises alone"
    }


def test_many_archives_are_not_all_opened(of_ada) -> None:
    _, download = of_ada(zipped({f"{i}.zip": {"x.txt": b""} for i in range(55)}))
    reasons = [why for _, why in download.unmatched]
    assert reasons.count("is one of more than 50 archives, and was not opened") == 6


def test_of_too_many_attempts_in_archives_the_newest_are_opened(tmp_path: Path, catalog) -> None:
    for day in range(10, 30):
        attempt = tmp_path / f"hw_ada_attempt_2026-11-{day}-10-00-00_work.zip"
        blank = b"\0" * 10_000_000 if day > 19 else b""
        attempt.write_bytes(archive(("x.bin", blank), ("offset_two.py", b"%d" % day)))
    [ada] = read_download(tmp_path, catalog).students
    assert ada.files["offset_two"].read() == b"29"
    assert "comes to more than 64 MiB of archives" in ada.losses[0]


@pytest.mark.parametrize("path", ["../bob/offset_two.py", "/offset_two.py", "C:\\offset_two.py"])
def test_a_path_that_leads_out_of_its_archive_is_not_followed(of_ada, path: str) -> None:
    ada, download = of_ada(archive((path, b"1")))
    assert not ada.files
    assert [why for _, why in download.unmatched] == ["has a path that leads out of its archive"]


def test_the_backslashes_of_an_archive_made_on_windows_are_folders(of_ada) -> None:
    ada, _ = of_ada(archive(("work\\offset_two.py", b"1")))
    assert ada.files["offset_two"].origin == "ada.zip/work/offset_two.py"


@pytest.mark.parametrize(
    "kind, why",
    [(stat.S_IFLNK, "is a link"), (stat.S_IFIFO, "is a pipe"), (stat.S_IFCHR, "is a pipe")],
)
def test_an_archive_s_links_and_devices_are_not_files(of_ada, kind: int, why: str) -> None:
    ada, download = of_ada(archive((special("offset_two.py", kind), b"/etc/passwd")))
    assert not ada.files
    assert download.unmatched[0].why.startswith(why)


def test_of_two_members_of_one_name_the_later_counts(of_ada) -> None:
    with pytest.warns(UserWarning, match="Duplicate name"):
        raw = archive(("offset_two.py", b"first"), ("offset_two.py", b"second"))
    ada, _ = of_ada(raw)
    assert ada.files["offset_two"].read() == b"second"
    assert "left aside" in ada.remarks[0]


def test_an_encrypted_file_is_named(of_ada) -> None:
    raw = bytearray(archive(("offset_two.py", b"1")))
    raw[raw.index(b"PK\x01\x02") + 8] |= 1
    ada, download = of_ada(bytes(raw))
    why = "is encrypted: ask for it without a password"
    assert download.unmatched == (("ada.zip/offset_two.py", why),)
    assert ada.remarks == (f"offset_two is not graded: ada.zip/offset_two.py {why}.",)
    assert ada.losses == (f"Not graded: ada.zip/offset_two.py {why}.",)


def test_who_handed_in_nothing_that_can_be_graded_is_told_from_who_handed_in_nothing(
    of_ada,
) -> None:
    ada, download = of_ada(zipped({"work.ipynb": b"{}"}))
    assert ada.losses == (
        "Not graded: ada.zip/work.ipynb is a notebook: ask for the exercise's .py file.",
    )
    assert download.students[1].losses == ()


def test_other_files_beside_an_exercise_are_no_loss(of_ada) -> None:
    ada, _ = of_ada(zipped({"offset_two.py": b"1", "notes.md": b"", "essay.txt": b""}))
    assert ada.losses == ()


@pytest.mark.parametrize("name", ["scan_recurence.py", "ex3.PY", "lesson.ipynb"])
def test_code_under_another_name_is_a_loss_where_an_exercise_is_not_there(
    of_ada, catalog, name: str
) -> None:
    files = {exercise.file: b"1" for exercise in catalog.exercises}
    ada, _ = of_ada(zipped({**files, name: b"2"}))
    assert ada.losses == ()
    del files["scan_recurrence.py"]
    ada, _ = of_ada(zipped({**files, name: b"2"}))
    (loss,) = ada.losses
    assert name in loss and ("is not named after an exercise" in loss or "notebook" in loss)


@pytest.mark.parametrize("name", ["rest.rar", "rest.zip", "../cond_repair.py"])
def test_what_may_hold_more_exercises_is_a_loss_beside_one(of_ada, name: str) -> None:
    ada, download = of_ada(archive(("offset_two.py", b"1"), (name, b"2")))
    assert list(ada.files) == ["offset_two"]
    [(origin, why)] = download.unmatched
    assert ada.losses == (f"Not graded: {origin} {why}.",)


def test_of_many_losses_the_first_are_named(of_ada) -> None:
    ada, _ = of_ada(zipped({f"{k}.txt": b"" for k in range(9)}))
    assert len(ada.losses) == 4 and ada.losses[-1] == "Not graded: 6 more."


def test_notes_are_kept_and_are_no_stray_file(of_ada) -> None:
    ada, download = of_ada(
        zipped({"work/notes.md": b"mine", "offset_two.py": b"1", "graders/starters/notes.md": b"."})
    )
    assert ada.notes and ada.notes.read() == b"mine" and list(ada.files) == ["offset_two"]
    assert [origin for origin, _ in download.unmatched] == ["ada.zip"]


def test_a_student_is_named_by_folder_id_address_or_a_name_of_their_own() -> None:
    def student(name: str, id: str, email: str, folder: str) -> Student:
        return Student(name, id, email, folder, {}, (), ())

    ada = student("Ada Lovelace", "101", "ada@example.org", "Ada_Lovelace_101")
    twins = [student("Bo Li", "", "", folder) for folder in ("Bo_Li", "Bo_Li-2")]
    everybody = [ada, *twins]
    for name in ("Ada_Lovelace_101", "101", "ADA@example.org", "ada lovelace"):
        assert named(name, everybody) is ada
    assert named("bo_li-2", everybody) is twins[1]
    for name, says in (
        ("Bo Li", "2 students are 'Bo Li': say which of Bo_Li, Bo_Li-2."),
        ("Ada Lovelac", "There is no student 'Ada Lovelac'; did you mean Ada Lovelace"),
        ("", "There is no student ''; name one by the folder in students/."),
    ):
        with pytest.raises(UnknownStudent) as unknown:
            named(name, everybody)
        assert str(unknown.value).startswith(says)


def test_other_exercises_than_those_that_are_graded_are_no_stray_files(of_ada) -> None:
    _, download = of_ada(zipped({"offset_two.py": b"1", "cond_repair.py": b"2"}))
    ada = download.limited_to(["offset_two"]).students[0]
    assert list(ada.files) == ["offset_two"] and download.unmatched == ()


def test_a_damaged_file_does_not_hurt_its_neighbours(of_ada) -> None:
    raw = archive(("offset_two.py", b"12345"), ("cond_repair.py", b"2")).replace(b"12345", b"54321")
    ada, download = of_ada(raw)
    assert list(ada.files) == ["cond_repair"]
    assert download.unmatched[0].why == "is damaged: it cannot be read from its archive"


def test_a_truncated_archive_is_damaged(of_ada) -> None:
    raw = archive(("offset_two.py", b"1" * 999))
    _, download = of_ada(raw[:-30])
    assert download.unmatched == (("ada.zip", "is no zip archive, or a damaged one"),)


def test_a_file_compressed_in_an_unusual_way_is_named(of_ada) -> None:
    ada, download = of_ada(archive(("offset_two.py", b"1"), compression=zipfile.ZIP_BZIP2))
    assert not ada.files and "unusual" in download.unmatched[0].why


def test_a_huge_file_is_cut_a_byte_after_what_a_worker_accepts(of_ada) -> None:
    bomb = archive(("offset_two.py", bytes(50 * KEPT_BYTES)), compression=zipfile.ZIP_DEFLATED)
    ada, _ = of_ada(bomb)
    assert len(ada.files["offset_two"].read()) == KEPT_BYTES


def test_a_size_that_an_archive_claims_wrongly_harms_nothing(of_ada) -> None:
    raw = bytearray(archive(("offset_two.py", b"1"), ("cond_repair.py", b"2")))
    struct.pack_into("<I", raw, raw.index(b"PK\x01\x02") + 24, 2**32 - 2)
    ada, _ = of_ada(bytes(raw))
    assert ada.files["cond_repair"].read() == b"2"


def test_a_bomb_of_an_archive_in_an_archive_is_not_opened(of_ada) -> None:
    bomb = archive(("a.zip", bytes(MAX_ARCHIVE_BYTES + 1)), compression=zipfile.ZIP_DEFLATED)
    _, download = of_ada(bomb)
    assert [why for _, why in download.unmatched] == [
        "comes to more than 64 MiB of archives: ask for the exercises alone"
    ]


def test_an_archive_of_very_many_files_is_not_opened(of_ada) -> None:
    raw = archive(("offset_two.py", b"PK\x01\x02" * MAX_MEMBERS))
    _, download = of_ada(raw)
    assert "more than 10,000 files" in download.unmatched[0].why


def test_of_very_many_other_files_the_first_are_listed_and_the_rest_counted(of_ada) -> None:
    _, download = of_ada(zipped({f"{i:03}.txt": b"" for i in range(250)}))
    assert len(download.unmatched) == 101
    assert download.unmatched[-1] == (
        "ada.zip/100.txt",
        "is the first of 150 more that are no exercises",
    )


def test_names_of_other_alphabets_stay_what_they_are(collected) -> None:
    names = ["\u041e\u043b\u044c\u0433\u0430", "\u5c0f\u6797", "Zo\u00eb"]
    download = collected({f"{name}/offset_two.py": b"1" for name in names})
    assert sorted(student.name for student in download.students) == sorted(names)
    assert sorted(student.folder for student in download.students) == sorted(names)


def test_decomposed_names_are_composed_and_stay_two_students(tmp_path: Path, catalog) -> None:
    composed, decomposed = "Zo\u00eb", unicodedata.normalize("NFD", "Zo\u00eb")
    path = tmp_path / "class.zip"
    path.write_bytes(
        archive(
            (f"{composed}/offset_two.py", b"1"),
            (f"{decomposed}/cond_repair.py", b"2"),
            ("Zoh/offset_two.py", b"3"),
        )
    )
    *students, last = read_download(path, catalog).students[::-1]
    assert [student.name for student in (*students, last)] == [composed, composed, "Zoh"]
    assert sorted(student.folder for student in students) == [composed, f"{composed}-2"]
    assert sorted(name for student in students for name in student.files) == [
        "cond_repair",
        "offset_two",
    ]


def test_utf_8_that_an_archive_does_not_declare_is_read_as_such(tmp_path: Path, catalog) -> None:
    raw = archive(("Zo__/offset_two.py", b"1"), ("bob/offset_two.py", b"2"))
    path = tmp_path / "class.zip"
    path.write_bytes(raw.replace(b"Zo__", "Zo\u00eb".encode()))
    assert [s.name for s in read_download(path, catalog).students] == ["bob", "Zo\u00eb"]


def test_folders_are_safe_on_every_system_and_unique_ignoring_case(tmp_path, catalog) -> None:
    path = tmp_path / "class.zip"
    names = ["Ada", "ada", "ADA-2", "con", "a b", "x" * 300, ".hidden", "a:b", "=1+1"]
    path.write_bytes(archive(*((f"{name}/offset_two.py", b"1") for name in names)))
    folders = [student.folder for student in read_download(path, catalog).students]
    assert len({folder.casefold() for folder in folders}) == len(names)
    assert all(
        len(folder.encode()) < 200 and not set(folder) & set('<>:"/\\|?* ') for folder in folders
    )
    assert not {"con", ".hidden"} & set(folders)


def test_a_name_that_controls_a_terminal_is_disarmed(tmp_path: Path, catalog) -> None:
    (tmp_path / "ada\x1b[31m\nroot").mkdir()
    (tmp_path / "bob").mkdir()
    assert [s.name for s in read_download(tmp_path, catalog).students] == ["ada root", "bob"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_links_pipes_and_sockets_in_folders_are_listed_not_opened(tmp_path: Path, catalog) -> None:
    secret = tmp_path / "secret.py"
    secret.write_bytes(b"secret")
    root = tmp_path / "class"
    for name in ("ada", "bob"):
        (root / name).mkdir(parents=True)
    (root / "ada/offset_two.py").symlink_to(secret)
    (root / "ada/cond_repair.py").symlink_to(tmp_path / "nowhere")
    (root / "ada/work").symlink_to(root / "bob")
    os.mkfifo(root / "ada/scan_recurrence.py")
    with socket.socket(socket.AF_UNIX) as server:
        here = os.getcwd()
        os.chdir(root / "bob")  # a socket's path has to be short
        server.bind("offset_two.py")
        os.chdir(here)
    download = read_download(root, catalog)
    assert all(not student.files for student in download.students)
    link = "is a link, which may lead to another's file: put the file itself there"
    pipe = "is a pipe or a device, not a file"
    assert set(download.unmatched) == {
        ("ada/offset_two.py", link),
        ("ada/cond_repair.py", link),
        ("ada/work", link),
        ("ada/scan_recurrence.py", pipe),
        ("bob/offset_two.py", pipe),
    }
    ada, bob = download.students
    assert f"Not graded: ada/offset_two.py {link}." in ada.losses
    assert bob.losses == (f"Not graded: bob/offset_two.py {pipe}.",)


def test_a_huge_file_in_a_folder_is_cut_too(tmp_path: Path, catalog) -> None:
    for name in ("ada", "bob"):
        (tmp_path / name).mkdir()
    with open(tmp_path / "ada/offset_two.py", "wb") as file:
        file.truncate(20 * 2**30)
    ada, _ = read_download(tmp_path, catalog).students
    assert len(ada.files["offset_two"].read()) == KEPT_BYTES


def test_a_download_alone_in_its_folder_is_opened(tmp_path: Path, catalog) -> None:
    (tmp_path / "hw1_submissions.zip").write_bytes(
        zipped({"doe_1_2_offset_two.py": b"1", "roe_3_4_offset_two.py": b"2"})
    )
    assert read_download(tmp_path, catalog).layout == "Canvas"
    (tmp_path / "grades.csv").write_bytes(b"Student,ID\n")
    download = read_download(tmp_path, catalog)
    assert [student.id for student in download.students] == ["1", "3"]
    assert download.unmatched == (("grades.csv", "lies beside the archive that was opened"),)


def test_a_student_s_archive_alone_in_its_folder_is_a_student_s(tmp_path: Path, catalog) -> None:
    (tmp_path / "ada.zip").write_bytes(zipped({"exercises/offset_two.py": b"1"}))
    [ada] = read_download(tmp_path, catalog).students
    assert ada.name == "ada" and list(ada.files) == ["offset_two"]


def wrong_call(path: Path, catalog) -> str:
    with pytest.raises(WrongDownload) as caught:
        read_download(path, catalog)
    return str(caught.value)


def test_a_wrong_call_is_one_sentence(tmp_path: Path, catalog) -> None:
    assert "There is no" in wrong_call(tmp_path / "nothing", catalog)
    assert "is empty" in wrong_call(tmp_path, catalog)
    (tmp_path / "offset_two.py").write_bytes(b"1")
    assert "No student's work" in wrong_call(tmp_path, catalog)
    assert "is no zip archive" in wrong_call(tmp_path / "offset_two.py", catalog)
    (tmp_path / "empty.zip").write_bytes(archive())
    assert "is empty" in wrong_call(tmp_path / "empty.zip", catalog)


@pytest.mark.parametrize("raw", [b"{", b"- 1", b"\xff\xfe\x00", b"[" * 50_000])
def test_metadata_that_cannot_be_read_is_one_sentence(tmp_path: Path, catalog, raw: bytes) -> None:
    pytest.importorskip("yaml")
    (tmp_path / "submission_1").mkdir()
    (tmp_path / "submission_metadata.yml").write_bytes(raw)
    assert "submission_metadata.yml" in wrong_call(tmp_path, catalog)


def test_what_is_changed_after_the_download_was_read_is_not_what_is_graded(
    tmp_path: Path, catalog
) -> None:
    for name, content in {"ada": b"first", "bob": b""}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "offset_two.py").write_bytes(content)
    ada, bob = read_download(tmp_path, catalog).students
    (tmp_path / "ada" / "offset_two.py").write_bytes(b"second, and longer")
    assert (ada.files["offset_two"].read(), bob.files["offset_two"].read()) == (b"first", b"")
    assert ada.files["offset_two"].read() == b"first"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
def test_a_full_disk_is_said_before_anybody_is_graded(
    tmp_path: Path, catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ada", "bob"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "offset_two.py").write_bytes(b"1")
    full = partial(open, "/dev/full", "r+b", buffering=0)
    monkeypatch.setattr("tempfile.TemporaryFile", full)
    assert "No space left on device; make room there" in wrong_call(tmp_path, catalog)
