"""The JSON Schema of a report; `python -m graders.reports.schema` writes its file anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from graders.reports.model import Grade

SCHEMA = Path(__file__).with_name("report.schema.json")


def report_schema() -> dict[str, Any]:
    """The schema: `grade` exactly as the model has it, pytest-json-report's own keys loosely."""
    (grade,), definitions = msgspec.json.schema_components([Grade], ref_template="#/$defs/{name}")
    definitions["CheckGrade"] |= {
        "if": {"properties": {"status": {"const": "passed"}}},
        "else": {"properties": {"points": {"const": 0}}},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Report on a submission",
        "type": "object",
        "required": ["created", "duration", "exitcode", "root", "summary", "grade"],
        "properties": {
            "created": {"type": "number"},
            "duration": {"type": "number", "minimum": 0},
            "exitcode": {"type": "integer"},
            "root": {"const": "."},
            "environment": {"type": "object"},
            "summary": {"type": "object", "additionalProperties": {"type": "integer"}},
            "collectors": {"$ref": "#/$defs/Nodes"},
            "tests": {"$ref": "#/$defs/Nodes"},
            "warnings": {"type": "array", "items": {"type": "object"}},
            "grade": grade,
        },
        "$defs": {
            "Nodes": {
                "type": "array",
                "items": {
                    "type": "object",
                    "required": ["nodeid", "outcome"],
                    "properties": {"nodeid": {"type": "string"}, "outcome": {"type": "string"}},
                },
            },
            **definitions,
        },
    }


def schema_text() -> str:
    """What stands in the schema's file."""
    return json.dumps(report_schema(), indent=2) + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(schema_text(), encoding="utf-8")
