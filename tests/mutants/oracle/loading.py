"""A source's names."""

from __future__ import annotations

import ast
import types
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from tests.mutants.oracle.verdicts import Different

SOLUTIONS = Path(__file__).parents[3] / "solutions"

Names = Mapping[str, Any]


def load(source: str) -> Names:
    """The names that a source binds; whatever it raises, Different."""
    module = types.ModuleType("mutant")
    try:
        exec(compile(source, "mutant.py", "exec"), vars(module))
    except Exception as error:
        raise Different(f"does not load: {type(error).__name__}") from error
    return vars(module)


def source_of(name: str, source: str, public: Collection[str]) -> str:
    """The source without what it says of other public names, unless that may matter to `name`."""
    others = set(public) - {name}
    kept = [
        statement
        for statement in ast.parse(source).body
        if not isinstance(statement, ast.Expr) and not others & _bound_by(statement)
    ]
    text = ast.unparse(ast.Module(kept, []))
    return source if any(other in text for other in others) else text


def _bound_by(statement: ast.stmt) -> set[str]:
    match statement:
        case ast.FunctionDef(name=name) | ast.Assign(targets=[ast.Name(name)]):
            return {name}
    return set()
