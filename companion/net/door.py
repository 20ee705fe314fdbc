"""Where people come in: the page behind the QR code, and the way to knock.

`POST /j/<code>` with the table's secret sits down at once; without it the host has to tap (docs/protocol.md).
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from typing import Annotated

from pydantic import Field
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from companion import texts
from companion.kernel.action import Rejection
from companion.kernel.part import Part
from companion.kernel.seat import SeatId
from companion.net import answers, doorpage
from companion.net.client import Client
from companion.net.desk import Desk, Lock, at
from companion.net.doorstate import SECRET_HEADER, DoorSeat, DoorStage, DoorState
from companion.net.elsewhere import sent_there
from companion.net.finder import Finder
from companion.net.hall import Hall
from companion.net.throttle import LONGEST_LINE
from companion.net.visitor import DEVICE_COOKIE, address_of, device_of, is_same_origin, kept_token
from companion.table.knocks import Knock
from companion.table.show import options_in_words
from companion.table.table import Table

Word = Annotated[str, Field(max_length=64)]


class JoinRequest(Part):
    """What the door page sends."""

    secret: Word = ""
    name: Word = ""
    colour: Word = ""
    after: SeatId | None = None
    """Sit left of this seat."""
    seat: SeatId | None = None
    """Take this seat back."""


class WatchRequest(Part):
    """Somebody who only wants to look."""

    secret: Word = ""


class Door(Desk):
    """The routes under `/j`."""

    def __init__(
        self,
        hall: Hall,
        lock: Lock,
        client: Client,
        finder: Finder,
    ) -> None:
        """`finder`: where the tables are that are not here."""
        self._hall, self._lock, self._client, self._finder = hall, lock, client, finder

    @at("/j")
    async def typed(self, request: Request) -> Response:
        """A code typed into the field."""
        code = "".join(char for char in request.query_params.get("code", "") if char.isalnum())[:12]
        if not code:
            return HTMLResponse(doorpage.code_page(), headers=doorpage.headers())
        return RedirectResponse(f"/j/{code.upper()}", status_code=303)

    @at("/j/{code}")
    async def page(self, request: Request) -> Response:
        """The door itself. A phone that already sits here goes straight to its seat.

        Where a turn is to be waited for, a page comes at once that waits, or shows the secret of the link.
        """
        try:
            table, token = await self._find(request, patience=0)
        except Rejection as rejection:
            if rejection.code == "table.elsewhere":
                return sent_there(request, str(rejection.facts["go"]))
            if rejection.code == "door.slow_down":
                seconds = int(str(rejection.facts["seconds"]))
                return HTMLResponse(
                    doorpage.slow_page(seconds),
                    429,
                    {**doorpage.headers(), "retry-after": str(seconds)},
                )
            unknown = DoorState("", "", "", "Companion", "unknown")
            return HTMLResponse(doorpage.page(unknown), 404, doorpage.headers())
        if table.setting.held_by(device_of(token)) and "more" not in request.query_params:
            return RedirectResponse(f"/seat/{table.id}", status_code=303)
        await self._client.start()
        html = doorpage.page(door_state(table), self._client.preload_urls())
        return self._kept(request, token, HTMLResponse(html, headers=doorpage.headers()))

    @at("/j/{code}/state")
    async def state(self, request: Request) -> Response:
        """What the page asks every two seconds, so that seats fill live."""
        try:
            table, token = await self._find(request)
        except Rejection as rejection:
            return answers.refusal(rejection)
        return self._kept(request, token, answers.answer(doorpage.as_json(door_state(table))))

    @at("/j/{code}", "POST")
    async def join(self, request: Request) -> Response:
        """Sit down, take a seat back, or knock."""
        names: dict[str, str] = {}
        try:
            wish = await answers.body(request, JoinRequest)
            table, token = await self._find(request, wish.secret)
            names = table.setting.names
            if not is_same_origin(request):
                raise Rejection("door.wrong_secret")
            knows = self._knows_secret(request, table, wish.secret)
            response = await self._let_in(table, device_of(token), token, wish, knows_secret=knows)
        except Rejection as rejection:
            return answers.refusal(rejection, names)
        answers.remember_device(response, token, is_secure=self._lock.is_secure)
        return response

    @at("/j/{code}/watch", "POST")
    async def watch(self, request: Request) -> Response:
        """A way to the shared screen, for who has the secret."""
        try:
            wish = await answers.body(request, WatchRequest)
            table, _ = await self._find(request, wish.secret)
            if not self._knows_secret(request, table, wish.secret):
                raise Rejection("door.wrong_secret")
            return answers.answer({"go": f"/screen/{table.id}/{table.opening.screen.value}"})
        except Rejection as rejection:
            return answers.refusal(rejection)

    @at("/j/{code}/knock/{knock}")
    async def knock(self, request: Request) -> Response:
        """How a knock stands."""
        try:
            table, token = await self._find(request)
            knock = table.knock_answer(request.path_params["knock"])
        except Rejection as rejection:
            return answers.refusal(rejection)
        if knock.device != device_of(token):
            return answers.refusal(Rejection("table.knock_gone"))
        go = f"/seat/{table.id}?seat={knock.seat}" if knock.answer == "in" else ""
        return answers.answer({"state": knock.answer, "go": go})

    async def _let_in(
        self, table: Table, device: str, token: str, wish: JoinRequest, *, knows_secret: bool
    ) -> Response:
        if wish.seat is not None:
            place = table.setting.place(wish.seat)
            if device not in place.devices:
                return self._knock(table, device, wish, place.name, place.colour)
            seat = wish.seat
        elif table.stage in ("over", "closed"):
            raise Rejection("table.over" if table.stage == "over" else "table.ended")
        elif not knows_secret or table.stage != "lobby":
            return self._knock(table, device, wish, wish.name, wish.colour)
        else:
            seat = await table.sit(device, wish.name, wish.colour, wish.after)
        go = f"/seat/{table.id}?seat={seat}"
        return answers.answer({"table": table.id, "seat": seat, "token": token, "go": go})

    def _knock(self, table: Table, device: str, wish: JoinRequest, name: str, colour: str) -> Response:
        """Wait for the host. Whoever asks for a new seat in a running game is told that there is none."""
        if wish.seat is None:
            if table.stage != "lobby":
                raise Rejection("table.already_playing")
            if len(table.setting.places) >= table.game.card.seats[1]:
                raise Rejection("table.full", seats=table.game.card.seats[1])
        knock_id = table.knock(Knock(device, name, colour, wish.seat, wish.after))
        return answers.answer({"knock": knock_id}, 202)

    async def _find(
        self, request: Request, secret: str = "", patience: float = LONGEST_LINE
    ) -> tuple[Table, str]:
        """The table of the code in the path, and the token of who asks.

        Whoever shows that they know the table is heard at once, everybody else in their turn.
        """
        code = request.path_params["code"].strip().upper()
        table = self._hall.by_code(code)
        token = kept_token(request.cookies.get(DEVICE_COOKIE, ""))
        device, address = device_of(token), address_of(request)
        shown = secret or request.headers.get(SECRET_HEADER, "")
        if table is None or not (_fits(table, shown) or self._has_been_here(table, device)):
            await self._lock.throttle.turn(address, patience)
        if table is None:
            if go := await self._finder.elsewhere(code=code):
                raise Rejection("table.elsewhere", go=go)
            self._lock.throttle.wrong(address)
            raise Rejection("door.unknown_code")
        self._lock.throttle.remember(device, table.id)
        return table, token

    def _has_been_here(self, table: Table, device: str) -> bool:
        return bool(table.setting.held_by(device)) or self._lock.throttle.knows(device, table.id)

    def _kept(self, request: Request, token: str, response: Response) -> Response:
        """An answer that gives a browser without a token the one by which it was remembered."""
        if request.cookies.get(DEVICE_COOKIE) != token:
            answers.remember_device(response, token, is_secure=self._lock.is_secure)
        return response

    def _knows_secret(self, request: Request, table: Table, secret: str) -> bool:
        """True with the secret, False without one; a wrong one is refused and counted."""
        if not secret:
            return False
        if not _fits(table, secret):
            self._lock.throttle.check_wrong(address_of(request))
            raise Rejection("door.wrong_secret")
        return True


def _fits(table: Table, secret: str) -> bool:
    return hmac.compare_digest(secret.encode(), table.opening.secret.value.encode())


def door_state(table: Table) -> DoorState:
    """What a stranger with the link may know."""
    card = table.game.card
    lines = table.seat_lines()
    stage: DoorStage
    match table.stage:
        case "lobby":
            stage = "full" if len(lines) >= card.seats[1] else "open"
        case other:
            stage = other
    return DoorState(
        table=table.id,
        code=table.opening.code,
        game=card.id,
        title=card.title,
        stage=stage,
        seated=tuple(DoorSeat(one.seat, one.name, one.colour, one.presence) for one in lines),
        colours=card.colours,
        places=card.seats,
        options=tuple(house_rules(table)),
    )


def house_rules(table: Table) -> Iterator[str]:
    """The house rules that are not the printed ones, as short sentences."""
    words, custom = options_in_words(table.game, table.setting.options)
    for field in custom:
        name = f"{table.game.card.id}-option-{field}".replace("_", "-")
        value = f"{name}-{words[field]}".replace("_", "-")
        yield f"{texts.say(name)}: {texts.say(value) if texts.has(value) else words[field]}"
