# What the host reads in the terminal.
host-join = Join      { $link }
host-code = Code      { $code }   (typed by hand, it needs your tap)
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
host-no-journal = The tables in { $file } cannot be read or written ({ $problem }). Is the disk full, or is another program using the file? If it is damaged, move it away and keep it; a new one is made at the next start.
host-no-window = The window could not be opened ({ $problem }). The browser works just as well: use the host link above.
cli-cannot-read = { $file } cannot be read: { $problem }

verify-fair = The deal was fair. The seal “{ $phrase }” matches, the cuts were { $cuts }, and { $deals ->
    [one] the one deal
   *[other] all { $deals } deals
 } came out as they had to:
verify-cut = { $name } { $at }{ $given ->
    [yes] {" "}(given)
   *[other] {""}
}
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
