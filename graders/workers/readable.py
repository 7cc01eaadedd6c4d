"""The files that an honest program may need: Python, JAX, and the system's libraries."""

from __future__ import annotations

import importlib.util
import os
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from graders.workers import compiled

_PACKAGES = ("jax", "jaxlib", "numpy", "scipy", "ml_dtypes", "opt_einsum", "msgspec", "psutil")
_OTHERS_PACKAGES = ("site-packages", "dist-packages")
_SYSTEM = (
    "/lib",
    "/lib64",
    "/usr/lib",
    "/usr/lib64",
    "/etc/ld.so.cache",
    # How many CPUs there are, and which instructions they have.
    "/proc/cpuinfo",
    "/sys/devices/system/cpu",
    "/dev/null",
    "/dev/zero",
    "/dev/random",
    "/dev/urandom",
)


def software() -> tuple[str, ...]:
    """The paths, those that we may read ourselves; a folder stands for all that it holds.

    Of the folders with installed packages only those that JAX needs are in it: other
    people's work may be installed beside them.
    """
    found = dict.fromkeys(
        map(str, [*_standard_library(), *_packages(), *_compiled(), *map(Path, _SYSTEM)])
    )
    return tuple(path for path in found if os.access(path, os.R_OK))


def _standard_library() -> Iterator[Path]:
    for name in ("stdlib", "platstdlib"):
        folder = Path(sysconfig.get_path(name))
        yield from (entry for entry in folder.iterdir() if entry.name not in _OTHERS_PACKAGES)
    yield from Path(sys.base_prefix, "lib").glob("lib*.so*")


def _compiled() -> Iterator[Path]:
    if folder := compiled.folder():
        yield folder


def _packages() -> Iterator[Path]:
    for name in _PACKAGES:
        spec = importlib.util.find_spec(name)
        for location in (spec and spec.submodule_search_locations) or ():
            folder = Path(location)
            yield folder
            yield folder.with_name(f"{name}.libs")  # where wheels keep their C libraries
