# right outcome: reject: a test runner would skip it
# told: SkipTest
import unittest

raise unittest.SkipTest("all tests are skipped")
