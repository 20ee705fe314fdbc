"""The referee's arithmetic without a table: JSON in, JSON out, the very rules the table uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from companion.games.singularity.options import SingularityOptions
from companion.games.singularity.sums import damage, drafting, marching, moving, tracks
from companion.games.singularity.sums.ground import Ground, grid_ground
from companion.games.singularity.sums.marching import Foe, Pack
from companion.kernel.game import Procedure
from companion.kernel.part import Input

Count = Annotated[int, Field(ge=0, le=10_000)]
Name = Annotated[str, Field(min_length=1, max_length=60)]
Spot = Annotated[list[int], Field(min_length=2, max_length=2)]


class _House(Input):
    """Only what deviates from the default house rules."""

    options: SingularityOptions = SingularityOptions()


class _Grid(Input):
    w: Annotated[int, Field(ge=1, le=100)]
    h: Annotated[int, Field(ge=1, le=100)]
    blocked: list[Spot] = Field(default_factory=list)
    walls: list[Annotated[list[Spot], Field(min_length=2, max_length=2)]] = Field(default_factory=list)
    diagonal: bool = False

    def ground(self, *, diagonal: bool) -> Ground:
        closed = {_at(spot) for spot in self.blocked}
        cells = {
            name: (float(x), float(y))
            for y in range(self.h)
            for x in range(self.w)
            if (name := _at([x, y])) not in closed
        }
        walls = [(_at(one), _at(other)) for one, other in self.walls]
        there = [(one, other) for one, other in walls if one in cells and other in cells]
        return grid_ground(cells, there, diagonal=self.diagonal or diagonal)


class _Pack(Input):
    type: Name
    pos: Spot
    count: Count


class _Foe(Input):
    threat: Count
    range: Count
    move: Count
    ignore_walls: bool = False


class _Member(Input):
    name: Name
    pos: Spot


class _EnemyStep(_House):
    map: _Grid
    types: dict[Name, _Foe]
    enemies: list[_Pack]
    team: list[_Member]
    target_priority: list[Spot] = Field(default_factory=list)
    threat: int
    threat_limit: Annotated[int, Field(ge=1)] | None


class _Split(_House):
    count: Count
    destinations: Annotated[int, Field(ge=1, le=1000)]


class _Move(_House):
    map: _Grid
    path: Annotated[list[Spot], Field(min_length=1, max_length=1000)]
    card_move: Count
    members: Annotated[int, Field(ge=1, le=60)]
    enemies: list[_Pack]
    hazards: list[Spot]
    ignore_hazard: bool
    ends_turn: bool
    threat: int
    threat_limit: Annotated[int, Field(ge=1)] | None


class _Damage(_House):
    space: Spot
    damage: Count
    allocation: list[Annotated[tuple[Name, list[Count]], Field(strict=False)]]
    enemies: list[_Pack]
    need: dict[Name, Annotated[int, Field(ge=1)]] = Field(default_factory=dict)
    already: dict[Name, list[Count]] = Field(default_factory=dict)


class _Cache(_House):
    deck: list[Name]
    recon: list[Name]
    picks: list[Name | None]
    cache_used: bool


def _at(spot: list[int]) -> str:
    return f"{spot[0]},{spot[1]}"


def _spot(name: str) -> list[int]:
    x, y = name.split(",")
    return [int(x), int(y)]


def _key(names: list[str]) -> dict[str, int]:
    """Spaces in the order of the case files: x, then y."""
    return {name: at for at, name in enumerate(sorted(set(names), key=_spot))}


def _packs(enemies: list[_Pack]) -> tuple[Pack, ...]:
    return tuple(Pack(one.type, _at(one.pos), one.count) for one in enemies)


def _written(packs: tuple[Pack, ...]) -> list[dict[str, Any]]:
    return [{"type": pack.enemy, "pos": _spot(pack.place), "count": pack.size} for pack in packs]


def _refused(code: str) -> dict[str, str]:
    return {"error": f"E_{code.upper()}"}


def enemy_step(given: Any) -> Any:  # SW-22..30
    """Attacks, moves and what stands where afterwards."""
    asked = _EnemyStep.model_validate(given)
    house = asked.options
    ground = asked.map.ground(diagonal=house.diagonal)
    team = {str(at): _at(member.pos) for at, member in enumerate(asked.team)}
    packs = _packs(asked.enemies)
    for name in (*team.values(), *(pack.place for pack in packs)):
        if name not in ground.near:
            raise ValueError(f"{name} is not on the map")
    if unknown := {pack.enemy for pack in packs} - set(asked.types):
        raise ValueError(f"no such type: {', '.join(sorted(unknown))}")
    march = marching.march(
        ground,
        {name: Foe(one.threat, one.range, one.move, one.ignore_walls) for name, one in asked.types.items()},
        packs,
        team,
        priority=[_at(spot) for spot in asked.target_priority],
        split_all=house.proximity_tie == "split_all",
        key=_key(list(ground.near)),
    )
    attacks = [
        {"type": pack.enemy, "pos": _spot(pack.place), "threat": asked.types[pack.enemy].threat}
        for pack in march.attackers
    ]
    raised = sum(asked.types[pack.enemy].threat for pack in march.attackers)
    after = tracks.moved(asked.threat, raised, has_floor=house.threat_floor)
    return {
        "attacks": attacks,
        "raised": raised,
        "threat_after": after,
        "lost": tracks.is_lost(after, asked.threat_limit, house.lose_at),
        "moves": [
            {
                "type": pack.enemy,
                "from": _spot(pack.place),
                "to": [[_spot(place), size] for place, size in to],
            }
            for pack, to in march.routes
        ],
        "groups_after": _written(march.after),
    }


def split(given: Any) -> Any:  # SW-28
    """As even as possible, larger first."""
    asked = _Split.model_validate(given)
    return list(marching.split(asked.count, asked.destinations))


def move(given: Any) -> Any:  # SW-10..13
    """What a move costs, or why it cannot be made."""
    asked = _Move.model_validate(given)
    house = asked.options
    ground = asked.map.ground(diagonal=house.diagonal)
    start, *path = map(_at, asked.path)
    if code := moving.path_fault(ground, start, path, asked.card_move):
        return _refused(code)
    prices = moving.Prices(
        house.hazard, house.hazard_pass_through, house.leave_per_member, asked.ignore_hazard
    )
    standing = {(pack.enemy, pack.place) for pack in _packs(asked.enemies) if pack.size}
    hazards = {_at(spot) for spot in asked.hazards}
    tolls = moving.path_tolls(moving.paces(start, path, standing, hazards), prices, asked.members)
    if asked.ends_turn:
        last = (start, *path)[-1]
        tolls = (*tolls, *moving.end_tolls(last, is_hazard=last in hazards, prices=prices))
    delta = sum(toll.amount for toll in tolls)
    after = tracks.moved(asked.threat, delta, has_floor=house.threat_floor)
    return {
        "delta": delta,
        "log": [[toll.why, _spot(toll.place), toll.amount] for toll in tolls],
        "threat_after": after,
        "lost": tracks.is_lost(after, asked.threat_limit, house.lose_at),
    }


def strike(given: Any) -> Any:  # SW-15..18
    """What falls, what is hurt, what is left."""
    asked = _Damage.model_validate(given)
    place, packs = _at(asked.space), _packs(asked.enemies)
    groups = marching.merged(packs, _key([pack.place for pack in packs]))
    sizes = {pack.enemy: pack.size for pack in groups if pack.place == place}
    if found := damage.fault(asked.damage, asked.allocation, sizes):
        return _refused(found[0])
    struck = {
        enemy: damage.struck(hits, asked.already.get(enemy, ()), asked.need.get(enemy, 1))
        for enemy, hits in asked.allocation
    }
    after = tuple(
        pack._replace(size=pack.size - struck[pack.enemy].removed)
        if pack.place == place and pack.enemy in struck
        else pack
        for pack in groups
    )
    return {
        "removed": {enemy: one.removed for enemy, one in struck.items()},
        "partial": {enemy: list(one.partial) for enemy, one in struck.items()},
        "unspent": damage.unspent(asked.damage, asked.allocation),
        "groups_after": _written(tuple(pack for pack in after if pack.size)),
    }


def cache(given: Any) -> Any:  # SW-33
    """The draft at a supply cache."""
    asked = _Cache.model_validate(given)
    if asked.cache_used:
        return _refused("cache_used")
    replaces = asked.options.cache_last_replace
    done = drafting.draft(asked.deck, asked.recon, asked.picks, replaces_last=replaces)
    if done is None:
        return _refused("not_revealed")
    return {
        "gained": list(done.gained),
        "to_bottom": sorted(done.to_bottom),
        "deck_left": len(done.deck) + len(done.to_bottom),
        "next_top": done.deck[0] if done.deck else None,
    }


PROCEDURES: Mapping[str, Procedure] = {
    "singularity.enemy-step": enemy_step,
    "singularity.split": split,
    "singularity.move": move,
    "singularity.damage": strike,
    "singularity.cache": cache,
}
