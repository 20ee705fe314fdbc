"""An attack as it is said on a phone: who aims at whom with what, and what is still to say (CV-60..64)."""

from __future__ import annotations

from companion.games.cyberverse.actions import Aim, Attack, Raise
from companion.games.cyberverse.sums import fighters
from companion.games.cyberverse.views import AttackOffer, TargetOffer
from companion.games.cyberverse.words import Relation, WeaponType
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.phone.attack_more import Draft
from companion.ui.games.cyberverse.phone.bonus import NOTHING, bonuses, is_said
from companion.ui.games.cyberverse.phone.tokens import TokenDraft
from companion.ui.stage import Stage

FRIENDLY = "cyberverse.friendly"


def blank_attack(offer: AttackOffer, hunted: str | None, *, is_last: bool = False) -> Draft:
    """The best weapon that reaches somebody; a henchman's target is already known (CV-59).

    `is_last`: one health is left, and Frenzy would be the attacker's end (CV-61): left out until asked for.
    """
    usable = [one for one in offer.weapons if not one.why]
    able = [one for one in offer.targets if not one.why]
    reaching = [one for one in usable if any(fighters.in_range(one.type, _at(target)) for target in able)]
    weapon = max(reaching or usable, key=lambda one: one.bonus).id if usable else ""
    near = [one.figure for one in able if fighters.in_range(_reach(offer, weapon), _at(one))]
    only = hunted if hunted in near else near[0] if len(near) == 1 else None
    return {
        "weapon": weapon,
        "targets": (only,) if only else (),
        "two": False,
        "frenzy": not is_last,
        "heal": "",
        "bonus": NOTHING,
    }


def two_by(offer: AttackOffer, draft: Draft) -> str:
    """What lets it strike two (CV-65, CV-69): the `weapon`, a typed `token`, or that it is `said`.

    The sealed token of an agent stays sealed: its owner says that it is a multiple shot, the rules know.
    """
    weapon = next((one for one in offer.weapons if one.id == draft["weapon"]), None)
    token = draft.get(f"token:{offer.figure}")
    if weapon is not None and weapon.two_targets:
        return "weapon"
    if token is not None and token.attack_effect == "multiple_shot":
        return "token"
    return "said" if draft["two"] else ""


def _reach(offer: AttackOffer, weapon: str) -> WeaponType:
    """How far this weapon goes; a henchman's or teammate's printed kind of attack (CV-60)."""
    found = next((one.type for one in offer.weapons if one.id == weapon), None)
    return found or offer.reach or "close"


def _at(target: TargetOffer) -> Relation:
    """Where it stands; another zone that the app does not know may turn out to be the next one."""
    return target.relation or "adjacent"


def is_far(offer: AttackOffer, draft: Draft, target: TargetOffer) -> bool:
    """Whether the chosen weapon does not reach where the app knows the target to be (CV-60)."""
    return not fighters.in_range(_reach(offer, draft["weapon"]), _at(target))


def struck(offer: AttackOffer, draft: Draft) -> list[TargetOffer]:
    """Who is aimed at: the last tapped, or the last two, as far as they are in reach."""
    wanted = draft["targets"][-2:] if two_by(offer, draft) else draft["targets"][-1:]
    return [one for one in offer.targets if one.figure in wanted and not is_far(offer, draft, one)]


def is_said_far(offer: AttackOffer, draft: Draft) -> bool:
    """Whether somebody aimed at stands too far by what the table just said."""
    said = [draft.get(f"relation:{one.figure}") for one in struck(offer, draft) if one.relation is None]
    return any(at and not fighters.in_range(_reach(offer, draft["weapon"]), at) for at in said)


def why_not(stage: Stage, offer: AttackOffer) -> str:
    """Why the figure on turn can attack nobody, in words (CV-60)."""
    able = [one for one in offer.targets if not one.why]
    if able:
        shut = [one.why for one in offer.weapons if one.why]
        if shut and len(shut) == len(offer.weapons):
            return reading.reasons(stage, shut[0])
        return stage.say("cyberverse-fight-no-range")
    against = [one.why for one in offer.targets if all(why.code != FRIENDLY for why in one.why)]
    return reading.reasons(stage, against[0]) if against else stage.say("cyberverse-phone-attack-nobody")


def lacks(stage: Stage, offer: AttackOffer, draft: Draft, ask: tuple[str, ...]) -> tuple[str, ...]:
    """What only the table can see and nobody has said yet, in words."""
    view, chosen = reading.game(stage), struck(offer, draft)
    found = [
        stage.say("cyberverse-phone-lacks-zone", name=one.name)
        for one in chosen
        if not (one.relation or draft.get(f"relation:{one.figure}"))
    ]
    found += [
        stage.say("cyberverse-phone-zones-to", name=reading.figure_name(view, one))
        for one in ask
        if draft.get(f"far:{one}") is None
    ]
    found += [
        stage.say("cyberverse-phone-lacks-token", name=reading.figure_name(view, figure))
        for figure, token in opened(offer, draft).items()
        if token is not None and token.token is None
    ]
    said = (draft["bonus"], *(draft.get(f"guard:{one.figure}", NOTHING) for one in chosen))
    return (*found, *([] if all(map(is_said, said)) else [stage.say("cyberverse-phone-bonus-reason")]))


def opened(offer: AttackOffer, draft: Draft) -> dict[str, TokenDraft | None]:
    """Unseen tokens that open with this attack, as far as they were said; None: it has none (CV-54)."""
    unseen = [offer.figure] if offer.needs_token else []
    unseen += [one.figure for one in struck(offer, draft) if one.needs_token]
    return {one: draft.get(f"token:{one}", TokenDraft()) for one in unseen}


def attack_of(offer: AttackOffer, draft: Draft, ask: tuple[str, ...]) -> Attack:
    """The attack, when it lacks nothing."""
    chosen = struck(offer, draft)
    level = draft.get("level")
    paid = next((one for one in offer.raises if one.level == level and one.cost), None)
    return Attack(
        attacker=offer.figure,
        aims=tuple(
            Aim(
                target=one.figure,
                relation=one.relation or draft[f"relation:{one.figure}"],
                bonuses=bonuses(draft.get(f"guard:{one.figure}", NOTHING)),
            )
            for one in chosen
        ),
        weapon=draft["weapon"] or None,
        xp=Raise(level=paid.level) if paid else None,
        use_frenzy=draft["frenzy"],
        bonuses=bonuses(draft["bonus"]),
        revealed={one: token.token if token else None for one, token in opened(offer, draft).items()},
        distances={one: draft[f"far:{one}"] for one in ask},
        heal_first=(draft["heal"],) if draft["heal"] else (),
    )
