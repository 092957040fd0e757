/* frontier.c: positions with one ply to go; asm/games/morris/frontier.s is its twin. Moves that close a mill are judged first, as
 * they are mostly enough; then the others, which are not even made in assembly. */
#include "games/morris/morris.h"
#include "engine/list.h"
#include "engine/node.h"

static uint8_t running; /* 1: some leaf was not the end of the game */
static uint16_t found;
static int16_t best;

/* Judges `move`. 1: it is enough. */
static uint8_t judge(void)
{
    list_play();
    ++leaves;
    if (outcome == OUTCOME_NONE) {
        game_eval();
        running = 1;
    } else {
        score_outcome();
    }
    game_unmake();
    score = -score;
    if (score > best) {
        best = score;
        found = move;
    }
    return best >= limit || best >= SCORE_WON;
}

/* ---- mills ---- */

/* A move that closes a mill, with every man who may be removed. */
static uint8_t judge_removals(uint8_t from, uint8_t to)
{
    uint8_t enemy = man_of(side ^ 1);
    uint8_t counted = leaves;
    uint8_t in_mills;
    uint8_t point;

    for (in_mills = 0; in_mills < 2 && leaves == counted; ++in_mills) {
        for (point = 0; point < POINTS; ++point) {
            if (morris_point[point] == enemy && (in_mills || !morris_in_mill(point))) {
                move = (uint16_t)((from | MILL | (point & 0x18) << 2) << 8 | to | (uint8_t)(point << 5));
                if (judge()) {
                    return 1;
                }
            }
        }
    }
    return 0;
}

/* The man of `side`, one of three, who is not on the line. */
static uint8_t third_man(uint8_t line)
{
    uint8_t man = man_of(side);
    uint8_t point = POINTS - 1;

    while (morris_point[point] != man || point / ROW == line || morris_down[point] == line) {
        --point;
    }
    return point;
}

/* Two men on a line with an empty point: all who can come there. */
static uint8_t judge_two(uint8_t line, uint8_t place)
{
    uint8_t to = morris_on_line[place];
    uint8_t man = man_of(side);
    uint8_t way;
    uint8_t from;

    if (morris_hand[side]) {
        if (line >= DOWN && morris_hole[side][morris_line[to / ROW]]) {
            return 0; /* a mill across, too: it was judged there */
        }
        return judge_removals(HAND, to);
    }
    if (morris_flies(side)) {
        return judge_removals(third_man(line), to);
    }
    for (way = 0; way < 2; ++way) {
        from = morris_beside[way][place];
        if (morris_point[from] == man && (!way || from != morris_beside[0][place]) && judge_removals(from, to)) {
            return 1;
        }
    }
    return 0;
}

static uint8_t judge_mills(void)
{
    uint8_t line;
    uint8_t hole;

    if (!morris_can_close()) {
        return 0;
    }
    for (line = 0; line < LINES; ++line) {
        hole = morris_hole[side][morris_line[line]];
        if (hole && judge_two(line, (uint8_t)(ROW * line + hole - 1))) {
            return 1;
        }
    }
    return 0;
}

/* ---- all other moves ---- */

static uint8_t judge_others(void)
{
    uint8_t count;
    uint8_t i;

    game_generate();
    count = move_count;
    for (i = 1; i <= count; ++i) {
        if (!(list_hi[i] & MILL)) {
            list_choose(i);
            if (judge()) {
                return 1;
            }
        }
    }
    return 0;
}

/* 1: a move of this ply changes more than lines: it places the last man, or is the last before a draw; or a mill is
 * none, as nobody is there to be removed; or it is judged by more than lines, where both sides fly. */
static uint8_t is_special(void)
{
    return !morris_men[side ^ 1] || (morris_hand[side] && morris_hand[0] + morris_hand[1] == 1)
        || quiet_plies[ply] >= QUIET_MOST - 1 || morris_phase[ply] == FLYING;
}

/* What the moves left in the row behind this one. */
static void clear_row(void)
{
    uint8_t row = ply + 1;

    quiet_plies[row] = 0;
    morris_phase[row] = 0;
    morris_value_lo[row] = 0;
    morris_value_hi[row] = 0;
}

void game_frontier(void)
{
    if (is_special()) {
        frontier_by_making();
        return;
    }
    leaves = 0;
    if (!node_has_room()) {
        game_eval();
        return;
    }
    node_open_list();
    best = -SCORE_INFINITE;
    running = 0;
    if (!judge_mills()) {
        judge_others();
    }
    node_reopen_list();
    if (!leaves) {
        game_settle();
        score_outcome();
        return;
    }
    score = best;
    move = found;
    clear_row();
    outcome = running ? OUTCOME_NONE : OUTCOME_DRAW;
}
