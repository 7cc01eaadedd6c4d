"""When Gradescope shows students what a check came to; if it hides any, it hides their points."""

from __future__ import annotations

from typing import Literal

Visibility = Literal["visible", "after_due_date", "after_published", "hidden"]
