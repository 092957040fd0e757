/* threats.c: keeps the list of threats (cells that complete a four), finds urgent and safe cells, predicts zugzwang;
 * asm/games/connect4/threats.s is its twin.
 *
 * A full board is usually decided by zugzwang: one side runs out of safe moves and must play below a threat of the
 * other. If nothing else interferes, the second player can always answer in the same column. So the second player
 * gets the even rows and the first player the odd ones. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/connect4/connect4.h"

uint8_t connect4_found[COLUMNS];
uint8_t connect4_seen;

static uint8_t changed;

/* Returns the empty cell of a line with three discs. */
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
            ++connect4_threat_count[cell >> 3];
            connect4_hole[connect4_holes[ply]++] = cell;
            changed = 1;
        }
    }
}

/* State of predict_zugzwang, which plays the rest of the game out. */
static uint8_t at[COLUMNS]; /* cell the next disc of each column falls to */
static uint8_t mover;       /* side to move */
static uint8_t winner;      /* THREAT of the side that wins, or 0 */

/* Plays urgent moves until there are no more or a side wins. A side that can complete a four wins. A single threat is
 * blocked; a side with two threats wins. */
static void play_urgent(void)
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

/* Continues a column in which the mover has given up its threat at at[column]: it played below that threat, and the
 * opponent blocked. If the mover has a threat at the next cell up, it wins. If the opponent has one there, the mover
 * must block it, and the next cell up decides. */
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

/* Fills a column, to the top or until only the cell below its lowest threat is left to play. Returns 1 in the second
 * case; at[column] is then the threat. */
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

/* Returns the rightmost column whose lowest threat belongs to the mover alone, or COLUMNS if there is none. */
static uint8_t own_column(void)
{
    uint8_t column = COLUMNS;

    while (column && connect4_threat[at[column - 1]] != THREAT(mover)) {
        --column;
    }
    return column ? column - 1 : COLUMNS;
}

/* Predicts who wins if the board is filled up and no new threat arises. First all harmless cells are filled. Then a
 * side must play below a threat. Below its own threat it gives that threat up: the opponent blocks and the column
 * continues above. Below a threat of the opponent it loses. Returns a value of connect4_zugzwang. */
static int8_t predict_zugzwang(void)
{
    uint8_t columns = 0; /* number of columns with a threat */
    uint8_t column;

    memcpy(at, connect4_next, COLUMNS);
    mover = side;
    play_urgent();
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
    return winner == THREAT(0) ? ZUGZWANG : winner ? -ZUGZWANG : 0;
}

void connect4_update_threats(void)
{
    int16_t value;

    changed = connect4_threat[move];
    connect4_each_line((uint8_t)move, mark_line);
    if (changed) {
        connect4_zugzwang[ply + 1] = predict_zugzwang();
        value = connect4_zugzwang[ply + 1] - connect4_zugzwang[ply];
        value = connect4_value() + (side ? -value : value);
        connect4_value_lo[ply] = (uint8_t)value;
        connect4_value_hi[ply] = (uint8_t)((uint16_t)value >> 8);
    }
}

/* A winning cell comes before a cell to block. Of several cells to block any one will do: the game is lost. */
uint8_t connect4_find_candidates(void)
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
            connect4_found[0] = cell;
            return 1;
        }
        if (connect4_threat[cell] && urgent == CELLS_ALL) {
            urgent = cell;
        }
        if (!(connect4_threat[cell + 1] & THREAT(side ^ 1))) {
            connect4_found[count++] = cell;
        } else if (below == CELLS_ALL) {
            below = cell;
        }
    }
    if (urgent != CELLS_ALL) {
        below = urgent;
        count = 0;
    }
    if (!count) {
        connect4_found[count++] = below;
    }
    return count;
}
