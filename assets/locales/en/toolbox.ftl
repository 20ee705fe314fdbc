### Any other game: what the rules say. Sentences of the screens are in toolbox-screens.ftl.
### A refusal says what happened, what to do now, and which rule. Names of seats arrive without `_seat`.

toolbox-cover = Any other game
    .tagline = Countdown, secrets, scores and luck
toolbox-format-toolbox-kit-1 = Kit
    .plural = Kits

## Words

toolbox-tool-countdown = Countdown
    .line = One ring for all
toolbox-tool-clock = Clock for all
    .line = Time for each seat
toolbox-tool-deal = Deal in secret
    .line = Roles nobody can rig
toolbox-tool-choose = Choose at once
    .line = Sealed, then open together
toolbox-tool-tally = Secret tally
    .line = Only totals open
toolbox-tool-pad = Score pad
    .line = Rounds, totals, ranks
toolbox-tool-luck = Luck
    .line = Who begins, dice, a bag
toolbox-phase-home = Tools
toolbox-phase-countdown = Countdown
toolbox-phase-clock = Clock for all
toolbox-phase-deal = Your card
toolbox-phase-meeting = The meeting
toolbox-phase-choose = Choose at once
toolbox-phase-tally = Secret tally
toolbox-phase-pad = Score pad
toolbox-phase-luck = Luck
toolbox-phase-over = The evening is over
toolbox-timer-countdown = countdown
toolbox-timer-open = it opens
toolbox-timer-meeting = the narrator
toolbox-timer-clock = this turn
toolbox-look-role = your card
toolbox-look-meeting = whom you know
toolbox-meeting-1 = Everybody takes the phone in hand. Look at nobody else’s screen.
toolbox-meeting-2 = In a moment you hold your card. All hold it, whether it shows you somebody or not.
toolbox-meeting-3 = Hold now. Who is marked is known to you.
toolbox-meeting-4 = Let go. Tap when you are done.

## Refusals: the table

toolbox-bad-count = That number does not fit: from 1 to { $count }. ({ $rule })
    .title = Another number
toolbox-needs-seats = Somebody has to sit down first, or type the names: this tool needs people. ({ $rule })
    .title = Who takes part?
toolbox-too-few-seats = This needs at least { $need }, there are { $seats }. ({ $rule })
    .title = Too few people
toolbox-name-taken = { $name } is there twice. Everybody needs a name of their own. ({ $rule })
    .title = The name is taken
toolbox-bad-name = A name has 1 to { $high } letters. ({ $rule })
    .title = Another name
toolbox-not-leader = Only { $leader }, the host or the leading tablet does that. Ask there. ({ $rule })
    .title = Not yours to steer
toolbox-not-yours = That is somebody else’s own to say. ({ $rule })
    .title = Not yours
toolbox-clock-only = Only the clock says that. ({ $rule })
    .title = The clock’s word
toolbox-stale-time = That time is over. ({ $rule })
    .title = Too late
toolbox-unknown-seat = { $name } does not take part. ({ $rule })
    .title = Nobody of that name
toolbox-resting = That tool is laid aside, bring it back first. ({ $rule })
    .title = Laid aside
toolbox-not-resting = There is nothing of that kind laid aside. ({ $rule })
    .title = Nothing there
toolbox-unfinished = Finish it or put it away first. ({ $rule })
    .title = One at a time
toolbox-timer-busy = Something counts already: let it end, pause it or call it off. ({ $rule })
    .title = Time is running
toolbox-game-over = The evening is over here. Start another table for more. ({ $rule })
    .title = It is over

## Refusals: countdown and clock

toolbox-no-countdown = No countdown is running. ({ $rule })
    .title = Nothing counts
toolbox-paused = It rests. Let it run first. ({ $rule })
    .title = Paused
toolbox-not-paused = It is running already. ({ $rule })
    .title = It runs
toolbox-counting = The countdown to the opening runs: you can replace your choice, not take it out. ({ $rule })
    .title = It counts down
toolbox-bad-seconds = From 1 second to 99:59. ({ $rule })
    .title = Another length
toolbox-nothing-to-open = There is no question or tally in front. ({ $rule })
    .title = Nothing to open
toolbox-bad-time = That is too short or too long. ({ $rule })
    .title = Another time
toolbox-bad-increment = An increment is 0 to 600 seconds. ({ $rule })
    .title = Another increment
toolbox-bad-overtime = Overtime is 0 seconds to an hour. ({ $rule })
    .title = Another overtime
toolbox-bad-order = Everybody once, please. ({ $rule })
    .title = Somebody is missing
toolbox-not-your-turn = It is { $seat }’s turn. ({ $rule })
    .title = Not your turn
toolbox-already-turn = It is that turn already. ({ $rule })
    .title = Already there
toolbox-seat-out = That place plays no more. ({ $rule })
    .title = Out
toolbox-no-time-left = No time is left there; give some first. ({ $rule })
    .title = No time
toolbox-not-started = The clock has not begun. ({ $rule })
    .title = Not yet
toolbox-already-started = The clock runs already. ({ $rule })
    .title = It has begun
toolbox-clock-stopped = The clock has ended. ({ $rule })
    .title = It has ended

## Refusals: roles

toolbox-line-too-long = The line is too long: { $high } characters. ({ $rule })
    .title = Shorter, please
toolbox-no-roles = Write the roles, such as: 2 Wolves, Seer, 3 Villagers. ({ $rule })
    .title = Which roles?
toolbox-no-role-name = Entry { $entry }: how many of what? ({ $rule })
    .title = A name is missing
toolbox-bad-role-name = Entry { $entry }: a name has no star, plus or arrow. ({ $rule })
    .title = Another name
toolbox-role-name-too-long = Entry { $entry }: { $high } letters at most. ({ $rule })
    .title = Shorter, please
toolbox-bad-knows = Entry { $entry }: after the arrow come names, joined by a plus. ({ $rule })
    .title = Who knows whom?
toolbox-knows-twice = { $name } knows two different things. Say it once. ({ $rule })
    .title = Said twice
toolbox-unknown-role = { $name } is not in the line. ({ $rule })
    .title = No such role
toolbox-two-fillers = Only one role can fill up the table. ({ $rule })
    .title = Two fillers
toolbox-too-few-roles = { $seats } seats, { $roles } roles: add some, or a filler such as *Villager. ({ $rule })
    .title = Roles are missing
toolbox-too-many-roles = { $roles } roles for { $seats } seats: take some out, or let them lie in the middle. ({ $rule })
    .title = Too many roles
toolbox-too-many-kinds = { $high } kinds of roles at most. ({ $rule })
    .title = Too many kinds
toolbox-too-many-cards = { $high } cards at most. ({ $rule })
    .title = Too many cards
toolbox-script-runs = The narrator is speaking. Wait for the last line. ({ $rule })
    .title = Not yet
toolbox-nothing-to-meet = Nobody knows anybody in this deal. ({ $rule })
    .title = No meeting
toolbox-nothing-dealt = Nothing is dealt. ({ $rule })
    .title = Deal first
toolbox-already-open = That is done already. ({ $rule })
    .title = Done

## Refusals: questions and tallies

toolbox-word-count = From { $low } to { $high } words to choose from. ({ $rule })
    .title = How many words?
toolbox-bad-word = A word has 1 to { $high } letters. ({ $rule })
    .title = Another word
toolbox-word-twice = { $word } is there twice. ({ $rule })
    .title = Twice
toolbox-bad-range = From a lower to a higher number, between { $low } and { $high }. ({ $rule })
    .title = From where to where?
toolbox-range-too-wide = At most { $high } apart; ask for a free number instead. ({ $rule })
    .title = Too wide
toolbox-bad-fallback = What counts for the absent must be one of the choices. ({ $rule })
    .title = For the absent
toolbox-bad-decide = That is for numbers only. ({ $rule })
    .title = How is it decided?
toolbox-bad-tie = Names stay closed, so nobody can be drawn. ({ $rule })
    .title = Ties are shared
toolbox-not-offered = That is not among the choices. ({ $rule })
    .title = Choose another
toolbox-bad-number = A whole number, please. ({ $rule })
    .title = Another number
toolbox-out-of-range = From { $low } to { $high }. ({ $rule })
    .title = Another number
toolbox-not-yourself = Somebody else than yourself. ({ $rule })
    .title = Not yourself
toolbox-not-asked = You are not asked this time. ({ $rule })
    .title = Not asked
toolbox-not-sealed = Your envelope is empty. ({ $rule })
    .title = Nothing sealed
toolbox-sealed-already = An envelope is sealed already; what opens stays as agreed. ({ $rule })
    .title = Too late
toolbox-not-all-ready = Waiting for { $waiting }. ({ $rule })
    .title = Not everybody is ready
toolbox-not-all-in = Waiting for { $waiting }. ({ $rule })
    .title = Not everybody has put in
toolbox-group-too-small = Fewer than { $least }: the totals would tell. ({ $rule })
    .title = Too few for a secret
toolbox-bad-group = The smallest group is { $low } to { $high }. ({ $rule })
    .title = Another number
toolbox-compartment-count = { $low } to { $high } compartments. ({ $rule })
    .title = How many?
toolbox-compartment-twice = { $name } is there twice. ({ $rule })
    .title = Twice
toolbox-bad-bounds = Everybody puts in at least so many and at most so many, from { $low } to { $high }. ({ $rule })
    .title = Between what?
toolbox-not-taking-part = You put nothing in this time. ({ $rule })
    .title = Not you
toolbox-unknown-compartment = There is no compartment { $name }. ({ $rule })
    .title = Where?
toolbox-too-few-put = At least { $least }. ({ $rule })
    .title = Too few
toolbox-too-many-put = At most { $most }. ({ $rule })
    .title = Too many
toolbox-already-put = You have put in already. ({ $rule })
    .title = Done

## Refusals: pad and luck

toolbox-row-count = { $low } to { $high } rows. ({ $rule })
    .title = How many rows?
toolbox-row-twice = { $row } is there twice. ({ $rule })
    .title = Twice
toolbox-unknown-row = There is no such row. ({ $rule })
    .title = Which row?
toolbox-row-closed = { $row } is closed; correct it instead. ({ $rule })
    .title = Closed
toolbox-row-open = { $row } is still open; type it. ({ $rule })
    .title = Still open
toolbox-bad-factor = Factor and divisor are 1 to { $high }. ({ $rule })
    .title = Another factor
toolbox-bad-bonus = A bonus is a whole number, not 0, up to { $high }. ({ $rule })
    .title = Another bonus
toolbox-bad-end = Say after how many rounds or at which total it ends. ({ $rule })
    .title = When does it end?
toolbox-pad-over = This pad has come to its end. ({ $rule })
    .title = It has ended
toolbox-dice-too-long = At most { $high } characters. ({ $rule })
    .title = Shorter, please
toolbox-bad-dice = Write it like 3d6+1. ({ $rule })
    .title = Which dice?
toolbox-too-many-terms = At most { $high } parts. ({ $rule })
    .title = Too many parts
toolbox-bad-constant = A number up to { $high }. ({ $rule })
    .title = Too large
toolbox-bad-sides = A die has { $low } to { $high } sides. ({ $rule })
    .title = Which die?
toolbox-no-dice = There is no die in it. ({ $rule })
    .title = Which dice?
toolbox-too-many-dice = At most { $high } dice. ({ $rule })
    .title = Too many dice
toolbox-bad-bag = A bag has 1 to 60 different kinds, 200 pieces at most; six bags at a table. ({ $rule })
    .title = What is in the bag?
toolbox-bag-empty = { $left } are left. ({ $rule })
    .title = Not enough left

## Refusals: kits

toolbox-kit-players = { $name } is for { $low } to { $high }, { $seats } sit here. ({ $rule })
    .title = Another kit
toolbox-bad-pack = { $where }: { $problem } ({ $rule })
    .title = That does not fit
toolbox-wrong-format = This is no kit of the format toolbox-kit/1. ({ $rule })
    .title = Another format
toolbox-bad-id = The short name has small letters, digits and dashes, 40 at most. ({ $rule })
    .title = Another short name
toolbox-bad-players = From 0 to 12 people, the smaller number first. ({ $rule })
    .title = For how many?
toolbox-id-twice = { $where } is the short name of two parts. ({ $rule })
    .title = Twice
toolbox-unknown-step = { $part ->
        [setup] Before the first round
        [end] At the end
       *[round] Round
    }, step { $step }: nobody knows how to do this. ({ $rule })
    .title = Which step?
toolbox-step-without-part = { $part ->
        [setup] Before the first round
        [end] At the end
       *[round] Round
    }, step { $step }: { $name ->
        [nothing] the kit has nothing for this step
       *[other] the kit has no “{ $name }”
    }. ({ $rule })
    .title = The part is missing
toolbox-meet-before-deal = { $part ->
        [setup] Before the first round
        [end] At the end
       *[round] Round
    }, step { $step }: there is no meeting before the deal. ({ $rule })
    .title = Deal first
toolbox-too-many-steps = { $where }: twenty steps at most. ({ $rule })
    .title = Too many steps
toolbox-no-steps = There is no step here. ({ $rule })
    .title = No steps
toolbox-unused-part = { $where } is used by no step. ({ $rule })
    .title = Left over

## The log

toolbox-log-leader = { $seat } leads.
toolbox-log-brought = Back on the table: { $tool ->
    [clock] the clock
    [deal] the cards
    [choose] the question
    [tally] the tally
    [pad] the score pad
   *[other] luck
}.
toolbox-log-put-away = Put away: { $tool ->
    [countdown] the countdown
    [clock] the clock
    [deal] the cards
    [choose] the question
    [tally] the tally
    [pad] the score pad
   *[other] luck
}.
toolbox-log-bag-away = The bag { $bag } was put away.
toolbox-log-countdown = A countdown of { $seconds } seconds.
toolbox-log-called-off = The countdown of { $seconds } seconds was called off.
toolbox-log-zero = Time is up after { $seconds } seconds.
toolbox-log-turn-of = It is { $place }’s turn.
toolbox-log-clock-set = A clock for { $places }.
toolbox-log-clock-runs = The clock runs for { $place }.
toolbox-log-turn-took = { $place } took { $seconds } s.
toolbox-log-flag = { $place } has no time left.
toolbox-log-given = { $place } got { $seconds } s more.
toolbox-log-left-clock = { $place } left the clock.
toolbox-log-clock-ended = { $why ->
    [stopped] The clock was stopped.
    [no_time] The clock has ended: no time is left.
   *[last_seat] The clock has ended: only one is left.
}
toolbox-log-dealt = Deal { $number }: { $cards } cards.
toolbox-log-meeting = The narrator begins.
toolbox-log-met = Everybody has met.
toolbox-log-opened-role = { $seat } was: { $role }.
toolbox-log-opened-middle = In the middle lay: { $roles }.
toolbox-log-opened-roles = All cards lie open.
toolbox-log-asked = { $plain ->
    [1] Question { $number } is asked.
   *[0] Question { $number }: { $ask }
}
toolbox-log-shows = It will show: { $show ->
    [names] who chose what
    [totals] only totals
   *[winner] only what won
}.
toolbox-log-paper = { $seat }’s paper was typed.
toolbox-log-papers = { $count } papers were mixed and counted.
toolbox-log-withheld = Question { $number } stays closed: too few had sealed.
toolbox-log-chosen = { $plain ->
    [1] It opens:
   *[0] { $ask }
} { $none ->
    [1] Nothing won.
   *[0] { $won }.
}
toolbox-log-chosen-seats = { $plain ->
    [1] It opens:
   *[0] { $ask }
} { $won }.
toolbox-log-tally = { $plain ->
    [1] Tally { $number } begins.
   *[0] Tally { $number }: { $ask }
}
toolbox-log-tallied = { $plain ->
    [1] It opens:
   *[0] { $ask }
} { $totals }.
toolbox-log-tally-withheld = Tally { $number } stays closed: too few had put in.
toolbox-log-pad = A score pad with { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
toolbox-log-row-added = A new row: { $row }.
toolbox-log-row-closed = { $row } is closed.
toolbox-log-corrected = { $seat } corrected { $row } of { $place }: { $old } → { $new }.
    .detail = { $reason }
toolbox-log-pad-over = The pad has ended: { $won }.
toolbox-log-begins = { $place } begins.
toolbox-log-rolled = { $seat } rolled { $notation }: { $total }.
    .detail = { $faces }
toolbox-log-bag = The bag { $bag } was filled with { $pieces } pieces.
toolbox-log-refilled = Everything went back into { $bag }.
toolbox-log-drew = { $seat } drew from { $bag }: { $pieces }.
toolbox-log-drew-unseen = { $seat } drew { $count } from { $bag }, unseen.
toolbox-log-showed = { $seat } showed: { $piece }.
toolbox-log-said = { $text }
toolbox-log-kit = Taken up: { $name }.
toolbox-log-step-to = On to step { $step }.
toolbox-log-closed = The evening was closed.

## House rules

toolbox-option-kit = Kit
    .printed = No kit: every tool by hand.
toolbox-option-kit-none = No kit
toolbox-option-kit-pack = A kit from the library
toolbox-option-lead = Who leads
    .printed = The first seat leads until another is named; the host always may.
toolbox-option-lead-leader = One leader
toolbox-option-lead-anyone = Everybody
toolbox-option-lead-table = Only the tablet
toolbox-option-luck = Who may roll and draw
    .printed = Dice are for all.
toolbox-option-luck-anyone = Everybody
toolbox-option-luck-lead = Who leads
toolbox-option-luck-turn = Whose turn it is
toolbox-option-role-list = Who sees the line of roles
    .printed = Everybody: the deal is the secret, not the line.
toolbox-option-role-list-public = Everybody
toolbox-option-role-list-lead = Who leads
toolbox-option-own-opening = Open one’s own card
    .printed = Nobody proves a role before the end.
toolbox-option-own-opening-false = Not before the end
toolbox-option-own-opening-true = Any time
toolbox-option-spare = More roles than seats
    .printed = Refused: nearly always a slip.
toolbox-option-spare-refuse = Refused
toolbox-option-spare-hidden = They lie in the middle
toolbox-option-filler = Who fills up the table
    .printed = Nobody unless the line says so.
toolbox-option-amounts = How much somebody put in
    .printed = Stays hidden.
toolbox-option-amounts-hidden = Stays hidden
toolbox-option-amounts-after-opening = Shows after the opening
toolbox-option-least-group = Smallest group for totals
    .printed = Three: the smallest at which two others share the secret.
toolbox-option-pad-ends-table = A finished pad ends the evening
    .printed = No: the evening may go on.
toolbox-option-pad-ends-table-false = No
toolbox-option-pad-ends-table-true = Yes
