#!/bin/bash
# protocols.sh TROG GTPMATCH: every protocol (UCI, GTP, Gomocup, convert) with every game it accepts: a search, a clock,
# a whole game. The clock of the side to move is short and the opponent's is long, so that using the wrong clock takes
# too long.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1
gtpmatch=$2
games=$("$trog" games)
short=100     # milliseconds on the clock of the side to move
long=900000   # on the opponent's clock: 30 seconds for a move
most=8        # seconds: a search that takes this long has failed

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

accepts() { # accepts PROTOCOL GAME: whether it exits with status 0 on empty input
    "$trog" "$@" < /dev/null > /dev/null 2>&1
}
last() { tail -n 1; }

# ---- UCI ----
uci() { # uci GAME LINE...
    local game=$1
    shift
    printf '%s\n' 'setoption name OwnBook value false' 'position startpos' "$@" | timeout $most "$trog" uci "$game"
    echo "status $?"
}
accepted=0
for game in $games; do
    accepts uci "$game" || continue
    accepted=$((accepted + 1))
    said=$(uci "$game" 'go depth 3')
    check "uci $game: a search ends normally" "status 0" "$(echo "$said" | last)"
    best=$(echo "$said" | sed -n 's/^bestmove \([^ ]*\).*/\1/p')
    check "uci $game: the move is legal" 1 "$("$trog" moves "$game" | grep -cxF -- "$best")"
    check "uci $game: an info line with a score comes before the move" 1 \
        "$(echo "$said" | grep -B 1 '^bestmove' | grep -c '^info depth .* score \(cp\|mate\) -\?[0-9]* .* pv [^ ]')"
    check "uci $game: uses the first side's clock" "status 0" "$(uci "$game" "go wtime $short btime $long" | last)"
    check "uci $game: uses the second side's clock" "status 0" \
        "$(uci "$game" "position startpos moves $best" "go wtime $long btime $short" | last)"
    wanted=$("$trog" moves "$game" | tail -n 1)
    check "uci $game: searchmoves allows one move" "$wanted" \
        "$(uci "$game" "go searchmoves $wanted depth 2" | sed -n 's/^bestmove \([^ ]*\).*/\1/p')"
done
check "UCI accepts at least 13 games" 1 $((accepted > 12))

# ---- GTP: time_left sets the clock of one side, here in Atari seconds ----
gtp() { # gtp GAME LINE...: prints the answers in one line
    local game=$1
    shift
    printf '%s\n' "$@" | timeout $most "$trog" gtp "$game" --without book,haste 2>&1 | xargs
    echo "status ${PIPESTATUS[1]}"
}
nodes_of() { sed -n '1s/.* //p'; } # prints the last word of the answers
for game in $games; do
    accepts gtp "$game" || continue
    start=clear_board
    if gtp "$game" 'genmove first' | grep -q '^? a roll'; then # a game with dice
        start="play first $("$trog" moves "$game" | tail -n 1)"
    fi
    said=$(gtp "$game" "$start" 'level 1' 'genmove first' score)
    check "gtp $game: a search ends with a move" \
        1 "$(echo $said | grep -c '^= = = [^=?]* = -\?[0-9]* [0-9]* [0-9]* status 0$')"
    own=$(gtp "$game" "$start" 'time_left first 20 0' 'time_left second 8000 0' 'genmove first' score | nodes_of)
    more=$(gtp "$game" "$start" 'time_left first 160 0' 'time_left second 20 0' 'genmove first' score | nodes_of)
    check "gtp $game: eight seconds search at least as many nodes as one ($own, $more)" 1 $((own <= more))
    lasting=$((lasting + (own < more)))
done
check "gtp: in most games eight seconds search more nodes" 1 $((lasting > 7))

# ---- Gomocup: go-moku only ----
gomocup() { # gomocup LINE...
    printf '%s\n' 'START 15' "$@" BOARD 7,7,2 8,8,1 3,11,2 DONE | timeout $most "$trog" gomocup | last
    echo "status ${PIPESTATUS[1]}"
}
for info in 'timeout_turn 100' 'timeout_match 1000' 'time_left 1000'; do
    check "gomocup: uses the right clock: $info" "1 status 0" \
        "$(gomocup 'INFO timeout_turn 60000' 'INFO timeout_match 900000' "INFO $info" |
            sed 's/^[0-9]*,[0-9]*$/1/' | xargs)"
done

# ---- convert: a game is written and read back ----
for game in $games; do
    accepts convert "$game" || continue
    moves=()
    start=$(random_start "$game")
    position=$start
    for _ in 1 2 3 4 5 6; do
        next=$("$trog" moves "$game" ${position:+"$position"} | head -n 1)
        [ -n "$next" ] || break # the game is over
        moves+=("$next")
        position=$("$trog" after "$game" ${start:+"$start"} "${moves[@]}" | tail -n 1)
    done
    printf '%s\n' '[Event "six moves"]' ${start:+"[FEN \"$start\"]"} "${moves[@]// /_}" > "$folder/text"
    "$trog" convert "$game" "$folder/text" --to pgn > "$folder/pgn" 2>&1
    check "convert $game: ${#moves[@]} moves are read back" "$(printf '%s\n' "${moves[@]}")" \
        "$("$trog" convert "$game" "$folder/pgn" 2>&1 | sed '1d; /^$/d')"
    check "convert $game: the same final position" "$position" \
        "$("$trog" convert "$game" "$folder/pgn" --to positions 2>&1)"
done

# A large file: reading two megabytes takes less than twice the time of perft with 4,865,609 leaves. (It once took four
# times as long as perft.)
user_time() { # user_time WORD...: prints milliseconds
    local TIMEFORMAT=%U
    { time "$trog" "$@" > /dev/null; } 2>&1 | tr -d .
}
for _ in $(seq 800); do
    echo '[Event "?"]'
    echo '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7'
    echo '11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 16. d5 c4 17. Bg5 h6 18. Be3 Nc5 19. Qd2 h5'
    echo '20. Bg5 Be7 21. Bh6 Nfd7 22. Ra3 Qb6 23. Rea1 Ra7 24. axb5 axb5 25. Rxa7 Qxa7 26. Qe3 Nb6 27. b4 cxb3 *'
done > "$folder/pgn"
for _ in 1 2 3 4 5 6 7; do
    cat "$folder/pgn"
done > "$folder/large"
large=$(user_time convert chess "$folder/large")
counted=$(user_time perft chess 5)
check "convert: a large file is read fast enough ($large ms, $counted ms)" 1 $((10#$large < 2 * 10#$counted))

# ---- GTP against itself: two programs play whole games, each starting once ----
for game in $games; do
    accepts uci "$game" || continue # two sides, no dice
    check "gtpmatch $game: two games are finished" 2 \
        "$("$gtpmatch" 2 "$trog gtp $game --nodes 100" "$trog gtp $game --nodes 50" "$game" 2>&1 |
            awk '/ wins, / { print $(NF - 6) + $(NF - 4) + $(NF - 2) }')"
done
# ---- dice, and moves with a random result: the referee draws them ----
check "gtpmatch race: four games and their score" "score 2" \
    "$("$gtpmatch" 4 "$trog gtp race --nodes 20" "$trog gtp race --nodes 20" race 2>&1 |
        awk '/^score/ { print $1, $(NF - 4) }')"
# ---- openings from a file ----
opening_match() { # opening_match MOVE...: two games of hexapawn from this opening
    printf '# openings\n%s\n' "$*" > "$folder/openings"
    "$gtpmatch" 2 "$trog gtp hexapawn --depth 9" "$trog gtp hexapawn --depth 9" hexapawn 1 "$folder/openings" 2>&1
}
check "gtpmatch: an opening from a file" 2 \
    "$(opening_match b1b2 a3b2 | awk '/ wins, / { print $(NF - 6) + $(NF - 4) + $(NF - 2) }')"
check "gtpmatch: an opening's illegal move" "gtpmatch: the opening's move b1b2 is illegal" \
    "$(opening_match b1b2 b1b2 | tail -n 1)"
check "gtpmatch: a file without openings" "gtpmatch: no openings in $folder/openings" \
    "$(opening_match '# none' | tail -n 1)"
finish
