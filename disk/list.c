/* list.c: the list of games of one disk, without addresses: its bytes are put behind the part
 * MENU of a disk (disk.mk). disk_games.inc has a line
 * GAME("FILE", bytes of lists and more, 1 with a past, 1 for openings with names, "line", "size", kilobytes) a game. */
#include "shell/menu/list.h"

const MenuList menu_list = {
#define GAME(file, bytes, past, names, line, size, kilobytes) 1 +
#include "disk_games.inc"
    0,
#undef GAME
#define GAME(file, bytes, past, names, line, size, kilobytes) kilobytes * 4,
    {
#include "disk_games.inc"
    },
#undef GAME
#define GAME(file, bytes, past, names, line, size, kilobytes) names,
    {
#include "disk_games.inc"
    },
#undef GAME
#define GAME(file, bytes, past, names, line, size, kilobytes) (bytes) & 0xFF,
    {
#include "disk_games.inc"
    },
#undef GAME
#define GAME(file, bytes, past, names, line, size, kilobytes) (bytes) >> 8,
    {
#include "disk_games.inc"
    },
#undef GAME
#define GAME(file, bytes, past, names, line, size, kilobytes) file,
    {
#include "disk_games.inc"
    },
#undef GAME
#define GAME(file, bytes, past, names, line, size, kilobytes) size,
    {
#include "disk_games.inc"
    },
#undef GAME
#define GAME(file, bytes, past, names, line, size, kilobytes) line,
    {
#include "disk_games.inc"
    },
};
