"""An editor's desk, for every document of every game: a draft that is kept, undo, faults, save, leave.

A game brings a *craft* (how its document becomes a draft and back), a *bench* (the draft, and what the finger
holds), its checks, and how its pieces are drawn. The desk does the rest.
"""
