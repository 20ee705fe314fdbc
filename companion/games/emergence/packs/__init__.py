"""The documents of Emergence that a table can edit: cities."""
