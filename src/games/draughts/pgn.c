/* pgn.c: the PDN tag that identifies English draughts. Host only. */
/* SPDX-License-Identifier: MIT */
#include "host/pgn_game.h"

const PgnGame game_pgn = { "GameType", "21", 0 };
