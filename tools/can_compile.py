"""Print in one line why the rules can't be compiled here and exit with 1; print nothing and exit with 0 if they can."""

import os
import sys

from tools.check_shifts import build_script

if __name__ == "__main__":
    silence, shown = os.open(os.devnull, os.O_WRONLY), os.dup(1)
    os.dup2(silence, 1)  # the trial run of the compiler prints its commands and errors
    os.dup2(silence, 2)
    reason = build_script().reason_for_pure()
    os.dup2(shown, 1)
    if reason is not None:
        print(f"The rules run interpreted here and the compiled half of the tests is skipped: {reason}.")
    sys.exit(reason is not None)
