from __future__ import annotations

import hashlib
import os
import socket
from pathlib import Path

import pytest

from graders.student.source import Missing, Unreadable, read_source


def write(folder: Path, raw: bytes) -> Path:
    path = folder / "exercise.py"
    path.write_bytes(raw)
    return path


def complaint(path: Path) -> str:
    with pytest.raises(Unreadable) as caught:
        read_source(path)
    return str(caught.value)


def test_a_plain_file_is_read_with_the_hash_of_its_bytes(tmp_path: Path) -> None:
    raw = b"VALUE = 1\r\nTEXT = 'caf\xc3\xa9'\r"
    source = read_source(write(tmp_path, raw))
    assert source.file_name == "exercise.py"
    assert source.text == "VALUE = 1\nTEXT = 'caf\u00e9'\n"
    assert source.sha256 == hashlib.sha256(raw).hexdigest()


@pytest.mark.parametrize(
    "raw",
    [b"\xef\xbb\xbfTEXT = '\xc3\xa9'", b"# coding: latin-1\nTEXT = '\xe9'"],
    ids=["UTF-8 with a mark", "declared Latin-1"],
)
def test_marks_and_declared_encodings_are_respected(tmp_path: Path, raw: bytes) -> None:
    assert read_source(write(tmp_path, raw)).text.endswith("TEXT = '\u00e9'")


def test_an_empty_file_is_an_empty_text(tmp_path: Path) -> None:
    assert read_source(write(tmp_path, b"")).text == ""


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        (b"a = 1\n\nb = '\xe9'\n", "is not UTF-8 (line 3): save it as UTF-8"),
        (b"b = '\xe9'\n", "is not UTF-8 (line 1): save it as UTF-8"),
        (b"\r\r\r\nb = '\xe9'\n", "is not UTF-8 (line 4): save it as UTF-8"),
        (b"# coding: ascii\nb = '\xe9'", "is not the ascii that it declares (line 2)"),
        (b"# coding: klingon\n", "declares an encoding that no text file is in"),
        (b"# coding: punycode\n-" + b"9" * 1_000_000, "declares an encoding that no text file"),
        (b"# coding: rot13\n", "is not the rot"),
        ("a = 1".encode("utf-16"), "is UTF-16: save it as UTF-8"),
        ("a = 1".encode("utf-32"), "is UTF-32: save it as UTF-8"),
        (b"a = 1\nb = '\0'\n", "has a NUL byte (line 2)"),
        (b"#" * (1024 * 1024 + 1), "is larger than 1 MiB"),
    ],
)
def test_what_is_no_text_gets_a_sentence(tmp_path: Path, raw: bytes, sentence: str) -> None:
    assert complaint(write(tmp_path, raw)).startswith(f"exercise.py {sentence}")


def test_what_is_no_text_has_the_hash_of_its_bytes_if_all_were_read(tmp_path: Path) -> None:
    for raw, known in (("a = 1".encode("utf-16"), True), (b"#" * (1024 * 1024 + 1), False)):
        with pytest.raises(Unreadable) as caught:
            read_source(write(tmp_path, raw))
        assert caught.value.sha256 == (hashlib.sha256(raw).hexdigest() if known else None)


def test_a_file_of_1_mib_is_still_read(tmp_path: Path) -> None:
    assert len(read_source(write(tmp_path, b"#" * 1024 * 1024)).text) == 1024 * 1024


def test_a_missing_file_is_a_case_of_its_own(tmp_path: Path) -> None:
    with pytest.raises(Missing, match=r"no exercise\.py"):
        read_source(tmp_path / "exercise.py")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "is a folder" in complaint(tmp_path)


def test_links_are_followed_if_they_lead_to_a_file(tmp_path: Path) -> None:
    target, link = write(tmp_path, b"a = 1"), tmp_path / "link.py"
    link.symlink_to(target)
    assert read_source(link).text == "a = 1"
    target.unlink()
    assert "leads nowhere" in complaint(link)
    link.unlink()
    link.symlink_to(link)
    assert "leads back to itself" in complaint(link)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in the file system here")
def test_pipes_devices_and_sockets_do_not_block(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.py")
    assert "is a pipe or a device" in complaint(tmp_path / "pipe.py")
    assert "is a pipe or a device" in complaint(Path("/dev/zero"))
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(tmp_path / "socket.py"))
        assert "is a pipe or a device" in complaint(tmp_path / "socket.py")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read all")
def test_a_file_without_permission_gets_a_sentence(tmp_path: Path) -> None:
    path = write(tmp_path, b"a = 1")
    path.chmod(0)
    assert "cannot be read" in complaint(path)
