/* info.c: what Quevedo's rook is called, and his story in words. */
#include "engine/budget.h"
#include "games/quevedo/quevedo.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "King and rook against a king. Black is safe when he takes the rook, has no move, or stands so a third time.\n"
    "#Paris, 1914\n"
    "Leonardo Torres Quevedo shows a machine of 1890: six rules in wire. The enemy king is below the"
    " rook, the rook below its king:\n"
    "1 Rook in danger: to the far side. Else:\n"
    "2 Enemy two ranks off: rook down. Else:\n"
    "3 Kings three ranks apart: king down. Else, by files from king to king:\n"
    "4 none: rook down\n5 odd: rook sideways\n6 even: king nearer\n"
    "#Readings\n"
    "Level 1: in danger is next to the king, as a book of 1983 has it. Mates in 3,592 of 25,088 cases.\n"
    "2: in his third, a-c or f-h, as it was built; sideways on the outer files. 14,442.\n"
    "3, 4: and on c to f. All, in 67 moves at most. Above: search.\n"
    "The panel says how soon each mates. NO: there is a way out, CTRL+H.\n";
#pragma rodata-name (pop)

static uint16_t toll(void)
{
    return TOLL_MADE * poll_made + TOLL_CUT * poll_cuts;
}

static const GameInfo info = {
    "quevedo", "QUEVEDO", 2, { "White", "Black" }, 0, help, NOISY_NONE, UNIT, GAME_PACE(QUEVEDO_CYCLES_LEAST), 5,
    0, 0, 0, quevedo_brain, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, toll
};

const GameInfo *game_info(void)
{
    return &info;
}
