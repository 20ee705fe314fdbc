# Emergent: the words inside its drawings, and what a screen reader hears of them.

## Pieces

emergent-draw-small = Small
emergent-draw-large = Large
emergent-draw-small-disc = small disc
emergent-draw-large-disc = large disc
emergent-draw-holds = holds { $n }
emergent-draw-round-left = ${ $cost } a round · { $left } left
emergent-draw-build = Build { $size }, ${ $price }: holds { $holds } cubes, costs ${ $cost } a round, { $left } left
emergent-draw-of = { $label }: { $value } of { $most }
emergent-draw-tray-placed = { $disc }, placed
emergent-draw-tray-hand = { $disc }, in your hand
emergent-draw-tray-held = { $disc }, picked up: tap a region

## Map

emergent-draw-region-green = green +{ $bonus }
emergent-draw-region-red = red +{ $bonus }
emergent-draw-region-none = no bonus
emergent-draw-region-fast = { $name }, { $colour }
emergent-draw-region-cities = { $name }: { $cities }
emergent-draw-region-empty = { $name }, no city

## Money

emergent-draw-kind-dcs = DCs
emergent-draw-kind-cubes = Cubes
emergent-draw-kind-cylinders = Cylinders
emergent-draw-kind-transport = Transport
emergent-draw-kind-running = Running
emergent-draw-kind-sales = Units sold
emergent-draw-kind-sold = DCs sold
emergent-draw-kind-other = Corrected
emergent-draw-left = left
emergent-draw-rest = Left
emergent-draw-too-much = too much
emergent-draw-cash = cash ${ $cash }
emergent-draw-cash-sale = cash ${ $cash } + ${ $sale } sale
emergent-draw-running = ${ $cost } running
emergent-draw-due = due after the sales
emergent-draw-money = { $left } left of ${ $total }. DCs ${ $dcs }, cubes ${ $cubes }, cylinders ${ $cylinders }. Running costs of ${ $running } come after the sales.
emergent-draw-start = Start of round
emergent-draw-in = in
emergent-draw-out = out
emergent-draw-ledger-row = { $reason }: { $change }, makes { $after }
emergent-draw-gauge = { $value } typed, { $coming } being typed, should be { $goal }
emergent-draw-stop-done = done
emergent-draw-stop-now = now
emergent-draw-stop-next = to come
