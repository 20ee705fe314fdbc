"""What both screens of a turn share: the foot, and what the host may tell (SW-9, SW-31)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.singularity.actions.turn import Refilled
from companion.games.singularity.views import SingularityView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.phone import turn_end
from companion.ui.games.singularity.reading import Cast, Send
from companion.ui.games.singularity.shared.doing import Doors, EndTurn, card_doors, other_doors
from companion.ui.games.singularity.shared.reminders import IssueRules
from companion.ui.kit.drawing import Choose
from companion.ui.kit.shared import FootButton
from companion.ui.kit.skin import Skin


def turn_words(skin: Skin, view: SingularityView, cast: Cast) -> str:
    """What happens now, in one sentence."""
    name = cast.name(reading.turn_seat(view))
    if view.travel is not None:
        place, left = view.travel.place, view.travel.steps_left
        return skin.say("singularity-shared-travel", name=name, where=place, n=left)
    late = view.house.discard_timing == "after_enemies"
    if view.phase == "refill":
        said = "singularity-shared-refill-late" if late else "singularity-shared-refill"
        acted = "" if view.groups else skin.say("singularity-phone-nobody-acted")
        return " ".join(filter(None, (acted, skin.say(said, name=name))))
    played = skin.say("singularity-shared-plays", name=name, n=view.turn.cards_played if view.turn else 0)
    return played if late else f"{played} {skin.say('singularity-shared-unplayed')}"


def TurnDoors(
    skin: Skin, view: SingularityView, cast: Cast, do: Choose
) -> tuple[list[ft.Control], list[ft.Control]]:
    """For whoever's turn it is, and at any time: what the host may tell; a list that may be empty each."""
    cards, others = card_doors(skin, view), other_doors(skin, view)
    title = skin.say("singularity-shared-cards", name=cast.name(reading.turn_seat(view)))
    return (
        [Doors(skin, title, cards, do)] if cards else [],
        [Doors(skin, skin.say("singularity-phone-beside"), others, do)] if others else [],
    )


def turn_buttons(
    skin: Skin, view: SingularityView, cast: Cast, say: Send | None, do: Choose
) -> list[ft.Control]:
    """The host ends the turn, or says that the hand is refilled."""
    if say is None:
        return []
    if view.phase == "refill":
        words = skin.say("singularity-shared-refilled")
        return [FootButton(skin, words, partial(say, Refilled()), icon="check", width=300)]
    if view.phase != "play" or view.turn is None:
        return []

    def end(on_hazard: bool) -> None:
        turn_end.end_turn(view, say, do, on_hazard=on_hazard)

    return EndTurn(skin, cast.name(view.turn.seat), turn_end.asks_hazard(view), end)


def reminders(skin: Skin, view: SingularityView) -> list[ft.Control]:
    """Special rules of this issue; nothing where there are none."""
    return [IssueRules(skin, view.issue.rules)] if view.issue and view.issue.rules else []
