"""The phone: one question a screen, by phase."""
