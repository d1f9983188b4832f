"""Endeavor in the terminal: the ocean as a grid, boards and teams, the Impact board, what each choice gives."""

from collections.abc import Iterable, Sequence

import msgspec
from rich.text import Text

from batyskaf.core.game import Game
from batyskaf.core.result import Result
from batyskaf.games.endeavor import schema as sc
from batyskaf.games.endeavor.game import EndeavorGame
from batyskaf.games.endeavor.view import EndeavorView, SeatView, ZoneView
from batyskaf.locale import Texts
from batyskaf.terminal.tables.base import Area, Choice, Group, Sight, Table
from batyskaf.terminal.tables.impact import draw_board

SEAT_COLOURS = ("#c79cff", "#f0e442", "#ff7a59", "#2fc99b", "#56b4e9")
ATTRIBUTES = ("reputation", "inspiration", "coordination", "ingenuity")
SORTS = {
    "recruit": "specialist", "activate": "specialist", "recover": "specialist", "promote": "specialist",
    "copy": "specialist", "travel": "action", "from": "action", "launch": "action", "sonar": "action",
    "dive": "action", "conserve": "action", "journal": "action", "cash": "token", "use": "token", "retain": "token",
    "publish": "journal", "apply": "journal", "discard": "journal", "space": "journal", "draw": "place",
    "keep": "place", "place": "place", "impact": "place", "shift": "place",
}  # fmt: skip
WIDE = {"specialist", "action", "journal"}


class EndeavorTable(Table):
    """Ocean, teams, tracks, journals and goals."""

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(game, texts)
        assert isinstance(game, EndeavorGame)
        self.book = game.book
        self.tiles = {tile.id: tile for tile in self.book.tiles}
        self.journals = {entry.id: entry for entry in self.book.journals}
        self.tokens = {entry.id: entry for entry in self.book.tokens}
        self.specialists = {entry.id: entry for entry in self.book.specialists}

    # --- words -----------------------------------------------------------------------------------------------------

    def tile(self, id: str) -> str:
        return self.tiles[id].name.get(self.texts.lang)

    def side(self, id: str) -> str:
        return self.book.specialist(id).text.get(self.texts.lang)

    def rewards(self, rewards: Iterable[sc.Reward]) -> str:
        """A reward list in words: `2× Reputation, Impact`."""
        words: list[str] = []
        for item in rewards:
            if isinstance(item, sc.Discover):
                words.append(self.texts.say("reward-endeavor-discover", depths="–".join(_ends(item.depths))))
            elif isinstance(item, sc.Grant):
                action = self.texts.say(f"action-endeavor-{item.action}")
                words.append(self.texts.say("reward-endeavor-action", action=action))
            else:
                words.append(self.texts.say(f"reward-endeavor-{item.replace('_', '-')}"))
        counted = [f"{words.count(word)}× {word}" if words.count(word) > 1 else word for word in dict.fromkeys(words)]
        return ", ".join(counted) or "–"

    def _slots(self, side: sc.Side) -> str:
        """`Travel / Sonar + Dive`."""
        say = self.texts.say
        return (
            " + ".join(" / ".join(say(f"action-endeavor-{action}") for action in slot) for slot in side.actions) or "–"
        )

    def seat(self, names: Sequence[str], seat: int) -> Text:
        return Text(names[seat], style=f"bold {SEAT_COLOURS[seat]}")

    # --- the table -------------------------------------------------------------------------------------------------

    def heading(self, view: msgspec.Struct) -> str:
        assert isinstance(view, EndeavorView)
        mission = self.book.missions[view.mission].name.get(self.texts.lang)
        return self.texts.say("table-endeavor-heading", mission=mission, round=view.round, rounds=view.rounds)

    def ask(self, view: msgspec.Struct, names: Sequence[str], seat: int | None) -> str:
        assert isinstance(view, EndeavorView)
        if view.turn is None:
            return self.texts.say("ask-endeavor-over")
        you = "yes" if view.turn == seat else "no"
        return self.texts.say(f"ask-endeavor-{view.asked}", you=you, seat=names[view.turn], about=self._about(view))

    def _about(self, view: EndeavorView) -> str:
        if not view.about:
            return ""
        if view.asked == "acts":
            return self.side(view.about)
        if view.asked == "act":
            return self.texts.say(f"action-endeavor-{view.about}")
        tile, _, site = view.about.partition(" ")
        return f"{self.tile(tile)} {site}".strip()

    def areas(self, view: msgspec.Struct, names: Sequence[str]) -> list[Area]:
        assert isinstance(view, EndeavorView)
        say = self.texts.say
        drawn = [
            Area(say("table-endeavor-ocean"), self._ocean(view)),
            Area(say("table-endeavor-zones"), self._zones(view, names)),
            Area(say("table-endeavor-seats"), self._seats(view, names)),
            Area(say("table-endeavor-display", deck=view.deck), self._display(view)),
            Area(say("table-endeavor-impact"), draw_board(self, view)),
            Area(say("table-endeavor-goals"), self._goals(view)),
        ]
        if view.asked == "recruit":
            drawn.insert(1, Area(say("table-endeavor-tray"), self._tray(view)))
        if view.drawn:
            tiles = Text("\n").join(self._drawn(id, view.edition) for id in view.drawn)
            drawn.insert(0, Area(say("table-endeavor-drawn"), tiles))
        if view.seat is not None:
            drawn.append(Area(say("table-endeavor-own"), self._own(view, view.seats[view.seat]), "hand"))
        return drawn

    def _ocean(self, view: EndeavorView) -> Text:
        by_place = {zone.place: zone for zone in view.zones}
        wide = max(9, min(17, 84 // view.columns))
        lines = [Text("   ").append("".join(chr(65 + c).ljust(wide) for c in range(view.columns)), style="dim")]
        for depth in range(1, view.max_depth + 1):
            above, below = Text(f"{depth}  "), Text("   ")
            for column in range(view.columns):
                zone = by_place.get(f"{chr(65 + column)}{depth}")
                name = Text(self.tile(zone.tile) if zone else "·", style="" if zone else "dim")
                name.truncate(wide - 1, overflow="ellipsis", pad=True)
                above.append_text(name).append(" ")
                below.append_text(_padded(self._pieces(zone) if zone else Text(), wide))
            lines += [above, below]
        stacks = [self.texts.say("table-endeavor-stack", depth=stack.depth, count=stack.count) for stack in view.stacks]
        lines.append(Text(f"{self.texts.say('table-endeavor-stacks')}: {' · '.join(stacks)}", style="dim"))
        return Text("\n").join(lines)

    def _pieces(self, zone: ZoneView) -> Text:
        """Submarines as ▲ with the number of their seat, discs as ●, tokens as ○."""
        shown = Text()
        for seat in zone.vessels:
            shown.append(f"▲{seat + 1}", style=SEAT_COLOURS[seat])
        for site in zone.sites:
            if site.owner is not None:
                shown.append(f"●{site.owner + 1}", style=SEAT_COLOURS[site.owner])
        tokens = sum(site.tokens or 0 for site in zone.sites)
        return shown.append(f" ○{tokens}" if tokens else "")

    def _zones(self, view: EndeavorView, names: Sequence[str]) -> Text:
        """The zones with an own submarine in full; without a seat, nothing but how to look at them."""
        own = view.seats[view.seat].vessels if view.seat is not None else ()
        shown = [self.zone(zone, names, view.edition) for zone in view.zones if zone.tile in own]
        shown.append(Text(self.texts.say("table-endeavor-hint"), style="dim"))
        return Text("\n").join(shown)

    def zone(self, zone: ZoneView, names: Sequence[str], edition: str) -> Text:
        """A zone with its bonuses, sites, links and special features."""
        tile = self.tiles[zone.tile]
        say = self.texts.say
        line = Text(f"{zone.place} {self.tile(zone.tile)}", style="bold")
        line.append(f"  {say('table-endeavor-arrival')}: {self.rewards(tile.arrival)}", style="not bold")
        lines = [line]
        for site in zone.sites:
            part = Text(f"  {site.id} ")
            part.append(self.site(zone.tile, site.id))
            if site.tokens is not None:
                part.append(f" ○{site.tokens}")
            if site.owner is not None:
                part.append(" ● ").append_text(self.seat(names, site.owner))
            lines.append(part)
        if tile.links:
            links = "; ".join(f"{link.a}–{link.b}: {self.rewards(link.gain)}" for link in tile.links)
            lines.append(Text(f"  {say('table-endeavor-links')} {links}", style="dim"))
        features = tile.retail.features if edition == "retail" and tile.retail else None
        for feature in tile.features if features is None else features:
            lines.append(Text(f"  ⚠ {feature.text.get(self.texts.lang)}", style="italic"))
        return Text("\n").join(lines)

    def site(self, tile: str, id: str) -> str:
        """What a site costs and gives."""
        entry, say = self.tiles[tile], self.texts.say
        for track in entry.sonar:
            for slot in track:
                if slot.id == id:
                    return f"{say('action-endeavor-sonar')}: {self.rewards(slot.gain)}"
        for conserve in entry.conserve:
            if conserve.id == id:
                cost = say("table-endeavor-cost", cost=conserve.cost)
                return f"{say('action-endeavor-conserve')}, {cost}: {self.rewards(conserve.gain)}"
        for journal in entry.journal:
            if journal.id == id:
                gain = f": {self.rewards(journal.gain)}" if journal.gain else ""
                return f"{say('action-endeavor-journal')}, {say(f'field-endeavor-{journal.field}')}{gain}"
        return say("action-endeavor-dive")

    def map(self, view: msgspec.Struct, names: Sequence[str]) -> list[Sight]:
        assert isinstance(view, EndeavorView)
        return [
            Sight(
                zone.place,
                int(zone.place[1]) - 1,
                ord(zone.place[0]) - 65,
                Text(f"{self.tile(zone.tile)} ").append_text(self._pieces(zone)),
                self.zone(zone, names, view.edition),
            )
            for zone in sorted(view.zones, key=lambda zone: (zone.place[1], zone.place[0]))
        ]

    def _seats(self, view: EndeavorView, names: Sequence[str]) -> Text:
        lines = []
        for number, seat in enumerate(view.seats):
            line = Text("▸ " if number == view.owner else "  ", style="bold")
            line.append_text(self.seat(names, number)).append(f"  {self._tracks(seat)} · {self._board(seat)}")
            points = sum(seat.sheet.values())
            line.append(f" · {self.texts.say('table-endeavor-points', points=points)}" if not view.coop else "")
            if seat.passed:
                line.append(f" · {self.texts.say('table-endeavor-passed')}", style="dim")
            lines.append(line)
            if number != view.seat:
                lines.append(Text(f"    {self._team(seat)}", style="dim"))
        return Text("\n").join(lines)

    def _tracks(self, seat: SeatView) -> str:
        letters = [self.texts.say(f"attribute-endeavor-{attribute}.letter") for attribute in ATTRIBUTES]
        return " ".join(f"{letter}{step}" for letter, step in zip(letters, seat.tracks, strict=True))

    def _board(self, seat: SeatView) -> str:
        return self.texts.say(
            "table-endeavor-board",
            research=seat.research,
            staging=seat.staging,
            supply=seat.supply,
            markers=seat.markers,
        )

    def _team(self, seat: SeatView) -> str:
        return ", ".join(f"{self.side(member.side)}{' ●' if member.busy else ''}" for member in seat.team)

    def _own(self, view: EndeavorView, seat: SeatView) -> Text:
        say = self.texts.say
        named = zip(ATTRIBUTES, seat.tracks, seat.levels, strict=True)
        tracks = " · ".join(f"{say(f'attribute-endeavor-{name}')} {step} ({level})" for name, step, level in named)
        lines = [Text(tracks), Text(self._board(seat)), Text(f"{say('table-endeavor-team')}: {self._team(seat)}")]
        if seat.tokens:
            held = "; ".join(self.tokens[token].text.get(self.texts.lang) for token in seat.tokens)
            lines.append(Text(f"{say('table-endeavor-tokens')}: {held}"))
        for shown in seat.journals:
            sign = "⟳ " if shown.used else "▤ "
            lines.append(Text(f"{sign}{self._journal(shown.journal, view.edition)}{' ●' * shown.discs}"))
        return Text("\n").join(lines)

    def _journal(self, id: str, edition: str) -> str:
        """A journal in full: title, fields, cost, what it gives and does in this edition."""
        entry, lang = self.journals[id], self.texts.lang
        box = entry.retail if edition == "retail" and entry.retail else sc.RetailJournal()
        fields = "/".join(self.texts.say(f"field-endeavor-{field}") for field in box.fields or entry.fields)
        cost = self.texts.say("table-endeavor-cost", cost=entry.cost if box.cost is None else box.cost)
        parts = [f"{entry.name.get(lang)} ({fields}; {cost})", self.rewards(entry.instant)]
        if entry.others:
            parts.append(f"[{self.rewards(entry.others)}]")
        if edition == "retail":
            parts += [self.texts.say("table-endeavor-printed", points=box.points)] if box.points else []
            parts += [f"{box.spaces}× ○ {self.rewards(box.space)}"] if box.spaces else []
        else:
            parts += [use.text.get(lang) for use in (entry.once_per_round, entry.discard) if use is not None]
        return " · ".join(parts)

    def _display(self, view: EndeavorView) -> Text:
        return Text("\n").join(Text(self._journal(id, view.edition)) for id in view.display if id is not None)

    def _tray(self, view: EndeavorView) -> Text:
        lines = [Text(f"{self._offer(id)} ×{count}") for id, count in view.tray.items() if count]
        lines += [Text(self._offer(id)) for id in view.tier5 if id is not None]
        return Text("\n").join(lines)

    def _offer(self, id: str) -> str:
        """A specialist as it comes and as it could become."""
        entry = self.specialists[id]
        junior = entry.junior or entry.senior
        words = (
            f"{entry.tier} {junior.name.get(self.texts.lang)}: {self.rewards(junior.instant)} | {self._slots(junior)}"
        )
        senior = entry.senior
        end = f" | {senior.endgame.text.get(self.texts.lang)}" if senior.endgame else ""
        return (
            f"{words} → {senior.name.get(self.texts.lang)}: {self.rewards(senior.instant)} | {self._slots(senior)}{end}"
        )

    def _drawn(self, id: str, edition: str) -> Text:
        tile = self.tiles[id]
        bonus = f"{self.texts.say('table-endeavor-discovery')}: {self.rewards(tile.discovery)}"
        zone = ZoneView(id, str(tile.depth), tile.depth, None, (), ())
        return Text(f"{bonus} · ").append_text(self.zone(zone, (), edition))

    def _goals(self, view: EndeavorView) -> Text:
        mission, lang, say = self.book.missions[view.mission], self.texts.lang, self.texts.say
        words = []
        for goal, chosen in zip(mission.goals, view.options, strict=True):
            option = next((way for way in goal.options if way.id == chosen), None)
            waits = f" ({say('table-endeavor-unchosen')})" if goal.options and option is None else ""
            words.append(
                (option or goal).text.get(lang) + waits + (f" +{goal.first}/{goal.second}" if goal.first else "")
            )
        words += [rule.text.get(lang) for rule in mission.rules] if not view.coop else []
        if view.coop:
            cards = {card.id: card for card in self.book.cards}
            texts = [say("table-endeavor-impact-goal"), *words, *(cards[id].text.get(lang) for id in view.cards)]
            words = [
                f"{text}: {say('table-endeavor-team-goal', reached=goal.reached, needed=goal.needed)}"
                for text, goal in zip(texts, view.goals, strict=True)
            ]
        return Text("\n").join(Text(f"• {word}") for word in words)

    # --- choices ---------------------------------------------------------------------------------------------------

    def groups(self, view: msgspec.Struct, legal: Sequence[int], names: Sequence[str]) -> list[Group]:
        assert isinstance(view, EndeavorView)
        sorts: dict[str, list[Choice]] = {}
        for move in legal:
            sort = SORTS.get(self.game.moves.kind(move), "answer")
            sorts.setdefault(sort, []).append(Choice(move, Text(self._label(view, move))))
        return [
            Group(self.texts.say(f"group-endeavor-{sort}"), tuple(choices), wide=sort in WIDE)
            for sort, choices in sorted(sorts.items(), key=lambda pair: pair[0] == "answer")
        ]

    def _label(self, view: EndeavorView, move: int) -> str:
        """A move with what it would give."""
        kind, words = self.game.moves.kind(move), self.game.moves.words(move)
        say, id = self.texts.say, f"move-endeavor-{kind}"
        first = words[0] if words else ""
        if kind == "publish":
            return self._journal(first, view.edition)
        if kind in ("recruit", "keep"):
            return self._offer(first) if kind == "recruit" else self._tile_offer(first)
        if kind in ("activate", "recover", "copy"):
            entry = self.specialists[first.removesuffix("-senior")]
            side = entry.senior if entry.junior is None or first.endswith("-senior") else entry.junior
            return f"{say(id, name=self.side(first))} ({self._slots(side)})"
        if kind == "promote":
            entry = self.specialists[first]
            label = say(id, name=self.side(first), senior=entry.senior.name.get(self.texts.lang), busy=_yes(words[1:]))
            return f"{label} ({self.rewards(entry.senior.instant)})"
        if kind in ("launch", "travel"):
            return f"{say(id, name=self.tile(first))} ({self.rewards(self.tiles[first].arrival)})"
        if kind in ("sonar", "dive", "conserve", "journal"):
            return f"{say(id, name=self.tile(first), site=words[1])} ({self.site(first, words[1])})"
        return self._small(view, kind, first)

    def _tile_offer(self, id: str) -> str:
        return f"{self.tile(id)} ({self.tiles[id].depth}; {self.rewards(self.tiles[id].discovery)})"

    def _small(self, view: EndeavorView, kind: str, first: str) -> str:
        say, id, lang = self.texts.say, f"move-endeavor-{kind}", self.texts.lang
        if kind == "from":
            return say(id, name=self.tile(first))
        if kind in ("apply", "discard", "space"):
            entry = self.journals[first]
            use = {"apply": entry.once_per_round, "discard": entry.discard}.get(kind)
            does = use.text.get(lang) if use else self.rewards(entry.retail.space if entry.retail else ())
            return f"{say(id, name=entry.name.get(lang))} ({does})"
        if kind in ("impact", "shift"):
            return say(id, name=self._hex(view, first))
        if kind == "cash":
            return say(id, research=self.tokens[first].research)
        if kind in ("use", "retain"):
            return say(id, name=self.tokens[first].text.get(lang))
        if kind in ("raise", "take"):
            return say(id, name=say(f"reward-endeavor-{first}", depths="", action=""))
        if kind == "choose":
            words = f"choice-endeavor-{first}"
            return say(id, name=say(words) if self.texts.has(words) else self.book.option(first).text.get(lang))
        return say(id, name=first)

    def _hex(self, view: EndeavorView, id: str) -> str:
        hex = next((hex for hex in self.book.missions[view.mission].board.hexes if hex.id == id), None)
        if hex is None:
            return id
        return f"{id} ({self.rewards(hex.gain)}; {hex.points})"

    def result(self, result: Result, names: Sequence[str]) -> str:
        if result.reason.startswith("goals-"):
            return self.texts.say("outcome-endeavor-goals", met=int(result.reason.removeprefix("goals-")))
        if result.reason == "abandoned":
            return self.texts.say("outcome-endeavor-abandoned")
        return super().result(result, names)


def _ends(depths: Sequence[int]) -> list[str]:
    return [str(depths[0])] if len(depths) == 1 else [str(min(depths)), str(max(depths))]


def _yes(words: Sequence[str]) -> str:
    return "yes" if words else "no"


def _padded(text: Text, width: int) -> Text:
    text.truncate(width - 1, overflow="ellipsis", pad=True)
    return text.append(" ")
