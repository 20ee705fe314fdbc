"""What a borrower of an organization sees of its own half: what they sealed themselves."""

from __future__ import annotations

from companion.games.cyberverse.actions import DeclareFight, LookAtStories, Pay, SealToken
from companion.games.cyberverse.redact.looks import STORIES
from companion.games.cyberverse.state import CyberverseState
from companion.games.cyberverse.views import CyberverseView
from companion.kernel.action import Action
from companion.kernel.seat import Seat


def lent(
    _state: CyberverseState, _seat: Seat, view: CyberverseView, said: tuple[Action, ...]
) -> CyberverseView:  # CV-3, CV-43, CV-52, CV-54, CV-86
    """Tokens, stories, a declaration and an entry only if the borrower said them."""
    kinds = {type(one) for one in said}
    sealed = {f"token:{one.agent}" for one in said if isinstance(one, SealToken)}
    shown = sealed | ({STORIES} if LookAtStories in kinds else set())
    payday = view.my_payday
    if payday and Pay not in kinds:
        payday = payday.model_copy(update={"entry": None})
    return view.model_copy(
        update={
            "my_looks": tuple(at for at in view.my_looks if at in shown),
            "my_declaration": view.my_declaration if DeclareFight in kinds else None,
            "my_payday": payday,
        }
    )
