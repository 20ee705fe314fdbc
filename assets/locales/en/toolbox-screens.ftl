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
toolbox-clock-increment = Seconds added a turn
toolbox-clock-zero = When time is used up
toolbox-clock-zero-count = Count on
toolbox-clock-zero-pass = Next turn
toolbox-clock-zero-out = Out
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
toolbox-not-seen = not looked yet
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
toolbox-ask = Question
toolbox-ask-kind = What is chosen
toolbox-ask-kind-words = Words
toolbox-ask-kind-seats = Somebody
toolbox-ask-kind-numbers = A number
toolbox-ask-kind-free = A bid
toolbox-ask-words = Words, with commas
toolbox-ask-highest = Up to
toolbox-ask-show = What opens
toolbox-ask-show-names = Who chose what
toolbox-ask-show-totals = Only totals
toolbox-ask-show-winner = Only what won
toolbox-ask-now = Ask everybody
toolbox-ready = chosen
toolbox-thinking = not chosen yet
toolbox-differs = With an earlier vote this one can betray one person by subtraction.
toolbox-my-number = My number
toolbox-seal = Seal { $choice }
toolbox-replace = Seal { $choice } instead
toolbox-sealed = Sealed. You may still change it.
toolbox-reopen = Take it out again
toolbox-open-now = Open now
toolbox-paper-ready = Folded their paper
toolbox-paper-type = What stands on { $name }’s paper?
toolbox-withheld = Too few took part: it stays closed for ever.
toolbox-no-winner = Nothing won
toolbox-who = Who chose what
toolbox-again = Ask again
toolbox-among = Again among the tied
toolbox-tally-names = Compartments, with commas
toolbox-tally-least = At least
toolbox-tally-most = At most
toolbox-tally-now = Begin
toolbox-only-totals = Only totals open, nobody’s split
toolbox-put = put in
toolbox-to-put = put in nothing yet
toolbox-put-now = Put in { $n }, for good
toolbox-put-hint = { $least } to { $most } in all. What is in stays in.
toolbox-tally-open = Open the totals
toolbox-box = The real box goes round. Type what lay in it.
toolbox-box-open = These are the totals
toolbox-pad-rows = Rows, with commas (empty: rounds)
toolbox-pad-wins = Who wins
toolbox-pad-wins-highest = Highest
toolbox-pad-wins-lowest = Lowest
toolbox-pad-typed = { $count } of { $all } have typed
toolbox-pad-who-table = Typed on one device
toolbox-pad-who-open = Each on their phone
toolbox-pad-who-sealed = Each, unseen until it closes
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
toolbox-draw = Draw
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
toolbox-clock-kind = These seconds
toolbox-clock-kind-add = Are added after a turn
toolbox-clock-kind-delay = Come before your own time
toolbox-clock-overtime = Overtime in seconds
toolbox-deal-mine = Your card
toolbox-deal-yours = Only for your eyes. Shade the screen.
toolbox-deal-backs = { $n ->
    [one] One card lies face down
   *[other] { $n } cards lie face down
}
toolbox-deal-count = Deal { $n } cards
toolbox-deal-fits = { $n } cards for { $seats } seats
toolbox-not-met = not done yet
toolbox-meeting-line = Everybody does the same, whatever they hold.
toolbox-ask-yes-no = Yes, No
toolbox-ask-self = You may choose yourself
toolbox-ask-wins = Which bid wins
toolbox-ask-wins-highest = Highest
toolbox-ask-wins-lowest = Lowest
toolbox-ask-wins-highest-unique = Highest alone
toolbox-ask-wins-lowest-unique = Lowest alone
toolbox-ask-show-names-line = All open at once, with names.
toolbox-ask-show-totals-line = Only totals open, no names.
toolbox-ask-show-winner-line = Only what won opens.
toolbox-seal-first = Choose first
toolbox-is-sealed = { $choice } is sealed
toolbox-may-reopen = You may change it until all have sealed.
toolbox-paper-number = The number on it
toolbox-paper-put = It says { $n }
toolbox-papers = The folded papers
    .text = Mix them, unfold them, and type how often each stands there.
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
toolbox-pad-ends = It ends
toolbox-pad-ends-never = When you say so
toolbox-pad-ends-rounds = After so many rounds
toolbox-pad-ends-limit = At a limit
toolbox-pad-limit = Limit
toolbox-pad-rounds = Rounds
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
toolbox-pad-who = Who types

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
toolbox-fix-now = Write { $n } instead
toolbox-fix-leader = Who leads
toolbox-fix-later = Once a row of a score pad is closed, its numbers can be put right here.
toolbox-stood-rows = Rows closed
toolbox-stood-total = Total
toolbox-stood-rank = Rank
toolbox-rule-table = One tool is in front at a time, others rest and keep what they hold. The leader, the host or the table’s own screen steers. (TB-1..12)
    .title = The table of tools
toolbox-rule-countdown = From 1 second to 99:59, the same ring on every screen. It can be paused, stretched and called off. At zero: a gong, the sealed choices open, or the next turn begins. (TB-13..19)
    .title = Countdown
toolbox-rule-clock = Everybody has the same time; it runs only in your own turn. Seconds may be added after a turn or come before your time. At zero it counts on, passes the turn, or puts you out. (TB-20..33)
    .title = Clock for all
toolbox-rule-deal = One card each, from a shuffle that nobody can rig. Hold to look. Cards open one by one when lead says so, all of them at the end. (TB-34..46)
    .title = Deal in secret
toolbox-rule-meeting = A narrator leads everybody through the same steps; who knows somebody sees them while holding the card. (TB-41..43)
    .title = The meeting
toolbox-rule-choose = Everybody seals one choice and may change it until all have. Then all open at once: names, totals, or only what won. (TB-47..58)
    .title = Choose at once
toolbox-rule-tally = Everybody puts so much into named compartments, unseen and for good. Only the totals ever open. (TB-59..65)
    .title = Secret tally
toolbox-rule-pad = Rows of points, typed on one device or by everybody. A row counts once it is closed; then totals, ranks and the plot move. (TB-66..77)
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
