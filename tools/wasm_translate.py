"""Writes the C of all compiled modules for WebAssembly, a 32-bit target, and lists them with those written in C.

`tools.wasm` runs it in an environment where mypy is plain Python.

python -m tools.wasm_translate FOLDER
"""

import importlib.machinery
import runpy
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def aim_at_wasm() -> None:
    """Make mypyc target a 32-bit CPython 3.14; it reads these values at import."""
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4
    importlib.machinery.EXTENSION_SUFFIXES.insert(0, ".cpython-314-wasm32-emscripten.so")
    import mypyc.common
    import mypyc.options

    if not mypyc.common.IS_32_BIT_PLATFORM:
        sys.exit("mypyc has to be plain Python: pip install --no-binary mypy mypy")
    plain = mypyc.options.CompilerOptions.__init__

    def aimed(self: mypyc.options.CompilerOptions, *args: object, **kwargs: object) -> None:
        plain(self, *args, **{**kwargs, "capi_version": (3, 14)})  # type: ignore[arg-type]

    mypyc.options.CompilerOptions.__init__ = aimed  # type: ignore[method-assign]


def main(target: Path) -> None:
    aim_at_wasm()
    setup = runpy.run_path(str(ROOT / "setup.py"), run_name="setup")
    extensions = [*setup["translate"](target, one_file=True), *setup["written_in_c"]()]
    lines = ["\t".join([extension.name, *extension.sources]) for extension in extensions]
    (target / "extensions.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
