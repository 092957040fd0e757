/* eval.c: what a position is worth: men, mills, twos that may become mills, and room to move. */
#include "games/morris/morris.h"
#include "games/morris/weights.h"

/* Empty points beside the men of a side. */
static uint8_t ways_of(uint8_t man)
{
    uint8_t ways = 0;
    uint8_t point;
    uint8_t way;
    uint8_t next;

    for (point = 0; point < POINTS; ++point) {
        if (morris_point[point] != man) {
            continue;
        }
        for (way = 0; way < MORRIS_WAYS; ++way) {
            next = morris_next[point][way];
            if (next == NOWHERE) {
                break;
            }
            ways += morris_point[next] == EMPTY;
        }
    }
    return ways;
}

static int16_t worth_of(uint8_t of)
{
    uint8_t man = man_of(of);
    uint8_t phase = morris_hand[of] ? PLACING : morris_flies(of) ? FLYING : MOVING;
    int16_t sum = (int16_t)((morris_men[of] + morris_hand[of]) * MAN);
    uint8_t line;

    for (line = 0; line < LINES; ++line) {
        if (morris_line[line] == (ROW - 1) * man) {
            sum += morris_two[phase];
        } else if (morris_line[line] == ROW * man) {
            sum += morris_mill[phase];
        }
    }
    return sum + ways_of(man) * morris_way[phase];
}

void game_eval(void)
{
    score = worth_of(side) - worth_of(side ^ 1);
}

void game_frontier(void)
{
    frontier_by_making();
}
