/* threats.c: the cells that would complete four, and what follows from them; asm/games/connect4/threats.s is its twin.
 *
 * A board that fills up is decided by who must play below a threat of the other side's. With nothing else to tell them
 * apart the second player has the last move everywhere: he answers in the column the first has played in, so he gets the
 * even rows and the first the odd ones. */
#include "games/connect4/connect4.h"

uint8_t connect4_looked[COLUMNS];
uint8_t connect4_seen;

static uint8_t changed;

/* The only cell of a line of three that is empty. */
static uint8_t hole_of(uint8_t line)
{
    uint8_t cell = connect4_first[line];

    while (cell < connect4_next[cell >> 3]) {
        cell += LINE_STEP(line);
    }
    return cell;
}

static void mark_line(uint8_t line)
{
    uint8_t cell;
    uint8_t threat = THREAT(side ^ 1);

    if (IS_THREE(connect4_line[line])) {
        cell = hole_of(line);
        if (!(connect4_threat[cell] & threat)) {
            connect4_threat[cell] |= threat;
            ++connect4_marks[cell >> 3];
            connect4_hole[connect4_holes[ply]++] = cell;
            changed = 1;
        }
    }
}

/* From the bottom up, a column says: the first player has an odd threat, or the second one has, or the second has an even one.
 * Behind an odd one of the first or an even one of the second nothing counts any more: it is never filled by choice. */
static int8_t judge(void)
{
    int8_t odd = 0;
    uint8_t even = 0;
    uint8_t column;
    uint8_t cell;
    int8_t here;

    for (column = 0; column < COLUMNS; ++column) {
        if (!connect4_marks[column]) {
            continue;
        }
        here = 0;
        for (cell = connect4_next[column]; (cell & 7) < ROWS; ++cell) {
            if (cell & 1) {
                if (connect4_threat[cell] & THREAT(1)) {
                    even = 1;
                    break;
                }
            } else if (connect4_threat[cell] & THREAT(0)) {
                here = 1;
                break;
            } else if (connect4_threat[cell]) {
                here = -1;
            }
        }
        odd += here;
    }
    return odd > 0 ? ZUG_FIRST : even ? -ZUG_SECOND : 0;
}

void connect4_mark(void)
{
    int16_t value;

    changed = connect4_threat[move];
    connect4_each_line((uint8_t)move, mark_line);
    if (changed) {
        connect4_zug[ply + 1] = judge();
        value = connect4_zug[ply + 1] - connect4_zug[ply];
        value = connect4_value() + (side ? -value : value);
        connect4_value_lo[ply] = (uint8_t)value;
        connect4_value_hi[ply] = (uint8_t)((uint16_t)value >> 8);
    }
}

/* Leaves what is urgent alone in the list: a cell of one's own before one to block. Of several that must be blocked any one
 * will do. */
uint8_t connect4_look(void)
{
    uint8_t count = 0;
    uint8_t urgent = CELLS_ALL;
    uint8_t below = CELLS_ALL; /* the first cell below a threat */
    uint8_t cell;
    uint8_t i;

    connect4_seen = 0;
    for (i = 0; i < COLUMNS; ++i) {
        cell = connect4_next[connect4_order[i]];
        if ((cell & 7) == ROWS) {
            continue;
        }
        ++connect4_seen;
        if (connect4_threat[cell] & THREAT(side)) {
            connect4_looked[0] = cell;
            return 1;
        }
        if (connect4_threat[cell] && urgent == CELLS_ALL) {
            urgent = cell;
        }
        if (!(connect4_threat[cell + 1] & THREAT(side ^ 1))) {
            connect4_looked[count++] = cell;
        } else if (below == CELLS_ALL) {
            below = cell;
        }
    }
    if (urgent != CELLS_ALL) {
        below = urgent;
        count = 0;
    }
    if (!count) {
        connect4_looked[count++] = below;
    }
    return count;
}

/* At the root there is a choice. */
void connect4_near(void)
{
    uint8_t count;
    uint8_t i;

    if (!ply) {
        game_generate();
        return;
    }
    count = connect4_look();
    for (i = 0; i < count; ++i) {
        list_lo[++move_count] = connect4_looked[i];
    }
}
