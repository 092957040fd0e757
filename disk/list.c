/* list.c: the list of games of one disk, without addresses: its bytes are put behind the part
 * MENU of a disk (disk.mk). games.inc has a line
 * GAME("FILE", bytes of lists and more, 1 with a past, 1 where the second side can win, "line of the menu", kilobytes) a game. */
#include "shell/menu/list.h"

const MenuList menu_list = {
#define GAME(file, bytes, past, second, line, kilobytes) 1 +
#include "games.inc"
    0,
#undef GAME
#define GAME(file, bytes, past, second, line, kilobytes) kilobytes * 4,
    {
#include "games.inc"
    },
#undef GAME
#define GAME(file, bytes, past, second, line, kilobytes) { { file, bytes }, second, { 0 } },
    {
#include "games.inc"
    },
#undef GAME
#define GAME(file, bytes, past, second, line, kilobytes) line,
    {
#include "games.inc"
    },
};
