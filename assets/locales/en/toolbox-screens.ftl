### Any other game: what the screens say.

toolbox-home = Any other game
toolbox-home-line = Tap a tool. It opens on every screen; the rules stay yours.
toolbox-home-wait = { $name } picks a tool. It opens here by itself.
toolbox-needs-people = Needs people at the table
toolbox-resting-title = Laid aside
toolbox-close = Close the evening
toolbox-to-tools = Other tools
toolbox-to-tool = Back to what is running
toolbox-put-away = Put away
toolbox-pause = Pause
toolbox-resume = Go on
toolbox-stretch = + 30 s
toolbox-call-off = Call off
toolbox-time-is-up = Time is up
toolbox-of = of { $time }
toolbox-at-zero = At zero
toolbox-at-zero-nothing = Gong
toolbox-at-zero-open = It opens
toolbox-at-zero-next = Next turn
toolbox-count-lengths = Tap to start
toolbox-count-typed = Or type: 90 or 1:30
toolbox-count-own = Start { $time }
toolbox-names = Names, with commas
toolbox-clock-each = Minutes each
toolbox-clock-increment = Seconds more a turn
toolbox-clock-set = Set the clock
toolbox-clock-ready = Ready to run
toolbox-clock-end-stopped = The clock was stopped
toolbox-clock-end-no-time = No time is left
toolbox-clock-end-last-seat = Only one is left
toolbox-clock-over = { $time } over time
toolbox-clock-is-out = Out
toolbox-clock-start = Start the clock
toolbox-clock-pass = Done, next
toolbox-clock-skip = Skip
toolbox-clock-give = + 1 minute
toolbox-clock-stop = End the clock
toolbox-deal-line = Cards, such as 2 Wolf >, Seer, *Villager
toolbox-deal-hint = A > after a card: its holders get to know each other. A * before one: it goes to everybody else.
toolbox-deal-now = Deal
toolbox-deal-title = Deal { $n }
toolbox-deal-hidden = The list of cards is known to whoever leads
toolbox-deal-again = Deal again
toolbox-seen = looked
toolbox-seen-not = not looked yet
toolbox-seen-now = I know my card
toolbox-met = met
toolbox-met-now = Done
toolbox-meet = Begin the meeting
toolbox-face-down = Your card
toolbox-face-note = Nobody else sees it
toolbox-face-role = This is you
toolbox-face-nobody = Nobody
toolbox-face-known = known to you
toolbox-hold-role = Hold to look
toolbox-hold-meeting = Hold: whom you know
toolbox-open-cards = Cards that lie open
toolbox-open-one = Open a card
toolbox-open-all = Open all cards
toolbox-middle = In the middle
toolbox-ask-kind = What is chosen
toolbox-ask-kind-words = Words
toolbox-ask-kind-seats = Somebody
toolbox-ask-kind-numbers = A number
toolbox-ask-kind-free = A bid
toolbox-ask-words = Words, with commas
toolbox-ask-show = What opens
toolbox-ask-show-names = Who chose what
toolbox-ask-show-totals = Only totals
toolbox-ask-show-winner = Only what won
toolbox-ask-now = Ask everybody
toolbox-ready = chosen
toolbox-ready-not = not chosen yet
toolbox-differs = With an earlier vote this one can betray one person by subtraction.
toolbox-my-number = My number
toolbox-seal = Seal { $choice }
toolbox-replace = Seal { $choice } instead
toolbox-sealed = Sealed. You may still change it.
toolbox-reopen = Take it out again
toolbox-open-now = Open now
toolbox-paper-ready = Folded their paper
toolbox-paper-fold = { $name } writes it down, folds the paper and lays it on the table. It is typed when all others have chosen, for everybody to see.
toolbox-paper-is-folded = { $name }’s paper is folded
toolbox-paper-lies = The paper lies folded
toolbox-paper-type = What stands on { $name }’s paper?
toolbox-withheld = Too few took part: it stays closed for ever.
toolbox-no-winner = Nothing won
toolbox-who = Who chose what
toolbox-again = Ask again
toolbox-among = Again among the tied
toolbox-tally-least = At least
toolbox-tally-most = At most
toolbox-tally-now = Begin
toolbox-only-totals = Only totals open, nobody’s split
toolbox-put = put in
toolbox-put-not = put in nothing yet
toolbox-put-now = Put in { $n }, for good
toolbox-put-hint = { $least } to { $most } in all. What is in stays in.
toolbox-tally-open = Open the totals
toolbox-box = The real box goes round. Type what lay in it.
toolbox-box-who = Who put in something, or could have
toolbox-box-open = These are the totals
toolbox-pad-wins = Who wins
toolbox-pad-wins-highest = Highest
toolbox-pad-wins-lowest = Lowest
toolbox-pad-typed-so-far = { $count } of { $all } have typed
toolbox-pad-now = Begin the pad
toolbox-pad-round = Round { $n }
toolbox-pad-line = { $n ->
    [0] { $wins }. Nothing is typed yet.
    [one] { $wins }. One row is closed.
   *[other] { $wins }. { $n } rows are closed.
}
toolbox-pad-won = { $names } won
toolbox-pad-close = Close { $row }
toolbox-pad-seal = Seal { $n }
toolbox-pad-next = Next round
toolbox-pad-end = End it here
toolbox-dice = Dice, such as 3d6+1
toolbox-roll = Roll
toolbox-begin = Who begins?
toolbox-begins = { $name } begins
toolbox-unseen = Drawn, unseen
toolbox-drew = { $n ->
    [one] one piece
   *[other] { $n } pieces
}
toolbox-draw-mine = Draw for me
toolbox-refill = All back
toolbox-bag = A new bag or deck
toolbox-bag-name = Bag { $n }
toolbox-bag-line = { $left } left · drawn: { $drawn }
toolbox-bag-items = Such as 3 salt, 2 silk, storm
toolbox-bag-fill = Fill it
toolbox-over-won = { $names } won
toolbox-over-closed = Thank you for playing
toolbox-kit-setup = Before the first round
toolbox-kit-round = Round { $n }
toolbox-kit-end = To the end
toolbox-kit-do = Next: { $step }
toolbox-kit-skip = Leave it out
toolbox-step-deal = deal the roles
toolbox-step-meet = the meeting
toolbox-step-open-roles = open the roles
toolbox-step-ask = a question
toolbox-step-tally = a tally
toolbox-step-timer = a countdown
toolbox-step-draw = a draw
toolbox-step-roll = a roll
toolbox-step-clock = the clock
toolbox-step-score = the score
toolbox-step-begin = who begins
toolbox-step-say = read out
toolbox-close-sure = Tap again to close
toolbox-count-again = Once more?
toolbox-count-none = Start your own time
toolbox-whole = Whole time
toolbox-ends-with = At zero: { $what }
toolbox-clock-line = { $time } each{ $more ->
    [0] { "" }
   *[other] , + { $more } s a turn
}. Turn { $n }.
toolbox-clock-is-turn = Your turn
toolbox-clock-is-next = next
toolbox-clock-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
toolbox-clock-tap = Tap anywhere here when you are done
    .short = Tap here when done
toolbox-clock-overtime = Overtime in seconds
toolbox-deal-mine = Your card
toolbox-deal-theirs = Only for { $name }’s eyes: hand { $name } the device, and look away.
toolbox-deal-yours = Only for your eyes. Shade the screen.
toolbox-deal-backs = { $n ->
    [one] One card lies face down
   *[other] { $n } cards lie face down
}
toolbox-deal-count = Deal { $n } cards
toolbox-deal-fits = { $n } cards for { $seats } seats
toolbox-met-not = not done yet
toolbox-meeting-line = Everybody does the same, whatever they hold.
toolbox-ask-yes-no = Yes, No
toolbox-ask-show-names-line = All open at once, with names.
toolbox-ask-show-totals-line = Only totals open, no names.
toolbox-ask-show-winner-line = Only what won opens.
toolbox-choose-from = To choose from: { $names }.
toolbox-choose-between = A number from { $low } to { $high }.
toolbox-seal-first = Choose first
toolbox-is-sealed = { $choice } is sealed
toolbox-may-reopen = You may change it until all have sealed.
toolbox-paper-number = The number on it
toolbox-paper-put = It says { $n }
toolbox-papers = The folded papers
    .text = Mix them, unfold them, and type how often each stands there.
    .numbers = Mix them, unfold them, and type the number of each, with commas.
toolbox-papers-line = The numbers, such as 12, 20, 20
toolbox-papers-put = { $n } of { $all } papers counted
toolbox-tie = Tie: { $choice }
toolbox-tie-at = Tie at { $choice }: { $who }
toolbox-decided = Decided by the rule for ties: { $choice }
toolbox-won-by = { $choice }: { $who }
toolbox-before = Asked before
toolbox-withheld-short = stayed closed
toolbox-tally-for-against = For, Against
toolbox-tally-box = A real box goes round
toolbox-tally-few = With { $n } people somebody may still guess from the totals. The more, the harder.
toolbox-tally-into = Everybody puts in unseen: { $names }.
toolbox-tally-from = { $n } in all, put in by { $names }. Who put in what is kept nowhere.
toolbox-tally-amount = { $name } put in { $n } in all
toolbox-most = most
toolbox-put-done = It is in. Nobody sees how you split it, from now on not even you.
toolbox-pad-rows-hint = Such as Roses ×2, Trees, -Debts: ×2 counts twice, a minus is taken off.
toolbox-pad-wins-highest-line = The highest total wins
toolbox-pad-wins-lowest-line = The lowest total wins
toolbox-pad-late = Still to come: { $names }
toolbox-pad-leads = { $count ->
    [one] { $names } leads
   *[other] { $names } lead
}
toolbox-pad-ahead = { $n ->
    [0] level with { $name }
   *[other] { $n } ahead of { $name }
}
toolbox-pad-so-far = So far
toolbox-pad-put = Put down { $row }
toolbox-pad-put-down = Put down { $n }
toolbox-pad-is-down = { $n } is down
toolbox-pad-makes = { $before } → { $after } in all
toolbox-plot = How it went
toolbox-plot-label = Totals after every row: { $said }
toolbox-key-back = Take away the last figure
toolbox-key-sign = Plus or minus
toolbox-dice-title = Dice
toolbox-begin-draw = Draw lots
toolbox-bag-back = What is drawn goes back in

## Around the tools

toolbox-head-kit = { $name }, round { $n }
toolbox-head-seats = { $n ->
    [0] this device alone
    [one] one seat
   *[other] { $n } seats
}
toolbox-peek-card = You hold a card
toolbox-peek-nothing = Nothing of yours yet
toolbox-pieces-none = Your card, what you drew and what you chose stand here.
toolbox-pieces-drawn = Drawn for your eyes
toolbox-pieces-chosen = What you chose before
toolbox-show-drawn = Show it to all
toolbox-hold-short = Hold
toolbox-fix-row = Which row is wrong?
toolbox-fix-place = Whose number?
toolbox-fix-value = Right is
toolbox-fix-later = Once a row of a score pad is closed, its numbers can be put right here.
toolbox-stood-rows = Rows closed
toolbox-stood-total = Total
toolbox-stood-rank = Rank
toolbox-rule-table = One tool is in front at a time, others rest and keep what they hold. The leader, the host or the table’s own screen steers. (TB-1..12)
    .title = The table of tools
toolbox-rule-countdown = From 1 second to 99:59, the same ring on every screen. It can be paused, stretched and called off. At zero: a gong, the sealed choices open, or the next turn begins. (TB-13..20)
    .title = Countdown
toolbox-rule-clock = Everybody has the same time; it runs only in your own turn. Seconds may be added after a turn or come before your time. At zero it counts on, passes the turn, or puts you out. (TB-21..33)
    .title = Clock for all
toolbox-rule-deal = One card each, from a shuffle that nobody can rig. Hold to look. Cards open one by one when lead says so, all of them at the end. (TB-34..45)
    .title = Deal in secret
toolbox-rule-meeting = A narrator leads everybody through the same steps; who knows somebody sees them while holding the card. (TB-41..43)
    .title = The meeting
toolbox-rule-choose = Everybody seals one choice and may change it until all have. Then all open at once: names, totals, or only what won. (TB-46..57)
    .title = Choose at once
toolbox-rule-tally = Everybody puts so much into named compartments, unseen and for good. Only the totals ever open. (TB-58..64)
    .title = Secret tally
toolbox-rule-pad = Rows of points, typed on one device or by everybody. A row counts once it is closed; then totals, ranks and the plot move. (TB-65..77)
    .title = Score pad
toolbox-rule-luck = Who begins, dice and bags, all from the table’s own shuffle and all in the log. A piece may be drawn for your eyes only. (TB-78..84)
    .title = Luck
toolbox-rule-kit = A kit is an evening in the order of a round: lead takes one step after another, or leaves one out. (TB-85..90)
    .title = Kits
toolbox-rule-over = Closing the evening opens every dealt card. Sealed choices and half-filled tallies stay closed for ever. (TB-12)
    .title = The end
toolbox-tool-kit = Make a kit
    .line = Tools in a row, for your game

## A kit in the making

toolbox-desk-size = { $n ->
    [0] no step yet
    [one] one step
   *[other] { $n } steps
}
toolbox-desk-play = Play with it
toolbox-desk-source = made at this table
toolbox-desk-people = For how many
toolbox-desk-fewest = At least
toolbox-desk-most = At most
toolbox-desk-setup = Before the first round
toolbox-desk-round = Every round
toolbox-desk-end = At the end
toolbox-desk-none = Nothing happens here yet.
toolbox-desk-add = Add a step
toolbox-desk-up = Earlier
toolbox-desk-down = Later
toolbox-desk-remove = Take it out
toolbox-desk-rounds = Rounds (0: until you say so)
toolbox-desk-take = Take it into the kit
toolbox-desk-text = What is said
toolbox-desk-name = Name
toolbox-desk-same = Or the same as
toolbox-desk-nothing-more = There is nothing more to say about this step.
toolbox-desk-hint = Add what happens, in the order in which it happens. Tap a step to say more about it.

## Setting tools up: what most people leave as it is

toolbox-more = More settings
toolbox-less = Fewer settings
toolbox-earlier = { $name } earlier
toolbox-count-repeat = Then it starts again for the next
toolbox-ask-ask = Question
toolbox-ask-extra = Words besides, with commas
toolbox-ask-may-choose-self = You may choose yourself
toolbox-ask-low = From
toolbox-ask-high = Up to
toolbox-ask-least-group = So many must seal, or it stays closed
toolbox-ask-decide = What wins
toolbox-ask-decide-most = Chosen most often
toolbox-ask-decide-majority = More than half
toolbox-ask-decide-highest = Highest
toolbox-ask-decide-lowest = Lowest
toolbox-ask-decide-highest-unique = Highest alone
toolbox-ask-decide-lowest-unique = Lowest alone
toolbox-ask-decide-none = Nothing, just see
toolbox-ask-tie = A tie
toolbox-ask-tie-shared = Stays a tie
toolbox-ask-tie-draw = Is drawn by lot
toolbox-ask-tie-first = Goes to the first
toolbox-ask-absent = Who has not sealed
toolbox-ask-absent-abstain = Does not count
toolbox-ask-absent-fallback = Counts as named here
toolbox-ask-absent-last = Counts as last time
toolbox-ask-absent-wait = Is waited for
toolbox-ask-fallback = The absent count as
toolbox-ask-opens = It opens
toolbox-ask-opens-ready = When all are ready
toolbox-ask-opens-leader = When you say so
toolbox-ask-opens-zero = At a countdown’s zero
toolbox-ask-asked = Whom to ask (nobody marked: everybody)
toolbox-tally-ask = Question
toolbox-tally-compartments = Compartments, with commas
toolbox-tally-per-seat = Not the same for all
toolbox-tally-least-of = { $name }, at least
toolbox-tally-most-of = { $name }, at most
toolbox-tally-least-group = So many must put in, or it stays closed
toolbox-tally-absent = Who puts in nothing
toolbox-tally-absent-wait = Is waited for
toolbox-tally-absent-nothing = Counts as nothing, where that is allowed
toolbox-deal-spare = Cards left over
toolbox-deal-spare-none = As the house rule says
toolbox-deal-spare-refuse = Are a mistake
toolbox-deal-spare-hidden = Lie in the middle, unseen
toolbox-deal-filler = Who is missing a card gets (one name)
toolbox-deal-sure = Tap again: new cards for all
toolbox-deal-others = Other cards
toolbox-deal-sets = Saved sets
toolbox-deal-last = As dealt last
toolbox-clock-seconds = And seconds
toolbox-clock-increment-kind = These seconds
toolbox-clock-increment-kind-add = Are added after a turn
toolbox-clock-increment-kind-delay = Come before your own time
toolbox-clock-at-zero = When time is used up
toolbox-clock-at-zero-count = Count on
toolbox-clock-at-zero-pass = Next turn
toolbox-clock-at-zero-out = Out
toolbox-clock-order = Order of turns
toolbox-clock-who-begins = Somebody else begins
toolbox-clock-hands = All times
toolbox-clock-hands-line = Whose turn it is, more time, and who plays no more.
toolbox-clock-begins = { $name } begins
toolbox-clock-turn-to = { $name }’s turn
toolbox-clock-leaves = Plays no more
toolbox-clock-leaves-sure = Tap again: out
toolbox-clock-leave = Leave the clock
toolbox-clock-leave-sure = Tap again to leave
toolbox-pad-rows-line = Rows, with commas (empty: rounds)
toolbox-pad-typed = Who types
toolbox-pad-typed-table = Typed on one device
toolbox-pad-typed-open = Each on their phone
toolbox-pad-typed-sealed = Each, unseen until it closes
toolbox-pad-start = Everybody begins with
toolbox-pad-rows = Every row
toolbox-pad-row-title = Row { $n }
toolbox-pad-row-more = One more row
toolbox-pad-row-less = One row less
toolbox-pad-row-name = Name
toolbox-pad-row-sign = Points
toolbox-pad-row-sign-plus = Count
toolbox-pad-row-sign-minus = Are taken off
toolbox-pad-row-factor = Times
toolbox-pad-row-per = One for so many
toolbox-pad-row-bonus = A bonus
toolbox-pad-bonus-goes-to = For
toolbox-pad-bonus-goes-to-most = Most of it
toolbox-pad-bonus-goes-to-fewest = Fewest of it
toolbox-pad-bonus-first = First
toolbox-pad-bonus-second = Second
toolbox-pad-bonus-tie = Tied
toolbox-pad-bonus-tie-each = Each gets it
toolbox-pad-bonus-tie-split = It is shared out
toolbox-pad-bonus-tie-none = Nobody gets it
toolbox-pad-bonus-at-least = Only from so many on
toolbox-pad-end-by = It ends
toolbox-pad-end-by-rows = When all rows are closed
toolbox-pad-end-by-rounds = After so many rounds
toolbox-pad-end-by-limit = At a limit
toolbox-pad-end-by-never = When you say so
toolbox-pad-end-rounds = Rounds
toolbox-pad-end-limit = Limit
toolbox-pad-end-when = The limit is reached
toolbox-pad-end-when-at-least = From it upwards
toolbox-pad-end-when-at-most = From it downwards
toolbox-pad-tie-breaks = Equal totals are decided by
toolbox-pad-break-rows-won = Rows won alone
toolbox-pad-break-last-row = The last row
toolbox-pad-break-more = One more way to decide
toolbox-pad-break-less = Without way { $n }
toolbox-pad-break-wins-none = As the pad
toolbox-pad-break-wins-highest = Highest wins
toolbox-pad-break-wins-lowest = Lowest wins
toolbox-pad-extra = An extra row
toolbox-pad-extra-name = Its name
toolbox-pad-correct = Put a number right
toolbox-pad-correct-line = Of a row that is closed. The log says old and new.
toolbox-pad-undo = Take back
toolbox-pad-away-sure = Tap again: rows are lost
toolbox-bag-called = Its name, if it has one
toolbox-draw = { $n ->
    [one] Draw
   *[other] Draw { $n }
}
toolbox-bag-away = Put the bag away
toolbox-draw-count = At once
toolbox-rolled = { $dice }, from { $low } to { $high }
toolbox-begin-marks = Turn marker to { $name }
toolbox-begin-leads = { $name } leads
toolbox-begin-clock = Clock in this order
toolbox-turn = Whose turn
toolbox-turn-of = It is { $name }’s turn
toolbox-leader = Who leads

## The home of the tools

toolbox-add-seat = Add a seat
toolbox-nobody = Nobody sits here: a deal, a question and a tally need people with seats. What needs no phone works as it is.
toolbox-seat-people = Seat people
toolbox-seat-people-sure = Tap again: close this, then play again
toolbox-kits = Saved kits, a whole evening in one tap
    .short = Saved kits
toolbox-kits-all = All { $n }
toolbox-kits-fewer = Fewer
toolbox-kit-for = { $low ->
    [0] for up to { $high }
   *[other] for { $low } to { $high }
}
toolbox-kit-take = Play { $name }
toolbox-kit-over = Played to its end
toolbox-kit-steps = All steps
toolbox-kit-steps-line = Tap one to go there, back or on.
toolbox-kit-names = Nobody sits here. Type who plays, or leave this step out.
toolbox-once-more = { $name } again
