"""Values for the rich choices of The Singularity War, as random play would type them."""

from __future__ import annotations

from typing import Any

from companion.games.singularity.sums import previews
from companion.games.singularity.views import SingularityView
from companion.kernel.view import Choice
from tests.games.kits import Accepts, Pick
from tests.games.singularity.shipped import CARDS

PLACES = ("dock", "roof", "rail yard", "furnace")
NAMES = tuple(card.model_dump() for card in CARDS.upgrades)


def fill(choice: Choice, view: SingularityView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    """Values for the fields too rich for bounds."""
    return _FILLS[choice.do](view, pick, accepts)


def places_of(view: SingularityView) -> tuple[str, ...]:
    """Spaces of the map, or names for some at light level."""
    return tuple(space.id for space in view.map.spaces) if view.map else PLACES


def _from_hand(view: SingularityView, pick: Pick) -> bool:
    return bool((view.my_hand is None or view.my_hand > 0) and pick(range(3)))


def _character(view: SingularityView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    known = [one.model_dump() for one in CARDS.characters]
    tried = [*known, {"id": "own", "name": "Own one", "deck": 5}, {"id": f"x{pick(range(99))}", "name": "X"}]
    return {"character": pick([one for one in tried if accepts({"character": one})])}


def _limits(_view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    return {"threat": pick((None, 40, 90)), "awareness": pick((8, 12, 30))}


def _enemy(_view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    card = {"id": "probe", "name": "Probe", "threat": pick((0, 1)), "range": pick((0, 1, 2)), "move": 1}
    return {"enemy": {**card, "damage": pick((1, 2, 3)), "health": pick((None, None, 3))}}


def _change(_view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    return {"amount": pick((-2, -1, 1, 2, 4)), "note": pick(("", "the blue card"))}


def _spawn(view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    return {"places": [{"place": pick(places_of(view)), "count": pick((1, 2, 5))}], "reason": "an event"}


def _vote(_view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    return {"question": "Which door?", "options": pick((("left", "right"), ("a", "b", "c")))}


def _walked(view: SingularityView, start: str, steps: int, pick: Pick) -> list[str]:
    ground, path = previews.ground(view), [start]
    for _ in range(steps):
        path.append(pick(ground.near[path[-1]]))
    return path[1:]


def _move(view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    assert view.turn is not None
    here, steps = previews.place_of(view, view.turn.seat), pick((1, 2, 4, 6))
    others = [seat for seat in previews.may_come_along(view, view.turn.seat) if pick(range(2))]
    return {
        "from_hand": _from_hand(view, pick),
        "steps": steps,
        "path": _walked(view, here, pick(range(1, steps + 1)), pick),
        "companions": others,
        "ignores_hazard": not pick(range(4)),
    }


def _on(view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    assert view.travel is not None
    steps = pick(range(1, view.travel.steps_left + 1))
    return {"path": _walked(view, view.travel.place, steps, pick)}


def _walk(view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    steps = [{"types": pick((0, 0, 1, 2)), "hazard": not pick(range(5))} for _ in range(pick((1, 2, 3)))]
    return {"from_hand": _from_hand(view, pick), "steps": 3, "path": steps, "ignores_hazard": False}


def _attack(view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    assert view.turn is not None
    groups = view.groups
    if view.map:
        near = previews.targets(view, view.turn.seat, 30, ignores_walls=True)
        groups = tuple(group for group in groups if group.place in near)
    group = pick(groups)
    hits = [pick((0, 1, 2)) for _ in range(pick(range(1, group.size + 1)))]
    return {
        "from_hand": _from_hand(view, pick),
        "card": pick(("", "Arc pulse")),
        "damage": sum(hits) + pick((0, 1)),
        "range": 30,
        "ignores_walls": True,
        "targets": [{"place": group.place, "hits": [{"enemy": group.enemy, "hits": hits}]}],
    }


def _recon(view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    return {"from_hand": _from_hand(view, pick), "cards": [pick(NAMES)]}


def _hand(view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    return {"from_hand": _from_hand(view, pick)}


def _card(_view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    return {"card": pick(("", "Cool head"))}


def _open(view: SingularityView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    tried = [*PLACES, *(f"store {number}" for number in range(40))]
    return {"place": next(place for place in tried if accepts({"place": place}))}


def _placed(view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    assert view.encounter is not None
    token = pick(view.encounter.tokens)
    kinds = [enemy.id for enemy in view.enemies]
    landing = {"place": pick(view.encounter.spaces), "count": pick((0, 1, 2, 3))}
    return {
        "token": token.place,
        "enemy": None if token.enemy else pick(kinds),
        "places": pick(([landing], [landing, {"place": view.encounter.spaces[0], "count": 1}])),
    }


def _reveal(view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    assert view.cache is not None
    count = pick((view.cache.to_reveal, view.cache.to_reveal, 0))
    return {"cards": [pick(NAMES) for _ in range(count)]}


def _order(view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    return {"order": tuple(reversed(view.seats))}


def _answer(view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    assert view.step is not None
    row = next((row for row in view.step.rows if row.is_open), pick(view.step.rows))
    to = pick(([], [""], ["", ""], [pick(PLACES), ""], ["roof", "dock", "furnace"]))
    both = {"group": row.group, "in_range": pick((True, False, False)), "to": to}
    return pick((both, both, {"group": row.group, "to": to})) if row.stay != "delayed" else _other(view, both)


def _other(view: SingularityView, answer: dict[str, Any]) -> dict[str, Any]:
    assert view.step is not None
    return {**answer, "group": next(row.group for row in view.step.rows if row.stay != "delayed")}


def _direct(view: SingularityView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    assert view.step is not None
    asked = view.vote.group if view.vote else None
    rows = [row for row in view.step.rows if row.stay != "delayed" and asked in (None, row.group)]
    row = pick([row for row in rows if row.is_open] or rows)
    stays = [{"place": row.place, "count": row.size}]
    return {"group": row.group, "to": stays, "by_card": "the card says it waits"}


def _drafted(view: SingularityView, pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    lines = view.cache.order if view.cache else ()
    late = [line.seat for line in lines if line.state in ("now", "waiting")]
    return {"taken": [{"seat": pick(late), "card": pick(("", "Dash"))}] if late else []}


def _declare(_view: SingularityView, _pick: Pick, _accepts: Accepts) -> dict[str, Any]:
    return {"reason": "it got late"}


def _correct(view: SingularityView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    seat, place = pick(view.seats), pick(places_of(view))
    tried: list[dict[str, Any]] = [
        {"fact": "track", "track": pick(("threat", "awareness")), "value": pick(range(12))},
        {"fact": "limits", "limits": {"threat": pick((60, 90)), "awareness": 20}},
        {"fact": "member", "seat": seat, "place": place},
        {"fact": "group", "enemy": pick(view.enemies).id, "place": place, "count": pick((0, 1, 4))},
        {"fact": "row", "cards": [pick(NAMES)]},
        {"fact": "gained", "seat": seat, "cards": ["Cool head"]},
        *({"fact": "shift", "group": group.id, "to": place, "count": 1} for group in view.groups[:2]),
        {"fact": "hand", "seat": seat, "hand": pick(range(6)), "deck": 4, "discard": 2},
        {"fact": "cache", "place": place, "used": pick((True, False))},
        {"fact": "token", "place": place, "kind": pick((None, "common", "elite"))},
        {"fact": "turn", "seat": seat},
    ]
    fields = [{"what": what, "reason": "the cardboard says so"} for what in tried]
    return dict(pick([one for one in fields if accepts(one)]))


_FILLS = {
    "take_character": _character,
    "set_limits": _limits,
    "add_enemy": _enemy,
    "change": _change,
    "spawn": _spawn,
    "call_vote": _vote,
    "move": _move,
    "continue_move": _on,
    "walk": _walk,
    "attack": _attack,
    "recon": _recon,
    "turn_token": _hand,
    "play": _card,
    "open_cache": _open,
    "place_enemies": _placed,
    "reveal_cards": _reveal,
    "order_picks": _order,
    "answer_group": _answer,
    "direct_group": _direct,
    "declare": _declare,
    "give_up": _declare,
    "drafted": _drafted,
    "correct": _correct,
}
