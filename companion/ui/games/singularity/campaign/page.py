"""The campaign page: the story in order, what is unlocked, every try, the team, what is next (SW-7)."""

from __future__ import annotations

import random
from typing import Any, cast

import flet as ft
from pydantic import ValidationError

from companion.games.singularity.packs.campaign import CAMPAIGN_FORMAT, Campaign
from companion.games.singularity.packs.cards import FORMAT, Collection, EnemyCard
from companion.games.singularity.sums import story
from companion.kernel.frozen import frozen
from companion.net.link import Refused
from companion.net.shares import path_of
from companion.ui.games.singularity.campaign import arcade
from companion.ui.games.singularity.campaign.arcade import Draw
from companion.ui.games.singularity.campaign.editing import CampaignForm
from companion.ui.games.singularity.campaign.panels import PanelRow
from companion.ui.games.singularity.campaign.records import LogPanel, TeamPanel, Unlocked
from companion.ui.games.singularity.draw.colours import LOOKS, tones
from companion.ui.games.singularity.draw.signs import enemy_icon
from companion.ui.kit.boxes import InRow, Pill, Wrapped
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.deskpage import DeskPage, desk_width
from companion.ui.kit.drawing import Tap, component, effect
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.notices import Toast
from companion.ui.kit.sheets import Sheet
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Heading, Muted, Words
from companion.ui.stage import Desk

GAME_ID = "singularity"
_STRETCH = ft.CrossAxisAlignment.STRETCH


def cards_of(desk: Desk, campaign: Campaign) -> Collection | None:
    """The collection of cards this story is played with."""
    if campaign.library is None:
        return None
    try:
        return Collection.model_validate(desk.library.read(GAME_ID, FORMAT, campaign.library))
    except (Refused, ValidationError):
        return None


@component
def CampaignPage(desk: Desk, content: dict[str, Any]) -> ft.Control:
    """Reads as a page; the pencil opens the form. A new one, or one with faults, opens its form at once."""
    try:
        campaign = Campaign.model_validate(content)
    except ValidationError:
        campaign = None
    lines = desk.library.lines(GAME_ID, CAMPAIGN_FORMAT)
    edits, set_edits = ft.use_state(campaign is None or all(line.id != campaign.id for line in lines))
    shown, set_shown = ft.use_state(content)
    if edits or campaign is None:
        return CampaignForm(desk, shown, set_shown, lambda: set_edits(False))
    try:
        current = Campaign.model_validate(shown)
    except ValidationError:
        current = campaign
    return StoryPage(desk, current, lambda: set_edits(True))


@component
def StoryPage(desk: Desk, campaign: Campaign, edit: Any) -> ft.Control:
    """Panels, unlocked, log and team; the next issue at the foot."""
    skin = desk.skin.dressed(LOOKS)
    cards, set_cards = ft.use_state(cast("Collection | None", None))
    draw, set_draw = ft.use_state(cast("Draw | None", None))
    way = use_way(desk, campaign)

    async def look() -> None:
        set_cards(cards_of(desk, campaign))

    effect(look, [campaign.library])
    ft.use_dialog(DrawSheet(skin, draw, lambda: set_draw(None)) if draw else None)
    body: list[ft.Control] = [
        PanelRow(skin, story.panels(campaign), desk_width(skin, wide=True), _tall(skin)),
        Unlocked(skin, campaign, cards),
    ]
    if skin.is_phone or skin.large_text:
        body += [LogPanel(skin, campaign), TeamPanel(skin, campaign)]
    else:
        log, team = LogPanel(skin, campaign), TeamPanel(skin, campaign)
        body.append(
            ft.Row(
                [ft.Container(log, expand=3), ft.Container(team, expand=2)],
                spacing=skin.px(12),
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
        )
    place = (GAME_ID, CAMPAIGN_FORMAT, campaign.id)
    is_kept = any(line.id == campaign.id for line in desk.library.lines(GAME_ID, CAMPAIGN_FORMAT))
    beside = [OutlineButton(skin, desk.skin.say("singularity-campaign-edit"), edit, icon="pencil")]
    if is_kept:
        export = desk.skin.say("singularity-campaign-export")
        beside.append(OutlineButton(skin, export, None, icon="download", url=path_of(place)))
    if skin.is_phone:
        body.append(ft.Row(list(beside), wrap=True, spacing=8, run_spacing=8))
    return DeskPage(
        desk,
        campaign.name,
        body=body,
        on_back=lambda: desk.go("/library"),
        subtitle=subtitle(skin, campaign),
        beside=[] if skin.is_phone else beside,
        toast=way.toast,
        dismiss_toast=way.dismiss,
        actions=[
            CampaignFoot(
                desk,
                campaign,
                lambda: set_draw(arcade.drawn(campaign, cards, random.choice)),
                way.set_up if is_kept else None,
            ),
        ],
        wide=True,
    )


def _tall(skin: Skin) -> float:
    return 190 if skin.is_phone else skin.px(200)


@component
def Story(desk: Desk, campaign: Campaign) -> ft.Control:
    """A story that came with the app: its issues, what it begins with, and the way to a table."""
    skin, way = desk.skin.dressed(LOOKS), use_way(desk, campaign)
    rows = [
        PanelRow(skin, story.panels(campaign), desk_width(desk.skin), _tall(skin)),
        Unlocked(skin, campaign, cards_of(desk, campaign)),
        *([Toast(skin, way.toast, way.dismiss)] if way.toast else []),
        _SetUp(skin, campaign, way.set_up),
    ]
    return ft.Column(rows, spacing=skin.px(12), tight=True, horizontal_alignment=_STRETCH)


@frozen
class Way:
    """To a table with a story, and what was said against it."""

    set_up: Tap | None
    toast: Refused | None
    dismiss: Tap


def use_way(desk: Desk, campaign: Campaign) -> Way:
    """A hook: the lobby opens with this story chosen, where this device may open one."""
    toast, set_toast = ft.use_state(cast("Refused | None", None))

    async def set_up() -> None:
        if desk.set_up:
            try:
                await desk.set_up(GAME_ID, {"campaign": campaign.id})
            except Refused as refused:
                set_toast(refused)

    return Way(set_up if desk.set_up else None, toast, lambda: set_toast(None))


def _SetUp(skin: Skin, campaign: Campaign, set_up: Tap | None) -> ft.Control:
    number = story.next_issue(campaign).number
    key = "singularity-campaign-again" if story.is_finished(campaign) else "singularity-campaign-set-up"
    return MainButton(skin, skin.say(key, n=number), set_up, colour=tones(skin).red, icon="flag")


def subtitle(skin: Skin, campaign: Campaign) -> str:
    """Which mode, whose story, how far."""
    names = tuple(deck.player or deck.character for deck in campaign.team)
    count = len(story.won(campaign))
    if not names:
        return skin.say("singularity-campaign-sub-new", n=count, of=len(campaign.issues))
    return skin.say(
        "singularity-campaign-sub", names=skin.language.listed(names), n=count, of=len(campaign.issues)
    )


def hint(skin: Skin, campaign: Campaign) -> str:
    """What to do for the next issue."""
    if story.is_finished(campaign):
        return skin.say("singularity-campaign-finished")
    issue = story.next_issue(campaign)
    return skin.say("singularity-campaign-hint", n=issue.number, story=campaign.name)


def CampaignFoot(desk: Desk, campaign: Campaign, draw: Any, set_up: Tap | None) -> ft.Control:
    """One sentence, arcade, and the way to a table with this story, where there is one."""
    skin = desk.skin.dressed(LOOKS)
    words = InRow(
        skin,
        Icon(skin, "rules", skin.size(16) * 1.25, skin.palette.muted),
        Words(skin, hint(skin, campaign), 15, family=TEXT_600, colour=skin.palette.muted, expand=True),
        expand=not skin.is_phone or None,
    )
    play = OutlineButton(skin, desk.skin.say("singularity-mode-arcade"), draw, icon="dice", height=56)
    go = _SetUp(skin, campaign, set_up)
    if skin.is_phone:
        buttons: ft.Control = ft.Row([play, ft.Container(go, expand=True)], spacing=8)
        if skin.large_text:
            buttons = ft.Column([ft.Row([play]), go], spacing=8, tight=True, horizontal_alignment=_STRETCH)
        return ft.Column([words, buttons], spacing=10, tight=True, horizontal_alignment=_STRETCH)
    return InRow(skin, words, play, ft.Container(go, width=skin.px(290)), gap=12)


def DrawSheet(skin: Skin, draw: Draw, close: Any) -> ft.BottomSheet:
    """What arcade drew: a board that is known, enemies that are unlocked (SW-8)."""

    def pills(cards: tuple[EnemyCard, ...]) -> ft.Control:
        if not cards:
            return Muted(skin, skin.say("singularity-campaign-draw-none"))
        red = tones(skin).red
        made = [Pill(skin, card.name, red, enemy_icon(card.icon)) for card in cards]
        return Wrapped(skin, *made)

    title = f"#{draw.issue.number} {draw.issue.title}" if draw.issue else ""
    return Sheet(
        skin,
        [
            Heading(skin, skin.say("singularity-campaign-draw"), 24),
            Body(skin, skin.say("singularity-campaign-draw-board", title=title)),
            Muted(skin, skin.say("singularity-campaign-draw-common")),
            pills(draw.common),
            Muted(skin, skin.say("singularity-campaign-draw-elite")),
            pills(draw.elite),
            Muted(skin, skin.say("singularity-campaign-draw-note")),
            ft.Row([OutlineButton(skin, skin.say("shell-close"), close, expand=True, height=52)]),
        ],
        close,
    )
