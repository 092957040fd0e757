#!/bin/bash
# cycles_guard.sh BUILD [GAME...]: no game takes over 3% more cycles per node than committed in cycles.txt, and the
# cycles per node in GAME.h are right.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1
shift
games=$(echo ${*:-$("$build/host/trog" games)})
"${0%/*}/cycles.sh" "$build" $games > "$build/cycles.txt"
for game in $games; do
    has_line cycles.txt "$game"
    committed=$(awk -v game="$game" '$1 == game { print $2 }' "${0%/*}/cycles.txt")
    now=$(awk -v game="$game" '$1 == game { print $2 }' "$build/cycles.txt")
    echo "figure $game: $now cycles a node (committed: $committed)"
    check "$game: $now cycles per node, committed $committed" 1 $((now * 100 <= committed * 103))
    said=$(sed -n 's/^#define [A-Z0-9]*_CYCLES_PER_NODE \([0-9]*\)$/\1/p' "src/games/$game/$game.h")
    check "$game.h has $said cycles per node, measured $now" 1 \
        $((said * 100 <= now * 103 && now * 100 <= said * 103))
done
# limits for whole moves, in cycles of the whole program
within() { # within MOST GAME ARGUMENTS...
    local most=$1 game=$2 cycles
    case " $games " in *" $game "*) ;; *) return ;; esac
    shift 2
    cycles=$("$build/lab/common/prof65" -e "$build/sim/$game" "$@" 2>&1 >/dev/null | awk '$1 == "cycles" { print $2 }')
    echo "figure $game $*: $cycles cycles"
    check "$game $*: $cycles cycles, at most $most" 1 $((cycles <= most))
}
within 36000000 connect4 best --depth 10 --without book
within 27000000 warptrog best --depth 8 --without book
within 60000000 draughts best --depth 9 --without book
within 27000000 morris best 'O--X---XOOOXOOOX-O---XXX X 0 0' --depth 8
within 27000000 morris best '---------OXXOO-X-O-XO--- X 0 0' --depth 8
within 27000000 minichess best --depth 7 --without book
within 1800000 noughts best --level 8
within 1800000 noughts best '-X-----O- X' --level 8
within 1800000 noughts best '-X--O---- X' --level 8
within 1800000 hexapawn best --level 8
within 1800000 hexapawn best 'ppp/1P1/P1P b' --level 8
within 54000000 chess best --depth 5 --without book
within 215000000 chess best 'r1bqkb1r/pp3ppp/2n1pn2/2pp4/3P1B2/2P1PN2/PP1N1PPP/R2QKB1R b KQkq - 1 6' --depth 4
within 215000000 chess best 'r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 6' --depth 4
within 215000000 chess best 'rnbq1rk1/pp2bppp/4pn2/2pp4/2PP4/2N1PN2/PP2BPPP/R1BQ1RK1 w - - 2 8' --depth 4
finish
