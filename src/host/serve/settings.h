/* settings.h: what the command line of the server sets. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_SETTINGS_H
#define HOST_SERVE_SETTINGS_H

#include <stdint.h>

typedef struct {
    const char *games;    /* names, separated by commas; 0: all */
    const char *web;      /* the folder of the page; 0: none */
    const char *bind;     /* the address to listen at; 0: all */
    const char *port;
    uint8_t level;        /* of the computer, if a table asks for none */
    unsigned per_address; /* connections of one address, at most */
    long hello_ms;        /* a connection that has said no HELLO is closed after this time */
    long idle_ms;         /* a connection that sends nothing is closed after this time */
    long keep_ms;         /* a table without a person is removed after this time */
    long claim_ms;        /* how long a player may be away before another one may claim the game */
} Settings;

extern Settings settings; /* settings.c */

#endif
