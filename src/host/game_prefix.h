/* game_prefix.h: the compiler includes it (-include) before every file of a game on the host, where all games share
 * one program: game_make becomes connect4_game_make, and so on. GAME is the name of the game's folder. The dispatcher
 * is games.c. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_GAME_PREFIX_H
#define HOST_GAME_PREFIX_H

#define BIND_NAMES(game, name) game##_##name
#define BIND_GAME(game, name) BIND_NAMES(game, name)

/* the verbs: the Makefile writes one line for each verb of engine/verbs.h */
#include "bind.inc"

/* the other global names of a game: its table of verbs (verb_table.c), opponents.c, pgn.c, book and openings */
#define game_verbs BIND_GAME(GAME, game_verbs)
#define game_opponents BIND_GAME(GAME, game_opponents)
#define game_pgn BIND_GAME(GAME, game_pgn)
#define game_book BIND_GAME(GAME, game_book)
#define game_book_size BIND_GAME(GAME, game_book_size)
#define game_openings BIND_GAME(GAME, game_openings)
#define game_openings_size BIND_GAME(GAME, game_openings_size)

#endif
