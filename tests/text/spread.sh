#!/usr/bin/env bash
# spread.sh BUILD [GAME...]: a level is seconds, in every phase of a game. Positions of whole games and endings are
# searched on the 6502 with a budget of some seconds; a line a game says how much of them the search took: the least, the
# mean, the most, in hundredths. A search that comes to its end sooner is not counted.
build=$1
shift
[ $# = 0 ] && set -- $("$build/host/trog" games)
trog=$build/host/trog
seconds=3
second=1186200 # LEVEL_CYCLES_A_SECOND

positions() { # GAME: from eight games between weak players, every fourth ply; then endings that we know of
    local seed ply moves
    for seed in 1 2 3 4 5 6 7 8; do
        moves=$({ echo "seed $((seed * 4099))"; for ply in $(seq 40); do echo genmove first; echo genmove second; done; } \
            | "$trog" gtp "$1" --level 2 --nodes 60 --without book 2>/dev/null | sed -n '2,$s/^= *//p' | grep -v '^$' | grep -v resign | xargs)
        "$trog" after "$1" $moves 2>/dev/null | sed -n '4~4p' | head -12
    done
    case $1 in
    draughts) sed -n 's/ #.*//; /^[WB]:/p' tests/text/draughts_ends.txt | head -8 ;;
    chess) printf '%s\n' "8/8/8/3k4/8/8/4R3/4K3 w - - 0 1" "8/P7/8/4k3/8/8/8/K7 w - - 0 1" "8/8/8/3k4/8/8/4Q3/4K3 w - - 0 1" \
        "4k3/8/8/3bn3/8/8/8/4K3 b - - 0 1" "8/5k2/8/8/4P3/8/4K3/8 w - - 0 1" "4k3/pp3ppp/8/8/8/8/PP3PPP/4K3 w - - 0 1" ;;
    esac
}
cycles() { # what best takes on the 6502; words: move score depth nodes
    sim65 -c "$build/sim/$1" best "$2" --without book "${@:3}" 2>&1
}

for game; do
    positions "$game" | sort -u | while read -r position; do
        long=$(cycles "$game" "$position" --atari-seconds $seconds)
        short=$(cycles "$game" "$position" --nodes 1)
        want=$("$trog" best "$game" "$position" --without book --atari-seconds 1 | cut -d' ' -f4)
        set -- $long
        echo "$4 $((want * seconds)) $(($(echo "$long" | sed -n 's/ cycles//p') - $(echo "$short" | sed -n 's/ cycles//p'))) $position"
    done | awk -v game="$game" -v all=$((seconds * second)) '
        $1 >= 0.97 * $2 && $2 > 0 {
            share = int(100 * $3 / all)
            sum += share
            ++n
            if (n == 1 || share < least) least = share
            if (share > most) most = share
        }
        END {
            if (!n) { print game, "searched to its end everywhere"; exit }
            printf "%-10s %d positions, least %d, mean %d, most %d\n", game, n, least, sum / n, most
        }'
done
