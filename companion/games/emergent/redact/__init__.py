"""What each viewer may know: built up from nothing, never cut down. The only way out of a state."""
