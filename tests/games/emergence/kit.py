"""Emergence in the contract tests: tables to play, and values for rich choices."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from companion.games.emergence import GAME
from companion.games.emergence.options import EmergenceOptions
from companion.games.emergence.packs.city import City
from companion.games.emergence.views import EmergenceView
from companion.games.emergence.words import DATA_TYPES, SPECIAL_KINDS, DataType
from companion.kernel.seat import Seat
from companion.kernel.view import Choice
from tests.games.emergence.worlds import flip, redeal
from tests.games.kits import Accepts, Kit, Pick

PACKS = Path(__file__).parents[3] / "assets" / "packs" / "emergence"


def pack(name: str) -> City:
    """A city that ships with the project."""
    return City(**tomllib.loads((PACKS / f"{name}.toml").read_text(encoding="utf-8")))


LATTICE, HARBOUR = pack("lattice-19"), pack("harbour-13")

TABLES: dict[str, tuple[int, EmergenceOptions]] = {
    "attested, as printed": (3, EmergenceOptions()),
    "city, as printed": (4, EmergenceOptions(city=HARBOUR)),
    "six with a meeting": (6, EmergenceOptions(city=LATTICE)),
    "cards and a real box": (5, EmergenceOptions(deal="cards", aggregator="box", same_tile_is_adjacent=True)),
    "two on paper": (
        5,
        EmergenceOptions(city=HARBOUR, deal="cards", by_hand=(Seat("bo"), Seat("dee"))),
    ),
    "only the secrets": (5, EmergenceOptions(use="secrets", spy_memory=False, hide_amounts=True)),
    "only the secrets, on paper": (
        4,
        EmergenceOptions(use="secrets", deal="cards", by_hand=(Seat("cy"),), no_data_check="end_of_turn"),
    ),
    "only the secrets, hidden": (3, EmergenceOptions(use="secrets", city=HARBOUR, holdings="owner")),
    "hidden hands": (
        4,
        EmergenceOptions(city=LATTICE, holdings="owner", spy_memory=False, compile_hint="off"),
    ),
    "hidden hands, real box": (3, EmergenceOptions(holdings="owner", aggregator="box", partial_collect=True)),
    "hidden amounts": (5, EmergenceOptions(city=HARBOUR, hide_amounts=True, no_data_check="end_of_turn")),
    "free and late": (
        3,
        EmergenceOptions(
            city=HARBOUR,
            deal="cards",
            move_mandatory=False,
            partial_collect=True,
            same_tile_is_adjacent=True,
            no_data_check="end_of_round",
            equal_surplus="continue",
            simultaneous_end="no_data_first",
        ),
    ),
}

LEANINGS = {
    "action": ("activate", "hack", "spy", "terminate"),
    "tile": ("compile", "assimilate"),
    "to": tuple(
        tile.id for city in (LATTICE, HARBOUR) for tile in city.tiles if tile.kind in SPECIAL_KINDS[1:]
    ),
}
WEIGHTS = {
    "correct": 1,
    "reopen": 1,
    "pause": 20,
    "stretch": 20,
    "call_off": 40,
    "resume": 30,
    "end_turn": 2,
    "repeat": 2,
    "hold": 40,
    "no_data": 2,
    "confirm_no_data": 30,
    "next_round": 5,
    "assimilate": 30,
}


def fill(choice: Choice, view: EmergenceView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    """Values for the fields too rich for bounds."""
    match choice.do:
        case "set_board":
            return {kind: pick(range(1, 6)) for kind in DATA_TYPES}
        case "compile":
            return {"sets": _sets(view, pick)}
        case "insert":
            held = choice.between["ai"][1]
            amount = pick((1, held, held))
            ai = pick(range(amount + 1))
            return {"ai": ai, "human": amount - ai}
        case "hold":
            return {"knowledge": pick((0, 3, 6, 9))}
        case "exchange":
            return _exchange(view, pick, accepts)
        case "box_opened":
            return _box(view, pick, accepts)
        case _:
            return _correct(view, pick, accepts)


def _sets(view: EmergenceView, pick: Pick) -> tuple[tuple[DataType, ...], ...]:
    """Some of the best sets, or a first legal one where the house gives no hint."""
    if view.my_compile:
        best = view.my_compile.best_sets
        return best[: pick((1, len(best), len(best)))]
    mine = next(line for line in view.operatives if view.turn and line.seat == view.turn.seat)
    held = [kind for kind in DATA_TYPES for _ in range(getattr(mine.data, kind))]
    return ((held[0], held[-1]),)


def _exchange(view: EmergenceView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    """Any tile action the rules take here."""
    tried: list[dict[str, Any]] = [{"do": "activate"}, {"do": "replenish"}]
    tried += [{"do": "boost", "to": tile} for tile in view.my_moves]
    tried += [{"do": "boost", "on_start": where} for where in (True, False)]
    tried += [
        {"do": "activate", "tile": kind, "blocks": 1} for kind in (*DATA_TYPES, "compile", "assimilate")
    ]
    tried += [{"do": "replenish", "tile": kind} for kind in DATA_TYPES]
    return {"action": pick([action for action in tried if accepts({"action": action})])}


def _box(view: EmergenceView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    """Everybody puts in at least one; more where the tokens are known."""
    assert view.aggregator is not None
    held = {line.seat: line.knowledge or 1 for line in view.operatives}
    inserted = {seat: pick(range(1, held[seat] + 1)) for seat in view.aggregator.order}
    ai = pick(range(sum(inserted.values()) + 1))
    return {"inserted": inserted, "ai": ai, "human": sum(inserted.values()) - ai}


def _correct(view: EmergenceView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    """A public fact that may be put right now."""
    seat = pick(view.seats)
    tried: list[dict[str, Any]] = [
        {"seat": seat, "knowledge": pick(range(5)), "reason": "a token fell off the table"},
        {"seat": seat, "data_type": pick(DATA_TYPES), "blocks": pick(range(3))},
        {"seat": seat, "on_start": True},
        {"data_type": pick(DATA_TYPES), "blocks": pick(range(1, 4))},
        *({"tile": tile.id, "blocks": pick(range(1, 3))} for tile in view.board.tiles),
        *({"seat": seat, "tile": tile.id} for tile in view.board.tiles),
    ]
    return dict(pick([fields for fields in tried if accepts(fields)]))


def gifts(view: EmergenceView) -> list[dict[str, Any]]:
    """Everybody starts the first round with tokens and data, away from the start and close together."""
    if view.phase != "select" or view.round != 1 or view.use != "whole":
        return []
    starts = {tile.id for tile in view.board.tiles if tile.kind == "start"}
    near = [tile.id for tile in view.board.tiles if starts & set(tile.next_to)]
    places: list[dict[str, Any]] = [
        {"tile": near[at % 2]} if near else {"on_start": False} for at in range(6)
    ]
    return [
        {"do": "correct", "seat": seat, "knowledge": 7, "data_type": kind, "blocks": 3, **place}
        for seat, kind, place in zip(view.seats, (*DATA_TYPES, *DATA_TYPES), places, strict=False)
    ]


def answers(view: EmergenceView, pick: Pick) -> dict[str, Any] | None:
    """The host gets round to a proposed correction now and then, but not while a claim or the event runs."""
    is_busy = view.aggregator is not None or (view.turn is not None and view.turn.claim is not None)
    is_heard = view.correction is not None and not is_busy and pick(range(4)) == 0
    return {"do": "answer_correction", "agree": pick((True, False))} if is_heard else None


KIT = Kit(
    game=GAME,
    tables=TABLES,
    fill=fill,
    redeal=redeal,
    needed=frozenset(
        {"choices", "my_closed", "my_moves", "my_targets", "operatives"}
    ),  # what a hidden hand holds (A9)
    flip=flip,
    weights=WEIGHTS,
    public_sums=("box_opened",),
    leanings=LEANINGS,
    gifts=gifts,
    answers=answers,
    finishing={"action": ("activate",)},
)
