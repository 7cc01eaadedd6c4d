# right outcome: timeout: it waits for nothing
import time

time.sleep(1_000)
