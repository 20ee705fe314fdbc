"""A turn without a map: the groups the app knows of, the tracks, the team; the claim to have won (SW-37)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.actions.table import ClaimWin
from companion.games.singularity.views.board import GroupView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.tokens import GroupDisc
from companion.ui.games.singularity.reading import Cast
from companion.ui.games.singularity.shared.doing import CameButton, DoingScreen, use_doing
from companion.ui.games.singularity.shared.page import IssuePage, head_of, use_word
from companion.ui.games.singularity.shared.team import TeamBox, team_of
from companion.ui.games.singularity.shared.tracks import (
    AwarenessLine,
    BigDial,
    CauseTaps,
    last_of,
    left_words,
)
from companion.ui.games.singularity.shared.turn import TurnDoors, reminders, turn_buttons, turn_words
from companion.ui.kit.boxes import CENTERED, MIDDLE, Caption, Panel, Pill, Spaced, Together, Wrapped
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Choose, component, part
from companion.ui.kit.shared import Beside, Sentence, Side, room, stacks
from companion.ui.kit.sheets import ConfirmSheet
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted, Strong
from companion.ui.stage import Stage

SHARES = (42, 58)
"""How much of the width the dial's half and the rest take."""


@component
def LightPlay(stage: Stage) -> ft.Control:
    """Dial as hero, beside it team, causes and groups."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    asks, set_asks = ft.use_state(False)
    doing, do = use_doing(stage)
    say = use_word(stage)

    def claim() -> None:
        if say is not None:
            say(ClaimWin(all_on_end=True, area_clear=True))
        set_asks(False)

    ft.use_dialog(
        ConfirmSheet(
            skin,
            skin.say("singularity-shared-claim"),
            skin.say("singularity-shared-claim-text"),
            skin.say("singularity-shared-claim-yes"),
            skin.say("singularity-shared-claim-no"),
            claim,
            lambda: set_asks(False),
            colour=skin.palette.good,
            icon="flag",
        )
        if asks
        else None
    )
    if doing:
        return DoingScreen(stage, doing, do)
    cards, others = TurnDoors(skin, view, cast, do) if say else ([], [])
    last = last_of(skin, cast, view.last_change, may_undo=view.may_undo)
    right = [
        *cards,
        Groups(skin, cast, view.groups, do if say else None),
        CauseTaps(skin, view.taps, last, say),
        TeamBox(skin, team_of(skin, view, cast)),
        *others,
        *reminders(skin, view),
    ]
    foot: list[ft.Control] = [Sentence(skin, turn_words(skin, view, cast), "sw-card")]
    if say and view.phase == "play":
        words = skin.say("singularity-shared-claim-open")
        foot.append(OutlineButton(skin, words, lambda: set_asks(True), icon="flag", height=52))
    foot += turn_buttons(skin, view, cast, say, do)
    hero = HeroDial(skin, reading.dial(skin, view))
    body = Beside(skin, [hero, Side(skin, right)], SHARES, room(skin)[1])
    return IssuePage(skin, stage.tools, head_of(stage), body, foot=foot)


@part
def HeroDial(skin: Skin, dial: reading.Dial) -> ft.Control:
    """The dial as large as its half, both tracks in words below it."""
    width, height = room(skin)
    side = width * 0.8 if stacks(skin) else min(width * SHARES[0] / sum(SHARES), height * 0.74)
    return ft.Column(
        [
            BigDial(skin, dial, side),
            Muted(skin, left_words(skin, dial.left), 16, align=CENTER),
            AwarenessLine(skin, dial.awareness, 20),
        ],
        spacing=skin.px(8),
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
    )


@part
def Groups(skin: Skin, cast: Cast, groups: tuple[GroupView, ...], do: Choose | None) -> ft.Control:
    """Every group the app knows of, and a way to tell it of another."""
    rows: list[ft.Control] = [Caption(skin, skin.say("singularity-shared-groups"))]
    if not groups:
        rows.append(Muted(skin, skin.say("singularity-shared-no-groups"), 15))
    made = [_group(skin, cast, group) for group in groups]
    rows.append(Wrapped(skin, *made, gap=12, between=8))
    if do is not None:
        rows.append(CameButton(skin, bool(cast.enemies), do))
    return Panel(skin, Spaced(skin, *rows, gap=8))


def _group(skin: Skin, cast: Cast, group: GroupView) -> ft.Control:
    words = [Heading(skin, cast.enemy_name(group.enemy, group.size), 17, lines=1)]
    if group.health_left is not None:
        said = skin.say("singularity-shared-health", n=group.health_left)
        words.append(Pill(skin, said, tones(skin).amber))
    place = Strong(skin, group.place, 14, colour=skin.palette.muted)
    return Together(
        skin,
        GroupDisc(skin, cast.icon_of(group.enemy), skin.px(40), group.size),
        ft.Column([*words, place], spacing=1, tight=True),
        gap=8,
    )
