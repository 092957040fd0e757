/* atr.h: constants of an ATR image with an Atari DOS 2.0S or 2.5 file system.
   mkatr writes them and lsatr reads them; they share nothing else, so that each can catch the other's errors. */
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

/* The two densities. DOS leaves sector 720 alone in both: it counts from 0, the drive from 1. */
#define SINGLE_SECTORS 720
#define SINGLE_LAST_SECTOR 719
#define SINGLE_TOTAL 707
#define ENHANCED_SECTORS 1040
#define ENHANCED_LAST_SECTOR 1023 /* a link has 10 bits */
#define ENHANCED_TOTAL 1010
#define UNUSED_SECTOR 720

/* Boot record: byte 1 of sector 1 says how many sectors the operating system loads. */
#define BOOT_COUNT_AT 1
#define BOOT_SECTORS_RESERVED 3
#define BOOT_SECTORS_LIMIT 255

/* Table of contents (VTOC): one bit a sector, 1 = free, highest bit first, sector 0 included. */
#define VTOC_SECTOR 360
#define VTOC_CODE 2
#define VTOC_CODE_AT 0
#define VTOC_TOTAL_AT 1 /* 16 bits */
#define VTOC_FREE_AT 3  /* 16 bits, sectors up to 719 */
#define VTOC_MAP_AT 10
#define VTOC_MAP_BYTES 90

/* Second table of DOS 2.5: repeats the map from sector 48 on and continues it to 1023. */
#define VTOC2_SECTOR 1024
#define VTOC2_FIRST_SECTOR 48
#define VTOC2_MAP_BYTES 122
#define VTOC2_FREE_AT 122 /* 16 bits, sectors above 719 */

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
#define FLAG_LOCKED 0x20
#define FLAG_IN_USE 0x40
#define FLAG_DELETED 0x80
#define FLAG_FILE (FLAG_IN_USE | FLAG_DOS2)
/* DOS 2.5 hides a file that reaches above sector 719 from DOS 2.0 by this flag. */
#define FLAG_HIGH_FILE (FLAG_OPEN | FLAG_DOS2)

/* A sector of a file: data, then file number and next sector (10 bits, 0 = last), then the count of data bytes. */
#define DATA_BYTES 125
#define LINK_HIGH_AT 125 /* file number in bits 7-2, next sector's high bits in 1-0 */
#define LINK_LOW_AT 126
#define LINK_COUNT_AT 127

#endif
