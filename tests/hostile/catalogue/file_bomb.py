# right outcome: reject: a large file
# told: raised
with open("large", "wb") as file:
    while True:
        file.write(bytes(1 << 20))
