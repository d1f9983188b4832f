"""Names, costs and rewards of Endeavor's pieces, in words."""

from collections.abc import Iterable, Sequence

import msgspec

from batyskaf.core.events import Event
from batyskaf.core.game import Game
from batyskaf.games.endeavor import events as ev
from batyskaf.games.endeavor import schema as sc
from batyskaf.games.endeavor.checking import site_ids
from batyskaf.games.endeavor.game import EndeavorGame
from batyskaf.games.endeavor.options import EndeavorOptions
from batyskaf.games.endeavor.printed import side_of
from batyskaf.locale import Texts
from batyskaf.render.base import Renderer
from batyskaf.render.endeavor_said import hex_words

GOAL = "goal-"
"""Begins the lines of the score that goals of the mission give."""


class EndeavorWords(Renderer):
    """Tiles, sites, specialists, tokens and journals in words."""

    def __init__(self, game: Game, texts: Texts, options: msgspec.Struct | None = None) -> None:
        super().__init__(game, texts, options)
        assert isinstance(game, EndeavorGame)
        assert isinstance(self.options, EndeavorOptions)
        self.printed = game.edition(self.options.edition)

    def line(self, event: Event, names: Sequence[str], viewer: int | None = None) -> str:
        """Sites, hexes and goals are worded; points that nobody got need no line."""
        if isinstance(event, ev.Scored) and not event.points:
            return ""
        return super().line(self._worded(event), names, viewer)

    def _worded(self, event: Event) -> Event:
        if isinstance(event, ev.Occupied | ev.Dived | ev.Published):
            return msgspec.structs.replace(event, site=f"({self.site(event.tile, event.site)})")
        if isinstance(event, ev.Linked):
            sites = {key: f"({self.site(event.tile, getattr(event, key))})" for key in ("site", "end")}
            return msgspec.structs.replace(event, **sites)
        if isinstance(event, ev.Marked):
            return msgspec.structs.replace(event, hex=self._hex_words(event.hex))
        if isinstance(event, ev.Shifted):
            return msgspec.structs.replace(event, start=self._hex_words(event.start), hex=self._hex_words(event.hex))
        if isinstance(event, ev.Scored) and event.line.startswith(GOAL):
            return msgspec.structs.replace(event, line=self._goal_words(event.line))
        return event

    def _goal_words(self, line: str) -> str:
        """A line of the score by what its goal counts: `goal 1 (1 point per own sonar disc)`."""
        assert isinstance(self.options, EndeavorOptions)
        goal = self.printed.missions[self.options.mission].goals[int(line.removeprefix(GOAL)) - 1]
        return f"{self.texts.say(f'line-endeavor-{line}')} ({goal.text.get(self.texts.lang)})"

    def _hex_words(self, id: str) -> str:
        assert isinstance(self.options, EndeavorOptions)
        return hex_words(self, self.options.mission, id)

    def tile(self, id: str) -> str:
        return self.texts.entry(self.game, "tiles", id)

    def side(self, id: str) -> str:
        """The name of a side of a specialist."""
        return self.texts.entry(self.game, "specialists", id)

    def side_of(self, id: str) -> sc.Side:
        """A side of a specialist, by its id: `pilot`, `pilot-senior`."""
        return side_of(self.printed.specialists[id.removesuffix("-senior")], id)

    def rewards(self, rewards: Iterable[sc.Reward]) -> str:
        """A reward list in words: `2× Reputation, Impact`."""
        words: list[str] = []
        for item in rewards:
            if isinstance(item, sc.Discover):
                words.append(self.texts.say("reward-endeavor-discover", depths="–".join(_ends(item.depths))))
            elif isinstance(item, sc.Grant):
                words.append(self._grant(item))
            else:
                words.append(self.texts.say(f"reward-endeavor-{item.replace('_', '-')}"))
        counted = [f"{words.count(word)}× {word}" if words.count(word) > 1 else word for word in dict.fromkeys(words)]
        return ", ".join(counted) or "–"

    def _grant(self, grant: sc.Grant) -> str:
        """A granted action with its modifiers: `Travel action (technology +1)`."""
        say = self.texts.say
        words = say("reward-endeavor-action", action=say(f"action-endeavor-{grant.action}"))
        special = {
            f"grant-endeavor-{grant.scope.replace('_', '-')}": grant.scope != "own_vessel_zone",
            "grant-endeavor-technology": grant.tech_bonus,
            "grant-endeavor-tokens": grant.tokens if grant.tokens > 1 else 0,
            "grant-endeavor-times": grant.times if grant.times > 1 else 0,
            "grant-endeavor-cheaper": -grant.cost_modifier,
        }
        notes = [say(id, count=int(count)) for id, count in special.items() if count]
        notes += [] if grant.research_cost is None else [say("table-endeavor-cost", cost=grant.research_cost)]
        return f"{words} ({', '.join(notes)})" if notes else words

    def slots(self, side: sc.Side) -> str:
        """`Travel / Sonar + Dive`."""
        say = self.texts.say
        return (
            " + ".join(" / ".join(say(f"action-endeavor-{action}") for action in slot) for slot in side.actions) or "–"
        )

    def site(self, tile: str, id: str) -> str:
        """What a site costs and gives."""
        entry, say = self.printed.tiles[tile], self.texts.say
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

    def at_site(self, tile: str, id: str) -> str:
        """A site with its tile; equal ones of a tile are numbered."""
        words = self.site(tile, id)
        alike = [other for other in site_ids(self.printed.tiles[tile]) if self.site(tile, other) == words]
        return f"{self.tile(tile)}: {words}" + (f" ({alike.index(id) + 1})" if len(alike) > 1 else "")

    def journal(self, id: str) -> str:
        """A journal in full: title, fields, cost, rewards and effect."""
        entry, lang, say = self.printed.journals[id], self.texts.lang, self.texts.say
        fields = "/".join(say(f"field-endeavor-{field}") for field in entry.fields)
        cost = say("table-endeavor-cost", cost=entry.cost)
        parts = [f"{entry.name.get(lang)} ({fields}; {cost})", self.rewards(entry.instant)]
        parts += [f"[{self.rewards(entry.others)}]"] if entry.others else []
        parts += [say("table-endeavor-printed", points=entry.points)] if entry.points else []
        parts += [f"{entry.spaces}× ○ {self.rewards(entry.space)}"] if entry.spaces else []
        parts += [use.text.get(lang) for use in (entry.once_per_round, entry.discard) if use is not None]
        return " · ".join(parts)

    def recruit(self, id: str) -> str:
        """A specialist as it joins the team, and whom it can become."""
        entry, lang = self.printed.specialists[id], self.texts.lang
        senior = f" → {entry.senior.name.get(lang)}" if entry.junior else ""
        return f"{self._joining(entry)}{senior}"

    def _joining(self, entry: sc.SpecialistEntry) -> str:
        """`Pilot (tier 1): Impact | Travel`."""
        side = entry.junior or entry.senior
        tier = self.texts.say("table-endeavor-tier", tier=entry.tier)
        return f"{side.name.get(self.texts.lang)} ({tier}): {self.rewards(side.instant)} | {self.slots(side)}"

    def offer(self, id: str) -> str:
        """A specialist with both of its sides."""
        entry = self.printed.specialists[id]
        words = self._joining(entry)
        senior = entry.senior
        end = f" | {senior.endgame.text.get(self.texts.lang)}" if senior.endgame else ""
        return (
            f"{words} → {senior.name.get(self.texts.lang)}: {self.rewards(senior.instant)} | {self.slots(senior)}{end}"
        )

    def tile_offer(self, id: str) -> str:
        return f"{self.tile(id)} ({self.printed.tiles[id].depth}; {self.rewards(self.printed.tiles[id].discovery)})"

    def token(self, id: str, token: sc.TokenEntry) -> str:
        """A token and what can be done with it."""
        text = token.text.get(self.texts.lang)
        if id.endswith("retain"):
            return self.texts.say(id, name=text)
        name = self.rewards(token.use.gain) if token.use else ""
        return f"{self.texts.say(id, name=name, research=token.research)} ({text})"


def hex_place(id: str) -> str:
    """Where a hex of the Impact board is, counted from 1.

    >>> hex_place("r4c0")
    '5/1'
    """
    return "/".join(str(int(part) + 1) for part in id.removeprefix("r").split("c"))


def _ends(depths: Sequence[int]) -> list[str]:
    return [str(depths[0])] if len(depths) == 1 else [str(min(depths)), str(max(depths))]
