/* atr.h: constants of an ATR image with a file system of Atari DOS 2.0S, DOS 2.5 (enhanced density) or MyDOS (large).
   mkatr writes such images and lsatr reads them; they share nothing else, so that each can catch the other's errors. */
/* SPDX-License-Identifier: MIT */
#ifndef ATR_H
#define ATR_H

/* The image file: a header, then the sectors; sector numbers start at 1. */
#define ATR_HEADER_BYTES 16
#define ATR_MAGIC_LOW 0x96
#define ATR_MAGIC_HIGH 0x02
#define ATR_PARAGRAPH_BYTES 16 /* unit of the image size in the header */
#define ATR_SIZE_LOW_AT 2      /* 16 bits */
#define ATR_SECTOR_BYTES_AT 4  /* 16 bits */
#define ATR_SIZE_HIGH_AT 6     /* 8 bits */
#define SECTOR_BYTES 128

/* Three kinds of disks. A single-density disk, 90K, has the file system of DOS 2.0. DOS does not use sector 720,
   because it counts sectors from 0 and the drive from 1. A disk in enhanced density, 130K, is what a 1050 and DOS 2.5
   make: sectors 721 to 1023 are used, too, the most that a link of ten bits can name. A large disk, 360K, two sides
   of 80 tracks, has the file system that MyDOS makes on a disk of more than 1,967 sectors. */
#define SINGLE_SECTORS 720
#define SINGLE_LAST_SECTOR 719
#define SINGLE_TOTAL 707
#define ENHANCED_SECTORS 1040
#define ENHANCED_LAST_SECTOR 1023
#define ENHANCED_TOTAL 1010
#define LARGE_SECTORS 2880
#define LARGE_MOST (LARGE_SECTORS / 256) /* the highest high byte of a sector number */
/* without three boot sectors, four of the map and eight of the directory */
#define LARGE_TOTAL (LARGE_SECTORS - 15)

/* Boot record: byte 1 of sector 1 is the number of sectors that the operating system loads. */
#define BOOT_COUNT_AT 1
#define BOOT_SECTORS_RESERVED 3
#define BOOT_SECTORS_LIMIT 255

/* Table of contents (VTOC): one bit a sector, 1 = free, highest bit first, sector 0 included. */
#define VTOC_SECTOR 360
#define VTOC_CODE 2
#define VTOC_LARGE_CODE 4
#define VTOC_CODE_AT 0
#define VTOC_TOTAL_AT 1 /* 16 bits */
#define VTOC_FREE_AT 3  /* 16 bits */
#define VTOC_MAP_AT 10
#define VTOC_MAP_BYTES 90

/* The map of a large disk fills the sector and continues in the three sectors before it, from 359 down to 357. MyDOS
   uses two, four or more sectors; its code is half their number, plus 2. */
#define VTOC_LARGE_MAP_BYTES 118
#define VTOC_LARGE_LAST 357
#define VTOC_NEXT_MAP_BYTES SECTOR_BYTES
#define VTOC_LARGE_END ((VTOC_LARGE_MAP_BYTES + (VTOC_SECTOR - VTOC_LARGE_LAST) * VTOC_NEXT_MAP_BYTES) * 8)
/* the first sector in the map of a sector of the table below VTOC_SECTOR */
#define VTOC_NEXT_FIRST(table) ((VTOC_LARGE_MAP_BYTES + (VTOC_SECTOR - 1 - (table)) * VTOC_NEXT_MAP_BYTES) * 8)

/* In enhanced density a second table repeats most of the first map and continues it. The first table counts the free
   sectors up to 719, the second those above. */
#define VTOC25_SECTOR 1024
#define VTOC25_FIRST_SECTOR 48
#define VTOC25_MAP_BYTES 122
#define VTOC25_FREE_AT 122 /* 16 bits */

/* Directory. */
#define DIRECTORY_SECTOR 361
#define DIRECTORY_SECTORS 8
#define ENTRY_BYTES 16
#define ENTRIES_A_SECTOR 8
#define ENTRIES 64
#define ENTRY_FLAG_AT 0
#define ENTRY_COUNT_AT 1 /* 16 bits */
#define ENTRY_FIRST_AT 3 /* 16 bits */
#define ENTRY_NAME_AT 5
#define NAME_LETTERS 8
#define EXTENSION_LETTERS 3
#define FLAG_NEVER_USED 0x00
#define FLAG_OPEN 0x01
#define FLAG_DOS2 0x02
#define FLAG_LARGE 0x04 /* links are 16-bit sector numbers without a file number */
#define FLAG_LINKS 0x07 /* these bits say what the links of a file look like */
#define FLAG_LOCKED 0x20
#define FLAG_IN_USE 0x40
#define FLAG_DELETED 0x80
#define FLAG_FILE (FLAG_IN_USE | FLAG_DOS2)
#define FLAG_EXTENDED 0x03 /* DOS 2.5: the whole flag of a file with sectors from 720 on, which DOS 2.0 must not see */

/* A sector of a file: data, then the number of the next sector (0: it is the last), then the count of data bytes. The
   number has 10 bits, with the file number in the six bits above it, or 16 bits (FLAG_LARGE). */
#define DATA_BYTES 125
#define LINK_HIGH_AT 125
#define LINK_NUMBER_SHIFT 2 /* of the high byte */
#define LINK_LOW_AT 126
#define LINK_COUNT_AT 127

#endif
