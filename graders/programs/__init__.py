"""A traced program as data: types, reading, replaying, asking questions of it."""
