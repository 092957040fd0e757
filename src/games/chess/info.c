/* info.c: what chess is called, and what of the contract it uses. */
#include "games/chess/chess.h"

static const GameInfo info = {
    "chess", "CHESS", 2, { "White", "Black" }, 0, chess_help, NOISY_MAY, 24,
    CHESS_CYCLES_PER_NODE, 4, chess_quiet, chess_may_pass, 0, 0, 0, 1, 0, chess_rough, chess_hunt, 2
};

const GameInfo *game_info(void)
{
    return &info;
}
