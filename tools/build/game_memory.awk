# game_memory.awk: the memory that a game asks for in its menu.txt, between the kernel and its overlay
# (disk/MEMORY.md): the
# one place that knows the sizes, and the order in which things lie there.
#
#   lists N    pages of each of the three parts of its lists of moves: 1, 2 or 3 (src/engine/state.h)
#   past       positions may come back: the keys of those that stood on the board are kept
#   moves N    of a game, at most; it is drawn when there is no room for another
#   text N     characters that a position may have
#   small ABC  letters its moves are written with in the panel (disk/disk.mk), if it has any; -: it shows no moves
#   long       a part of a game is enough for tests: it goes on for hundreds of moves
#
# What a line is missing for is as large as can be, but for the past; without any file it is there, too. The variable
# `want` says what is printed:
#   link       addresses for an overlay, behind `start`: options of ld65
#   bytes      how many bytes it is all together
#   assemble   sizes for asm/engine/game_memory.s: options of ca65
#   claims     the same for tests/unit/contract.c, as C
BEGIN { lists = 3; past = 0; moves = 512; text = 511; long = 0; small = "" }
$1 == "lists" { lists = $2 }
$1 == "past"  { past = 1 }
$1 == "moves" { moves = $2 }
$1 == "text"  { text = $2 }
$1 == "long"  { long = 1 }
$1 == "small" { small = $2 }
END {
    if (lists < 1 || lists > 3 || moves < 1 || moves > 512 || text < 1 || text > 511) {
        print FILENAME ": lists 1 to 3, moves to 512, text to 511" > "/dev/stderr"
        exit 1
    }
    past += !NR
    text += 1 # its end mark
    past_at = start + 3 * 256 * lists
    moves_at = past_at + past * 6 * 128 # KEY_BYTES, REPETITION_MAX
    begin_at = moves_at + 2 * moves
    position_at = begin_at + text
    end = position_at + text
    if (want == "link")
        printf "-D __LIST_PAGES__=%d -D __LIST_FULL__=%d -D __PAST__=%d -D __MOVES__=%d -D __MOVES_MOST__=%d " \
            "-D __BEGIN__=%d -D __POSITION__=%d -D __TEXT_SIZE__=%d -D __OVERLAY_START__=%d\n",
            lists, lists - (lists > 1), past * past_at, moves_at, moves, begin_at, position_at, text, end
    if (want == "bytes")
        print end
    if (want == "assemble")
        printf "-D LISTS=%d -D PAST=%d -D MOVES=%d -D TEXT=%d\n", lists, past, moves, text
    if (want == "claims")
        printf "#include \"unit/game_memory.h\"\nconst uint8_t claim_lists = %d;\nconst uint8_t claim_past = %d;\n" \
            "const uint16_t claim_moves = %d;\nconst uint16_t claim_text = %d;\nconst uint8_t claim_long = %d;\n" \
            "const char claim_small[] = \"%s\";\n", lists, past, moves, text, long, small
}
