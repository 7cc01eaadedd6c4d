"""A class's download: opened, its layout told, and sorted into students' files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from graders.catalog import Catalog
from graders.collecting.folders import folder_tree
from graders.collecting.layouts.allotment import Layout
from graders.collecting.layouts.blackboard import BLACKBOARD
from graders.collecting.layouts.brightspace import BRIGHTSPACE
from graders.collecting.layouts.canvas import CANVAS
from graders.collecting.layouts.gradescope import GRADESCOPE, METADATA
from graders.collecting.layouts.moodle import MOODLE
from graders.collecting.layouts.plain import PLAIN
from graders.collecting.names import recognise
from graders.collecting.spool import NotSetAside, Spool
from graders.collecting.students import Student, students_of
from graders.collecting.trees import Tree, Unmatched, Unusable
from graders.collecting.zips import open_zip, zip_tree

LAYOUTS = (GRADESCOPE, MOODLE, BLACKBOARD, BRIGHTSPACE, CANVAS)


class WrongDownload(Exception):
    """There is nothing to collect at that path; says in one sentence what to do."""


@dataclass(frozen=True)
class Download:
    """A class's work, and the layout that it was taken for.

    What is nobody's exercise stands in `unmatched`, each with why.
    """

    layout: str
    students: tuple[Student, ...]
    unmatched: tuple[Unmatched, ...]

    def limited_to(self, exercises: Sequence[str]) -> Download:
        """The same download, with the files of these exercises alone."""
        students = (
            replace(each, files={k: v for k, v in each.files.items() if k in exercises})
            for each in self.students
        )
        return replace(self, students=tuple(students))


def read_download(path: Path, catalog: Catalog) -> Download:
    """The students of a folder or a zip archive, each with the files of their exercises.

    The folder or archive has a folder a student, or is what Canvas, Moodle, Gradescope,
    Blackboard or Brightspace give out, which may be unpacked. Raises WrongDownload.
    """
    names = [exercise.name for exercise in catalog.exercises]
    with _opened(path, names) as whole:
        layout, tree = _class_in(whole, names) or (PLAIN, whole)
        try:
            allotment = layout.allot(tree)
        except Unusable as why:
            raise WrongDownload(f"{METADATA} in {path} {why}.") from None
        try:
            students, left = students_of(allotment, names, Spool())
        except NotSetAside as why:
            raise WrongDownload(f"{path} {why}; make room there, or set TMPDIR.") from None
    if not students:
        raise WrongDownload(
            f"No student's work was found in {path}: name a folder that has a folder for each "
            "student, or what Canvas, Moodle, Gradescope, Blackboard or Brightspace gave you."
        )
    return Download(layout.name, students, (*allotment.unmatched, *left))


@contextmanager
def _opened(path: Path, exercises: Sequence[str]) -> Iterator[Tree]:
    """The tree of a folder or of a zip archive; also of a folder's only archive, if a class's."""
    if path.is_dir():
        tree = folder_tree(path)
        _demand_something(path, tree)
        archives = [file for file in tree.files if file.path.casefold().endswith(".zip")]
        if len(archives) == 1 and not tree.folders and not _layout_of(tree):
            with _opened_zip(path / archives[0].path) as inside:
                yield _beside(inside, tree) if _class_in(inside, exercises) else tree
        else:
            yield tree
    elif path.is_file():
        with _opened_zip(path) as tree:
            _demand_something(path, tree)
            yield tree
    elif path.exists():
        raise WrongDownload(f"{path} is neither a folder nor a zip archive: name one of them.")
    else:
        raise WrongDownload(f"There is no {path}: name a folder or a zip archive.")


def _beside(archive: Tree, folder: Tree) -> Tree:
    """The archive's tree; other files of the folder that it lies in are nobody's."""
    others = (file.path for file in folder.files if not file.path.casefold().endswith(".zip"))
    left = (Unmatched(path, "lies beside the archive that was opened") for path in others)
    return replace(archive, unusable=(*archive.unusable, *folder.unusable, *left))


@contextmanager
def _opened_zip(path: Path) -> Iterator[Tree]:
    try:
        archive = open_zip(path)
    except Unusable as why:
        raise WrongDownload(f"{path} {why}: name a folder or a zip archive.") from None
    with archive:
        yield zip_tree(archive)


def _demand_something(path: Path, tree: Tree) -> None:
    if not tree.files and not tree.folders and not tree.unusable:
        raise WrongDownload(f"{path} is empty: name what has the students' work.")


def _class_in(tree: Tree, exercises: Sequence[str]) -> tuple[Layout, Tree] | None:
    """The layout of a class's work in the tree, or in the one folder that is all it has."""
    if found := _class_at_top(tree):
        return found
    if len(tree.tops) == len(tree.top_folders) == 1:
        inside = tree.within(*tree.tops)
        found = _class_at_top(inside)
        return None if found and found[0] is PLAIN and _is_work(inside, exercises) else found
    return None


def _class_at_top(tree: Tree) -> tuple[Layout, Tree] | None:
    if layout := _layout_of(tree):
        return layout, tree
    archives = [name for name in tree.tops if name.casefold().endswith(".zip")]
    return (PLAIN, tree) if len(tree.top_folders) + len(archives) > 1 else None


def _layout_of(tree: Tree) -> Layout | None:
    return next((layout for layout in LAYOUTS if layout.recognises(tree)), None)


def _is_work(tree: Tree, exercises: Sequence[str]) -> bool:
    """Whether a folder looks like what one student hands in: a copy of the project, or a part."""
    named = (recognise(name, exercises) for name in tree.tops)
    return any(found and found.exact for found in named) or not tree.tops.isdisjoint(
        {"exercises", *exercises}
    )
