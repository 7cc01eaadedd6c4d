"""The table of supported primitives says what the replay supports."""

from __future__ import annotations

from graders.programs.primitives import OPERATIONS
from graders.programs.primitives.control import CONTROL
from graders.programs.simplify import CALLS
from tests.programs.supported import FAMILIES, in_readme, table


def test_the_table_of_primitives_is_the_registry_s():
    assert in_readme() == table(), "say: python -m tests.programs.supported"


def test_the_table_misses_nothing():
    listed = {name for names in FAMILIES.values() for name in names}
    assert listed == {*OPERATIONS, *CONTROL, *CALLS}
