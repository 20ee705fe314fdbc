"""Just this fight: the combat calculator without a table (CV-60..72)."""
