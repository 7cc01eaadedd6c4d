# right outcome: timeout: it is never loaded
while True:
    pass
