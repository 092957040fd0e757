/* line_reader.h: lines of standard input, of a socket, for a program that must not wait for them. Read by hand, not by
 * stdio,
 * so that a running search can look whether one is there. */
#ifndef HOST_LINE_READER_H
#define HOST_LINE_READER_H

#include <stddef.h>

#define PV_MAX 16384 /* characters; a longer one is cut in two */
#define LINES_FOREVER (-1L)

typedef struct {
    size_t length;
    char text[4 * PV_MAX + 1];
} LinesText;

typedef struct {
    int from;        /* a file descriptor */
    int has_ended;   /* 1: nothing more will come */
    LinesText input; /* what was read: PV_MAX at most */
    LinesText kept;
} Lines;

void lines_open(Lines *lines, int from);

/* Copies the next line, those that were put aside first; waits for it. 0: there is none, and none will come. */
int lines_next(Lines *lines, char *line);

/* 1: the same with one that has just come, or comes within so many milliseconds; 0: none did; -1: there will be
 * none. */
int lines_look(Lines *lines, char *line, long wait);

/* Puts a line aside: lines_next has it, in the order of their coming. 0: there are too many. */
int lines_keep(Lines *lines, const char *line);

#endif
