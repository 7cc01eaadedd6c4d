# right outcome, in a sandbox: reject: a process that leaves its family
# told: PermissionError
import os
import time

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        time.sleep(600)
    os._exit(0)
