/* candidates.c: what the search looks at; asm/games/noughts3d/candidates.s is its twin. */
#include "games/noughts3d/noughts3d.h"
#include "engine/forcing.h"

uint8_t noughts3d_hole(uint8_t line)
{
    uint8_t at = noughts3d_first[line];

    while (noughts3d_cell[at] != EMPTY) {
        at += noughts3d_step[line];
    }
    return at;
}

uint8_t noughts3d_completes(uint8_t who)
{
    uint8_t three = who ? NOUGHTS_THREE : CROSSES_THREE;
    uint8_t line = LINES - 1;

    while (noughts3d_line[line] != three) {
        --line;
    }
    return noughts3d_hole(line);
}

/* Of several that must be blocked any one will do: the others win all the same. At the root there is a choice. */
void noughts3d_near(void)
{
    uint8_t who = side;

    if (ply) {
        if (!noughts3d_threes[who][ply]) {
            who ^= 1;
        }
        if (noughts3d_threes[who][ply]) {
            list_lo[++move_count] = noughts3d_completes(who);
            return;
        }
    }
    game_generate();
    if (!ply) {
        forcing_sift();
    }
}
