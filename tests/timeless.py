"""Reports without what differs from run to run."""

from __future__ import annotations

from typing import Any

TIMES = {"created", "duration", "graded_at"}


def without_times(report: Any) -> Any:
    """The report, or a part of it, without dates and durations."""
    if isinstance(report, dict):
        return {key: without_times(value) for key, value in report.items() if key not in TIMES}
    return list(map(without_times, report)) if isinstance(report, list) else report
