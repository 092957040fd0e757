/* disk.h: files and sectors of the disk in drive 1, through the resident
 * loader (disk/loader.s). No CIO, no DOS.
 *
 * Every call returns 0 when all went well, else a DISK_ code, which is also
 * left in disk_fault. Nothing is retried here beyond what SIO does itself.
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

extern uint8_t disk_fault; /* of the last call */

/* What disk_find found: */
extern uint16_t disk_first;  /* its first sector */
extern uint8_t disk_sectors; /* how many it has */

/* Called after each sector of a file; must leave the disk alone. */
extern void (*disk_hook)(void);

/* Looks a file up. The name is written as usual: "CONNECT4.OVL". */
uint8_t disk_find(const char *name);

/* Reads a file as it is. There must be room for whole sectors: `most` is at
 * least the length rounded up to a multiple of DISK_DATA. disk_end is the
 * address behind its last byte. */
uint8_t disk_read_file(const char *name, uint8_t *to, uint16_t most);
extern uint8_t *disk_end;

/* The same for a plain file with a seal behind it. */
uint8_t disk_read_sealed(const char *name, uint8_t *to, uint16_t most);

/* Reads a packed and sealed file and unpacks it. The rows of the search and
 * its lists are the buffer: what they held is lost. On a fault, also when it
 * would be longer than `most`, nothing is written to `to`. Sets disk_end. */
uint8_t disk_load(const char *name, uint8_t *to, uint16_t most);

/* One sector. Writing verifies: the sector is read back and compared. */
uint8_t disk_read_sector(uint16_t sector, uint8_t *to);
uint8_t disk_write_sector(uint16_t sector, const uint8_t *from);

/* The sector that follows in its file, by the links in a whole sector; 0: none. */
uint16_t disk_next(const uint8_t *sector);

#endif
