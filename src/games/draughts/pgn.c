/* pgn.c: draughts as PDN knows it: by a number. Host only. */
#include "host/pgn_game.h"

const PgnGame game_pgn = { "GameType", "21", 0 };
