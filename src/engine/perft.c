/* perft.c: a loop like the search's, with nothing but the rules in it. */
#include "engine/game.h"
#include "engine/list.h"
#include "engine/perft.h"

static uint16_t list_at[PLIES];
static uint8_t left[PLIES]; /* ordinals of this ply still to be played */

static void open_row(uint8_t first_row)
{
    list_at[ply] = ply > first_row ? list_at[ply - 1] + left[ply - 1] : 0;
    list_open(list_at[ply]);
    if (outcome == OUTCOME_NONE) {
        game_generate();
    }
    left[ply] = move_count;
}

/* Moves of this row are played from the last to the first, so the rows below
 * may overwrite what is done. */
uint32_t perft(uint8_t depth)
{
    uint32_t total = 0;
    uint8_t first_row = ply;
    uint8_t last_row = (uint8_t)(first_row + depth - 1);
    uint8_t start = outcome;
    uint8_t counts_ends = game_info()->counts_ends;

    if (depth == 0 || (outcome != OUTCOME_NONE && counts_ends)) {
        return 1;
    }
    open_row(first_row);
    for (;;) {
        if (left[ply] == 0) {
            if (ply == first_row) {
                break;
            }
            game_unmake();
            continue;
        }
        list_open(list_at[ply]);
        list_choose(left[ply]--);
        list_play();
        if (outcome == OUTCOME_ILLEGAL) {
            continue;
        }
        if (outcome == OUTCOME_GUESS) { /* chance's moves do not count */
            game_unmake();
        } else if (ply > last_row || (outcome != OUTCOME_NONE && counts_ends)) {
            ++total;
            game_unmake();
        } else {
            open_row(first_row);
        }
    }
    outcome = start;
    return total;
}
