"""Frames that no honest worker sends, in great number."""
