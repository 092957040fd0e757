/* network_games_terminal.c: drives `trog play GAME --remote`; see network_games.h. */
/* SPDX-License-Identifier: MIT */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"
#include "network_games.h"

#define PRINTED 1000000

static pid_t terminal;
static int typed, printed;  /* ends of pipes */
static char text[PRINTED];
static size_t length, since; /* of the text; and up to the last line that was typed */

void terminal_start(const char *trog, const char *game, int port, const char *table)
{
    char address[40];
    int in[2], out[2];

    snprintf(address, sizeof address, "127.0.0.1:%d/%s", port, table);
    if (pipe(in) != 0 || pipe(out) != 0) {
        exit(2);
    }
    length = since = 0;
    fflush(NULL);
    terminal = fork();
    if (!terminal) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        dup2(in[0], 0);
        dup2(out[1], 1);
        close(in[1]);
        close(out[0]);
        execl(trog, trog, "play", game, "--remote", address, "--name", "terminal", (char *)NULL);
        _exit(2);
    }
    close(in[0]);
    close(out[1]);
    typed = in[1];
    printed = out[0];
    fcntl(printed, F_SETFL, O_NONBLOCK);
}

void terminal_look(void)
{
    ssize_t count;

    while (length < PRINTED - 1 && (count = read(printed, text + length, PRINTED - 1 - length)) > 0) {
        length += (size_t)count;
    }
    text[length] = 0;
}

int terminal_waits(void)
{
    return length >= since + 2 && strcmp(text + length - 2, "> ") == 0;
}

void terminal_type(const char *line)
{
    since = length;
    if (write(typed, line, strlen(line)) < 0 || write(typed, "\n", 1) < 0) {
        check(0, "the terminal has ended");
    }
}

int terminal_has_said(const char *wanted) { return strstr(text, wanted) != NULL; }

void terminal_end(void)
{
    int status;

    terminal_type("quit");
    close(typed);
    waitpid(terminal, &status, 0);
    terminal_look();
    close(printed);
    check(status == 0, "the terminal ends with status %d", status);
}
