"""A supply cache: somebody types the cards that were turned up, or the table drafts by itself (SW-33)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.actions.board import RevealCards
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.desk import collection
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.signs import ICONS
from companion.ui.games.singularity.phone.entry import NO_CARDS, UpgradeEntry
from companion.ui.games.singularity.phone.table_draft import DraftedOnTable
from companion.ui.kit.boxes import IconTile, InRow, Panel, Stacked
from companion.ui.kit.buttons import OutlineButton, ReasonButton, WideButton
from companion.ui.kit.drawing import component, part, steady, use_kept
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted
from companion.ui.stage import Stage


@component
def RevealScreen(stage: Stage) -> ft.Control:
    """Somebody types what was turned up; fewer when the deck is empty."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    cards, set_cards = use_kept(NO_CARDS)
    on_table, set_on_table = ft.use_state(False)
    ours = collection.use_collected(stage)
    back = steady(lambda: set_on_table(False))
    keep = steady(lambda card: collection.keep(stage, upgrades=(card,)))
    send = steady(lambda: stage.send(RevealCards(cards=cards)))
    cache = view.cache
    if cache is None:
        return ft.Container()
    if on_table:
        return DraftedOnTable(stage, back)
    left = cache.to_reveal - len(cards)
    fewer = skin.say("singularity-phone-reveal-short", n=len(cards))
    table = skin.say("singularity-phone-drafted-open")
    words = (
        skin.say("singularity-phone-reveal-left", n=left)
        if left
        else skin.say("singularity-phone-reveal-button", n=len(cards))
    )
    known = collection.known_upgrades(view.upgrades, ours)
    return SeatPage(
        stage,
        title=skin.say("singularity-phone-reveal-title", n=cache.to_reveal),
        subtitle=skin.say("singularity-phone-reveal-line"),
        body=[
            CacheHead(skin, cast.space(cache.place)),
            WideButton(skin, table, lambda: set_on_table(True), icon="sw-cache"),
            UpgradeEntry(skin, cache.to_reveal, set_cards, cards, known, keep),
            ft.Row([OutlineButton(skin, fewer, send, expand=True)], visible=bool(left)),
        ],
        actions=[ReasonButton(skin, words, send, "check", words if left else "")],
    )


@part
def CacheHead(skin: Skin, place: str) -> ft.Control:
    """Where the cache is."""
    words = Stacked(
        skin,
        Heading(skin, skin.say("singularity-phone-cache-title"), 20),
        Muted(skin, skin.say("singularity-phone-cache-line", place=place), 14),
        gap=2,
        expand=True,
    )
    row = InRow(skin, IconTile(skin, ICONS["cache"], tones(skin).good, 48), words, gap=12)
    return Panel(skin, row, padding=12)
