### The Singularity War: editors of maps, cards, issues and campaigns.

## What the library calls them

singularity-format-singularity-map-1 = Issue map
    .plural = Issue maps
    .text = Spaces, ways, walls, areas and what lies on them
singularity-format-singularity-library-1 = Cards
    .plural = Collections of cards
    .text = Enemies, characters and upgrade cards of your box
singularity-format-singularity-issue-1 = Issue
    .plural = Issues
    .text = One setup card: limits, reminders, what it unlocks
singularity-format-singularity-campaign-1 = Campaign
    .plural = Campaigns
    .text = A story, its team and how it went so far

## Every editor

singularity-editor-source = typed at the table
singularity-editor-remove = Remove { $name }

## Map

singularity-editor-grid = { $n ->
    [one] Grid of 1 space
   *[other] Grid of { $n } spaces
}
singularity-editor-free = { $n ->
    [one] 1 space, ways drawn by hand
   *[other] { $n } spaces, ways drawn by hand
}
singularity-editor-tool-space = Space
singularity-editor-tool-erase = Remove
singularity-editor-tool-link = Link
singularity-editor-tool-wall = Wall
singularity-editor-tool-area = Area
singularity-editor-tool-hazard = Hazard
singularity-editor-tool-cache = Cache
singularity-editor-tool-token = Token
singularity-editor-tool-start = Start
singularity-editor-tool-end = End
singularity-editor-tool-line = Line
singularity-editor-hint-space = Tap a free spot to add a space, drag a space to move it, tap one to name it.
singularity-editor-hint-erase = Tap a space to take it off the map.
singularity-editor-hint-link = Tap two spaces: a way between them, or none. Or drag from one to the other.
singularity-editor-hint-link-on = { $name }: tap the other space.
singularity-editor-hint-wall = Tap two neighbours: a wall between them, or none.
singularity-editor-hint-wall-on = { $name }: tap the space behind the wall.
singularity-editor-hint-area = Area in hand: { $area }. Tap the spaces that belong to it.
singularity-editor-hint-hazard = Tap a space: a hazard, or none.
singularity-editor-hint-cache = Tap a space: a supply cache, or none.
singularity-editor-hint-token = Tap a space: a common token, an elite one, none.
singularity-editor-hint-start = Tap the space where the team starts.
singularity-editor-hint-end = Tap the space the team has to reach.
singularity-editor-hint-line = Tap spaces that lie in one straight line, in order.
singularity-editor-hint-line-on = In one line: { $names }
singularity-editor-no-area = none
singularity-editor-no-space = Put the first space on the map.
singularity-editor-add-here = Add a space at { $name }
singularity-editor-blocks = Tap the spot above, or begin with a block of spaces and remove what is not there.
singularity-editor-block = { $columns } × { $rows }
singularity-editor-space = Space { $name }
singularity-editor-space-name = What is it called? (may stay empty)
singularity-editor-areas = Areas
singularity-editor-area-name = Area { $n }
singularity-editor-area-field = Name of the area
singularity-editor-new-area = New area
singularity-editor-lines = Straight lines
singularity-editor-line-done = These lie in one line
singularity-editor-line-why = Tap two spaces of the line first
singularity-editor-kind = Kind of map
singularity-editor-is-grid = Grid
singularity-editor-is-free = No grid
singularity-editor-corners = Steps over corners

## Cards

singularity-editor-side-enemies = Enemies { $n }
singularity-editor-side-characters = Characters { $n }
singularity-editor-side-upgrades = Upgrade cards { $n }
singularity-editor-no-enemies = No enemy card yet.
singularity-editor-no-characters = No character yet.
singularity-editor-no-upgrades = No upgrade card yet.
singularity-editor-new-enemies = New enemy card
singularity-editor-new-characters = New character
singularity-editor-new-upgrades = New upgrade card
singularity-editor-new-enemies-name = Enemy { $n }
singularity-editor-new-characters-name = Character { $n }
singularity-editor-new-upgrades-name = Card { $n }
singularity-field-name = Name
singularity-field-plural = Name of several (Drones)
singularity-field-icon = Shape
singularity-field-kind = Kind
singularity-field-threat = Threat it adds
singularity-field-range = Range
singularity-field-move = Steps it moves
singularity-field-damage = Hits to remove one
singularity-field-health = Health, if it is tracked
singularity-field-setup = Its setup, as printed
singularity-field-moves = How it moves, if its card says more
singularity-field-ability = Ability
singularity-field-deck = Cards in its starting deck, if you count
singularity-field-value = Value, if it has one
singularity-field-text = What it does
singularity-editor-icon-drone = Drone
singularity-editor-icon-brute = Brute
singularity-editor-icon-hunter = Hunter
singularity-editor-icon-other = Other
singularity-editor-kind-common = Common
singularity-editor-kind-elite = Elite
singularity-field-ignores-walls = Ignores walls
singularity-field-by-hand = Moves as its card says

## Issues

singularity-editor-issue-number = Issue { $n }
singularity-editor-play = Play on this map
singularity-issue-title = Title
singularity-issue-number = Number
singularity-issue-map = Map
singularity-issue-no-map = No map
singularity-issue-limits = Limits are printed
singularity-issue-setup = Setting up, as reminders
singularity-issue-rules = Special rules, as reminders
singularity-issue-enemies = Enemies its tokens may show (none: any)
singularity-issue-unlocks = A win unlocks
singularity-unlocks-enemies = Enemies
singularity-unlocks-cards = Cards

## Campaign

singularity-campaign-state-won = Won
singularity-campaign-state-next = Next
singularity-campaign-state-locked = Locked
singularity-campaign-tries = { $n ->
    [one] 1 try
   *[other] { $n } tries
}
singularity-campaign-sub = Story of { $names } · { $n } of { $of } won
singularity-campaign-sub-new = Story mode · { $n } of { $of } won
singularity-campaign-edit = Change it
singularity-campaign-export = Export
singularity-campaign-show = Show the page
singularity-campaign-show-why = Save first, then see the page
singularity-campaign-unlocked = Unlocked
singularity-campaign-cards = { $n ->
    [one] 1 upgrade card
   *[other] { $n } upgrade cards
}
singularity-campaign-to-come = { $n ->
    [one] 1 enemy to come
   *[other] { $n } enemies to come
}
singularity-campaign-log = Log
singularity-campaign-log-empty = No issue has been played yet.
singularity-campaign-retry = After a loss every deck goes back to the start of that issue.
singularity-campaign-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
singularity-campaign-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
singularity-campaign-team = Team and cards gained
singularity-campaign-team-empty = The team joins with the first issue.
singularity-campaign-gained = +{ $n }
singularity-campaign-hint = Read the comic of issue { $n } first. Then set it up: the table opens with “{ $story }” chosen.
singularity-campaign-finished = The whole story is won. Arcade plays on with everything unlocked.
singularity-campaign-set-up = Set up issue { $n }
singularity-campaign-again = Play issue { $n } again
singularity-campaign-draw = Arcade draw
singularity-campaign-draw-board = Board and limits of { $title }.
singularity-campaign-draw-common = Common enemies
singularity-campaign-draw-elite = Elite enemies
singularity-campaign-draw-none = None is unlocked.
singularity-campaign-draw-note = Start a table, choose Arcade and this campaign; the app can also draw token by token.
singularity-campaign-library = Cards it is played with
singularity-campaign-no-library = None
singularity-campaign-issues = Issues, in story order
singularity-campaign-new-issue = New issue
singularity-campaign-add-issue = Copy in { $name }
singularity-campaign-earlier = { $name } earlier
singularity-campaign-later = { $name } later
singularity-campaign-first = First issue
singularity-campaign-field-character = Character
singularity-campaign-field-player = Player

## To read only

singularity-read-enemies = Enemy cards
singularity-read-characters = Characters
singularity-read-upgrades = Upgrade cards
singularity-read-figures = Threat { $threat } · Range { $range } · Move { $move }
singularity-read-health = Health { $n }
singularity-read-elite = elite
singularity-read-limits = Limits of the tracks
singularity-read-setup = On the table
singularity-read-rules = Rules of this issue
