/* engine_process.h: another program at the far end of two pipes, spoken to in lines. */
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

/* Says what a program did wrong, and ends this one with status 1. */
void talk_fail(const Talker *talker, const char *what, const char *detail);

/* Starts a command line of the shell. */
void talk_start(Talker *talker, const char *command);

/* Sends a line. */
void talk_send(Talker *talker, const char *line);

/* Waits for a line, without its end; `after` is what it should be an answer to. */
void talk_read(Talker *talker, char *line, const char *after);

/* Says the word for the end, and sees to it that it is one. */
void talk_end(Talker *talker, const char *word);

#endif
