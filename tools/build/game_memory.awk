# game_memory.awk: the memory that a game asks for in its menu.txt, between the kernel and its overlay
# (disk/MEMORY.md). Only this file knows the sizes and the order of the areas.
#
#   lists N     pages of each of the three arrays of its move lists: 1, 2 or 3 (src/engine/state.h)
#   repetition  positions can repeat: the keys of earlier positions are stored
#   moves N     largest number of moves of a game; a game that is longer is drawn
#   text N      largest number of characters of a position
#   small ABC   letters of its moves in the panel (disk/disk.mk); -: it shows no moves
#   long        games last hundreds of moves: tests play only the beginning
#
# A missing line means the largest size; without the line `repetition` no keys are stored. Without any file all sizes
# are the largest, with keys. The variable `want` selects the output:
#   link       addresses for an overlay, from `start` on: options of ld65
#   bytes      the sum of all sizes
#   assemble   sizes for asm/engine/game_memory.s: options of ca65
#   claims     the same for tests/unit/contract.c, as C
#   host       the same for the host machine (src/plat/host/shell/memory.c), with the name in the variable `game`
# SPDX-License-Identifier: MIT
BEGIN { lists = 3; repetition = 0; moves = 512; text = 511; long = 0; small = "" }
$1 == "lists" { lists = $2 }
$1 == "repetition" { repetition = 1 }
$1 == "moves" { moves = $2 }
$1 == "text"  { text = $2 }
$1 == "long"  { long = 1 }
$1 == "small" { small = $2 }
END {
    if (lists < 1 || lists > 3 || moves < 1 || moves > 512 || text < 1 || text > 511) {
        print FILENAME ": lists is 1 to 3, moves 1 to 512, text 1 to 511" > "/dev/stderr"
        exit 1
    }
    repetition += !NR
    text += 1 # the terminating 0
    keys_at = start + 3 * 256 * lists
    moves_at = keys_at + repetition * 6 * 128 # KEY_BYTES, REPETITION_MAX
    begin_at = moves_at + 2 * moves
    position_at = begin_at + text
    end = position_at + text
    if (want == "link")
        printf "-D __LIST_PAGES__=%d -D __LIST_FULL__=%d -D __REPETITION__=%d -D __MOVES__=%d -D __MOVES_MOST__=%d " \
            "-D __BEGIN__=%d -D __POSITION__=%d -D __TEXT_SIZE__=%d -D __OVERLAY_START__=%d\n",
            lists, lists - (lists > 1), repetition * keys_at, moves_at, moves, begin_at, position_at, text, end
    if (want == "bytes")
        print end
    if (want == "assemble")
        printf "-D LISTS=%d -D REPETITION=%d -D MOVES=%d -D TEXT=%d\n", lists, repetition, moves, text
    if (want == "host")
        printf "MEMORY(%s, %d, %d, %d, %d)\n", game, lists, repetition, moves, text
    if (want == "claims")
        printf "#include \"unit/game_memory.h\"\nconst uint8_t claim_lists = %d;\n" \
            "const uint8_t claim_repetition = %d;\nconst uint16_t claim_moves = %d;\n" \
            "const uint16_t claim_text = %d;\nconst uint8_t claim_long = %d;\n" \
            "const char claim_small[] = \"%s\";\n", lists, repetition, moves, text, long, small
}
