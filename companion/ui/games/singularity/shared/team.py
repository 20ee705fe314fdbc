"""Everybody in the team: who, where, with how many cards as far as that is public (SW-2)."""

from __future__ import annotations

from typing import Literal

import flet as ft

from companion.games.singularity.views import SingularityView
from companion.games.singularity.views.board import MemberLine
from companion.kernel.frozen import frozen
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.tokens import MemberTile
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.boxes import Caption, InRow, Panel, Pill, Spaced, Stacked
from companion.ui.kit.drawing import part
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong


@frozen
class Mate:
    """One member in words."""

    seat: str
    name: str
    colour: str
    words: str
    mark: Literal["", "now", "leader"] = ""


def team_of(skin: Skin, view: SingularityView, cast: Cast) -> tuple[Mate, ...]:
    """The members in turn order."""
    now = reading.turn_seat(view)
    return tuple(
        Mate(
            seat,
            cast.who(seat),
            cast.colour(seat),
            member_words(skin, cast, reading.member(view, seat)),
            "now" if seat == now else "leader" if seat == view.leader else "",
        )
        for seat in view.order
    )


def member_words(skin: Skin, cast: Cast, member: MemberLine) -> str:
    """Place and cards of a member, as far as everybody may know."""
    words = []
    if member.character is not None:
        words.append(cast.name(member.seat))
    if member.place is not None:
        words.append(skin.say("singularity-shared-stands", where=member.place))
    if member.hand is not None:
        words.append(skin.say("singularity-shared-hand", n=member.hand))
    if member.gained:
        words.append(skin.say("singularity-shared-gained", n=len(member.gained)))
    return " · ".join(words)


@part
def TeamBox(skin: Skin, team: tuple[Mate, ...]) -> ft.Control:
    """Everybody, with whose turn it is."""
    title = Caption(skin, skin.say("singularity-shared-team"))
    return Panel(skin, Spaced(skin, title, *(_Mate.keyed(one.seat)(skin, one) for one in team), gap=8))


@part
def _Mate(skin: Skin, mate: Mate) -> ft.Control:
    words = Stacked(
        skin,
        Strong(skin, mate.name, 16, lines=1),
        *([Muted(skin, mate.words, 14, lines=2)] if mate.words else []),
        gap=0,
        expand=True,
    )
    paint = tones(skin).red if mate.mark == "now" else tones(skin).steel
    mark = [Pill(skin, skin.say(f"singularity-shared-{mate.mark}"), paint)] if mate.mark else []
    return InRow(skin, MemberTile(skin, mate.colour, skin.px(40)), words, *mark)
