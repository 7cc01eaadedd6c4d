"""The command line: what each command takes, prints and exits with."""
