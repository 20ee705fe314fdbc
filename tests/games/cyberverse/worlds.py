"""Other worlds of CyberVerse: everything a viewer may not know is dealt anew."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.packs.cards import CombatToken
from companion.games.cyberverse.state import CyberverseState, Fight, Kept, PayEntry, Site
from companion.games.cyberverse.words import ATTACK_EFFECTS, DEFENSE_EFFECTS
from companion.kernel.chance import Seed
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat, Viewer
from tests.games.kits import Pick

TITLES = ("The Vault", "Neon Rain", "A very long title of a story card", "Zoë’s last job", "Ghost")


def token(pick: Pick, *, stealth: bool = False) -> CombatToken:
    """Any combat token; stealth only when it has to be."""
    wards = ("stealth",) if stealth else tuple(one for one in DEFENSE_EFFECTS if one != "stealth")
    return CombatToken(
        attack=pick(range(5)),
        defense=pick(range(6)),
        attack_effect=pick((None, *ATTACK_EFFECTS)),
        defense_effect=pick(wards if stealth else (None, *wards)),
    )


def redeal(state: CyberverseState, viewer: Viewer, pick: Pick) -> CyberverseState:
    """The same game as far as this viewer may know it (CV-3)."""
    state = replace(
        state,
        seed=Hidden(Seed(bytes(pick(range(256)) for _ in range(32)))),
        orgs={seat: replace(org, deck=_deck(org.deck, pick)) for seat, org in state.orgs.items()},
        entries={
            seat: kept if seat == viewer else Hidden(PayEntry(), kept.owners)
            for seat, kept in state.entries.items()
        },
    )
    if state.looking and state.looking.seat != viewer:
        titles = Hidden((pick(TITLES), pick(TITLES)), state.looking.titles.owners)
        state = replace(state, looking=replace(state.looking, titles=titles))
    return replace(state, site=_site(state, state.site, viewer, pick)) if state.site else state


def _deck(deck: object, pick: Pick) -> object:
    """The same cards in another order."""
    left, mixed = list(deck.left.value), []  # type: ignore[attr-defined]
    while left:
        mixed.append(left.pop(pick(range(len(left)))))
    return replace(deck, left=Hidden(tuple(mixed)))  # type: ignore[type-var]


def _site(state: CyberverseState, site: Site, viewer: Viewer, pick: Pick) -> Site:
    one_by_one = state.options.fight_declaration == "initiative"
    is_open = site.is_decided or one_by_one
    declared = {
        seat: kept if seat == viewer or is_open else Hidden(pick((True, False)), kept.owners)
        for seat, kept in site.declared.items()
    }
    return replace(site, declared=declared, fight=_fight(state, site.fight, viewer, pick))


def _fight(state: CyberverseState, fight: Fight | None, viewer: Viewer, pick: Pick) -> Fight | None:
    if fight is None:
        return None
    return replace(
        fight,
        tokens={figure: _kept(state, figure, kept, viewer, pick) for figure, kept in fight.tokens.items()},
    )


def _kept(state: CyberverseState, figure: str, kept: Kept, viewer: Viewer, pick: Pick) -> Kept:
    """A sealed token of somebody else is any token; its seal stays, nobody can look through it."""
    if kept.is_open:
        return kept
    kept = replace(kept, salt=Hidden(str(pick(range(1000)))))
    owner = state.agents[figure].seat if figure in state.agents else None
    if owner == viewer:
        return kept
    return replace(kept, token=Hidden(token(pick), kept.token.owners))


def flip(state: CyberverseState, seat: Seat) -> CyberverseState:
    """The same game with other things in this seat's hand: its sealed tokens and the stories it looks at.

    A token that cannot attack stays one (CV-60): the owner's phone offers no attack with it.
    """
    if state.looking and state.looking.seat == seat:
        titles = Hidden(("Other", "Something else entirely"), state.looking.titles.owners)
        state = replace(state, looking=replace(state.looking, titles=titles))
    fight = state.site.fight if state.site else None
    if state.site is None or fight is None:
        return state
    tokens = {
        figure: _other(kept) if figure in state.agents and state.agents[figure].seat == seat else kept
        for figure, kept in fight.tokens.items()
    }
    return replace(state, site=replace(state.site, fight=replace(fight, tokens=tokens)))


def _other(kept: Kept) -> Kept:
    """Another token in the same envelope."""
    value = kept.token.value
    if kept.is_open or (value is not None and value.defense_effect == "stealth"):
        return kept
    other = CombatToken(attack=3, defense=1, attack_effect="frenzy") if value is None else None
    return replace(kept, token=Hidden(other, kept.token.owners))
