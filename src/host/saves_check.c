/* saves_check.c: see saves.h. A save may come from an untrusted file. The checksum shows that its bytes belong
 * together, not that they are a valid game. So every move is checked against the rules before the save is loaded. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/variant_name.h"
#include "host/saves.h"
#include "shell/saves/save_format.h"

#define SUM_START 0x54 /* as in shell/saves/save_index.h, which contains static code and cannot be included here */

static const uint8_t *save;
static size_t save_length;
static size_t at; /* the next byte */

/* ---- the fields ---- */

/* Sets `rules` to the variant with this name; "" is the standard rules. Returns 0 if there is no such variant. */
static int take_rules(const char *name)
{
    const char *const *variants = game_info()->rules;

    rules = 0;
    if (!*name) {
        return 1;
    }
    while (variants && variants[rules]) {
        if (strcmp(variant_name(variants[rules]), name) == 0) {
            return 1;
        }
        ++rules;
    }
    rules = 0;
    return 0;
}

/* Sets up the position of the save. Returns 0 if it is incomplete, too long or invalid. */
static int take_position(void)
{
    const uint8_t *end = memchr(save + at, 0, save_length - at);
    size_t length = end ? (size_t)(end - (save + at)) : TEXT_SIZE;
    char text[TEXT_SIZE];

    if (length >= text_size || length >= sizeof text) {
        return 0;
    }
    memcpy(text, save + at, length + 1);
    at += length + 1;
    game_reset();
    return game_read_position(text) == 0;
}

static int is_sum(uint8_t low, uint8_t high)
{
    uint8_t sum_low = SUM_START;
    uint8_t sum_high = 0;
    size_t i;

    for (i = 0; i < at; ++i) {
        sum_low = (uint8_t)(sum_low + save[i]);
        sum_high = (uint8_t)(sum_high + sum_low);
    }
    return sum_low == low && sum_high == high;
}

/* ---- the moves ---- */

/* After a draw, sets up the same position again without the draw: a game may continue after a draw that no one has
 * claimed. */
static void ignore_draw(void)
{
    char text[TEXT_SIZE];
    uint8_t quiet = reversible_plies[0];

    if (outcome == OUTCOME_DRAW) {
        game_write_position(text);
        game_read_position(text);
        reversible_plies[0] = quiet;
    }
}

/* Returns 1 if `wanted` is legal and differs from `move`, which is listed, only in the number at the end of its text.
 * For games with more moves than a list can hold (engine/verbs.h: generate). */
static int is_same_but_number(uint16_t wanted)
{
    char text[MOVE_SIZE + 8];
    char *digits;
    long number;

    game_write_move(text);
    for (digits = text + strlen(text); digits > text && digits[-1] >= '0' && digits[-1] <= '9'; --digits) {
    }
    number = atol(digits) + wanted - move;
    if (!*digits || number < 0 || number > 65535L) {
        return 0;
    }
    sprintf(digits, "%ld", number);
    return strlen(text) < MOVE_SIZE && game_read_move(text) == 0 && move == wanted;
}

static uint16_t listed[LIST_MOST + 6];
static unsigned listed_count;

/* Copies the list, because reading and making moves changes it. */
static void copy_list(void)
{
    for (listed_count = 0; listed_count < move_count; ++listed_count) {
        list_choose((uint8_t)(listed_count + 1));
        listed[listed_count] = move;
    }
}

/* Returns 1 if the rules allow this move or this roll of the dice now. */
static int is_allowed(uint16_t wanted)
{
    unsigned n;

    if (outcome == OUTCOME_CHANCE) {
        game_info()->chance(CHANCE_LIST);
        copy_list();
        for (n = 0; n < listed_count && listed[n] != wanted; ++n) {
        }
        return n < listed_count;
    }
    ignore_draw();
    if (outcome != OUTCOME_NONE) {
        return 0; /* the game is over */
    }
    list_moves();
    copy_list();
    for (n = 0; n < listed_count; ++n) {
        move = listed[n];
        if (move == wanted) {
            return list_is_legal();
        }
    }
    for (n = 0; n < listed_count; ++n) {
        move = listed[n];
        if (list_is_legal() && is_same_but_number(wanted)) {
            return 1;
        }
    }
    return 0;
}

/* Plays the moves. Returns 0, or the number of the first move that is not allowed. */
static unsigned play_moves(const uint8_t *moves, unsigned count)
{
    unsigned n;
    uint16_t wanted;

    record_start();
    for (n = 0; n < count; ++n) {
        wanted = (uint16_t)(moves[2 * n] | moves[2 * n + 1] << 8);
        if (!is_allowed(wanted)) {
            return n + 1;
        }
        move = wanted;
        record_play();
    }
    return 0;
}

/* ---- the save ---- */

const char *saves_check(const uint8_t *bytes, size_t length, uint8_t sum_low, uint8_t sum_high)
{
    static char why[60];
    char name[SAVE_RULES + 1] = "";
    unsigned count;
    unsigned bad;
    const uint8_t *moves;

    save = bytes;
    save_length = length;
    at = SAVE_RULES_AT + SAVE_RULES + 2;
    if (length < SAVE_FRAME || save[0] != SAVE_VERSION) {
        return length < SAVE_FRAME ? "this save is incomplete" : "this save is of another version";
    }
    memcpy(name, save + SAVE_RULES_AT, SAVE_RULES);
    if (!take_rules(name)) {
        return "this save has rules that the game does not know";
    }
    count = save[at - 2] | (unsigned)save[at - 1] << 8;
    if (!take_position()) {
        return "this save begins with a position that the game does not know";
    }
    moves = save + at;
    at += 2 * count + sizeof(SaveEnd);
    if (count > record_most || at > length) {
        return "this save has too many moves";
    }
    if (!is_sum(sum_low, sum_high)) {
        return "this save is damaged";
    }
    bad = play_moves(moves, count);
    if (bad) {
        sprintf(why, "move %u of this save is against the rules", bad);
    }
    return bad ? why : 0;
}
