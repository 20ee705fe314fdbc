# What the host reads in the terminal.
host-join = Join      { $link }
host-code = Code      { $code }   (typed by hand, it needs your tap)
host-named = Name      { $link }   (the same door, where the network knows names)
host-private = Host      { $link }   (private: it opens your start screen)
host-stop = Stop with Ctrl-C. The table stays as it is and can be taken up again.
host-stopped = Stopped. Nothing is lost: start again and everybody is back in their seat.
host-tables = { $count ->
    [one] One table is unfinished:
   *[other] { $count } tables are unfinished:
}
host-table = {"  "}{ $code }  { $game }, { $names }. { $round ->
    [0] Playing
   *[other] Round { $round }
}, resting { $since }.
host-table-lobby = {"  "}{ $code }  { $game }, { $names }. In the lobby { $since }.
host-table-link = {"        "}{ $link }
host-port-busy = Port { $port } is taken, perhaps by another companion on this device. Stop that one, or choose another port: companion host --port { $other }
host-bad-port = A port is a number from 0 to 65535.
host-no-certificate = A certificate file is missing: { $files }. Give two files: --tls CERT KEY
host-no-folder = The folder { $folder } cannot be written ({ $problem }). Choose another one with --data.
host-occupied = Another companion has the folder { $folder } and does not answer now. Wait a moment, stop it, or choose another folder with --data.
host-no-journal = The tables in { $file } cannot be read or written ({ $problem }). Is the disk full, or is another program using the file? If it is damaged, move it away and keep it; a new one is made at the next start.
host-bad-store = A database is named like this: postgresql://companion@192.168.1.5/companion
host-bad-slot = A host’s name at a database is up to 16 small letters and digits, such as: a
host-bad-public = The address of all hosts is a scheme and a name, such as: https://tables.example.org
host-bad-workers = Between 1 and { $most } hosts can be started at once.
host-workers-need-store = Several hosts share a database: companion host --workers 4 --store postgresql://…
host-workers-alone = Several hosts have ports in a row and no window: leave out --window and --port 0.
host-no-store = The tables in { $store } cannot be read or written ({ $problem }). Does the database run, may this host use it, and is the password in ~/.pgpass? docs/venue.md says how it is set up.
host-no-venue = This companion was installed without the part that speaks to a database. Install tabletop-companion with the extra “venue”.
host-slot-taken = Another host is at { $store } as “{ $slot }” already. Start this one under another letter: companion host --slot b --store …
host-fenced = Another host has taken over the tables of this one at { $store }: this one had not been heard of for too long. Nothing is lost. Start it again and it joins in.
host-no-client = This companion was packed without the page that phones open: { $files } (looked for in { $folder }). Install it again, or build it with the steps in docs/install.md.
window-no-screen = this device has no desktop
window-no-viewer = its viewer does not start on this system and left with { $code }
window-no-package = the package flet-desktop is missing; install tabletop-companion with the extra “window”
host-no-window = The window could not be opened ({ $problem }). The browser works just as well: use the host link above.
cli-cannot-read = { $file } cannot be read: { $problem }

verify-fair = The deal was fair, for the words: { $words }
verify-compare = Compare them with the six words that were read aloud before the first card: only then it is this deal.
verify-noted = They are the words you noted.
verify-draw = { $draw ->
    [1] It was the first draw at this table;
   *[other] It was draw { $draw } at this table, because the ones before it were called off;
} { $phones } of { $seats } seats had a part from their own device.
verify-host-alone = No phone had a part in it: the file is unchanged, but it does not show that the host could not choose.
verify-cut = { $name } cut { $at } { $by ->
    [phone] (drawn on their own device)
    [host] (drawn by the host)
    [given] (was given the number)
   *[own] (their own number)
}
verify-not-fair = NOT fair. This does not fit:
verify-fault-format = the file is not written as a proof is; something was added, left out or written twice
verify-fault-seal = the secret is not the one that was sealed before anybody cut
verify-fault-part = the number and bits of { $seat } are not those that this seat had committed to
verify-fault-decks = these are not the decks that this game makes from its house rules, packs and seats
verify-fault-packs = a pack is not the one that was bound before the deal
verify-fault-roster = seats, names, house rules or decks are not those that all devices agreed on
verify-fault-words = the words do not belong to this deal
verify-fault-noted = these are not the words you noted: it is the file of another deal
verify-fault-shuffles = the decks cannot have been shuffled so often
verify-fault-later = dice, bags or roles of the evening are not what was said aloud, or some of them are missing
verify-older = Older proof: it adds up, and proves little. Such a file names its own decks and orders, and three words (“{ $phrase }”) can be forged.
verify-wrong-commitment = The secret does not fit the seal that was published before the cuts. This proof is not of an honest game.
verify-wrong-cuts = There must be one cut for every seat.
verify-wrong-deal = A deal does not follow from the secret and the cuts.
verify-no-proof = { $file } is not a proof file. Save one from the end screen with “Check the deal”.

pack-good = { $name } has no faults. Copy it into the packs folder of your data folder to play on it.
pack-not-readable = This pack cannot be read: { $problem }
pack-unknown-format = The pack does not say what it is. Its “format” must be one of: { $formats }.

purge-ask = Forget all tables and their history on this device? (y/n)
purge-kept = Nothing was forgotten.
purge-done = { $count ->
    [one] One table was forgotten.
   *[other] { $count } tables were forgotten.
 }

## The app behind an icon

app-local-network = Phones on your Wi-Fi join the table, or you join theirs.
desktop-running = Companion runs already: { $link }
desktop-sorry = Companion could not start
desktop-log = What happened is written down in { $file }.
