"""Turn data into knowledge: the best split, or my own sets (EM-37..40)."""

from __future__ import annotations

from typing import Any

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.games.emergence.actions import Compile, EndTurn
from companion.games.emergence.sums.blocks import numbers, spread
from companion.games.emergence.sums.sets import DIFFERENT, EQUAL_PAIR, left, set_value, worth
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.draw.marks import Token
from companion.ui.games.emergence.phone.set_rows import BestSets, OwnSets
from companion.ui.games.emergence.phone.sets import Sets, Spot, moved
from companion.ui.games.emergence.phone.steps import TurnSteps
from companion.ui.kit.boxes import BETWEEN, ENDS, Stacked, Strip, Together
from companion.ui.kit.drawing import Choose, component, part, steady
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.notices import Banner, Hint
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.picking import Segments
from companion.ui.kit.sending import Send, SendQuietly
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Muted, Words
from companion.ui.stage import Stage


@part
def SetValues(skin: Skin) -> ft.Control:
    """What sets are worth, in one line."""
    values = [("pair", EQUAL_PAIR), *((str(kinds), value) for kinds, value in DIFFERENT.items())]
    shown = [
        Together(
            skin,
            Muted(skin, skin.say(f"emergence-value-{name}"), 14),
            Figures(skin, str(value), 14, colour=tones(skin).knowledge),
            gap=5,
        )
        for name, value in values
    ]
    return ft.Row(list(shown), alignment=BETWEEN, wrap=skin.large_text)


@part
def Gain(skin: Skin, gain: int, held: int) -> ft.Control:
    """The biggest thing on the screen: what I gain, and what it makes."""
    muted, size = skin.palette.muted, 72 if skin.is_small else 96
    number = Together(skin, RollingNumber(skin, gain, size, key="gain"), Token(skin, size * 0.56), gap=10)
    after = Together(
        skin,
        Words(skin, str(held), 26, colour=muted, family=DISPLAY_700),
        Icon(skin, "arrow", 22, muted),
        Words(skin, str(held + gain), 28, family=DISPLAY_700),
    )
    words = Muted(skin, skin.say("emergence-knowledge"))
    return ft.Row(
        [
            Stacked(skin, Muted(skin, skin.say("emergence-compile-gain")), number, gap=0),
            ft.Column([words, after], spacing=6, tight=True, horizontal_alignment=ENDS),
        ],
        alignment=BETWEEN,
        vertical_alignment=ENDS,
    )


@part
def _Ways(skin: Skin, way: str, colour: str, choose: Choose) -> ft.Control:
    options = [
        ("best", skin.say("emergence-compile-best"), "bulb"),
        ("own", skin.say("emergence-compile-own"), "hand"),
    ]
    return Segments(skin, options, way, choose, colour=colour)


@component
def CompileData(stage: Stage) -> ft.Control:
    """Pick the suggestion, or sort the blocks myself."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    mine, best = reading.mine(stage), view.my_compile
    way, set_way = ft.use_state("best" if best else "own")
    nothing: Sets = ()
    own, set_own = ft.use_state(nothing)
    none_lifted: Spot | None = None
    lifted, lift = ft.use_state(none_lifted)
    dragged: MutableRef[Any] = ft.use_ref(None)
    sets: Sets = best.best_sets if best and way == "best" else own
    rest = spread(left(numbers(mine.data), sets))
    gain, is_whole = worth(sets), all(set_value(blocks) for blocks in sets)

    def grab(spot: Spot) -> None:
        dragged.current = spot

    def put(spot: Spot | None, to: int) -> None:
        found = spot or dragged.current
        if found is not None:
            set_own(moved(own, rest, found, to))
        lift(None)
        dragged.current = None

    def start(name: str) -> None:
        set_way(name)
        lift(None)

    started, lifts, grabs, puts = steady(start), steady(lift), steady(grab), steady(put)
    body: list[ft.Control] = [TurnSteps(skin, 1, colour), Gain(skin, gain, mine.knowledge or 0)]
    if best:
        body.append(_Ways(skin, way, colour, started))
    if not any(numbers(mine.data)) or (best and not best.best_sets):
        body.append(Strip(skin, skin.say("emergence-compile-none"), icon="info"))
    if way == "best":
        body.append(BestSets(skin, sets, rest))
    else:
        body.append(Hint(skin, skin.say("emergence-compile-help"), "info", centre=False))
        body.append(OwnSets(skin, sets, rest, lifted, colour, lifts, grabs, puts))
        if not is_whole:
            body.append(Banner(skin, "", skin.say("emergence-compile-wrong")))
    skip = SendQuietly(skin, skin.say("emergence-act-skip"), stage.send, EndTurn())
    label = skin.say("emergence-compile-button", n=gain)
    made = Compile(sets=sets) if gain and is_whole else None
    return SeatPage(
        stage,
        body=body,
        notes=[SetValues(skin)],
        actions=[ft.Row([skip]), Send(skin, label, stage.send, made, colour, "knowledge")],
    )
