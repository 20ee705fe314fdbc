"""What a held card shows, written so that every face of a kind is equally long."""

from __future__ import annotations

from companion.games.cyberverse.packs.cards import CombatToken

EFFECT = 14
"""As long as the longest effect."""
TITLE = 160
"""Bytes of a title of 40 letters, at most."""


def token_code(token: CombatToken | None) -> str:
    """A kept token: `2|3|grapple       |energy_shield `; dashes when it fights without one."""
    if token is None:
        return f"-|-|{'-':<{EFFECT}}|{'-':<{EFFECT}}"
    attack, defense = token.attack_effect or "", token.defense_effect or ""
    return f"{token.attack}|{token.defense}|{attack:<{EFFECT}}|{defense:<{EFFECT}}"


def read_token(code: str) -> CombatToken | None:
    """The token behind a face of `token:<agent>`; None: it fights without one."""
    attack, defense, attack_effect, defense_effect = (part.strip() for part in code.split("|"))
    if attack == "-":
        return None
    return CombatToken(
        attack=int(attack),
        defense=int(defense),
        attack_effect=attack_effect or None,
        defense_effect=defense_effect or None,
    )


def titles_code(first: str, second: str) -> str:
    """Two story titles, padded and in hex, so that their length tells nothing."""
    return "".join(title.encode().ljust(TITLE).hex() for title in (first, second))


def read_titles(code: str) -> tuple[str, str]:
    """The titles behind the face of `stories`."""
    first, second = bytes.fromhex(code[: 2 * TITLE]), bytes.fromhex(code[2 * TITLE :])
    return first.decode().rstrip(), second.decode().rstrip()
