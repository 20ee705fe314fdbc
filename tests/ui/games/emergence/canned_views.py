"""Every screen of a phone and of the shared screen once, as a view."""

from __future__ import annotations

from typing import Any

from companion.games.emergence.actions import Correct
from companion.games.emergence.views import (
    AggregatorView,
    BoardView,
    ClaimView,
    DataCount,
    EmergenceView,
    EndView,
    MeetingView,
    OnBoardView,
    OpenedView,
    SelectionView,
    SpyLine,
    Target,
    Teams,
)
from companion.kernel.seat import Seat
from companion.kernel.view import Choice, WhyNot
from tests.ui.games.emergence.canned import my_turn, operatives, seats, turn, view


def phone_views() -> dict[str, EmergenceView]:
    """Every phone screen there is, by name."""
    dev, bo = Seat("dev"), Seat("bo")
    claim = ClaimView(action="hack", actor=dev, target=bo)
    box = AggregatorView(trigger=dev, order=seats(5)[3:] + seats(5)[:3], waiting=seats(5)[1:3], is_box=True)
    event = AggregatorView(
        trigger=dev, order=seats(5)[3:] + seats(5)[:3], waiting=(dev, *seats(5)[:3]), is_box=False
    )
    after = event.model_copy(update={"waiting": seats(5)[1:3]})
    mine = SelectionView(action="hack", augmentation="electromechanical")
    opened = OpenedView(round=4, totals=Teams(ai=4, human=2))
    end = EndView(winner="ai", reason="requirement", ai_beyond=3, human_beyond=-3)
    meeting = MeetingView(step=2, steps=4, caption="emergence-meeting-1", may_look=False)
    correction = Correct(seat=bo, knowledge=3, reason="we forgot one")
    return {
        "declare": view("declare"),
        "declare-again": view("declare", declare_again=True),
        "declare-done": view("declare", ready=4),
        "card": view("card"),
        "card-done": view("card", ready=4),
        "meeting-listen": view("meeting", meeting=meeting),
        "meeting-look": view(
            "meeting",
            meeting=meeting.model_copy(update={"may_look": True, "step": 3}),
            my_looks=("card", "meeting"),
        ),
        "meeting-done": view(
            "meeting", ready=4, meeting=meeting.model_copy(update={"may_look": True, "step": 3})
        ),
        "board": view("board", mode="attested", board=BoardView(data=DataCount(), total=0)),
        "leader": view("leader", ready=0),
        "select": view("select"),
        "sealed": view("select", my_selection=mine, ready=4),
        "sealed-leader": view("select", my_selection=mine, ready=5, leader=dev, waiting_for=()),
        "countdown": view("countdown", my_selection=mine, ready=5),
        "countdown-leader": view("countdown", my_selection=mine, ready=5, leader=dev),
        "reveal": view("turns", turn=turn("move", 0)),
        "other-turn": view("turns", turn=turn("act", 2, moved_to="T8")),
        "other-claim": view(
            "turns", turn=turn("claim", 2, claim=ClaimView(action="hack", actor=seats(5)[2], target=bo))
        ),
        "claimed": view(
            "turns", turn=turn("claim", 2, claim=ClaimView(action="hack", actor=seats(5)[2], target=dev))
        ),
        "move": my_turn("move"),
        "move-none": my_turn("move", my_moves=(), choices=(Choice(do="stay"),)),
        "moved-attested": my_turn(
            "move", mode="attested", board=BoardView(data=DataCount(light_blue=3), total=3)
        ),
        "activate": my_turn("act", "activate"),
        "activate-attested": my_turn(
            "act", "activate", mode="attested", board=BoardView(data=DataCount(light_blue=3), total=3)
        ),
        "boost": my_turn("act", "boost"),
        "replenish": my_turn("act", "replenish"),
        "replenish-attested": my_turn(
            "act", "replenish", mode="attested", board=BoardView(data=DataCount(light_blue=3), total=3)
        ),
        "hack": my_turn("act", "hack"),
        "spy": my_turn("act", "spy"),
        "terminate": my_turn("act", "terminate"),
        "hack-attested": my_turn(
            "act",
            "hack",
            mode="attested",
            board=BoardView(data=DataCount(light_blue=3), total=3),
        ),
        "compile": my_turn("compile", "activate"),
        "claiming": my_turn("claim", turn=turn("claim", moved_to="T2", claim=claim)),
        "done": my_turn("done", turn=turn("done", moved_to="T2", did="hack")),
        "done-spy": my_turn(
            "done",
            "spy",
            turn=turn("done", moved_to="T2", did="spy"),
            my_looks=("card", "spy:2"),
            spies=(SpyLine(number=2, round=4, spy=dev, target=bo),),
        ),
        "drop": view("assimilate", aggregator=event, turn=turn("act")),
        "drop-alone": view("assimilate", aggregator=event, turn=turn("act"), my_split_shows=True),
        "dropped": view("assimilate", aggregator=after, turn=turn("act")),
        "box": view("assimilate", aggregator=box, turn=turn("act")),
        "opening": view("opening", aggregator=after.model_copy(update={"waiting": ()}), turn=turn("act")),
        "opening-wait": view(
            "opening", aggregator=after.model_copy(update={"waiting": (), "trigger": bo}), turn=turn("act")
        ),
        "opened": my_turn("done", turn=turn("done", moved_to="T9", did="activate"), opened=opened),
        "over": view("over", end=end, totals=Teams(ai=33, human=17), opened=opened),
        "over-lost": view(
            "over",
            end=end.model_copy(update={"winner": "human", "reason": "no_data"}),
            totals=Teams(ai=20, human=6),
        ),
        **secrets_views(),
        "correction": my_turn("act", correction=correction, correction_by=bo),
    }


def secrets_views() -> dict[str, EmergenceView]:
    """Only the secrets, and folded papers."""
    ann, bo, chi, dev, eve = seats(5)
    opened = OpenedView(round=4, totals=Teams(ai=4, human=2))
    played: dict[str, Any] = {
        "use": "secrets",
        "mode": "attested",
        "order": seats(5),
        "board": BoardView(data=DataCount(), total=0),
    }

    def board(phase: str, **more: Any) -> EmergenceView:
        """Everything lies open; data stays on the board, and tokens unless they are told."""
        told = more.pop("told", ())
        lines = tuple(
            line.model_copy(
                update={
                    "data": None,
                    "knowledge": line.knowledge if line.seat in told else None,
                    "is_ready": line.seat in told,
                    "action": "spy" if line.seat == dev else line.action,
                }
            )
            for line in operatives(5, revealed=True)
        )
        return view(phase, **{**played, "round": 4, "operatives": lines, **more})

    may = tuple(Choice(do=do) for do in ("spy", "assimilate", "no_data", "confirm_no_data"))
    claim, mine = (ClaimView(action="spy", actor=one, target=other) for one, other in ((chi, dev), (dev, bo)))
    targets = (
        Target(seat=chi, why=(), is_empty_handed=False),
        Target(
            seat=bo,
            why=(
                WhyNot(
                    code="emergence.augmentation_not_same",
                    rule="EM-28",
                    facts={
                        "target_seat": "bo",
                        "theirs": "biomechanical",
                        "mine": "electromechanical",
                    },
                ),
            ),
            is_empty_handed=False,
        ),
    )
    return {
        "fold": view("select", by_hand=(dev, eve)),
        "folded": view("select", by_hand=(dev, eve), papers=(dev,), ready=4),
        "papers": view("papers", by_hand=(dev, eve), papers=(dev, eve), ready=3, round=4),
        "papers-wait": view("papers", by_hand=(eve,), papers=(eve,), ready=4, round=4),
        "play": board("play", on_board=OnBoardView(acted=()), choices=may, my_targets=targets),
        "play-leader": board("play", on_board=OnBoardView(acted=(bo,)), choices=may, leader=dev),
        "play-opened": board(
            "play",
            on_board=OnBoardView(acted=(ann, dev)),
            opened=opened,
            told=seats(5),
            my_looks=("card", "spy:2"),
            spies=(SpyLine(number=2, round=4, spy=dev, target=bo),),
        ),
        "play-empty": board(
            "play",
            on_board=OnBoardView(acted=(ann,), is_said_empty=True, said_empty=bo),
            choices=may,
        ),
        "play-claimed": board("play", on_board=OnBoardView(acted=(), claim=claim)),
        "play-claiming": board("play", on_board=OnBoardView(acted=(), claim=mine)),
        "holding": board("holding", on_board=OnBoardView(acted=(chi,), trigger=chi), told=(ann, bo)),
        "held": board(
            "holding",
            on_board=OnBoardView(acted=(chi,), trigger=chi),
            told=(ann, dev),
            by_hand=(eve,),
        ),
        "over-secrets": board(
            "over",
            end=EndView(winner="human", reason="no_data", ai_beyond=-3, human_beyond=-3),
        ).model_copy(
            update={
                "operatives": tuple(
                    line.model_copy(update={"data": None, "knowledge": None})
                    for line in operatives(5, revealed=True, over=True)
                )
            }
        ),
    }


def shared_views() -> dict[str, EmergenceView]:
    """Every shared screen, by name."""
    names = (
        "declare",
        "card",
        "meeting-listen",
        "board",
        "leader",
        "select",
        "sealed-leader",
        "countdown",
        "reveal",
        "other-turn",
        "other-claim",
        "drop",
        "box",
        "opening",
        "opened",
        "over",
        "correction",
        "folded",
        "papers",
        "play",
        "play-opened",
        "play-empty",
        "play-claimed",
        "held",
        "over-secrets",
    )
    phones = phone_views()
    private = {
        "my_looks": (),
        "my_selection": None,
        "my_moves": (),
        "my_closed": (),
        "my_targets": (),
        "my_compile": None,
    }
    return {name: phones[name].model_copy(update=private) for name in names}
