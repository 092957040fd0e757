/* imcs.h: a player on the Internet MiniChess Server, by its protocol, version 2.5.
 *
 * What goes wrong is said by `why`: 0, or words for bad_input.h, with the detail in imcs_detail; so a game that is lost
 * with its connection can be begun anew. */
#ifndef HOST_IMCS_H
#define HOST_IMCS_H

#include "host/line_reader.h"
#include "host/options.h"

/* trog imcs HOST[:PORT] ... */
int imcs_run(int count, char **words);

/* ---- imcs_connection.c: the connection ---- */

extern char imcs_detail[PV_MAX + 1]; /* of what went wrong: the last line of the server, or its address */
extern long imcs_patience;              /* milliseconds an answer may take */

const char *imcs_connect(const char *host, const char *port);
void imcs_close(void);

/* Sends one to three words and the end of a line. */
const char *imcs_send(const char *verb, const char *first, const char *second, const char *third);

/* Waits for a line until timing_now() is `until`, or IMCS_FOREVER. The line may have been cut short by the end of the
 * connection. */
#define IMCS_FOREVER (-1L)
const char *imcs_get(char *line, long until);

/* Waits for a line that begins with a number, as answers do; the others are passed over. */
const char *imcs_answer(int *code, char *line, long until);

/* ---- imcs_game.c: one game ---- */

typedef struct {
    Options options;   /* how it thinks */
    int is_limited;    /* 1: by them; 0: by the clock alone */
    int atari_speed;   /* 1: the clock is an Atari's */
} ImcsPlayer;

#define IMCS_LOST 0
#define IMCS_DRAWN 1
#define IMCS_WON 2

/* Plays the game that begins with this line (`105 W 5:00 5:00 game starts`); *result is IMCS_. */
const char *imcs_play(const ImcsPlayer *player, const char *start, int *result);

#endif
