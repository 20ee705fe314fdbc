"""The phone: the tool in front, for the thumb."""
