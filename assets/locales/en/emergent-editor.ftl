# Emergent: the board editor and the deck editor.

## What the library calls the documents

emergent-format-emergent-board-pack-1 = Board
    .plural = Boards
    .text = Regions, links and cities of a printed board
emergent-format-emergent-demand-deck-1 = Demand deck
    .plural = Demand decks
    .text = The demand cards of every round, secret

## Both editors

emergent-editor-source = typed from the copy on our table
emergent-editor-play = Play on this board

## The board: lists and form

emergent-editor-lists = Which list
emergent-editor-regions = Regions { $n }
emergent-editor-cities = Cities { $n }
emergent-editor-cities-of = { $n ->
    [0] no city
    [one] 1 city
   *[other] { $n } cities
}
emergent-editor-no-cities = No city yet. Take the tool City, tap a region, type its city.
emergent-editor-nowhere = no region
emergent-editor-linked = linked
emergent-editor-has-fault = has a fault
emergent-editor-full = { $most } regions: a board holds no more.
emergent-editor-add-region = Add a region
emergent-editor-new-region = Region #
emergent-editor-region-name = Region
emergent-editor-colour-green = green
emergent-editor-colour-red = red
emergent-editor-colour-none = none
emergent-editor-city = City
emergent-editor-rank = Rank
emergent-editor-add-city = Add a city, rank { $rank }
emergent-editor-more = More about { $name }
emergent-editor-carry = Put { $name } into another region
emergent-editor-elsewhere = Other region
emergent-editor-carried = Tap a region
emergent-editor-remove = Remove
emergent-editor-remove-city = Remove the city { $name }
emergent-editor-remove-region = Remove { $name }
emergent-editor-borders = { $n ->
    [0] No borders yet.
    [one] 1 border: { $names }
   *[other] { $n } borders: { $names }
}
emergent-editor-touches = { $name } touches:
emergent-editor-nothing = nothing
emergent-editor-map-region = { $name }, { $colour }. { $cities }. Touches { $borders }.

## The board: map and tools

emergent-editor-tools = Tools
emergent-editor-tool-move = Move
emergent-editor-tool-link = Link
emergent-editor-tool-city = City
emergent-editor-empty = Or type all the names in a row, with Enter after each: from the upper left to the lower right they come to lie about right.
    .title = Tap where a region lies
emergent-editor-take-up = Go on with { $title }
emergent-editor-hint = What to do next
    .move = Tap the sea to add a region. Drag one to move it.
    .link = Tap a region, then all it touches. Or drag hub to hub.
    .link-on = Tap all that { $name } touches. Tap { $name } when done.
    .linked = { $one } and { $other } touch. Go on, or tap { $one }.
    .parted = { $one } and { $other } no longer touch.
    .city = Tap a region, then type its city.
    .city-on = Type a city of { $name }: “5 Ostholm” gives it rank 5.
    .carry = Tap the region where { $name } lies.
emergent-editor-mark-unreachable = no way here
emergent-editor-mark-loose = no link yet
emergent-editor-mark-name = same name
emergent-editor-mark-other = to fix

## The board: checks

emergent-editor-no-region = The board has no region yet. Tap the map, or type a name.
emergent-editor-no-city-here = { $count ->
    [one] { $regions } has no city. That is allowed.
   *[other] { $regions } have no city. That is allowed.
}
emergent-editor-rank-gap = { $count ->
    [one] No city has rank { $low }. Gaps are allowed.
   *[other] No city has a rank from { $low } to { $high }. Gaps are allowed.
}
emergent-editor-all-reached = All { $regions } regions can be reached.
emergent-editor-links = { $links ->
    [one] 1 link.
   *[other] { $links } links, none twice.
}
emergent-editor-ranks = { $cities ->
    [one] 1 city with a rank.
   *[other] { $cities } cities, every rank once.
}
emergent-editor-names = Names are all different.

## The deck

emergent-editor-secret = Who reads on knows what every city will want in every round. Let somebody open it who does not play, or open it together when the game is over.
    .title = You will know the cards
    .note = While an unfinished table plays with a deck, nobody can open it. Decks are never sent to phones before their round.
    .yes = Open the deck
    .no = Leave it closed
emergent-editor-secret-new = Who types the cards knows them. Let somebody type who does not play, or type cards that all of you have already seen.
    .title = You will know the cards
    .yes = Type the deck
    .no = Rather not
emergent-editor-which-board = For which board?
emergent-editor-no-boards = The library has no board yet. Go back and make one first: a deck names the cities of its board.
emergent-editor-deck-for = for { $board }
emergent-editor-rounds = Rounds
emergent-editor-round = Round { $n }
emergent-editor-round-short = { $n }
emergent-editor-five-rounds = Add a fifth round
emergent-editor-four-rounds = Remove the fifth round
emergent-editor-no-card = no card
emergent-editor-half = half typed
emergent-editor-card-sum = sum { $sum }
emergent-editor-tier = { $city }, tier { $n }
emergent-editor-goal = Round { $n } should add up to
emergent-editor-no-goal = Nothing is printed for round { $n }
emergent-editor-reading-all = All three tiers
emergent-editor-reading-first = First tiers only
emergent-editor-to-go = { $n } to go
emergent-editor-fits = That fits.
emergent-editor-over = { $n } too many
emergent-editor-line = A card in one line
    .hint = Harbour 5 3 2
emergent-editor-read = { $city } { $tiers }, sum { $sum }.
emergent-editor-read-again = { $city } { $tiers }, sum { $sum }. It was { $before }.
emergent-editor-read-none = { $city } has no card this round.
emergent-editor-half-card = Round { $round }: { $city } has only { $tiers }. Type all three numbers, or empty the boxes.
emergent-editor-round-empty = Round { $round } has no card yet. That is allowed.
emergent-editor-round-differs = Round { $round } adds up to { $every } with all tiers and to { $first } with first tiers; the rulebook says { $goal }.
emergent-editor-reading = { $reading ->
    [all_tiers] Every round adds up, counting all three tiers.
    [first_tier] Every round adds up, counting first tiers only.
   *[both] Every round adds up in both readings.
}
emergent-editor-readings-mixed = Some rounds add up with all tiers, others with first tiers only. Check the cards.
