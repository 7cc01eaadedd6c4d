"""What is in the zips: files of the project by their names there, and what they hold."""

from __future__ import annotations

from pathlib import Path

Files = dict[str, bytes]

SUFFIXES = {".py", ".toml", ".json", ".md", ".jinja", ".css", ".js", ".sh"}
HANDOUT_FOLDER = "jaxpr-exercises"
FOR_INSTRUCTORS = "\n## For instructors\n"
FOR_AUTHORS = "\n# For authors\n"
"""Students get the README up to the one, and the Makefile up to the other."""


def handout_files(root: Path) -> Files:
    """What students get: the exercises untouched, and what grades them.

    No solutions, no tests and nothing that only an author needs. `exercises/` is made from
    the starters, since the author's own may be solved.
    """
    starters = root / "graders" / "starters"
    files = {
        **_package(root),
        **{f"exercises/{path.name}": path.read_bytes() for path in _sources(starters)},
        "Makefile": _up_to(FOR_AUTHORS, root / "Makefile"),
        ".gitignore": (root / ".gitignore").read_bytes(),
    }
    return {f"{HANDOUT_FOLDER}/{name}": content for name, content in files.items()}


def gradescope_files(root: Path, *, seed: int | None, visibility: str) -> Files:
    """The autograder: the package, and the two scripts that Gradescope looks for."""
    scripts = root / "graders" / "handing_out" / "gradescope"
    settings = f"--visibility={visibility}" + ("" if seed is None else f" --seed={seed}")
    run = (scripts / "run_autograder.sh").read_text(encoding="utf-8")
    return {
        **_package(root),
        "setup.sh": (scripts / "setup.sh").read_bytes(),
        "run_autograder": run.replace("@SETTINGS@", settings).encode(),
    }


def _package(root: Path) -> Files:
    """What can be installed, and grades."""
    graders = {
        path.relative_to(root).as_posix(): path.read_bytes() for path in _sources(root / "graders")
    }
    return {
        **graders,
        **{name: (root / name).read_bytes() for name in ("pyproject.toml", "LICENSE")},
        "README.md": _up_to(FOR_INSTRUCTORS, root / "README.md"),
    }


def _up_to(line: str, path: Path) -> bytes:
    text, _, _ = path.read_text(encoding="utf-8").partition(line)
    return f"{text.rstrip()}\n".encode()


def _sources(folder: Path) -> list[Path]:
    """The files that belong there, without what editors and Python leave."""
    return [
        path
        for path in folder.rglob("*")
        if path.is_file()
        and path.suffix in SUFFIXES
        and not any(
            part.startswith((".", "__pycache__")) for part in path.relative_to(folder).parts
        )
    ]
