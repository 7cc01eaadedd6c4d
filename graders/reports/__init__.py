"""What a student, an instructor and another program are told."""
