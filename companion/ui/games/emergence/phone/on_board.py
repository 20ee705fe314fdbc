"""Only the secrets: eyes on the board; the phone is asked for what it alone keeps (EM-52..56)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import Assimilate, ConfirmNoData, NextRound, NoData, Spy
from companion.games.emergence.views import EmergenceView
from companion.kernel.seat import Seat
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.totals import TeamTotals
from companion.ui.games.emergence.phone.reveal import AllOpen
from companion.ui.games.emergence.phone.steps import ChoiceStrip
from companion.ui.games.emergence.phone.targets import TargetCard
from companion.ui.games.emergence.phone.turn_end import SpyAnswer, answers
from companion.ui.kit.boxes import InRow, Panel, Spaced, Strip
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, component, part, steady
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.sending import Send, SendQuietly, Way, as_host
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body
from companion.ui.stage import Stage


def is_just_opened(view: EmergenceView) -> bool:
    """Nothing has been told of this round yet: the choices have just been opened."""
    board = view.on_board
    is_told = board is None or board.acted or board.claim or board.is_said_empty
    return not is_told and not has_opened(view)


def has_opened(view: EmergenceView) -> bool:
    """The aggregator was opened in this round."""
    return view.opened is not None and view.opened.round == view.round


@component
def OnBoard(stage: Stage) -> ft.Control:
    """First the reveal, then the board; whom to spy on is a page of its own."""
    view = reading.game(stage)
    has_seen, set_seen = ft.use_state(False)
    wants, want = ft.use_state("")

    def close() -> None:
        set_seen(True)
        want("")

    shut, ask = steady(close), steady(want)
    if wants == "choices" or (is_just_opened(view) and not has_seen):
        return AllOpen(stage, shut)
    if wants == "spy" and reading.may(view, "spy"):
        return WhomToSpy(stage, shut)
    return _Board(stage, steady(lambda: ask("choices")), steady(lambda: ask("spy")))


@component
def _Board(stage: Stage, see: Tap, spy: Tap) -> ft.Control:
    """What I may tell the app; the leader ends the round."""
    view, skin, send, colour = reading.game(stage), stage.skin, stage.send, reading.my_colour(stage)
    leader = reading.name(stage, view.leader)
    body: list[ft.Control] = [ChoiceStrip(skin, reading.operatives(stage, in_order=True))]
    if view.on_board and view.on_board.is_said_empty:
        by = view.on_board.said_empty
        who = reading.name(stage, by) if by else ""
        body.append(EmptyBoard(skin, who, reading.may(view, "confirm_no_data"), False, send))
    if has_opened(view) and view.opened:
        body.append(TeamTotals(skin, view.totals, view.required, view.opened.totals))
        kept = reading.mine(stage).knowledge or 0
        body.append(Strip(skin, skin.say("emergence-play-kept", n=kept), icon="knowledge"))
    spied = [line for line in view.spies if line.round == view.round and reading.is_me(stage, line.spy)]
    for one in spied:
        if one.number in answers(stage):
            body.append(SpyAnswer.keyed(f"spy-{one.number}")(stage, one.number))
        else:
            name = reading.name(stage, one.target)
            body.append(Strip(skin, skin.say("emergence-paper-spied", name=name), icon="shield"))
    if reading.may(view, "spy"):
        words = skin.say("emergence-play-spy")
        body.append(ft.Row([OutlineButton(skin, words, spy, icon="spy", expand=True)]))
    if reading.may(view, "assimilate"):
        words = skin.say("emergence-play-assimilate")
        body.append(ft.Row([SendQuietly(skin, words, send, Assimilate(), "assimilate")]))
    if reading.may(view, "no_data"):
        words = skin.say("emergence-play-empty")
        body.append(ft.Row([SendQuietly(skin, words, send, NoData(), "flag")]))
    notes: list[ft.Control] = []
    actions: list[ft.Control] = [
        ft.Row([OutlineButton(skin, skin.say("emergence-reveal-see"), see, icon="list-check", expand=True)])
    ]
    if reading.is_me(stage, view.leader):
        actions.append(Send(skin, skin.say("emergence-play-next"), send, NextRound(), colour, "check"))
    elif reading.stands_in(stage, view.leader):
        words = skin.say("emergence-play-next-for", name=leader)
        actions.append(ft.Row([SendQuietly(skin, words, send, as_host(NextRound()), "check")]))
    else:
        notes.append(Strip(skin, skin.say("emergence-play-wait", name=leader), icon="crown"))
    return SeatPage(
        stage,
        title=skin.say("emergence-play-title"),
        subtitle="" if skin.is_small else skin.say("emergence-play-line", name=leader),
        body=body,
        notes=notes,
        actions=actions,
        spacing=10,
    )


@part
def EmptyBoard(skin: Skin, who: str, may_answer: bool, is_table: bool, send: Way) -> ft.Control:
    """Somebody says that no data is left: another one, or the table, looks and answers (EM-56)."""
    if not may_answer:
        return Strip(skin, skin.say("emergence-play-empty-wait"), icon="hourglass")
    words = skin.say("emergence-play-empty-said", name=who) if who else skin.say("emergence-play-empty-asked")
    answers = []
    for word, icon, agree in (("no", "cross", False), ("yes", "check", True)):
        said = ConfirmNoData(agree=agree)
        label, made = skin.say(f"emergence-play-empty-{word}"), as_host(said) if is_table else said
        answers.append(SendQuietly(skin, label, send, made, icon))
    rows = [ft.Row([one]) for one in answers] if skin.large_text else [InRow(skin, *answers, gap=8)]
    return Panel(skin, Spaced(skin, Body(skin, words), *rows, gap=10), outline=skin.palette.warn)


@component
def WhomToSpy(stage: Stage, close: Tap) -> ft.Control:
    """Everybody else; who runs another augmentation is closed, with the reason (EM-53)."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    picked, pick = ft.use_state("")
    chose = steady(pick)
    found = {one.person.seat: one for one in reading.operatives(stage)}
    body: list[ft.Control] = []
    for target in sorted(view.my_targets, key=lambda one: bool(one.why)):
        one = found[target.seat]
        words = reading.reasons(skin, target.why, stage.names) or skin.say("emergence-play-spy-if")
        card = TargetCard.keyed(target.seat)
        body.append(card(skin, "spy", one, words, not target.why, target.seat == picked, colour, chose))
    label = skin.say("emergence-hostile-pick")
    if picked:
        label = skin.say("emergence-play-spy-button", name=reading.name(stage, picked))
    made = Spy(target=Seat(picked)) if picked else None
    return SeatPage(
        stage,
        title=skin.say("emergence-act-title-spy"),
        subtitle=skin.say("emergence-play-spy-line"),
        back=close,
        body=body,
        actions=[Send(skin, label, stage.send, made, colour, "spy")],
        spacing=10,
    )
