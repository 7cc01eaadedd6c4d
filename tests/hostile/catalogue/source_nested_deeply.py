# right outcome: reject: text that is code of great depth
# told: raised
VALUE = eval("[" * 100_000)
