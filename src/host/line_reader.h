/* line_reader.h: reads lines from standard input or a socket without blocking. It does not use stdio, so a running
 * search can check whether a line has arrived. Used by the protocols (uci.c, gomocup.c, imcs_connection.c). */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_LINE_READER_H
#define HOST_LINE_READER_H

#include <stddef.h>

#define LINE_MOST 16384 /* characters; a longer line is split */
#define LINES_FOREVER (-1L)

typedef struct {
    size_t length;
    char text[4 * LINE_MOST + 1];
} LinesText;

typedef struct {
    int from;        /* a file descriptor */
    int has_ended;   /* 1: the stream is closed */
    LinesText input; /* characters read from the stream, but not yet returned; at most LINE_MOST */
    LinesText deferred; /* lines stored by lines_defer */
} Lines;

void lines_open(Lines *lines, int from);

/* Waits for the next line and copies it; deferred lines come first. Returns 0 if the stream has ended. */
int lines_next(Lines *lines, char *line);

/* Copies a new line, never a deferred one. Returns 1 if a line arrived within `wait` milliseconds, 0 if none did, -1 if
 * the stream has ended. */
int lines_poll(Lines *lines, char *line, long wait);

/* Defers a line: lines_next returns it later, first in, first out. Returns 0 if no space is left. */
int lines_defer(Lines *lines, const char *line);

#endif
