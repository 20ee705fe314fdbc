"""How the rules of Emergent say no. Codes here, sentences in `assets/locales/en/emergent-rules.ftl`."""

from __future__ import annotations

from companion.games.emergent.words import REFUSALS

why, refusal, wrong_phase = REFUSALS.why, REFUSALS.refusal, REFUSALS.wrong_phase
