"""What a worker honestly answers about the reference solutions and some programs more."""

from __future__ import annotations

import msgspec
import numpy as np

from graders.catalog import load_catalog
from graders.places import ROOT
from graders.programs.types import Array, ArrayType
from graders.workers.handle import Workers
from graders.workers.wire import Answer, Load, Read, Reply, Request, Run, Signature, Trace

MORE = """
import jax, jax.numpy as jnp
from jax import lax
def loops(z):
    z = lax.fori_loop(0, 3, lambda i, c: c * 0.5 + i, z)
    z = lax.while_loop(lambda c: c[0] < 9.0, lambda c: c + 1.0, z)
    return lax.scan(lambda c, x: (c + x, c * x), z[0], z)[1].sum()
def shapes(z):
    m = jnp.outer(z, z[::-1])
    return jnp.sort(m.T.reshape(-1))[jnp.argmax(z)] + jnp.concatenate([z, z[:1]]).cumsum()[1]
def branches(z):
    return lax.switch(1, [jnp.sum, jnp.max, lambda z: jax.jit(jnp.min)(z)], jnp.where(z > 0, z, 0))
STATED = {"a": [1, 2.5, None, "x"], "b": {"c": []}}
"""


def honest_frames() -> list[bytes]:
    """The frames' bodies, each an Answer."""
    return [msgspec.msgpack.encode(Answer(1, reply)) for reply in _replies()]


def _replies() -> list[Reply]:
    replies: list[Reply] = []
    with Workers() as workers:
        for source, requests in _questions():
            worker = workers.start()
            replies += [worker.ask(request, 30) for request in (Load("file", source), *requests)]
            worker.end()
    return replies


def _questions() -> list[tuple[str, list[Request]]]:
    asked: list[tuple[str, list[Request]]] = []
    for exercise in load_catalog().exercises:
        source = (ROOT / "solutions" / exercise.file).read_text(encoding="utf-8")
        requests: list[Request] = []
        for function in exercise.functions:
            values = tuple(np.float32(value) for value in function.samples[0].values())
            requests += _about(function.name, values)
        asked.append((source, requests))
    vector = (np.float32([1, 2, 3]),)
    more = [request for name in ("loops", "shapes", "branches") for request in _about(name, vector)]
    asked.append((MORE, [*more, Read("STATED"), Read("absent")]))
    return asked


def _about(name: str, values: tuple[np.ndarray, ...]) -> list[Request]:
    types = tuple(ArrayType("float32", np.shape(value)) for value in values)
    arrays = tuple(map(Array.of, values))
    return [
        Signature(name),
        Trace(name, types),
        Trace(name, types, gradient=True),
        Run(name, arrays),
    ]
