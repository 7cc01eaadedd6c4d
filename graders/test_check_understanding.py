"""check_understanding: what a jaxpr tells, and what it does not.

    ANSWERS                                  a letter for each question of the exercise

One check a question. The right letters are not to be read here; see answers.toml.
"""

import pytest

from graders.checks import is_right, questions
from graders.fixtures import data

ANSWERS = data("ANSWERS")


@pytest.mark.parametrize("question", questions())
def test_answer(ANSWERS, question):
    is_right(ANSWERS, question)
