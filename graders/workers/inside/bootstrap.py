"""Run by path: one of the grader's processes that imports `graders`, but not its neighbours.

The folder around the package holds solutions/ and exercises/, so it must not be
importable; `python -P` keeps this script's own folder out.
"""

from __future__ import annotations

import gc
import importlib.util
import os
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]


def main() -> None:
    """Run as worker, probe, compile FOLDER LENGTH..., or zygote DESCRIPTOR SCRATCH LENGTH..."""
    role, *arguments = sys.argv[1:]
    # First of all, so that nothing an import prints ends up between the frames.
    streams = _private_streams() if role == "worker" else None
    _hide_neighbours()
    _import_package()
    if streams is not None:
        from graders.workers.inside import worker

        worker.serve(*streams)
    elif role == "zygote":
        gc.disable()  # while so much is imported, which all stays
        from graders.workers.inside import zygote

        descriptor, scratch, *lengths = arguments
        zygote.serve(int(descriptor), scratch, map(int, lengths))
    elif role == "compile":
        from graders.workers.inside import compiling

        folder, *lengths = arguments
        compiling.fill(Path(folder), [*map(int, lengths)])
    else:
        from graders.workers.inside import probe

        probe.serve()


def _private_streams() -> tuple[int, int]:
    """Move the wire off stdin and stdout, which become nothing and stderr."""
    questions, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    os.close(nothing)
    return questions, answers


def _hide_neighbours() -> None:
    root = PACKAGE.parent
    if (root / "jax").is_dir():  # installed beside JAX: there are no neighbours to hide
        return
    sys.path[:] = [entry for entry in sys.path if Path(entry).resolve() != root]
    sys.meta_path[:] = [finder for finder in sys.meta_path if not _finds_below(finder, root)]


def _finds_below(finder: object, root: Path) -> bool:
    """Whether it is the finder of an editable install of this project by setuptools."""
    module = sys.modules.get(getattr(finder, "__module__", ""))
    mapping = getattr(module, "MAPPING", {})
    return any(Path(folder).resolve().is_relative_to(root) for folder in mapping.values())


def _import_package() -> None:
    spec = importlib.util.spec_from_file_location(
        "graders", PACKAGE / "__init__.py", submodule_search_locations=[str(PACKAGE)]
    )
    assert spec is not None and spec.loader is not None
    package = importlib.util.module_from_spec(spec)
    sys.modules["graders"] = package
    spec.loader.exec_module(package)


if __name__ == "__main__":
    main()
