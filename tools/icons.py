"""Draws the icons of the installable app into web/public/icons: `python tools/icons.py`.

The drawings are those of `batyskaf.art`; Chromium turns them into PNG, which app stores and home screens ask for. The
files are small and kept in the repository, so that building the page needs no browser. Run it again when the vessel
changes.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.web import kit  # noqa: E402

from batyskaf.art import scenes  # noqa: E402
from batyskaf.art.sheet import icon  # noqa: E402

FOLDER = ROOT / "web" / "public" / "icons"
ICONS = {
    "round-192": (scenes.icon_body, 192),
    "round-512": (scenes.icon_body, 512),
    "tile-180": (scenes.tile_body, 180),
    "tile-512": (scenes.tile_body, 512),
}
"""Names with their drawing and size: round ones as they are, tiles for systems that cut their own shape."""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with kit.browser() as browser:
        for name, (draw, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px; height: {size}px }}</style>"
            page.set_content(style + icon(draw()))
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
