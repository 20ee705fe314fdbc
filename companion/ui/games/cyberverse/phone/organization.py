"""My organization: cash, actions, support, agents, stories (CV-3, CV-10..13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

import flet as ft

from companion.games.cyberverse.views import AgentView, OrgView, StoryView
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.agent import AgentCard
from companion.ui.games.cyberverse.draw.boxes import Box, Pick, Stack, Tile
from companion.ui.games.cyberverse.draw.cash import CashHero
from companion.ui.games.cyberverse.draw.colours import investigation_colour, tones
from companion.ui.games.cyberverse.draw.hexes import ActionHexes
from companion.ui.games.cyberverse.draw.signs import Slots, Ticks, word
from companion.ui.games.cyberverse.phone.agent_sheet import AgentSheetPage
from companion.ui.games.cyberverse.phone.ledger import LedgerPage, SupportPage
from companion.ui.games.cyberverse.phone.page import Page, room
from companion.ui.games.cyberverse.phone.story import STORY
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong, Words
from companion.ui.stage import Stage

Close = Callable[[], None]


def _nothing() -> Sequence[ft.Control]:
    return ()


@dataclass(frozen=True)
class Foot:
    """What stands below the organization: lines, then the buttons."""

    actions: Sequence[ft.Control] = ()
    notes: Sequence[ft.Control] = field(default_factory=tuple)


@component
def Organization(
    stage: Stage,
    foot: Callable[[], Foot],
    middle: Callable[[], Sequence[ft.Control]] = _nothing,
    agent_foot: Callable[[AgentView], Sequence[ft.Control]] | None = None,
) -> ft.Control:
    """The page that everything starts from. A tap looks closer: ledger, support, an agent, a story."""
    look, set_look = ft.use_state("")
    mine, close = reading.mine(stage), partial(set_look, "")
    if look == "ledger":
        return LedgerPage(stage, close)
    if look == "support":
        return SupportPage(stage, close)
    found = next((one for one in mine.agents if one.id == look), None)
    if found is not None:
        own = agent_foot(found) if agent_foot else ()
        return AgentSheetPage(stage, found, close, own)
    below = foot()
    draws, is_early = _to_draw(stage, mine), reading.game(stage).phase == "strategy"
    return Page(
        stage,
        body=[
            *_top(stage, mine, set_look),
            *(draws if is_early else []),
            *middle(),
            *_agents(stage, mine, set_look),
            *([] if is_early else draws),
            *_stories(stage, mine),
        ],
        notes=below.notes,
        actions=below.actions,
        spacing=10,
    )


def _top(stage: Stage, mine: OrgView, look: Callable[[str], None]) -> list[ft.Control]:
    """Cash over the skyline, actions, support cards."""
    skin = stage.skin
    hero = CashHero(
        skin,
        mine.cash,
        [reading.change(stage, one) for one in mine.recent],
        room(stage),
        on_click=partial(look, "ledger"),
    )
    actions = _count(
        skin,
        ActionHexes(skin, mine.actions_left, mine.actions),
        skin.say("cyberverse-phone-actions-later", n=mine.actions)
        if reading.game(stage).phase in ("event", "strategy")
        else skin.say("cyberverse-phone-actions-left", n=mine.actions_left),
    )
    cards = _count(
        skin,
        Slots(skin, len(mine.support), mine.support_limit, mine.support_slots),
        skin.say("cyberverse-phone-support-held", n=len(mine.support), limit=mine.support_limit),
        partial(look, "support"),
    )
    pair: ft.Control = (
        Stack(skin, actions, cards, gap=8)
        if skin.large_text
        else ft.Row(
            [ft.Container(actions, expand=True), ft.Container(cards, expand=True)], spacing=skin.px(10)
        )
    )
    return [hero, pair]


def _count(skin: Skin, picture: ft.Control, words: str, tap: Tap | None = None) -> ft.Control:
    content = ft.Column(
        [picture, Words(skin, words, 15, colour=skin.palette.muted, family=TEXT_500, line=1.15)],
        spacing=skin.px(8),
        tight=True,
    )
    return Box(skin, content, padding=12, radius=18, on_click=tap, label=words)


def _to_draw(stage: Stage, mine: OrgView) -> list[ft.Control]:
    """Investigations my stories still wait for, and what to do (CV-5, CV-12)."""
    skin = stage.skin
    empty = {
        story: tuple(word("colour", one.colour) for one in story.folders if one.name is None)
        for story in mine.stories
    }
    return [
        Pick(
            skin,
            skin.say("cyberverse-phone-to-draw", n=len(colours)),
            skin.say("cyberverse-phone-to-draw-line", colours=skin.language.listed(colours)),
            partial(stage.open_sheet, STORY + story.id),
            lead=Tile(skin, "cv-analysis", colour=tones(skin).amber),
            colour=tones(skin).amber,
        )
        for story, colours in empty.items()
        if colours and reading.may(reading.game(stage), "open_investigation")
    ]


def _agents(stage: Stage, mine: OrgView, look: Callable[[str], None]) -> list[ft.Control]:
    skin = stage.skin
    if not mine.agents:
        early = "-yet" if reading.game(stage).phase == "agents" else ""
        words = Words(skin, skin.say(f"cyberverse-phone-no-agents{early}"), 15, colour=skin.palette.muted)
        return [Box(skin, words, padding=12)]
    return [
        AgentCard(
            skin,
            reading.agent_mark(stage, one),
            on_click=partial(look, one.id),
            label=skin.say(
                "cyberverse-phone-agent-label",
                name=one.name,
                place=reading.place(stage, one),
                health=one.health,
                most=one.max_health,
                state=reading.agent_mark(stage, one).state,
            ),
        )
        for one in mine.agents
    ]


def _stories(stage: Stage, mine: OrgView) -> list[ft.Control]:
    return [
        StoryCardRow(stage.skin, mine, one, partial(stage.open_sheet, STORY + one.id)) for one in mine.stories
    ]


def StoryCardRow(skin: Skin, mine: OrgView, story: StoryView, tap: Tap) -> ft.Control:
    """A story in play: points, and every folder with its missions (CV-12)."""
    found = tones(skin)
    detail = skin.say(
        "cyberverse-phone-story-line", vp=story.vp, done=mine.resolved_count, needed=mine.stories_needed
    )
    head = ft.Row(
        [
            Icon(skin, "cv-story", skin.px(20), found.magenta),
            ft.Column(
                [
                    Strong(skin, story.name, 17, lines=2),
                    Words(skin, detail, 14, colour=skin.palette.muted, line=1.15),
                ],
                spacing=2,
                tight=True,
                expand=True,
            ),
        ],
        spacing=skin.px(10),
    )
    folders = [
        ft.Row(
            [
                Icon(skin, "cv-story", skin.px(18), investigation_colour(skin, folder.colour)),
                Words(skin, word("colour", folder.colour), 14, colour=skin.palette.muted, family=TEXT_500),
                Ticks(skin, [one.is_done for one in folder.missions])
                if folder.name
                else Words(skin, skin.say("cyberverse-phone-folder-empty"), 14, colour=found.amber),
            ],
            spacing=skin.px(6),
            tight=True,
        )
        for folder in story.folders
    ]
    row = ft.Row(list(folders), wrap=True, spacing=skin.px(16), run_spacing=skin.px(8))
    return Box(
        skin,
        Stack(skin, head, row, gap=8),
        on_click=tap,
        padding=12,
        label=skin.say("cyberverse-phone-story-label", name=story.name, done=story.done, n=story.missions),
    )
