"""What graders say: values, gradients, structure, errors, and the message when one fails."""

from graders.checks.answers import is_right, questions
from graders.checks.choice import chooses_by_cond
from graders.checks.constants import captures_no_array, captures_one_array
from graders.checks.dataflow import describes
from graders.checks.errors import raises_when_traced
from graders.checks.misconceptions import (
    of_a_captured_sum,
    of_a_choice_by_the_first,
    of_a_derivative,
    of_a_recurrence,
    of_a_sum_of_squares,
    of_an_explicit_sum,
)
from graders.checks.operations import added_by_gradient
from graders.checks.recurrence import holds_steps, scans_steps
from graders.checks.signature import (
    one_input_one_like_it,
    one_input_one_number,
    two_inputs_one_number,
)
from graders.checks.trying import for_every

__all__ = [
    "added_by_gradient",
    "captures_no_array",
    "captures_one_array",
    "chooses_by_cond",
    "describes",
    "for_every",
    "holds_steps",
    "is_right",
    "of_a_captured_sum",
    "of_a_choice_by_the_first",
    "of_a_derivative",
    "of_a_recurrence",
    "of_a_sum_of_squares",
    "of_an_explicit_sum",
    "one_input_one_like_it",
    "one_input_one_number",
    "questions",
    "raises_when_traced",
    "scans_steps",
    "two_inputs_one_number",
]
