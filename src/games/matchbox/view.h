/* view.h: what view.c and view_menace.c share: how MENACE is shown. */
/* SPDX-License-Identifier: MIT */
#ifndef MATCHBOX_VIEW_H
#define MATCHBOX_VIEW_H

#include "games/matchbox/menace.h"

#define BLINK_FRAMES 4

void menace_draw(void);         /* draws the boxes that were opened in this round */
void menace_show_drawing(void); /* shows the box for `move`, before it is made; its bead blinks */
void menace_load(void);         /* once: takes the boxes from the disk (view_boxes.c) */
uint8_t menace_save(void);      /* writes what has changed; returns 0 after an error */
uint8_t menace_write_sector(uint16_t sector, const uint8_t *from); /* as disk_write_sector of plat/disk.h */
void menace_show_end(void);     /* shows how the beads of the round change */

#endif
