"""Bags and decks: filled in a line, drawn from openly or for one's own eyes, filled up again, put away."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.toolbox.actions import Draw, FillBag, PutAway, Refill
from companion.games.toolbox.packs.specs import BagSpec
from companion.games.toolbox.sums.bags import MOST_AT_ONCE
from companion.games.toolbox.views import BagView
from companion.kernel.action import Action
from companion.kernel.frozen import frozen
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.draw.amounts import ManyOf
from companion.ui.games.toolbox.tools.page import paired
from companion.ui.kit.boxes import Caption, Panel, Spaced
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component, steady
from companion.ui.kit.field import Field
from companion.ui.kit.layout import Card
from companion.ui.kit.picking import Toggle
from companion.ui.kit.sending import SendQuietly
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Muted, Strong
from companion.ui.stage import Stage

LONGEST_LINE, LONGEST_NAME = 400, 24


@frozen
class May:
    """What may be done with a bag from here."""

    draw: bool
    draw_mine: bool
    refill: bool
    put_away: bool


def bags(stage: Stage) -> list[ft.Control]:
    """Every bag on the table, and a new one."""
    view, send = reading.game(stage), reading.way(stage)
    found: list[ft.Control] = [
        Bag.keyed(bag.id)(stage.skin, bag, _may(stage, bag), send) for bag in view.bags
    ]
    if reading.may(stage, "fill_bag"):
        found.append(BagForm(stage.skin, len(view.bags) + 1, send))
    return found


def _may(stage: Stage, bag: BagView) -> May:
    has_pieces = bool(bag.left) and reading.may(stage, "draw")
    return May(
        draw=has_pieces,
        draw_mine=has_pieces and not stage.is_shared,
        refill=bag.id in reading.offered(stage, "refill", "bag"),
        put_away=bag.id in reading.offered(stage, "put_away", "bag"),
    )


@component
def Bag(skin: Skin, bag: BagView, may: May, send: Callable[[Action], None]) -> ft.Control:
    """What is left and what came out; how many are drawn at once is stepped to."""
    count, set_count = ft.use_state(1)
    most = min(MOST_AT_ONCE, max(1, bag.left))
    many = min(count, most)
    drawn = skin.language.listed(bag.drawn) if bag.drawn else "–"
    words = [
        Strong(skin, bag.spec.name or bag.id, 18),
        Muted(skin, skin.say("toolbox-bag-line", left=bag.left, drawn=drawn)),
    ]
    several = ManyOf(skin, skin.say("toolbox-draw-count"), many, 1, most, steady(set_count))
    buttons: list[ft.Control] = []
    if may.draw:
        draw = Draw(bag=bag.id, count=many)
        buttons.append(SendQuietly(skin, skin.say("toolbox-draw", n=many), send, draw))
    if may.draw_mine:
        mine = Draw(bag=bag.id, count=many, for_me=True)
        buttons.append(SendQuietly(skin, skin.say("toolbox-draw-mine"), send, mine))
    if may.refill:
        buttons.append(SendQuietly(skin, skin.say("toolbox-refill"), send, Refill(bag=bag.id)))
    if may.put_away:
        away = PutAway(tool="luck", bag=bag.id)
        buttons.append(SendQuietly(skin, skin.say("toolbox-bag-away"), send, away))
    steps = [several] if may.draw and bag.left > 1 else []
    return Card(skin, Spaced(skin, *words, *steps, *paired(skin, buttons)), padding=14)


@component
def BagForm(
    skin: Skin,
    number: int,
    send: Callable[[Action], None],
    known: BagSpec | None = None,
    label: str = "toolbox-bag-fill",
) -> ft.Control:
    """A bag in one line: `3 salt, 2 silk`."""
    line, put = ft.use_state(", ".join(f"{count} {name}" for name, count in known.items) if known else "")
    name, set_name = ft.use_state(known.name if known else "")
    back, set_back = ft.use_state(known.back if known else False)
    items = tuple(_item(part) for part in line.split(",") if part.strip())

    def fill() -> None:
        called = name.strip() or ("" if known else skin.say("toolbox-bag-name", n=number))
        send(FillBag(id=f"bag-{number}", bag=BagSpec(name=called, items=items, back=back)))
        put(line if known else "")
        set_name(name if known else "")

    content = Spaced(
        skin,
        Caption(skin, skin.say("toolbox-bag")),
        Field(skin, skin.say("toolbox-bag-items"), line, put, longest=LONGEST_LINE),
        Field(skin, skin.say("toolbox-bag-called"), name, set_name, longest=LONGEST_NAME),
        ft.Row(
            [
                ft.Container(Body(skin, skin.say("toolbox-bag-back")), expand=True),
                Toggle(skin, back, set_back, skin.say("toolbox-bag-back")),
            ]
        ),
        ft.Row(
            [OutlineButton(skin, skin.say(label), fill, icon="plus-thin", disabled=not items, expand=True)]
        ),
        gap=12,
    )
    return Panel(skin, content)


def _item(part: str) -> tuple[str, int]:
    count, _, name = part.strip().partition(" ")
    return (name.strip(), int(count)) if count.isdigit() and name.strip() else (part.strip(), 1)
