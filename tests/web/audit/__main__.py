"""Run the audit by hand and print what it finds, grouped by kind.

    PYTHONPATH=src python -m tests.web.audit --game endeavor --screen 844x390 --language de
    PYTHONPATH=src python -m tests.web.audit --game crew --mode tonoja --kind covered --kind cut
    PYTHONPATH=src python -m tests.web.audit --list

Pictures of what fails are kept in build/audit/<game>/<mode>/. The exit status is 1 if anything was found.
"""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from tools import web

from batyskaf.languages import LANGUAGES
from tests.web import kit
from tests.web.audit.kinds import KINDS
from tests.web.audit.looks import SCREENS, TEXTS, THEMES, looks
from tests.web.audit.modes import MODES, Mode
from tests.web.audit.play import play
from tests.web.audit.report import Audited, by_screen, folder, text_of


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.web.audit", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", action="append", choices=list(MODES), help="all games if left out; may be repeated")
    parser.add_argument("--mode", action="append", help="a mode of the game, see --list; the first three if left out")
    parser.add_argument("--all-modes", action="store_true", help="every mode and mission")
    parser.add_argument("--screen", action="append", choices=SCREENS, help="all eight if left out")
    parser.add_argument("--language", action="append", choices=LANGUAGES, help="all if left out")
    parser.add_argument("--text", action="append", choices=TEXTS, help="m: normal, l: large; both if left out")
    parser.add_argument("--theme", action="append", choices=THEMES, help="both if left out")
    parser.add_argument("--kind", action="append", choices=list(KINDS), help="print only findings of this kind")
    parser.add_argument("--decisions", type=int, default=12, help="decisions audited per game (12)")
    parser.add_argument("--each", type=int, default=8, help="looks at each decision, in rotation (8); 0: every look")
    parser.add_argument("--spread", action="store_true", help="the 1st, 3rd, 9th, 27th … decision of each phase")
    parser.add_argument("--seed", default="1", help="another deal and other moves")
    parser.add_argument("--most", type=int, default=12, help="faults printed per kind (12)")
    parser.add_argument("--no-pictures", action="store_true", help="keep no screenshots")
    parser.add_argument("--table", action="store_true", help="print tables of counts by mode and by screen, too")
    parser.add_argument("--list", action="store_true", help="list the modes of each game and the kinds of findings")
    return parser


def chosen(asked: argparse.Namespace) -> list[Mode]:
    found: list[Mode] = []
    for game in asked.game or MODES:
        modes = MODES[game]
        if asked.mode:
            found += [mode for mode in modes if mode.name in asked.mode]
        else:
            found += modes if asked.all_modes else modes[:3]
    return found


def listing() -> str:
    modes = [f"{game}: {', '.join(mode.name for mode in known)}" for game, known in MODES.items()]
    kinds = [f"{kind}: {meaning}" for kind, meaning in KINDS.items()]
    return "\n".join([*modes, "", *kinds])


def main() -> int:
    parser = arguments()
    asked = parser.parse_args()
    if asked.list:
        print(listing())
        return 0
    modes = chosen(asked)
    if not modes:
        parser.error(f"no game has a mode {' or '.join(asked.mode)}; --list names them")
    if not web.is_fresh():
        web.build()
    seen = looks(asked.screen or SCREENS, asked.language or LANGUAGES, asked.text or TEXTS, asked.theme or THEMES)
    for mode in modes:
        shutil.rmtree(folder(mode), ignore_errors=True)
    played: list[Audited] = []
    with tempfile.TemporaryDirectory() as place, kit.browser() as browser:
        # The page of this checkout as it is now, also if it is built again meanwhile.
        page = shutil.copytree(web.static(), Path(place, "static"))
        server = kit.Server(Path(place), static=page)
        try:
            for mode in modes:
                one = play(
                    browser,
                    server,
                    mode,
                    seen,
                    kinds=asked.kind or list(KINDS),
                    decisions=asked.decisions,
                    each=asked.each or len(seen),
                    seed=asked.seed,
                    spread=asked.spread,
                    pictures=not asked.no_pictures,
                    progress=lambda line: print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True),
                )
                played.append(one)
                if asked.table:
                    print(one, flush=True)
        except KeyboardInterrupt:
            print("\ninterrupted; this is what was found so far", file=sys.stderr)
        finally:
            server.stop()
            print("\r\033[K", end="", file=sys.stderr)
    found = [finding for one in played for finding in one.findings]
    print(text_of(found, asked.most))
    if asked.table:
        print(by_screen(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
