"""Grading again what was saved: which files have changed, and when to look."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from graders.extras import WATCH

State = tuple[int, int, int] | None
"""What saving a file changes: its time of change, size and identity; None without a file."""

QUIET_MILLISECONDS = 50
"""Saves that follow each other within this time are one."""

FIRST_WAKE_MILLISECONDS = 100


class CannotWatch(Exception):
    """Nobody can tell when a file is saved; the message says why, and what to do."""


def watch(
    files: Mapping[str, Path], wakes: Iterable[object], grade: Callable[[list[str]], None]
) -> None:
    """Grade every file at the first wake, then at each wake those saved since.

    A file's state is looked at before it is graded: what is saved meanwhile is found at the
    next wake. A wake that finds nothing new does nothing.
    """
    graded: dict[str, State] | None = None
    for _ in wakes:
        states = {name: _state(path) for name, path in files.items()}
        changed = [name for name in files if graded is None or states[name] != graded[name]]
        graded = states
        if changed:
            grade(changed)


def _state(path: Path) -> State:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino


def wakes(files: Iterable[Path]) -> Iterator[None]:
    """Wakes once the files' folder is watched, and then whenever one of them may be saved.

    Nothing is missed while a wake is being dealt with. Raises CannotWatch.
    """
    if missing := WATCH.missing():
        raise CannotWatch(missing)
    import watchfiles

    names = {path.name for path in files}
    watched = watchfiles.watch(
        *{path.parent for path in files},
        watch_filter=lambda _, path: Path(path).name in names,
        step=QUIET_MILLISECONDS,
        rust_timeout=FIRST_WAKE_MILLISECONDS,
        yield_on_timeout=True,
        recursive=False,
    )
    try:
        next(watched)  # by now the folder is watched
        yield
        yield from (None for changes in watched if changes)
    except (OSError, RuntimeError) as error:
        raise CannotWatch(f"The exercises' folder cannot be watched: {error}.") from None
