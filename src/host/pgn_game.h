/* pgn_game.h: a game's own notation in PGN (pgn.h), if it differs from game_write_move. A game defines it in its pgn.c,
 * which is built for the host only. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_PGN_GAME_H
#define HOST_PGN_GAME_H

typedef struct {
    const char *tag;           /* the tag that names the game for other programs; 0: none is needed */
    const char *value;         /* the value of that tag */
    void (*write)(char *text); /* writes `move`, which is legal on the board; 0: game_write_move */
} PgnGame;

/* Defined in pgn.c. */
extern const PgnGame game_pgn;

/* Returns the PgnGame of the chosen game, or 0 if the game has no pgn.c. */
const PgnGame *pgn_game_find(void);

#endif
