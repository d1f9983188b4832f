"""Endeavor in words: the ocean as a grid, boards and teams, the Impact board, and what each choice gives."""

from collections.abc import Sequence
from itertools import zip_longest

import msgspec
from rich.text import Text

from batyskaf.core.result import Result
from batyskaf.games.endeavor import mission_schema as ms
from batyskaf.games.endeavor.checking import site_ids
from batyskaf.games.endeavor.view import EndeavorView, SeatView, SiteView, TeamGoalView, ZoneView
from batyskaf.render.base import Area, Choice, Group, Sight, cell_lines
from batyskaf.render.endeavor_said import said
from batyskaf.render.endeavor_words import EndeavorWords, hex_place
from batyskaf.render.impact import draw_board

SEAT_COLOURS = ("#c79cff", "#f0e442", "#ff7a59", "#2fc99b", "#56b4e9")
ATTRIBUTES = ("reputation", "inspiration", "coordination", "ingenuity")
SORTS = {
    "recruit": "specialist", "activate": "specialist", "recover": "specialist", "promote": "specialist",
    "copy": "specialist", "travel": "action", "from": "action", "launch": "action", "sonar": "action",
    "dive": "action", "conserve": "action", "journal": "action", "cash": "token", "use": "token", "retain": "token",
    "publish": "journal", "apply": "journal", "discard": "journal", "space": "journal", "draw": "stack",
    "keep": "place", "place": "place", "impact": "impact", "shift": "impact",
}  # fmt: skip
WIDE = {"specialist", "action", "journal", "token"}
EMPTY = 4
"""The width of a column of the ocean without zones."""
DECLINED = {"act", "draw", "impact", "promote", "restored"}
"""Questions about a single reward, where "done" means declining it."""


class EndeavorRenderer(EndeavorWords):
    """Ocean, teams, tracks, journals and goals."""

    def seat(self, names: Sequence[str], seat: int) -> Text:
        return Text(names[seat], style=f"bold {SEAT_COLOURS[seat]}")

    # --- the table -------------------------------------------------------------------------------------------------

    def heading(self, view: msgspec.Struct) -> str:
        assert isinstance(view, EndeavorView)
        mission = self.printed.missions[view.mission].name.get(self.texts.lang)
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
        return self.at_site(tile, site) if site else self.tile(tile)

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
        if rules := [rule.text.get(self.texts.lang) for rule in self.printed.missions[view.mission].rules]:
            drawn.append(Area(say("web-endeavor-rules"), _listed(rules)))
        if view.asked == "recruit":
            drawn.insert(1, Area(say("table-endeavor-tray"), self._tray(view)))
        if view.drawn:
            tiles = Text("\n").join(self._drawn(id) for id in view.drawn)
            drawn.insert(0, Area(say("table-endeavor-drawn"), tiles))
        if view.seat is not None:
            drawn.append(Area(say("table-endeavor-own"), self._own(view, view.seats[view.seat]), "hand"))
        return drawn

    def _ocean(self, view: EndeavorView) -> Text:
        """The zones by column and depth, down to the depth below the deepest; names are whole."""
        by_place = {zone.place: zone for zone in view.zones}
        columns = [chr(65 + column) for column in range(view.columns)]
        wide = self._widths(columns, {place[0] for place in by_place})
        lines = [Text("   ").append("".join(column.ljust(wide[column]) for column in columns), style="dim")]
        deepest = max((zone.depth for zone in view.zones), default=0) + 1
        for depth in range(1, min(view.max_depth, deepest) + 1):
            zones = {column: by_place.get(f"{column}{depth}") for column in columns}
            names = [cell_lines(self.tile(zone.tile), wide[at] - 1) if zone else ["·"] for at, zone in zones.items()]
            for number, cells in enumerate(zip_longest(*names, fillvalue="")):
                start = f"{depth}  " if number == 0 else "   "
                lines.append(Text(start + "".join(map(str.ljust, cells, wide.values())).rstrip()))
            below = Text("   ")
            for at, zone in zones.items():
                below.append_text(_padded(self._pieces(zone) if zone else Text(), wide[at]))
            lines += [below] if below.plain.strip() else []
        stacks = [self.texts.say("table-endeavor-stack", depth=stack.depth, count=stack.count) for stack in view.stacks]
        lines.append(Text(f"{self.texts.say('table-endeavor-stacks')}: {' · '.join(stacks)}", style="dim"))
        return Text("\n").join(lines)

    def _widths(self, columns: Sequence[str], used: set[str]) -> dict[str, int]:
        """The width of each column: those without zones are narrow."""
        room = self.width - 3 - EMPTY * (len(columns) - len(used))
        wide = max(4, min(24, room // max(len(used), 1)))
        return {column: wide if column in used else EMPTY for column in columns}

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
        """The zones with the seat's submarines in full; a spectator gets a note on how to look at zones."""
        own = view.seats[view.seat].vessels if view.seat is not None else ()
        shown = [self.zone(zone, names) for zone in view.zones if zone.tile in own]
        shown.append(Text(self.texts.say("table-endeavor-hint"), style="dim"))
        return Text("\n").join(shown)

    def zone(self, zone: ZoneView, names: Sequence[str]) -> Text:
        """A zone with its bonuses, sites, links and special features."""
        tile = self.printed.tiles[zone.tile]
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
        for feature in tile.features:
            lines.append(Text(f"  ⚠ {feature.text.get(self.texts.lang)}", style="italic"))
        return Text("\n").join(lines)

    def map(self, view: msgspec.Struct, names: Sequence[str]) -> list[Sight]:
        assert isinstance(view, EndeavorView)
        return [
            Sight(
                zone.place,
                int(zone.place[1]) - 1,
                ord(zone.place[0]) - 65,
                Text(f"{self.tile(zone.tile)} ").append_text(self._pieces(zone)),
                self.zone(zone, names),
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
            if any(isinstance(rule, ms.CleanupTrack) for rule in self.printed.missions[view.mission].rules):
                line.append(f" · {self.texts.say('table-endeavor-cleanup', step=seat.cleanup)}")
            if seat.passed:
                line.append(f" · {self.texts.say('table-endeavor-passed')}", style="dim")
            lines.append(line)
            if number != view.seat:
                lines.append(Text(f"    {self._team(seat)}", style="dim"))
                lines += [Text(f"    {line}", style="dim") for line in self._belongings(seat)]
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

    def _belongings(self, seat: SeatView) -> list[str]:
        """Another player's public dive tokens and journals, by name."""
        lines, lang, say = [], self.texts.lang, self.texts.say
        if seat.tokens:
            lines.append(f"{say('table-endeavor-tokens')}: {self._held(seat)}")
        if seat.journals:
            titles = "; ".join(self.printed.journals[shown.journal].name.get(lang) for shown in seat.journals)
            lines.append(f"{say('table-endeavor-journals')}: {titles}")
        return lines

    def _held(self, seat: SeatView) -> str:
        return "; ".join(self.printed.tokens[token].text.get(self.texts.lang) for token in seat.tokens)

    def _own(self, view: EndeavorView, seat: SeatView) -> Text:
        say = self.texts.say
        named = zip(ATTRIBUTES, seat.tracks, seat.levels, strict=True)
        tracks = " · ".join(f"{say(f'attribute-endeavor-{name}')} {step} ({level})" for name, step, level in named)
        lines = [Text(tracks), Text(self._board(seat)), Text(f"{say('table-endeavor-team')}: {self._team(seat)}")]
        if seat.tokens:
            lines.append(Text(f"{say('table-endeavor-tokens')}: {self._held(seat)}"))
        for shown in seat.journals:
            sign = "⟳ " if shown.used else "▤ "
            lines.append(Text(f"{sign}{self.journal(shown.journal)}{' ●' * shown.discs}"))
        return Text("\n").join(lines)

    def _display(self, view: EndeavorView) -> Text:
        return Text("\n").join(Text(self.journal(id)) for id in view.display if id is not None)

    def _tray(self, view: EndeavorView) -> Text:
        lines = [Text(f"{self.offer(id)} ×{count}") for id, count in view.tray.items() if count]
        lines += [Text(self.offer(id)) for id in view.tier5 if id is not None]
        return Text("\n").join(lines)

    def _drawn(self, id: str) -> Text:
        tile = self.printed.tiles[id]
        bonus = f"{self.texts.say('table-endeavor-discovery')}: {self.rewards(tile.discovery)}"
        tokens = {dive.id: dive.tokens for dive in tile.dive}
        sites = tuple(SiteView(site, "", tokens=tokens.get(site)) for site in site_ids(tile))
        zone = ZoneView(id, str(tile.depth), tile.depth, None, (), sites)
        return Text(f"{bonus} · ").append_text(self.zone(zone, ()))

    def _goals(self, view: EndeavorView) -> Text:
        mission, lang, say = self.printed.missions[view.mission], self.texts.lang, self.texts.say
        words = [self._goal(view, goal, way) for goal, way in zip(mission.goals, view.options, strict=True)]
        if view.coop:
            cards = self.printed.cards
            texts = [say("table-endeavor-impact-goal"), *words, *(cards[id].text.get(lang) for id in view.cards)]
            words = [self._progress(text, goal) for text, goal in zip(texts, view.goals, strict=True)]
        return _listed(words)

    def _goal(self, view: EndeavorView, goal: ms.GoalEntry, chosen: str | None) -> str:
        """How a goal is scored; all alternatives while the choice is open."""
        lang = self.texts.lang
        way = next((option for option in goal.options if option.id == chosen), goal)
        if goal.options and way is goal:
            ways = "; ".join(option.text.get(lang) for option in goal.options)
            return f"{goal.text.get(lang)} ({self.texts.say('table-endeavor-unchosen')}: {ways})"
        text = way.text.get(lang)
        if "designated_disc" in way.units and view.designated:
            text += f" ({self.texts.say(f'choice-endeavor-{view.designated}')})"
        return f"{text} +{way.first}/{way.second}" if way.first and not view.coop else text

    def _progress(self, text: str, goal: TeamGoalView) -> str:
        """The team's progress towards a goal."""
        if goal.needed == 0:
            return text
        return f"{text}: {self.texts.say('table-endeavor-team-goal', reached=goal.reached, needed=goal.needed)}"

    # --- choices ---------------------------------------------------------------------------------------------------

    def groups(self, view: msgspec.Struct, legal: Sequence[int], names: Sequence[str]) -> list[Group]:
        assert isinstance(view, EndeavorView)
        sorts: dict[str, list[Choice]] = {}
        for move in legal:
            sort = SORTS.get(self.game.moves.kind(move), "answer")
            words = said(self, view, move)
            sorts.setdefault(sort, []).append(Choice(move, Text(self._label(view, move)), words, whole=True))
        return [
            Group(self.texts.say(f"group-endeavor-{sort}"), tuple(choices), wide=sort in WIDE)
            for sort, choices in sorted(sorts.items(), key=lambda pair: pair[0] == "answer")
        ]

    def _label(self, view: EndeavorView, move: int) -> str:
        """A move and what it gives."""
        kind, words = self.game.moves.kind(move), self.game.moves.words(move)
        say, id = self.texts.say, f"move-endeavor-{kind}"
        first = words[0] if words else ""
        if kind == "publish":
            return self.journal(first)
        if kind in ("recruit", "keep"):
            return self.recruit(first) if kind == "recruit" else self.tile_offer(first)
        if kind in ("activate", "recover", "copy"):
            return f"{say(id, name=self.side(first))} ({self.slots(self.side_of(first))})"
        if kind == "promote":
            senior = self.printed.specialists[first].senior
            label = say(id, name=self.side(first), senior=senior.name.get(self.texts.lang), busy=_yes(words[1:]))
            return f"{label} ({self.rewards(senior.instant)})"
        if kind in ("launch", "travel"):
            return f"{say(id, name=self.tile(first))} ({self.rewards(self.printed.tiles[first].arrival)})"
        if kind in ("sonar", "dive", "conserve", "journal"):
            return self.at_site(first, words[1])
        return self._small(view, kind, first)

    def _small(self, view: EndeavorView, kind: str, first: str) -> str:
        say, id, lang = self.texts.say, f"move-endeavor-{kind}", self.texts.lang
        if kind == "done" and view.asked in DECLINED:
            return say("move-endeavor-decline")
        if kind == "from":
            return say(id, name=self.tile(first))
        if kind in ("apply", "discard", "space"):
            entry = self.printed.journals[first]
            use = {"apply": entry.once_per_round, "discard": entry.discard}.get(kind)
            does = use.text.get(lang) if use else self.rewards(entry.space)
            return f"{say(id, name=entry.name.get(lang))} ({does})"
        if kind in ("impact", "shift"):
            hex = say("move-endeavor-impact", name=self._hex(view, first))
            return hex if kind == "impact" else say(id, name=hex)
        if kind in ("cash", "use", "retain"):
            return self.token(id, self.printed.tokens[first])
        if kind in ("raise", "take"):
            return say(id, name=say(f"reward-endeavor-{first}", depths="", action=""))
        if kind == "choose":
            words = f"choice-endeavor-{first}"
            return say(id, name=say(words) if self.texts.has(words) else self.texts.entry(self.game, "options", first))
        return say(id, name=first)

    def _hex(self, view: EndeavorView, id: str) -> str:
        hex = next((hex for hex in self.printed.missions[view.mission].board.hexes if hex.id == id), None)
        if hex is None:
            return id
        shown = [self.rewards(hex.gain)] if hex.gain else []
        shown += [self.texts.say("web-endeavor-points", points=hex.points)] if hex.points else []
        return f"{hex_place(id)} ({'; '.join(shown)})" if shown else hex_place(id)

    def result(self, result: Result, names: Sequence[str]) -> str:
        if result.reason.startswith("goals-"):
            return self.texts.say("outcome-endeavor-goals", met=int(result.reason.removeprefix("goals-")))
        if result.reason == "abandoned":
            return self.texts.say("outcome-endeavor-abandoned")
        return super().result(result, names)


def _listed(words: Sequence[str]) -> Text:
    return Text("\n").join(Text(f"• {word}") for word in words)


def _yes(words: Sequence[str]) -> str:
    return "yes" if words else "no"


def _padded(text: Text, width: int) -> Text:
    text.truncate(width - 1, overflow="ellipsis", pad=True)
    return text.append(" ")


RENDERER = EndeavorRenderer
