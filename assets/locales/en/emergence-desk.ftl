### Emergence: the editor of cities.

emergence-desk-size = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
emergence-desk-play = Play on this city
emergence-desk-tool-add = Lay
emergence-desk-tool-move = Move
emergence-desk-tool-link = Join
emergence-desk-tool-erase = Take away
emergence-desk-kinds = What you lay
emergence-desk-new = New tile
emergence-desk-no-tile = Begin with a new tile.
emergence-desk-lay = Lay a tile at { $q }, { $r }
emergence-desk-tile = { $name }, { $kind }
emergence-desk-hint-add = Tap a dashed hex to lay a { $kind } tile, or a tile to name it.
emergence-desk-hint-add-pairs = A new tile touches the one you tapped last. Tap a tile to name it.
emergence-desk-hint-move = Tap the tile you want to move.
emergence-desk-hint-move-on = Tap where { $name } should lie; another tile changes places with it.
emergence-desk-hint-link = Tap a tile, then all it touches.
emergence-desk-hint-link-on = Tap all that { $name } touches; once more parts them.
emergence-desk-hint-erase = Tap what should not be there.
emergence-desk-field-id = Name
emergence-desk-field-kind = Kind
emergence-desk-remove = Take { $name } away
emergence-desk-supply = Blocks left in the box
    .text = Empty: as many as you like.
emergence-desk-box-light-blue = Light blue
emergence-desk-box-dark-blue = Dark blue
emergence-desk-box-light-green = Light green
emergence-desk-box-dark-green = Dark green
emergence-desk-touching = Which tiles touch
emergence-desk-by-hex = As the hexes lie
emergence-desk-by-pairs = As I join them
