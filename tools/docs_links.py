"""A hook of MkDocs: links from docs/ to other files of the repository lead to the repository."""

import re
from pathlib import Path
from posixpath import normpath
from typing import Any

LINK = re.compile(r"\]\(((?:\.\./)+[^)#\s]*)(#[^)\s]*)?\)")


def on_page_markdown(markdown: str, page: Any, config: Any, **_: object) -> str:
    """Rewrite the links that leave docs/; a file that isn't there stays a broken link, which stops the build."""
    place = Path("docs", page.file.src_uri).parent
    root = Path(config["config_file_path"]).parent

    def outside(found: re.Match[str]) -> str:
        target = normpath((place / found[1]).as_posix())
        if target.startswith("docs/") or not (root / target).exists():
            return found[0]
        kind = "tree" if (root / target).is_dir() else "blob"
        return f"]({config['extra']['repository']}/{kind}/main/{target}{found[2] or ''})"

    return LINK.sub(outside, markdown)
