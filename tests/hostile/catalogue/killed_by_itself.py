# right outcome: reject: it kills itself
# told: killed by signal 9 (SIGKILL)
import os
import signal

os.kill(os.getpid(), signal.SIGKILL)
