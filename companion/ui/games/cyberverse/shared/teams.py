"""Every organization on one line: cash, actions, agents with what they are doing (CV-10, CV-25, CV-33)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import AgentView, OrgView
from companion.ui.games.cyberverse.draw.cash import CashFigure
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import ActionHexes, AgentHex
from companion.ui.games.cyberverse.draw.signs import Hearts, Slots
from companion.ui.games.cyberverse.reading import Cast
from companion.ui.kit.boxes import STRETCHED, Labelled, Panel, Pill, Spaced, Stacked, Together, Wrapped
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Muted, Words


@part
def Teams(
    skin: Skin, cast: Cast, teams: tuple[OrgView, ...], turn_of: str | None, is_strategy: bool
) -> ft.Control:
    """One card an organization, in turn order."""
    cards = [TeamCard(skin, cast, one, turn_of == one.seat, is_strategy) for one in teams]
    if stacks(skin):
        return Spaced(skin, *cards)
    return ft.Column(
        [ft.Container(card, expand=True) for card in cards],
        spacing=skin.px(10),
        expand=True,
        horizontal_alignment=STRETCHED,
    )


@part
def TeamCard(skin: Skin, cast: Cast, org: OrgView, is_now: bool, is_strategy: bool) -> ft.Control:
    is_narrow, lines = stacks(skin), 2 if skin.width < skin.height else 1
    top: list[ft.Control] = [
        SeatMark(skin, cast.mark(org.seat), skin.px(24)),
        Stacked(
            skin,
            Words(skin, org.name, 18, family=TEXT_700, lines=1, line=1.1),
            Words(skin, cast.person(org.seat), 14, colour=skin.palette.muted, lines=lines, line=1.1),
            gap=1,
            expand=None if is_narrow else True,
        ),
        CashFigure(skin, org.cash, skin.size(20)),
        ActionHexes(skin, org.actions_left, org.actions, 20),
        Slots(skin, len(org.support), org.support_limit, org.support_slots),
        *_state(skin, org, is_now, is_strategy),
    ]
    people: list[ft.Control] = [_agent(skin, cast, one) for one in org.agents]
    if not people:
        people = [Muted(skin, skin.say("cyberverse-shared-no-team"), 15)]
    rows: list[ft.Control] = [
        ft.Row(top, spacing=skin.px(14), wrap=is_narrow, run_spacing=skin.px(6)),
        Wrapped(skin, *people, gap=16, between=8),
    ]
    return Panel(
        skin,
        ft.Column(rows, spacing=skin.px(8), tight=True, alignment=ft.MainAxisAlignment.CENTER),
        colour=tones(skin).magenta if is_now else "",
        selected=is_now,
        padding=12,
    )


def _state(skin: Skin, org: OrgView, is_now: bool, is_strategy: bool) -> list[ft.Control]:
    """Whose turn it is, and who is done."""
    found = tones(skin)
    if org.must_discard:
        return [Pill(skin, skin.say("cyberverse-shared-discards", n=org.must_discard), colour=found.amber)]
    if is_now:
        return [Pill(skin, skin.say("cyberverse-shared-now"), colour=found.magenta)]
    if org.is_ready and is_strategy:
        return [Pill(skin, skin.say("cyberverse-shared-done"), icon="check", colour=found.good)]
    return []


def _agent(skin: Skin, cast: Cast, one: AgentView) -> ft.Control:
    """Letter, name, health and place of an agent."""
    found = tones(skin)
    is_up = one.state in ("called", "moving")
    place = skin.say(f"cyberverse-phone-state-{one.state}") if one.state else cast.district(one.district)
    words = Stacked(
        skin,
        Together(
            skin,
            Words(skin, one.name, 15.5, family=TEXT_700, lines=1, line=1.1),
            Icon(skin, "cv-initiative", skin.px(14), found.amber),
            Figures(skin, str(one.initiative), 14.5),
            *(Icon(skin, f"cv-{status}", skin.px(15), found.red) for status in one.statuses),
            gap=5,
        ),
        Together(
            skin,
            Hearts(skin, one.health, one.max_health, size=12),
            Words(
                skin,
                place,
                14,
                colour=found.magenta if is_up else skin.palette.muted,
                family=TEXT_700 if is_up else TEXT_500,
                lines=1,
                line=1.1,
            ),
        ),
        gap=3,
    )
    face = ft.Container(
        Together(
            skin, AgentHex(skin, one.name, skin.px(34), colour=cast.colour(skin, one.seat)), words, gap=8
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(6), vertical=skin.px(3)),
        border_radius=skin.px(12),
        bgcolor=skin.wash(found.magenta, 0.16) if is_up else None,
    )
    statuses = ", ".join(skin.say(f"cyberverse-status-{status}") for status in one.statuses)
    label = skin.say(
        "cyberverse-shared-agent",
        name=one.name,
        place=place,
        initiative=one.initiative,
        health=one.health,
        most=one.max_health,
        statuses=statuses,
        has=len(one.statuses),
    )
    return Labelled(face, label)
