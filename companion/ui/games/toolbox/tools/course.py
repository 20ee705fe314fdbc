"""The kit at the table: its chain, its next step, and the way to any other (TB-88)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.toolbox.actions import DoStep, EndRounds, GoToStep, SkipStep
from companion.games.toolbox.packs.kit import Kit, Step
from companion.games.toolbox.views import KitView
from companion.games.toolbox.words import KitPart
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.draw.chain import SIGNS, Chain, links_of
from companion.ui.games.toolbox.setup.forms import names_field, words
from companion.ui.games.toolbox.tools.page import Page, paired
from companion.ui.kit.boxes import Caption, IconTile, InRow, Note, Spaced
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Choose, component
from companion.ui.kit.layout import Card
from companion.ui.kit.picking import Pick
from companion.ui.kit.sending import Send, SendQuietly, Way
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted, Words
from companion.ui.stage import Stage

STEPS = "kit:steps"
PARTS: tuple[KitPart, ...] = ("setup", "round", "end")


def steps_of(kit: Kit, part: KitPart) -> tuple[Step, ...]:
    """The steps of one part."""
    return {"setup": kit.setup, "round": kit.round, "end": kit.end}[part]


def step_words(stage: Stage, step: Step) -> str:
    """What a step does."""
    return step.text or stage.say(f"toolbox-step-{step.do.replace('_', '-')}")


def is_through(now: KitView) -> bool:
    """Whether the last step is done."""
    return now.part == "end" and now.at > len(now.kit.end)


def next_step(stage: Stage) -> list[ft.Control]:
    """The button of the next step; where it needs to know who plays, their names first."""
    now, skin, send = reading.game(stage).kit, stage.skin, reading.way(stage)
    offer = next((one for one in reading.choices(stage) if one.do == "do_step"), None)
    if now is None or offer is None:
        return []
    step = steps_of(now.kit, now.part)[now.at - 1]
    label = stage.say("toolbox-kit-do", step=step_words(stage, step))
    if "names" in offer.free:
        return [StepWithNames(skin, label, send)]
    return [Send(skin, label, send, DoStep(), icon="right")]


@component
def StepWithNames(skin: Skin, label: str, send: Way) -> ft.Control:
    """Nobody sits here: the step begins once it is typed who plays."""
    names, put = ft.use_state("")
    told = words(names)
    field = names_field(skin, names, put, is_asked=True)
    step = DoStep(names=told) if told else None
    return Spaced(
        skin,
        Note(skin, skin.say("toolbox-kit-names"), "people"),
        *field,
        Send(skin, label, send, step, icon="right"),
    )


def played(stage: Stage, pick: Choose) -> list[ft.Control]:
    """The kit's chain, its next step, and what else may be done with it."""
    skin, send, view = stage.skin, reading.way(stage), reading.game(stage)
    now = view.kit
    if now is None:
        return []
    said = [Words(skin, view.said, 18)] if view.said else []
    line = stage.say("toolbox-kit-over" if is_through(now) else f"toolbox-kit-{now.part}", n=now.round)
    links = links_of(steps_of(now.kit, now.part))
    name = ft.Column(
        [Heading(skin, now.kit.name, 22), Muted(skin, line, 16)], spacing=2, tight=True, expand=True
    )
    aside = [] if skin.is_phone else [Chain(skin, links, now.at - 1)]
    head = ft.Row([name, *aside])
    chain = [Chain(skin, links, now.at - 1)] if skin.is_phone else []
    others: list[ft.Control] = []
    if reading.may(stage, "skip_step"):
        others.append(SendQuietly(skin, stage.say("toolbox-kit-skip"), send, SkipStep()))
    if reading.may(stage, "end_rounds"):
        others.append(SendQuietly(skin, stage.say("toolbox-kit-end"), send, EndRounds()))
    if reading.may(stage, "go_to_step"):
        every = stage.say("toolbox-kit-steps")
        others.append(OutlineButton(skin, every, lambda: pick(STEPS), icon="kit", expand=True))
    content = Spaced(skin, head, *chain, *said, *next_step(stage), *_beside(skin, others))
    return [Card(skin, content, padding=16, border=skin.look.accent, border_width=2)]


def _beside(skin: Skin, buttons: list[ft.Control]) -> list[ft.Control]:
    """All in one row where there is room."""
    if skin.is_phone or skin.large_text:
        return paired(skin, buttons)
    return [InRow(skin, *(ft.Container(ft.Row([one]), expand=True) for one in buttons))]


def steps(stage: Stage, pick: Choose) -> Page:
    """Every step of the kit; a tap goes there."""
    now, send = reading.game(stage).kit, reading.way(stage)
    title = stage.say("toolbox-kit-steps")
    if now is None:
        return Page(title)

    def go(part: KitPart, at: int) -> None:
        pick("")
        send(GoToStep(part=part, at=at))

    body: list[ft.Control] = []
    for part in PARTS:
        listed = steps_of(now.kit, part)
        if not listed:
            continue
        body.append(Caption(stage.skin, stage.say(f"toolbox-desk-{part}")))
        for at, step in enumerate(listed, start=1):
            sign = IconTile(stage.skin, SIGNS.get(step.do, "kit"), stage.skin.look.accent, 40)
            is_here = (part, at) == (now.part, now.at)
            words_ = step_words(stage, step).capitalize()
            body.append(Pick(stage.skin, words_, "", partial(go, part, at), lead=sign, selected=is_here))
    return Page(title, stage.say("toolbox-kit-steps-line"), body)
