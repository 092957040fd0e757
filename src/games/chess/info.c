/* info.c: what chess is called, and what of the contract it uses. */
#include "engine/budget.h"
#include "games/chess/chess.h"

static uint16_t toll(void)
{
    uint8_t board = chess_pawns[0] + chess_pawns[1];

    if (!board && chess_phase[ply] < DRIVE_PHASE) {
        board = COST_DRIVE;
    }
    return COST_CUT * poll_cuts + board;
}

static const GameInfo info = {
    "chess", "CHESS", 2, { "White", "Black" }, 0, chess_help, NOISY_MAY, 24,
    NODES_PER_TIME(CHESS_CYCLES_LEAST), 4, chess_quiet, chess_prune, 0, 0, 0, 1, 0, chess_rough, chess_hunt, 2,
    0, 0, 0, 0, 0, 0, toll
};

const GameInfo *game_info(void)
{
    return &info;
}
