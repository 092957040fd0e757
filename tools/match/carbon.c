/* carbon.c: Carbon as an opponent over GTP, in go-moku.
 *
 *   carbon DEPTH [SEED]
 *
 * Carbon (the public repository gomoku/Carbon-Gomoku, version 2.3) is a program for Windows. This file takes the place
 * of its main file: it includes the search and the board of that program and searches to DEPTH, without a clock. Those
 * are C++, so this file is compiled as C++ too (make match-carbon). SEED draws among the moves of its small book.
 */
/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <iostream>
#include <malloc.h>
#include <memory.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- what the files of Carbon expect from the main file ---- */

#define long int /* 32 bits, as there */
#define __min(a, b) ((a) < (b) ? (a) : (b))
#define __max(a, b) ((a) > (b) ? (a) : (b))

int info_timeout_turn = 1000000, info_time_left = 1000000000, info_exact5, info_renju;
int terminateAI, info_max_memory;

long getTime(void) { return 0; }

void _randomize(void) { }

unsigned _random(unsigned below) { return (unsigned)rand() % below; }

#include "AICarbon.cpp"
#include "AICarbonMove.cpp"
#undef long

void WriteLog(int, int, int, int, bool) { }

/* ---- the protocol ---- */

enum { SIDE = 15 };

static AICarbon *carbon;

static int stones;

/* The side to move; Carbon evaluates both alike. */
static void set_mover(void)
{
    carbon->setWho(stones % 2 ? OP : XP);
}

static void put(int x, int y)
{
    set_mover();
    carbon->move(x, y);
    ++stones;
}

int main(int count, char **words)
{
    char line[200];
    char command[200];
    char point[200];
    int depth = count > 1 ? atoi(words[1]) : 0;
    int i;
    int x;
    int y;

    if (depth < 2) {
        fputs("usage: carbon DEPTH [SEED]\n", stderr);
        return 2;
    }
    srand(count > 2 ? (unsigned)atoi(words[2]) : 1);
    carbon = new AICarbon;
    carbon->start(SIDE, SIDE);
    while (fgets(line, sizeof line, stdin) && strncmp(line, "quit", 4)) {
        command[0] = point[0] = 0;
        sscanf(line, "%s %*s %s", command, point);
        if (strcmp(command, "name") == 0) {
            printf("= Carbon\n\n");
        } else if (strcmp(command, "known_command") == 0) {
            printf("= false\n\n");
        } else if (strcmp(command, "clear_board") == 0) {
            stones = 0;
            carbon->start(SIDE, SIDE);
            printf("= \n\n");
        } else if (strcmp(command, "play") == 0) {
            put(point[0] - 'a', SIDE - atoi(point + 1));
            printf("= \n\n");
        } else if (strcmp(command, "genmove") == 0) {
            set_mover();
            for (i = 2; i <= depth; ++i) { /* as its own loop does */
                terminateAI = 0;
                carbon->yourTurn(x, y, i);
            }
            put(x, y);
            printf("= %c%d\n\n", 'a' + x, SIDE - y);
        } else {
            printf("? unknown\n\n");
        }
        fflush(stdout);
    }
    return 0;
}
