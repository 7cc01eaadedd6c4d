"""What is wrong with the exercises themselves, told to their authors."""
