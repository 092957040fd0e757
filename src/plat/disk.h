/* disk.h: files and sectors of the disk in drive 1, through the resident loader (disk/loader.s). No CIO, no DOS.
 * Implemented by asm/plat/atari/disk.s; used by the saves of the shell.
 *
 * Every call returns 0 for success, else a DISK_ code, which is also left in disk_error. Nothing is retried except by
 * SIO itself. */
/* SPDX-License-Identifier: MIT */
#ifndef PLAT_DISK_H
#define PLAT_DISK_H

#include <stdint.h>

#define DISK_SECTOR 128 /* bytes */
#define DISK_DATA 125   /* data bytes in a sector of a file; the other three are the link */

#define DISK_OK 0
#define DISK_NO_ANSWER 138  /* no drive answers */
#define DISK_REFUSED 139    /* no disk in the drive, or no such sector */
#define DISK_GARBLED 143    /* checksum error of the transmission */
#define DISK_UNREADABLE 144 /* bad sector */
#define DISK_LINK 164       /* the sector belongs to another file */
#define DISK_NO_FILE 170
#define DISK_DAMAGED 200    /* the checksum of the file is wrong */
#define DISK_PROTECTED 201
#define DISK_TOO_LONG 202   /* the file does not fit into memory */
#define DISK_DIFFERS 203    /* the sector reads back different from what was written */
#define DISK_VERSION 204    /* saves of another version of the program */
#define DISK_FULL 205       /* no space for another save */
#define DISK_ASKS 206       /* no space, unless the player replaces a save */
#define DISK_SMALL 207      /* an XEX file has this file only on a machine with 128K */

extern uint8_t disk_error; /* code of the last call */

/* Reading ahead: while DISK_AHEAD is set, a call that loads a file reads only one sector. Then bit 7 (DISK_BEGUN) says
 * that the next such call continues the file. If anything else is read in between, the file starts again. Set
 * disk_ahead to 0 when the memory the file is read to is used for something else. */
extern uint8_t disk_ahead;
#define DISK_AHEAD 0x01
#define DISK_BEGUN 0x80
#define DISK_STOPS 0x41 /* on the Atari, while a sector of such a file is read: input stops it, and it is read again */

/* Results of disk_find (disk/loader.inc) */
extern uint16_t disk_first;  /* first sector */
extern uint8_t disk_sectors; /* number of sectors */
extern uint8_t disk_mark;    /* file number * 4, which each link also contains; 0 on the large disk */
extern uint8_t disk_most;    /* highest allowed high byte of a sector number */

/* Kinds of files, by their extensions; asm/plat/atari also uses kind 1, SYS. */
#define DISK_GAME_FILE 0 /* OVL */
#define DISK_DATA_FILE 2 /* DAT: its sectors are consecutive */

/* Finds a file in the directory: disk_find("SAVES", DISK_DATA_FILE). */
uint8_t disk_find(const char *file, uint8_t kind);

/* Reads or writes one sector. After writing, the sector is read back and compared. */
uint8_t disk_read_sector(uint16_t sector, uint8_t *to);
uint8_t disk_write_sector(uint16_t sector, const uint8_t *from); /* in the overlay GAMESAVE; */
uint8_t disk_write_result(uint16_t sector, const uint8_t *from); /* the same in the overlay RESULTS */

#endif
