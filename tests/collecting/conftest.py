"""Downloads as the tests make them: the same files in a folder and in a zip archive."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from graders.catalog import Catalog, load_catalog
from graders.collecting.downloads import Download, read_download
from graders.collecting.students import Student
from tests.collecting.zipping import Content, flat, zipped


@pytest.fixture
def catalog() -> Catalog:
    return load_catalog()


@pytest.fixture(params=["unpacked", "zipped"])
def collected(
    request, tmp_path: Path, catalog: Catalog
) -> Callable[[Mapping[str, Content]], Download]:
    """What is read from these files, once as a folder and once as a zip archive."""

    def collected(files: Mapping[str, Content]) -> Download:
        if request.param == "zipped":
            path = tmp_path / "download.zip"
            path.write_bytes(zipped(files))
        else:
            path = tmp_path / "download"
            for name, content in files.items():
                place = path / name
                place.parent.mkdir(parents=True, exist_ok=True)
                if name.endswith("/"):
                    place.mkdir(exist_ok=True)
                else:
                    place.write_bytes(flat(content))
        return read_download(path, catalog)

    return collected


@pytest.fixture
def of_ada(tmp_path: Path, catalog: Catalog) -> Callable[[bytes], tuple[Student, Download]]:
    """What Ada's zip archive comes to, in a class of two."""

    def of_ada(archive: bytes) -> tuple[Student, Download]:
        (tmp_path / "bob").mkdir(exist_ok=True)
        (tmp_path / "ada.zip").write_bytes(archive)
        download = read_download(tmp_path, catalog)
        return download.students[0], download

    return of_ada
