"""What graders say: values, gradients, structure, errors, and the message when one fails."""

from graders.checks.errors import raises_when_traced
from graders.checks.structure import (
    chooses_by_cond,
    holds_steps,
    one_input_one_number,
    scans_steps,
)
from graders.checks.trying import for_every

__all__ = [
    "chooses_by_cond",
    "for_every",
    "holds_steps",
    "one_input_one_number",
    "raises_when_traced",
    "scans_steps",
]
