"""What people take along: rows, and the whole game as plain data."""

from __future__ import annotations

import json
from typing import Any

from companion.games.emergent import GAME
from companion.games.emergent.sums.export import document, rows
from tests.games.emergent.kit import KIT
from tests.games.walking import walk

NAMES = {"ann": "Ann", "bo": "=SUM(A1)", "cy": "Cy <b>", "dee": "Dée"}


def over(table: str = "four, cards typed") -> Any:
    *_, last = walk(KIT.eager(), table, 3, 3_000)
    return GAME.view(last.after, None)


def test_one_row_a_player_round_and_city() -> None:
    view = over()
    found = rows(view, NAMES)
    wanted = [
        (record.round, city.city, seat)
        for record in view.history
        for city in record.cities
        for seat in view.seats
    ]
    assert [(row["round"], row["city"], row["seat"]) for row in found] == wanted
    for record in view.history:
        for ledger in record.ledgers:
            mine = [row for row in found if (row["round"], row["seat"]) == (record.round, ledger.seat)]
            assert sum(int(row["sold"] or 0) for row in mine) == ledger.units_sold
            assert sum(int(row["transport"] or 0) for row in mine) == ledger.transport


def test_the_document_holds_the_whole_game() -> None:
    """ET-37: as plain data, with the names people call each other by."""
    view = over()
    found = document(view, NAMES)
    assert json.loads(json.dumps(found))["rows"] == [*rows(view, NAMES)]
    assert (found["format"], len(found["rounds"]), found["fast_play"]) == ("emergent-game/1", 4, None)
    assert [one["name"] for one in found["players"]] == list(NAMES.values())


def test_fast_play_has_a_row_for_every_region_somebody_placed_in() -> None:
    view = over("Fast Play, four")
    found = rows(view, NAMES)
    placed = [discs for one in view.fast.rounds for there in one.values() for discs in there.values()]
    assert len(found) == len(placed) > 30
    assert sum(int(row["large_discs"] or 0) for row in found) == sum(discs.large for discs in placed)
    assert {row["region"] for row in found} <= {region.name for region in view.board.regions}
    assert len(document(view, NAMES)["fast_play"]["scores"]) == 4
