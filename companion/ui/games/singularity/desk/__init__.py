"""Documents of the library at this game: how they look to readers, and the cards that are kept there."""
