/* mkpuzzles.c: compiles the puzzles of a game, src/games/GAME/puzzles.txt. disk/disk.mk calls it.
 *
 *   mkpuzzles GAME PUZZLES.txt OUT
 *
 * A line of the text is a puzzle: `win N POSITION`, the side to move wins in N moves, or `reach N POSITION`, the
 * position is reached from the start of a game in exactly N plies. Two spaces and a # begin a comment: the solution.
 * tools/lab/common/find_puzzles and tools/lab/chess/proof_games find such lines and check them. The format of OUT is in
 * src/shell/puzzles/puzzle_format.h.
 */
/* SPDX-License-Identifier: MIT */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "host/games.h"
#include "shell/puzzles/puzzle_format.h"

#define LINE 600

static uint8_t out[PUZZLES_BYTES];
static unsigned bytes;

static _Noreturn void stop(const char *path, unsigned line, const char *what)
{
    fprintf(stderr, "%s:%u: %s\n", path, line, what);
    exit(1);
}

int main(int count, char **words)
{
    char line[LINE];
    char position[TEXT_SIZE];
    unsigned number = 0;
    unsigned puzzles = 0;
    FILE *file;

    if (count != 4 || !games_choose(words[1])) {
        fputs("usage: mkpuzzles GAME PUZZLES.txt OUT\n", stderr);
        return 1;
    }
    file = fopen(words[2], "r");
    if (!file) {
        perror(words[2]);
        return 1;
    }
    while (fgets(line, sizeof line, file)) {
        const char *error;
        char *end = strstr(line, "  #");
        unsigned moves, plies, kind;
        int at = 0;

        ++number;
        line[strcspn(line, "\n")] = 0;
        if (end) {
            *end = 0;
        }
        if (!line[0] || line[0] == '#') {
            continue;
        }
        if (sscanf(line, "win %u %n", &moves, &at) == 1 && at) {
            plies = 2 * moves - 1;
            kind = game_info()->gen_quiet ? 0 : PUZZLE_DEEPER;
        } else if (sscanf(line, "reach %u %n", &plies, &at) == 1 && at) {
            kind = PUZZLE_REACH;
        } else {
            stop(words[2], number, "not 'win N POSITION' or 'reach N POSITION'");
        }
        error = game_read_position(line + at);
        if (error) {
            stop(words[2], number, error);
        }
        game_write_position(position);
        if (!plies || plies > PUZZLE_PLIES) {
            stop(words[2], number, "too many moves");
        }
        if (side) {
            kind |= PUZZLE_SECOND;
        }
        if (bytes + strlen(position) + 3 > sizeof out || puzzles == PUZZLES_MOST) {
            stop(words[2], number, "too many puzzles");
        }
        out[bytes++] = (uint8_t)(kind | plies);
        strcpy((char *)out + bytes, position);
        bytes += (unsigned)strlen(position) + 1;
        ++puzzles;
    }
    fclose(file);
    out[bytes++] = 0;
    if (puzzles != game_info()->puzzles) {
        stop(words[2], number, "not as many puzzles as the line `puzzles` of game.txt says");
    }
    file = fopen(words[3], "wb");
    if (!file || fwrite(out, 1, bytes, file) != bytes || fclose(file)) {
        perror(words[3]);
        return 1;
    }
    printf("puzzles %s: %u, %u bytes\n", words[1], puzzles, bytes);
    return 0;
}
