"""The cards of a round, their sums and their checks: side by side, or below each other on a phone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion import texts
from companion.games.emergent.board import BoardPack
from companion.kernel.action import Reason
from companion.ui.games.emergent.draw.charts import Gauge
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.pieces import CityPlate
from companion.ui.games.emergent.editor import cards as steps
from companion.ui.games.emergent.editor import deck_bench as touches
from companion.ui.games.emergent.editor.bits import CheckLine, Panel, Segments, Stacked
from companion.ui.games.emergent.editor.cards import MOST_ROUNDS, NO_CARD
from companion.ui.games.emergent.editor.deck_bench import LINE, DeckBench, Told
from companion.ui.games.emergent.editor.entry import Entry, Roll
from companion.ui.games.emergent.editor.frame import EDGE, Columns
from companion.ui.parts.buttons import OutlineButton
from companion.ui.parts.notices import Hint
from companion.ui.parts.text import Heading, Muted, Strong, Words
from companion.ui.theme import DISPLAY_700, TEXT_600, Skin

SIDE = 300


@dataclass(frozen=True)
class Deal:
    """What every part of the deck editor gets."""

    skin: Skin
    bench: DeckBench
    told: tuple[Told, ...]
    board: BoardPack | None
    names: dict[str, str]
    """City → its name."""
    act: Callable[[Callable[[DeckBench], DeckBench]], None]

    @property
    def cities(self) -> tuple[str, ...]:
        """The board's cities by rank, then those that only the deck knows."""
        known = sorted(self.board.cities, key=lambda city: city.rank) if self.board else []
        ids = [city.id for city in known]
        lost = {card.city for cards in self.bench.draft.rounds for card in cards} - set(ids)
        return (*ids, *sorted(lost))

    @property
    def faults(self) -> int:
        """How many things are to be mended."""
        return sum(told.standing == "fault" for told in self.told)

    def to_fault(self, bench: DeckBench) -> DeckBench:
        """The round of the first fault."""
        at = next((told.round for told in self.told if told.standing == "fault"), None)
        return bench if at is None else touches.with_round(bench, at)


def deck_body(deal: Deal, *, is_resumed: bool) -> ft.Control:
    """Everything below the head."""
    skin = deal.skin
    gap = skin.px(8)
    note = [Hint(skin, texts.say("emergent-editor-resumed"), "info", centre=False)] if is_resumed else []
    if skin.is_phone:
        return ft.Column(
            [
                _Rounds(deal),
                Columns(
                    [
                        Stacked(note, spacing=0),
                        _Sums(deal, skin.width - 2 * EDGE),
                        _LineEntry(deal),
                        *_cards(deal, 1),
                        _Checks(deal),
                    ],
                    spacing=10,
                ),
            ],
            spacing=8,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    side = min(skin.px(SIDE) * (1.3 if skin.large_text else 1.0), 0.4 * skin.width)
    room = skin.width - 2 * skin.px(EDGE) - side - gap
    columns = max(1, int(room // (skin.px(300) * (1.5 if skin.large_text else 1.0))))
    inner = side - 2 * skin.px(12)
    left = ft.Column(
        [_Rounds(deal), Columns(_cards(deal, columns), spacing=gap)],
        spacing=gap,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    right = Panel(
        skin,
        Columns(
            [Stacked(note, spacing=0), _Sums(deal, inner), _LineEntry(deal), _Checks(deal)],
            spacing=skin.px(10),
        ),
        width=side,
    )
    return ft.Row([left, right], spacing=gap, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _Rounds(deal: Deal) -> ft.Control:
    """Which round is open."""
    skin, draft = deal.skin, deal.bench.draft
    wrong = {told.round for told in deal.told if told.standing == "fault"}
    icons = [
        "warning" if at in wrong else "check" if _adds_up(deal, at) else "" for at in range(len(draft.rounds))
    ]
    short = skin.is_phone or skin.large_text
    text = "emergent-editor-round-short" if short else "emergent-editor-round"
    return Segments(
        skin,
        [(str(at), icon, texts.say(text, n=at + 1)) for at, icon in enumerate(icons)],
        str(deal.bench.round),
        lambda at: deal.act(lambda bench: touches.with_round(bench, int(at))),
        height=44,
        label=texts.say("emergent-editor-rounds"),
    )


def _adds_up(deal: Deal, at: int) -> bool:
    """Whether a round has cards, and they add up in one of the readings."""
    draft = deal.bench.draft
    return bool(draft.rounds[at]) and draft.goal(at) in (None, *draft.sums(at))


def _cards(deal: Deal, columns: int) -> list[ft.Control]:
    """A card for every city, by rank, going down the columns."""
    gap = deal.skin.px(8)
    cities = deal.cities
    tall = -(-len(cities) // columns) if cities else 0
    made = [
        ft.Row(
            [
                ft.Container(_CityCard(deal, cities[at]), expand=1)
                if at < len(cities)
                else ft.Container(expand=1)
                for at in range(row, row + tall * columns, tall)
            ],
            spacing=gap,
        )
        for row in range(tall)
    ]
    return [*made, _Fifth(deal)]


def _CityCard(deal: Deal, city: str) -> ft.Control:
    """A city's three numbers in this round, or no card."""
    skin, bench = deal.skin, deal.bench
    tiers = bench.draft.tiers(bench.round, city)
    known = next((one for one in deal.board.cities if one.id == city), None) if deal.board else None
    name = deal.names.get(city, city)
    wrong = any(
        told.standing == "fault" and told.round == bench.round and told.reason.facts.get("city") == name
        for told in deal.told
    )
    is_whole = None not in tiers
    state = texts.say(
        "emergent-editor-card-sum"
        if is_whole
        else "emergent-editor-no-card"
        if tiers == NO_CARD
        else "emergent-editor-half",
        sum=sum(tier or 0 for tier in tiers),
    )
    lead = CityPlate(skin, known.rank if known else "?", skin.px(30), is_dim=tiers == NO_CARD)
    words = ft.Column(
        [
            Words(skin, name, 16, family=TEXT_600 if tiers == NO_CARD else DISPLAY_700, line=1.1, lines=1),
            Words(
                skin, state, 14, colour=skin.palette.bad if wrong else skin.palette.muted, line=1.1, lines=1
            ),
        ],
        spacing=skin.px(3),
        tight=True,
        expand=True,
    )
    boxes = [_Box(deal, city, name, tier, value, wrong) for tier, value in enumerate(tiers)]
    edge = skin.palette.bad if wrong else skin.palette.outline
    return ft.Container(
        ft.Row([lead, words, ft.Row(boxes, spacing=skin.px(4), tight=True)], spacing=skin.px(8)),
        padding=ft.Padding.symmetric(horizontal=skin.px(10), vertical=skin.px(6)),
        border_radius=skin.px(16),
        bgcolor=skin.palette.card,
        border=ft.Border.all(1.5 if wrong else 1, edge),
    )


def _Box(deal: Deal, city: str, name: str, tier: int, value: int | None, is_bad: bool) -> ft.Control:
    skin, bench, cities = deal.skin, deal.bench, deal.cities
    has_cursor = bench.cursor == (city, tier)
    return Entry(
        skin,
        "",
        "" if value is None else str(value),
        lambda text: deal.act(lambda now: touches.type_number(now, city, tier, text)),
        on_enter=lambda: deal.act(lambda now: touches.next_box(now, cities, city, tier)),
        subject=bench.round,
        focus=bench.turn if has_cursor else 0,
        longest=2,
        hint="–",
        is_number=True,
        is_bad=is_bad,
        says=texts.say("emergent-editor-tier", city=name, n=tier + 1),
        width=skin.px(44) * (1.5 if skin.large_text else 1.0),
        key=f"box-{city}-{tier}",  # type: ignore[call-arg]
    )


def _Sums(deal: Deal, width: float) -> ft.Control:
    """What the round adds up to so far, in both readings (A2)."""
    skin, bench = deal.skin, deal.bench
    goal, (every, first) = bench.draft.goal(bench.round), bench.draft.sums(bench.round)
    text = "emergent-editor-goal" if goal is not None else "emergent-editor-no-goal"
    head = ft.Row(
        [
            Words(skin, texts.say(text, n=bench.round + 1), 16, family=TEXT_600, expand=True),
            *(
                [Words(skin, str(goal), 30, family=DISPLAY_700, colour=tones(skin).accent)]
                if goal is not None
                else []
            ),
        ],
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return Stacked(
        [head, _Reading(deal, "all", every, goal, width), _Reading(deal, "first", first, goal, width)],
        spacing=skin.px(8),
    )


def _Reading(deal: Deal, name: str, value: int, goal: int | None, width: float) -> ft.Control:
    skin = deal.skin
    row = ft.Row(
        [
            Strong(skin, texts.say(f"emergent-editor-reading-{name}"), 16, expand=True),
            Words(skin, str(value), 24, family=DISPLAY_700),
        ]
    )
    if goal is None:
        return row
    left = goal - value
    said = (
        "emergent-editor-to-go"
        if left > 0
        else "emergent-editor-fits"
        if left == 0
        else "emergent-editor-over"
    )
    return Stacked(
        [row, Gauge(skin, value, 0, goal, width), Muted(skin, texts.say(said, n=abs(left)), 14)],
        spacing=skin.px(2),
    )


def _LineEntry(deal: Deal) -> ft.Control:
    """One card in one line, as it is read aloud; the last one is echoed below."""
    skin, bench, names = deal.skin, deal.bench, deal.names
    echo = bench.echo

    field = Roll(
        skin,
        texts.say("emergent-editor-line"),
        lambda line: deal.act(lambda now: touches.type_line(now, line, names)),
        subject=bench.round,
        focus=bench.turn if bench.cursor == LINE else 0,
        hint=texts.say("emergent-editor-line", "hint"),
    )
    return Stacked([field, *(_Echo(skin, reason) for reason in echo)], spacing=skin.px(4))


def _Echo(skin: Skin, reason: Reason) -> ft.Control:
    is_right = reason.code.startswith("emergent.editor_read")
    line = CheckLine(skin, "good" if is_right else "fault", reason)
    return ft.Semantics(content=line, live_region=True, container=True)


def _Checks(deal: Deal) -> ft.Control:
    skin = deal.skin
    title = Heading(skin, texts.say("emergent-editor-checks"), 18)
    return Stacked([title, *(_Check(deal, told) for told in deal.told)], spacing=skin.px(6))


def _Check(deal: Deal, told: Told) -> ft.Control:
    at = told.round
    go = partial(deal.act, lambda bench: touches.with_round(bench, at)) if at is not None else None
    return CheckLine(deal.skin, told.standing, told.reason, go)


def _Fifth(deal: Deal) -> ft.Control:
    """A fifth round, for tables that play one (A1)."""
    skin, count = deal.skin, len(deal.bench.draft.rounds)
    is_long = count == MOST_ROUNDS
    text = "emergent-editor-four-rounds" if is_long else "emergent-editor-five-rounds"
    wanted = count - 1 if is_long else count + 1
    button = OutlineButton(
        skin,
        texts.say(text),
        lambda: deal.act(lambda bench: touches.do(bench, lambda draft: steps.with_rounds(draft, wanted))),
        icon="minus" if is_long else "plus-thin",
    )
    return ft.Row([button])
