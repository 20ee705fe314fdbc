"""Frames of an invented game: five operatives, round 4, "me" is Dev."""

from __future__ import annotations

from typing import Any

from companion.games.emergence.views import (
    BoardView,
    ClosedTile,
    CompileView,
    DataCount,
    EmergenceView,
    OperativeLine,
    RacePoint,
    SpyLine,
    Target,
    Teams,
    TileView,
    TurnView,
)
from companion.kernel.seat import Seat
from companion.kernel.view import Choice, Face, LogLine, WhyNot
from companion.net.link import Frame
from companion.table.views import Happened, OpeningView, SealView, SeatLine, TableView, TimerView

WORDS = "copper heron lantern acorn apron bagel"
NAMES = ("Ann", "Bo", "Chi", "Dev", "Eve", "Fay")
LONG_NAMES = (
    "Annabel of the Green Hill",
    "Bo",
    "Christopher-Maximilian",
    "Dev",
    "Eve-Marie van den Broeck",
    "Fay",
)
COLOURS = ("orange", "sky", "green", "yellow", "rose", "blue")
ACTIONS = ("activate", "replenish", "terminate", "hack", "spy", "boost")
SIDES = ("ai", "human", "ai", "ai", "human", "ai")
BIO, ELECTRO = "biomechanical", "electromechanical"
AUGMENTED = (BIO, BIO, ELECTRO, ELECTRO, BIO, ELECTRO)
HOLDINGS = ((0, 1, 0, 1), (1, 0, 2, 0), (2, 0, 0, 2), (2, 3, 2, 1), (0, 0, 0, 0), (1, 1, 0, 0))
TOKENS = (3, 2, 5, 4, 0, 1)
SPOTS = {
    "S": ("start", 0, 0, 0),
    "T1": ("light_blue", 2, 1, -1),
    "T2": ("light_green", 1, 1, 0),
    "T3": ("dark_green", 1, 2, 0),
    "T4": ("dark_blue", 2, 0, 1),
    "T5": ("compile", 0, 1, 1),
    "T6": ("light_green", 3, 2, -1),
    "T7": ("dark_green", 0, -1, 1),
    "T8": ("dark_blue", 1, -1, 0),
    "T9": ("assimilate", 0, 3, -1),
    "T10": ("light_blue", 1, 0, -1),
}
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
STANDS = ("S", "T6", "T8", "T2", "S", "T3")


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(name.lower()) for name in NAMES[:count])


def city(count: int) -> BoardView:
    at = {(q, r): name for name, (_, _, q, r) in SPOTS.items()}
    stands = dict(zip(seats(count), STANDS, strict=False))
    tiles = tuple(
        TileView(
            id=name,
            kind=kind,  # type: ignore[arg-type]
            blocks=blocks,
            q=q,
            r=r,
            agents=tuple(seat for seat, tile in stands.items() if tile == name),
            next_to=tuple(at[(q + x, r + y)] for x, y in STEPS if (q + x, r + y) in at),
        )
        for name, (kind, blocks, q, r) in SPOTS.items()
    )
    return BoardView(
        data=DataCount(light_blue=3, dark_blue=1, light_green=4, dark_green=1),
        total=9,
        tiles=tiles,
        name="Demo",
    )


def operatives(
    count: int, *, revealed: bool, over: bool = False, ready: int = 0
) -> tuple[OperativeLine, ...]:
    return tuple(
        OperativeLine(
            seat=seat,
            tile=STANDS[at],
            on_start=STANDS[at] == "S",
            knowledge=TOKENS[at],
            data=DataCount(
                light_blue=HOLDINGS[at][0],
                dark_blue=HOLDINGS[at][1],
                light_green=HOLDINGS[at][2],
                dark_green=HOLDINGS[at][3],
            ),
            is_ready=at < ready,
            action=ACTIONS[at] if revealed else None,  # type: ignore[arg-type]
            augmentation=AUGMENTED[at] if revealed else None,  # type: ignore[arg-type]
            has_had_turn=revealed and at < 3,
            allegiance=SIDES[at] if over else None,  # type: ignore[arg-type]
        )
        for at, seat in enumerate(seats(count))
    )


def view(phase: str, count: int = 5, *, me: int | None = 3, ready: int = 2, **more: Any) -> EmergenceView:
    """A view of any phase; `more` replaces single fields."""
    people = seats(count)
    is_turns = phase in ("turns", "assimilate", "opening", "over")
    fields: dict[str, Any] = {
        "phase": phase,
        "round": 4 if phase in ("select", "countdown") or is_turns else 0,
        "seats": people,
        "leader": None if phase in ("declare", "card", "meeting", "board", "leader") else people[0],
        "order": people if is_turns else (),
        "operatives": operatives(count, revealed=is_turns, over=phase == "over", ready=ready),
        "board": city(count),
        "totals": Teams(ai=14, human=6),
        "required": Teams(ai=30, human=20),
        "counts": Teams(ai=3, human=2),
        "mode": "city",
        "waiting_for": people[ready:],
        "spies": (SpyLine(number=1, round=2, spy=people[-1], target=people[1]),),
        "race": tuple(
            RacePoint(round=at, totals=Teams(ai=ai, human=human))
            for at, (ai, human) in enumerate(
                ((0, 0), (5, 2), (10, 4), (14, 6), (19, 12), (27, 15), (33, 17)), 1
            )
        ),
    }
    if me is not None:
        fields |= {"my_looks": ("card",), "my_selection": None}
    return EmergenceView(**(fields | more))


def turn(step: str, seat: int = 3, **more: Any) -> TurnView:
    return TurnView(seat=seats(6)[seat], step=step, **more)  # type: ignore[arg-type]


def my_turn(step: str, action: str = "hack", count: int = 5, **more: Any) -> EmergenceView:
    """It is Dev's turn."""
    people = tuple(
        line.model_copy(update={"action": action}) if line.seat == "dev" else line
        for line in operatives(count, revealed=True)
    )
    fields: dict[str, Any] = {
        "operatives": people,
        "turn": turn(step, moved_to=None if step == "move" else "T2"),
        "my_moves": ("S", "T1", "T3", "T5"),
        "my_closed": (
            ClosedTile(
                tile="T6",
                why=(
                    WhyNot(
                        code="emergence.different_augmentation",
                        rule="EM-17",
                        facts={"tile": "T6", "blocker_seat": "bo", "theirs": BIO, "mine": ELECTRO},
                    ),
                ),
            ),
        ),
        "my_targets": (
            Target(seat=Seat("bo"), why=(), is_empty_handed=False),
            Target(
                seat=Seat("ann"),
                why=(WhyNot(code="emergence.target_on_start", rule="EM-30", facts={"target_seat": "ann"}),),
                is_empty_handed=False,
            ),
            Target(
                seat=Seat("chi"),
                why=(
                    WhyNot(
                        code="emergence.not_adjacent",
                        rule="EM-31",
                        facts={"target_seat": "chi", "action": action},
                    ),
                    WhyNot(
                        code="emergence.augmentation_not_opposite",
                        rule="EM-31",
                        facts={"target_seat": "chi", "mine": ELECTRO},
                    ),
                ),
                is_empty_handed=False,
            ),
        ),
        "my_compile": CompileView(
            best_sets=(
                ("light_blue", "dark_blue", "light_green", "dark_green"),
                ("light_blue", "dark_blue", "light_green"),
            ),
            best_tokens=11,
            best_left=DataCount(dark_blue=1),
        )
        if step == "compile"
        else None,
        "choices": (Choice(do=action), Choice(do="end_turn"), Choice(do="exchange")),
    }
    return view("turns", count, **(fields | more))


def table(count: int = 5, *, me: int | None = 3, names: tuple[str, ...] = NAMES, **more: Any) -> TableView:
    people = seats(count)
    log = (
        LogLine(code="emergence-log-moved", seat=people[2], facts={"tile": "T8"}),
        LogLine(
            code="emergence-log-replenished", seat=people[1], facts={"data": "light_green", "tile": "T6"}
        ),
        LogLine(code="emergence-log-moved", seat=people[0], facts={"tile": "T9"}),
    )
    fields: dict[str, Any] = {
        "id": "t1",
        "game": "emergence",
        "title": "Emergence",
        "code": "KITE",
        "stage": "playing",
        "seats": tuple(
            SeatLine(
                seat=seat, name=names[at], colour=COLOURS[at], presence="here", is_host=at == 0, has_cut=True
            )
            for at, seat in enumerate(people)
        ),
        "places": (3, 6),
        "options": {"deal": "app"},
        "log": tuple(
            Happened(number=at, at=1_700_000_000.0 + at * 60, line=line) for at, line in enumerate(log)
        ),
        "log_length": 38,
        "seal": SealView(seal="ab" * 32, words=WORDS, draw=1, step="dealt"),
        "my_seat": people[me] if me is not None else None,
        "my_seats": (people[me],) if me is not None else (),
        "is_host": me is None,
        "join_link": "http://192.168.1.20:8550/j/KITE#s3cret",
    }
    return TableView(**(fields | more))


def frame(seen: EmergenceView, *, me: int | None = 3, names: tuple[str, ...] = NAMES, **more: Any) -> Frame:
    count = len(seen.seats)
    if seen.phase == "countdown":
        more.setdefault("timer", TimerView(name="countdown", seconds=3, left=1.9, ends=None))
    if seen.phase == "over":
        more.setdefault("stage", "over")
        more.setdefault(
            "seal",
            SealView(
                seal="ab" * 32,
                words=WORDS,
                draw=1,
                step="open",
                secret="cd" * 32,
                openings=tuple(
                    OpeningView(seat=seat, cut=cut, bits="0" * 32)
                    for seat, cut in zip(seen.seats, (12, 88, 5, 37, 61, 9), strict=False)
                ),
                checked=tuple(seen.seats)[: count - 1],
            ),
        )
    return Frame(rev=1, table=table(count, me=me, names=names, **more), view=seen, clock=100.0)


def held(seen: EmergenceView, at: str, code: str) -> EmergenceView:
    """The same view while the finger holds."""
    return seen.model_copy(update={"my_face": Face(at=at, code=code)})
