/* fake_disk.h: a disk with nothing but SAVES.DAT on it, for disk.h: writes break off and drives go away when they are
 * told to. */
#ifndef UNIT_FAKE_DISK_H
#define UNIT_FAKE_DISK_H

#include "plat/disk.h"
#include "shell/saves/save_format.h"

/* Where the file is: its links lead to sectors of two high bytes. */
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
extern uint8_t fake_is_bad[SAVE_TOTAL]; /* a sector that cannot be read: a write broke off in it */
extern uint8_t fake_is_gone;             /* the drive does not answer any more */
extern uint8_t fake_writes;

/* What is to go wrong: at the nth write, or read, from 1 on; 0: never. */
extern uint8_t fake_cut_at, fake_cut_how, fake_lost_at;
enum { CUT_BEFORE, CUT_FIRST_HALF, CUT_SECOND_HALF, CUT_UNREADABLE, CUT_BEHIND, CUT_KINDS };

void fake_format(void);   /* the file as tools/build/mkatr makes it */
void fake_power_on(void); /* everything works again */

#endif
