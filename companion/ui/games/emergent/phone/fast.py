"""Fast Play: five discs in secret, by tapping disc and region, by dragging, or from a list (FP-1..4)."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from companion.games.emergent.actions import PlaceDiscs, Ready
from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.sums.editing import with_disc
from companion.games.emergent.sums.fastplay import in_hand
from companion.games.emergent.views.mine import MyDiscs
from companion.games.emergent.words import IN_HAND, MOST_IN_REGION, SIZES, Size
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.desk.drafting import use_draft
from companion.ui.games.emergent.draw.tray import FastTray, TrayPiece
from companion.ui.games.emergent.phone.fast_list import FastRow, Step
from companion.ui.games.emergent.phone.fast_map import FastMap
from companion.ui.games.emergent.phone.plan_page import MapOrList
from companion.ui.games.emergent.phone.timer import RoundTimer, TimerDoor, TimerLine, use_timer
from companion.ui.games.emergent.phone.waiting import OthersPlan
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import Big, InRow, Notice, Stacked
from companion.ui.kit.buttons import ReasonButton
from companion.ui.kit.drawing import Choose, Tap, component, part, steady, use_kept
from companion.ui.kit.pages import SeatPage, inner_height
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Small, Strong
from companion.ui.stage import Stage

Placement = Mapping[str, Discs]
PIECES: tuple[tuple[str, Size], ...] = (
    *((f"large-{at}", "large") for at in range(IN_HAND["large"])),
    *((f"small-{at}", "small") for at in range(IN_HAND["small"])),
)
"""The five discs of a round; which of two equal ones is where makes no difference."""


@component
def FastPlacing(stage: Stage, form: str, set_form: Choose) -> ft.Control:
    """All five, at most three of mine in a region; nobody sees where."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    mine = view.my_discs
    shown: dict[str, Discs] = dict(mine.placement) if mine else {}
    draft = use_draft(stage, shown, lambda made: PlaceDiscs(placement=made))
    placement, change = draft.made, draft.change
    held, hold = use_kept("")
    hover, set_hover = use_kept("")
    opened, open_region = use_kept("")
    timer = use_timer(stage)

    def placed(region: str, piece: str) -> None:
        hold("")
        set_hover("")
        size = _size(piece)
        if size and in_hand(placement)[size] > 0:
            change(lambda now: with_disc(now, region, size, 1))

    def tapped(region: str) -> None:
        if held:
            placed(region, held)
        else:
            open_region("" if region == opened else region)

    def seal() -> None:
        draft.flush()
        stage.send(Ready())

    def pick(piece: str) -> None:
        is_free = any(one.id == piece and not one.is_placed for one in _tray(placement, held))
        hold("" if piece == held or not is_free else piece)
        open_region("")

    place, tap, sealed, picked = steady(placed), steady(tapped), steady(seal), steady(pick)
    step: Step = steady(lambda region, size, more: change(lambda now: with_disc(now, region, size, more)))
    shut, choose = steady(lambda: open_region("")), steady(set_form)
    if mine is None:
        return SeatPage(stage, title=skin.say("emergent-phone-fast-title"), body=[])

    def row(region_id: str, on_close: Tap | None = None) -> list[ft.Control]:
        region, left = cast.region(region_id), (mine.small_left > 0, mine.large_left > 0)
        if region is None:
            return []
        facts = (region, placement.get(region_id, Discs()), left, mine.earns.get(region_id, 0))
        at = cast.board.regions.index(region)
        return [FastRow.keyed(f"row-{at}")(skin, cast.mine, *facts, step, on_close)]

    who = FastWho(skin, cast, view.waiting_for, timer)
    so_far, picture = CubesSoFar(skin, mine.total), None
    if form == "map":
        taken = 52 + (224 if skin.is_small else 292) + (56 if timer.timer else 0)
        picture = FastMap(
            skin,
            cast,
            mine,
            placement,
            max(200.0, inner_height(skin) - taken),
            on_region=tap,
            on_drop=place,
            on_hover=set_hover,
            hover=hover,
            sizes=_in_hand(placement, held),
        )
        hand = row(opened, shut) or [Tray(skin, cast.mine, _tray(placement, held), picked)]
        body, notes = ([] if skin.is_small else [who]), [*hand, so_far]
    else:
        rows = [one for region in cast.board.regions for one in row(region.id)]
        body, notes = [*rows, who], [so_far]
    return SeatPage(
        stage,
        title=skin.say("emergent-phone-fast-title"),
        right=MapOrList(skin, form, choose),
        step=20,
        picture=picture,
        body=body,
        notes=[*TimerLine(skin, timer), *_faults(skin, cast, mine), *notes],
        actions=[_button(skin, mine, sealed)],
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


def _tray(placement: Placement, held: str) -> tuple[TrayPiece, ...]:
    """The five of this round: those that are placed, the one that is held."""
    left, seen = in_hand(placement), dict.fromkeys(SIZES, 0)
    pieces = []
    for name, size in PIECES:
        seen[size] += 1
        is_placed = seen[size] <= IN_HAND[size] - left[size]
        pieces.append(TrayPiece(name, size, is_placed, is_held=name == held and not is_placed))
    return tuple(pieces)


@part
def Tray(skin: Skin, colour: str, pieces: tuple[TrayPiece, ...], pick: Choose) -> ft.Control:
    """Five places; those placed are ticked. Tap one to hold it, or drag it to a region."""
    left = {size: sum(one.size == size and not one.is_placed for one in pieces) for size in SIZES}
    is_held = any(one.is_held for one in pieces)
    words = skin.say("emergent-phone-fast-hand", large=left["large"], small=left["small"])
    detail = skin.say("emergent-phone-fast-held" if is_held else "emergent-phone-fast-drag")
    if not any(left.values()):
        words = detail = ""
    return FastTray(skin, colour, pieces, pick, words=words, detail=detail)


def FastWho(skin: Skin, cast: Cast, late: tuple[str, ...], timer: RoundTimer) -> ft.Control:
    """Who has sealed, what limits me, and the leader's timer."""
    return ft.Row(
        [
            OthersPlan(skin, cast.others, late),
            ft.Container(Small(skin, skin.say("emergent-phone-fast-most", n=MOST_IN_REGION)), expand=True),
            *TimerDoor(skin, timer),
        ],
        spacing=14,
        height=None if skin.large_text else 48,
    )


@part
def CubesSoFar(skin: Skin, total: int) -> ft.Control:
    """What the discs would earn as they lie (FP-4)."""
    words: list[ft.Control] = [Strong(skin, skin.say("emergent-phone-fast-so-far"), 16)]
    if not skin.is_small:
        words.append(Small(skin, skin.say("emergent-phone-fast-worth")))
    number = Big(skin, f"+{total}", 28 if skin.is_small else 34)
    said = Stacked(skin, *words, gap=1, expand=True)
    return InRow(skin, number, said, gap=12)


def _faults(skin: Skin, cast: Cast, mine: MyDiscs) -> list[ft.Control]:
    """What is wrong beside discs in the hand, which the button says itself."""
    found = [fault for fault in mine.faults if fault.code != "emergent.not_all_placed"]
    return [Notice(skin, cast.why(skin, fault)) for fault in found]


def _button(skin: Skin, mine: MyDiscs, seal: Tap) -> ft.Control:
    words = skin.say("emergent-phone-fast-seal")
    if not mine.faults:
        return ReasonButton(skin, words, seal, "envelope-lock")
    words = skin.say("emergent-phone-fast-put-right")
    if mine.large_left or mine.small_left:
        words = skin.say("emergent-phone-fast-in-hand", large=mine.large_left, small=mine.small_left)
    return ReasonButton(skin, words, seal, "hand", words)
