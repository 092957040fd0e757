/* threats.c: the cells that would complete four, and what follows from them; asm/games/connect4/threats.s is its twin.
 *
 * A board that fills up is decided by who must play below a threat of the other side's. With nothing else to tell them
 * apart the second player has the last move everywhere: he answers in the column the first has played in, so he gets
 * the even rows and the first the odd ones. */
#include <string.h>

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

/* Where each column goes on, while the rest of the game is played in thought. */
static uint8_t at[COLUMNS];
static uint8_t mover;
static uint8_t winner; /* THREAT of who wins at once, or 0 */

/* Who wins at once does, who must block blocks, and two cannot be blocked. */
static void settle_urgent(void)
{
    uint8_t column;
    uint8_t urgent;
    uint8_t many;
    uint8_t threat;

    winner = 0;
    for (;;) {
        urgent = COLUMNS;
        many = 0;
        for (column = 0; column < COLUMNS; ++column) {
            threat = connect4_threat[at[column]];
            if (threat & THREAT(mover)) {
                winner = THREAT(mover);
                return;
            }
            if (threat) {
                many = urgent != COLUMNS;
                urgent = column;
            }
        }
        if (urgent == COLUMNS) {
            return;
        }
        if (many) {
            winner = THREAT(mover ^ 1);
            return;
        }
        ++at[urgent];
        mover ^= 1;
    }
}

/* A threat was given up and blocked: the mover is above it. */
static void climb(uint8_t column)
{
    uint8_t threat;

    do {
        threat = connect4_threat[++at[column]];
        if (threat & THREAT(mover)) {
            winner = THREAT(mover);
            return;
        }
        if (threat) {
            mover ^= 1;
        }
    } while (threat);
}

/* Fills a column up to the cell below its lowest threat; 1: there is one, and nobody likes to go on. */
static uint8_t fill(uint8_t column)
{
    uint8_t cell = at[column];

    while ((cell & 7) < ROWS && !connect4_threat[cell]) {
        ++cell;
    }
    mover ^= (cell ^ at[column]) & 1;
    at[column] = cell;
    if ((cell & 7) == ROWS) {
        return 0;
    }
    mover ^= 1;
    return 1;
}

/* The column in which the threat is the mover's alone, or COLUMNS. */
static uint8_t own_column(void)
{
    uint8_t column = COLUMNS;

    while (column && connect4_threat[at[column - 1]] != THREAT(mover)) {
        --column;
    }
    return column ? column - 1 : COLUMNS;
}

/* Who wins when the board is filled up and no new threat arises: all cells that do no harm are filled, and then one
 * must go below a threat. Below his own he gives it up: the other blocks, and the column goes on above it. Below
 * another's he loses. */
static int8_t judge(void)
{
    uint8_t columns = 0; /* with a threat */
    uint8_t column;

    memcpy(at, connect4_next, COLUMNS);
    mover = side;
    settle_urgent();
    if (!winner) {
        for (column = 0; column < COLUMNS; ++column) {
            columns += fill(column);
        }
    }
    while (!winner && columns) {
        column = own_column();
        if (column == COLUMNS) {
            winner = THREAT(mover ^ 1);
            break;
        }
        climb(column);
        if (!winner) {
            columns -= !fill(column);
        }
    }
    return winner == THREAT(0) ? ZUG : winner ? -ZUG : 0;
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

/* Leaves what is urgent alone in the list: a cell of one's own before one to block. Of several that must be blocked any
 * one will do. */
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
