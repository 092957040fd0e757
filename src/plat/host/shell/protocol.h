/* protocol.h: what the host machine (machine.c) and the tests that drive it (tests/shell/driver.c) share: a block of
 * memory, and commands of one byte. The machine runs until frame run_to, answers with one byte and waits. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SHELL_PROTOCOL_H
#define HOST_SHELL_PROTOCOL_H

#include <stdint.h>

#include "../../../../tools/build/atr.h"

#define HOST_MEMORY 0x10000
#define HOST_DISK (ATR_HEADER_BYTES + LARGE_SECTORS * SECTOR_BYTES) /* bytes of the largest disk image */
#define HOST_NO_KEY (-1)
#define HOST_FILE 12
#define HOST_NETWORK 257

typedef struct {
    /* The memory of the Atari, as far as tests look at it: clock, probe page, display list, screen, players, and
     * copies of some variables at the addresses below. */
    uint8_t memory[HOST_MEMORY];

    uint32_t frame;  /* frames since power-on */
    uint32_t run_to; /* the machine stops when `frame` is this */

    /* input that is held down: a key code of POKEY or HOST_NO_KEY; bits as in tests/emulator/driver.h */
    int32_t key;
    uint32_t stick, fire, console;

    uint32_t random; /* seed of machine_random */
    uint8_t is_pal;
    uint8_t is_slow;        /* 1: reading a sector takes SLOW_FRAMES */
    uint8_t has_under_rom;  /* 1: RAM under the OS ROM: XL and XE */
    uint8_t is_protected;   /* 1: the disk cannot be written */
    uint8_t is_drive_off;   /* 1: the drive does not answer */
    char bad_file[HOST_FILE]; /* this file ("CHESS   OVL") is damaged; empty: none is */
    uint8_t last_sound;     /* SOUND_ of the last sound, */
    uint32_t sounds;        /* and the number of sounds so far */
    uint32_t tunes;         /* number of times the menu has played its tune */

    /* the network device: the machine fills in the command and waits until the test has answered it */
    uint8_t network_command; /* NETWORK_ of plat/network.h; 0: none, or it is answered */
    uint8_t network_result;  /* the answer: 0 or the error of SIO */
    uint16_t network_aux;
    uint16_t network_bytes;
    uint8_t network_data[HOST_NETWORK];

    uint32_t disk_bytes;
    uint8_t disk[HOST_DISK];
} HostShared;

#define HOST_RUN 'f'
#define HOST_RESET 'r'
#define HOST_QUIT 'q'
#define HOST_DONE '.'

#define SLOW_FRAMES 6

/* Addresses in `memory`. Tests for the emulator know those of the real kernel by the same names. */
#define HOST_CLOCK 0x12 /* RTCLOK: three bytes, high byte first */
#define HOST_RAMTOP 0x6A
#define SCREEN_START 0xB400
#define CODE_FIRST 0x0900
#define CODE_END 0x0901
#define KERNEL_LATER_AT CODE_END /* the host has no second part */
#define HAS_KERNEL_AT 0x0902
#define BOOK_SIZE_AT 0x3000
#define CLOCK_AT 0x3010
#define FLIP_AT 0x3020
#define POINT_x_AT 0x3021
#define POINT_y_AT 0x3022
#define SEED_AT 0x3024
#define RULES_AT 0x3026
#define PLAYER_AT 0x3027     /* shell_player */
#define PLAYERS_AT 0xBE00   /* the players of the frame */
#define BEGIN_AT 0x3028     /* address of the text of the start position */
#define MENU_LIST_AT 0x3100 /* the list of games, as on the 6502: tests clear MENU_SECOND */
#define MENU_SECOND 11      /* offset of MenuGame.second, in 16 bytes for each game */
#define POSITION_AT 0x3400
#define BEGIN_TEXT_AT 0x3800
/* for tests of the host machine alone: */
#define RECORD_AT 0x4000   /* the record: number of moves, number of moves with those that redo can play, the moves */
#define ENDED_AT 0x4404    /* RECORD_IS_OVER: outcome and record_resigned */

#endif
