"""What a Payday comes to, always in sight; its whole sum line by line (CV-82..85)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.cyberverse.sums.payday import Settled
from companion.texts import text_id
from companion.ui.games.cyberverse.desk.payday.draft import Payroll, problems, way_out
from companion.ui.games.cyberverse.desk.payday.names import agents, called, goods
from companion.ui.games.cyberverse.draw.cash import money, signed
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.kit.boxes import Aside, Caption, Notice, Panel, Spaced, Together
from companion.ui.kit.buttons import WideButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import SumLine
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Heading, Muted, Strong


def sentence(skin: Skin, payroll: Payroll, done: Settled) -> str:
    """Who leaves, or that all stay."""
    if not done.left:
        key = "cyberverse-payday-all" if done.due_total else "cyberverse-payday-nobody"
        return skin.say(key, amount=money(skin, done.due_total))
    return skin.say("cyberverse-payday-leaves", names=agents(skin, payroll, done.left), count=len(done.left))


def follows(skin: Skin, payroll: Payroll, done: Settled) -> tuple[str, ...]:
    """What comes of it besides: supply that is lost, support cards that go, sales that cannot be."""
    found = []
    if done.supply_lost:
        found.append(skin.say("cyberverse-payday-lost", names=goods(skin, payroll, done.supply_lost)))
    if done.support_to_discard:
        found.append(
            skin.say("cyberverse-payday-discard", n=done.support_to_discard, limit=done.support_limit)
        )
    found += [
        skin.say(text_id(f"cyberverse-payday-no-{code}"), name=goods(skin, payroll, (token,)))
        for token, code in done.refused
    ]
    return tuple(found)


def PaydayOutcome(
    skin: Skin, payroll: Payroll, done: Settled, do: Callable[..., None], on_more: Tap
) -> ft.Control:
    """Cash before and after, who leaves, and the sale that keeps everybody."""
    if wrong := problems(payroll):
        text = " ".join(skin.say(f"cyberverse-payday-no-{code}") for code in wrong)
        return Notice(skin, skin.say("cyberverse-payday-cannot"), text, icon="hand", is_live=True)
    said = sentence(skin, payroll, done)
    lines = follows(skin, payroll, done)
    paint = tones(skin).red if done.left else ""
    amounts = Together(
        skin,
        Muted(skin, money(skin, payroll.cash), 20),
        Icon(skin, "arrow", skin.px(18), skin.palette.muted),
        Strong(skin, money(skin, done.cash_after), 22, colour=tones(skin).amber),
        gap=10,
    )
    rows: list[ft.Control] = [amounts, Strong(skin, said, 17, colour=paint)]
    if lines:
        rows.append(Muted(skin, " ".join(lines), 15, lines=3))
    spoken = skin.say("cyberverse-payday-after", amount=money(skin, done.cash_after))
    label = " ".join([said, spoken, *lines, skin.say("cyberverse-fight-whole")])
    box = Panel(skin, Spaced(skin, *rows, gap=6), padding=12, on_click=on_more, label=label)
    live: ft.Control = ft.Semantics(content=box, live_region=True)
    out = way_out(payroll) if done.left else ()
    if not out:
        return live
    words = skin.say("cyberverse-phone-way-out-do", names=goods(skin, payroll, out))
    return Spaced(
        skin, live, WideButton(skin, words, lambda: do(lambda now: now.selling(out)), icon="sales"), gap=8
    )


def WholePayday(skin: Skin, payroll: Payroll, done: Settled) -> list[ft.Control]:
    """Every step of the cash, then who is paid or not and why, then what follows."""
    cash = payroll.cash
    rows: list[ft.Control] = [
        Heading(skin, sentence(skin, payroll, done), 22),
        Caption(skin, skin.say("cyberverse-payday-sum"), money(skin, cash)),
    ]
    if done.sold:
        cash = done.after_sales
        words = skin.say("cyberverse-cash-sold", name=goods(skin, payroll, done.sold))
        rows.append(SumLine(skin, words, signed(done.income), money(skin, cash)))
    salaries = {one.id: one.salary for one in payroll.workers}
    for who in done.paid:
        cash -= salaries[who]
        words = skin.say("cyberverse-payday-pays", name=called(skin, payroll, who))
        rows.append(SumLine(skin, words, signed(-salaries[who]), money(skin, cash)))
    for one in payroll.workers:
        name = called(skin, payroll, one.id)
        if one.id in done.left:
            words = skin.say("cyberverse-payday-short-of", name=name, amount=money(skin, one.salary))
            rows.append(Body(skin, words, colour=tones(skin).red))
        elif one.fate != "due":
            rows.append(Muted(skin, f"{name}: {word(skin, 'due', one.fate)}"))
    return [*rows, *(Aside(skin, line) for line in follows(skin, payroll, done))]
