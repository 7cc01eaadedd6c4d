# wrong: value, gradient, structure, prediction: nothing but comments
# says: make reset EXERCISE=offset_two
# I will do this one tomorrow.
