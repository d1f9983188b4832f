"""Aquatica in words. Location types are shown by colour, letter and shape."""

from collections.abc import Iterator, Sequence

import msgspec
from rich.text import Text

from batyskaf.core.game import Game
from batyskaf.core.result import Result
from batyskaf.games.aquatica import kinds
from batyskaf.games.aquatica.content import LocationEntry
from batyskaf.games.aquatica.game import AquaticaGame
from batyskaf.games.aquatica.options import AquaticaOptions
from batyskaf.games.aquatica.printed import as_read, interpretation_of
from batyskaf.games.aquatica.view import AquaticaView, LocationView, SeatView, TrackView
from batyskaf.locale import Texts
from batyskaf.render.base import Area, Choice, Group, Renderer, beside

SHAPES = {"shark_bay": "▲", "sunken_ships": "■", "ocean_volcanoes": "●", "decayed_civilizations": "◆"}
COLOURS = {
    "shark_bay": "#56b4e9", "sunken_ships": "#f0e442", "ocean_volcanoes": "#ff7a59",
    "decayed_civilizations": "#2fc99b",
}  # fmt: skip
ON_LOCATIONS = frozenset({"exploit", "buy", "conquer", "salvage", "raise", "lift", "score", "shed"})
ON_CHARACTERS = frozenset({"play", "take-back", "replay", "drop", "pick", "crown"})
ON_GOALS = frozenset({"claim", "rival"})
ANSWERS = frozenset({"end", "scout", "skip", "continue", "abandon"})
LONG = frozenset({"play", "exploit", "buy", "conquer", "salvage", "shed", "claim", "rival", "pick", "crown", "recruit"})


class AquaticaRenderer(Renderer):
    """Ocean rows, boards, mantas, goals and hands."""

    def __init__(self, game: Game, texts: Texts, options: msgspec.Struct | None = None) -> None:
        super().__init__(game, texts, options)
        assert isinstance(game, AquaticaGame)
        assert isinstance(self.options, AquaticaOptions)
        self.catalog = as_read(game.catalog, interpretation_of(self.options))

    # --- names ------------------------------------------------------------------------------------------------------

    def character(self, id: str) -> str:
        return self.catalog.character(id).name.get(self.texts.lang)

    def manta(self, id: str) -> str:
        return self.catalog.manta(id).name.get(self.texts.lang)

    def goal(self, id: str) -> str:
        return self.catalog.goal(id).text.get(self.texts.lang)

    def location(self, id: str) -> Text:
        """A location's type and name."""
        entry = self.catalog.location(id)
        letter = self.texts.say(f"type-aquatica-{entry.type}.letter")
        sign = Text(f"{SHAPES[entry.type]}{letter} ", style=f"bold {COLOURS[entry.type]}")
        return sign.append(entry.name.get(self.texts.lang), style="not bold")

    def done_by(self, id: str) -> Sequence[kinds.Effect]:
        """What a character does at this table."""
        return self.catalog.character(id).effects

    def effect(self, effect: kinds.Effect, short: bool = True) -> str:
        """An effect in words, or in short signs."""
        fields: dict[str, object] = msgspec.to_builtins(effect)
        id = f"effect-aquatica-{fields['effect']}"
        joint = " | " if short else f" {self.texts.say('effect-aquatica-or')} "
        args: dict[str, str | int] = {}
        for name, value in fields.items():
            if name == "only":
                word = f"type-aquatica-{value}.letter" if short else f"type-aquatica-{value}"
                args[name] = self.texts.say(word) if value else "none"
            elif name == "kind":
                args[name] = self.manta(str(value))
            elif isinstance(value, bool):
                args[name] = "yes" if value else "no"
            elif isinstance(value, int | str):
                args[name] = value
        if isinstance(effect, kinds.Others):
            args["do"] = self.effect(effect.do, short)
        if isinstance(effect, kinds.Choose):
            args["options"] = joint.join(self.effects(option, short) for option in effect.options)
        return self.texts.say(f"{id}.short" if short else id, **args)

    def effects(self, effects: Sequence[kinds.Effect], short: bool = True) -> str:
        return (" + " if short else ", ").join(self.effect(effect, short) for effect in effects)

    def prices(self, entry: LocationEntry, top: bool) -> str:
        power = entry.power_price - (self.catalog.board.top_row_discount if top else 0)
        return f"{entry.coin_price}¤/{max(power, 0)}⚔"

    def depths(self, entry: LocationEntry, risen: int = 0) -> Text:
        """The depths from the top down, used ones struck out; then the points and the manta below."""
        line = Text("[")
        for number, depth in enumerate(entry.depths):
            if number:
                line.append(" ")
            covered = number < risen
            line.append(f"({self.effect(depth)})" if covered else self.effect(depth), "dim strike" if covered else "")
        line.append("]").append(f" ★{entry.points}")
        return (
            line.append(f" ∿{self.effect(self.catalog.manta(entry.wild_manta).effect)}") if entry.wild_manta else line
        )

    # --- the table --------------------------------------------------------------------------------------------------

    def heading(self, view: msgspec.Struct) -> str:
        assert isinstance(view, AquaticaView)
        say = self.texts.say
        counts = {"round": view.round, "locations": view.locations_left, "characters": view.characters_left}
        parts = [say("table-aquatica-heading", **counts)]
        if view.discarded_locations:
            parts.append(say("table-aquatica-discarded", count=len(view.discarded_locations)))
        if view.ending:
            parts.append(say("table-aquatica-ending", turns=view.ending))
        return " · ".join(parts)

    def recent(self, view: msgspec.Struct, names: Sequence[str]) -> Text | None:
        """The discarded locations, which are public."""
        assert isinstance(view, AquaticaView)
        return self._row(view.discarded_locations, False) if view.discarded_locations else None

    def ask(self, view: msgspec.Struct, names: Sequence[str], seat: int | None) -> str:
        """The question, with what is still to be paid."""
        assert isinstance(view, AquaticaView)
        if view.turn is None:
            return self.texts.say("ask-aquatica-over")
        mine = "yes" if view.turn == seat else "no"
        parts = [self.texts.say(f"ask-aquatica-{view.asked}", you=mine, seat=names[view.turn])]
        if view.payment is not None:
            parts.append(self._paying(view))
        elif view.asked in ("recruit", "buy", "conquer"):
            power = view.asked == "conquer"
            amount, resource = (view.power, "power") if power else (view.coins, "coins")
            parts.append(self.texts.say("table-aquatica-pool", amount=amount, resource=resource))
        elif view.steps > 1 and view.asked != "take-back-all":
            parts.append(self.texts.say("table-aquatica-steps", count=view.steps))
        return " · ".join(parts)

    def _paying(self, view: AquaticaView, signs: bool = True) -> str:
        payment = view.payment
        assert payment is not None
        if payment.purpose in ("recruit", "replay"):
            target = self.character(payment.target)
        elif signs:
            target = self.location(payment.target).plain
        else:
            target = self.catalog.location(payment.target).name.get(self.texts.lang)
        return self.texts.say(
            "table-aquatica-paying",
            purpose=payment.purpose,
            target=target,
            need=payment.need,
            resource=payment.resource,
        )

    def areas(self, view: msgspec.Struct, names: Sequence[str]) -> list[Area]:
        assert isinstance(view, AquaticaView)
        say = self.texts.say
        if self.compact and view.seat is not None:
            return self._compact(view, view.seats[view.seat], names)
        drawn = [
            Area(say("table-aquatica-goals"), self._goals(view, names)),
            Area(say("table-aquatica-top"), self._row(view.top, True)),
            Area(say("table-aquatica-bottom"), self._row(view.bottom, False)),
            Area(say("table-aquatica-row"), self._characters(view)),
        ]
        others = [seat for seat in range(len(view.seats)) if seat != view.seat]
        if others:
            drawn.append(Area(say("table-aquatica-rivals"), self._rivals(view, others, names)))
        if view.seat is not None:
            own = view.seats[view.seat]
            drawn.append(Area(say("table-aquatica-board"), self._board(own)))
            drawn.append(Area(say("table-aquatica-mantas"), self._mantas(own)))
            drawn.append(Area(say("table-aquatica-hand"), self._hand(view), "hand"))
        return drawn

    def _compact(self, view: AquaticaView, own: SeatView, names: Sequence[str]) -> list[Area]:
        """Ocean and board side by side, with the goals below them; the rest follows, except for the hand."""
        say, wide = self.texts.say, self.width * 2 // 3
        style = "bold #56b4e9"
        ocean = [Text(f"↑ {say('table-aquatica-top')} · ↓ {say('table-aquatica-bottom')}", style)]
        ocean += [Text("↑ ").append_text(self._offer(id, True)) for id in view.top]
        ocean += [Text("↓ ").append_text(self._offer(id, False)) for id in view.bottom]
        if not view.top and not view.bottom:
            ocean.append(self._nothing())
        board = [Text(say("table-aquatica-board"), style), *self._board(own).split(), self._mantas(own)]
        both = beside(Text("\n").join(ocean), Text("\n").join(board), wide, self.width)
        others = [seat for seat in range(len(view.seats)) if seat != view.seat]
        drawn = [
            Area("", both),
            Area("", Text("\n").join(self._brief(track, names) for track in view.tracks)),
            *(Area("", line) for line in self._played(view)),
            Area(say("table-aquatica-row"), self._characters(view)),
        ]
        if others:
            drawn.append(Area(say("table-aquatica-rivals"), self._rivals(view, others, names)))
        return [*drawn, Area(say("table-aquatica-hand"), self._cards(view), "hand")]

    def _brief(self, track: TrackView, names: Sequence[str]) -> Text:
        """A goal on one line: what it pays next, and who has claimed it."""
        line = self._track(track, names)
        if line.cell_len <= self.width:
            return line
        claims = line.plain[len(self.goal(track.goal)) :]
        short = Text(self.goal(track.goal))
        short.truncate(max(self.width - len(claims), 20), overflow="ellipsis")
        return short.append(claims, style="dim")

    def _goals(self, view: AquaticaView, names: Sequence[str]) -> Text:
        return Text("\n").join(self._track(track, names) for track in view.tracks)

    def _track(self, track: TrackView, names: Sequence[str]) -> Text:
        rival = self.texts.say("aquatica-rival")
        spots = [f"{spot.points} {rival if spot.seat is None else names[spot.seat]}" for spot in track.spots]
        line = Text(f"{self.goal(track.goal)}  ")
        line.append(", ".join([*spots, self.texts.say("table-aquatica-next", points=track.next_points)]), style="dim")
        return line

    def _row(self, ids: Sequence[str], top: bool) -> Text:
        if not ids:
            return self._nothing()
        return Text("\n").join(self._offer(id, top) for id in ids)

    def _nothing(self) -> Text:
        return Text(self.texts.say("table-aquatica-nothing"), style="dim")

    def _offer(self, id: str, top: bool) -> Text:
        entry = self.catalog.location(id)
        return self.location(id).append(f"  {self.prices(entry, top)}  ", style="bold").append_text(self.depths(entry))

    def _characters(self, view: AquaticaView) -> Text:
        if not view.row:
            return self._nothing()
        lines = []
        for space in view.row:
            line = Text(f"{self.texts.say('table-aquatica-row-price', price=space.price):>8}  ", style="bold")
            line.append(self.character(space.character), style="not bold")
            line.append(f"  {self.effects(self.done_by(space.character))}", style="not bold dim")
            lines.append(line)
        return Text("\n").join(lines)

    def _board(self, seat: SeatView) -> Text:
        if not seat.board:
            return self._nothing()
        return Text("\n").join(self._held(held) for held in seat.board)

    def _held(self, held: LocationView) -> Text:
        entry = self.catalog.location(held.location)
        line = self.location(held.location).append("  ").append_text(self.depths(entry, held.risen))
        if held.risen >= held.depths:
            line.append(f"  {self.texts.say('table-aquatica-risen')}", style="bold")
        return line

    def _mantas(self, seat: SeatView) -> Text:
        parts = []
        for manta in seat.mantas:
            effect = self.effect(self.catalog.manta(manta.manta).effect)
            wild = "∿" if self.catalog.manta(manta.manta).role == "wild" else "◇"
            parts += [Text(f"{wild}{effect}", style="bold")] * manta.ready
            parts += [Text(f"{wild}{effect} ({self.texts.say('table-aquatica-tired')})", style="dim")] * manta.tired
        return Text("   ").join(parts)

    def _rivals(self, view: AquaticaView, others: Sequence[int], names: Sequence[str]) -> Text:
        return Text("\n").join(self._rival(view.seats[seat], names[seat], seat == view.owner) for seat in others)

    def _rival(self, seat: SeatView, name: str, owner: bool) -> Text:
        say = self.texts.say
        top = self.character(seat.discard_top) if seat.discard_top else ""
        parts = [
            say("table-aquatica-cards", count=seat.hand),
            say("table-aquatica-pile-of", count=seat.discard, top=top),
            say("table-aquatica-recruited", count=len(seat.recruited)),
            say("table-aquatica-scored-of", count=seat.scored),
        ]
        if seat.king is not None:
            parts.append(self.character(seat.king))
        line = (
            Text("▸ " if owner else "  ", style="bold").append(name).append(f"  {' · '.join(parts)}", style="not bold")
        )
        line.append("\n    ").append_text(self._mantas(seat))
        for held in seat.board:
            line.append("\n    ").append_text(self._held(held))
        return line

    def _hand(self, view: AquaticaView) -> Text:
        return Text("\n").join([self._cards(view), *self._played(view)])

    def _cards(self, view: AquaticaView) -> Text:
        return Text(", ".join(self.character(id) for id in view.hand))

    def _played(self, view: AquaticaView) -> Iterator[Text]:
        """What the viewer has discarded and scored."""
        say = self.texts.say
        if view.discard:
            named = ", ".join(self.character(id) for id in view.discard)
            yield Text(f"{say('table-aquatica-pile')}: {named}", style="dim")
        if view.scored:
            points = say("table-aquatica-points", count=view.scored_points)
            scored = Text(", ").join(self.location(id) for id in view.scored)
            yield Text(f"{say('table-aquatica-scored')} ({points}): ").append_text(scored)

    # --- choices ----------------------------------------------------------------------------------------------------

    def groups(self, view: msgspec.Struct, legal: Sequence[int], names: Sequence[str]) -> list[Group]:
        assert isinstance(view, AquaticaView)
        sorts: dict[str, list[Choice]] = {}
        for move in legal:
            kind = self.game.moves.kind(move)
            sort = "answer" if kind in ANSWERS else kind
            sorts.setdefault(sort, []).append(Choice(move, self._label(view, move), self._words(view, move)))
        ordered = sorted(sorts.items(), key=lambda item: item[0] == "answer")
        return [
            Group(self.texts.say(f"group-aquatica-{sort}"), tuple(choices), wide=sort in LONG)
            for sort, choices in ordered
        ]

    def _label(self, view: AquaticaView, move: int) -> Text:
        kind, words = self.game.moves.kind(move), self.game.moves.words(move)
        if kind in ANSWERS or words == ["?"]:
            return Text(self.texts.say(f"move-aquatica-{kind}", thing="?", price=0))
        if kind in ON_LOCATIONS:
            return self._place(view, kind, words[0])
        if kind in ON_CHARACTERS:
            name = Text(self.character(words[0]))
            detail = kind in ("play", "pick", "crown", "replay")
            return name.append(f"  {self._effect_of(words[0])}", style="dim") if detail else name
        if kind in ON_GOALS:
            return Text(self.goal(words[0]))
        if kind == "recruit":
            return Text(self._recruiting(view, words)).append(f"  {self._effect_of(words[0])}", style="dim")
        if kind == "choose":
            return Text(self._option(view, int(words[0]) - 1))
        if kind == "pay" and words[0] in self.catalog.locations.ids():
            return self._place(view, kind, words[0])
        return Text(self.manta(words[0]))

    def _words(self, view: AquaticaView, move: int) -> str:
        """A move in sentences: a character without what it does; a location without signs, and with what its depth
        gives where that is used."""
        kind, words = self.game.moves.kind(move), self.game.moves.words(move)
        if kind in ON_CHARACTERS and words != ["?"]:
            return self.character(words[0])
        if kind == "recruit":
            return self._recruiting(view, words)
        if kind not in (*ON_LOCATIONS, "pay") or words[0] not in self.catalog.locations.ids():
            return ""
        entry = self.catalog.location(words[0])
        name = entry.name.get(self.texts.lang)
        risen = self._risen(view, words[0])
        used = kind in ("exploit", "pay") and risen < len(entry.depths)
        return f"{name}: {self.effect(entry.depths[risen], short=False)}" if used else name

    def _recruiting(self, view: AquaticaView, words: Sequence[str]) -> str:
        id = "move-aquatica-recruit.free" if view.asked == "recruit-free" else "move-aquatica-recruit"
        return self.texts.say(id, thing=self.character(words[0]), price=int(words[1]))

    @staticmethod
    def _risen(view: AquaticaView, id: str) -> int:
        return next((held.risen for seat in view.seats for held in seat.board if held.location == id), 0)

    def _effect_of(self, character: str) -> str:
        return self.effects(self.done_by(character), short=False)

    def _place(self, view: AquaticaView, kind: str, id: str) -> Text:
        """A location with the details that matter for the choice."""
        entry = self.catalog.location(id)
        if kind in ("buy", "conquer", "shed"):
            return self._offer(id, id in view.top)
        risen = self._risen(view, id)
        if kind in ("exploit", "pay") and risen < len(entry.depths):
            return self.location(id).append(f": {self.effect(entry.depths[risen], short=kind == 'pay')}")
        return self.location(id).append("  ").append_text(self.depths(entry, risen))

    def _option(self, view: AquaticaView, number: int) -> str:
        """One alternative of the card being resolved."""
        effects = self.done_by(view.card) if view.card is not None else ()
        sides = next((effect.options for effect in effects if isinstance(effect, kinds.Choose)), ())
        return self.effects(sides[number], short=False) if number < len(sides) else str(number + 1)

    def nudge(self, view: msgspec.Struct, legal: Sequence[int]) -> str:
        """In a payment: what is still needed, and what the sources differ in."""
        assert isinstance(view, AquaticaView)
        if view.payment is None:
            return ""
        sources = [self.game.moves.words(move)[0] for move in legal if self.game.moves.kind(move) == "pay"]
        depths = [source for source in sources if source in self.catalog.locations.ids()]
        sort = "mantas" if not depths else "depths" if len(depths) == len(sources) else "both"
        amounts = "equal" if len({self._pays(view, source) for source in sources}) <= 1 else "different"
        return f"{self._paying(view, signs=False)}. {self.texts.say('hint-aquatica-pay', sort=sort, amounts=amounts)}"

    def _pays(self, view: AquaticaView, source: str) -> int:
        """What a depth or a manta gives to a payment."""
        if source in self.catalog.locations.ids():
            effect = self.catalog.location(source).depths[self._risen(view, source)]
        else:
            effect = self.catalog.manta(source).effect
        return effect.n if isinstance(effect, kinds.Coins | kinds.Power) else 0

    def result(self, result: Result, names: Sequence[str]) -> str:
        return f"{self.texts.say(f'outcome-aquatica-{result.reason}')} {super().result(result, names)}"


RENDERER = AquaticaRenderer
