# right outcome: reject: names without number, but not the one that is asked for
# told: not defined
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
globals().update({f"passed_{k}": k for k in range(100_000)})
