"""One game in progress: who sits where, what happened, what everybody may see."""
