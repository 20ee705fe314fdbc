"""Saved kits, a whole evening in one tap: those for as many people as sit here first."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.toolbox.actions import TakeKit
from companion.games.toolbox.packs.kit import Kit
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.draw.chain import Chain, links_of
from companion.ui.games.toolbox.setup.shelf import Saved, saved_for
from companion.ui.games.toolbox.tools.course import is_through
from companion.ui.games.toolbox.tools.page import MEASURES
from companion.ui.kit.boxes import MIDDLE, START, Caption, Panel, Spaced
from companion.ui.kit.buttons import Chip
from companion.ui.kit.drawing import component, part
from companion.ui.kit.pages import inner_width
from companion.ui.kit.sending import Way
from companion.ui.kit.shared import room, stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Fitted, Muted
from companion.ui.stage import Stage

SHOWN = 3
GAP = 12
MOST_LINKS = 6
FLAT, LINK = 4, 56
"""So many tools stand beside the name on a phone, and how wide each is with the sign after it."""


def is_free(stage: Stage) -> bool:
    """Whether no kit is being played."""
    now = reading.game(stage).kit
    return now is None or is_through(now)


@component
def Kits(stage: Stage) -> ft.Control:
    """The first few, and all of them with a tap."""
    skin = stage.skin
    found = ft.use_memo(lambda: saved_for(stage), [len(reading.game(stage).seats)])
    shows_all, show_all = ft.use_state(False)
    if not found:
        return ft.Container(visible=False)
    shown = found if shows_all else found[:SHOWN]
    count = 1 if skin.is_phone or stacks(skin, MEASURES) else SHOWN
    whole = room(skin, MEASURES)[0] if stage.is_shared else inner_width(skin)
    width = (whole - skin.px(GAP) * (count - 1)) / count - 1
    cards = [KitCard.keyed(one.kit.id)(skin, one, width, reading.way(stage)) for one in shown]
    rows = [
        ft.Row(list(cards[at : at + count]), spacing=skin.px(GAP), vertical_alignment=START)
        for at in range(0, len(cards), count)
    ]
    rest = len(found) - SHOWN
    words = stage.say("toolbox-kits-fewer" if shows_all else "toolbox-kits-all", n=len(found))
    more = [Chip(skin, words, lambda: show_all(not shows_all))] if rest > 0 else []
    title = ft.Container(
        Caption(skin, skin.say("toolbox-kits", "short" if skin.is_phone else "")), expand=True
    )
    return Spaced(skin, ft.Row([title, *more]), *rows, gap=8)


def people_of(skin: Skin, kit: Kit) -> str:
    """For how many it is."""
    low, high = kit.players
    return skin.say("toolbox-kit-for", low=low, high=high)


@part
def KitCard(skin: Skin, saved: Saved, width: float, send: Way) -> ft.Control:
    """The name, for how many, and the tools in their order; a tap takes it up."""
    kit = saved.kit
    links = links_of((*kit.setup, *kit.round, *kit.end))[:MOST_LINKS]
    inner = width - skin.px(28)
    take = partial(send, TakeKit(kit=kit)) if saved.fits else None
    chain = Chain(skin, links, -1 if saved.fits else len(links), 28)
    is_flat = skin.is_phone and not skin.large_text and len(links) <= FLAT
    beside = skin.px(len(links) * LINK) if is_flat else 0
    words = [Fitted(skin, kit.name, 18, inner - beside), Muted(skin, people_of(skin, kit), 15)]
    column = ft.Container(Spaced(skin, *words, gap=2), expand=True)
    content = (
        ft.Row([column, chain], vertical_alignment=MIDDLE) if is_flat else Spaced(skin, *words, chain, gap=6)
    )
    label = skin.say("toolbox-kit-take", name=kit.name)
    return Panel(skin, content, on_click=take, label=label if take else "", width=width)
