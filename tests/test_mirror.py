"""Who reads a module finds its test: by its name, or named here. Games have their own shape: `test_shape`."""

from __future__ import annotations

import pytest

from tests.test_shape import COMPANION, TESTS, files_of, homes

ROOMS = (
    "cli",
    "kernel",
    "net",
    "store",
    "table",
    "ui",
    "ui/desk",
    "ui/door",
    "ui/forms",
    "ui/kit",
    "ui/organiser",
    "ui/shell",
)
"""`ui`: what lies directly in it; its rooms follow."""
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
    "ui/desk/about": "ui/desk/test_session",
    "ui/desk/frame": "ui/desk/test_session",
    "ui/desk/keeping": "ui/desk/test_session",
    "ui/documents": "ui/shell/test_library",
    "ui/door/ways": "ui/door/test_sitting",
    "ui/forms/form": "ui/forms/test_rows",
    "ui/forms/nested": "ui/forms/test_rows",
    "ui/front": "cli/test_front",
    "ui/kit/deskpage": "ui/shell/test_reckoning",
    "ui/kit/headers": "ui/shell/test_lobby_room",
    "ui/kit/icon": "ui/kit/test_icons",
    "ui/kit/layout": "ui/kit/test_picking",
    "ui/kit/look": "ui/kit/test_sending",
    "ui/kit/pages": "ui/games/cyberverse/test_phone_taps",
    "ui/kit/stood": "ui/shell/test_ended",
    "ui/organiser/bars": "ui/organiser/test_screen",
    "ui/organiser/batch": "ui/organiser/test_screen",
    "ui/organiser/columns": "ui/organiser/test_debrief",
    "ui/organiser/comparing": "ui/organiser/test_debrief",
    "ui/organiser/news": "ui/organiser/test_screen",
    "ui/organiser/questionbar": "ui/organiser/test_debrief",
    "ui/organiser/rows": "ui/organiser/test_screen",
    "ui/organiser/sheets": "ui/organiser/test_screen",
    "ui/routes": "ui/shell/test_shell",
    "ui/shell/closed": "ui/shell/test_ended",
    "ui/shell/ended_shared": "ui/shell/test_ended",
    "ui/shell/ground": "ui/shell/test_paper_seats",
    "ui/shell/history": "ui/shell/test_ended",
    "ui/shell/hostmenu": "ui/shell/test_takeback",
    "ui/shell/library/importing": "ui/shell/test_library_importing",
    "ui/shell/library/listing": "ui/shell/test_library",
    "ui/shell/library/opening": "ui/shell/test_library",
    "ui/shell/library/picking": "ui/shell/test_library_importing",
    "ui/shell/library/result": "ui/shell/test_library_importing",
    "ui/shell/library/sheets": "ui/shell/test_library",
    "ui/shell/overlay": "ui/shell/test_shell",
    "ui/shell/plain/choices": "ui/shell/test_plain",
    "ui/shell/plain/parts": "ui/shell/test_plain",
    "ui/shell/seat": "ui/shell/test_session",
    "ui/shell/shade": "ui/shell/test_session",
    "ui/shell/sheet": "ui/shell/test_screens",
    "ui/shell/start": "ui/shell/test_ended",
    "ui/shell/tables": "ui/shell/test_ended",
    "ui/shell/tour": "ui/games/emergent/test_newcomers",
    "ui/shell/waiting": "ui/shell/test_lobby_cutting",
    "ui/shell/watch": "ui/shell/test_session",
    "ui/shell/ways": "ui/shell/test_library",
    "ui/stage": "ui/test_reading",
    "ui/whole": "ui/shell/test_shell",
}
"""Words of a room, and parts of what works together only: the test that tells of them."""


def modules_of(room: str) -> set[str]:
    """All modules of a room, as `net/flet/patch`."""
    files = (COMPANION / room).glob("*.py" if room == "ui" else "**/*.py")
    names = {file.relative_to(COMPANION).with_suffix("").as_posix() for file in files}
    return {name for name in names if not name.endswith(("/__init__", "/__main__"))}


def told_of(room: str) -> dict[str, str]:
    """Those of a room that are named here."""
    found = {name: test for name, test in TOLD_BY.items() if name.startswith(f"{room}/")}
    return {name: test for name, test in found.items() if room != "ui" or name.count("/") == 1}


@pytest.mark.parametrize("room", ROOMS)
def test_every_module_has_its_test(room: str) -> None:
    found = (next((home for home in homes(test) if home.exists()), None) for test in files_of(room))
    tested = {home.relative_to(COMPANION).with_suffix("").as_posix() for home in found if home}
    told = told_of(room)
    assert modules_of(room) - tested == set(told), "no test has its name, or one has by now"
    assert [test for test in told.values() if not (TESTS / f"{test}.py").exists()] == []
