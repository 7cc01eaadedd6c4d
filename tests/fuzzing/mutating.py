"""Frames made from honest ones by small changes, in the bytes or in what they say."""

from __future__ import annotations

import copy
import random
from collections.abc import Sequence
from typing import Any

import msgspec

_INTEGERS = (0, 1, 2, -1, 3, 64, 2**31, 2**40, 2**63 - 1, -(2**63), 2**64 - 1)
_NAMES = ("", "float32", "int32", "bool", "O", "__import__", "add", "scan", "cond", "while", "jit")
_STRAYS: tuple[Any, ...] = (None, True, 0.5, float("nan"), [], {}, [[]], "x", 7, b"\x00" * 4)


def mutated(frames: Sequence[bytes], chance: random.Random) -> bytes:
    """One of the frames with one to four changes."""
    frame = chance.choice(frames)
    changes = chance.randint(1, 4)
    if chance.random() < 0.25:
        return _changed_bytes(bytearray(frame), changes, chance)
    value = msgspec.msgpack.decode(frame)
    for _ in range(changes):
        _change(value, msgspec.msgpack.decode(chance.choice(frames)), chance)
    return msgspec.msgpack.encode(value)


def _changed_bytes(frame: bytearray, changes: int, chance: random.Random) -> bytes:
    for _ in range(changes):
        at = chance.randrange(len(frame))
        match chance.randrange(4):
            case 0:
                frame[at] = chance.randrange(256)
            case 1:
                frame.insert(at, chance.randrange(256))
            case 2:
                del frame[at : at + chance.randint(1, 8)]
            case 3:
                frame[at:at] = frame[at : at + chance.randint(1, 32)]
        if not frame:
            return b""
    return bytes(frame)


def _change(value: Any, other: Any, chance: random.Random) -> None:
    """Change one node of the value, most often into another of its kind."""
    parent, key = chance.choice(_places(value))
    node = parent[key]
    alike = [donor[at] for donor, at in _places(other) if _kind(donor[at]) == _kind(node)]
    match chance.randrange(8):
        case 0:
            parent[key] = chance.choice(_STRAYS)
        case 1 if isinstance(node, list) and node:
            del node[chance.randrange(len(node))]
        case 2 if isinstance(node, list) and node:
            node.insert(chance.randrange(len(node)), copy.deepcopy(chance.choice(node)))
        case 3 | 4 | 5 if alike:
            parent[key] = copy.deepcopy(chance.choice(alike))
        case _:
            parent[key] = _leaf(node, chance)


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every container inside the value with each of its keys."""
    containers, places = [value], []
    for container in containers:
        keys = range(len(container)) if isinstance(container, list) else list(container)
        for key in keys:
            places.append((container, key))
            if isinstance(container[key], list | dict):
                containers.append(container[key])
    return places


def _kind(node: Any) -> tuple[Any, ...]:
    tagged = isinstance(node, list) and node and isinstance(node[0], str)
    return type(node), len(node) if isinstance(node, list) else 0, node[0] if tagged else ""


def _leaf(node: Any, chance: random.Random) -> Any:
    match node:
        case bool():
            return not node
        case int() if chance.random() < 0.5:
            return max(-(2**63), min(node + chance.choice((-1, 1)), 2**64 - 1))
        case int():
            return chance.choice(_INTEGERS)
        case str():
            return chance.choice(_NAMES)
        case bytes():
            return node[: chance.randrange(len(node) + 1)] + bytes(chance.randrange(8))
        case list():
            return chance.sample(node, len(node))
    return node
