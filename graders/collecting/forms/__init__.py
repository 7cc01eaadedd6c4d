"""Grades as others want them: our own gradebook, and the forms that LMSs give out.

Pure functions from text to text; nothing here reads a student's file or grades one.
"""
