/* host_rules.h: the rules of the games on this machine, to judge what the Atari says.
 * Positions and moves are texts, as the games write them. Rules come from the
 * host's objects; what the engine would play, from its program. */
#ifndef EMULATOR_HOST_RULES_H
#define EMULATOR_HOST_RULES_H

#define HOST_TEXT 512
#define HOST_MOVES 250

/* As the menu has them: GAME_hexapawn and so on. games.inc is made from the list of the Makefile. */
#define GAME(name, kilobytes, past, second) GAME_##name,
enum {
#include "games.inc"
    HOST_GAMES
};
#undef GAME
extern const char *const host_games[HOST_GAMES];
extern const unsigned host_kilobytes[HOST_GAMES]; /* that the menu asks for */
extern const int host_has_past[HOST_GAMES];       /* 1: positions that come back are noticed (engine/record.h) */
extern const int host_second[HOST_GAMES];         /* 1: a person begins with the second side */

/* The words of a suite's command line, as `wanted` calls them: "DISK.atr TROG [GAME...]". TROG is host_trog; where one
 * is missing that is not in brackets, the suite ends. */
void host_words(int count, char **words, const char *wanted);

/* Chooses the one game of a suite, which ends where that is not on the disk. */
void host_want(const char *name);

unsigned host_game(const char *name); /* HOST_GAMES: it is not on this disk */
void host_choose(unsigned game);

/* 1: there is such a position. */
int host_accepts(const char *position);
void host_start(char *position);

/* Legal moves; 0: the game is over. */
unsigned host_moves(const char *position, char moves[HOST_MOVES][HOST_TEXT]);

/* The position behind a move; OUTCOME_ of it is returned. */
unsigned host_play(const char *position, const char *move, char *behind);
int host_is_drawn(const char *position, const char *move); /* 1: what becomes of it is chance */
unsigned host_outcome(const char *position);

/* The legal move that leads from one position to the other; 0: none does. */
const char *host_move_between(const char *from, const char *to);

/* The same for throws, where chance has the word (OUTCOME_CHANCE). */
const char *host_throw_between(const char *from, const char *to);

/* 1: so many plies can lead from one to the other. */
int host_reaches(const char *from, const char *to, unsigned plies);

typedef struct {
    unsigned level, seed, table; /* levels behind LEVEL_MOST: fixed depths */
    int without_book;
} HostLimits;

/* What `trog best` plays, and the nodes it counts. */
extern const char *host_trog; /* its path */
unsigned long host_best(const char *position, const HostLimits *limits, char *move);

/* The same by a level and without the book, after moves from a position: positions that were there before count. */
unsigned long host_best_after(const char *start, const char (*moves)[HOST_TEXT], unsigned count,
    const HostLimits *limits, char *move);

#endif
