"""House rule `aggregator=box`: the real box goes round; the app asks only what was in it (EM-42, EM-44)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.emergence.actions import BoxOpened
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.cards import SIDES
from companion.ui.kit.boxes import CENTERED, InRow, Panel, Spaced, Strip
from companion.ui.kit.drawing import component, part, steady
from companion.ui.kit.icon import Icon
from companion.ui.kit.notices import Hint
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sending import Send
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import SectionTitle, Strong
from companion.ui.stage import Stage

MOST = 999


@component
def WaitForBox(stage: Stage) -> ft.Control:
    """The real box goes round."""
    view, skin = reading.game(stage), stage.skin
    name = reading.name(stage, view.aggregator.trigger if view.aggregator else None)
    return SeatPage(
        stage,
        title=skin.say("emergence-box-title"),
        subtitle=skin.say("emergence-box-line", name=name),
        body=[
            ft.Row([Icon(skin, "assimilate", 130)], alignment=CENTERED),
            Strip(skin, skin.say("emergence-box-wait", name=name), icon="hourglass"),
        ],
        spacing=24,
    )


@part
def _Number(
    skin: Skin,
    key: str,
    label: str,
    colour: str,
    value: int,
    bounds: tuple[int, int],
    put: Callable[[str, int], None],
) -> ft.Control:
    """What a side of the box held (its sign), or somebody put in (the mark of a `colour`)."""
    lead = SeatMark(skin, colour, 22) if colour else Icon(skin, key, 24)
    head = InRow(skin, lead, Strong(skin, label, 17, expand=True))
    stepper = Stepper(skin, value, *bounds, partial(put, key), label)
    return Panel(skin, Spaced(skin, head, stepper), padding=10, radius=16)


@component
def BoxForm(stage: Stage) -> ft.Control:
    """What the real box held, and what everybody put in."""
    view, skin = reading.game(stage), stage.skin
    none: dict[str, int] = {}
    numbers, set_numbers = ft.use_state(none)
    put = steady(lambda key, to: set_numbers(lambda now: {**now, key: to}))
    order = view.aggregator.order if view.aggregator else ()
    sides = {side: numbers.get(side, 0) for side in SIDES}
    hands = {seat: numbers.get(seat, 1) for seat in order}
    in_all = sum(sides.values()), sum(hands.values())
    body: list[ft.Control] = [
        _Number.keyed(f"side-{side}")(
            skin, side, skin.say(f"emergence-teams-{side}"), "", sides[side], (0, MOST), put
        )
        for side in SIDES
    ]
    body.append(SectionTitle(skin, skin.say("emergence-box-open-line")))
    for seat in order:
        person, held = reading.person(stage, seat), reading.line(view, seat).knowledge
        label = skin.say("emergence-box-inserted", name=person.called(skin))
        bounds = (1, MOST if held is None else held)
        body.append(_Number.keyed(f"hand-{seat}")(skin, seat, label, person.colour, hands[seat], bounds, put))
    fits = in_all[0] == in_all[1]
    warn = skin.say("emergence-box-differs", sides=in_all[0], hands=in_all[1])
    label = skin.say("emergence-box-button", ai=sides["ai"], human=sides["human"])
    made = BoxOpened(ai=sides["ai"], human=sides["human"], inserted=hands) if fits else None
    return SeatPage(
        stage,
        title=skin.say("emergence-box-open-title"),
        body=body,
        notes=[] if fits else [Hint(skin, warn, "info", centre=False)],
        actions=[Send(skin, label, stage.send, made, reading.my_colour(stage), "check")],
        spacing=8,
    )
