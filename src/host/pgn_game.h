/* pgn_game.h: how a game is written down by people (pgn.h), where that is not just its own moves. A game that has this
 * keeps it in its pgn.c, which is for the host alone. */
#ifndef HOST_PGN_GAME_H
#define HOST_PGN_GAME_H

typedef struct {
    const char *tag;           /* by which other programs know the game; 0: they need none */
    const char *value;
    void (*write)(char *text); /* `move`, which is legal on the board; 0: as game_write_move does */
} PgnGame;

/* What pgn.c has. */
extern const PgnGame game_pgn;

/* That of the game on the board; 0: there is none. */
const PgnGame *pgn_game_find(void);

#endif
