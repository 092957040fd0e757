/* engine_process.h: runs another program and exchanges lines with it through two pipes. For gtpmatch.c, ucimatch.c and
 * lab/common/check_book.c. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_PROCESS_H
#define ENGINE_PROCESS_H

#include <stdio.h>
#include <sys/types.h>

enum { TALK_LINE = 8192 };

typedef struct {
    const char *command;
    pid_t process;
    FILE *to;
    FILE *from;
} Talker;

/* Prints an error of the other program and ends this one with status 1. */
void talk_fail(const Talker *talker, const char *what, const char *detail);

/* Starts a command line of the shell. */
void talk_start(Talker *talker, const char *command);

/* Sends a line. */
void talk_send(Talker *talker, const char *line);

/* Waits for a line and removes its end. `after` is the command it should answer, for error messages. */
void talk_read(Talker *talker, char *line, const char *after);

/* Sends the command that ends the program and makes sure that it ends. */
void talk_end(Talker *talker, const char *word);

#endif
