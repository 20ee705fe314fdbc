"""Play: the tracks, what I may do with a card, causes that are one tap, the end of my turn (SW-4, SW-9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.singularity.views import SingularityView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.colours import tones
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
from companion.ui.games.singularity.phone.tracks import Causes, LastChange, Tracks
from companion.ui.games.singularity.phone.turn_end import (
    END,
    END_ON_HAZARD,
    EndButtons,
    NoEnemiesScreen,
    asks_hazard,
    discard_words,
    end_turn,
)
from companion.ui.games.singularity.phone.walk import WalkByWord
from companion.ui.kit.boxes import MIDDLE, InRow, Note, Panel, Spaced
from companion.ui.kit.buttons import WideButton
from companion.ui.kit.drawing import Choose, Tap, component, part, steady, use_kept
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Slot
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.picking import Chips
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Muted, SectionTitle, Strong, Words
from companion.ui.reading import absent, may
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
def HubScreen(stage: Stage) -> ft.Control:
    """My turn, or the same page without my cards while somebody else plays."""
    view, skin, is_mine = reading.game(stage), stage.skin, reading.is_my_turn(stage)
    doing, do = use_kept("")
    back, other = steady(lambda: do("")), steady(lambda: do("other"))

    def end(on_hazard: bool, speaks: bool = False) -> None:
        end_turn(reading.game(stage), stage.send, do, on_hazard=on_hazard, speaks=speaks)

    ends = steady(end)
    if doing == "other":
        return OtherCause(stage, back)
    if doing == "order" and may(view, "end_play"):
        return EnemyOrder(stage, back)
    if doing in (END, END_ON_HAZARD):
        return NoEnemiesScreen(stage, back, do, on_hazard=doing == END_ON_HAZARD, speaks=not is_mine)
    door = CARDS.get(doing) or BESIDE.get(doing)
    if door is not None and may(view, doing):
        return door[1](stage, back)
    cast = reading.cast(stage)
    size = min(skin.width * (0.5 if is_mine else 0.72), skin.height * (0.26 if is_mine else 0.36))
    change = reading.last_change(skin, view, cast)
    last = Slot(LastChange(skin, change, stage.send) if change else None)
    body: list[ft.Control] = [Tracks(skin, reading.dial(skin, view), size)]
    if is_mine:
        held = held_words(skin, view, cast)
        offered = tuple(word for word in CARDS if may(view, word))
        in_hand = skin.say("singularity-phone-in-hand", n=view.my_hand) if view.my_hand is not None else ""
        body += [
            last,
            Slot(HeldUp(skin, held, do) if held else None),
            CardTiles(skin, offered, in_hand, do),
        ]
    elif view.turn is not None:
        body.append(TheirTurn(skin, cast.name(view.turn.seat), view.turn.cards_played, view.turn.card or ""))
    beside = Chips(skin, skin.say("singularity-phone-beside"), beside_of(skin, view), "", do)
    body += [Causes(skin, view.taps, stage.send, other), *([] if is_mine else [last]), beside]
    actions: list[ft.Control] = []
    if is_mine:
        actions.append(EndButtons(skin, discard_words(skin, view), asks_hazard(view), ends))
    elif name := absent(stage, reading.turn_seat(view)):
        words = skin.say("singularity-phone-end-for", name=name)
        actions.append(WideButton(skin, words, partial(ends, False, speaks=True), icon="sw-drone"))
    return SeatPage(stage, body=body, actions=actions)


def held_words(skin: Skin, view: SingularityView, cast: reading.Cast) -> str:
    """A move that was held up and may go on, in a sentence; empty where there is none."""
    travel = view.travel
    if travel is None or not may(view, "continue_move"):
        return ""
    return skin.say("singularity-phone-held", place=cast.space(travel.place), n=travel.steps_left)


@part
def HeldUp(skin: Skin, words: str, do: Choose) -> ft.Control:
    """A move that was held up may go on."""
    go = WideButton(skin, skin.say("singularity-phone-go-on"), partial(do, "move"), icon="sw-route")
    return Panel(skin, Spaced(skin, Note(skin, words, "sw-route", tones(skin).amber), go), padding=12)


@part
def CardTiles(skin: Skin, offered: tuple[str, ...], in_hand: str, do: Choose) -> ft.Control:
    """What I may do, three in a row."""
    tiles = [_tile(skin, word, partial(do, word)) for word in offered]
    count = 2 if skin.large_text else 3
    rows: list[ft.Control] = []
    for at in range(0, len(tiles), count):
        row = tiles[at : at + count]
        row += [ft.Container(expand=True) for _ in range(count - len(row))]
        rows.append(InRow(skin, *row, gap=8))
    return Spaced(skin, SectionTitle(skin, skin.say("singularity-phone-what-card"), in_hand), *rows, gap=8)


def _tile(skin: Skin, word: str, tap: Tap) -> ft.Control:
    found = tones(skin)
    colour = found.red if word == "attack" else found.sky if word in ("move", "walk") else found.steel
    said = skin.say(f"singularity-phone-do-{word.replace('_', '-')}")
    face = ft.Column(
        [
            Icon(skin, CARDS[word][0], skin.px(24), colour),
            Words(skin, said, 15, family=TEXT_600, align=CENTER, lines=2, line=1.1),
        ],
        spacing=5,
        tight=True,
        horizontal_alignment=MIDDLE,
    )
    height = (64 if skin.is_small else 72) * (1.7 if skin.large_text else 1)
    centred = ft.Container(face, alignment=ft.Alignment.CENTER)
    return Panel(skin, centred, on_click=tap, label=said, padding=8, expand=True, height=height)


@part
def TheirTurn(skin: Skin, name: str, played: int, card: str) -> ft.Control:
    """Whose turn it is, and what lies on the table."""
    line = " · ".join(filter(None, (skin.say("singularity-phone-played", n=played), card)))
    title = Strong(skin, skin.say("singularity-phone-their-turn", name=name), 18)
    return Panel(skin, Spaced(skin, title, Muted(skin, line, 15), gap=4), padding=12)


def beside_of(skin: Skin, view: SingularityView) -> tuple[tuple[str, str, str], ...]:
    """What may happen at any time: the word, how it is called, its icon."""
    found = [(word, icon) for word, (icon, _) in BESIDE.items() if may(view, word)]
    if may(view, "end_play") and len(view.groups) > 1:
        found.append(("order", "list"))
    return tuple(
        (word, skin.say(f"singularity-phone-do-{word.replace('_', '-')}"), icon) for word, icon in found
    )
