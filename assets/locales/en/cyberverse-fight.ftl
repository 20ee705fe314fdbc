### CyberVerse: just this fight, and the card library.

cyberverse-tool-fight = Just this fight
    .text = CyberVerse: one attack, worked out in ten seconds, without a table.
    .icon = cv-combat
cyberverse-fight-short = Fight
cyberverse-fight-attacker = Attacker
cyberverse-fight-target = Target
cyberverse-fight-second = Second target
cyberverse-fight-second-name = The second target
cyberverse-fight-two = Strike a second target too
cyberverse-fight-where-second = Zone of the second target
cyberverse-fight-rulings = House rules of this fight
cyberverse-fight-implants = Implants
cyberverse-fight-attacker-name = The attacker
cyberverse-fight-target-name = The target
cyberverse-fight-printed-attack = Printed
cyberverse-fight-printed-defence = Printed
cyberverse-fight-bare = Bare hands
cyberverse-fight-expert = Expert weapon
cyberverse-fight-token-attack = Attack
cyberverse-fight-token-defence = Defence
cyberverse-fight-health = Health
cyberverse-fight-more = Effects and position
cyberverse-fight-less = Fewer fields
cyberverse-fight-cards = Known cards
cyberverse-fight-cards-title = Known figures and supply
cyberverse-fight-where = Zone of the target
cyberverse-fight-at-same = Same
cyberverse-fight-at-adjacent = Next
cyberverse-fight-at-walled = Behind a wall
cyberverse-fight-at-far = Far
cyberverse-fight-brawl = Colour of the brawl
cyberverse-fight-use-frenzy = Use frenzy: lose 1 health, attack with 5 more
cyberverse-fight-whole = Show the whole sum
cyberverse-fight-attack = Attack
cyberverse-fight-defence = Defence
cyberverse-fight-swap = Strike back
cyberverse-fight-take = Take it over
cyberverse-fight-taken = Taken over
cyberverse-fight-again = The same attack again
cyberverse-fight-left = { $name } has { $n } of { $most } health left.
cyberverse-fight-undo = Undo
cyberverse-fight-new = A new fight
cyberverse-fight-hit = { $lost ->
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
cyberverse-fight-void = { $name } falls to frenzy. The attack is off.
cyberverse-fight-frenzy = { $name } loses 1 health to frenzy.
cyberverse-fight-broke = The fragile weapon breaks.
cyberverse-fight-healed = { $n ->
    [one] { $name } heals once when the token opens.
   *[other] { $name } heals { $n } times when the token opens.
}
cyberverse-fight-cannot = This attack is not possible
cyberverse-fight-no-attacker-out = The attacker is out. (CV-72)
cyberverse-fight-no-target-out = The target is out already. (CV-72)
cyberverse-fight-no-friendly = Both belong to one organization. (CV-60)
cyberverse-fight-no-green-brawl = In a green brawl henchmen neither attack nor are attacked. (CV-60)
cyberverse-fight-no-stealth-attacker = Whoever keeps stealth cannot attack. (CV-60)
cyberverse-fight-no-stealth-target = Open stealth: this target cannot be attacked. (CV-60)
cyberverse-fight-no-unarmed = This table does not attack with bare hands. (CV-60)
cyberverse-fight-no-weapon-broken = The weapon is broken. (CV-69)
cyberverse-fight-no-disarmed = The attacker is disarmed. Take bare hands. (CV-65)
cyberverse-fight-no-expert = An expert weapon needs Combat 3. (CV-26)
cyberverse-fight-no-range = Too far: close weapons reach the same zone, ranged ones also the next, not through walls. (CV-60)

## The card library

cyberverse-format-cyberverse-cards-1 = Card collection
    .plural = Card collections
    .text = Cards of CyberVerse that were typed once and are offered by name.
cyberverse-cards-count = { $n ->
    [0] no cards yet
    [one] 1 card
   *[other] { $n } cards
}
cyberverse-cards-all = All
cyberverse-cards-new = Type a card
cyberverse-cards-kind = Which kind of card?
cyberverse-cards-empty = Nothing here yet. Cards typed at a table come by themselves; you can also type them now.
cyberverse-cards-edit = Change the card
cyberverse-cards-add = A new card
cyberverse-cards-save = Keep the card
cyberverse-cards-delete = Delete the card
cyberverse-cards-delete-title = Delete { $name }?
cyberverse-cards-delete-text = It is gone from this collection. A running table keeps what it knows.
cyberverse-cards-delete-yes = Delete
cyberverse-cards-delete-no = Keep it
cyberverse-cards-twice = There is a card of this name and kind already. Keeping it replaces the older one.
cyberverse-cards-no-name = Without a name
cyberverse-cards-kind-agent = Agent sheet
cyberverse-cards-kind-weapon = Weapon
cyberverse-cards-kind-implant = Implant
cyberverse-cards-kind-gear = Gear
cyberverse-cards-kind-vehicle = Vehicle
cyberverse-cards-kind-support = Support card
cyberverse-cards-kind-event = Event
cyberverse-cards-kind-investigation = Investigation
cyberverse-cards-kind-story = Story
cyberverse-cards-kind-henchman = Henchman
cyberverse-cards-kind-ambush = Ambush
cyberverse-cards-kind-brawl = Brawl
cyberverse-cards-kind-district = District board
