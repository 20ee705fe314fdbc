"""The referee's arithmetic without a table: JSON in, JSON out, the very rules the table uses."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Annotated, Any

from pydantic import Field

from companion.games.emergence.options import EmergenceOptions
from companion.games.emergence.rules import assimilating, compiling, exchange, hostile, movement
from companion.games.emergence.state import NOTHING, Operative, Streets
from companion.games.emergence.state.phases import Shown
from companion.games.emergence.sums.blocks import Data
from companion.games.emergence.sums.sets import best_sets, left, spent, worth
from companion.games.emergence.sums.winning import Decision
from companion.games.emergence.sums.winning import decide as decided
from companion.games.emergence.views import EndView, SelectionView, Teams
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
from companion.kernel.part import Input
from companion.kernel.seat import Seat

Count = Annotated[int, Field(ge=0, le=10_000)]
Name = Annotated[str, Field(min_length=1, max_length=60)]


class _Blocks(Input):
    light_blue: Count = 0
    dark_blue: Count = 0
    light_green: Count = 0
    dark_green: Count = 0

    def data(self) -> Data:
        return (self.light_blue, self.dark_blue, self.light_green, self.dark_green)


class _Compile(Input):
    data: _Blocks
    chosen: Annotated[list[Annotated[list[DataType], Field(max_length=1000)]], Field(max_length=1000)]


class _House(Input):
    """Only what deviates from the default house rules."""

    options: EmergenceOptions = EmergenceOptions()


class _Decide(_House):
    operatives: Annotated[int, Field(ge=min(REQUIRED), le=max(REQUIRED))]
    ai_total: Count
    human_total: Count
    blocks_on_board: Count


class _Agent(Input):
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
            found[Seat(name)] = Operative(
                Seat(name), agent.tile, on_start, agent.data.data(), agent.knowledge
            )
        return found

    def shown(self) -> Shown:
        return {
            Seat(name): SelectionView(action=agent.selected, augmentation=agent.augmentation)
            for name, agent in self.operatives.items()
        }


class _Hostile(_Place):
    actor: Name
    target: Name
    action: HostileAction


class _Moves(_Place):
    mover: Name


class _Totals(Input):
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
        "over": isinstance(decision, EndView),
        "winner": decision.winner if isinstance(decision, EndView) else None,
        "reason": decision.reason,
        "ai_beyond": decision.ai_beyond,
        "human_beyond": decision.human_beyond,
    }


def compile_sets(given: Any) -> Any:
    """The best partition, and what the chosen sets are worth."""
    asked = _Compile.model_validate(given)
    data = asked.data.data()
    best = best_sets(data)
    found = compiling.problems(data, asked.chosen)
    return {
        "best": {
            "tokens": worth(best),
            "blocks_used": sum(spent(best)),
            "sets": [list(blocks) for blocks in best],
            "left": _named(left(data, best)),
        },
        "chosen": {
            "legal": not found,
            "errors": [_bare(reason) for reason in found],
            "tokens": 0 if found else worth(asked.chosen),
            "left": _named(data if found else left(data, asked.chosen)),
        },
    }


def decide(given: Any) -> Any:
    """Whether it is over, and for whom."""
    asked = _Decide.model_validate(given)
    house = asked.options
    totals = Teams(ai=asked.ai_total, human=asked.human_total)
    return _decision(
        decided(asked.operatives, totals, asked.blocks_on_board, house.equal_surplus, house.simultaneous_end)
    )


def attack(given: Any) -> Any:
    """Whether the attack is legal, and what it leaves."""
    asked = _Hostile.model_validate(given)
    streets, agents, shown = asked.streets(), asked.agents(), asked.shown()
    _known(asked.actor, agents)
    _known(asked.target, agents)
    actor, target = agents[Seat(asked.actor)], agents[Seat(asked.target)]
    found = hostile.checks(
        asked.action,
        actor,
        target,
        shown,
        hostile.standing(streets, actor, target),
        same_tile_is_adjacent=asked.options.same_tile_is_adjacent,
    )
    after = None
    if not found:
        winner, hit = hostile.after(asked.action, actor, target, streets.start)
        after = {
            role: {"knowledge": one.knowledge, "data": _named(one.data), "tile": one.tile}
            for role, one in (("actor", winner), ("target", hit))
        }
    return {
        "legal": not found,
        "errors": [_bare(reason) for reason in found],
        "may_discard_for_tile_action": not exchange.problems(actor, shown[actor.seat]),
        "after": after,
    }


def moves(given: Any) -> Any:
    """Where the mover may go; an empty list means that the agent stays."""
    asked = _Moves.model_validate(given)
    agents = asked.agents()
    _known(asked.mover, agents)
    mover = agents[Seat(asked.mover)]
    return {"legal_moves": list(movement.open_tiles(asked.streets(), agents, asked.shown(), mover))}


def assimilate(given: Any) -> Any:
    """All insertions at once; nothing is opened while one of them is wrong."""
    asked = _Assimilate.model_validate(given)
    for name in (*asked.order, *asked.insertions):
        _known(name, asked.tokens)
    splits = {
        Seat(name): Teams(ai=put.ai, human=put.human) if (put := asked.insertions.get(name)) else NOTHING
        for name in asked.order
    }
    faults = {
        name: assimilating.insertion_problems(split, asked.tokens[name]) for name, split in splits.items()
    }
    errors = {name: _bare(found[0]) for name, found in faults.items() if found}
    before = Teams(ai=asked.totals.ai, human=asked.totals.human)
    if errors:
        return _assimilated(errors, None, before, dict(asked.tokens), None)
    opened = assimilating.together(splits)
    gone = {name: split.ai + split.human for name, split in splits.items()}
    tokens = {name: held - gone.get(Seat(name), 0) for name, held in asked.tokens.items()}
    totals = Teams(ai=before.ai + opened.ai, human=before.human + opened.human)
    house = asked.options
    decision = decided(
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
        "opened": opened.model_dump() if opened else None,
        "totals": totals.model_dump(),
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
