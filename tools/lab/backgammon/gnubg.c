/* gnubg.c: see gnubg.h. */
/* SPDX-License-Identifier: MIT */
#include "gnubg.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#define LINE 512

static pid_t processes[GNUBG_MOST];

static void fail(const char *what, const char *line)
{
    fprintf(stderr, "gnubg: %s: %s\n", what, line);
    exit(1);
}

/* Sends a line and reads the answer to it into `line`. */
static void ask(int link, char *line)
{
    size_t size = strlen(line);
    size_t got = 0;
    ssize_t n;

    if (write(link, line, size) != (ssize_t)size) {
        fail("cannot write", line);
    }
    do {
        n = read(link, line + got, LINE - 1 - got);
        if (n <= 0) {
            fail("no answer", "");
        }
        got += (size_t)n;
    } while (line[got - 1] != '\n' && got < LINE - 1);
    line[got] = 0;
}

int gnubg_start(int number)
{
    char line[LINE];
    struct sockaddr_un address = {0};
    const char *program = getenv("GNUBG") ? getenv("GNUBG") : "gnubg";
    int commands[2];
    int tries;
    int link;

    signal(SIGPIPE, SIG_IGN);
    address.sun_family = AF_UNIX;
    snprintf(address.sun_path, sizeof address.sun_path, "/tmp/gnubg-%d-%d", (int)getpid(), number);
    snprintf(line, sizeof line, "external %s\n", address.sun_path);
    if (pipe(commands) || (processes[number] = fork()) < 0) {
        fail("cannot start", "");
    }
    if (!processes[number]) {
        dup2(commands[0], 0);
        close(commands[0]);
        close(commands[1]);
        if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr)) {
            _exit(1);
        }
        execlp(program, program, "-t", "-q", "-r", (char *)0);
        _exit(1);
    }
    close(commands[0]);
    if (write(commands[1], line, strlen(line)) < 0) {
        fail("cannot command", line);
    }
    close(commands[1]);
    for (tries = 0; tries < 600; ++tries) {
        link = socket(AF_UNIX, SOCK_STREAM, 0);
        if (!connect(link, (struct sockaddr *)&address, sizeof address)) {
            strcpy(line, "set debug no\n");
            ask(link, line);
            return link;
        }
        close(link);
        usleep(100000);
    }
    fail("does not listen at", address.sun_path);
    return -1;
}

void gnubg_end(int number, int link)
{
    close(link);
    kill(processes[number], SIGTERM);
    waitpid(processes[number], 0, 0);
}

Judgement gnubg_judge(int link, const Board *board, int plies)
{
    char line[LINE];
    char *end = line;
    const signed char *own = board->at[0];
    const signed char *other = board->at[1];
    float win, gammon, backgammon, lost_gammon, lost_backgammon;
    int i;

    end += sprintf(end, "evaluation fibsboard board:a:b:0:0:0:%d:", -other[BAR]);
    for (i = 1; i <= 24; ++i) {
        end += sprintf(end, "%d:", own[i] ? own[i] : -other[25 - i]);
    }
    sprintf(end, "%d:1:0:0:0:0:1:1:1:0:1:-1:0:25:%d:%d:0:0:0:0:0:0 plies %d cubeless jacobyrule off\n", own[BAR],
        own[OFF], other[OFF], plies);
    ask(link, line);
    if (sscanf(line, "%f %f %f %f %f", &win, &gammon, &backgammon, &lost_gammon, &lost_backgammon) != 5) {
        fail("no judgement", line);
    }
    return (Judgement){2 * win - 1 + gammon + backgammon - lost_gammon - lost_backgammon, win};
}
