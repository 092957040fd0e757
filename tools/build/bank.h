/* bank.h: addresses and sizes that mkbank.c shares with the boot sectors, the cartridge and the XEX file on the Atari
 * (tools/build/constants). */
/* SPDX-License-Identifier: MIT */
#ifndef BANK_H
#define BANK_H

#define BOOT_SECTORS 8      /* sectors 1 to 8 of a disk */
#define LOADER_AT 0x0700    /* where the operating system loads them; their first half stays, the resident loader */
#define LOADER_BYTES 0x200

#define CAR_HALF 0x2000     /* bytes of a bank of the cartridge in each of its two windows */
#define XEX_BANK 0x4000     /* bytes of a bank of extended memory */
#define XEX_CODE 0x2F00     /* disk/xex.s */
#define XEX_CODE_BYTES 0x900
#define XEX_PIECE 0x3800    /* a piece of the disk image is loaded to here */
#define XEX_PIECE_BYTES 0x400

/* An XEX file on a machine with 64K (disk/small.s, disk/xex.s, mkbank_small.c) */
#define SMALL_ENTRY 0x0701  /* its code in the loader; other media are called at LOADER_AT */
/* A piece of a file: the number of the file, its first sector, its sectors, the bytes of the last of them (plus 128: no
 * sector follows), its address. */
#define SMALL_MOST 0x200    /* bytes of that code and of its table */
#define SMALL_BYTES 6
#define SMALL_FIRST 1
#define SMALL_COUNT 2
#define SMALL_TAIL 3
#define SMALL_AT 4
/* A step while the file is loaded: these sectors of the disk (first one, number) go to this address. */
#define STEP_BYTES 5
#define STEP_COUNT 2
#define STEP_AT 3
#define STEPS_BYTES 200     /* and a step to no sector at the end */

#endif
