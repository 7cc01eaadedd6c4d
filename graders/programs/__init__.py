"""A traced program as data: its types, reading it from JAX, replaying it, asking questions of it."""
