"""Below the screens, who reads a module finds its test: by its name, or named here."""

from __future__ import annotations

import pytest

from tests.test_shape import COMPANION, TESTS, files_of, homes

ROOMS = ("cli", "kernel", "net", "store", "table")
TOLD_BY = {
    "cli/commands": "cli/test_cli",
    "cli/host": "cli/test_hosting",
    "net/exchange": "net/test_fetching",
    "net/flet/patch": "net/flet/test_flet",
    "net/pagecookie": "net/test_server",
    "net/past": "net/test_hall",
    "net/seating": "net/test_hall_next",
    "net/sheets": "net/test_organiserdesk",
    "net/shelf": "net/test_client",
    "net/socketlink": "net/test_link",
    "net/tabledocuments": "net/test_remotedocuments",
    "net/told": "net/test_venueboard",
    "net/wire": "net/test_socket",
    "store/memory": "store/test_store",
    "store/postgres/appending": "store/test_postgres_fence",
    "store/postgres/board": "store/test_postgres_board",
    "store/postgres/journal": "store/test_postgres",
    "store/postgres/line": "store/test_postgres_outcome",
    "store/postgres/lines": "store/test_postgres",
    "store/postgres/nodes": "store/test_postgres_fence",
    "store/postgres/schema": "store/test_postgres",
    "store/postgres/surely": "store/test_postgres_outcome",
    "store/postgres/tables": "store/test_postgres",
    "store/rows": "store/test_store",
    "table/actions": "table/test_requests",
    "table/checks": "table/test_proving",
    "table/cutting": "table/test_deal",
    "table/dealdesk": "table/test_deal",
    "table/device": "table/test_proving",
    "table/doorbell": "table/test_knocks",
    "table/lending": "table/test_loans",
    "table/noticeboard": "net/test_venueboard",
    "table/orderdesk": "table/test_orders",
    "table/owners": "store/test_postgres_fence",
    "table/play": "table/test_table",
    "table/proof": "cli/test_verify",
    "table/seals": "table/test_deal_forgotten",
    "table/steps": "table/test_takebacks",
    "table/surroundings": "table/test_orders",
    "table/views": "table/test_showing",
}
"""Words of a room, and parts of what works together only: the test that tells of them."""


def modules_of(room: str) -> set[str]:
    """All modules of a room, as `net/flet/patch`."""
    files = (COMPANION / room).rglob("*.py")
    names = {file.relative_to(COMPANION).with_suffix("").as_posix() for file in files}
    return {name for name in names if not name.endswith(("/__init__", "/__main__"))}


@pytest.mark.parametrize("room", ROOMS)
def test_every_module_has_its_test(room: str) -> None:
    found = (next((home for home in homes(test) if home.exists()), None) for test in files_of(room))
    tested = {home.relative_to(COMPANION).with_suffix("").as_posix() for home in found if home}
    told = {name: test for name, test in TOLD_BY.items() if name.startswith(f"{room}/")}
    assert modules_of(room) - tested == set(told), "no test has its name, or one has by now"
    assert [test for test in told.values() if not (TESTS / f"{test}.py").exists()] == []
