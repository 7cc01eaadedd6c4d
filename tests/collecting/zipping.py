"""Zip archives, well made and strange."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

Content = bytes | Mapping[str, "Content"]


def zipped(files: Mapping[str, Content]) -> bytes:
    """A zip archive; a mapping in the place of bytes becomes an archive in it."""
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            archive.writestr(path, flat(content))
    return raw.getvalue()


def flat(content: Content) -> bytes:
    return content if isinstance(content, bytes) else zipped(content)


def archive(*members: tuple[str | zipfile.ZipInfo, bytes], **options) -> bytes:
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w", **options) as file:
        for name, content in members:
            file.writestr(name, content)
    return raw.getvalue()


def special(name: str, kind: int) -> zipfile.ZipInfo:
    member = zipfile.ZipInfo(name)
    member.create_system = 3
    member.external_attr = (kind | 0o644) << 16
    return member
