"""`python -m graders`: grading, hints and starters from the command line."""

from graders.commands import main

if __name__ == "__main__":
    main()
