/* info.c: data of the game for engine and shell, and its rules as help text. */
#include "games/template/template.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Toads hop to the right, frogs to the left, each in its own lane.\n"
    "One hop is one leaf ahead, if that is empty; or over one enemy right ahead, onto an empty"
    " leaf behind him. Nobody is taken, nobody goes back.\n"
    "Whoever is on turn and cannot hop has lost.\n"
    "A move is two leaves: b1c1.\n";
#pragma rodata-name (pop)

static const GameInfo info = {
    "template", "TEMPLATE", 2, { "Toad", "Frog" }, 0, help, NOISY_NONE, 10,
    NODES_PER_TIME(TEMPLATE_CYCLES_PER_NODE), 7
};

const GameInfo *game_info(void)
{
    return &info;
}
