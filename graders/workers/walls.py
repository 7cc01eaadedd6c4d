"""What a sandbox is made of, as the grader tells it to whoever puts it up."""

from __future__ import annotations

from typing import Literal

from graders.frozen import Frozen

Wall = Literal["landlock", "bubblewrap", "user"]
"""What keeps files away: the kernel by Landlock, bubblewrap's mounts, another user's rights."""


class Sandbox(Frozen, frozen=True):
    """Walls around files, and always seccomp, which keeps processes and the network away.

    `readable` is what an honest program needs; of `hidden` nothing may be readable, which
    each worker tries before it loads anything.
    """

    walls: tuple[Wall, ...]
    readable: tuple[str, ...]
    hidden: tuple[str, ...]

    @property
    def name(self) -> str:
        """As in "landlock + user + seccomp"."""
        return " + ".join((*self.walls, "seccomp"))


class Trial(Frozen, frozen=True):
    """Sandboxes to be tried in turn, each in a folder of its own in `folder`."""

    folder: str
    sandboxes: tuple[Sandbox, ...]


class Findings(Frozen, frozen=True):
    """What is wrong with each sandbox that was tried, as ends of sentences."""

    holes: tuple[tuple[str, ...], ...]
