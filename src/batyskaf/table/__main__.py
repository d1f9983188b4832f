"""`python -m batyskaf.table [port]`: the server without the rest of the command line."""

import sys

from batyskaf.table.serve import Serving, serve

if __name__ == "__main__":
    serve(Serving(port=int(sys.argv[1]) if len(sys.argv) > 1 else None))
