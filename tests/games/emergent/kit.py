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
from companion.games.emergent.views.mine import MyPlan
from companion.games.emergent.words import BUILD, CAPACITY, SIZES
from companion.kernel.view import Choice
from tests.games.emergent.worlds import flip, redeal
from tests.games.kits import Accepts, Kit, Pick

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
        ),
    ),
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
    "plan": 20,
    "discs": 40,
    "start_timer": 6,
    "pause": 8,
    "stretch": 4,
    "resume": 20,
    "call_off": 4,
    "tick": 4,
    "placed": 40,
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
CARDS = ((5, 3, 2), (4, 3, 2), (3, 2, 1), (2, 1, 1), (6, 0, 0), (3, 3, 3), (0, 0, 0))


def fill(choice: Choice, view: EmergentView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    """Values for the fields too rich for bounds."""
    match choice.do:
        case "plan":
            return {"plan": _plan(view, pick)}
        case "discs":
            return {"placement": _placement(view, pick)}
        case "allocate":
            return {"products": _allocation(view)}
        case "card":
            return _card(choice, pick, accepts)
        case "ship":
            return _shipment(choice, view, pick, accepts)
        case "sell_off":
            return {"dcs": view.my_selling.proposal if view.my_selling else ()}
        case _:
            return _correct(view, pick, accepts)


def _plan(view: EmergentView, pick: Pick) -> dict[str, Any]:
    """Mostly legal: within the money, the discs and the learning limits; now and then not."""
    mine = view.my_plan
    assert mine is not None
    if pick(range(8)) == 0:
        return {"sell": ["nothing"], "products": {"nowhere": 9}, "marketing": {"nowhere": pick((-1, 2))}}
    is_first, is_second = view.is_learning and view.round == 1, view.is_learning and view.round == 2
    standing = [dc for dc in mine.dcs if not dc.is_new]
    sell = [dc.id for dc in standing if not view.is_learning and pick(range(6)) == 0]
    money = mine.money.cash + sum(dc.price for dc in standing if dc.id in sell)
    build, room = _builds(view, mine, pick, money, most=0 if is_second else 1 if is_first else 2)
    money -= sum(BUILD[one["size"]] for one in build)
    room |= {dc.id: dc.capacity for dc in standing if dc.id not in sell}
    products = {}
    for name, holds in room.items():
        count = pick(range(max(min(holds, money, 8), 0) + 1))
        products[name], money = count, money - count
    marketing = {} if is_first else _marketing(view, pick, money, most=1 if is_second else 4)
    plan: dict[str, Any] = {"sell": sell, "build": build, "marketing": marketing}
    if view.rules.product_allocation == "at_placement":
        return {**plan, "cubes": sum(products.values())}
    return {**plan, "products": products}


def _builds(
    view: EmergentView, mine: MyPlan, pick: Pick, money: int, most: int
) -> tuple[list[dict[str, Any]], dict[str, int]]:
    build: list[dict[str, Any]] = []
    room: dict[str, int] = {}
    left = {"small": 10, "large": 3}
    for dc in mine.dcs:
        left[dc.size] -= not dc.is_new
    number = int(mine.next_id.removeprefix("dc")) + 50
    for at in range(pick(range(most + 1)) if view.round > 1 else most):
        size = pick(SIZES)
        if BUILD[size] <= money and left[size] > 0:
            name = f"dc{number + at}"
            build.append({"id": name, "size": size, "region": pick(view.board.regions).id})
            room[name], money, left[size] = CAPACITY[size], money - BUILD[size], left[size] - 1
    return build, room


def _marketing(view: EmergentView, pick: Pick, money: int, most: int) -> dict[str, int]:
    by_city = view.rules.marketing_scope == "city"
    found: dict[str, int] = {}
    for _ in range(min(pick(range(most + 1)), max(money, 0) // 3)):
        city = pick(view.board.cities)
        place = city.id if by_city else city.region
        found[place] = found.get(place, 0) + 1
    return found


def _placement(view: EmergentView, pick: Pick) -> dict[str, dict[str, int]]:
    found = {region.id: {"small": 0, "large": 0} for region in view.board.regions}
    if pick(range(8)) == 0:
        return {"nowhere": {"small": pick((-1, 4)), "large": 3}}
    for size, count in (("small", 3), ("large", 2)):
        for _ in range(count):
            free = [name for name, at in found.items() if sum(at.values()) < 3]
            found[pick(free)][size] += 1
    return {name: at for name, at in found.items() if sum(at.values())}


def _allocation(view: EmergentView) -> dict[str, int]:
    mine = view.my_allocation
    assert mine is not None
    left, found = mine.cubes, {}
    for dc in mine.dcs:
        found[dc.id] = min(left, CAPACITY[dc.size])
        left -= found[dc.id]
    return found


def _card(choice: Choice, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    """Another card than the one that is there."""
    fields: dict[str, Any] = {"city": pick(choice.one_of["city"])}
    if "replace" in choice.one_of:
        fields["replace"] = True
    tiers = pick([card for card in CARDS if accepts({**fields, "tiers": card})])
    return {**fields, "tiers": tiers}


def _shipment(choice: Choice, view: EmergentView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    """As proposed, or all from one DC, or nothing."""
    city, mine = choice.one_of["city"][0], view.my_shipping
    tried: list[dict[str, int]] = [{}]
    if mine:
        tried += 3 * [{line.dc: line.proposed for line in mine.dcs}]
        tried += [{line.dc: min(line.cubes, mine.units)} for line in mine.dcs]
    good = [units for units in tried if accepts({"city": city, "units": units})]
    return {"city": city, "units": pick(good)}


def _correct(view: EmergentView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    """A public fact that may be put right now."""
    seat, region, city = pick(view.seats), pick(view.board.regions).id, pick(view.board.cities)
    dcs = [dc.id for firm in view.firms if firm.seat == seat for dc in firm.dcs]
    tried: list[dict[str, Any]] = [
        {"cash": pick(range(60, 140)), "reason": "a chip under the map"},
        {"dc": "extra", "size": pick(SIZES), "region": region},
        {"region": city.region, "city": city.id, "cylinders": pick(range(3))},
        {"region": region, "cubes": pick(range(9))},
        *({"dc": name, "cubes": pick(range(5))} for name in dcs),
        *({"dc": name, "remove": True} for name in dcs),
    ]
    found = [{"seat": seat, **fields} for fields in tried]
    return dict(pick([fields for fields in found if accepts(fields)]))


def _still_fits(view: EmergentView, correct: Correct) -> bool:
    """Whether the host, looking at the table, would see that there is something to put right."""
    if view.fast:
        here = next(one for one in view.fast.regions if one.region == correct.region)
        return here.cubes[correct.seat] != correct.cubes
    firm = next(one for one in view.firms if one.seat == correct.seat)
    dc = next((one for one in firm.dcs if one.id == correct.dc), None)
    if correct.cash is not None:
        return firm.cash is not None and firm.cash != correct.cash
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
    flip=flip,
    weights=WEIGHTS,
    gifts=gifts,
    answers=answers,
)
