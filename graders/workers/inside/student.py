"""A student's file, loaded: the module it makes, and what is asked about it."""

from __future__ import annotations

import ast
import contextlib
import linecache
import sys
import types
from collections.abc import Callable, Iterator
from typing import Any

import jax

from graders.workers.inside import calls, placeholders, plain
from graders.workers.inside.raised import describe
from graders.workers.wire import (
    Absent,
    Data,
    How,
    Load,
    Loaded,
    Raised,
    Read,
    Reply,
    Request,
    Run,
    Signature,
    Trace,
    Unfinished,
)

MAX_NAMES = 50

_SETTINGS: dict[str, Any] = {
    "jax_disable_jit": False,
    "jax_debug_nans": False,
    "jax_debug_infs": False,
    "jax_check_tracer_leaks": False,
    # The grader tells from JAX's own frames whether JAX raised, or the student.
    "jax_traceback_filtering": "off",
}


class Student:
    """The one file that this worker is for."""

    def __init__(self) -> None:
        self._file = ""
        self._source = ""
        self._namespace: dict[str, Any] = {}
        self._runners: dict[tuple[str, int, bool, How], calls.Runner] = {}

    def answer(self, request: Request) -> Reply:
        """What the student's code makes of the request; whatever it raises is an answer."""
        try:
            if isinstance(request, Load):
                return self._load(request)
            name = request.name if isinstance(request, Read) else request.function
            if name not in self._namespace:
                return Absent(self._public_names())
            value = self._namespace[name]
            if isinstance(request, Read):
                return self._read(request, value)
            if isinstance(request, Signature):
                return calls.parameters(value)
            return self._call(request, name, value)
        except placeholders.Placeholder:
            return Unfinished()
        except calls.Unusable as error:
            return Raised((type(error).__name__,), str(error))
        except BaseException as error:
            return describe(error, self._file, self._source)

    def _load(self, request: Load) -> Loaded:
        self._file, self._source = f"{request.module}.py", request.source
        lines = self._source.splitlines(keepends=True)
        linecache.cache[self._file] = (len(self._source), None, lines, self._file)
        module = types.ModuleType(request.module)
        module.__file__ = self._file
        self._namespace = module.__dict__
        sys.modules[request.module] = module  # dataclasses look their module up
        _reset_settings()
        try:
            code = compile(self._source, self._file, "exec", dont_inherit=True)
            exec(code, self._namespace)
        finally:
            _reset_settings()
        return Loaded(jax.__version__)

    def _read(self, request: Read, value: Any) -> Data | Unfinished:
        try:
            return Data(plain.plain(value, partly=request.partly))
        except placeholders.Placeholder:
            return self._unfinished(request.name, value)

    def _unfinished(self, name: str, value: Any) -> Unfinished:
        return Unfinished(placeholders.first_placeholder(name, value, self._source))

    def _call(self, request: Trace | Run, name: str, function: Any) -> Reply:
        if function is ...:
            return self._unfinished(name, function)
        try:
            if isinstance(request, Trace):
                reply: Reply = calls.trace(function, request.inputs, request.gradient)
            else:
                reply = self._runner(request, function).run(request.inputs)
        except Exception:
            unfinished = self._unfinished(name, function)
            if unfinished.line is not None:
                return unfinished
            raise
        if getattr(reply, "returned", "") == "NoneType" and placeholders.is_only_placeholder(
            name, function, self._source
        ):
            return self._unfinished(name, function)
        return reply

    def _runner(self, request: Run, function: Callable[..., Any]) -> calls.Runner:
        key = request.function, len(request.inputs), request.gradient, request.how
        if key not in self._runners:
            self._runners[key] = calls.Runner(
                function, len(request.inputs), gradient=request.gradient, how=request.how
            )
        return self._runners[key]

    def _public_names(self) -> tuple[str, ...]:
        with contextlib.suppress(SyntaxError):
            bound = dict.fromkeys(_bound_names(ast.parse(self._source)))
            public = [name for name in bound if not name.startswith("_")]
            return tuple(name for name in public if name in self._namespace)[:MAX_NAMES]
        return ()


def _reset_settings() -> None:
    for name, value in _SETTINGS.items():
        with contextlib.suppress(AttributeError):  # not every JAX has every setting
            jax.config.update(name, value)


def _bound_names(node: ast.AST) -> Iterator[str]:
    """The names that a module binds itself, imports aside, in the order of its text."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield child.name
        elif isinstance(child, ast.Name) and isinstance(child.ctx, ast.Store):
            yield child.id
        elif not isinstance(child, ast.Lambda):
            yield from _bound_names(child)
