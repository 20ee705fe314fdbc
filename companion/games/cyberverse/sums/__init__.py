"""The public maths of CyberVerse: pure functions that rules and screens share."""
