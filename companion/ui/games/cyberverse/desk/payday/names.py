"""What agents and tokens of a payroll are called."""

from __future__ import annotations

from companion.ui.games.cyberverse.desk.payday.draft import Payroll, Ware
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.kit.skin import Skin


def called(skin: Skin, payroll: Payroll, who: str) -> str:
    """The name of an agent, or its number."""
    worker = payroll.worker(who)
    return worker.name or skin.say("cyberverse-payday-agent", n=worker.number)


def ware_name(skin: Skin, ware: Ware) -> str:
    """The name of a token, or its kind."""
    return ware.name or word(skin, "supply", ware.kind)


def goods(skin: Skin, payroll: Payroll, ids: tuple[str, ...]) -> str:
    """Tokens as a list in words."""
    found = (ware for worker in payroll.workers for ware in worker.wares if ware.id in ids)
    return skin.language.listed(tuple(ware_name(skin, ware) for ware in found))


def agents(skin: Skin, payroll: Payroll, ids: tuple[str, ...]) -> str:
    """Agents as a list in words."""
    return skin.language.listed(tuple(called(skin, payroll, one) for one in ids))
