"""How a call ends that is not about a student's work: its exit status."""

WRONG_CALL, GRADER_FAILED, INTERRUPTED = 2, 3, 130
