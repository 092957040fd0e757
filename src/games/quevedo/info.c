/* info.c: the GameInfo of Quevedo's rook: its name, its rules and its history as text. */
#include "engine/budget.h"
#include "engine/level.h"
#include "games/quevedo/quevedo.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "King and rook against a king. Black is safe when he takes the rook, has no move, or stands so a third time.\n"
    "#Paris, 1914\n"
    "Leonardo Torres Quevedo shows his machine of 1912: six rules in wire; the first that fits moves. The rook is between"
    " the kings, the enemy below:\n"
    "1 In danger: rook to far edge\n"
    "2 Enemy two ranks off: rook down\n"
    "3 Kings 3 ranks apart: king down\n"
    "4 Kings on one file: rook down\n"
    "5 Odd files apart: rook sideways\n"
    "6 Even files apart: king nearer\n"
    "#Readings\n"
    "Level 1: in danger is next to the king, as a book of 1983 has it. Mates in 3,592 of 25,088 cases.\n"
    "Level 2: in his third, a-c or f-h, as it was built; sideways is on the outer files. Mates in 14,442.\n"
    "Levels 3 and 4: also anywhere on c to f. Mates in all, in 67 moves at most.\n"
    "Above them he searches.\n"
    "The panel says how soon each mates. NO: there is a way out, CTRL+H shows it.\n";
#pragma rodata-name (pop)

/* GameInfo.extra_cost. */
static uint16_t extra_cost(void)
{
    return COST_MADE * poll_moves_made + COST_CUT * poll_cuts;
}

uint8_t quevedo_level_reading(uint8_t level)
{
    return level < LEVEL_DEFAULT ? level : level == LEVEL_DEFAULT ? READING_MOST : BY_SEARCH;
}

const char *quevedo_kind(uint8_t level)
{
    static const char *const kinds[] = { 0, "as the 1983 book", "as it was built", "always mates" };

    return kinds[quevedo_level_reading(level)];
}

/* Of the optional members of GameInfo: find_move, extra_cost, level_name. */
static const GameInfo info = {
    "quevedo", "QUEVEDO", 2, { "White", "Black" }, 0, help, NOISY_NONE, UNIT, NODES_PER_TIME(QUEVEDO_CYCLES_LEAST), 5,
    0, 0, 0, quevedo_brain, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, extra_cost, 0, quevedo_kind
};

const GameInfo *game_info(void)
{
    return &info;
}
