# menu_entry.awk: prints a game's line of games.inc (disk/game_list.c) from its menu.txt. The first line of menu.txt is
# name and board size; the Makefile explains the other lines.
# SPDX-License-Identifier: MIT
/^repetition$/ { repetition = 1 }
/^second$/ { second = 1 }
/^weak_players$/ { weak_players = 1 }
NR == 1 {
    size = $NF
    sub(/ +[^ ]+$/, "")
    if (length($0) > 17 || length(size) > 5) {
        print FILENAME ": the name has more than 17 characters, or the size more than 5" > "/dev/stderr"
        exit 1
    }
    line = sprintf("       %-19s%5s", $0, size)
}
END { printf "GAME(\"%s\", %d, %d, %d, %d, \"%s\")\n", file, bytes, repetition, second, weak_players, line }
