# wrong: value, gradient, structure, prediction: nothing but comments
# says: shifted_two
# I will do this one tomorrow.
