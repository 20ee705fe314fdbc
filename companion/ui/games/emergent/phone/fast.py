"""Fast Play: five discs in secret, by tapping disc and region, by dragging, or from a list (FP-1..4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flet as ft

from companion.games.emergent.actions import PlaceDiscs, Ready
from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.sums.fastplay import in_hand
from companion.games.emergent.views.mine import MyDiscs
from companion.games.emergent.words import IN_HAND, MOST_IN_REGION, SIZES, Size
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import FastTray, TrayPiece
from companion.ui.games.emergent.phone.bits import Big, Caution, Small, Switch, Who
from companion.ui.games.emergent.phone.drafting import use_draft
from companion.ui.games.emergent.phone.fast_list import FastList, FastRow
from companion.ui.games.emergent.phone.fast_map import FastMap
from companion.ui.games.emergent.phone.page import MIDDLE, AccentButton, Page, room
from companion.ui.games.emergent.phone.signs import LIST
from companion.ui.games.emergent.phone.timer import TimerDoor, TimerLine
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage

Placement = Mapping[str, Discs]
PIECES: tuple[tuple[str, Size], ...] = (
    *((f"large-{at}", "large") for at in range(IN_HAND["large"])),
    *((f"small-{at}", "small") for at in range(IN_HAND["small"])),
)
"""The five discs of a round; which of two equal ones is where makes no difference."""


def put(placement: Placement, region: str, size: Size, more: int) -> dict[str, Discs]:
    """The placement with one disc more or less in a region; an empty region is left out."""
    here = placement.get(region, Discs())
    count = max(0, getattr(here, size) + more)
    changed = here.model_copy(update={size: count})
    rest = {name: discs for name, discs in placement.items() if name != region}
    return rest if not (changed.small or changed.large) else {**rest, region: changed}


@component
def FastPlacing(stage: Stage, form: str, set_form: Callable[[str], None]) -> ft.Control:
    """All five, at most three of mine in a region; nobody sees where."""
    view = reading.game(stage)
    mine = view.my_discs
    shown: dict[str, Discs] = dict(mine.placement) if mine else {}
    draft = use_draft(stage, shown, lambda made: PlaceDiscs(placement=made))
    placement, change = draft.made, draft.change
    held, hold = ft.use_state("")
    hover, set_hover = ft.use_state("")
    opened, open_region = ft.use_state("")
    if mine is None:
        return Page(stage, title=stage.say("emergent-phone-fast-title"), body=[])

    def place(region: str, piece: str) -> None:
        hold("")
        set_hover("")
        size = _size(piece)
        if size and in_hand(placement)[size] > 0:
            change(lambda now: put(now, region, size, 1))

    def tapped(region: str) -> None:
        if held:
            place(region, held)
        else:
            open_region("" if region == opened else region)

    def step(region: str, size: Size, more: int) -> None:
        change(lambda now: put(now, region, size, more))

    def pick(piece: str) -> None:
        hold(piece)
        open_region("")

    hand: ft.Control = (
        FastRow(stage, mine, placement, opened, step, lambda: open_region(""))
        if opened
        else _tray(stage, placement, held, pick)
    )
    is_map, skin = form == "map", stage.skin
    if is_map:
        taken = 52 + (224 if skin.is_small else 292) + (56 if stage.table.timer else 0)
        picture: ft.Control | None = FastMap(
            stage,
            mine,
            placement,
            max(200.0, room(skin) - taken),
            on_region=tapped,
            on_drop=place,
            on_hover=set_hover,
            hover=hover,
            sizes=_in_hand(placement, held),
        )
        body = [] if skin.is_small else [_who(stage)]
        notes = [hand, _so_far(skin, mine)]
    else:
        picture, body = None, [*FastList(stage, mine, placement, step), _who(stage)]
        notes = [_so_far(skin, mine)]
    return Page(
        stage,
        title=skin.say("emergent-phone-fast-title"),
        right=_switch(skin, form, set_form),
        step=20,
        picture=picture,
        body=body,
        notes=[*TimerLine(stage), *_faults(stage, mine), *notes],
        actions=[_seal(stage, mine, draft.flush)],
    )


def _in_hand(placement: Placement, held: str) -> tuple[Size, ...]:
    """What may be under the finger: the disc that is held, or any that is not placed."""
    size = _size(held)
    if size:
        return (size,)
    left = in_hand(placement)
    return tuple(kind for kind in SIZES if left[kind] > 0)


def _size(piece: str) -> Size | None:
    return next((size for name, size in PIECES if name == piece), None)


def _switch(skin: Skin, form: str, set_form: Callable[[str], None]) -> ft.Control:
    options = [
        ("map", skin.say("emergent-phone-map"), "map"),
        ("list", skin.say("emergent-phone-list"), LIST),
    ]
    return Switch(skin, options, form, set_form)


def _tray(stage: Stage, placement: Placement, held: str, hold: Callable[[str], None]) -> ft.Control:
    """Five places; those placed are ticked. Tap one to hold it, or drag it to a region."""
    left = in_hand(placement)
    seen: dict[Size, int] = dict.fromkeys(SIZES, 0)
    pieces = []
    for name, size in PIECES:
        seen[size] += 1
        is_placed = seen[size] <= IN_HAND[size] - left[size]
        pieces.append(TrayPiece(name, size, is_placed, is_held=name == held and not is_placed))

    def pick(piece: str) -> None:
        is_free = any(one.id == piece and not one.is_placed for one in pieces)
        hold("" if piece == held or not is_free else piece)

    words = stage.say("emergent-phone-fast-hand", large=left["large"], small=left["small"])
    detail = stage.say("emergent-phone-fast-held" if held else "emergent-phone-fast-drag")
    is_over = not left["large"] and not left["small"]
    return FastTray(
        stage.skin,
        reading.my_colour(stage),
        pieces,
        pick,
        words="" if is_over else words,
        detail="" if is_over else detail,
    )


def _who(stage: Stage) -> ft.Control:
    """Who has sealed, what limits me, and the leader's timer."""
    view, skin = reading.game(stage), stage.skin
    ready = [seat for seat in view.seats if seat not in view.waiting_for]
    who = Who(stage, ready, skin.say("emergent-phone-sealed"), skin.say("emergent-phone-planning"), 28)
    return ft.Row(
        [
            who,
            ft.Container(Small(skin, skin.say("emergent-phone-fast-most", n=MOST_IN_REGION)), expand=True),
            *TimerDoor(stage),
        ],
        spacing=14,
        height=None if skin.large_text else 48,
        vertical_alignment=MIDDLE,
    )


def _so_far(skin: Skin, mine: MyDiscs) -> ft.Control:
    """What the discs would earn as they lie (FP-4)."""
    words: list[ft.Control] = [Strong(skin, skin.say("emergent-phone-fast-so-far"), 16)]
    if not skin.is_small:
        words.append(Small(skin, skin.say("emergent-phone-fast-worth")))
    return ft.Row(
        [
            Big(skin, f"+{mine.total}", 28 if skin.is_small else 34),
            ft.Column(words, spacing=1, tight=True, expand=True),
        ],
        spacing=12,
        vertical_alignment=MIDDLE,
    )


def _faults(stage: Stage, mine: MyDiscs) -> list[ft.Control]:
    """What is wrong beside discs in the hand, which the button says itself."""
    found = [fault for fault in mine.faults if fault.code != "emergent.not_all_placed"]
    return [Caution(stage.skin, reading.why(stage, fault)) for fault in found]


def _seal(stage: Stage, mine: MyDiscs, flush: Callable[[], None]) -> ft.Control:
    skin = stage.skin
    if mine.faults:
        left = skin.say("emergent-phone-fast-in-hand", large=mine.large_left, small=mine.small_left)
        in_hand = mine.large_left or mine.small_left
        label = left if in_hand else skin.say("emergent-phone-fast-put-right")
        return AccentButton(skin, label, None, icon="hand", disabled=True)

    def seal() -> None:
        flush()
        stage.send(Ready())

    return AccentButton(skin, skin.say("emergent-phone-fast-seal"), seal, icon="envelope-lock")
