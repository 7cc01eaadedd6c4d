# right outcome: reject: the C library ends it
# told: killed by signal 6 (SIGABRT)
import os

os.abort()
