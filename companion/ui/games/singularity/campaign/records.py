"""What a story has so far: unlocked pieces, the log of every try, the team with its cards (SW-7)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.packs.campaign import Campaign, IssueResult
from companion.games.singularity.packs.cards import Collection
from companion.games.singularity.sums import story
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.signs import enemy_icon
from companion.ui.games.singularity.draw.tokens import MemberTile
from companion.ui.kit.boxes import Caption, InRow, Labelled, Panel, Pill, Stacked, Together, Wrapped
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import SEAT_COLOURS, seat_colour
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Muted, Strong, Words

_STRETCH = ft.CrossAxisAlignment.STRETCH
MOST_CARDS = 8
MONTHS = 12


def Unlocked(skin: Skin, campaign: Campaign, cards: Collection | None) -> ft.Control:
    """Enemies by name, cards by number, and what is still to come."""
    paint = tones(skin)
    known = {one.id: one for one in cards.enemies} if cards else {}
    made: list[ft.Control] = [Muted(skin, skin.say("singularity-campaign-unlocked").upper(), 13)]
    for name in campaign.unlocked.enemies:
        card = known.get(name)
        icon = enemy_icon(card.icon if card else "other")
        made.append(Pill(skin, card.name if card else name, paint.red, icon))
    count = len(campaign.unlocked.cards)
    if count:
        made.append(Pill(skin, skin.say("singularity-campaign-cards", n=count), paint.steel, "sw-card"))
    ahead = story.to_come(campaign)
    if ahead.enemies:
        words = skin.say("singularity-campaign-to-come", n=len(ahead.enemies))
        made.append(Pill(skin, words, skin.palette.muted, "lock"))
    return Wrapped(skin, *made)


def day(skin: Skin, date: str) -> str:
    """`3 Nov` of an ISO date; what cannot be read stays as it is written."""
    parts = date.split("-")
    if len(parts) != 3 or not all(part.isdigit() for part in parts) or not 1 <= int(parts[1]) <= MONTHS:
        return date
    return skin.say("singularity-campaign-day", day=int(parts[2]), month=int(parts[1]))


def LogPanel(skin: Skin, campaign: Campaign) -> ft.Control:
    """Every try, lost ones too."""
    rows: list[ft.Control] = [Caption(skin, skin.say("singularity-campaign-log"))]
    if not campaign.log:
        rows.append(Muted(skin, skin.say("singularity-campaign-log-empty"), 15))
    rows += [_try(skin, line) for line in campaign.log]
    if any(line.result == "lost" for line in campaign.log):
        words = skin.say("singularity-campaign-retry")
        rows.append(ft.Divider(height=1, thickness=1, color=skin.palette.outline))
        rows.append(
            InRow(
                skin, Icon(skin, "undo", skin.px(20), skin.palette.muted), Muted(skin, words, 15, expand=True)
            )
        )
    return Panel(skin, ft.Column(rows, spacing=skin.px(10), tight=True, horizontal_alignment=_STRETCH))


def _try(skin: Skin, line: IssueResult) -> ft.Control:
    paint, palette = tones(skin), skin.palette
    is_won = line.result == "won"
    colour = paint.good if is_won else paint.red
    title = f"#{line.issue} {line.title}" if line.issue else line.title
    if line.mode != "story":
        title = f"{title} · {skin.say(f'singularity-mode-{line.mode}')}"

    def figure(icon: str, value: int, limit: int | None, ink: str) -> ft.Control:
        words = f"{value}/{limit}" if limit else str(value)
        return Together(
            skin,
            Icon(skin, icon, skin.px(18), ink),
            Figures(skin, words, 15),
            gap=5,
        )

    result = Together(
        skin,
        Icon(skin, "check" if is_won else "cross", skin.px(18), colour),
        Strong(skin, skin.say(f"singularity-result-{line.result}"), 15, colour=colour),
        gap=5,
    )
    facts: list[ft.Control] = [
        result,
        Muted(skin, skin.say("singularity-campaign-turns", n=line.turns), 15),
        figure("sw-emblem", line.threat, line.threat_limit, paint.red),
        figure("sw-eye", line.awareness, line.awareness_limit, paint.amber),
    ]
    when = Words(skin, day(skin, line.date), 15, colour=palette.muted)
    name = Strong(skin, title, 15.5, lines=1, expand=True)
    row = ft.Row(facts, spacing=skin.px(14), wrap=True)
    if skin.is_phone or skin.large_text:
        return Stacked(skin, InRow(skin, when, name), row)
    return InRow(skin, ft.Container(when, width=skin.px(58)), name, *facts)


def TeamPanel(skin: Skin, campaign: Campaign) -> ft.Control:
    """Characters, who plays them, and the cards they gained."""
    rows: list[ft.Control] = [Caption(skin, skin.say("singularity-campaign-team"))]
    if not campaign.team:
        rows.append(Muted(skin, skin.say("singularity-campaign-team-empty"), 15))
    colours = tuple(SEAT_COLOURS)
    for at, deck in enumerate(campaign.team):
        colour = colours[at % len(colours)]
        cards = [
            ft.Container(
                width=skin.px(13),
                height=skin.px(19),
                border_radius=skin.px(4),
                bgcolor=seat_colour(colour, skin.palette),
            )
            for _ in range(min(len(deck.gained), MOST_CARDS))
        ]
        gained = skin.say("singularity-campaign-gained", n=len(deck.gained))
        words = Stacked(
            skin,
            Strong(skin, deck.character, 16, lines=1),
            *([Muted(skin, deck.player, 14, lines=1)] if deck.player else []),
            gap=0,
            expand=True,
        )
        row = InRow(
            skin,
            MemberTile(skin, colour, skin.px(42)),
            words,
            Together(skin, *cards, gap=3),
            Muted(skin, gained, 15),
        )
        said = ". ".join((f"{deck.character}, {deck.player}", gained, *deck.gained))
        rows.append(Labelled(row, said))
    return Panel(skin, ft.Column(rows, spacing=skin.px(10), tight=True, horizontal_alignment=_STRETCH))
