"""Ending processes with everything that they started."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time

import psutil


def kill_tree(root: psutil.Process) -> None:
    """Kill a process with its descendants and their groups."""
    family: list[psutil.Process] = []
    found = [root]
    while found:
        for process in found:
            with contextlib.suppress(psutil.Error):
                process.suspend()  # so that it starts no new ones
        family += found
        found = [child for child in _descendants(root) if child not in family]
    for process in family:
        kill_group(process.pid)
    _kill(family)


def kill_group(leader: int) -> None:
    """Kill the process group of this number, if there is one."""
    if sys.platform != "win32":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(leader, signal.SIGKILL)


def kill_strays(folder: str) -> None:
    """Kill what has left the process tree but stayed in the worker's private folder."""
    _kill([process for process in psutil.process_iter(["cwd"]) if process.info["cwd"] == folder])


def _kill(processes: list[psutil.Process]) -> None:
    for process in processes:
        with contextlib.suppress(psutil.Error):
            process.kill()
    deadline = time.monotonic() + 2
    while any(map(_is_alive, processes)) and time.monotonic() < deadline:
        time.sleep(0.005)


def _is_alive(process: psutil.Process) -> bool:
    """Whether it still does anything; a zombie only waits for its parent."""
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def _descendants(process: psutil.Process) -> list[psutil.Process]:
    try:
        return list(process.children(recursive=True))
    except psutil.NoSuchProcess:
        return []
