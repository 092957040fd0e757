/* fake_disk.h: a disk that holds only SAVES.DAT, behind the interface of disk.h. Writes break off and the drive
 * disappears when a test says so. */
/* SPDX-License-Identifier: MIT */
#ifndef UNIT_FAKE_DISK_H
#define UNIT_FAKE_DISK_H

#include "plat/disk.h"
#include "shell/saves/save_format.h"

/* Where SAVES.DAT is on the disk: its first sector, disk_mark and disk_most (disk.h). In both places the high byte of
 * the sector numbers changes within the file. */
typedef struct {
    uint16_t first;
    uint8_t mark;
    uint8_t most;
} FakePlace;
extern const FakePlace fake_small;
extern const FakePlace fake_large;
extern const FakePlace *fake_place;
#define FAKE_FIRST (fake_place->first)

extern uint8_t fake_disk[SAVE_TOTAL][DISK_SECTOR];
extern uint8_t fake_is_bad[SAVE_TOTAL]; /* an unreadable sector: a write broke off in it */
extern uint8_t fake_is_gone;             /* the drive no longer answers */
extern uint8_t fake_writes;

/* The drive disappears at the nth write (fake_cut_at; fake_cut_how says what that write leaves on the disk) or at the
 * nth read (fake_lost_at). n counts from 1; 0: never. */
extern uint8_t fake_cut_at, fake_cut_how, fake_lost_at;
enum { CUT_BEFORE, CUT_FIRST_HALF, CUT_SECOND_HALF, CUT_UNREADABLE, CUT_AFTER, CUT_KINDS };

void fake_format(void);   /* the file as tools/build/mkatr creates it */
void fake_power_on(void); /* everything works again */

#endif
