"""What leaves the project: the students' zip, and the autograder that a platform runs."""
