"""The door of another host, over HTTP: what the door page does in a browser, for an installed app."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any

from companion import texts
from companion.kernel.action import Reason, Rejection
from companion.kernel.seat import Seat
from companion.net.doorstate import SECRET_HEADER, DoorSeat, DoorState
from companion.net.invitation import Invitation
from companion.net.link import Refused, refused
from companion.net.visitor import DEVICE_COOKIE

ANSWER_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Sat:
    """A seat at a table on another device."""

    table: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Knocked:
    """The host has to tap first."""

    knock: str


class Away:
    """One host elsewhere, and this device's token there. Refusals are `Refused`, in words."""

    def __init__(self, address: str, token: str) -> None:
        self.address, self._token = address, token

    async def look(self, invitation: Invitation) -> DoorState:
        """What a stranger may know about the table. Raises `Refused`."""
        told = await self.ask(f"/j/{invitation.code}/state", secret=invitation.secret)
        free, seated = told["colours_free"], [DoorSeat(**seat) for seat in told["seated"]]
        return DoorState(
            table=told["table"],
            code=told["code"],
            game=told["game"],
            title=told.get("title", ""),
            stage=told["stage"],
            seated=tuple(seated),
            colours=(*(seat.colour for seat in seated), *free),
            places=(told["places"][0], told["places"][1]),
        )

    async def sit(
        self, invitation: Invitation, name: str, colour: str, seat: str | None = None
    ) -> Sat | Knocked:
        """Sit down, or take a seat back. Raises `Refused`."""
        wish: dict[str, Any] = {"secret": invitation.secret}
        wish |= {"seat": seat} if seat else {"name": name, "colour": colour}
        told = await self.ask(f"/j/{invitation.code}", wish)
        if "knock" in told:
            return Knocked(told["knock"])
        return Sat(told["table"], Seat(told["seat"]))

    async def answer(self, invitation: Invitation, knock: str) -> tuple[str, Seat]:
        """How a knock stands, `waiting`, `in` or `no`, and the seat. Raises `Refused`."""
        told = await self.ask(f"/j/{invitation.code}/knock/{knock}")
        return told["state"], Seat(told["go"].rpartition("seat=")[2])

    async def ask(self, path: str, wish: object = None, *, secret: str = "") -> Any:
        """What the host answers, as JSON. Raises `Refused`."""
        return json.loads(await self.fetch(path, wish, secret=secret))

    async def fetch(self, path: str, wish: object = None, *, secret: str = "") -> bytes:
        """What the host answers, as it is. Raises `Refused`."""
        return await asyncio.to_thread(self.fetch_now, path, wish, secret=secret)

    def fetch_now(self, path: str, wish: object = None, *, secret: str = "") -> bytes:
        """The same, waiting here. Raises `Refused`."""
        headers = {
            "cookie": f"{DEVICE_COOKIE}={self._token}",
            "authorization": f"Bearer {self._token}",
            "content-type": "application/json",
        } | ({SECRET_HEADER: secret} if secret else {})
        body = None if wish is None else json.dumps(wish).encode()
        request = urllib.request.Request(f"{self.address}{path}", body, headers)  # noqa: S310 - read() checked it
        try:
            with _direct.open(request, timeout=ANSWER_SECONDS) as answer:
                content: bytes = answer.read()
        except urllib.error.HTTPError as error:
            raise _refused(error.read()) from None
        except OSError:
            raise refused(Rejection("door.unreachable", address=self.address), {}) from None
        return content


_direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
"""Tables are on this network: no proxy is asked."""


def _refused(body: bytes) -> Refused:
    """The host's refusal in its own words."""
    try:
        told = json.loads(body)
        code, said, facts = str(told["code"]), str(told["say"]), dict(told["facts"])
    except (ValueError, KeyError, TypeError):
        return refused(Rejection("door.unreachable", address=""), {})
    title = texts.say(texts.text_id(code), "title", **texts.values(facts, {}))
    return Refused(title, said, (Reason(code, "", facts),))
