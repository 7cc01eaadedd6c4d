# right outcome: reject: the grader would listen to something else
import os

null = os.open("/dev/null", os.O_RDWR)
for descriptor in range(64):
    if descriptor != null:
        os.dup2(null, descriptor)
