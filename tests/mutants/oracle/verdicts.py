"""What the oracle says of a mutant that is not known to be a solution."""

from __future__ import annotations


class Different(Exception):
    """The mutant is no solution; the message says why."""


class Undecided(Exception):
    """The rules say nothing about such a mutant; the message says about what."""
