"""What this game's documents look like to who only reads them (SW-5, SW-7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import flet as ft

from companion.games.singularity.packs import campaign as story
from companion.games.singularity.packs import issue_map
from companion.games.singularity.packs.campaign import Campaign, Issue
from companion.games.singularity.packs.cards import FORMAT as CARDS
from companion.games.singularity.packs.cards import Collection, EnemyCard
from companion.games.singularity.packs.issue_map import IssueMap
from companion.ui.games.singularity.campaign.page import Story
from companion.ui.games.singularity.draw.board import MapBoard, MapFrame, MapLegend
from companion.ui.games.singularity.draw.colours import LOOKS, tones
from companion.ui.games.singularity.draw.marks import MapMarks
from companion.ui.games.singularity.draw.signs import ICONS, enemy_icon, kind_icon
from companion.ui.kit.boxes import Caption, IconTile, Line, Note, Panel, Spaced
from companion.ui.kit.deskpage import desk_width
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Desk

SIGNS = ("hazard", "cache", "token", "end")
TALL = 0.52
"""Of its width."""


def board(desk: Desk, document: dict[str, Any]) -> list[ft.Control]:
    """The map with what its signs mean."""
    skin, found = desk.skin.dressed(LOOKS), IssueMap.model_validate(document)
    width = desk_width(desk.skin) - 2 * skin.px(16)
    drawn = MapBoard(
        skin, found, MapMarks(), width, width * (1.1 if skin.is_phone else TALL), label=found.name
    )
    words = tuple((sign, skin.say(f"singularity-shared-legend-{sign}")) for sign in SIGNS)
    return [
        MapFrame(skin, ft.Container(drawn, alignment=ft.Alignment.CENTER)),
        MapLegend(skin, words),
    ]


def cards(desk: Desk, document: dict[str, Any]) -> list[ft.Control]:
    """Every card by its kind: what it is called, its figures, what it says."""
    skin, found = desk.skin.dressed(LOOKS), Collection.model_validate(document)
    groups = {
        "enemies": [_enemy(skin, one) for one in found.enemies],
        "characters": [_card(skin, "person", one.name, one.ability) for one in found.characters],
        "upgrades": [
            _card(skin, kind_icon(one.kind), one.name, one.text, str(one.value or ""))
            for one in found.upgrades
        ],
    }
    return [
        Spaced(skin, Caption(skin, skin.say(f"singularity-read-{kind}"), str(len(rows))), *rows)
        for kind, rows in groups.items()
        if rows
    ]


def _enemy(skin: Skin, card: EnemyCard) -> ft.Control:
    figures = skin.say("singularity-read-figures", threat=card.threat, range=card.range, move=card.move)
    if card.health is not None:
        figures = f"{figures} · {skin.say('singularity-read-health', n=card.health)}"
    words = "\n".join(filter(None, (figures, card.setup, card.moves)))
    elite = skin.say("singularity-read-elite") if card.kind == "elite" else ""
    return _card(skin, enemy_icon(card.icon), card.name, words, elite)


def _card(skin: Skin, icon: str, name: str, words: str, right: str = "") -> ft.Control:
    """One card in a row."""
    side = [Strong(skin, right, 16)] if right else []
    return Panel(skin, Line(skin, name, words, lead=IconTile(skin, icon), right=side), padding=12)


def issue(desk: Desk, document: dict[str, Any]) -> list[ft.Control]:
    """What an issue reminds of: its limits, what is laid out, its own rules (SW-6)."""
    skin, found = desk.skin.dressed(LOOKS), Issue.model_validate(document)
    told = skin.say("singularity-phone-limits-missing")
    if found.limits:
        threat, awareness = found.limits.threat or "–", found.limits.awareness or "–"
        told = skin.say("singularity-phone-limits-are", threat=threat, awareness=awareness)
    groups = {
        "limits": [Note(skin, told, ICONS["threat"])],
        "setup": [Note(skin, line, "list-check") for line in found.setup],
        "rules": [Note(skin, line, "warning", tones(skin).amber) for line in found.rules],
    }
    shown: list[ft.Control] = [
        Strong(skin, skin.say("singularity-phone-issue", n=found.number, title=found.title), 18)
    ]
    shown += [
        Spaced(skin, Caption(skin, skin.say(f"singularity-read-{kind}")), *rows)
        for kind, rows in groups.items()
        if rows
    ]
    return shown


def campaign(desk: Desk, document: dict[str, Any]) -> list[ft.Control]:
    """The story as its page shows it, and the way to a table with it."""
    return [Story(desk, Campaign.model_validate(document))]


READERS: Final[Mapping[str, Callable[[Desk, dict[str, Any]], list[ft.Control]]]] = {
    issue_map.FORMAT: board,
    story.CAMPAIGN_FORMAT: campaign,
    story.ISSUE_FORMAT: issue,
    CARDS: cards,
}
"""Format → its look, for `GameScreens.readers`."""
