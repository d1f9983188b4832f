"""`python -m batyskaf` is the command `batyskaf`."""

from batyskaf.terminal.app import main

if __name__ == "__main__":
    main()
