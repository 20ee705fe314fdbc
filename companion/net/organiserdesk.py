"""What an organiser asks for over HTTP: to come in, and sheets to print. The page itself is one of Flet's."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from companion.net import doorpage, report, sheets
from companion.net.desk import Desk, Lock, at
from companion.net.organiser import Organiser
from companion.net.overview import Comparison
from companion.net.visitor import ORGANISER_COOKIE, visitor_of


class OrganiserDesk(Desk):
    """The routes of the organiser."""

    def __init__(self, organiser: Organiser, lock: Lock) -> None:
        self._organiser, self._lock = organiser, lock

    @at("/organise/{key}")
    async def enter(self, request: Request) -> Response:
        """The organiser's link: this browser is an organiser's from now on. `table`: that one is shown."""
        table = request.query_params.get("table", "")
        go = f"/organiser/table/{table}" if table.isalnum() and table.isascii() else "/organiser"
        return self._lock.entered(request, self._lock.key.organiser, ORGANISER_COOKIE, go=go)

    @at("/organiser/sheets")
    async def print_sheets(self, request: Request) -> Response:
        """A page to print: all tables that people can still sit down at, or those that are asked for."""
        if not visitor_of(request, self._lock.key).is_organiser:
            return RedirectResponse("/", status_code=303)
        wanted = set(filter(None, request.query_params.get("tables", "").split(",")))
        rows = tuple(
            row for row in self._organiser.rows if (row.id in wanted if wanted else row.stage == "lobby")
        )
        linked = tuple((row, self._organiser.join_link(row.id)) for row in rows)
        return HTMLResponse(sheets.page(linked), headers=doorpage.headers())

    @at("/organiser/results.csv")
    async def results(self, request: Request) -> Response:
        """Every figure of all tables of one game, for a spreadsheet; with names only if asked for."""
        compared = self._compared(request)
        if compared is None:
            return RedirectResponse("/", status_code=303)
        text = report.spreadsheet(compared, is_named=_is_named(request))
        name = f'attachment; filename="{compared.game or "tables"}-results.csv"'
        headers = {"content-disposition": name, "cache-control": "no-store"}
        return Response(text, media_type="text/csv; charset=utf-8", headers=headers)

    @at("/organiser/report")
    async def report(self, request: Request) -> Response:
        """The same as a page to print."""
        compared = self._compared(request)
        if compared is None:
            return RedirectResponse("/", status_code=303)
        page = report.page(compared, is_named=_is_named(request))
        return HTMLResponse(page, headers=doorpage.headers())

    def _compared(self, request: Request) -> Comparison | None:
        """The tables of the game that is asked for; nothing for anybody else."""
        if not visitor_of(request, self._lock.key).is_organiser:
            return None
        return self._organiser.compared(request.query_params.get("game", ""))


def _is_named(request: Request) -> bool:
    return request.query_params.get("names") == "1"
