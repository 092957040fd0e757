/* main.c: net TROG SUITE [NUMBER]: tests of `trog serve` on the loopback. Suites: games, tables [MOVES], fuzz [LINES],
 * web, limits, hostile, cheats. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "net/net.h"

int main(int count, char **words)
{
    unsigned long number = count > 3 ? strtoul(words[3], 0, 10) : 0;

    if (count < 3) {
        fputs("net TROG SUITE [NUMBER]\n", stderr);
        return 2;
    }
    if (strcmp(words[2], "games") == 0) {
        suite_games(words[1]);
    } else if (strcmp(words[2], "tables") == 0) {
        suite_tables(words[1], number ? (unsigned)number : 1000);
    } else if (strcmp(words[2], "fuzz") == 0) {
        suite_fuzz(words[1], number ? number : 100000);
    } else if (strcmp(words[2], "web") == 0) {
        suite_web(words[1]);
    } else if (strcmp(words[2], "limits") == 0) {
        suite_limits(words[1]);
    } else if (strcmp(words[2], "hostile") == 0) {
        suite_hostile(words[1]);
    } else if (strcmp(words[2], "cheats") == 0) {
        suite_cheats(words[1]);
    }
    return check_summary();
}
