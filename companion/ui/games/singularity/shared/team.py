"""Everybody in the team: who, where, with how many cards as far as that is public (SW-2)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.views.board import MemberLine
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Caption, MemberTile, Panel, Pill, tones
from companion.ui.games.singularity.shared.page import look, spot
from companion.ui.kit.text import Muted, Strong
from companion.ui.stage import Stage

_STRETCH = ft.CrossAxisAlignment.STRETCH


def member_words(stage: Stage, member: MemberLine) -> str:
    """Place and cards of a member, as far as everybody may know."""
    words = []
    if member.character is not None:
        words.append(reading.name(stage, member.seat))
    if member.place is not None:
        words.append(stage.say("singularity-shared-stands", where=spot(member.place)))
    if member.hand is not None:
        words.append(stage.say("singularity-shared-hand", n=member.hand))
    if member.gained:
        words.append(stage.say("singularity-shared-gained", n=len(member.gained)))
    return " · ".join(words)


def Team(stage: Stage) -> ft.Control:
    """The members in turn order."""
    skin, view = look(stage), reading.game(stage)
    rows: list[ft.Control] = [Caption(skin, stage.say("singularity-shared-team"))]
    for seat in view.order:
        member = reading.member(view, seat)
        is_now = view.turn is not None and view.turn.seat == seat
        words = member_words(stage, member)
        name = reading.who(stage, seat)
        marks: list[ft.Control] = []
        if is_now:
            marks.append(Pill(skin, stage.say("singularity-shared-now"), tones(skin).red))
        elif seat == view.leader:
            marks.append(Pill(skin, stage.say("singularity-shared-leader"), tones(skin).steel))
        rows.append(
            ft.Row(
                [
                    MemberTile(skin, reading.tint_name(stage, seat), skin.px(40)),
                    ft.Column(
                        [
                            Strong(skin, name, 16, lines=1),
                            *([Muted(skin, words, 14, lines=1)] if words else []),
                        ],
                        spacing=0,
                        tight=True,
                        expand=True,
                    ),
                    *marks,
                ],
                spacing=skin.px(10),
            )
        )
    return Panel(skin, ft.Column(rows, spacing=skin.px(8), tight=True, horizontal_alignment=_STRETCH))
