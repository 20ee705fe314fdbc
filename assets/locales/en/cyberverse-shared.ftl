### CyberVerse: the tablet and the TV.

## The foot

cyberverse-shared-still = { $more ->
    [0] Still to do: { $what }
   *[other] Still to do: { $what }, and { $more } more
}
cyberverse-shared-waiting = Waiting for { $who }
cyberverse-shared-todo-begin = begin the game
cyberverse-shared-todo-first-agent = first agents
cyberverse-shared-todo-order = turn order
cyberverse-shared-todo-shifted = move the news track
cyberverse-shared-todo-drawn = draw the event
cyberverse-shared-todo-placed = place the event
cyberverse-shared-todo-henchmen = place its henchmen
cyberverse-shared-todo-strategy = Strategy of { $who }
cyberverse-shared-todo-bleed = bleeding agents
cyberverse-shared-todo-calls = call every agent
cyberverse-shared-todo-auxiliary = use all actions
cyberverse-shared-todo-district = all five districts
cyberverse-shared-todo-entries = sales and salaries of { $who }
cyberverse-shared-todo-support = support cards of { $who }
cyberverse-shared-todo-settle = settle the test
cyberverse-shared-say-unfolding = All are ready: unfold the paper of { $orgs } and type it.
cyberverse-paper = Whoever plays on paper folds what is secret: a yes or no, the entry of Payday. You type it when all others are ready. A kept combat token stays face down until it opens in the fight.
cyberverse-paper-fold = It is on paper, folded
cyberverse-paper-down = The kept tokens lie face down
cyberverse-paper-later = The paper is folded. Type it when everybody else is ready.
cyberverse-paper-ready = { $name } has folded a paper
cyberverse-paper-ready-tokens = The tokens of { $name } lie face down
cyberverse-shared-let-pass = Let { $org } pass
cyberverse-shared-do-begin = Begin the game
cyberverse-shared-do-shift-news = Cards are moved one step left
cyberverse-shared-do-draw-event = Type the drawn event
cyberverse-shared-do-place-event = It lies on the track
cyberverse-shared-do-place-henchmen = Its henchmen stand there
cyberverse-shared-start = Start { $phase }
cyberverse-shared-end-turn = End turn { $n }
cyberverse-shared-open-row = Open the next row: { $row }
cyberverse-shared-type-ambush = Type the ambush card
cyberverse-shared-type-brawl = Type the brawl card
cyberverse-shared-type-henchman = Type the card of { $name }
cyberverse-shared-say-setup = Lay out the five boards. Everybody names an organization on the phone.
cyberverse-shared-say-agents = { $person } chooses the first agent of { $org }.
cyberverse-shared-say-event-order = The turn order follows from the cash.
cyberverse-shared-say-event-shifted = Move every card one step left. The card in slot 1 leaves.
cyberverse-shared-say-event-drawn = { $first } draws the event as first player.
cyberverse-shared-say-event-placed = Put the event into the slot of its duration.
cyberverse-shared-say-event-henchmen = Put its henchmen into their zones.
cyberverse-shared-say-event-done = The news is out. { $first } leads on to Strategy.
cyberverse-shared-say-menu = { $org } buys, repairs, trains and takes support.
cyberverse-shared-say-strategy-done = Everybody is done. { $first } leads on to Activation.
cyberverse-shared-say-call = { $agent } of { $org } is called: act, or stay.
cyberverse-shared-say-move = { $agent } of { $org } moves, { $points ->
    [one] 1 point left.
   *[other] { $points } points left.
}
cyberverse-shared-say-auxiliary = { $org } takes an auxiliary action: { $why }.
cyberverse-shared-say-stories = { $org } looks at two stories and keeps one.
cyberverse-shared-say-activation-done = All actions are used. A lit window is one influence token, a crown strictly the most.
cyberverse-shared-say-ambush = An ambush of { $by } lies in { $place }. Turn the card over.
cyberverse-shared-say-brawl = Draw the brawl card of { $place }.
cyberverse-shared-say-teammates = { $agent } of { $org } may take henchmen as teammates.
cyberverse-shared-say-declare = { $orgs } { $count ->
    [one] says
   *[other] say
} in secret: fight, or not.
cyberverse-shared-say-tokens = { $orgs } { $count ->
    [one] keeps
   *[other] keep
} one combat token each, in secret.
cyberverse-shared-say-fight = { $figure } of { $by } moves and attacks.
cyberverse-shared-say-fight-henchman = { $figure } acts. { $by } moves it.
cyberverse-shared-figure-done = { $name } is done
cyberverse-shared-say-after-attack = { $orgs } may still do something after the attack.
cyberverse-shared-say-hacking = { $orgs } may hack { $place }.
cyberverse-shared-say-missions = { $org } tries missions in { $place }.
cyberverse-shared-say-settle = { $org } may still add XP to the test.
cyberverse-shared-say-influence = { $org } is alone here: place influence, or take another’s away.
cyberverse-shared-say-investigation-done = All five districts are through. { $first } leads on to Payday.
cyberverse-shared-say-entries = Everybody enters sales and salaries in secret. They open together.
cyberverse-shared-say-paid = Salaries are paid. { $first } ends the turn.
cyberverse-shared-say-payday-done = Salaries are paid. { $first } ends the turn.
cyberverse-shared-say-support = { $orgs } { $count ->
    [one] holds
   *[other] hold
} too many support cards. They go first.
cyberverse-shared-say-scoring = Highest total wins. Equal totals: most cash.
cyberverse-shared-say-over = The game is over.

## Checklist, news, order

cyberverse-shared-checklist = { $phase } checklist
cyberverse-shared-of = { $n } of { $count }
cyberverse-shared-optional = may be left out
cyberverse-shared-open-strategy = Strategy of { $org }
cyberverse-shared-open-investigations = Draw and type the investigations
cyberverse-shared-open-calls = Call every agent
cyberverse-shared-open-auxiliary = Use all actions
cyberverse-shared-open-entries = Everybody enters sales and salaries
cyberverse-shared-open-begin = Begin the game
cyberverse-shared-hint-begin = Who chooses first, what the starting story is worth
cyberverse-shared-hint-drawn = Type name, duration, henchmen
cyberverse-shared-hint-placed = The app says which slot
cyberverse-shared-in-force = Still in force
cyberverse-shared-more = and { $n } more
cyberverse-shared-remind-event = { $name }: { $text }
cyberverse-shared-remind-support = { $org }, { $name }: { $text }
cyberverse-shared-news = News track
cyberverse-shared-news-move = Cards move one step left each turn
cyberverse-shared-new-event = New event, if this is its duration
cyberverse-shared-staff = { $slot }: { $count ->
    [0] no staff token
   *[other] staff of { $names }
}
cyberverse-shared-order = Turn order by wealth
cyberverse-shared-order-fixed = Fixed for this turn
cyberverse-shared-order-line = { $place }: { $org }, { $cash }{ $has ->
    [0] { "" }
   *[other] , { $why }
}
cyberverse-shared-turn = Turn { $n } · { $what }
cyberverse-shared-turn-only = Turn { $n }
cyberverse-shared-boards = The five boards
cyberverse-shared-board = Side { $side }, { $n } zones
cyberverse-shared-to-city = Show the districts
cyberverse-shared-to-list = Show the checklist

## The districts

cyberverse-shared-city = City
cyberverse-shared-leads = { $leads ->
    [0] { $n } influence
   *[other] { $n } influence, leads { $leads }
}
cyberverse-shared-tied = tied
cyberverse-shared-unclaimed = no influence
cyberverse-shared-no-agents = no agents
cyberverse-shared-no-henchmen = no henchmen
cyberverse-shared-no-ambush = no ambush
cyberverse-shared-ambush = Ambush
cyberverse-shared-district = District { $number }, { $name }. Influence: { $has ->
    [0] none
   *[other] { $tokens }
}. { $leads ->
    [0] Nobody leads
   *[other] { $leader } leads
}. { $count ->
    [0] No agents
   *[other] Here: { $figures }
}. { $henchmen ->
    [0] No henchmen
    [one] 1 henchman
   *[other] { $henchmen } henchmen
}. { $traps ->
    [0] No ambush
   *[other] Ambush of { $ambush }
}.
cyberverse-shared-agent = { $name }, initiative { $initiative }, { $health } of { $most } health, { $place }{ $has ->
    [0] { "" }
   *[other] , { $statuses }
}
cyberverse-shared-no-team = No agents yet
cyberverse-shared-now = now
cyberverse-shared-done = done
cyberverse-shared-discards = discards { $n }

## The Investigation phase

cyberverse-shared-site = Turn { $n } · { $step }
cyberverse-shared-chip = District { $n }, { $name }, { $state ->
    [done] done
    [skipped] skipped
    [now] now
   *[next] later
}
cyberverse-shared-zone = Zone
cyberverse-shared-zone-entry = Zone, entry
cyberverse-shared-zone-label = Zone { $n }. { $has ->
    [0] { "" }
   *[other] { $spots }.
} { $count ->
    [0] Nobody
   *[other] { $names }
}
cyberverse-shared-spot-advantageous = advantage +2
cyberverse-shared-spot-covered = covered +2
cyberverse-shared-spot-hacking = hacking
cyberverse-shared-brawl-red = Red brawl: henchmen fight
cyberverse-shared-brawl-green = Green brawl: henchmen keep out
cyberverse-shared-fight-by = { $who } wanted the fight
cyberverse-shared-controls = { $org } moves the henchmen
cyberverse-shared-initiative = Initiative order
cyberverse-shared-fighters = { $n ->
    [one] 1 fighter
   *[other] { $n } fighters
}
cyberverse-shared-fighter-now = { $org }, acts now
cyberverse-shared-fighter-struck = { $org }, has attacked
cyberverse-shared-fighter-done = { $org }, done
cyberverse-shared-fighter-hunts = zone { $zone }, hunts { $target }
cyberverse-shared-fighter-zone = zone { $zone }
cyberverse-shared-fighter = { $has ->
    [yes] Initiative { $initiative }: { $name }
   *[no] { $name }
}, { $state }. { $token }
cyberverse-shared-token-choosing = choosing
cyberverse-shared-token-sealed = sealed
cyberverse-shared-token-hidden = 1 hidden
cyberverse-shared-token-open = open
cyberverse-shared-token-none = no token
cyberverse-shared-here = { $n ->
    [0] nobody here
    [one] 1 here
   *[other] { $n } here
}
cyberverse-shared-entered = entered
cyberverse-shared-in-danger = in danger
cyberverse-shared-placed = { $zone ->
    [0] { $name } found no room
   *[other] { $name } in zone { $zone }
}
cyberverse-shared-henchmen-came = Henchmen came
cyberverse-shared-to-zones = Show the zones
cyberverse-shared-to-attack = Show the last attack
cyberverse-shared-attack-title = { $name } attacks { $target }
cyberverse-shared-void = { $name } fell to frenzy. The attack is off.
cyberverse-shared-hit = { $lost ->
    [0] { $has ->
        [0] { $name } is not hurt.
       *[other] { $name } gets { $status }.
    }
    [one] { $has ->
        [0] { $name } loses 1 health.
       *[other] { $name } loses 1 health and gets { $status }.
    }
   *[other] { $has ->
        [0] { $name } loses { $lost } health.
       *[other] { $name } loses { $lost } health and gets { $status }.
    }
}
cyberverse-shared-weapon-broke = { $weapon } breaks.
cyberverse-shared-grilled = { $implant } of { $name } is grilled.
cyberverse-shared-test = Feature test
cyberverse-shared-test-who = { $agent }: { $name }
cyberverse-shared-test-won = Won
cyberverse-shared-test-lost = Not won
cyberverse-shared-test-against = must be more than { $n }
cyberverse-shared-xp = 1 XP token of { $n }
cyberverse-shared-solved = { $story } is solved
cyberverse-shared-hack = Hacking
cyberverse-shared-hack-who = { $agent } hacked { $place }
cyberverse-shared-cash-after = { $cash } now
cyberverse-shared-ambush-of = of { $org }
cyberverse-shared-ambush-victims = Hits { $names }.
cyberverse-shared-ambush-protected = The vehicle saved { $names }.
cyberverse-shared-ambush-spared = Own agents are safe: { $names }.
cyberverse-shared-ambush-out = Out: { $names }.

## Payday

cyberverse-shared-payday-sealed = Turn { $n } · entries stay sealed until all are in
cyberverse-shared-payday-open = Turn { $n } · everything is open
cyberverse-shared-due = { $due } salaries due
cyberverse-shared-still-entering = entering
cyberverse-shared-before = Cash before
cyberverse-shared-after = Cash now
cyberverse-shared-paid-line = { $name }: { $fate }, salary { $salary }

## The score

cyberverse-shared-points = Victory points
cyberverse-shared-total = Total
cyberverse-shared-so-far = So far
cyberverse-shared-rows-closed = { $n ->
    [0] all rows are open
    [one] one row still closed
   *[other] { $n } rows still closed
}
cyberverse-shared-counted-stories = { $amounts } stories
cyberverse-shared-counted-influence = { $amounts } tokens, 1 each
cyberverse-shared-counted-majority = { $amounts } districts, 1 each
cyberverse-shared-counted-money = { $amounts }
cyberverse-shared-row-label = { $open ->
    [0] { $row }: closed
   *[other] { $row }: { $points }
}
cyberverse-shared-ended = { $has ->
    [0] { $n } turns
   *[other] { $n } turns · { $why }
}
cyberverse-shared-ended-stories = ended by the stories of { $org }
cyberverse-shared-ended-domination = ended by { $org } leading everywhere
cyberverse-shared-wins = { $count ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
cyberverse-shared-again = Play again
cyberverse-shared-plot-cash = Cash at the end of each turn, D
cyberverse-shared-plot-influence = Influence tokens
cyberverse-shared-plot-stories = Stories solved
cyberverse-shared-plot-label = { $what }. At the end: { $ends }

## What the host types and answers

cyberverse-shared-begin-title = Begin the game
cyberverse-shared-begin-who = Who chooses the first agent?
cyberverse-shared-begin-story = Starting story, points
cyberverse-shared-type-new = Another card: type it
cyberverse-shared-card-event = Which event was drawn?
cyberverse-shared-card-event-go = This event was drawn
cyberverse-shared-card-ambush = What does the ambush do?
cyberverse-shared-card-ambush-go = Spring the ambush
cyberverse-shared-card-brawl = Which brawl card was drawn?
cyberverse-shared-card-brawl-go = This brawl was drawn
cyberverse-shared-card-henchman = What is printed on { $name }?
cyberverse-shared-card-henchman-go = Keep the card
