/* list.c: the list of games of one disk, without addresses: its bytes are put behind the part
 * MENU of a disk (disk.mk). disk_games.inc has a line
 * GAME("FILE", bytes of lists and more, 1 with a past, 1 for openings with names, "line of the menu", kilobytes) a game. */
#include "shell/menu/list.h"

const MenuList menu_list = {
#define GAME(file, bytes, past, names, line, kilobytes) 1 +
#include "disk_games.inc"
    0,
#undef GAME
#define GAME(file, bytes, past, names, line, kilobytes) kilobytes * 4,
    {
#include "disk_games.inc"
    },
#undef GAME
#define GAME(file, bytes, past, names, line, kilobytes) { { file, bytes, names }, { 0 } },
    {
#include "disk_games.inc"
    },
#undef GAME
#define GAME(file, bytes, past, names, line, kilobytes) line,
    {
#include "disk_games.inc"
    },
};
