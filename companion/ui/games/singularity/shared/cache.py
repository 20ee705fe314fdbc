"""The draft at a supply cache: who picks when, the row of cards, what is turned up next (SW-33)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.games.singularity.actions.board import Pick
from companion.games.singularity.packs.cards import UpgradeCard
from companion.games.singularity.views.board import CacheView, PickLine, RowCard
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.desk import collection
from companion.ui.games.singularity.draw.cards import PickTile, UpgradeFace
from companion.ui.games.singularity.phone.entry import NO_CARDS, Cards
from companion.ui.games.singularity.reading import Cast, Send
from companion.ui.games.singularity.shared.doing import DoingScreen, use_doing
from companion.ui.games.singularity.shared.page import IssuePage, head_of, use_word
from companion.ui.games.singularity.shared.revealing import Revealing, reveal_buttons
from companion.ui.games.singularity.shared.tracks import TrackBox
from companion.ui.kit.boxes import CENTERED, InRow, Stacked, Wrapped
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component, part, steady, use_kept
from companion.ui.kit.shared import FootButton, Sentence, Side, room, stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage

NO_PICK: Final[tuple[str, int]] = ("", -1)
NO_HALF: Final[tuple[int, Cards]] = (0, NO_CARDS)


@component
def CacheScene(stage: Stage) -> ft.Control:
    """Order first, then the row; the host can take a card for the one whose pick it is."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    picked, set_picked = use_kept(NO_PICK)
    half, set_half = use_kept(NO_HALF)
    doing, do = use_doing(stage)
    say, ours = use_word(stage), collection.use_collected(stage)
    cache = view.cache
    order = cache.order if cache else ()
    seat = next((line.seat for line in order if line.state == "now"), None)
    at = picked[1] if seat and picked[0] == seat else -1
    moment = len(view.row) + 100 * sum(line.state != "waiting" for line in order)
    typed = half[1] if half[0] == moment else NO_CARDS
    pick = steady(lambda card: set_picked((str(seat), card)))
    change = steady(lambda cards: set_half((moment, cards)))
    keep: Callable[[UpgradeCard], None] = steady(lambda card: collection.keep(stage, upgrades=(card,)))
    if cache is None:
        return ft.Container()
    if doing:
        return DoingScreen(stage, doing, do)
    may = say is not None and seat is not None and cache.to_reveal == 0
    body: list[ft.Control] = [_top(skin, reading.dial(skin, view), cast, cache)]
    if view.row:
        body.append(TableRow(skin, view.row, at, pick if may else None, bool(cache.to_reveal)))
    if cache.to_reveal and say:
        known = collection.known_upgrades(view.upgrades, ours)
        words = skin.say("singularity-phone-drafted-open")
        by_hand = OutlineButton(skin, words, partial(do, "drafted"), icon="sw-cache", height=52)
        body += [Revealing(skin, cache.to_reveal, typed, known, change, keep), ft.Row([by_hand])]
    elif cache.to_reveal:
        body.append(Muted(skin, skin.say("singularity-shared-reveal-wait", n=cache.to_reveal)))
    foot: list[ft.Control] = [Sentence(skin, pick_words(skin, cast, cache, seat), "sw-cache")]
    if may and say:
        chosen = next((one.card.name for one in view.row if one.at == at), "")
        foot += pick_buttons(skin, cast.name(seat), chosen, at, say)
    if cache.to_reveal and say:
        foot += reveal_buttons(skin, cache.to_reveal, typed, say)
    title = skin.say("singularity-shared-cache", where=cache.place)
    return IssuePage(skin, stage.tools, head_of(stage, title), Side(skin, body, gap=14), foot=foot)


def _top(skin: Skin, dial: reading.Dial, cast: Cast, cache: CacheView) -> ft.Control:
    """The tracks, and beside them who picks when."""
    tracks, order = TrackBox(skin, dial), PickRow(skin, cast, cache.order)
    if stacks(skin):
        return Stacked(skin, tracks, order, gap=12)
    return InRow(skin, ft.Container(tracks, width=skin.px(360)), ft.Container(order, expand=True), gap=12)


def pick_words(skin: Skin, cast: Cast, cache: CacheView, seat: str | None) -> str:
    """What happens now."""
    if cache.to_reveal:
        return skin.say("singularity-shared-reveal", n=cache.to_reveal)
    if seat is None:
        return skin.say("singularity-shared-cache-done")
    key = "singularity-shared-pick" if cache.replaces_last else "singularity-shared-pick-last"
    return skin.say(key, name=cast.name(seat))


def pick_buttons(skin: Skin, name: str, chosen: str, at: int, say: Send) -> list[ft.Control]:
    """The host takes a card for somebody, or none."""
    none = skin.say("singularity-shared-pick-none", name=name)
    words = (
        skin.say("singularity-shared-takes", name=name, card=chosen)
        if chosen
        else skin.say("singularity-shared-pick-first")
    )
    take = partial(say, Pick(card=at)) if chosen else None
    return [
        OutlineButton(skin, none, partial(say, Pick()), height=56),
        FootButton(skin, words, take, icon="check", width=300),
    ]


@part
def PickRow(skin: Skin, cast: Cast, order: tuple[PickLine, ...]) -> ft.Control:
    """Who has picked what, who picks now, who waits."""

    def tile(line: PickLine) -> ft.Control:
        state = skin.say(f"singularity-shared-pick-state-{line.state}")
        words = line.card.name if line.card is not None else state
        name, colour = cast.name(line.seat), cast.colour(line.seat)
        drawn = PickTile.keyed(line.seat)(skin, colour, name, words, line.state)
        return ft.Container(drawn, width=skin.px(122))

    return Wrapped(skin, *(tile(line) for line in order))


@part
def TableRow(
    skin: Skin,
    row: tuple[RowCard, ...],
    picked: int,
    pick: Callable[[int], None] | None,
    is_low: bool,
) -> ft.Control:
    """The cards face up; lower while others are being told."""
    width, height = room(skin)
    across = min(4, max(3, len(row)))
    wide = min(skin.px(286), (width - skin.px(12) * (across - 1)) / across)
    new = skin.say("singularity-shared-new")
    faces = [
        UpgradeFace.keyed(f"{one.at}-{one.card.name}")(
            skin,
            one,
            (wide, height * (0.36 if is_low else 0.46)),
            new if one.is_new else "",
            is_picked=one.at == picked,
            pick=pick,
        )
        for one in row
    ]
    gap = skin.px(12)
    return ft.Row(list(faces), wrap=True, spacing=gap, run_spacing=gap, alignment=CENTERED)
