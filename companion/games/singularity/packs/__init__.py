"""The documents a table can edit: what they hold, and everything that can be wrong with them."""
