# right outcome: reject: it ends with success while it is loaded
# told: SystemExit
import sys

sys.exit(0)
