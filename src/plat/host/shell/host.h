/* host.h: what the files of the host machine share. The host machine runs the whole shell as a native program, with
 * sanitizers: it has the screen memory, the input, the clock and the disk of an Atari, but no 6502. tests/shell drives
 * it frame by frame.
 *
 *   clock.c     frames and the clock
 *   machine.c   start and RESET, sound, commands of the test
 *   input.c     events from keys, stick and console keys
 *   frame.c     frames of the screen: display lists, rows, bars
 *   page.c      pages of help, commands, moves and workshop
 *   draw.c      characters, text and panel
 *   line.c      a line of text; clocks of the players
 *   disk.c      sectors of the disk image
 *   network.c   the network device, which the test answers
 *   loader.c    games, books, texts, overlays: nothing is loaded, but it takes time and can fail
 *   overlays.c  what loading does to memory
 *   workshop.c  node counts and pages of the workshop; workshop_search.c starts its searches, workshop_kept.c has the
 *               variables that opening a frame clears
 *   views.c     helpers of views
 *   games.c     calls the loaded game
 *   memory.c    the memory between kernel and game */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SHELL_HOST_H
#define HOST_SHELL_HOST_H

#include <stdint.h>

#include "plat/host/shell/protocol.h"
#include "plat/screen.h"

/* clock.c */

extern HostShared *host;

/* Ends the program: the shell has done something that would destroy its memory on the Atari. */
void host_fail(const char *what, const char *which) __attribute__((noreturn));

void host_frame(void);           /* waits for the next vertical blank */
void host_frames(unsigned frames);
uint32_t host_clock(void);       /* frames, 24 bits: RTCLOK */
extern void (*host_at_command)(void); /* called when the frames that the test has asked for are over */
extern void (*host_vbi)(void);        /* the vertical blank interrupt: called in every frame */

/* input.c */
void input_start(void);
void input_look(void); /* reads the input once a frame */
void input_pass_search_time(void); /* lets the time pass that the search has taken since the last call */
extern void (*input_while_searching)(void); /* 0, or called while the search runs: the deferred VBI of the workshop */

/* frame.c: a frame is built from display list bytes */
#define DISPLAY_ROW_TEXT 0x02
#define DISPLAY_ROW_TITLE 0x06
#define FRAME_ROWS 40
extern uint16_t frame_row[FRAME_ROWS]; /* address of each row in screen memory */
extern uint8_t frame_row_count;
extern uint8_t frame_text_row;         /* row of the file letters; status, thinking and keys follow */
extern uint8_t frame_panel_row[24];    /* rows of the panel's lines */
extern uint8_t frame_has_keys;         /* not 0: the frame has a key row: the frame of a game or a page */
extern const Layout *frame_layout;
void frame_begin(void);
void frame_emit(uint8_t byte);
void frame_emit_many(const uint8_t *bytes, uint8_t count);
void frame_head(void);
void frame_window(uint8_t length);
void frame_keys(void);
void frame_show(void);
void frame_bar(uint8_t item); /* draws the bar without waiting; 255 removes it */
uint16_t frame_place(void);   /* address of screen_row, screen_column */

/* draw.c: writes a text at an address, cut or padded to `width`; is_capital: in capitals; `bits` are added */
void draw_text(uint16_t at, const char *text, uint8_t width, uint8_t is_capital, uint8_t bits);

/* page.c */
void page_open_workshop(void);

/* disk.c: reads a file, or a sector of it while reading ahead. Returns 0 or the disk error. */
#define DISK_SHELL_FILE 1 /* the kind SYS */
#define DISK_PAUSED 199   /* a sector was read ahead and there are more */
uint8_t disk_read_file(const char *file, uint8_t kind);
uint8_t disk_read_piece(const char *file, uint8_t kind, uint8_t most); /* the same for a piece of this many sectors */
uint8_t disk_read_overlay(const char *name); /* the same for a shell overlay, a piece of SHELL.DAT */

#define HOST_TEXT_MOST 16384 /* texts.c: bytes of guide and lessons */

/* games.c */
uint8_t games_load(const char *file); /* chooses the game whose files have this name; 0: there is none */
const char *games_folder(void);       /* its folder */

/* memory.c */
void memory_take(const char *game); /* gives the game exactly the memory that its game.txt asks for */
void memory_check(void); /* fails if the text of a position was too long */

/* overlays.c */
void overlay_take(const char *name);           /* the overlay is in memory now */
void overlay_take_network(void);  /* the client for games over a network is in memory now, */
void overlay_drop_network(void);  /* or the engine is, in its place */
void overlay_overwrite(void);                  /* something else is in the memory of the overlays */
void overlay_refresh_game(const char *folder); /* the game has just been loaded */

/* segments.c, with the tables that shell.mk makes */
typedef struct {
    const char *name;
    uint8_t *data, *data_end, *bss, *bss_end, *code, *code_end;
} HostSegments;
extern const HostSegments host_overlays[], host_games[];

#endif
