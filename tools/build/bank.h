/* bank.h: addresses and sizes that mkbank.c shares with the boot sectors, the cartridge and the XEX file on the Atari
 * (tools/build/constants). */
/* SPDX-License-Identifier: MIT */
#ifndef BANK_H
#define BANK_H

#define BOOT_SECTORS 26     /* sectors 1 to 26 of a disk, with the packed title */
#define LOADER_AT 0x0700    /* where the operating system loads them; the first 512 bytes stay, the resident loader */
#define LOADER_BYTES 0x200

#define CAR_BANKS 32
#define CAR_HALF 0x2000     /* bytes of a bank of the cartridge in each of its two windows */
#define CAR_UPPER_AT 0x1000 /* in the upper window of each bank: sectors, after the code */
#define CAR_UPPER_SECTORS 16
#define MAX_BANKS 16        /* banks of 8K of the cartridge with 128K; */
#define MAX_SECTORS 63      /* of a bank, whose last 128 bytes are code */
#define XEX_BANK 0x4000     /* bytes of a bank of extended memory */
#define XEX_CODE 0x2E00     /* disk/xex.s */
#define XEX_CODE_BYTES 0x900
#define XEX_PIECE 0x3700    /* a piece of the disk image is loaded to here */
#define XEX_TITLE 0x4000    /* disk/xex_title.s */
#define XEX_PIECE_BYTES 0x400

/* The overlay store (asm/plat/atari/store_code.inc, mkbank_small.c) */
/* place of the first piece in the table, and least high byte of a sector in the store: above LARGE_MOST of atr.h */
#define STORE_FIRST 12
/* RAM under the OS ROM, without hardware, the copy of the font and the vectors: first the store, then the book of three
 * or four parts (PART_BYTES). From $E400 on it is without gaps. */
#define UNDER_ROM_BYTES 0x33FA
#define PART_BYTES 1280 /* largest section of a book: the memory that a machine of 48K has for it */
#define BOOK_SECTORS 11 /* sectors of each section but the last: PART_BYTES, packed, with checksum */
#define BOOK_UNDER_ROM 0x1350
#define STORE_UNDER_ROM (UNDER_ROM_BYTES - BOOK_UNDER_ROM)
/* A piece of a file: the key of the file, two bytes; its first sector, its sectors, the bytes of the last of them
 * (PIECE_ENDS: no sector follows), its place in the store. */
#define PIECE_BYTES 7
#define PIECE_KEY 0
#define PIECE_FIRST 2
#define PIECE_COUNT 3
#define PIECE_TAIL 4
#define PIECE_AT 5
#define PIECE_ENDS 0x80
#define STORE_APART 0x38    /* pages of the store from here on are not under the ROM */

/* An XEX file on a machine with 64K (disk/small.s, disk/xex.s, mkbank_small.c) */
#define SMALL_MOST 0x200    /* bytes of the code of the store and of its table */
#define SEARCH_SECTORS 16   /* of the file that replaces the search: the first ones wait where the screen will be */
/* A step while the file is loaded: these sectors of the disk (first one, number) go to this place. */
#define STEP_BYTES 5
#define STEP_COUNT 2
#define STEP_AT 3
#define STEPS_BYTES 200     /* and a step to no sector at the end */

#endif
