/* list.c: the list of games of one disk, without addresses: its bytes are put behind the part
 * MENU of a disk (disk.mk). disk_games.inc has a line
 * GAME("FILE", pages of lists, 1 for openings with names, "Name", "size", kilobytes) a game. */
#include "shell/menu/list.h"

#define GAME(file, pages, names, name, size, kilobytes) 1 +
const MenuList menu_list = {
#include "disk_games.inc"
    0,
#undef GAME
#define GAME(file, pages, names, name, size, kilobytes) { { file, pages, names }, kilobytes * 4, name, size },
    {
#include "disk_games.inc"
    }
};
