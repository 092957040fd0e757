/* view_write.c: writes a sector of the boxes (view_boxes.c). On the Atari its twin asm/games/matchbox/view_write.s has
 * a copy of the code of the shell's overlays, which are not in memory while a game is played. */
/* SPDX-License-Identifier: MIT */
#include "plat/disk.h"
#include "games/matchbox/view.h"

uint8_t menace_write_sector(uint16_t sector, const uint8_t *from)
{
    return disk_write_sector(sector, from);
}
