/* guicheckers.c: GuiCheckers as an opponent over GTP, in draughts.
 *
 *   guicheckers DEPTH
 *
 * GuiCheckers (the public repository eygilbert/GuiCheckers) is a program for Windows. This file takes the place of its
 * main file: it compiles the search, the board and the moves of that program, without window, book and endgame
 * database. Those are C++, so this file is compiled as C++ too, with the folder of the repository as an include path
 * (make match-guicheckers). Moves are written as in 11-15 and 22x15x8. DEPTH limits the search; its time is unlimited,
 * so the load of the machine does not count. Every game begins with an empty transposition table.
 */
/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- what the three files expect from the main file ---- */

#define __int64 long long
#define time(unused) opening_seed /* it draws the first move that it looks at */

typedef unsigned int UINT;

enum { EMPTY = 0, BLACK = 1, BPIECE = 1, WHITE = 2, WPIECE = 2, KING = 4, BKING = 5, WKING = 6, INVALID = 8 };
enum { SEARCHED = 127, HUMAN = 128, MAKEMOVE = 129, NONE = 255, DOUBLEJUMP = 2000, TIMEOUT = 31000 };
enum { MAX_SEARCHDEPTH = 96, MAX_GAMEMOVES = 2048, INVALID_VALUE = -100000, KING_VAL = 33, NOVAL = -30000 };
enum { TABLE_MB = 64 };
enum dbType_e { DB_WIN_LOSS_DRAW, DB_EXACT_VALUES };

struct CBoard;

struct SDatabaseInfo {
    int numWhite;
    int numBlack;
    dbType_e type;
    bool loaded;
};

struct NoBook {
    int GetMove(CBoard &, int &) { return NOVAL; }
};

static unsigned opening_seed = 1;
static int FALSE = 0;
static int TRUE = 1;
static SDatabaseInfo g_dbInfo;
static NoBook *pBook;
static const char *g_sNameVer = "GuiCheckers";
static int enable_wld, use_opendb, hashing = 1, no_hurry;
static int g_MaxDepth, g_SelectiveDepth, g_SearchingMove, g_SearchEval, g_numMoves, SearchDepth;
static int bCheckerBoard = 1; /* no window: it neither draws nor pauses */
static int *g_pbPlayNow = &no_hurry;
static int g_bEndHard, g_bStopThinking;
static float fMaxSeconds = 1e6f, g_fPanic;
static double new_iter_maxtime = 1e6;
static unsigned long long nodes, nodes2, databaseNodes;
static clock_t starttime, endtime, lastTime;

static int QueryEdsDatabase(const CBoard &, int) { return INVALID_VALUE; }
static int QueryGuiDatabase(const CBoard &) { return 0; }
static void DisplayText(const char *) { }
static void DrawBoard(const CBoard &) { }
static void RunningDisplay(int, int) { }
static void ReplayGame(int, CBoard &) { }
static void Sleep(int) { }

static char *_ltoa(long value, char *text, int)
{
    sprintf(text, "%ld", value);
    return text;
}

#include "movegen.cpp"
#include "board.cpp"
#include "ai.cpp"

/* ---- moves as text ---- */

enum { PATH_MOST = 12 };

/* Sets `path` to the squares of a move, 1 to 32. Returns their number. */
static int path_of(const SMove &of, int *path)
{
    int squares = 2;

    path[0] = FlipX(of.SrcDst & 63) + 1;
    path[1] = FlipX(of.SrcDst >> 6 & 63) + 1;
    if (of.SrcDst >> 12) {
        for (int i = 0; i < 8 && of.cPath[i] != 33; ++i) {
            path[squares++] = FlipX(of.cPath[i]) + 1;
        }
    }
    return squares;
}

static void write_move(const SMove &of, char *text)
{
    int path[PATH_MOST];
    int squares = path_of(of, path);

    for (int i = 0; i < squares; ++i) {
        text += sprintf(text, "%s%d", i == 0 ? "" : of.SrcDst >> 12 ? "x" : "-", path[i]);
    }
}

/* Plays a move. Returns 0 if it is not legal. */
static int play(const char *wanted)
{
    CMoveList list;
    char text[4 * PATH_MOST];

    if (g_CBoard.SideToMove == BLACK) {
        list.FindMovesBlack(g_CBoard.C);
    } else {
        list.FindMovesWhite(g_CBoard.C);
    }
    for (int i = 1; i <= list.numMoves; ++i) {
        write_move(list.Moves[i], text);
        if (strcmp(text, wanted) == 0) {
            g_CBoard.DoMove(list.Moves[i], SEARCHED);
            AddRepBoard(g_CBoard.HashKey, ++g_numMoves);
            return 1;
        }
    }
    return 0;
}

static void new_game(void)
{
    memset(TTable, 0, TTable_entries * sizeof(TEntry));
    memset(RepNum, 0, sizeof RepNum);
    g_ucAge = 0;
    g_CBoard.StartPosition(1);
    AddRepBoard(g_CBoard.HashKey, 0);
}

/* Plays the move of the program and writes it. */
static void find_move(char *text)
{
    int before = g_numMoves;

    ComputerMove(g_CBoard.SideToMove, g_CBoard);
    if (g_numMoves == before) {
        strcpy(text, "pass");
        return;
    }
    write_move(g_GameMoves[before], text);
    AddRepBoard(g_CBoard.HashKey, g_numMoves);
}

int main(int count, char **words)
{
    char line[200];
    char command[200];
    char colour[200];
    char rest[200];
    char answer[200];
    int good;

    if (count != 2 || (g_MaxDepth = atoi(words[1])) < 2 || g_MaxDepth % 2) {
        fputs("usage: guicheckers DEPTH, an even number\n", stderr);
        return 2;
    }
    InitBitTables();
    TEntry::Create_HashFunction();
    if (set_ttable_size(TABLE_MB)) {
        return 1;
    }
    new_game();
    while (fgets(line, sizeof line, stdin) && strncmp(line, "quit", 4)) {
        command[0] = colour[0] = rest[0] = answer[0] = 0;
        sscanf(line, "%s %s %s", command, colour, rest);
        good = 1;
        if (strcmp(command, "name") == 0) {
            strcpy(answer, g_sNameVer);
        } else if (strcmp(command, "known_command") == 0) {
            strcpy(answer, strcmp(colour, "seed") ? "false" : "true");
        } else if (strcmp(command, "seed") == 0) {
            opening_seed = (unsigned)atoi(colour);
        } else if (strcmp(command, "clear_board") == 0) {
            new_game();
        } else if (strcmp(command, "play") == 0) {
            good = play(rest);
        } else if (strcmp(command, "genmove") == 0) {
            find_move(answer);
        } else {
            good = 0;
        }
        printf("%s %s\n\n", good ? "=" : "?", good ? answer : "unknown or illegal");
        fflush(stdout);
    }
    return 0;
}
