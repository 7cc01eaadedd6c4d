"""Graders for the exercises of "Read your first jaxpr"."""

__version__ = "0.1.0"
