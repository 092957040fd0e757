/* position.c: start position, and positions as text: the columns played in order, "-" for the empty board. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/connect4/connect4.h"
#include "engine/keys.h"
#include "engine/list.h"
#include "engine/text.h"
#include "texts/connect4.h"

const char connect4_no_column[] = TEXT_NO_COLUMN;
const char connect4_full_column[] = TEXT_FULL_COLUMN;

/* A disc in a line of its own side raises that line to the next value. In a line of the opponent it takes away the
 * value that line had. A mixed line is worth nothing. A fourth disc ends the game, which the threats detect. */
static void fill_gains(void)
{
    static const uint8_t *worth;
    static uint8_t *first;
    static uint8_t *second;
    uint8_t kind;
    uint8_t discs;

    for (kind = 0; kind < LINE_KINDS; ++kind) {
        worth = connect4_worth[kind];
        first = connect4_gain[0] + kind * 16;
        second = connect4_gain[1] + kind * 16;
        for (discs = 0; discs < 3; ++discs) {
            first[discs] = discs ? worth[discs] - worth[discs - 1] : worth[0];
            second[discs + 1] = worth[discs];
            second[discs * DISC_SECOND] = discs ? worth[discs + 3] - worth[discs + 2] : worth[3];
            first[(discs + 1) * DISC_SECOND] = worth[discs + 3];
        }
    }
}

void connect4_clear(void)
{
    uint8_t i;

    connect4_prepare();
    fill_gains();
    for (i = 0; i < LINES; ++i) {
        connect4_line[i] = (uint8_t)(LINE_KIND(i) << 4);
    }
    for (i = 0; i < COLUMNS; ++i) {
        connect4_next[i] = (uint8_t)(i << 3);
    }
    ply = 0;
    side = 0;
    outcome = OUTCOME_NONE;
    connect4_last_ply = CELLS;
    connect4_value_lo[0] = 0;
    connect4_value_hi[0] = 0;
    connect4_zugzwang[0] = 0;
    connect4_zugzwang[1] = 0;
    connect4_holes[0] = 0;
    memset(connect4_threat, 0, sizeof connect4_threat);
    memset(connect4_threat_count, 0, sizeof connect4_threat_count);
    connect4_root_discs = 0;
    memset(hash_key, 0, sizeof hash_key);
    reversible_plies[0] = 0;
    zobrist_fill(connect4_random, sizeof connect4_random);
}

void game_reset(void)
{
    connect4_clear();
}

/* Plays a disc and makes the new position the root: entry 1 of every array by ply becomes entry 0. */
static void play_at_root(uint8_t column)
{
    move = connect4_next[column];
    connect4_root[connect4_root_discs] = column;
    ++connect4_root_discs;
    list_play();
    game_hash();
    key_to_root();
    connect4_value_lo[0] = connect4_value_lo[1];
    connect4_value_hi[0] = connect4_value_hi[1];
    connect4_zugzwang[0] = connect4_zugzwang[1];
    connect4_zugzwang[1] = connect4_zugzwang[2];
    connect4_holes[0] = connect4_holes[1];
    ply = 0;
    --connect4_last_ply;
}

uint8_t connect4_column_of(char c)
{
    uint8_t column = (uint8_t)(c - '1');

    return column < COLUMNS ? column : COLUMNS;
}

uint8_t connect4_is_full(uint8_t column)
{
    return (connect4_next[column] & 7) == ROWS;
}

static char full[] = TEXT_COLUMN "0" TEXT_IS_FULL;
#define FULL_AT (sizeof TEXT_COLUMN - 1)

static const char *read_columns(const char *text)
{
    uint8_t i;
    uint8_t column;

    connect4_clear();
    for (i = 0; text[i]; ++i) {
        column = connect4_column_of(text[i]);
        if (column == COLUMNS) {
            return text_error(i, connect4_no_column);
        }
        if (outcome != OUTCOME_NONE) {
            return text_error(i, TEXT_OVER_BEFORE);
        }
        if (connect4_is_full(column)) {
            full[FULL_AT] = text[i];
            return text_error(i, full);
        }
        play_at_root(column);
    }
    return 0;
}

const char *game_read_position(const char *text)
{
    static uint8_t kept[CELLS];
    uint8_t kept_discs = connect4_root_discs;
    uint8_t i;
    const char *error;

    if (!text[0]) {
        return text_error(0, TEXT_NO_COLUMNS);
    }
    memcpy(kept, connect4_root, CELLS);
    error = read_columns(text[0] == '-' && !text[1] ? text + 1 : text);
    if (error) {
        connect4_clear();
        for (i = 0; i < kept_discs; ++i) {
            play_at_root(kept[i]);
        }
    }
    return error;
}

uint8_t connect4_column_played(uint8_t n)
{
    return n < connect4_root_discs ? connect4_root[n]
        : (uint8_t)(path_lo[n - connect4_root_discs] >> 3);
}

uint8_t connect4_disc_count(void)
{
    return (uint8_t)(connect4_root_discs + ply);
}

void game_write_position(char *text)
{
    uint8_t i;

    for (i = 0; i < connect4_disc_count(); ++i) {
        *text++ = (char)('1' + connect4_column_played(i));
    }
    if (i == 0) {
        *text++ = '-';
    }
    *text = 0;
}
