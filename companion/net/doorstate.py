"""What a stranger with the link may know about a table, and how seats are drawn before Flet is there."""

from __future__ import annotations

from typing import Literal, NamedTuple

from companion.kernel.frozen import frozen

SECRET_HEADER = "x-companion-secret"  # noqa: S105 - its name
"""By which a page or an app that only looks shows the secret of its QR code."""

DoorStage = Literal["open", "full", "playing", "over", "closed", "unknown"]

HUES = {
    "orange": "#E69F00",
    "sky": "#56B4E9",
    "green": "#00A97C",
    "yellow": "#F0E442",
    "rose": "#E08BB5",
    "blue": "#4C8DFF",
    "red": "#FF6B5E",
    "violet": "#A98BFF",
    "brown": "#B5793F",
    "teal": "#2FB8B0",
    "white": "#E8EDF2",
    "lime": "#A8D65C",
}
SHAPES = {
    "orange": '<circle cx="12" cy="12" r="10.4"/>',
    "sky": '<path d="M12 3.4 21.4 19.8H2.6Z"/>',
    "green": '<rect x="2.6" y="2.6" width="18.8" height="18.8" rx="3"/>',
    "yellow": '<path d="M12 1.8 22.2 12 12 22.2 1.8 12Z"/>',
    "rose": '<path d="M8.6 2.4h6.8v6.2h6.2v6.8h-6.2v6.2H8.6v-6.2H2.4V8.6h6.2Z"/>',
    "blue": '<path d="m12 2 2.7 6.9 7.4.400-5.7 4.7 1.9 7.2-6.3-4-6.3 4 1.9-7.2-5.7-4.7 7.4-.4Z"/>',
    "red": '<path d="M12 1.6 21 6.8v10.4l-9 5.2-9-5.2V6.8Z"/>',
    "violet": '<path d="M12 2.4c4 5 7 8.6 7 12.4a7 7 0 0 1-14 0c0-3.8 3-7.4 7-12.4Z"/>',
    "brown": '<path d="M2.4 21v-9.4a9.6 9.6 0 0 1 19.2 0V21Z"/>',
    "teal": '<path d="M12 1.8 22.2 9.3 18.3 21.4H5.7L1.8 9.3Z"/>',
    "white": '<path d="M15.5 2.4a10 10 0 1 0 6.1 14.6A8.6 8.6 0 0 1 15.5 2.4Z"/>',
    "lime": '<path d="M12 2 21 5v7c0 5-3.8 8.4-9 10-5.2-1.6-9-5-9-10V5Z"/>',
}
COLOURS = ("orange", "sky", "green", "yellow", "rose", "blue")
OTHER_HUE = "#A9B8C7"


class DoorSeat(NamedTuple):
    """A seat somebody has, or had."""

    seat: str
    name: str
    colour: str
    presence: Literal["here", "away", "paper", "free"]


@frozen
class DoorState:
    """All that a stranger with the link may know about a table."""

    table: str
    code: str
    game: str
    title: str
    stage: DoorStage
    seated: tuple[DoorSeat, ...] = ()
    """Clockwise."""
    colours: tuple[str, ...] = COLOURS
    """All colours of this game, in the order they are offered."""
    places: tuple[int, int] = (2, 6)
    options: tuple[str, ...] = ()
    """House rules that differ from the printed ones, as short sentences."""

    @property
    def free_colours(self) -> tuple[str, ...]:
        """Colours nobody has."""
        taken = {seat.colour for seat in self.seated}
        return tuple(colour for colour in self.colours if colour not in taken)

    @property
    def free_seats(self) -> int:
        """How many more people may sit down."""
        return max(0, self.places[1] - len(self.seated))

    @property
    def lost(self) -> tuple[DoorSeat, ...]:
        """Seats somebody may take back: their phone is away, or the host freed them."""
        return tuple(seat for seat in self.seated if seat.presence in ("away", "free"))
