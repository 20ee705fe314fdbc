"""Luck: who begins, dice, bags; the newest result large on every screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flet as ft

from companion.games.toolbox.actions import Begin, Draw, FillBag, Refill, Roll
from companion.games.toolbox.packs.specs import BagSpec
from companion.games.toolbox.sums.dice import dice
from companion.games.toolbox.views import BagView, LuckView
from companion.kernel.action import Action
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.draw.results import Rolled, WhoBegins
from companion.ui.games.toolbox.tools.page import Page, paired
from companion.ui.kit.boxes import STRETCHED, Caption, Panel, Spaced
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.field import Field
from companion.ui.kit.layout import Card
from companion.ui.kit.picking import Pills, Toggle
from companion.ui.kit.sending import SendQuietly
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Body, Heading, Muted, Strong
from companion.ui.stage import Stage

DICE = ("d6", "2d6", "d20", "3d6+1", "d%")


def luck(stage: Stage) -> Page:
    """The newest result, then what can be asked for."""
    skin, view = stage.skin, reading.game(stage)
    body: list[ft.Control] = [*(_result(stage, view.luck) if view.luck else [])]
    if reading.may(stage, "roll"):
        body.append(DiceForm(skin, reading.way(stage), not view.seats, reading.may(stage, "begin")))
    body += [_bag(stage, bag) for bag in view.bags]
    if reading.may(stage, "fill_bag"):
        body.append(BagForm(skin, len(view.bags) + 1, reading.way(stage)))
    return Page(stage.say("toolbox-tool-luck"), skin.say("toolbox-tool-luck", "line"), body)


def _result(stage: Stage, now: LuckView) -> list[ft.Control]:
    """Large, the same on every screen: dice as dice, people as their marks."""
    skin = stage.skin
    match now.kind:
        case "begin":
            places = reading.places(stage, now.order, now.names)
            return [WhoBegins(skin, places)]
        case "roll":
            sides = tuple(term.sides for term in dice(now.notation).terms if term.is_dice)
            return [Rolled(skin, now.notation, now.faces, sides, now.total)]
        case "draw":
            told = skin.language.listed(now.pieces) if now.pieces else stage.say("toolbox-unseen")
            line = stage.say("toolbox-drew", n=now.count)
    words = [Heading(skin, told, 40, align=CENTER, bold=True), Muted(skin, line, 18, align=CENTER)]
    return [Panel(skin, ft.Column(list(words), spacing=skin.px(6), horizontal_alignment=STRETCHED))]


@component
def DiceForm(skin: Skin, send: Callable[[Action], None], asks_names: bool, may_begin: bool) -> ft.Control:
    """Dice as people write them; who begins."""
    typed, put = ft.use_state("")
    names, set_names = ft.use_state("")
    told = tuple(name.strip() for name in names.split(",") if name.strip())
    common = Pills(skin, [(one, one, "dice") for one in DICE], "", lambda one: send(Roll(notation=one)))
    field = Field(skin, skin.say("toolbox-dice"), typed, put, longest=60)
    roll = MainButton(
        skin,
        skin.say("toolbox-roll"),
        lambda: send(Roll(notation=typed)),
        icon="dice",
        disabled=not typed.strip(),
    )
    who = [Field(skin, skin.say("toolbox-names"), names, set_names, longest=300)] if asks_names else []
    begin = Begin(names=told) if may_begin and (told or not asks_names) else None
    asked = SendQuietly(skin, skin.say("toolbox-begin-draw"), send, begin, icon="shuffle")
    thrown = Spaced(skin, Caption(skin, skin.say("toolbox-dice-title")), common, field, roll, gap=12)
    order = Spaced(skin, Caption(skin, skin.say("toolbox-begin")), *who, ft.Row([asked]), gap=12)
    return Spaced(skin, Panel(skin, thrown), Panel(skin, order), gap=12)


def _bag(stage: Stage, bag: BagView) -> ft.Control:
    skin, send = stage.skin, reading.way(stage)
    told: Mapping[str, object] = {
        "left": bag.left,
        "drawn": skin.language.listed(bag.drawn) if bag.drawn else "–",
    }
    buttons: list[ft.Control] = []
    if bag.left and reading.may(stage, "draw"):
        buttons.append(SendQuietly(skin, stage.say("toolbox-draw"), send, Draw(bag=bag.id)))
        if not stage.is_shared:
            mine = Draw(bag=bag.id, for_me=True)
            buttons.append(SendQuietly(skin, stage.say("toolbox-draw-mine"), send, mine))
    if reading.may(stage, "refill"):
        buttons.append(SendQuietly(skin, stage.say("toolbox-refill"), send, Refill(bag=bag.id)))
    words = [Strong(skin, bag.spec.name or bag.id, 18), Muted(skin, stage.say("toolbox-bag-line", **told))]
    return Card(skin, Spaced(skin, *words, *paired(skin, buttons)), padding=14)


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
    back, set_back = ft.use_state(known.back if known else False)
    items = tuple(_item(part) for part in line.split(",") if part.strip())

    def fill() -> None:
        bag = BagSpec(name=skin.say("toolbox-bag-name", n=number), items=items, back=back)
        send(FillBag(id=f"bag-{number}", bag=bag))
        put(line if known else "")

    content = Spaced(
        skin,
        Caption(skin, skin.say("toolbox-bag")),
        Field(skin, skin.say("toolbox-bag-items"), line, put, longest=400),
        ft.Row(
            [
                ft.Container(Body(skin, skin.say("toolbox-bag-back")), expand=True),
                Toggle(skin, back, set_back, skin.say("toolbox-bag-back")),
            ]
        ),
        OutlineButton(skin, skin.say(label), fill, icon="plus-thin", disabled=not items, expand=True),
        gap=12,
    )
    return Panel(skin, content)


def _item(part: str) -> tuple[str, int]:
    count, _, name = part.strip().partition(" ")
    return (name.strip(), int(count)) if count.isdigit() and name.strip() else (part.strip(), 1)
