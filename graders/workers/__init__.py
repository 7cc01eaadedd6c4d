"""A student's file at arm's length: the process that alone imports it, and the handle on it."""
