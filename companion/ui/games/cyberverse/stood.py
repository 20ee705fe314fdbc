"""How it stood when the table was ended early: money, stories and influence, which lie open (CV-3, CV-87)."""

from __future__ import annotations

from companion.games.cyberverse.views import OrgView
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage
from companion.ui.stood import Cell, Stood, Tally


def stood(stage: Stage) -> Stood:
    """Who was nearest to the end, who led the most districts, and a line an organization."""
    view = reading.game(stage)
    columns = tuple(
        stage.say(f"cyberverse-stood-{name}") for name in ("money", "stories", "influence", "agents")
    )
    return Stood(
        _tallies(stage),
        columns,
        tuple((str(org.seat), _cells(stage.skin, org)) for org in view.organizations),
    )


def _tallies(stage: Stage) -> tuple[Tally, ...]:
    view, tone = reading.game(stage), tones(stage.skin)
    if not view.organizations:
        return ()
    needed = view.organizations[0].stories_needed
    most = max(org.resolved_count for org in view.organizations)
    leads = max(org.leads for org in view.organizations)
    return (
        Tally(
            stage.say("cyberverse-stood-nearest"),
            str(most),
            "cv-story",
            tone.magenta,
            stage.say("cyberverse-stood-of", n=needed),
            most / needed if needed else None,
            _names(
                stage, [str(org.seat) for org in view.organizations if most and org.resolved_count == most]
            ),
        ),
        Tally(
            stage.say("cyberverse-stood-leads"),
            str(leads),
            "cv-influence",
            tone.violet,
            stage.say("cyberverse-stood-of", n=len(view.districts)),
            leads / len(view.districts) if view.districts else None,
            _names(stage, [str(org.seat) for org in view.organizations if leads and org.leads == leads]),
        ),
    )


def _names(stage: Stage, seats: list[str]) -> str:
    names = stage.skin.language.listed(tuple(stage.names.get(seat, seat) for seat in seats))
    return names or stage.say("cyberverse-stood-nobody")


def _cells(skin: Skin, org: OrgView) -> tuple[Cell, ...]:
    return (
        Cell(money(skin, org.cash)),
        Cell(str(org.resolved_count), "cv-story"),
        Cell(str(org.influence_placed), "cv-influence"),
        Cell(str(len(org.agents)), "person"),
    )
