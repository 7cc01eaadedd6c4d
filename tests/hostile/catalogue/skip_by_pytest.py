# right outcome: reject: pytest is not for submissions
# told: raised
import pytest

pytest.skip("all tests are skipped", allow_module_level=True)
