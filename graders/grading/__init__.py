"""One submission graded: its files found, the graders run by pytest, the verdicts kept."""
