"""The page itself: files that Vite built into `static/`, every other address leading to its one HTML file."""

from pathlib import Path

from fastapi import FastAPI, Response
from starlette.responses import FileResponse, HTMLResponse

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Batyskaf</title>
<h1>Batyskaf</h1>
<p>The server runs, but its page has not been built. In a checkout run <code>npm ci && npm run build</code> in
<code>web/</code>, then load this page again. Clients of the protocol can play already: see
<code>docs/protocol.md</code>.</p>
<hr>
<p lang="pl">Serwer działa, ale strona nie została zbudowana. W katalogu <code>web/</code> uruchom
<code>npm ci && npm run build</code>, a potem odśwież tę stronę.</p>
</html>
"""


def mount(app: FastAPI, folder: Path) -> None:
    """Serve what is there; the folder may be built while the server runs."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        return serve(folder, path)


def serve(folder: Path, path: str) -> Response:
    """A built file, or the page."""
    if path.startswith("api/"):
        return Response(b'{"reason":{"id":"refused-table-path","args":{}}}', 404, media_type="application/json")
    index = folder / "index.html"
    if not index.is_file():
        return HTMLResponse(MISSING, 503, {"cache-control": "no-cache"})
    wanted = (folder / path).resolve() if "\0" not in path else index
    if path and wanted.is_file() and wanted.is_relative_to(folder.resolve()):
        # Vite names what it puts into assets/ by its hash.
        return FileResponse(wanted, headers={"cache-control": FOREVER if path.startswith("assets/") else "no-cache"})
    return FileResponse(index, headers={"cache-control": "no-cache"})
