## The door: the page a phone sees after scanning, before it has a seat.

door-title = Take a seat at { $game }
door-table = Table { $code }
door-take-a-seat = Take a seat
door-waiting-nobody = You are the first. Choose a colour and sit down.
door-waiting = { $count ->
    [one] { $names } is waiting for you.
   *[other] { $names } are waiting for you.
}
door-waiting-more = { $names } and { $more } more

door-name = Your name
door-name-placeholder = What people call you
door-name-missing = Type your name first, so the others know who sits here.
door-colour = Your colour and shape
door-colours-free = { $count ->
    [0] none is free
    [one] 1 is free
   *[other] { $count } are free
}
door-colour-gone = { $name } has just taken that colour. We picked the next free one for you.
door-colour-taken = taken by { $name }

door-place = Your place
door-place-first = First at the table
door-place-left = Left of { $name }
door-place-change = Change
door-place-help = Choose who sits on your right hand. The table turns clockwise.
door-seats-free = { $count ->
    [0] No seat is free
    [one] One seat is free
    [2] Two seats are free
    [3] Three seats are free
    [4] Four seats are free
    [5] Five seats are free
   *[other] { $count } seats are free
}
door-sit = Sit down
door-sitting = Sitting down…
door-rules = House rules

door-back-ask = Sat here before?
door-back = Take your seat back
door-back-title = Which seat was yours?
door-back-help = These seats have lost their phone. Tap yours. The host may have to say yes.
door-back-none = No seat has lost its phone. If yours is taken by mistake, ask the host to free it.
door-back-close = Back to a new seat
door-seat-away = phone is away
door-seat-free = free for a new phone
door-seat-paper = plays on paper
door-seat-here = is here

door-no-secret = You typed the code, so the host has to let you in with one tap. Scanning the QR code opens the door at once.
door-knock = Ask the host to let you in
door-knocking = Ask the host to let you in
door-knocking-more = Your name is on the shared screen now. This page goes on by itself after the host's tap.
door-knock-stop = Stop waiting
door-knock-no = The host did not let you in. Talk to the host, then ask again.

door-offline = The table does not answer. Check that this phone is on the same Wi-Fi as the host, then try again.
door-again = Try again
door-slow = Too many tries. Wait { $seconds } seconds, then try again.
door-refused = That did not work. Try again, or ask the host.
door-live-lost = Looking for the table…

door-full-title = The table is full
door-full-more = All { $count } seats at { $game } are taken. You can watch, or ask the host to free a seat.
door-playing-title = The game has begun
door-playing-more = { $count ->
    [one] { $names } is playing { $game }. You can watch along on this phone.
   *[other] { $names } are playing { $game }. You can watch along on this phone.
}
door-over-title = This game is over
door-over-more = See how it ended. If its people play on, this page follows.
door-closed-title = This table is closed
door-closed-more = The host has put the game away. If it goes on, so does this page. Or type the code of another table.
door-unknown-title = This link is old
door-unknown-more = There is no table with this code. Scan the QR code on the shared screen, or type its code here.
door-slow-title = One moment
door-slow-more = There were many wrong codes from this network, so codes are looked up one after the other. This page goes on by itself; whoever scans the code at the table comes in at once.
door-too-many-pages = This device has { $most } pages of the companion open. Close some, then load this one again.
    .title = Too many open pages
door-house-full = Too many pages without a seat are open here. Close those you do not need, then load this one again in a minute.
    .title = Too many open pages
door-other-name = This companion is not called “{ $name }”. Open it by the address that the host shows, or start it with --name { $name }.
door-watch = Watch
door-watch-only = Only watch
door-watch-no = To watch, scan the QR code on the shared screen: a typed code does not open it.
door-see-end = See how it ended

door-code-title = Join a table
door-code-more = Scan the QR code on the shared screen. Or type the code that stands below it.
door-code = Code of the table
door-code-go = Find the table
door-code-none = Type the code first. It stands below the QR code on the shared screen.

door-no-script = This page needs JavaScript. Switch it on in your browser's settings and open the link again. Or play without a phone: tell the host your name and you sit at the table on paper.

door-colour-orange = Orange
door-colour-sky = Sky
door-colour-green = Green
door-colour-yellow = Yellow
door-colour-rose = Rose
door-colour-blue = Blue
door-colour-red = Red
door-colour-violet = Violet
door-colour-brown = Brown
door-colour-teal = Teal
door-colour-white = White
door-colour-lime = Lime

## The page around Flet: splash, lost connection, sound.

page-title = Companion
page-splash = Setting the table…
page-lost = Looking for the table
page-lost-more = Everything is safe. Keep this page open, it finds its way back.
page-gone = The table is out of reach
page-still = Still looking?
page-step-wifi = Is this phone on the same Wi-Fi as the host?
page-step-scan = Scan the QR code on the shared screen again. You get your seat back.
page-step-host = Or borrow a phone: the host can hand you your seat.
page-again = Try again now
page-sound = Tap once for sound
page-deal-without = Dealt without this phone: its part was not used. There will be no tick.
page-deal-second = This phone was shown two different deals. Do not trust this one.
page-deal-fault = The deal does not fit what this phone remembers: [fault]
page-deal-words = Read aloud and write down: [words]
page-deal-tick = This phone checked the deal: [words]
page-deal-ticked = Deal checked
page-deal-shut = Games here whose deal this phone never saw opened: [shut]
page-deal-unopened = Not opened: nobody can check this deal until the host opens it.
page-deal-away = Put away
page-deal-draw = Draw [draw]. Draws this phone opened that were never dealt: [lost]

## Addresses: what the host's terminal says.

lan-only-loop = This machine is in no network, so phones cannot join. Connect it to the Wi-Fi of the phones (or switch on its hotspot) and start again.
lan-no-router = The network gave this machine no address ({ $ip } is its own guess). Phones will probably not get in: check the Wi-Fi, or switch on a hotspot.
lan-not-home = { $ip } belongs to { $adapter }, which phones usually cannot reach. Connect to the Wi-Fi of the phones, or name the right address with --address.
lan-found = Found { $ip } on { $adapter }: { $kind }.
lan-kind-home = a private network, as at home
lan-kind-public = an open network
lan-kind-six = an IPv6 network
lan-kind-self = a link without a router
lan-kind-tunnel = a VPN; phones are not in it
lan-kind-inner = inside this machine only (containers, virtual machines)
lan-kind-loop = this machine only
lan-used = The QR code shows { $ip }, because { $why }.
lan-used-asked = The QR code shows { $ip }, because you asked for it.
lan-why-default = this is how the machine itself goes online, so the phones' Wi-Fi is most likely the same network
lan-why-home = it is a private network, as phones use at home
lan-why-public = it is the only network here that phones may share
lan-why-six = there is no IPv4 network here
lan-why-self = there is nothing better
lan-why-tunnel = there is nothing better
lan-why-inner = there is nothing better
lan-hint-firewall = If a phone shows nothing after scanning: let this program through the firewall of this machine (Windows and macOS ask once; say yes for private networks).
lan-hint-guest = A guest Wi-Fi often keeps its devices apart. Use the main Wi-Fi for the host and the phones, or the hotspot of one phone.
lan-hint-choose = To use another address: companion host --address <address>
