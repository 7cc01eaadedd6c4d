# right outcome: reject: it hangs up
# told: closed its connection
import os

os.closerange(0, 4096)
