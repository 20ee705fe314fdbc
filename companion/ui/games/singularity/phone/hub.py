"""Play: the tracks, what I may do with a card, causes that are one tap, the end of my turn (SW-4, SW-9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Note, Panel, Spaced, tones
from companion.ui.games.singularity.phone.attack import AttackScreen
from companion.ui.games.singularity.phone.cards import (
    DiscardCard,
    DrawCards,
    OpenACache,
    PlayCard,
    ReconCards,
    TurnTokenEarly,
)
from companion.ui.games.singularity.phone.enemy_entry import EnemyEntry
from companion.ui.games.singularity.phone.more import AskForVote, ClaimTheWin, DeclareEnd, SpawnEnemies
from companion.ui.games.singularity.phone.move import MoveOnMap
from companion.ui.games.singularity.phone.ordering import EnemyOrder
from companion.ui.games.singularity.phone.other import OtherCause
from companion.ui.games.singularity.phone.page import Choices, slot
from companion.ui.games.singularity.phone.tracks import Causes, LastChange, Tracks
from companion.ui.games.singularity.phone.turn_end import END, END_ON_HAZARD, EndButtons, NoEnemies
from companion.ui.games.singularity.phone.walk import WalkByWord
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Muted, SectionTitle, Strong, Words
from companion.ui.stage import Stage

Door = Callable[[Stage, Tap], ft.Control]
CARDS: dict[str, tuple[str, Door]] = {
    "move": ("sw-route", MoveOnMap),
    "walk": ("sw-route", WalkByWord),
    "attack": ("sw-attack", AttackScreen),
    "play": ("sw-card", PlayCard),
    "discard": ("undo", DiscardCard),
    "draw": ("plus-thin", DrawCards),
    "recon": ("spy", ReconCards),
    "turn_token": ("sw-token", TurnTokenEarly),
    "open_cache": ("sw-cache", OpenACache),
}
"""What I do with a card → its icon and its page."""
BESIDE: dict[str, tuple[str, Door]] = {
    "spawn": ("sw-drone", SpawnEnemies),
    "call_vote": ("envelope", AskForVote),
    "add_enemy": ("sw-brute", EnemyEntry),
    "claim_win": ("flag", ClaimTheWin),
    "declare": ("flag", DeclareEnd),
}
"""What may happen at any time."""


@component
def Hub(stage: Stage) -> ft.Control:
    """My turn, or the same page without my cards while somebody else plays."""
    view, skin = reading.game(stage), stage.skin
    doing, do = ft.use_state("")
    back = partial(do, "")
    if doing == "other":
        return OtherCause(stage, back)
    if doing == "order" and reading.may(view, "end_play"):
        return EnemyOrder(stage, back)
    if doing in (END, END_ON_HAZARD):
        speaks = not reading.is_my_turn(stage)
        return NoEnemies(stage, back, do, on_hazard=doing == END_ON_HAZARD, speaks=speaks)
    door = CARDS.get(doing) or BESIDE.get(doing)
    if door is not None and reading.may(view, doing):
        return door[1](stage, back)
    is_mine = reading.is_my_turn(stage)
    part = 0.5 if is_mine else 0.72
    size = min(skin.width * part, skin.height * (0.26 if is_mine else 0.36))
    body: list[ft.Control] = [Tracks(stage, size)]
    last = slot(LastChange(stage))
    if is_mine:
        body += [last, slot(_travel(stage, do)), _cards(stage, do)]
    elif view.turn is not None:
        body.append(_theirs(stage, view.turn.seat))
    body += [Causes(stage, partial(do, "other")), *([] if is_mine else [last]), _beside(stage, do)]
    return SeatPage(stage.skin, said=stage.said, body=body, actions=EndButtons(stage, do), spacing=12)


def _travel(stage: Stage, do: Callable[[str], None]) -> ft.Control | None:
    """A move that was held up may go on."""
    view, skin = reading.game(stage), stage.skin
    travel = view.travel
    if travel is None or not reading.may(view, "continue_move"):
        return None
    words = skin.say(
        "singularity-phone-held", place=reading.space_name(view, travel.place), n=travel.steps_left
    )
    go = OutlineButton(
        skin, skin.say("singularity-phone-go-on"), partial(do, "move"), icon="sw-route", expand=True
    )
    return Panel(
        skin, Spaced(skin, Note(skin, words, "sw-route", tones(skin).amber), ft.Row([go])), padding=12
    )


def _cards(stage: Stage, do: Callable[[str], None]) -> ft.Control:
    """What I may do, three in a row."""
    view, skin = reading.game(stage), stage.skin
    tiles = [
        _tile(skin, word, icon, partial(do, word))
        for word, (icon, _) in CARDS.items()
        if reading.may(view, word)
    ]
    count = 2 if skin.large_text else 3
    rows: list[ft.Control] = []
    for at in range(0, len(tiles), count):
        row = tiles[at : at + count]
        row += [ft.Container(expand=True) for _ in range(count - len(row))]
        rows.append(ft.Row(row, spacing=8))
    said = [SectionTitle(skin, skin.say("singularity-phone-what-card"), _hand(stage))]
    return Spaced(skin, *said, *rows, gap=8)


def _hand(stage: Stage) -> str:
    hand = reading.game(stage).my_hand
    return stage.say("singularity-phone-in-hand", n=hand) if hand is not None else ""


def _tile(skin: Skin, word: str, icon: str, tap: Tap) -> ft.Control:
    found = tones(skin)
    colour = found.red if word == "attack" else found.sky if word in ("move", "walk") else found.steel
    said = skin.say(f"singularity-phone-do-{word.replace('_', '-')}")
    face = ft.Column(
        [
            Icon(skin, icon, skin.px(24), colour),
            Words(skin, said, 15, family=TEXT_600, align=CENTER, lines=2, line=1.1),
        ],
        spacing=5,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    centred = ft.Container(face, alignment=ft.Alignment.CENTER)
    height = 64 if skin.is_small else 72
    return Panel(
        skin,
        centred,
        on_click=tap,
        label=said,
        padding=8,
        expand=True,
        height=height * (1.7 if skin.large_text else 1),
    )


def _theirs(stage: Stage, seat: Seat) -> ft.Control:
    """Whose turn it is, and what lies on the table."""
    view, skin = reading.game(stage), stage.skin
    turn = view.turn
    line = skin.say("singularity-phone-played", n=turn.cards_played) if turn else ""
    if turn and turn.card:
        line += f" · {turn.card}"
    rows = [
        Strong(skin, skin.say("singularity-phone-their-turn", name=reading.name(stage, seat)), 18),
        Muted(skin, line, 15),
    ]
    return Panel(skin, Spaced(skin, *rows, gap=4), padding=12)


def _beside(stage: Stage, do: Callable[[str], None]) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    found = [(word, icon) for word, (icon, _) in BESIDE.items() if reading.may(view, word)]
    if reading.may(view, "end_play") and len(view.groups) > 1:
        found.append(("order", "list"))
    return Choices(
        skin,
        skin.say("singularity-phone-beside"),
        [(word, skin.say(f"singularity-phone-do-{word.replace('_', '-')}")) for word, _ in found],
        "",
        do,
        icons=dict(found),
    )
