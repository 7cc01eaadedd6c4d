"""A student's file as the graders see it: its functions, and the data that it states."""
