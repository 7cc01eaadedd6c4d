"""Data that is sent from process to process, and what decoding anything raises."""

from __future__ import annotations

import msgspec


class Frozen(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Immutable data that msgspec can check by type and send as a compact list."""


UNDECODABLE = (msgspec.DecodeError, UnicodeDecodeError)
"""What decoding raises: of text that is no UTF-8 msgspec up to 0.21 lets Python's own error out."""
