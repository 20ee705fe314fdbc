"""How the rules of CyberVerse say no. Codes here, sentences in `assets/locales/en/cyberverse-rules.ftl`."""

from __future__ import annotations

from companion.games.cyberverse.words import REFUSALS

why, refusal, wrong_phase = REFUSALS.why, REFUSALS.refusal, REFUSALS.wrong_phase
