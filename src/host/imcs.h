/* imcs.h: the verb `trog imcs`: plays on the Internet MiniChess Server, protocol version 2.5.
 *
 * Functions that return `const char *` return 0 or an error message, with the detail in imcs_detail. They do not end
 * the program, so a game whose connection is lost can be started again. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_IMCS_H
#define HOST_IMCS_H

#include "host/line_reader.h"
#include "host/options.h"

/* Runs `trog imcs HOST[:PORT] ...`; returns the exit status. */
int imcs_run(int count, char **words);

/* ---- imcs_connection.c: the connection ---- */

extern char imcs_detail[LINE_MOST + 1]; /* detail of an error: the server's last line, or its address */
extern long imcs_patience;              /* milliseconds that an answer may take */

const char *imcs_connect(const char *host, const char *port);
void imcs_close(void);

/* Sends a line of up to four words; "" leaves a word out. */
const char *imcs_send(const char *verb, const char *first, const char *second, const char *third);

/* Waits for a line until timing_now() reaches `until`; with IMCS_FOREVER, without a time limit. If the connection ends,
 * the last line may be incomplete. */
#define IMCS_FOREVER (-1L)
const char *imcs_get(char *line, long until);

/* Waits for an answer, a line that starts with a number of three digits, and sets *code to it. Other lines are
 * skipped. */
const char *imcs_answer(int *code, char *line, long until);

/* ---- imcs_game.c: one game ---- */

typedef struct {
    Options options;   /* limits and techniques of the search */
    int is_limited;    /* 1: the options limit a move; 0: only the clock does */
    int atari_speed;   /* 1: the clock counts the time of an Atari */
} ImcsPlayer;

#define IMCS_LOST 0
#define IMCS_DRAWN 1
#define IMCS_WON 2

/* Plays the game that starts with this line (`105 W 5:00 5:00 game starts`) and sets *result to IMCS_LOST, IMCS_DRAWN
 * or IMCS_WON. */
const char *imcs_play(const ImcsPlayer *player, const char *start, int *result);

#endif
