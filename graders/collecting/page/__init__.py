"""The class page: what it is made from, what it points at, and the one file of HTML."""
