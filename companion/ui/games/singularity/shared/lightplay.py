"""A turn without a map: the groups the app knows of, the tracks, the team; the claim to have won (SW-37)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.actions.table import ClaimWin
from companion.games.singularity.views.board import GroupView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Caption, GroupDisc, Panel, Pill, tones
from companion.ui.games.singularity.shared.doing import (
    AtAnyTime,
    CameButton,
    Do,
    Doing,
    EndTurn,
    TurnCards,
    use_doing,
)
from companion.ui.games.singularity.shared.mapplay import refill_button, turn_words
from companion.ui.games.singularity.shared.page import (
    GAP,
    Sentence,
    SharedPage,
    act,
    issue_title,
    look,
    may_act,
    room,
    subtitle,
)
from companion.ui.games.singularity.shared.reminders import Reminders
from companion.ui.games.singularity.shared.team import Team
from companion.ui.games.singularity.shared.tracks import (
    AwarenessLine,
    CauseTaps,
    Dial,
    left_words,
)
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.sheets import ConfirmSheet
from companion.ui.kit.text import CENTER, Heading, Muted, Strong
from companion.ui.stage import Stage

_STRETCH = ft.CrossAxisAlignment.STRETCH


@component
def LightPlay(stage: Stage) -> ft.Control:
    """Dial as hero, beside it team, causes and groups."""
    view, skin = reading.game(stage), look(stage)
    asks, set_asks = ft.use_state(False)
    doing, do = use_doing(stage)

    def claim() -> None:
        act(stage, ClaimWin(all_on_end=True, area_clear=True))
        set_asks(False)

    ft.use_dialog(
        ConfirmSheet(
            skin,
            stage.say("singularity-shared-claim"),
            stage.say("singularity-shared-claim-text"),
            stage.say("singularity-shared-claim-yes"),
            stage.say("singularity-shared-claim-no"),
            claim,
            lambda: set_asks(False),
            colour=skin.palette.good,
            icon="flag",
        )
        if asks
        else None
    )
    width, height = room(skin)
    side = min(width * 0.42, height * 0.74)
    hero = ft.Column(
        [
            Dial(stage, side, reading.dial_words(stage)),
            Muted(skin, left_words(stage.skin, view), 16, align=CENTER),
            AwarenessLine(stage, 20),
        ],
        spacing=skin.px(8),
        width=width * 0.42,
        height=height,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    if doing:
        return Doing(stage, doing, do)
    reminders = Reminders(stage)
    right = ft.Column(
        [
            *TurnCards(stage, do),
            Groups(stage, do),
            CauseTaps(stage),
            Team(stage),
            *AtAnyTime(stage, do),
            *([reminders] if reminders else []),
        ],
        spacing=skin.px(10),
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=_STRETCH,
        height=height,
        expand=True,
    )
    foot: list[ft.Control] = [Sentence(skin, turn_words(stage, view), "sw-card")]
    if may_act(stage) and view.phase == "play":
        words = stage.say("singularity-shared-claim-open")
        foot.append(OutlineButton(skin, words, lambda: set_asks(True), icon="flag", height=52))
    foot += [*EndTurn(stage, do), *refill_button(stage)]
    body = ft.Row(
        [hero, right], spacing=skin.px(GAP), vertical_alignment=ft.CrossAxisAlignment.START, width=width
    )
    return SharedPage(stage, issue_title(stage), body, detail=subtitle(stage, view), foot=foot)


def Groups(stage: Stage, do: Do) -> ft.Control:
    """Every group the app knows of, and a way to tell it of another."""
    view, skin = reading.game(stage), look(stage)
    rows: list[ft.Control] = [Caption(skin, stage.say("singularity-shared-groups"))]
    if not view.groups:
        rows.append(Muted(skin, stage.say("singularity-shared-no-groups"), 15))
    made = [_group(stage, group) for group in view.groups]
    rows.append(ft.Row(made, wrap=True, spacing=skin.px(12), run_spacing=skin.px(8)))
    rows.append(ft.Row([CameButton(stage, do)]))
    return Panel(skin, ft.Column(rows, spacing=skin.px(8), tight=True, horizontal_alignment=_STRETCH))


def _group(stage: Stage, group: GroupView) -> ft.Control:
    view, skin = reading.game(stage), look(stage)
    words = [Heading(skin, reading.enemy_name(view, group.enemy, group.size), 17, lines=1)]
    if group.health_left is not None:
        said = stage.say("singularity-shared-health", n=group.health_left)
        words.append(Pill(skin, said, tones(skin).amber))
    return ft.Row(
        [
            GroupDisc(skin, reading.icon_of(view, group.enemy), skin.px(40), group.size),
            ft.Column(
                [*words, Strong(skin, group.place, 14, colour=skin.palette.muted)], spacing=1, tight=True
            ),
        ],
        spacing=skin.px(8),
        tight=True,
    )
