"""`python -m motherlode`: the same as the command `motherlode`."""

from motherlode.cli import main

if __name__ == "__main__":
    main()
