"""Operations compiled beforehand, which workers find instead of compiling them again and again.

JAX's own persistent compilation cache, written by a process that loads no student's file
and only read by workers. Without it everything is the same, and takes longer.
https://docs.jax.dev/en/latest/persistent_compilation_cache.html has the settings.
"""

from __future__ import annotations

import hashlib
import platform
import sys
import sysconfig
from pathlib import Path


def virtual_environment() -> Path | None:
    """Where the one is that this Python runs in, if any; what is prepared is kept there."""
    return None if sys.prefix == sys.base_prefix else Path(sys.prefix)


def folder() -> Path | None:
    """Where they are, or would be: in the virtual environment; None if there is none."""
    jaxlib = next(Path(sysconfig.get_path("platlib")).glob("jaxlib-*.dist-info"), None)
    environment = virtual_environment()
    if environment is None or jaxlib is None:
        return None
    return environment / f"compiled-{jaxlib.stem}-{_instructions()}"


def settings() -> dict[str, str]:
    """The variables by which a process's JAX finds them, and adds nothing to them."""
    found = folder()
    if found is None or not found.is_dir():
        return {}
    return _cache(found, least_seconds=1e9)


def filling(folder: Path) -> dict[str, str]:
    """The variables by which a process's JAX puts there whatever it compiles."""
    return _cache(folder, least_seconds=0)


def _cache(folder: Path, least_seconds: float) -> dict[str, str]:
    return {
        "JAX_COMPILATION_CACHE_DIR": str(folder),
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": str(least_seconds),
        "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1",
        # Or what is found depends on the folder's path, in which XLA would keep its own.
        "JAX_PERSISTENT_CACHE_ENABLE_XLA_CACHES": "none",
        # Some XLA take their own preferences for a foreign machine's instructions, and say so.
        "TF_CPP_MIN_LOG_LEVEL": "3",
    }


def _instructions() -> str:
    """A name for what this CPU understands: another one may share the folder, not the code."""
    told = platform.machine()
    if sys.platform == "linux":
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        told += next((line for line in lines if line.startswith(("flags", "Features"))), "")
    return hashlib.sha256(told.encode()).hexdigest()[:12]
