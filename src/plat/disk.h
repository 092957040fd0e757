/* disk.h: files and sectors of the disk in drive 1, through the resident
 * loader (disk/loader.s). No CIO, no DOS.
 *
 * Every call returns 0 when all went well, else a DISK_ code, which is also
 * left in disk_error. Nothing is retried here beyond what SIO does itself.
 */
#ifndef PLAT_DISK_H
#define PLAT_DISK_H

#include <stdint.h>

#define DISK_SECTOR 128 /* bytes */
#define DISK_DATA 125   /* of which a file uses so many; then come the links */

#define DISK_OK 0
#define DISK_NO_ANSWER 138  /* no drive */
#define DISK_REFUSED 139    /* no disk in it, or no such sector */
#define DISK_GARBLED 143    /* checksum of the transmission */
#define DISK_UNREADABLE 144 /* bad sector */
#define DISK_LINK 164       /* a sector that belongs to another file */
#define DISK_NO_FILE 170
#define DISK_DAMAGED 200    /* the sums of the file are wrong */
#define DISK_PROTECTED 201
#define DISK_TOO_LONG 202   /* more than there is room for */
#define DISK_DIFFERS 203    /* what was written reads back otherwise */
#define DISK_VERSION 204    /* saves of another version */
#define DISK_FULL 205       /* no room for another save */
#define DISK_ASKS 206       /* no room, unless another save gives way */

extern uint8_t disk_error; /* of the last call */

/* With 1 in it a file that is loaded is read ahead: a call reads a sector of it, and says in bit 7 whether it will go
 * on with the next. Whatever else is read meanwhile, it begins anew; so it must where the memory it is read to is used:
 * 0. */
extern uint8_t disk_ahead;
#define DISK_AHEAD 0x01
#define DISK_BEGUN 0x80

/* What disk_find found: its first sector, how many it has; what its links have beside the high byte of the next one,
 * and the most that can be (disk/loader.inc). */
extern uint16_t disk_first;
extern uint8_t disk_sectors;
extern uint8_t disk_mark;
extern uint8_t disk_most;

/* Kinds of files: the second half of their names. A DAT file has its sectors in one row. */
#define DISK_GAME_FILE 0 /* OVL */
#define DISK_DATA_FILE 2 /* DAT; the others are for asm/plat/atari alone */

/* Looks a file up: disk_find("SAVES", DISK_DATA_FILE). */
uint8_t disk_find(const char *file, uint8_t kind);

/* One sector. Writing verifies: the sector is read back and compared. */
uint8_t disk_read_sector(uint16_t sector, uint8_t *to);
uint8_t disk_write_sector(uint16_t sector, const uint8_t *from);

#endif
