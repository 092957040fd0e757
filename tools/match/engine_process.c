/* engine_process.c: see engine_process.h. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine_process.h"

void talk_fail(const Talker *talker, const char *what, const char *detail)
{
    fprintf(stderr, "%s: %s: %s\n", talker->command, what, detail);
    exit(1);
}

void talk_start(Talker *talker, const char *command)
{
    static char line[TALK_LINE];
    int there[2];
    int back[2];

    talker->command = command;
    if (pipe(there) || pipe(back)) {
        talk_fail(talker, "cannot start it", "no pipe");
    }
    talker->process = fork();
    if (talker->process == 0) {
        dup2(there[0], 0);
        dup2(back[1], 1);
        close(there[1]);
        close(back[0]);
        snprintf(line, sizeof line, "exec %s", command); /* exec, so that a signal reaches the program itself */
        execl("/bin/sh", "sh", "-c", line, (char *)0);
        _exit(127);
    }
    close(there[0]);
    close(back[1]);
    talker->to = fdopen(there[1], "w");
    talker->from = fdopen(back[0], "r");
}

void talk_send(Talker *talker, const char *line)
{
    fprintf(talker->to, "%s\n", line);
    fflush(talker->to);
}

void talk_read(Talker *talker, char *line, const char *after)
{
    if (!fgets(line, TALK_LINE, talker->from)) {
        talk_fail(talker, "no answer to", after);
    }
    line[strcspn(line, "\r\n")] = 0;
}

/* Some programs ignore both the quit command and the end of their input, so they are killed. */
void talk_end(Talker *talker, const char *word)
{
    talk_send(talker, word);
    fclose(talker->to);
    fclose(talker->from);
    kill(talker->process, SIGTERM);
    waitpid(talker->process, NULL, 0);
}
