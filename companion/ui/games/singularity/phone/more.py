"""What may happen at any time: enemies come, a vote is asked for, the issue ends (SW-19, SW-37, SW-39)."""

from __future__ import annotations

from functools import partial
from typing import Final, cast

import flet as ft

from companion.games.singularity.actions.board import DrawEnemy, Spawn
from companion.games.singularity.actions.table import CallVote, ClaimWin, Declare, GiveUp
from companion.games.singularity.words import Result, TokenKind
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.scene import scene_of
from companion.ui.games.singularity.phone.counting import NOWHERE, landings, total_of
from companion.ui.games.singularity.phone.enemy_entry import EnemyEntry
from companion.ui.games.singularity.phone.landing import LandingMap, places_known
from companion.ui.kit.boxes import Note
from companion.ui.kit.buttons import ReasonButton, WideButton
from companion.ui.kit.drawing import Tap, component, steady, use_kept
from companion.ui.kit.field import Field
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.picking import Chips
from companion.ui.kit.skin import Skin
from companion.ui.reading import offered
from companion.ui.stage import Stage

MOST_ANSWERS = 6
NOTHING: Final[tuple[str, ...]] = ()
TWO: Final[tuple[str, ...]] = ("", "")


@component
def SpawnEnemies(stage: Stage, close: Tap) -> ft.Control:
    """Enemies come onto the board otherwise: a token at light level, a card, an event."""
    view, skin, known = reading.game(stage), stage.skin, reading.cast(stage)
    picked, pick = use_kept(view.drawn or "")
    enemy = picked or (view.enemies[0].id if view.enemies else "")
    counts, set_counts = use_kept(NOWHERE)
    reason, set_reason = ft.use_state("")
    is_typing, set_typing = ft.use_state(False)

    def send() -> None:
        stage.send(Spawn(enemy=enemy, places=landings(counts), reason=reason.strip()))
        close()

    sends, typed = steady(send), steady(lambda: set_typing(False))
    if is_typing:
        return EnemyEntry(stage, typed)
    body: list[ft.Control] = [
        WideButton(
            skin,
            skin.say(f"singularity-phone-draw-enemy-{kind}"),
            partial(stage.send, DrawEnemy(kind=cast("TokenKind", kind))),
            icon="dice",
        )
        for kind in offered(view, "draw_enemy", "kind")
    ]
    if view.drawn:
        drawn = skin.say("singularity-phone-drawn", enemy=known.enemy_name(view.drawn))
        body.append(Note(skin, drawn, "dice"))
    faces = tuple((one.id, one.name, known.icon_of(one.id)) for one in view.enemies)
    new = skin.say("singularity-phone-enemy-new")
    body += [
        Chips(skin, skin.say("singularity-phone-spawn-which"), faces, enemy, pick),
        WideButton(skin, new, lambda: set_typing(True), icon="plus-thin"),
    ]
    card, total = known.enemy(enemy), total_of(counts)
    if card and card.setup:
        body.append(Note(skin, skin.say("singularity-phone-card-setup", text=card.setup), "sw-card"))
    ground = scene_of(skin, view, known, has_taps=True)
    body += [
        LandingMap(skin, ground, known, enemy, counts, set_counts, places_known(view)),
        Field(skin, skin.say("singularity-phone-note"), reason, set_reason, longest=120),
    ]
    words = (
        skin.say("singularity-phone-place-button", n=total, enemy=known.enemy_name(enemy, total))
        if total
        else skin.say(f"singularity-phone-place-{'pick' if view.map else 'name-it'}")
    )
    why = "" if total else words
    return SeatPage(
        stage,
        title=skin.say("singularity-phone-spawn-title"),
        body=body,
        actions=[
            ReasonButton(
                skin, words, sends, "check", why if enemy else skin.say("singularity-phone-spawn-why")
            )
        ],
        back=close,
    )


@component
def AskForVote(stage: Stage, close: Tap) -> ft.Control:
    """Several outcomes are legal and the app cannot know them: everybody answers (SW-39)."""
    skin = stage.skin
    question, set_question = ft.use_state("")
    options, set_options = use_kept(TWO)
    answers = tuple(one.strip() for one in options if one.strip())

    def put(at: int, words: str) -> None:
        set_options(lambda now: (*now[:at], words, *now[at + 1 :]))

    def send() -> None:
        stage.send(CallVote(question=question.strip(), options=answers))
        close()

    body: list[ft.Control] = [
        Field(skin, skin.say("singularity-phone-ask-question"), question, set_question, longest=120)
    ]
    body += [
        Field(skin, skin.say("singularity-phone-ask-option", n=at + 1), words, partial(put, at), longest=60)
        for at, words in enumerate(options)
    ]
    if len(options) < MOST_ANSWERS:
        more = skin.say("singularity-phone-ask-more")
        body.append(WideButton(skin, more, lambda: put(len(options), ""), icon="plus-thin"))
    return SeatPage(
        stage,
        asks="singularity-phone-ask",
        body=body,
        actions=[
            ReasonButton(
                skin,
                skin.say("singularity-phone-ask-button"),
                steady(send),
                "envelope",
                _ask_why(skin, question, len(answers)),
            )
        ],
        back=close,
    )


def _ask_why(skin: Skin, question: str, answers: int) -> str:
    """What is missing before everybody can be asked."""
    if not question.strip():
        return skin.say("singularity-phone-ask-why-question")
    return "" if answers > 1 else skin.say("singularity-phone-ask-why-answers")


@component
def ClaimTheWin(stage: Stage, close: Tap) -> ft.Control:
    """Light level: both must be so (SW-37)."""
    skin = stage.skin
    so, set_so = use_kept(NOTHING)

    def toggle(word: str) -> None:
        set_so(lambda now: tuple(one for one in now if one != word) if word in now else (*now, word))

    def send() -> None:
        stage.send(ClaimWin(all_on_end="on-end" in so, area_clear="clear" in so))
        close()

    options = tuple((one, skin.say(f"singularity-phone-win-{one}"), "") for one in ("on-end", "clear"))
    words = skin.say("singularity-phone-win-button")
    why = "" if len(so) == len(options) else skin.say("singularity-phone-win-why")
    return SeatPage(
        stage,
        title=skin.say("singularity-phone-win-title"),
        body=[Chips(skin, "", options, so, steady(toggle))],
        actions=[ReasonButton(skin, words, steady(send), "flag", why)],
        back=close,
    )


@component
def DeclareEnd(stage: Stage, close: Tap) -> ft.Control:
    """The team gives up, or a rule of the issue ends it; then the rule is asked for (A28)."""
    skin = stage.skin
    how, set_how = use_kept("gave-up")
    reason, set_reason = ft.use_state("")
    gives_up = how == "gave-up"

    def send() -> None:
        said = reason.strip()
        stage.send(GiveUp(reason=said) if gives_up else Declare(result=cast("Result", how), reason=said))
        close()

    ways = tuple(
        (one, skin.say(f"singularity-phone-declare-{one}"), "") for one in ("gave-up", "won", "lost")
    )
    label = skin.say("singularity-phone-fix-reason" if gives_up else "singularity-phone-why")
    words = skin.say(f"singularity-phone-declare-button-{how}")
    why = "" if gives_up or reason.strip() else skin.say("singularity-phone-declare-why")
    return SeatPage(
        stage,
        asks="singularity-phone-declare",
        body=[
            Chips(skin, "", ways, how, set_how),
            Field(skin, label, reason, set_reason, longest=120),
            Note(skin, skin.say("singularity-phone-declare-final"), "warning", tones(skin).amber),
        ],
        actions=[ReasonButton(skin, words, steady(send), "flag", why)],
        back=close,
    )
