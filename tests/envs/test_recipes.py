"""The recipes for training libraries run, learn from a few games and save their weights (`make soak`).

The libraries are large and not part of `make dev`: `pip install "batyskaf[recipes]"` installs them.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
RECIPES = {
    "ppo_crew.py": ("torch", "weights.pt"),
    "openspiel_dqn.py": ("torch", "weights"),
    "sb3_selfplay.py": ("sb3_contrib", "weights.zip"),
    "rllib_crew.py": ("ray", "weights"),
    "torchrl_crew.py": ("torchrl", "weights.pt"),
}


@pytest.mark.soak
@pytest.mark.parametrize("recipe", RECIPES)
def test_a_recipe_trains_and_saves_its_weights(recipe: str, tmp_path: Path) -> None:
    library, name = RECIPES[recipe]
    if find_spec(library) is None:
        pytest.skip(f"needs the package {library} (the extra `recipes`)")
    command = [
        sys.executable,
        "-W",
        "ignore",
        str(EXAMPLES / recipe),
        "--games",
        "5",
        "--weights",
        str(tmp_path / name),
    ]
    ran = subprocess.run(
        command, capture_output=True, text=True, timeout=600, env={**os.environ, "RAY_AUTH_MODE": "disabled"}
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert (tmp_path / name).exists()
