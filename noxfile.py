"""The tests on every JAX that the package is promised for.

nox                    all versions, with the interpreters that are found
nox -t ci              the oldest, one in the middle and the newest
nox -s jax-0.9.2 -- tests/programs -k scan
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import nox

INTERPRETERS = {
    "0.4.30": "3.11",
    "0.5.3": "3.11",
    "0.6.2": "3.11",
    "0.7.2": "3.11",
    "0.8.3": "3.11",
    "0.9.2": "3.11",
    "0.10.2": "3.11",
    "0.11.2": "3.12",
    "newest": "3.13",
}
"""The Python that each JAX is tested with; from 0.11 on there are no wheels for 3.11."""

EVERY_TIME = ("0.4.30", "0.9.2", "newest")
ON_ANY_JAX = (
    "tests/collecting",
    "tests/evidence",
    "tests/reports",
    "tests/test_adding_an_exercise.py",
    "tests/test_arrows.py",
    "tests/test_check_command.py",
    "tests/test_gradescope.py",
    "tests/test_handout.py",
    "tests/test_interpreters.py",
    "tests/test_notebook.py",
)
TESTS = ["tests", *(f"--ignore={path}" for path in ON_ANY_JAX)]
"""What a session runs, unless told: all but the tests that no version makes a difference to."""

nox.options.default_venv_backend = "uv|venv"
nox.needs_version = ">=2024.4.15"

ran: list[str] = []


def interpreter(python: str) -> str | None:
    """One that runs that Python, such as "3.13": on the path, or else kept by pyenv or uv."""
    name = f"python{python}"
    pyenv = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions"
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR", "~/.local/share/uv/python")).expanduser()
    kept = *pyenv.glob(f"{python}.*/bin/{name}"), *uv.glob(f"cpython-{python}.*/bin/{name}")
    return next(filter(_runs, [name, *map(str, sorted(kept))]), None)


def _runs(interpreter: str) -> bool:
    """Whether it can be run: a name on the path may stand for one that is not installed."""
    try:
        return subprocess.run([interpreter, "-c", ""], capture_output=True).returncode == 0
    except OSError:
        return False


def _session_of(jax: str, python: str) -> None:
    found = interpreter(python)

    def test(session: nox.Session) -> None:
        if not found:
            session.skip(f"JAX {jax} is tested with Python {python}, which is not found here")
        version = "" if jax == "newest" else f"=={jax}"
        session.install(f"jax{version}", f"jaxlib{version}", "--editable", ".[dev]")
        ran.append(jax)
        parallel = ("-n", "auto", "--dist", "worksteal")
        session.run("python", "-m", "pytest", *parallel, *(session.posargs or TESTS))

    test.__doc__ = f"The tests with JAX {jax} on Python {python}."
    tags = ["ci"] if jax in EVERY_TIME else []
    nox.session(name=f"jax-{jax}", python=found or False, tags=tags)(test)


for jax, python in INTERPRETERS.items():
    _session_of(jax, python)


@nox.session(python=False, tags=["ci"])
def some_version_ran(session: nox.Session) -> None:
    """Fails where no interpreter was found: nothing was tested then."""
    if not ran:
        session.error("no JAX was tested: install one of the Pythons named above")
