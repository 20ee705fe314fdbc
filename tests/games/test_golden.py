"""Golden journals: recorded games that must still lead to the same public end.

When a rule changes on purpose, raise `rules_version` and record again:
`RECORD=1 pytest tests/games/test_golden.py`. When only a view changes shape, the same games are kept and
their ends written down anew: `RECORD=view`.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from companion.games import by_id
from companion.kernel.chance import Seed
from companion.kernel.seat import Seat, Voice
from tests.games.cyberverse.kit import KIT as CYBERVERSE
from tests.games.emergence.kit import KIT as EMERGENCE
from tests.games.emergent.kit import KIT as EMERGENT
from tests.games.kits import SEATS, Kit
from tests.games.singularity.kit import KIT as SINGULARITY
from tests.games.toolbox.kit import KIT as TOOLBOX
from tests.games.walking import seed, walk

GOLDEN = [
    pytest.param(EMERGENCE, "city, as printed", 3, "harbour", id="emergence: a city game"),
    pytest.param(EMERGENCE, "cards and a real box", 2, "box", id="emergence: cards and a real box"),
    pytest.param(EMERGENT, "four, cards typed", 3, "typed", id="emergent: four with typed cards"),
    pytest.param(EMERGENT, "Fast Play, four", 4, "fast", id="emergent: Fast Play"),
    pytest.param(CYBERVERSE, "as printed", 1, "new-eden", id="cyberverse: as printed"),
    pytest.param(CYBERVERSE, "as printed", 6, "cold-harbor", id="cyberverse: another game"),
    pytest.param(SINGULARITY, "map, as printed", 3, "relay", id="singularity: an issue on the map"),
    pytest.param(
        SINGULARITY, "light, the leader decides", 5, "light", id="singularity: an issue without a map"
    ),
    pytest.param(TOOLBOX, "a kit of roles", 3, "roles", id="toolbox: a kit of roles"),
    pytest.param(TOOLBOX, "two on paper", 5, "paper", id="toolbox: two on paper"),
]


def folder(kit: Kit) -> Path:
    return Path(__file__).parent / kit.game.card.id / "golden"


def record(kit: Kit, table: str, number: int, name: str) -> None:
    """Play once more and keep it: one opening, then facts."""
    count, options = kit.tables[table]
    opening = {
        "game": kit.game.card.id,
        "rules_version": kit.game.card.rules_version,
        "seats": SEATS[:count],
        "options": options.model_dump(mode="json", exclude_defaults=True),
        "seed": seed(number).hex(),
    }
    lines, last = [json.dumps(opening)], None
    for at, step in enumerate(walk(kit.eager(), table, number, 2_000), start=1):
        action = json.loads(kit.game.actions.dump_json(step.action, exclude_none=True))
        lines.append(json.dumps({"n": at, "seat": step.actor, "action": action}))
        last = step.after
    folder(kit).mkdir(exist_ok=True)
    (folder(kit) / f"{name}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    (folder(kit) / f"{name}.view.json").write_text(end_of(kit, last) + "\n", "utf-8")


def end_of(kit: Kit, state: Any) -> str:
    """What everybody sees at the end, with the whole public log."""
    log = [line.model_dump(mode="json") for line in kit.game.log(state)]
    view = kit.game.view(state, None).model_dump(mode="json", exclude_defaults=True)
    return json.dumps({"view": view, "log": log[-40:], "lines": len(log)}, indent=1, sort_keys=True)


@pytest.mark.parametrize(("kit", "table", "number", "name"), GOLDEN)
def test_a_recorded_game_ends_as_it_did(kit: Kit, table: str, number: int, name: str) -> None:
    wanted = os.environ.get("RECORD")
    if wanted == "1":
        record(kit, table, number, name)
    first, *entries = (folder(kit) / f"{name}.jsonl").read_text("utf-8").splitlines()
    opening = json.loads(first)
    game = by_id(opening["game"])
    assert opening["rules_version"] == game.card.rules_version
    seats = tuple(map(Seat, opening["seats"]))
    options = game.options.model_validate(opening["options"])
    state = game.setup(options, seats, Seed(bytes.fromhex(opening["seed"])))
    for line in entries:
        entry = json.loads(line)
        actor = Seat(entry["seat"]) if entry["seat"] in seats else Voice(entry["seat"])
        state = game.apply(state, actor, game.actions.validate_python(entry["action"]))
    if wanted == "view":
        (folder(kit) / f"{name}.view.json").write_text(end_of(kit, state) + "\n", "utf-8")
    assert end_of(kit, state) + "\n" == (folder(kit) / f"{name}.view.json").read_text("utf-8")
    assert game.outcome(state) is not None
