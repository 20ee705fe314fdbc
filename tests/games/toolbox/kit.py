"""The toolbox in the contract tests: tables to play, and values for rich choices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.games.toolbox import GAME
from companion.games.toolbox.options import ToolboxOptions
from companion.games.toolbox.packs.kit import Kit as GameKit
from companion.games.toolbox.views import ToolboxView
from companion.kernel.seat import Seat
from companion.kernel.view import Choice
from tests.games.kits import Accepts, Kit, Pick
from tests.games.toolbox.worlds import flip, redeal

PACKS = Path(__file__).parents[3] / "assets" / "packs" / "toolbox"


def pack(name: str) -> GameKit:
    """A kit that ships with the project."""
    return GameKit.model_validate_json((PACKS / f"{name}.json").read_text(encoding="utf-8"))


TABLES: dict[str, tuple[int, ToolboxOptions]] = {
    "as printed": (5, ToolboxOptions()),
    "anyone leads": (
        4,
        ToolboxOptions(
            lead="anyone",
            luck="turn",
            role_list="lead",
            own_opening=True,
            spare="hidden",
            filler="Villager",
            amounts="after_opening",
        ),
    ),
    "a kit of roles": (5, ToolboxOptions(kit=pack("night-ferry"), luck="lead")),
    "a kit of votes": (4, ToolboxOptions(kit=pack("lighthouse"))),
    "two on paper": (6, ToolboxOptions(by_hand=(Seat("bo"), Seat("dee")))),
    "the pad ends it": (3, ToolboxOptions(pad_ends_table=True, kit=pack("seven-gardens"))),
}
KITS = tuple(
    pack(name).model_dump(mode="json", by_alias=True)
    for name in ("night-ferry", "lighthouse", "salt-market", "seven-gardens")
)
WEIGHTS = {
    "take_kit": 1,
    "close": 1,
    "put_away": 4,
    "bring": 6,
    "name_leader": 3,
    "mark_turn": 3,
    "count_down": 6,
    "roll": 3,
    "begin": 3,
    "fill_bag": 4,
    "refill": 4,
    "leave_clock": 3,
    "stop_clock": 12,
    "turn_to": 60,
    "reopen": 30,
    "set_show": 60,
    "go_to_step": 2,
    "end_rounds": 2,
    "end_pad": 3,
    "close_row": 60,
    "paper_ready": 80,
    "start_pad": 40,
    "add_row": 40,
    "deal_again": 8,
    "seal": 60,
    "put_in": 60,
    "seen": 60,
    "met": 60,
    "type_sealed": 40,
    "box_opened": 40,
    "type_paper": 60,
    "type_papers": 60,
    "correct_score": 40,
}
LINES: tuple[dict[str, Any], ...] = (
    {"line": "2 Wolf >, *Villager"},
    {"line": "Wolf >, Minion > Wolf, Seer, *Villager"},
    {"line": "2 Wolf >, Minion > Wolf, Seer, 12 Villager", "spare": "hidden"},
)
"""The last leaves cards in the middle."""
NAMES = ["Ann", "Bo", "Cleo"]
"""Who plays, where nobody sits."""
QUESTIONS: tuple[dict[str, Any], ...] = (
    {"ask": "Go on?", "kind": "words", "words": ["Yes", "No"], "tie": "draw"},
    {"ask": "Go on?", "kind": "words", "words": ["Yes", "No"], "show": "totals", "tie": "first"},
    {"ask": "Who?", "kind": "seats", "extra": ["Nobody"], "self": False, "opens": "leader"},
    {"ask": "How many?", "kind": "numbers", "min": 1, "max": 6, "show": "winner", "absent": "last"},
    {"ask": "Your bid", "kind": "free", "max": 60, "tie": "draw", "absent": "fallback", "fallback": 0},
    {"ask": "Secret bid", "kind": "free", "max": 9, "show": "totals", "opens": "zero", "absent": "wait"},
)
BAGS = ("carts", "storms", "lots", "tiles", "stones", "pearls")
PADS: tuple[dict[str, Any], ...] = (
    {"rows": [{"id": "one", "name": "Round 1"}], "end": {"by": "never"}},
    {"rows": [{"id": "a"}, {"id": "b", "sign": "-", "factor": 2}], "typed": "sealed"},
    {
        "rows": [{"id": "a", "bonus": {"for": "most", "first": 5}}, {"id": "b"}, {"id": "c"}],
        "typed": "open",
        "tie_breaks": [{"by": "rows_won"}],
        "end": {"by": "rounds", "rounds": 2},
    },
)


def fill(choice: Choice, view: ToolboxView, pick: Pick, accepts: Accepts) -> dict[str, Any]:  # noqa: C901
    """Values for the fields too rich for bounds."""
    match choice.do:
        case "take_kit":
            return {"kit": pick([one for one in KITS if accepts({"kit": one})] or [KITS[-1]])}
        case "do_step":
            return {"names": ["Ann", "Bo"]}
        case "set_clock":
            kinds = {"increment_kind": pick(("add", "delay")), "at_zero": pick(("count", "pass", "out"))}
            return {"clock": {"each": pick((1000, 60_000)), "increment": 5000, **kinds}, **_names(view)}
        case "begin":
            return {"names": NAMES}
        case "deal":
            return {"roles": pick([one for one in LINES if accepts({"roles": one})])}
        case "ask":
            return {"question": pick([one for one in QUESTIONS if accepts({"question": one})])}
        case "type_paper":
            return {"seat": choice.one_of["seat"][0], "choice": _choice(view, choice, pick, accepts)}
        case "type_papers":
            assert view.question is not None
            value = pick(view.question.offered or (view.question.low, view.question.high))
            return {"totals": [[value, len(view.question.papers)]]}
        case "start_tally":
            bounds = {"least": pick((0, 1)), "most": pick((2, 9)), "absent": pick(("wait", "nothing"))}
            return {
                "tally": {"compartments": ["Lamp", "Cellar"], **bounds},
                "box": pick((True, False, False)),
            }
        case "put_in":
            assert view.tally is not None
            amount = pick(range(int(view.tally.spec.least), int(view.tally.spec.most) + 1))
            return {"split": {view.tally.spec.compartments[0]: amount}}
        case "box_opened":
            assert view.tally is not None
            low = sum(bounds[0] for bounds in view.tally.bounds.values())
            return {"totals": {view.tally.spec.compartments[0]: low + 1}, "seats": tuple(view.tally.bounds)}
        case "start_pad":
            pads = PADS if view.seats else PADS[:1]
            return {"pad": pick(pads), **_names(view)}
        case "type_scores":
            assert view.pad is not None
            tried = [
                {"row": row, "values": {place: pick(range(20))}}
                for row in choice.one_of["row"]
                for place in view.pad.places
            ]
            return dict(pick([fields for fields in tried if accepts(fields)]))
        case "roll":
            return {"notation": pick(("3d6+1", "d20 - d4", "d%"))}
        case "fill_bag":
            names = [name for name in BAGS if name not in _bags(view)]
            items = [["salt", 3], ["silk", 2], ["storm", 1]]
            return {"id": pick(names), "bag": {"items": items, "back": pick((True, False))}}
        case _:
            raise AssertionError(choice)


def _names(view: ToolboxView) -> dict[str, Any]:
    return {} if view.seats else {"names": NAMES}


def _bags(view: ToolboxView) -> tuple[str, ...]:
    return tuple(bag.id for bag in view.bags)


def _choice(view: ToolboxView, choice: Choice, pick: Pick, accepts: Accepts) -> Any:
    assert view.question is not None
    seat = choice.one_of["seat"][0]
    offered = view.question.offered or (view.question.low, view.question.high)
    return pick([one for one in offered if accepts({"seat": seat, "choice": one})])


def gifts(view: ToolboxView) -> list[dict[str, Any]]:
    """What random play seldom gets to: papers that are typed, cards in the middle, a steered clock."""
    if view.kit:
        return []
    if len(view.seats) == 6:
        names, totals = ({"do": "ask", "question": QUESTIONS[number]} for number in (0, 1))
        bo, dee = ({"do": "paper_ready", "seat": seat} for seat in ("bo", "dee"))
        opened = {"do": "open_question"}
        typed = {"do": "type_paper", "seat": "bo", "choice": "Yes"}
        mixed = {"do": "type_papers", "totals": [["No", 2]]}
        return [names, bo, opened, typed, totals, bo, dee, opened, mixed]
    clock = {"do": "set_clock", "clock": {"each": 60_000}}
    more = {"do": "give_time", "place": "ann", "seconds": 30}
    dealt = {"do": "deal", "roles": LINES[-1]}
    return [dealt, clock, {"do": "start_clock"}, more, {"do": "skip_turn", "ms": 1500}]


KIT = Kit(game=GAME, tables=TABLES, fill=fill, redeal=redeal, flip=flip, weights=WEIGHTS, gifts=gifts)
