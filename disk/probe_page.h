/* probe_page.h: page 6 of the running Atari, for tests and the curious. The
 * kernel writes it, tests/emulator reads it; disk/PROBE-PAGE.md says more. */
#ifndef DISK_PROBE_PAGE_H
#define DISK_PROBE_PAGE_H

#define GLASS_BOX 0x0600
#define GLASS_BYTES 224 /* the rest of the page is asm/plat/atari/under_rom.s's */
#define GLASS_VERSION 2

/* offsets; words and nodes low byte first */
#define GLASS_MARK 0         /* "TROG", written last of all when the kernel starts */
#define GLASS_VERSION_AT 4
#define GLASS_GAME 5         /* number in the menu, GLASS_NO_GAME without one */
#define GLASS_SCREEN 6       /* GLASS_SCREEN_ */
#define GLASS_SIDE 7         /* 0 first player, 1 second, up to 3 */
#define GLASS_PLY 8          /* word: moves played */
#define GLASS_RESULT 10      /* OUTCOME_ for the side to move */
#define GLASS_LEVEL 11
#define GLASS_MOVE 12        /* word: the last move, as the engine has it */
#define GLASS_NODES 14       /* four bytes: of the last search */
#define GLASS_DEPTH 18
#define GLASS_SCORE 19       /* word */
#define GLASS_RAM 21         /* RAMTOP: the page where memory ends */
#define GLASS_DISK 22        /* code of the last disk operation, 0 fine */
#define GLASS_TABLE 23       /* word: entries of the transposition table */
#define GLASS_TURNS 25       /* word: things done since power-on: a change tells a test to look */
#define GLASS_SEED 27        /* word: of the last search */
#define GLASS_TEXT 29        /* word: where the whole position is */
#define GLASS_COMPUTER 31    /* 1: it has the side to move; as of GLASS_SCREEN */
#define GLASS_SHOP_WITHOUT 32 /* two words: what the settings A and B of the workshop are without (think_without) */
#define GLASS_SHOP_DEPTH 36   /* how deep it looks; 0: it was never opened */
#define GLASS_SHOP_TREE 37    /* 0 A, 1 B: whose tree was walked last */
#define GLASS_SHOP_NODES 38   /* four bytes each: nodes of A and B, at the last depth they came to the end of */
/* the position as the game writes it, a 0 behind it; or the first 160 signs of a longer one */
#define GLASS_BOARD 64

#define GLASS_NO_GAME 0xFF

#define GLASS_SCREEN_START 0
#define GLASS_SCREEN_MENU 1
#define GLASS_SCREEN_PLAY 2
#define GLASS_SCREEN_THINKING 3
#define GLASS_SCREEN_MESSAGE 4
#define GLASS_SCREEN_OVER 5
#define GLASS_SCREEN_LOADING 6

#endif
