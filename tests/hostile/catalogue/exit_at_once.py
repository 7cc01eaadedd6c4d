# right outcome: reject: it ends without Python's own ending, with success
# told: ended with exit status 0
import os

os._exit(0)
