"""A whole issue at light level, played by the tablet alone: nobody has a phone, no card is known."""

from __future__ import annotations

import flet as ft

from companion.games.singularity import GAME
from companion.kernel.action import Action
from companion.kernel.seat import Voice
from companion.table.actions import ForTable
from companion.ui.games.singularity.shared import end, shared
from companion.ui.kit.drawing import component
from tests.ui.games.singularity.phone_kit import BoothPhone
from tests.ui.games.singularity.shared_kit import Booth, Playing


class Tablet:
    """One page that stands from the first tap to the last; what it says is really done."""

    def __init__(self, phone: BoothPhone, game: Playing, booth: Booth) -> None:
        self.phone, self.game, self.booth = phone, game, booth

    @classmethod
    async def open(cls, game: Playing, size: tuple[float, float] = (1024, 768)) -> Tablet:
        """The screen that leads, at a fresh table."""
        booth = Booth(game.view, shared, size=size, is_host=False, around={"leads": True})
        phone = BoothPhone("/", *size)

        @component
        def Root() -> ft.Control:
            turned, turn = ft.use_state(0)

            def send(action: Action) -> None:
                if isinstance(action, ForTable):
                    said = GAME.actions.validate_python(action.action)
                    game.state = GAME.apply(game.state, Voice.TABLE, said)
                booth.sent.append(action)
                turn(turned + len(booth.sent))

            booth.view = game.view
            stage = booth.stage()
            object.__setattr__(stage, "send", send)
            return (end if game.view.phase == "over" else shared)(stage)

        async def main(page: ft.Page) -> None:
            page.render(Root)

        await phone.open(main)
        return cls(phone, game, booth)

    async def does(self, *steps: str | tuple[str, str]) -> None:
        """Taps, and words into fields; whatever is said is accepted."""
        for step in steps:
            await (self.phone.tap(step) if isinstance(step, str) else self.phone.write(*step))
            await self.phone.settle()

    @property
    def threat(self) -> int:
        return self.game.view.tracks[0].value

    @property
    def groups(self) -> dict[str, int]:
        return {group.id: group.size for group in self.game.view.groups}


async def begun() -> Tablet:
    """Limits typed from the board, the first turn begins (SW-6)."""
    tablet = await Tablet.open(Playing({"issue": None, "library": None}))
    await tablet.does("These are the limits", "Make first", "Begin the first turn")
    assert tablet.game.view.turn is not None
    assert tablet.game.view.turn.seat == "bo"
    return tablet


async def test_the_tablet_alone_plays_a_whole_issue_to_a_win() -> None:
    """SW-9..39: enemies typed, placed, passed, shot, answered for; a question, a cache, three turns."""
    tablet = await begun()
    hall, yard = ("Name of the space", "Hall"), ("Name of the space", "Yard")
    await tablet.does("End Bo’s turn: enemies act", "Yes: type its card", ("Name", "Drone"), "Keep this card")
    await tablet.does("A group came from a token", hall, "One miniature there", "More Hall", "Place 2 ×")
    assert tablet.groups == {"drone@Hall": 2}
    await tablet.does("Move", "1", "Move: Threat +2")
    await tablet.does("Attack", "Drone 1", "A card from my hand", "Attack: 1 hit")
    assert (tablet.threat, tablet.groups) == (2, {"drone@Hall": 1})
    ask = ("The question", "Which door?"), ("Answer 1", "Left"), ("Answer 2", "Right")
    await tablet.does("Ask for a vote", *ask, "Ask everybody", "B. Right", "We agree: Right")
    assert "has voted" not in tablet.phone.texts(), "nobody has"
    await tablet.does("Carry it out", "End Bo’s turn: enemies act")
    await tablet.does("Drone, Hall: In range? Yes", "Drone, Hall: Ways to go 1", "Done on the board: refill")
    await tablet.does("Refilled")

    assert tablet.threat == 4
    await tablet.does("Open a cache", ("Name of the space", "Vault"), "Open it", "We draft on the table")
    await tablet.does("Nobody took one: go on")
    await tablet.does("Threat −1: Calmed")
    where = next(iter(tablet.groups)).split("@")[1]
    await tablet.does("A group came from a token", yard, "One miniature there", "Place 1 ×")
    await tablet.does("End Cleo’s turn: enemies act", "In range? No", "Ways to go 0")
    await tablet.does(
        "Drone, Yard: In range? No", "Drone, Yard: Ways to go 0", "Done on the board", "Refilled"
    )

    assert (tablet.threat, tablet.game.view.round) == (3, 1)
    for place in (where, "Yard"):
        assert f"drone@{place}" in tablet.groups
        await tablet.does("Attack", "Drone 1", "A card from my hand", "Attack: 1 hit")
    assert tablet.groups == {}
    await tablet.does("We got out", "Yes, all on End and the area is clear")
    outcome = GAME.outcome(tablet.game.state)
    assert outcome is not None
    assert (tablet.game.view.phase, outcome.winners) == ("over", tablet.game.view.seats)
    assert "You got out" in " ".join(tablet.phone.texts())
