/* game_list.c: the list of games of one disk, without addresses: its bytes are put behind the part
 * MENU of a disk (disk.mk). games.inc has a line
 * GAME("FILE", bytes of lists and more, 1 with a past, 1 where the second side can win, 1 with random and directed
 * moves, "line of the menu", kilobytes) a game. */
#include "shell/menu/game_list.h"

const MenuList menu_list = {
#define GAME(file, bytes, past, second, simple, line, kilobytes) 1 +
#include "games.inc"
    0,
#undef GAME
#define GAME(file, bytes, past, second, simple, line, kilobytes) kilobytes * 4,
    {
#include "games.inc"
    },
#undef GAME
#define GAME(file, bytes, past, second, simple, line, kilobytes) { { file, bytes }, second, simple, { 0 } },
    {
#include "games.inc"
    },
#undef GAME
#define GAME(file, bytes, past, second, simple, line, kilobytes) line,
    {
#include "games.inc"
    },
};
