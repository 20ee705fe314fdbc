"""Draw two stories, keep one; only I see the titles (CV-43)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.cyberverse.actions import KeepStory, LookAtStories
from companion.games.cyberverse.packs.cards import Card, StoryCard
from companion.games.cyberverse.sums.faces import read_titles
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.phone.entry import CardEntry
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.kit.boxes import Aside, Caption, InRow, Notice, Panel, Spaced, Stacked
from companion.ui.kit.buttons import Answers, MainButton, WideButton
from companion.ui.kit.drawing import Tap, component, effect
from companion.ui.kit.field import Field
from companion.ui.kit.fonts import DISPLAY_600
from companion.ui.kit.grip import QuietHold, code_of, use_grip
from companion.ui.kit.icon import Icon
from companion.ui.kit.picking import Pills
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words
from companion.ui.stage import Stage

LOOK = "stories"
TITLE = 40


@component
def DrawTwo(stage: Stage, back: Tap) -> ft.Control:
    """The titles of the two cards I drew, typed where nobody looks."""
    first, set_first = ft.use_state("")
    second, set_second = ft.use_state("")
    is_ready = bool(first.strip() and second.strip())

    def look() -> None:
        stage.send(LookAtStories(first=first.strip(), second=second.strip()))
        back()

    main = MainButton(
        stage.skin, stage.say("cyberverse-phone-stories-button"), look, icon="check", disabled=not is_ready
    )
    return OrgPage(
        stage,
        asks="cyberverse-phone-stories",
        body=[
            Field(stage.skin, stage.say("cyberverse-phone-stories-first"), first, set_first, longest=TITLE),
            Field(
                stage.skin, stage.say("cyberverse-phone-stories-second"), second, set_second, longest=TITLE
            ),
        ],
        notes=[Aside(stage.skin, stage.say("cyberverse-phone-stories-secret"), "eye-closed")],
        actions=[Answers(stage.skin, stage.say("cyberverse-phone-back"), back, main)],
    )


@component
def KeepOne(stage: Stage) -> ft.Control:
    """Hold to look, then say which one stays; what is kept becomes public, the other never."""
    grip = use_grip(LOOK, stage.hold, stage.cover)
    nothing: tuple[str, ...] = ()
    seen, remember = ft.use_state(nothing)
    kept, keep = ft.use_state("")
    code = code_of(reading.game(stage).my_face, LOOK) if grip.is_held else None
    titles = read_titles(code) if code else ("", "")

    def note_titles() -> None:
        if code and not seen:
            remember(titles)

    effect(note_titles, [bool(code)])
    if kept:
        return StoryForm(stage, kept, partial(keep, ""))
    cards = [_hidden(stage.skin, at, title) for at, title in enumerate(titles, 1)]
    buttons: list[ft.Control] = [
        QuietHold(stage.skin, grip, stage.say("cyberverse-phone-hold-stories"), wide=True)
    ]
    if seen:
        buttons += [
            WideButton(
                stage.skin, stage.say("cyberverse-phone-keep-n", n=at), partial(keep, title), icon="check"
            )
            for at, title in enumerate(seen, 1)
        ]
    return OrgPage(
        stage,
        asks="cyberverse-phone-keep",
        body=cards,
        actions=buttons,
    )


def _hidden(skin: Skin, at: int, title: str) -> ft.Control:
    """One of the two; the words are padded to one length."""
    paint = tones(skin).violet
    name = Words(skin, title.ljust(TITLE), 20, family=DISPLAY_600, lines=2)
    row = InRow(
        skin,
        Icon(skin, "cv-story", skin.px(30), paint),
        Stacked(skin, Caption(skin, skin.say("cyberverse-phone-story-n", n=at)), name, gap=6, expand=True),
        gap=14,
    )
    return Panel(skin, row, height=skin.px(104) if not skin.large_text else None, colour=paint)


@component
def StoryForm(stage: Stage, name: str, back: Tap) -> ft.Control:
    """What is printed on the one I keep; without a free place my present story goes (CV-43)."""
    view, mine, skin = reading.game(stage), reading.mine(stage), stage.skin
    old = reading.options(view, "keep_story", "replaces")
    replaces, replace = ft.use_state(old[0] if old else "")
    names = {one.id: one.name for one in mine.stories}

    def done(card: Card) -> None:
        if isinstance(card, StoryCard):
            gone = replaces or None
            stage.send(
                KeepStory(card=card.model_copy(update={"name": name}), replaces=gone, give_up=bool(gone))
            )

    def above() -> list[ft.Control]:
        if not old:
            return []
        options = [(one, names.get(one, one), "bin") for one in old]
        warning = Notice(
            skin, skin.say("cyberverse-phone-give-up"), skin.say("cyberverse-phone-give-up-line")
        )
        return [Spaced(skin, warning, Pills(skin, options, replaces, replace))]

    return CardEntry(
        stage,
        ("story",),
        skin.say("cyberverse-phone-keep-form"),
        skin.say("cyberverse-phone-keep-form-line"),
        lambda title: skin.say("cyberverse-phone-keep-button", name=title),
        done,
        back,
        above,
        name,
    )
