/* dice.c: see dice.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "plat/machine.h"
#include "view/view.h"
#include "shell/network/dice.h"
#include "shell/network/link.h"
#include "shell/network/sha256.h"
#include "shell/network/table.h"
#include "shell/screen/board.h"
#include "shell/shell.h"
#include "texts/shell.h"

#define SEED_DIGITS 64 /* they are one block */
#define ANSWER_LOOKS 12 /* for the answer of the server: three seconds */
#define END_BYTE 0x80  /* follows the text */

static uint8_t seed_state[SHA256_STATE]; /* after the block of the seed */
static uint8_t has_seed;
static uint8_t is_fair;

/* Mixes the text in text_buffer as the last block, after the seed. */
static void mix_last(void)
{
    static uint8_t length;
    static uint16_t bits;

    length = (uint8_t)strlen(text_buffer);
    memset(sha256_block, 0, sizeof sha256_block);
    memcpy(sha256_block, text_buffer, length);
    sha256_block[length] = END_BYTE;
    bits = (SHA256_BLOCK + length) << 3;
    sha256_block[SHA256_BLOCK - 2] = (uint8_t)(bits >> 8);
    sha256_block[SHA256_BLOCK - 1] = (uint8_t)bits;
    memcpy(sha256_state, seed_state, sizeof sha256_state);
    sha256_mix();
}

/* The seed: it has the hash that the server sent before the game. */
static void take_seed(void)
{
    static uint8_t n;
    static uint8_t digit;

    memcpy(sha256_state, sha256_start, sizeof sha256_state);
    memcpy(sha256_block, table_rest, SHA256_BLOCK);
    sha256_mix();
    memcpy(seed_state, sha256_state, sizeof seed_state);
    line_start();
    mix_last();
    for (n = 0; n != COMMITMENT; ++n) {
        digit = sha256_state[n >> 1 ^ 3]; /* the low byte of a word is its first one here */
        if (!(n & 1)) {
            digit >>= 4;
        }
        digit &= 0x0F;
        if (digit > 9) {
            digit += 'a' - '0' - 10;
        }
        if ((uint8_t)(digit + '0') != (uint8_t)table_commitment[n]) {
            is_fair = 0;
        }
    }
    has_seed = 1;
}

static uint8_t total; /* sum of the weights of all rolls, at most 127 */

/* Returns the remainder of the first 32 bits by `total`. */
static uint8_t draw(void)
{
    static uint8_t n;
    static uint8_t bit;
    static uint8_t rest;

    rest = 0;
    for (n = 4; n--;) {
        for (bit = 0x80; bit; bit >>= 1) {
            rest <<= 1;
            if (sha256_state[n] & bit) {
                ++rest;
            }
            if (rest >= total) {
                rest -= total;
            }
        }
    }
    return rest;
}

static void list_rolls(void)
{
    list_open(0);
    game_info()->gen_rolls();
}

/* "ROLL 7 1 8003 4 WORD": the roll follows from the seed and the word. */
static void take_roll(void)
{
    static uint16_t count;
    static uint16_t roll;
    static uint8_t who;
    static uint8_t n;
    static uint8_t weight;
    static const char *said;

    count = table_number();
    who = (uint8_t)(table_number() - 1);
    roll = table_code();
    table_word();
    said = table_word();
    if (*said == '-') {
        said = "";
    }
    line_start();
    line_number(table_own_word);
    if (who == table_side && table_word_from && count >= table_word_from
        && memcmp(text_buffer, said, strlen(said) + 1)) {
        is_fair = 0;
    }
    line_start();
    line_char(':');
    line_number(count);
    line_char(':');
    line_text(said);
    mix_last();
    if (count == 1) { /* the start position may have rolls of its own */
        game_reset();
        list_rolls();
        record_restore();
    } else {
        list_rolls();
    }
    total = 0;
    for (n = move_count; n; --n) {
        total += list_rank[n];
    }
    total = draw();
    for (n = 0; ; total -= weight) {
        weight = list_rank[++n];
        if (total < weight) {
            break;
        }
    }
    list_choose(n);
    if (move != roll) {
        is_fair = 0;
    }
}

/* Handles a line; returns 1 for the last one. */
static uint8_t take_line(void)
{
    table_rest = link_line + 5;
    if (!memcmp(link_line, "SEED ", 5)) {
        take_seed();
    } else if (!memcmp(link_line, "ROLL ", 5)) {
        if (has_seed) {
            take_roll();
        }
    } else if (table_is_quiet()) {
        table_line();
    }
    if (memcmp(link_line, "END", 4)) {
        return 0;
    }
    return 1;
}

static uint8_t say(const char *what)
{
    line_begin(what);
    show_line();
    return 0;
}

uint8_t dice_check(void)
{
    say(TEXT_DICE_CHECKS);
    line_begin("SYNC");
    link_send();
    has_seed = 0;
    is_fair = table_keeps_commitment;
    for (;;) {
        while (link_next()) {
            if (take_line()) {
                if (!has_seed) {
                    return say(TEXT_DICE_UNCHECKED);
                }
                if (is_fair) {
                    return say(TEXT_DICE_FAIR);
                }
                return say(TEXT_DICE_UNFAIR);
            }
        }
        link_poll();
        if (input_wait_frames(1) || !link_is_open || link_silence > ANSWER_LOOKS) {
            return say(TEXT_DICE_UNCHECKED);
        }
    }
}
