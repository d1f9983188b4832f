"""Where Batyskaf keeps its data on this machine."""

import os
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder, or the one that BATYSKAF_DATA names."""
    chosen = os.environ.get("BATYSKAF_DATA")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("batyskaf", appauthor=False)
