"""The Investigation phase, district by district: steps, zones, who acts, what came of it (CV-45..80)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import CyberverseView, DistrictView, FigureView, InvestigationView
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.colours import district_colour, tones
from companion.ui.games.cyberverse.draw.rail import PhaseRail, StageRail
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.shared.checklist import ReminderLines
from companion.ui.games.cyberverse.shared.city import City, Leads
from companion.ui.games.cyberverse.shared.drive import DriveFoot
from companion.ui.games.cyberverse.shared.fighters import Initiative
from companion.ui.games.cyberverse.shared.page import GAP, RAIL, CityPage, rail_skin, room
from companion.ui.games.cyberverse.shared.reports import AmbushCard, HackCard, TestSum
from companion.ui.games.cyberverse.shared.results import AttackCard
from companion.ui.games.cyberverse.shared.saying import orgs
from companion.ui.games.cyberverse.shared.sheets import TableSheet
from companion.ui.games.cyberverse.shared.street import lit
from companion.ui.games.cyberverse.shared.zones import Zones
from companion.ui.kit.boxes import STRETCHED, Big, Caption, Labelled, Line, Panel, Pill, Spaced, Together
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import component, part
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.shared import Beside, stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage

SHARES = (18, 11)
PILLS = 38


def shows_attack(view: CyberverseView, closed: int) -> bool:
    """The result card stays while its attacker is still acting, until somebody closes it."""
    site, report = view.investigation, view.attack
    if site is None or report is None or report.number == closed or report.district != site.district:
        return False
    return view.step == "after_attack" or (view.step == "fight" and site.now == report.figure)


@component
def Site(stage: Stage) -> ft.Control:
    """One district at a time; after the last one the city."""
    view, skin = reading.game(stage), stage.skin
    sheet, open_sheet = ft.use_state("")
    closed, close = ft.use_state(0)
    opened, open_again = ft.use_state(0)
    site = view.investigation
    if site is None:
        return _after(stage)
    width, height = room(skin)
    number = view.attack.number if view.attack else 0
    has_report = view.attack is not None and view.attack.district == site.district
    shows = shows_attack(view, closed) or (
        has_report and number and opened == number and view.step == "fight"
    )
    right: list[ft.Control] = [DistrictChips(skin, view.districts)]
    if has_report and view.step in ("fight", "after_attack"):

        def toggle() -> None:
            close(number if shows else 0)
            open_again(0 if shows else number)

        if skin.width < skin.height:
            right.clear()  # beside the way to the zones there is no room for both and the name
        key = "cyberverse-shared-to-zones" if shows else "cyberverse-shared-to-attack"
        right.append(IconButton48(skin, "map" if shows else "cv-combat", skin.say(key), toggle))
    if shows and view.attack is not None:
        body = AttackCard(skin, view.attack, height)
    else:
        body = Beside(skin, (_board(stage, site, width, height), _panel(stage, site)), SHARES, height)
    page = CityPage(
        stage,
        site.name,
        skin.say("cyberverse-shared-site", n=view.round, step=word(skin, "step", view.step)),
        body,
        rail=StageRail(rail_skin(skin), site.stage, height=RAIL),
        right=ft.Row(right, spacing=skin.px(10), tight=True, wrap=stacks(skin)),
        foot=DriveFoot(stage, open_sheet),
    )
    dialog = TableSheet(stage, sheet, lambda: open_sheet(""))
    return ft.Stack([page, ft.Container(dialog, left=0, top=0)], expand=True)


def _after(stage: Stage) -> ft.Control:
    """All five districts are through: the city as it stands now."""
    skin, view = stage.skin, reading.game(stage)
    width, height = room(skin)
    return CityPage(
        stage,
        skin.say("cyberverse-shared-city"),
        skin.say("cyberverse-shared-turn", n=view.round, what=word(skin, "phase", view.phase)),
        City(skin, reading.cast(stage), view.districts, lit(view), width, height),
        rail=PhaseRail(rail_skin(skin), view.phase, height=RAIL),
        right=Leads(skin, reading.cast(stage), view.organizations),
        foot=DriveFoot(stage, lambda _: None),
        has_city=False,
    )


@part
def DistrictChips(skin: Skin, districts: tuple[DistrictView, ...]) -> ft.Control:
    """The five districts: done, skipped, now, to come."""
    chips: list[ft.Control] = []
    for board in districts:
        is_now, is_done = board.state == "now", board.state in ("done", "skipped")
        paint = district_colour(skin, board.number)
        ground = paint if is_now and skin.is_dark else skin.wash(paint, 0.24) if is_now else skin.palette.card
        ink = INK if is_now and skin.is_dark else skin.palette.text if is_now else skin.palette.muted
        inner: list[ft.Control] = [Big(skin, str(board.number), 17, ink)]
        if is_done:
            icon = "check" if board.state == "done" else "not-now"
            inner.append(
                Icon(skin, icon, skin.px(15), tones(skin).good if icon == "check" else skin.palette.muted)
            )
        face = ft.Container(
            Together(skin, *inner, gap=7),
            height=max(skin.px(40), skin.size(15) * 1.8),
            padding=ft.Padding.symmetric(horizontal=skin.px(12)),
            border_radius=skin.px(12),
            bgcolor=ground,
            border=ft.Border.all(1.5 if is_now else 1, paint if is_now else skin.palette.outline),
        )
        label = skin.say(
            "cyberverse-shared-chip", n=board.number, name=board.name, state=board.state or "next"
        )
        chips.append(Labelled(face, label))
    return ft.Row(chips, spacing=skin.px(7), tight=True, wrap=stacks(skin), run_spacing=skin.px(7))


def _board(stage: Stage, site: InvestigationView, width: float, height: float) -> ft.Control:
    skin, view = stage.skin, reading.game(stage)
    board = reading.district(view, site.district)
    if board is None:
        return ft.Container()
    pills = _holds(stage, site)
    part = width if stacks(skin) else (width - skin.px(GAP)) * SHARES[0] / sum(SHARES)
    taken = skin.px(PILLS) + skin.px(10) if pills else 0
    rows: list[ft.Control] = (
        [
            ft.Container(
                ft.Row(pills, spacing=skin.px(8), scroll=ft.ScrollMode.AUTO),
                height=max(skin.px(PILLS), skin.size(15) * 1.7),
            )
        ]
        if pills
        else []
    )
    rows.append(Zones(skin, reading.cast(stage), board, lit(view), part, height - taken))
    return Spaced(skin, *rows)


def _holds(stage: Stage, site: InvestigationView) -> list[ft.Control]:
    """What holds for this fight: the brawl, who wanted it, whom the henchmen hunt."""
    skin, found = stage.skin, tones(stage.skin)
    pills: list[ft.Control] = []
    if site.brawl:
        paint = found.red if site.brawl == "red" else found.good
        pills.append(
            Pill(skin, skin.say(f"cyberverse-shared-brawl-{site.brawl}"), icon="square", colour=paint)
        )
    if site.fight_by:
        said = skin.say("cyberverse-shared-fight-by", who=orgs(stage, site.fight_by))
        pills.append(Pill(skin, said, icon="cv-combat", colour=found.magenta))
    if site.hunt:
        pills.append(
            Pill(
                skin,
                skin.say("cyberverse-shared-controls", org=reading.org_name(stage, site.hunt.controller)),
                icon="cv-henchman",
                colour=found.violet,
            )
        )
    return pills


def _panel(stage: Stage, site: InvestigationView) -> ft.Control:
    """What the step needs beside the zones; standing effects below."""
    skin, view = stage.skin, reading.game(stage)
    if view.step in ("tokens", "fight", "after_attack") and site.fighters:
        names = tuple((one.hunts, reading.figure_name(view, one.hunts)) for one in site.fighters if one.hunts)
        return Initiative(skin, reading.cast(stage), site.fighters, names)
    rows: list[ft.Control] = []
    if site.ambush:
        rows.append(AmbushCard(skin, reading.cast(stage), site.ambush))
    if view.hack and view.step in ("hacking", "missions") and view.hack.district == site.district:
        rows.append(HackCard(skin, reading.cast(stage), view.hack))
    if view.test and view.step in ("missions", "settle", "influence") and view.test.district == site.district:
        rows.append(TestSum(skin, reading.cast(stage), view.test))
    if view.test and _is_fresh(view):
        rows.append(TestSum(skin, reading.cast(stage), view.test))
    rows.append(_who(stage, site))
    reminders = ReminderLines(stage)
    if reminders:
        rows.append(Panel(skin, ft.Column(reminders[1:], tight=True), padding=12))
    return ft.Column(
        rows,
        spacing=skin.px(10),
        scroll=None if stacks(skin) else ft.ScrollMode.AUTO,
        tight=stacks(skin),
        horizontal_alignment=STRETCHED,
    )


def _is_fresh(view: CyberverseView) -> bool:
    """The last thing that happened is a test in a district before this one: it stays in sight for a while."""
    report = view.test
    if report is None or view.step not in ("ambush", "brawl", "teammates", "declare", "hacking"):
        return False
    later = [one.number for one in (view.attack, view.hack) if one]
    before = [board.number for board in view.districts if board.state == "done"]
    return report.district in before and report.number > max(later, default=0)


def _who(stage: Stage, site: InvestigationView) -> ft.Control:
    """Everybody who is here and what we wait for: who, never what."""
    skin, view = stage.skin, reading.game(stage)
    here = [seat for seat in view.order if any(one.seat == seat for one in _figures(view, site))]
    rows: list[ft.Control] = [
        Caption(skin, word(skin, "step", view.step), skin.say("cyberverse-shared-here", n=len(here)))
    ]
    for seat in here:
        names = tuple(one.name for one in _figures(view, site) if one.seat == seat)
        rows.append(
            Line(
                skin,
                reading.org_name(stage, seat),
                skin.language.listed(names),
                lead=SeatMark(skin, reading.seat_colour_name(stage, seat), skin.px(22)),
                right=_mark(stage, site, seat),
            )
        )
    if site.placed:
        lines = tuple(
            skin.say("cyberverse-shared-placed", name=one.name, zone=one.zone or 0) for one in site.placed
        )
        rows.append(
            Line(
                skin,
                skin.say("cyberverse-shared-henchmen-came"),
                skin.language.listed(lines),
                lead=Icon(skin, "cv-henchman", skin.px(24), tones(skin).red),
            )
        )
    if not here:
        rows.append(Muted(skin, skin.say("cyberverse-shared-no-agents"), 15.5))
    return Panel(skin, Spaced(skin, *rows, gap=12), padding=14)


def _figures(view: CyberverseView, site: InvestigationView) -> tuple[FigureView, ...]:
    board = reading.district(view, site.district)
    return tuple(one for one in board.figures if one.kind != "henchman") if board else ()


def _mark(stage: Stage, site: InvestigationView, seat: str) -> list[ft.Control]:
    """Entered, acting, or nothing."""
    skin, view, found = stage.skin, reading.game(stage), tones(stage.skin)
    hit = [one for one in site.victims if (agent := reading.agent(view, one)) and agent.seat == seat]
    if view.step == "ambush" and hit:
        return [Pill(skin, skin.say("cyberverse-shared-in-danger"), icon="cv-ambush", colour=found.amber)]
    if view.step == "declare" and seat in site.declared:
        return [Pill(skin, skin.say("cyberverse-shared-entered"), icon="envelope-lock", colour=found.good)]
    if seat in view.waiting_for and view.step not in ("ambush", "brawl"):
        return [Pill(skin, skin.say("cyberverse-shared-now"), icon="hourglass", colour=found.amber)]
    return []
