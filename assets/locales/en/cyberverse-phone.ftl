### CyberVerse: words of the drawings and of the phone.

## The drawings

cyberverse-draw-money = { $amount } D
cyberverse-draw-cash = Cash
cyberverse-draw-ledger = The whole ledger. Last: { $changes }
cyberverse-draw-xp = { $points } experience points in { $count } tokens
cyberverse-draw-actions = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
cyberverse-draw-no-effect = nothing
cyberverse-draw-health = { $n } of { $most } health
cyberverse-draw-feature = { $feature } { $figure }{ $change ->
    [raised] , raised
    [lowered] , lowered
   *[plain] { "" }
}
cyberverse-draw-supply = { $kind }: { $name }
cyberverse-draw-supply-broken = { $kind }: { $name }, broken
cyberverse-draw-support = { $n } support cards held, { $limit } allowed
cyberverse-draw-missions = { $n } of { $count } missions done
cyberverse-draw-initiative = Initiative { $n }
cyberverse-draw-set = { $label } { $value }
cyberverse-draw-unknown = ?
cyberverse-draw-token = Token: attack { $attack }, { $first }; defence { $defense }, { $second }
cyberverse-draw-sum = Sum
cyberverse-draw-sum-label = { $title }, { $who }: { $total }
cyberverse-draw-difference = { $attack } minus { $defense } is { $diff }
cyberverse-draw-zero = 0 or less
cyberverse-draw-row-nothing = no hit
cyberverse-draw-row-suppression = Suppress
cyberverse-draw-row-wound = Wound
cyberverse-draw-row-bleed = Bleed
cyberverse-draw-row-bleed2 = Bleed
cyberverse-draw-row = { $range }: { $loss ->
    [0] { $what }
   *[other] { $loss } health lost, { $what }
}{ $lit ->
    [yes] . This one
   *[no] { "" }
}
cyberverse-draw-card = Modifier card { $value }
cyberverse-draw-mini = Card { $value }{ $word ->
    [wins] , would win
    [loses] , would not win
   *[plain] { "" }
}
cyberverse-draw-step = { $word }, { $state ->
    [done] done
    [now] now
   *[next] later
}
cyberverse-draw-stage-ambush = Ambush
cyberverse-draw-stage-combat = Combat
cyberverse-draw-stage-hacking = Hacking
cyberverse-draw-stage-missions = Missions
cyberverse-draw-stage-influence = Influence
cyberverse-draw-leaves = leaves
cyberverse-draw-left-track = { $name } left the track
cyberverse-draw-turns-left = { $n ->
    [one] turn left
   *[other] turns left
}
cyberverse-draw-new-event = The new event, if its duration is this
cyberverse-draw-free-slot = free
cyberverse-draw-was = was { $n }
cyberverse-draw-cancelled = cancelled
