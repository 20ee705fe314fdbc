"""How the rules of The Singularity War say no. Sentences in `assets/locales/en/singularity-rules.ftl`."""

from __future__ import annotations

from companion.games.singularity.words import REFUSALS

why, refusal, wrong_step = REFUSALS.why, REFUSALS.refusal, REFUSALS.wrong_phase
