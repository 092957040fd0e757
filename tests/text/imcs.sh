#!/bin/bash
# imcs.sh TROG SERVER: whole games of `trog imcs` through our test server (tools/match/imcs_server.c), and every way a
# server can misbehave: the client ends with a clear message and status 2, and never hangs. The server's clocks count
# moves (--tick), so that the test does not wait for them. The system chooses the port, so that several of these tests
# can run at the same time.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1
server=$2
export ASAN_OPTIONS=detect_leaks=0
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$folder"' EXIT
echo secret > "$folder/password"
chmod 600 "$folder/password"

serve() { # serve WORD...: starts a server and sets $port
    : > "$folder/server"
    "$server" "$@" > "$folder/server" &
    served=$!
    until port=$(awk '/^port/ { print $2; found = 1 } END { exit !found }' "$folder/server"); do
        kill -0 $served || return
    done
}
stop() { kill $served 2>/dev/null; wait $served 2>/dev/null; }
# player NAME WORD...: runs a client to its end. NAME.end gets its last error and its status, NAME its output.
player() {
    local name=$1 status
    shift
    timeout 60 "$trog" imcs "127.0.0.1:$port" --user "$name" --password-file "$folder/password" --patience 20 "$@" > \
        "$folder/$name" 2> "$folder/$name.errors"
    status=$?
    echo "$(tail -n 1 "$folder/$name.errors" | sed 's/: .*//; s/^trog$/error/') $status" > "$folder/$name.end"
    return $status
}
alone() { # alone WORD...: a client without an opponent: prints its last line and its status
    timeout 60 "$trog" imcs "127.0.0.1:$port" --user alone --password-file "$folder/password" "$@" 2>&1 | tail -n 1
    echo "${PIPESTATUS[0]}"
}
pair() { # pair "OPTIONS OF ONE" "OPTIONS OF TWO" SERVER OPTION...: two clients play each other
    local first=$1 second=$2
    shift 2
    serve "$@"
    player one $first &
    player two --accept best $second
    wait $! # client one
    stop
}
ends() { cat "$folder/one.end" "$folder/two.end" | tr '\n' ' '; }
moves() { # moves NAME: prints a line per move
    awk '/^game / { game = $2 } /^[0-9]* [WB] [a-e][1-6]-/ { print game, $1, $2, $3 }' "$folder/$1"
}
legal() { # legal NAME: replays the moves of its games and prints the errors
    moves "$1" |
        awk '$1 != game && line { print line; line = "" } { game = $1; line = line " " $4 } END { print line }' |
        while read -r moves; do "$trog" after minichess $moves 2>&1 >/dev/null; done
}

# ten games in a row, one client at Atari speed
pair "--offer ? --games 10 --level 2 --seed 3 --time 24" "--games 10 --atari-speed" --games 10 --tick 100
check "ten games without an error" " 0  0 " "$(ends)"
check "the server saw ten games end" 10 "$(grep -c '^game [0-9]*: 23[012] ' "$folder/server")"
check "both clients saw ten games end" \
    "10 10" "$(grep -c '^23[012] ' "$folder/one") $(grep -c '^23[012] ' "$folder/two")"
check "both clients report the same results" \
    "$(awk '/^games/ { print $3, $4, $5, $6, $7, $8 }' "$folder/one" | sed 's/won\(.*\)lost\(.*\)/lost\1won\2/')" \
    "$(awk '/^games/ { print $7, $8, $5, $6, $3, $4 }' "$folder/two")"
check "the client plays White and Black in turn" \
    "5 5" "$(grep -c '^105 W' "$folder/one") $(grep -c '^106 B' "$folder/one")"
check "both clients list the same moves, except the last, which one of them does not receive" 10 \
    "$(comm -3 <(moves one | sort) <(moves two | sort) | wc -l)"
check "no two games are the same" 10 \
    "$(moves one | awk '{ line[$1] = line[$1] $4 } END { for (game in line) print line[game] }' | sort -u | wc -l)"
check "without --seed every client has the clock as its seed" 1 \
    "$("$trog" imcs --help | grep -c 'Without --seed the clock is the seed')"
check "all moves are legal" "" "$(legal one)"
check "the Atari-speed client keeps its time limit" 0 \
    "$(awk '/^game / { sum = 0 } / atari / { sum += $9; if (sum > 24000) bad = 1 } END { print bad + 0 }' \
    "$folder/two")"
check "the Atari-speed client uses its time" 1 \
    "$(awk '/^game / { sum = 0 } / atari / { sum += $9; if (sum > 8000) good = 1 }
        END { print good + 0 }' "$folder/two")"

# clocks
pair "--nodes 60 --offer W --time 10" "--nodes 60" --games 1 --tick 4000
check "a flag falls, but not on White's first move" "game 1: 231 W wins on time, 5 plies" \
    "$(grep '^game' "$folder/server")"
check "losing on time is a normal end" " 0  0 " "$(ends)"
pair "--nodes 60 --offer B --time 60" "--nodes 60" --games 1 --tick 500
check "the client notices the time the network takes" "1 1" \
    "$(awk '$2 == "B" && / of / { if ($1 == 1) first = $(NF - 1); if ($1 == 3) later = $(NF - 1) }
        END { print (first > 1400), (later < 1200) }' "$folder/one")"

# misbehaviour that the client survives
for fault in pieces garbage noboard badboard falsemove refuse@3; do
    pair "--nodes 60 --offer W --time 40" "--nodes 60" --games 1 --tick 100 --fault $fault
    check "$fault: the game is finished" " 0  0  1" "$(ends) $(grep -c '^game 1: 23[012] ' "$folder/server")"
    [[ $fault = refuse@3 || $fault = falsemove ]] || check "$fault: all moves are legal" "" "$(legal two)"
done
check "refused moves are reported" 1 "$(($(grep -c '^refused: - illegal move ' "$folder/one") >= 2))"
# terminal control codes are not passed on
pair "--nodes 60 --offer W --time 40" "--nodes 60" --games 1 --tick 100 --fault escape
check "escape: the game is finished" " 0  0  1" "$(ends) $(grep -c '^game 1: 23[012] ' "$folder/server")"
check "escape: no control characters" "0 0" \
    "$(echo $(tr -d '\n' < "$folder/one" | LC_ALL=C tr -d ' -~' | wc -c; tr -d '\n' < "$folder/two" |
        LC_ALL=C tr -d ' -~' | wc -c))"
check "escape: the codes are shown as ?" 1 "$(($(grep -c '?\[31m' "$folder/one") > 3))"
# the server shuts down after two games of five
pair "--nodes 60 --offer W --games 5" "--nodes 60 --games 5" --games 2
check "the server is gone: both clients end with an error" "error 2 error 2 " "$(ends)"
check "the finished games are counted" "games 2 won games 2 won" \
    "$(echo $(tail -n 1 "$folder/one" | cut -d' ' -f1-3; tail -n 1 "$folder/two" | cut -d' ' -f1-3))"
# faults that end a game
for line in "close@6 the_server_closed_the_connection;_its_last_line_was" \
    "cut@6 the_server_closed_the_connection;_its_last_line_was"; do
    read -r fault words <<< "$line"
    pair "--nodes 60 --offer W" "--nodes 60" --fault $fault
    check "$fault: both clients end with an error" "error 2 error 2 " "$(ends)"
    check "$fault: the message" 2 "$(cat "$folder/one.errors" "$folder/two.errors" | grep -c "^trog: ${words//_/ }: '")"
    pair "--nodes 60 --offer W --games 2" "--nodes 60 --games 2" --fault $fault --times 1 --games 2
    check "$fault once: the clients connect again" "error 0 error 0 " "$(ends)"
    check "$fault once: two games are finished" \
        "2 2" "$(grep -c '^23[012] ' "$folder/one") $(grep -c '^23[012] ' "$folder/two")"
done
pair "--nodes 60 --offer W" "--nodes 60" --fault refuseall
check "a server that refuses every move" "error 2" "$(cat "$folder/one.end")"
check "its message" 1 "$(grep -c '^trog: the server refuses every move' "$folder/one.errors")"
serve --fault late@4
# Both clients wait one second for an answer, so that the test takes only a few seconds.
player two --accept best --nodes 60 --patience 1 --time 1 &
player one --offer W --nodes 60 --time 1 --patience 1
check "a server that stops answering" "error 2" "$(cat "$folder/one.end")"
wait $!
stop
check "both clients say so" 2 \
    "$(cat "$folder/one.errors" "$folder/two.errors" |
    grep -c "^trog: the server \(sends nothing more\|closed the connection\); its last line was: '")"

# faults before a game
once() { # once FAULT LINE WORD...
    local name=$1 line=$2
    shift 2
    serve --fault "$name"
    check "$name" "$line 2 " "$(alone "$@" | sed "s/$port/PORT/" | tr '\n' ' ')"
    stop
}
once silent "trog: the server sends nothing more; its last line was: '127.0.0.1:PORT'" --patience 1
once hangup "trog: the server closed the connection; its last line was: '127.0.0.1:PORT'"
once full "trog: this is not a server of the protocol imcs 2.5, or it is full: '503 server shutdown, come back later'"
once version "trog: this is not a server of the protocol imcs 2.5, or it is full: '100 imcs 9.9'"
once password "trog: the server has another password for this name: '401 wrong password'"
once countermand "trog: the server refuses the offer: '421 offer countermanded'"
serve
check "no game is offered" "trog: no one offers a game; the server's last line was: '.' 2 " \
    "$(alone --accept best --patience 1 | tr '\n' ' ')"
check "no game with that number" "trog: the server does not let us accept this game: '408 no such game' 2 " \
    "$(alone --accept 77 | tr '\n' ' ')"
stop
check "no server at that port" "trog: no server answers at: '127.0.0.1:$port' 2 " "$(alone | tr '\n' ' ')"
check "three attempts to connect" "3 2" \
    "$(echo $(timeout 60 "$trog" imcs "127.0.0.1:$port" --user a --password-file "$folder/password" \
        --games 5 2>&1 | grep -c 'no server answers at';
        echo "${PIPESTATUS[0]}"))"

# wrong options
refused() { # refused LINE WORD...
    check "$1" "trog: $1 2 " "$("$trog" imcs "${@:2}" 2>&1 | tr '\n' ' '; echo "${PIPESTATUS[0]} ")"
}
refused "the address of a server must follow imcs"
refused "an address is HOST, HOST:PORT or [HOST]:PORT, not: 'a:b:c'" a:b:c
refused "imcs needs --user NAME, one word" localhost
refused "imcs needs --password-file FILE, or the password in the environment variable: 'TROG_IMCS_PASSWORD'" \
    localhost --user a
refused "cannot read the password file: '$folder/none'" localhost --user a --password-file "$folder/none"
for mode in 640 604 620 666; do
    chmod $mode "$folder/password"
    refused "other users can read or change the password file; use chmod 600: '$folder/password'" localhost --user a \
        --password-file "$folder/password"
done
chmod 400 "$folder/password"
refused "offer is W, B or ?: 'x'" localhost --offer x
refused "accept is best or the number of a game: 'worst'" localhost --accept worst
refused "time is 1 to 36000 seconds: '0'" localhost --time 0
refused "--accept with a number plays one game, without --offer: '3'" \
    localhost --user a --password-file "$folder/password" \
    --accept 3 --games 2
refused "imcs takes options, each with a value, not: '--time'" localhost --time
check "a password on the command line is refused" 2 \
    "$("$trog" imcs localhost --user a --password secret 2>/dev/null; echo $?)"
finish
