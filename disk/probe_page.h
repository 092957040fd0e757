/* probe_page.h: page 6 of the running Atari, for tests and the curious. The
 * kernel writes it, tests/emulator reads it; disk/PROBE-PAGE.md says more. */
#ifndef DISK_PROBE_PAGE_H
#define DISK_PROBE_PAGE_H

#define PROBE_PAGE 0x0600
#define PROBE_BYTES 224 /* the rest of the page is asm/plat/atari/under_rom.s's */
#define PROBE_VERSION 2

/* offsets; words and nodes low byte first */
#define PROBE_MARK 0         /* "TROG", written last of all when the kernel starts */
#define PROBE_VERSION_AT 4
#define PROBE_GAME 5         /* number in the menu, PROBE_NO_GAME without one */
#define PROBE_SCREEN 6       /* GLASS_SCREEN_ */
#define PROBE_SIDE 7         /* 0 first player, 1 second, up to 3 */
#define PROBE_PLY 8          /* word: moves played */
#define PROBE_RESULT 10      /* OUTCOME_ for the side to move */
#define PROBE_LEVEL 11
#define PROBE_MOVE 12        /* word: the last move, as the engine has it */
#define PROBE_NODES 14       /* four bytes: of the last search */
#define PROBE_DEPTH 18
#define PROBE_SCORE 19       /* word */
#define PROBE_RAM 21         /* RAMTOP: the page where memory ends */
#define PROBE_DISK 22        /* code of the last disk operation, 0 fine */
#define PROBE_TABLE 23       /* word: entries of the transposition table */
#define PROBE_TURNS 25       /* word: things done since power-on: a change tells a test to look */
#define PROBE_SEED 27        /* word: of the last search */
#define PROBE_TEXT 29        /* word: where the whole position is */
#define PROBE_COMPUTER 31    /* 1: it has the side to move; as of PROBE_SCREEN */
#define PROBE_WORKSHOP_WITHOUT 32 /* two words: what the settings A and B of the workshop are without (think_without) */
#define PROBE_WORKSHOP_DEPTH 36   /* how deep it looks; 0: it was never opened */
#define PROBE_WORKSHOP_TREE 37    /* 0 A, 1 B: whose tree was walked last */
#define PROBE_WORKSHOP_NODES 38   /* four bytes each: nodes of A and B, at the last depth they came to the end of */
/* the position as the game writes it, a 0 behind it; or the first 160 signs of a longer one */
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
