# item.awk: a game's line of disk_games.inc (disk/list.c) from the first line of its menu.txt: name, size, memory.
NR == 1 {
    size = $(NF - 1)
    kilobytes = substr($NF, 1, length($NF) - 1)
    sub(/ +[^ ]+ +[^ ]+$/, "")
    if (length($0) > 17 || length(size) > 5) {
        print FILENAME ": the name has more than 17 letters, or the size more than 5" > "/dev/stderr"
        exit 1
    }
    printf "GAME(\"%s\", %s, \"       %-24s\", \"%s\", %d)\n", file, facts, $0, size, kilobytes
}
