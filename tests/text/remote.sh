#!/bin/bash
# remote.sh TROG: `trog play GAME --remote` against `trog serve`: two terminals play chess, one plays race with the
# computer and loses its connection, one watches. tests/net tests the server.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1
export ASAN_OPTIONS=detect_leaks=0
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$folder"' EXIT
serve() { # serve WORD...: starts a server and sets $port and $served
    : > "$folder/server"
    "$trog" serve --port 0 --bind 127.0.0.1 "$@" > "$folder/server" &
    served=$!
    until port=$(awk '/^port/ { print $2; found = 1 } END { exit !found }' "$folder/server"); do
        kill -0 $served || return
        sleep 0.05
    done
}
start() { # start NAME GAME ADDRESS WORD...: starts a terminal that reads from the descriptor in $NAME
    local name=$1 game=$2 address=$3
    shift 3
    mkfifo "$folder/$name.in"
    "$trog" play "$game" --remote "$address" --name "$name" "$@" < "$folder/$name.in" > "$folder/$name" 2>&1 &
    exec {descriptor}> "$folder/$name.in"
    printf -v "$name" %s "$descriptor"
}
seen() { # seen NAME PATTERN [TIMES]: waits until the terminal has shown it so often
    local n
    for n in $(seq 400); do
        [ "$(grep -c -- "$2" "$folder/$1")" -ge "${3:-1}" ] && return
        sleep 0.05
    done
    check "$1 shows '$2'" "" "$(tail -n 3 "$folder/$1")"
}
say() { echo "$2" >&"${!1}"; } # say NAME LINE: types a line

serve --level 1
start anna chess "127.0.0.1:$port"
seen anna '^Waiting for players'
code=$(sed -n 's/^Table \([A-Z]*\)\. You play White\.$/\1/p' "$folder/anna")
check "the table has a code" 4 ${#code}
start bob chess "127.0.0.1:$port/$code"
start eve chess "127.0.0.1:$port/$code" --watch
seen bob 'You play Black'
check "Black sees the board from its side" 1 "$(grep -c '^R N B K Q B N R 1$' "$folder/bob" | head -n 1)"
seen anna '^White> ' || true
say anna e2e5
seen anna 'Not a legal move, character'
say bob e7e5
seen bob 'It is not your turn'
say anna f2f3
seen bob 'White plays f2f3'
say bob e7e5
seen anna 'Black plays e7e5'
say anna 'say well played'
seen bob 'anna well played'
say anna g2g4
seen bob 'White plays g2g4'
say bob d8h4
for name in anna bob eve; do seen $name '^Black wins (RULES)'; done
moves() { grep -o '[A-Z][a-z]* plays [a-h][1-8].*' "$folder/$1"; }
check "both saw the same moves" "$(moves anna)" "$(moves bob)"
check "the spectator saw the end" 1 "$(grep -c '^Black wins' "$folder/eve")"
say anna again
seen bob 'White asks: AGAIN'
say bob again
seen anna '8 r n b q k b n r' 2
for name in anna bob eve; do say $name quit; done
start fay reversi "127.0.0.1:$port/$code" --watch
seen fay '^That table plays chess'
kill $served
wait $served
check "the server ends without an error" 0 $?

# the server closes idle connections: the terminal comes back by itself, and the game goes on
serve --level 1 --idle 1
start gil race "127.0.0.1:$port" --computers 1
seen gil 'press RETURN to roll'
seen gil 'The connection is lost. Trying again.'
seen gil 'Table [A-Z]*\. You play White' 2
say gil ''
seen gil 'White plays d[1-6]'
say gil resign
seen gil '^Red wins (RESIGNED)'
seen gil '^The dice were fair: all [0-9]* rolls follow from the seed'
say gil quit
# the first roll of backgammon has outcomes of its own
start hal backgammon "127.0.0.1:$port" --computers 1
seen hal 'press RETURN to roll'
say hal ''
seen hal 'White plays d[1-6]'
say hal resign
seen hal '^Black wins (RESIGNED)'
seen hal '^The dice were fair: all [0-9]* rolls follow from the seed'
say hal quit
kill $served
wait $served
check "the server ends without an error" 0 $?
check "no server" "trog: no server answers at: '127.0.0.1'" \
    "$("$trog" play chess --remote "127.0.0.1:$port" 2>&1 < /dev/null)"
check "a bad address" 1 "$("$trog" play chess --remote ":1" 2>&1 | grep -c 'an address is HOST:PORT or HOST:PORT/CODE')"
check "a bad port" 1 "$("$trog" serve --port 99999 2>&1 | grep -c 'port is 0 to 65535')"
check "a bad game" 1 "$("$trog" serve --games chess,go 2>&1 | grep -c "no such game: 'go'")"
check "a bad folder" 1 "$("$trog" serve --web /nowhere 2>&1 | grep -c 'cannot read the folder')"
finish
