/* link.h: the connection to the server: lines of text that come and go. In NETWORK.SYS (network.h). */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_NETWORK_LINK_H
#define SHELL_NETWORK_LINK_H

#include <stdint.h>

/* ---- whom to play with: kept on the disk (form.h) ---- */

#define HOST_MOST 40
#define PORT ":1977" /* if none is given */
#define PORT_MOST 5
#define NAME_MOST 12
#define CODE_MOST 4
#define KEY_MOST 16

/* One sector of the file REMOTE.DAT. */
typedef struct {
    uint8_t version;
    char host[HOST_MOST + PORT_MOST + 1]; /* "NAME:PORT" */
    char name[NAME_MOST + 1];
    char code[CODE_MOST + 1]; /* of the table */
    char key[KEY_MOST + 1];   /* the way back to the seat at this table; empty: none */
} NetworkSettings;
#define NETWORK_FILE "REMOTE" /* its kind is DISK_DATA_FILE */

extern NetworkSettings network_settings;
extern uint8_t network_wish; /* for a new table. Two sides: the side to play; else the number of computers */

/* ---- the connection ---- */

#define LINK_LINE 120 /* most characters of a line from the server; the rest is dropped */
extern char link_line[LINK_LINE + 1];

extern uint8_t link_is_open; /* 0: there is no connection, or it is lost */

#define LINK_POLL_FRAMES 15 /* frames between two looks at the connection: four a second */

/* Opens a connection to the host. Returns 0, or an error of SIO. */
uint8_t link_open(void);
#define LINK_NO_DEVICE 138 /* nothing answers: there is no FujiNet */

void link_close(void);

/* Sends the line in text_buffer, without its end. */
void link_send(void);
void link_say(const char *what); /* sends this line */

/* Asks whether something has come, if the last look was long enough ago and no sound plays. Returns 1 if it asked. */
uint8_t link_poll(void);

/* Takes the next line that has come, without its end, into link_line. Returns 0 if there is none yet. */
uint8_t link_next(void);

/* Number of frames since something came, up to 255 times LINK_POLL_FRAMES; in looks. */
extern uint8_t link_silence;

#endif
