"""The referee's arithmetic without a table: JSON in, JSON out, the very rules the table uses."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from companion.games.emergence.options import EmergenceOptions
from companion.games.emergence.rules import assimilating, compiling, ending, hostile, movement
from companion.games.emergence.state import Data, Decision, Operative, Selection, Split, Streets, Teams
from companion.games.emergence.words import (
    DATA_TYPES,
    REQUIRED,
    ActionName,
    Augmentation,
    DataType,
    HostileAction,
    TileKind,
)
from companion.kernel.action import Reason
from companion.kernel.game import Procedure
from companion.kernel.seat import Seat

Count = Annotated[int, Field(ge=0, le=10_000)]
Name = Annotated[str, Field(min_length=1, max_length=60)]


class _Input(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class _Blocks(_Input):
    light_blue: Count = 0
    dark_blue: Count = 0
    light_green: Count = 0
    dark_green: Count = 0

    def data(self) -> Data:
        return (self.light_blue, self.dark_blue, self.light_green, self.dark_green)


class _Compile(_Input):
    data: _Blocks
    chosen: Annotated[list[Annotated[list[DataType], Field(max_length=1000)]], Field(max_length=1000)]


class _House(_Input):
    """Only what deviates from the default house rules."""

    options: dict[str, Any] = Field(default_factory=dict)

    def house_rules(self) -> EmergenceOptions:
        return EmergenceOptions(**self.options)


class _Decide(_House):
    operatives: Annotated[int, Field(ge=min(REQUIRED), le=max(REQUIRED))]
    ai_total: Count
    human_total: Count
    blocks_on_board: Count


class _Agent(_Input):
    tile: Name
    augmentation: Augmentation
    selected: ActionName
    knowledge: Count
    data: _Blocks = _Blocks()


class _Place(_House):
    tiles: dict[Name, TileKind]
    adjacency: list[Annotated[list[Name], Field(min_length=2, max_length=2)]]
    operatives: dict[Name, _Agent]

    def streets(self) -> Streets:
        """The tiles as given; states are random here and need not make a legal city."""
        near: dict[str, list[str]] = {tile: [] for tile in self.tiles}
        for one, other in self.adjacency:
            _known(one, near)
            _known(other, near)
            near[one].append(other)
            near[other].append(one)
        start = next((tile for tile, kind in self.tiles.items() if kind == "start"), "")
        return Streets(dict(self.tiles), {tile: tuple(there) for tile, there in near.items()}, start)

    def agents(self) -> dict[Seat, Operative]:
        found = {}
        for name, agent in self.operatives.items():
            _known(agent.tile, self.tiles)
            on_start = self.tiles[agent.tile] == "start"
            chosen = Selection(agent.selected, agent.augmentation)
            data = agent.data.data()
            found[Seat(name)] = Operative(Seat(name), agent.tile, on_start, data, agent.knowledge, chosen)
        return found


class _Hostile(_Place):
    actor: Name
    target: Name
    action: HostileAction


class _Moves(_Place):
    mover: Name


class _Totals(_Input):
    ai: int
    human: int


class _Assimilate(_House):
    operatives: Annotated[int, Field(ge=min(REQUIRED), le=max(REQUIRED))]
    order: list[Name]
    tokens: dict[Name, Count]
    insertions: dict[Name, _Totals]
    totals: _Totals
    blocks_on_board: Count


def _known(name: str, names: Container[Any]) -> None:
    if name not in names:
        raise ValueError(f"{name} is not in the input")


def _bare(reason: Reason) -> str:
    """The code as the case files spell it."""
    return reason.code.removeprefix("emergence.").upper()


def _named(data: Data) -> dict[str, int]:
    return dict(zip(DATA_TYPES, data, strict=True))


def _decision(decision: Decision) -> dict[str, Any]:
    return {
        "over": decision.over,
        "winner": decision.winner,
        "reason": decision.reason,
        "ai_beyond": decision.beyond.ai,
        "human_beyond": decision.beyond.human,
    }


def compile_sets(given: Any) -> Any:
    """EM-37..40: the best partition, and what the chosen sets are worth."""
    asked = _Compile.model_validate(given)
    data = asked.data.data()
    best = compiling.best_sets(data)
    found = compiling.problems(data, asked.chosen)
    return {
        "best": {
            "tokens": compiling.worth(best),
            "blocks_used": sum(compiling.spent(best)),
            "sets": [list(blocks) for blocks in best],
            "left": _named(compiling.minus(data, best)),
        },
        "chosen": {
            "legal": not found,
            "errors": [_bare(reason) for reason in found],
            "tokens": 0 if found else compiling.worth(asked.chosen),
            "left": _named(data if found else compiling.minus(data, asked.chosen)),
        },
    }


def decide(given: Any) -> Any:
    """EM-45, EM-46."""
    asked = _Decide.model_validate(given)
    house = asked.house_rules()
    totals = Teams(asked.ai_total, asked.human_total)
    return _decision(
        ending.decide(
            asked.operatives, totals, asked.blocks_on_board, house.equal_surplus, house.simultaneous_end
        )
    )


def attack(given: Any) -> Any:
    """EM-20..36: whether the attack is legal, and what it leaves."""
    asked = _Hostile.model_validate(given)
    streets, agents = asked.streets(), asked.agents()
    _known(asked.actor, agents)
    _known(asked.target, agents)
    actor, target = agents[Seat(asked.actor)], agents[Seat(asked.target)]
    found = hostile.problems(
        asked.action,
        actor,
        target,
        hostile.standing(streets, actor, target),
        same_tile_is_adjacent=asked.house_rules().same_tile_is_adjacent,
    )
    after = None
    if not found:
        left, hit = hostile.struck(asked.action, actor, target, streets.start)
        after = {
            role: {"knowledge": one.knowledge, "data": _named(one.data), "tile": one.tile}
            for role, one in (("actor", left), ("target", hit))
        }
    return {
        "legal": not found,
        "errors": [_bare(reason) for reason in found],
        "may_discard_for_tile_action": hostile.may_exchange(actor),
        "after": after,
    }


def moves(given: Any) -> Any:
    """EM-16..19: where the mover may go; an empty list means that the agent stays."""
    asked = _Moves.model_validate(given)
    agents = asked.agents()
    _known(asked.mover, agents)
    return {"legal_moves": list(movement.open_tiles(asked.streets(), agents, agents[Seat(asked.mover)]))}


def assimilate(given: Any) -> Any:
    """EM-41..45: all insertions at once; nothing is opened while one of them is wrong."""
    asked = _Assimilate.model_validate(given)
    for name in (*asked.order, *asked.insertions):
        _known(name, asked.tokens)
    splits = {
        Seat(name): Split(put.ai, put.human) if (put := asked.insertions.get(name)) else Split(0, 0)
        for name in asked.order
    }
    faults = {name: assimilating.insertion_fault(split, asked.tokens[name]) for name, split in splits.items()}
    errors = {name: _bare(fault) for name, fault in faults.items() if fault}
    before = Teams(asked.totals.ai, asked.totals.human)
    if errors:
        return _assimilated(errors, None, before, dict(asked.tokens), None)
    opened = assimilating.emptied(splits)
    gone = {name: split.ai + split.human for name, split in splits.items()}
    tokens = {name: held - gone.get(Seat(name), 0) for name, held in asked.tokens.items()}
    totals = Teams(before.ai + opened.ai, before.human + opened.human)
    house = asked.house_rules()
    decision = ending.decide(
        asked.operatives, totals, asked.blocks_on_board, house.equal_surplus, house.simultaneous_end
    )
    return _assimilated({}, opened, totals, tokens, decision)


def _assimilated(
    errors: Mapping[Seat, str],
    opened: Teams | None,
    totals: Teams,
    tokens: dict[str, int],
    decision: Decision | None,
) -> dict[str, Any]:
    return {
        "legal": not errors,
        "errors": dict(errors),
        "opened": opened._asdict() if opened else None,
        "totals": totals._asdict(),
        "tokens": tokens,
        "decision": _decision(decision) if decision else None,
    }


PROCEDURES: Mapping[str, Procedure] = {
    "emergence.compile": compile_sets,
    "emergence.decide": decide,
    "emergence.hostile": attack,
    "emergence.moves": moves,
    "emergence.assimilate": assimilate,
}
