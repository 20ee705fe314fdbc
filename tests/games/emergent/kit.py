"""Emergent in the contract tests: tables to play, and values for rich choices."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from companion.games.emergent import GAME
from companion.games.emergent.actions import Correct
from companion.games.emergent.options import EmergentOptions
from companion.games.emergent.packs.board import BoardPack
from companion.games.emergent.packs.deck import DemandDeck
from companion.games.emergent.views import EmergentView
from companion.kernel.seat import Seat
from tests.games.emergent.fills import fill
from tests.games.emergent.worlds import flip, redeal
from tests.games.kits import Kit, Pick

PACKS = Path(__file__).parents[3] / "assets" / "packs" / "emergent"


def _file(name: str) -> dict[str, Any]:
    return tomllib.loads((PACKS / f"{name}.toml").read_text(encoding="utf-8"))


NINE, FIVE = BoardPack(**_file("nine-coasts")), BoardPack(**_file("five-bays"))
NINE_DECK, FIVE_DECK = DemandDeck(**_file("nine-coasts-deck")), DemandDeck(**_file("five-bays-deck"))

TABLES: dict[str, tuple[int, EmergentOptions]] = {
    "four, cards typed": (4, EmergentOptions(board=FIVE)),
    "three, dealt by the app": (3, EmergentOptions(board=NINE, demand="app", round_timer=60)),
    "two learn with a saved deck": (
        2,
        EmergentOptions(board=FIVE, deck=FIVE_DECK, learning_variant=True, learning_round1="at_most_one"),
    ),
    "owners ship, cash hidden": (
        4,
        EmergentOptions(
            board=NINE,
            deck=NINE_DECK,
            demand="app",
            shipping="owner_choice",
            cash_visibility="owner",
            marketing_scope="city",
            empty_marketer="block",
        ),
    ),
    "cubes at placement, debts": (
        2,
        EmergentOptions(
            board=FIVE,
            product_allocation="at_placement",
            unpaid_operating="debt",
            two_player_tie="second",
            win_tie="units_sold",
            estimator=False,
            deck_total_check="off",
        ),
    ),
    "lenient, five rounds": (
        3,
        EmergentOptions(
            board=FIVE,
            rounds=5,
            unpaid_operating="forgive",
            cash_visibility="owner",
            component_limits="off",
            sold_disc_reusable=True,
            sold_dc_pays=True,
            tie_shift="by_position",
            order_distance="capped",
            by_hand=(Seat("bo"),),
        ),
    ),
    "only the market": (3, EmergentOptions(board=FIVE, use="market")),
    "only the market, dealt, cylinders in cities": (
        2,
        EmergentOptions(
            board=FIVE, use="market", deck=FIVE_DECK, demand="app", marketing_scope="city", rounds=4
        ),
    ),
    "one round alone": (3, EmergentOptions(board=FIVE, use="round")),
    "Fast Play, four": (4, EmergentOptions(mode="fast_play", board=NINE)),
    "Fast Play, two": (
        2,
        EmergentOptions(
            mode="fast_play",
            board=FIVE,
            fp_rounds=4,
            fp_two_player_scoring="first_only",
            fp_must_place_all=False,
            fp_shared_first_counts_as_win=True,
        ),
    ),
}

WEIGHTS = {
    "ready": 30,
    "unready": 4,
    "paper_ready": 20,
    "plan": 20,
    "discs": 40,
    "start_timer": 6,
    "pause": 8,
    "stretch": 4,
    "resume": 20,
    "call_off": 4,
    "tick": 4,
    "placed": 40,
    "lay": 6,
    "lay_again": 2,
    "lay_money": 2,
    "counted": 10,
    "share_out": 60,
    "card": 6,
    "no_card": 1,
    "clear_card": 1,
    "confirm_cards": 60,
    "walk": 10,
    "moved": 4,
    "ship": 40,
    "money_right": 60,
    "sell_off": 20,
    "correct": 1,
}


def _still_fits(view: EmergentView, correct: Correct) -> bool:
    """Whether the host, looking at the table, would see that there is something to put right."""
    if view.fast:
        here = next(one for one in view.fast.regions if one.region == correct.region)
        return here.cubes[correct.seat] != correct.cubes
    firm = next(one for one in view.firms if one.seat == correct.seat)
    dc = next((one for one in firm.dcs if one.id == correct.dc), None)
    if correct.cash is not None:
        return firm.cash is not None and firm.cash != correct.cash
    if correct.dc is not None and view.phase == "board":
        return False
    if correct.dc is not None and (correct.remove or correct.cubes is None):
        return (dc is not None) == correct.remove
    if view.phase not in ("place", "cards", "market", "settle"):
        return False
    if correct.cubes is not None:
        return dc is not None and dc.cubes != correct.cubes
    place = correct.city if view.rules.marketing_scope == "city" else correct.region
    return firm.cylinders.get(place or "", 0) != correct.cylinders


def answers(view: EmergentView, pick: Pick) -> dict[str, Any] | None:
    """What the host does now and then: answer a correction, go on, close a round."""
    if view.correction is not None and pick(range(4)) == 0:
        return {
            "do": "answer_correction",
            "agree": _still_fits(view, view.correction) and pick((True, False)),
        }
    if view.phase in ("place", "award") and pick(range(12)) == 0:
        return {"do": "go_on"}
    if view.phase == "settle" and pick(range(20)) == 0:
        return {"do": "close_round"}
    return None


def gifts(view: EmergentView) -> list[dict[str, Any]]:
    """Early on the host tries the timer, and one firm gets poor with running costs it cannot pay."""
    if view.phase not in ("plan", "fast") or view.time_ran_out:
        return []
    steps: list[dict[str, Any]] = [
        {"do": "start_timer", "seconds": 60},
        {"do": "stretch", "seconds": 20},
        {"do": "pause"},
        {"do": "resume"},
        {"do": "call_off"},
    ]
    if view.phase == "plan":
        region = view.board.regions[0].id
        large = {"size": "large", "region": region}
        steps += [{"do": "correct", "seat": view.seats[0], "dc": f"gift{at}", **large} for at in range(3)]
        steps.append({"do": "correct", "seat": view.seats[0], "cash": 11})
    return steps


KIT = Kit(
    game=GAME,
    tables=TABLES,
    fill=fill,
    redeal=redeal,
    needed=frozenset(
        {"choices", "firms", "my_cash", "my_plan", "plans", "settlement"}
    ),  # what there is to spend, and whether the plan may be sealed
    flip=flip,
    weights=WEIGHTS,
    gifts=gifts,
    answers=answers,
)
