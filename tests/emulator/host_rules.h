/* host_rules.h: the rules of the games on the host, to check the Atari. Positions and moves are texts in the games'
 * notation. The rules come from the host's objects, the engine's moves from its program. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_HOST_RULES_H
#define EMULATOR_HOST_RULES_H

#define HOST_TEXT 512
#define HOST_MOVES 250

/* In the order of the menu: GAME_hexapawn and so on. games.inc is made from the list in the Makefile. */
#define GAME(name, repetition, second) GAME_##name,
enum {
#include "games.inc"
    HOST_GAMES
};
#undef GAME
extern const char *const host_games[HOST_GAMES];
extern const int host_has_repetition[HOST_GAMES];       /* 1: repetitions are detected (engine/record.h) */
extern const int host_second[HOST_GAMES];         /* 1: the player starts with the second side */

/* Reads a suite's command line as described by `wanted`: "DISK.atr TROG [GAME...]". TROG becomes host_trog. If a word
 * outside brackets is missing, the suite ends. */
void host_words(int count, char **words, const char *wanted);

/* Chooses the only game of a suite; ends the suite if it is not on the disk. */
void host_want(const char *name);

unsigned host_game(const char *name); /* HOST_GAMES: it is not on this disk */
void host_choose(unsigned game);

/* 1: the position is valid. */
int host_accepts(const char *position);
void host_start(char *position);

/* Returns the number of legal moves; 0: the game is over. */
unsigned host_moves(const char *position, char moves[HOST_MOVES][HOST_TEXT]);

/* The position after a move; returns its OUTCOME_. */
unsigned host_play(const char *position, const char *move, char *after);
int host_is_drawn(const char *position, const char *move); /* 1: the result of the move is random */
unsigned host_outcome(const char *position);

/* The legal move that leads from one position to the other; 0: none does. */
const char *host_move_between(const char *from, const char *to);

/* The same for rolls, in positions that wait for one (OUTCOME_CHANCE). */
const char *host_roll_between(const char *from, const char *to);

/* 1: some sequence of this many plies leads from one position to the other. */
int host_reaches(const char *from, const char *to, unsigned plies);

typedef struct {
    unsigned level, seed, table; /* levels above LEVEL_MOST: fixed depths */
    int without_book;
} HostLimits;

/* Calls `trog best`, which writes its move to `move`; returns the number of nodes. */
extern const char *host_trog; /* path of the trog program */
unsigned long host_best(const char *position, const HostLimits *limits, char *move);

/* The same after `count` moves from `start`, so that earlier positions count as repetitions. Always with a level and
 * without the book. */
unsigned long host_best_after(const char *start, const char (*moves)[HOST_TEXT], unsigned count,
    const HostLimits *limits, char *move);

#endif
