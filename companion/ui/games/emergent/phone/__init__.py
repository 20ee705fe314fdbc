"""The phone: one question a screen, a module a phase; `seat` puts them together."""
