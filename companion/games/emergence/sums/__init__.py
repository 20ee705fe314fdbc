"""Public maths of Emergence, for rules and screens alike: no state, no secrets."""
