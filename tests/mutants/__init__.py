"""Every reference solution with one thing changed, and whether the grader notices."""
