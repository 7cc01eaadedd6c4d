"""Gradescope: `submission_<id>/<files>`, and who they are in `submission_metadata.yml`."""

from __future__ import annotations

from typing import Any

from graders.collecting.layouts.allotment import Allotment, Layout, Person, Piece
from graders.collecting.trees import File, Tree, Unmatched, Unusable

METADATA = "submission_metadata.yml"
_METADATA_BYTES = 64 * 1024 * 1024


def _recognises(tree: Tree) -> bool:
    return any(file.path == METADATA for file in tree.files)


def _allot(tree: Tree) -> Allotment:
    metadata = _read(next(file for file in tree.files if file.path == METADATA))
    submitters = {key: _people(about) for key, about in metadata.items()}
    pieces: list[Piece] = []
    unmatched: list[Unmatched] = []
    for file, why in tree.entries:
        top, _, inside = file.path.partition("/")
        if submitters.get(top):
            attempt = _text(metadata[top].get(":created_at"))
            pieces.append(Piece(submitters[top], file, inside or top, attempt, refused=why))
        elif file.path != METADATA:
            unmatched.append(Unmatched(file.path, why or f"has no submitter in {METADATA}"))
    people = tuple(person for group in submitters.values() for person in group)
    return Allotment(people, tuple(pieces), tuple(unmatched))


def _read(file: File) -> dict[str, dict[str, Any]]:
    """The metadata, every scalar as text, so that an id such as 0042 stays what it is."""
    try:
        import yaml
    except ImportError:
        raise Unusable("is YAML: install PyYAML to read it (pip install pyyaml)") from None
    # The base loader makes lists, dicts and strings, whatever tags the file has.
    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    try:
        metadata = yaml.load(file.read(_METADATA_BYTES), Loader=loader)
    except (yaml.YAMLError, UnicodeError, RecursionError):
        raise Unusable("is not readable as YAML") from None
    if not isinstance(metadata, dict):
        raise Unusable("does not list submissions")
    return {str(key): about for key, about in metadata.items() if isinstance(about, dict)}


def _people(about: dict[str, Any]) -> tuple[Person, ...]:
    submitters = about.get(":submitters")
    if not isinstance(submitters, list):
        return ()
    people = [_person(submitter) for submitter in submitters if isinstance(submitter, dict)]
    return tuple(person for person in people if person.key)


def _person(submitter: dict[str, Any]) -> Person:
    name, sid, email = (_text(submitter.get(key)) for key in (":name", ":sid", ":email"))
    return Person(sid or email or name, name or email or sid, sid, email)


def _text(value: object) -> str:
    return value if isinstance(value, str) and value not in ("null", "~") else ""


GRADESCOPE = Layout("Gradescope", _recognises, _allot)
