/* probe_page.h: layout of the probe page, page 6 of the running Atari, for tests and monitors. src/shell/probe.c and
 * the workshop write it, tests/emulator reads it. See disk/PROBE-PAGE.md. */
/* SPDX-License-Identifier: MIT */
#ifndef DISK_PROBE_PAGE_H
#define DISK_PROBE_PAGE_H

#ifndef PROBE_PAGE /* the host machine (src/plat/host/shell) has it elsewhere */
#define PROBE_PAGE 0x0600
#endif
#define PROBE_BYTES 160 /* then come variables of the kernel (SIX in disk/kernel.cfg); under_rom.s, disk/bank.s */
#define PROBE_VERSION 3

/* Offsets. Words and node counts have the low byte first. */
#define PROBE_MARK 0         /* "TROG", written last when the kernel starts */
#define PROBE_VERSION_AT 4
#define PROBE_GAME 5         /* number of the game in the menu; PROBE_NO_GAME: there is none */
#define PROBE_SCREEN 6       /* PROBE_SCREEN_ */
#define PROBE_SIDE 7         /* side to move: 0 first, 1 second, up to 3 */
#define PROBE_PLY 8          /* word: moves played */
#define PROBE_RESULT 10      /* OUTCOME_ for the side to move */
#define PROBE_LEVEL 11
#define PROBE_MOVE 12        /* word: the last move, as the engine has it */
#define PROBE_NODES 14       /* four bytes: nodes of the last search */
#define PROBE_DEPTH 18       /* of the last search */
#define PROBE_SCORE 19       /* word: of the last search */
#define PROBE_RAM 21         /* RAMTOP: the page where memory ends, 0xC0 with 48K */
#define PROBE_DISK 22        /* error code of the last disk operation, 0 = none */
#define PROBE_TABLE 23       /* word: entries of the transposition table */
#define PROBE_TURNS 25       /* word: counts actions since power-on; tests wait for it to change */
#define PROBE_SEED 27        /* word: of the last search */
#define PROBE_TEXT 29        /* word: address of the whole position as text */
#define PROBE_COMPUTER 31    /* 1: the computer plays the side to move; set together with PROBE_SCREEN */
#define PROBE_WORKSHOP_WITHOUT 32 /* two words: techniques switched off in settings A and B (think_without) */
#define PROBE_WORKSHOP_DEPTH 36   /* search depth of the workshop; 0: it was never opened */
#define PROBE_WORKSHOP_TREE 37    /* setting whose tree was shown last: 0 A, 1 B */
#define PROBE_WORKSHOP_NODES 38   /* four bytes each: nodes of A and B, at the last depth they completed */
#define PROBE_STORE 46            /* variables of the overlay store (asm/plat/atari/store_memory.s): overlays in it, */
#define PROBE_STORE_DATA 60       /* not 0: it has room for the game's DAT file, which is not in it yet, */
#define PROBE_STORE_END 63        /* and others, before this byte */
#define PROBE_LESSON 63           /* lesson whose example is shown, from 1; + 0x80: the workshop has opened it */
/* The position as text with a terminating 0; of a longer text the first 96 characters */
#define PROBE_BOARD 64

#define PROBE_NO_GAME 0xFF

#define PROBE_SCREEN_START 0
#define PROBE_SCREEN_MENU 1
#define PROBE_SCREEN_PLAY 2
#define PROBE_SCREEN_THINKING 3
#define PROBE_SCREEN_MESSAGE 4
#define PROBE_SCREEN_OVER 5
#define PROBE_SCREEN_LOADING 6

#endif
