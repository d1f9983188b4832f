"""`python -m batyskaf.table [port]`: the server without the rest of the command line."""

import sys

from batyskaf.table.serve import PORT, serve

if __name__ == "__main__":
    serve(port=int(sys.argv[1]) if len(sys.argv) > 1 else PORT)
