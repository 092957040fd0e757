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
#define XEX_CODE 0x3000     /* disk/xex.s */
#define XEX_PIECE 0x8000    /* a piece of the disk image is loaded to here */
#define XEX_PIECE_BYTES 0x1000

#endif
