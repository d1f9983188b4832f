"""Lab runs in the terminal: progress while games are played, then tables, a Parquet file and an HTML report."""

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from batyskaf import __version__, games
from batyskaf.core.faults import writing
from batyskaf.core.reason import Refused
from batyskaf.lab import arena, balance, benchmark, difficulty, measured_words, measuring, missions
from batyskaf.lab.balance import LEAST, Balance, Thing
from batyskaf.lab.difficulty_figure import NAMED
from batyskaf.lab.difficulty_figure import drawing as draw_difficulty
from batyskaf.lab.figures import Mean, Share, ratings, share_of
from batyskaf.lab.measured import Tried
from batyskaf.lab.playing import Deal, Game, play
from batyskaf.lab.puzzles import making, puzzle
from batyskaf.lab.report import Line, Page, check_packages, parquet
from batyskaf.lab.working import Ledger, Piece, Row, done
from batyskaf.locale import Texts
from batyskaf.terminal.files import check_pack, read_pack
from batyskaf.terminal.progress import shown
from batyskaf.terminal.setup import chosen, read_pairs

SHOWN = 20
"""How many lines of a long table are printed."""


class Run:
    """One run and the folder it keeps its results in."""

    def __init__(self, into: Path, jobs: int | None, ray: str | None, texts: Texts) -> None:
        self.into = into
        self.texts = texts
        self._jobs = jobs if jobs is not None else os.cpu_count() or 1
        self._ray = ray
        self._out = Console()

    # --- kinds of runs ------------------------------------------------------------------------------------------------

    def arena(self, game: str, bots: Sequence[str], seeds: int, pairs: Sequence[str]) -> None:
        rows = self._reported(arena.deals(game, bots, seeds, read_pairs(games.load(game), pairs)))
        rated = [
            self._line(bot=each.bot, elo=round(each.elo), low=round(each.low), high=round(each.high), games=each.games)
            for each in ratings(arena.meetings(rows))
        ]
        won = [self._line(bot=bot) | self._share("won", share) for bot, share in arena.wins(rows).items()]
        means = [self._line(bot=bot) | self._mean(mean) for bot, mean in arena.means(rows).items()]
        if game == "crew":
            means = []  # in The Crew the score is success or failure
        title = self.texts.say("lab-title-arena", game=self._name(game))
        page = Page(title, self.texts.lang)
        page.intervals(title, rated, self._head("bot"), self._head("elo"), self._head("low"), self._head("high"))
        self._show(page, title, rated)
        self._show(page, self.texts.say("lab-title-wins", game=self._name(game)), won)
        self._show(page, self.texts.say("lab-title-means", game=self._name(game)), means)
        self._keep(rows, page)

    def missions(self, wanted: Sequence[str], players: Sequence[str], levels: Sequence[str], seeds: int) -> None:
        counts = [self._count(text) for text in players]
        levels = [level.strip() for level in levels]
        known = missions.missions()
        for mission in wanted:
            if mission not in known:
                chosen(games.load("crew"), {"mission": mission})  # refuses an unknown mission
        rows = self._reported(missions.deals(wanted or known, counts, levels, seeds))
        lines = [
            self._line(mission=each.mission, players=each.players, level=each.level)
            | self._share("success", each.success)
            | self._share("open", each.open_hands)
            | self._line(undecided=each.undecided)
            for each in missions.table(rows)
        ]
        title = self.texts.say("lab-title-missions")
        page = Page(title, self.texts.lang)
        self._show(page, title, lines)
        self._keep(rows, page)

    def balance(self, game: str, bot: str, seeds: int, pairs: Sequence[str]) -> None:
        rows = self._reported(balance.deals(game, bot, seeds, read_pairs(games.load(game), pairs)))
        found = balance.balance(rows)
        title = self.texts.say("lab-title-balance", game=self._name(game))
        page = Page(title, self.texts.lang)
        mean, least, most = found.decisions
        length = self.texts.say(
            "lab-length",
            games=found.games,
            mean=f"{mean:.1f}",
            least=least,
            most=most,
            branching=f"{found.branching:.1f}",
        )
        self._out.print(length)
        page.text(length)
        won, seat, thing = self._head("won-plain"), self._head("seat"), self._head("thing")
        seats = [self._line(seat=at + 1) | self._share("won", share) for at, share in enumerate(found.seats)]
        if rows[0].success is not None:  # in a co-operative game all seats win or lose together
            self._show(page, self.texts.say("lab-title-success"), [self._share("success", found.seats[0])])
        elif len(seats) > 1:
            drawn = [self._drawn(seat, f"{seat} {at + 1}", share) for at, share in enumerate(found.seats)]
            page.intervals(title, drawn, seat, won, self._head("low"), self._head("high"))
            self._show(page, title, seats)
        self._things(page, game, found, thing, won)
        self._keep(rows, page)

    def _things(self, page: Page, game: str, found: Balance, thing: str, won: str) -> None:
        """What correlates with winning: a plot of both ends, and all of it as a table."""
        title = self.texts.say("lab-title-things", game=self._name(game))
        names = [self._thing(game, each) for each in found.things]
        named = [
            (name if names.count(name) == 1 else f"{name} ({each.id})", each)
            for name, each in zip(names, found.things, strict=True)
        ]
        ends = named if len(named) <= SHOWN else [*named[: SHOWN // 2], *named[-SHOWN // 2 :]]
        drawn = [self._drawn(thing, name, each.won) for name, each in ends]
        page.intervals(title, drawn, thing, won, self._head("low"), self._head("high"))
        lines = [
            self._line(thing=name) | self._share("won", each.won) | self._share("without", each.without)
            for name, each in named
        ]
        self._show(page, title, lines)
        note = self.texts.say("lab-things-about", least=LEAST)
        page.text(note)
        self._out.print(note)

    def _thing(self, game: str, thing: Thing) -> str:
        """The name of an entry; a task of The Crew also has its number, because its words are long."""
        if not thing.section:
            return thing.id
        name = self.texts.entry(games.load(game), thing.section, thing.id)
        number = f"{thing.id} · " if thing.section == "tasks" else ""
        return f"{self.texts.say('workshop-section', name=thing.section)}: {number}{name}"

    def _drawn(self, head: str, name: str, share: Share) -> dict[str, str | int | float]:
        """A share as a line of a plot."""
        values = {"won-plain": share.share, "low": share.low, "high": share.high}
        return {head: name, **{self._head(each): round(100 * value, 1) for each, value in values.items()}}

    def measure(self, entry: benchmark.Entry) -> None:
        made = benchmark.report(entry, self._played(benchmark.deals(entry)))
        path = self.into / benchmark.file_name(entry)
        benchmark.write(made, path)
        self.result(made)
        self._out.print(self.texts.say("lab-benchmark-written", file=str(path), hash=made.hash[:12]))

    def check(self, file: Path) -> None:
        """Check a result of the benchmark and print it."""
        made = benchmark.read(file)
        self.result(made)
        self._out.print(
            self.texts.say("lab-benchmark-checked", edition=made.edition, version=made.version, rules=made.rules)
        )
        if made.edition != benchmark.EDITION:
            self._out.print(self.texts.say("lab-benchmark-edition", edition=benchmark.EDITION))

    def result(self, made: benchmark.Report) -> None:
        """Print a result of the benchmark."""
        entry = made.entry
        lines = [
            self._line(options=" ".join(f"{name}={value}" for name, value in each.options.items()))
            | (self._line(rival=each.against) if each.against else {})
            | (self._share("won", share_of(each.won, each.games)) if each.against else self._winnable(each))
            for each in made.cells
        ]
        title = self.texts.say("lab-title-benchmark", suite=entry.suite, track=entry.track, bot=entry.bot)
        self._show(Page(title, self.texts.lang), title, lines)
        score, low, high = (f"{each:.1%}" for each in made.score[:3])
        said = "lab-benchmark-rivals" if entry.track == "rivals" else "lab-benchmark-score"
        self._out.print(self.texts.say(said, score=score, low=low, high=high, deals=made.score.total))
        if not made.complete:
            self._out.print(self.texts.say("lab-benchmark-part", deals=benchmark.SUITES[entry.suite].deals))

    def _winnable(self, cell: benchmark.Cell) -> dict[str, str | int | float]:
        """The figures of a set of options of The Crew."""
        of_all, of_winnable = share_of(cell.won, cell.games), share_of(cell.won, cell.winnable)
        return (
            self._share("success", of_all) | self._share("winnable", of_winnable) | self._line(undecided=cell.undecided)
        )

    def puzzles(self, game: str, count: int, sources: int) -> None:
        if game not in puzzle.KINDS:
            raise Refused("refused-puzzle-none", game=game)
        kinds = puzzle.KINDS[game]
        wanted = [making.Source(game, kind, number) for kind in kinds for number in range(sources)]
        rows = self._worked(wanted, making.make, Ledger(self.into / "puzzles.jsonl", making.Found))
        made = making.collection(game, dict.fromkeys(kinds, count), (each for row in rows for each in row.puzzles))
        file = self.into / f"{game}.json"
        with writing(file):
            file.write_bytes(puzzle.written(made))
        self._out.print(self.texts.say("lab-puzzles-done", count=len(made.puzzles), file=str(file)))

    def difficulty(self, attempts: int) -> None:
        pieces = difficulty.pieces(attempts)
        tried = self._worked(pieces, difficulty.attempt, Ledger(self.into / "attempts.jsonl", Tried))
        found = difficulty.agreement(tried)
        title = self.texts.say("lab-title-difficulty")
        worst = [
            self._line(task=row.task, players=row.players, printed=row.printed, estimate=f"{row.estimate:.1f}")
            for row in found.worst[:NAMED]
        ]
        self._show(Page(title, self.texts.lang), title, worst)
        self._out.print(
            self.texts.say(
                "lab-difficulty-agreement",
                rank=f"{found.rank:.2f}",
                error=f"{found.error:.2f}",
                within=f"{found.within:.0%}",
                spread=f"{found.model.spread:.2f}",
            )
        )
        file, drawing = self.into / difficulty.FILE, self.into / "difficulty.svg"
        with writing(file):
            file.write_bytes(msgspec.json.format(msgspec.json.encode(found.model)) + b"\n")
            drawing.write_text(draw_difficulty(found, self.texts), encoding="utf-8")
        self._out.print(self.texts.say("lab-difficulty-written", file=str(file), drawing=str(drawing)))

    def measure_pack(self, file: Path, bot: str, count: int, attempts: int) -> None:
        pack = read_pack(file)
        game = check_pack(file).game
        plan = measuring.Plan(measuring.Wish(game, msgspec.json.encode([pack]).decode(), bot, count, attempts))
        ledger = Ledger(self.into / "attempts.jsonl", Tried)
        tried = self._worked(plan.attempts(), difficulty.attempt, ledger) if plan.tasks else []
        found = plan.measured(tried, self._played(plan.deals()))
        page = Page(f"{pack.get('name', file.stem)}: {self.texts.say('measure-title')}", self.texts.lang)
        for title, lines in measured_words.tables(found, self.texts):
            self._show(page, title, lines)
        for note in measured_words.notes(found, self.texts):
            page.text(note)
            self._out.print(note)
        json, html = self.into / "measured.json", self.into / "report.html"
        with writing(json):
            self.into.mkdir(parents=True, exist_ok=True)
            json.write_bytes(msgspec.json.encode(found))
            page.write(html)
        self._out.print(self.texts.say("lab-measure-written", json=str(json), html=str(html)))

    # --- shared -------------------------------------------------------------------------------------------------------

    def _reported(self, deals: Sequence[Deal]) -> list[Game]:
        """The games of a run that ends with a table and plots."""
        check_packages()
        return self._played(deals)

    def _played(self, deals: Sequence[Deal]) -> list[Game]:
        return self._worked(deals, play, Ledger(self.into / "rows.jsonl", Game))

    def _worked(self, pieces: Sequence[Piece], work: Callable[[Piece], Row], ledger: Ledger[Row]) -> list[Row]:
        """The rows of all pieces, with progress while they are computed."""
        with shown(self.texts.say("lab-working")) as progress:
            return done(pieces, work, ledger, self._jobs, self._ray, progress)

    def _made(self, rows: Sequence[Game]) -> str:
        """What is needed to reproduce the run."""
        return self.texts.say(
            "lab-made",
            version=__version__,
            rules=games.load(rows[0].game).rules,
            options=_shared(rows) or "–",
            seeds=len({row.seed for row in rows}),
        )

    def _count(self, text: str) -> int:
        if not text.strip().isdecimal() or not 2 <= int(text) <= 5:
            raise Refused("refused-lab-number", text=text, least=2, most=5)
        return int(text)

    def _name(self, game: str) -> str:
        return self.texts.say(f"game-{game}") if self.texts.has(f"game-{game}") else game

    def _head(self, name: str) -> str:
        return self.texts.say(f"lab-{name}")

    def _line(self, **values: str | int | float) -> dict[str, str | int | float]:
        return {self._head(name): value for name, value in values.items()}

    def _share(self, name: str, share: Share) -> dict[str, str | int | float]:
        text = f"{share.share:.1%} [{share.low:.1%}, {share.high:.1%}] / {share.total}" if share.total else "–"
        return {self._head(name): text}

    def _mean(self, mean: Mean) -> dict[str, str | int | float]:
        return {self._head("score"): f"{mean.mean:.2f} [{mean.low:.2f}, {mean.high:.2f}] / {mean.total}"}

    def _show(self, page: Page, title: str, lines: Sequence[Line]) -> None:
        if not lines:
            return
        page.table(title, lines)
        table = Table(title=title)
        for head in lines[0]:
            table.add_column(head)
        for line in lines[:SHOWN]:
            table.add_row(*(str(value) for value in line.values()))
        self._out.print(table)
        if len(lines) > SHOWN:
            self._out.print(self.texts.say("lab-more", count=len(lines), file=str(self.into / "report.html")))

    def _keep(self, rows: Sequence[Game], page: Page) -> None:
        table, report = self.into / "games.parquet", self.into / "report.html"
        parquet([_flat(row) for row in rows], table)
        page.text(self._made(rows))
        page.write(report)
        self._out.print(
            self.texts.say("lab-written", rows=str(self.into / "rows.jsonl"), parquet=str(table), html=str(report))
        )


def _shared(rows: Sequence[Game]) -> str:
    """The options that all rows have in common."""
    first = rows[0].options.items()
    return ", ".join(f"{name}={value}" for name, value in first if all(row.options[name] == value for row in rows))


def _flat(row: Game) -> Mapping[str, object]:
    """A row for a table, with its options as JSON."""
    plain: dict[str, object] = msgspec.to_builtins(row)
    return {**plain, "options": msgspec.json.encode(row.options).decode()}
