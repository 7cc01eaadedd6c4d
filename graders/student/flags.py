"""What in a file's text an instructor may want to look at; never a failure.

An exercise on jaxprs has no use for other processes, files, frames or JAX's private parts. Who
wants to fool a grader has, and cannot hide all of it.
"""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator

MAX_FLAGS = 20
MAX_CHARACTERS = 32 * 1024
"""What is looked through: ten times an exercise. A character can need 900 bytes as a tree."""

_MODULES = """
    asyncio atexit builtins cffi code codecs ctypes dis fcntl faulthandler gc graders http
    hypothesis importlib inspect io linecache marshal mmap msgspec multiprocessing os pathlib
    pickle platform psutil pty pytest random requests resource secrets select shutil signal site
    socket solutions ssl struct subprocess sys sysconfig tempfile threading time traceback
    tracemalloc urllib weakref
"""
_PRIVATE = ("jax._src.", "jax.interpreters.", "jaxlib.")
_NAMES = """
    __build_class__ __builtins__ __import__ __loader__ __spec__ breakpoint compile delattr eval
    exec getattr globals input locals memoryview open setattr vars
"""
_ATTRIBUTES = """
    _getframe _src __bases__ __builtins__ __closure__ __code__ __dict__ __getattribute__
    __globals__ __mro__ __subclasses__ __traceback__ Tracer Trace attrgetter cr_frame f_back
    f_builtins f_globals f_locals gi_frame io_callback methodcaller pure_callback tb_frame
    trace_state_clean with_traceback
    _os _sys builtins ctypes gc importlib inspect os socket subprocess sys
"""
"""The last ones are what innocent modules hold, as contextlib does sys."""
_STRANGE_MODULES = frozenset(_MODULES.split())
_STRANGE_NAMES = frozenset(_NAMES.split())
_STRANGE_ATTRIBUTES = frozenset(_ATTRIBUTES.split())


def flags(text: str) -> tuple[str, ...]:
    """Sentences such as "line 3 imports ctypes", in the order of the text; at most 20."""
    if len(text) > MAX_CHARACTERS:
        return (f"it has {len(text):,} characters, too many to be looked through",)
    try:
        with warnings.catch_warnings(action="ignore"):  # its process has printed them
            tree = ast.parse(text)
    except (SyntaxError, ValueError):  # it is not run either
        return ()
    except (RecursionError, MemoryError):
        return ("it is nested too deeply to be looked through",)
    found = dict.fromkeys(
        f"line {line} {what}" for line, what in sorted(_found(tree), key=lambda flag: flag[0])
    )
    return tuple(found)[:MAX_FLAGS]


def _found(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for name in (alias.name for alias in names):
                    if _is_strange(name):
                        yield node.lineno, f"imports {name}"
            case ast.ImportFrom(module=str(module), names=names):
                for name in (f"{module}.{alias.name}" for alias in names):
                    if _is_strange(name) or name.rpartition(".")[2] in _STRANGE_ATTRIBUTES:
                        yield node.lineno, f"imports {name}"
            case ast.Attribute(attr=name) if name in _STRANGE_ATTRIBUTES:
                yield node.lineno, f"uses .{name}"
            case ast.MatchClass(kwd_attrs=names):
                yield from (
                    (node.lineno, f"uses .{name}") for name in names if name in _STRANGE_ATTRIBUTES
                )
            case ast.Name(id=name) if name in _STRANGE_NAMES:
                yield node.lineno, f"uses {name}"


def _is_strange(module: str) -> bool:
    return module.partition(".")[0] in _STRANGE_MODULES or f"{module}.".startswith(_PRIVATE)
