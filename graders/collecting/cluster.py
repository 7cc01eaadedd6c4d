"""The processes of a Dask cluster in the place of this machine's; needs the extra `cluster`."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from graders.collecting.pool import Executors

RETRIES = 2
"""How often a submission is tried again when the worker that had it dies."""


class NoCluster(Exception):
    """There is no scheduler at that address, or no library to reach one; one sentence."""


def cluster(address: str) -> Executors:
    """Every worker of the scheduler's, which have this package installed and one thread each.

    Raises NoCluster when it is entered.
    """

    @contextmanager
    def connected() -> Iterator[Executor]:
        from distributed import Client

        try:
            client = Client(address, timeout="10s", set_as_default=False)
        except (OSError, ValueError) as error:
            raise NoCluster(f"There is no Dask scheduler at {address}: {error}.") from None
        with client, client.get_executor(retries=RETRIES, pure=False) as executor:
            yield executor

    return connected
