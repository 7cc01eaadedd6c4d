# right outcome: reject: a list that gives another number for ever
import collections.abc

import jax.numpy as jnp


class Endless(collections.abc.Sequence):
    def __len__(self):
        return 3

    def __getitem__(self, index):
        return 6.0


VALUE, GRADIENT = 50.0, Endless()


def shifted_two(z):
    return jnp.sum((z + 2) ** 2)
