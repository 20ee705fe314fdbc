"""My organization: cash, actions, support, agents, stories (CV-3, CV-10..13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from functools import partial

import flet as ft

from companion.games.cyberverse.views import AgentView, OrgView, StoryView
from companion.kernel.frozen import frozen
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.agent import AgentCard
from companion.ui.games.cyberverse.draw.cash import CashChange, CashHero
from companion.ui.games.cyberverse.draw.choices import Row, TapRows
from companion.ui.games.cyberverse.draw.colours import investigation_colour, tones
from companion.ui.games.cyberverse.draw.hexes import ActionHexes
from companion.ui.games.cyberverse.draw.signs import Slots, Ticks, word
from companion.ui.games.cyberverse.phone.agent_sheet import AgentSheetPage
from companion.ui.games.cyberverse.phone.ledger import LedgerPage, SupportPage
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.games.cyberverse.phone.story import STORY
from companion.ui.kit.boxes import STRETCHED, InRow, Panel, Spaced, Stacked, Together, Wrapped
from companion.ui.kit.drawing import Choose, Tap, component, part, steady, use_kept
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import inner_width
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Small, Strong, Words
from companion.ui.stage import Stage


def _nothing() -> Sequence[ft.Control]:
    return ()


@frozen
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
    look, set_look = use_kept("")
    view, mine, skin = reading.game(stage), reading.mine(stage), stage.skin
    read, close = steady(lambda story: stage.open_sheet(STORY + story)), steady(lambda: set_look(""))
    if look == "ledger":
        return LedgerPage(stage, close)
    if look == "support":
        return SupportPage(stage, close)
    found = next((one for one in mine.agents if one.id == look), None)
    if found is not None:
        own = agent_foot(found) if agent_foot else ()
        return AgentSheetPage(stage, found, close, own)
    below, is_early = foot(), view.phase == "strategy"
    draws = TapRows(skin, _to_draw(stage, mine), (), read)
    actions = (
        skin.say("cyberverse-phone-actions-later", n=mine.actions)
        if view.phase in ("event", "strategy")
        else skin.say("cyberverse-phone-actions-left", n=mine.actions_left)
    )
    cards = len(mine.support), mine.support_limit, mine.support_slots
    return OrgPage(
        stage,
        body=[
            Cash(skin, mine.cash, tuple(reading.change(stage, one) for one in mine.recent), set_look),
            Counts(skin, mine.actions_left, mine.actions, actions, cards, set_look),
            *(draws if is_early else []),
            *middle(),
            *_agents(stage, mine, set_look),
            *([] if is_early else draws),
            *(
                StoryRow.keyed(one.id)(skin, one, mine.resolved_count, mine.stories_needed, read)
                for one in mine.stories
            ),
        ],
        notes=below.notes,
        actions=below.actions,
        spacing=10,
    )


@part
def Cash(skin: Skin, cash: int, changes: tuple[CashChange, ...], look: Choose) -> ft.Control:
    """Cash over the skyline; a tap opens the ledger."""
    return CashHero(skin, cash, changes, inner_width(skin), on_click=partial(look, "ledger"))


@part
def Counts(
    skin: Skin, left: int, whole: int, words: str, cards: tuple[int, int, int], look: Choose
) -> ft.Control:
    """Actions, and the support cards I hold."""
    held, limit, _ = cards
    actions = _count(skin, ActionHexes(skin, left, whole), words)
    said = skin.say("cyberverse-phone-support-held", n=held, limit=limit)
    support = _count(skin, Slots(skin, *cards), said, partial(look, "support"))
    if skin.large_text:
        return Spaced(skin, actions, support, gap=8)
    halves: list[ft.Control] = [ft.Container(one, expand=True) for one in (actions, support)]
    return ft.Row(halves, spacing=skin.px(10), intrinsic_height=True, vertical_alignment=STRETCHED)


def _count(skin: Skin, picture: ft.Control, words: str, tap: Tap | None = None) -> ft.Control:
    content = Stacked(
        skin, picture, Words(skin, words, 15, colour=skin.palette.muted, family=TEXT_500, line=1.15), gap=8
    )
    return Panel(skin, content, padding=12, on_click=tap, label=words)


def _to_draw(stage: Stage, mine: OrgView) -> list[Row]:
    """Investigations my stories still wait for, and what to do (CV-5, CV-12)."""
    skin, amber = stage.skin, tones(stage.skin).amber
    if not reading.may(reading.game(stage), "open_investigation"):
        return []
    empty = {
        story.id: tuple(word(skin, "colour", one.colour) for one in story.folders if one.name is None)
        for story in mine.stories
    }
    return [
        Row(
            story,
            skin.say("cyberverse-phone-to-draw", n=len(colours)),
            skin.say("cyberverse-phone-to-draw-line", colours=skin.language.listed(colours)),
            tile="cv-analysis",
            size=44,
            colour=amber,
            accent=amber,
        )
        for story, colours in empty.items()
        if colours
    ]


def _agents(stage: Stage, mine: OrgView, look: Choose) -> list[ft.Control]:
    skin = stage.skin
    if not mine.agents:
        early = "-yet" if reading.game(stage).phase == "agents" else ""
        words = Muted(skin, skin.say(f"cyberverse-phone-no-agents{early}"), 15)
        return [Panel(skin, words, padding=12)]
    return [
        AgentCard.keyed(one.id)(skin, reading.agent_mark(stage, one), one.id, look) for one in mine.agents
    ]


@part
def StoryRow(skin: Skin, story: StoryView, done: int, needed: int, read: Choose) -> ft.Control:
    """A story in play: points, and every folder with its missions (CV-12)."""
    found, muted = tones(skin), skin.palette.muted
    detail = skin.say("cyberverse-phone-story-line", vp=story.vp, done=done, needed=needed)
    words = [Strong(skin, story.name, 17, lines=2), Words(skin, detail, 14, colour=muted, line=1.15)]
    head = InRow(
        skin, Icon(skin, "cv-story", skin.px(20), found.magenta), Stacked(skin, *words, gap=2, expand=True)
    )
    folders = [
        Together(
            skin,
            Icon(skin, "cv-story", skin.px(18), investigation_colour(skin, folder.colour)),
            Small(skin, word(skin, "colour", folder.colour), colour=muted),
            Ticks(skin, [one.is_done for one in folder.missions])
            if folder.name
            else Words(skin, skin.say("cyberverse-phone-folder-empty"), 14, colour=found.amber),
        )
        for folder in story.folders
    ]
    row = Wrapped(skin, *folders, gap=16, between=8)
    return Panel(
        skin,
        Spaced(skin, head, row, gap=8),
        on_click=partial(read, story.id),
        padding=12,
        label=skin.say("cyberverse-phone-story-label", name=story.name, done=story.done, n=story.missions),
    )
