/* lines.h: standard input by lines, for a program that must not wait for them. Read by hand, not by stdio, so that a
 * running search can look whether one is there. */
#ifndef HOST_LINES_H
#define HOST_LINES_H

#define LINE_MOST 16384 /* characters; a longer one is cut in two */

/* Copies the next line, those that were put aside first; waits for it. 0: there is none, and none will come. */
int lines_next(char *line);

/* The same with one that has just come, if there is any now, or within the wait. -1: there will be none. */
int lines_look(char *line, int wait);

/* Puts a line aside: lines_next has it, in the order of their coming. 0: there are too many. */
int lines_keep(const char *line);

#endif
