"""The documents a table can edit: boards and demand decks, each a model with its checker (section 8)."""
