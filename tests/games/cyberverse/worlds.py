"""Other worlds of CyberVerse: everything a viewer may not know is dealt anew."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.packs.cards import CombatToken
from companion.games.cyberverse.state import CyberverseState, entered
from companion.games.cyberverse.state.phases import Activation, Entries, Looking, Strategy
from companion.games.cyberverse.state.site import Fight, Kept, Site
from companion.games.cyberverse.views import PayEntry
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
    )
    match state.now:
        case Entries(entries=entries):
            others = {
                seat: kept if seat == viewer else Hidden(PayEntry(), kept.owners)
                for seat, kept in entries.items()
            }
            return entered(state, replace(state.now, entries=others))
        case Strategy(looking=Looking() as seen) | Activation(looking=Looking() as seen) if (
            seen.seat != viewer
        ):
            return _looking(state, seen, pick(TITLES), pick(TITLES))
        case Site() as site:
            return entered(state, _site(state, site, viewer, pick))
        case _:
            return state


def _looking(state: CyberverseState, seen: Looking, *titles: str) -> CyberverseState:
    """Somebody looks at two other stories."""
    other = replace(seen, titles=Hidden(titles, seen.titles.owners))
    return entered(state, replace(state.now, looking=other))


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
    site = replace(site, declared=declared)
    if not isinstance(site, Fight):
        return site
    tokens = {figure: _kept(state, figure, kept, viewer, pick) for figure, kept in site.tokens.items()}
    return replace(site, tokens=tokens)


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
    match state.now:
        case Strategy(looking=Looking() as seen) | Activation(looking=Looking() as seen) if seen.seat == seat:
            return _looking(state, seen, "Other", "Something else entirely")
        case Fight(tokens=tokens) as fight:
            mine = {
                figure: _other(kept) if figure in state.agents and state.agents[figure].seat == seat else kept
                for figure, kept in tokens.items()
            }
            return entered(state, replace(fight, tokens=mine))
        case _:
            return state


def _other(kept: Kept) -> Kept:
    """Another token in the same envelope."""
    value = kept.token.value
    if kept.is_open or (value is not None and value.defense_effect == "stealth"):
        return kept
    other = CombatToken(attack=3, defense=1, attack_effect="frenzy") if value is None else None
    return replace(kept, token=Hidden(other, kept.token.owners))
