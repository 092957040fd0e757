/* contract_turned.c: turns positions around and exchanges the sides. The side to move then has as many legal moves as
 * before and the same evaluation: this finds a sign that is wrong for one side. Host only.
 *
 * The line `turned:` of the recorded game (tests/golden, tests/synthetic) says how a game is turned around:
 *
 *   turned: 1:rows 1:case 2:wb    operations on the words of a position as text, in this order:
 *                     rows   reverse the order of the rows, which / separates
 *                     back   reverse the order of the characters
 *                     case   exchange capital and small letters
 *                     wb     exchange these two characters
 *                     33-    replace every number N by 33 - N
 *                     =4     exchange the word with word 4
 *                     within:40   is no operation: scores may differ by 40, because a small term is not symmetric
 *   turned: begin     for games in which the pieces are placed on an empty board: the same moves are played, but the
 *                     second side begins
 *   turned: none, REASON
 */
/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "unit/contract.h"
#include "unity.h"

#define GAMES_TURNED 500
#define BEGIN_PLIES 24 /* of a path, which has PLIES */
#define WORDS_MOST 8

extern const char golden_turned[]; /* what follows `turned: ` */

static int tolerance; /* within: of the line */
static char message[2 * TEXT_SIZE + 200];

const char *contract_in(const char *file, const char *what)
{
    static char text[2 * TEXT_SIZE];

    snprintf(text, sizeof text, strcmp(file, "golden") ? "src/games/%s/%s: %s" : "tests/golden/%s.txt: %s%s",
        game_info()->name, strcmp(file, "golden") ? file : "", what);
    return text;
}

/* ---- the text ---- */

static char words[WORDS_MOST][TEXT_SIZE];
static int word_count;

static void split(const char *text)
{
    const char *end;

    for (word_count = 0; *text && word_count < WORDS_MOST; text = end + (*end == ' ')) {
        end = strchr(text, ' ') ? strchr(text, ' ') : text + strlen(text);
        sprintf(words[word_count++], "%.*s", (int)(end - text), text);
    }
}

static void reverse(char *text, size_t length)
{
    for (size_t i = 0; i < length / 2; ++i) {
        char kept = text[i];

        text[i] = text[length - 1 - i];
        text[length - 1 - i] = kept;
    }
}

/* Reverses the whole word, then each of its rows. */
static void reverse_rows(char *word)
{
    reverse(word, strlen(word));
    for (; *word; word += strcspn(word, "/"), word += *word == '/') {
        reverse(word, strcspn(word, "/"));
    }
}

static void exchange_characters(char *word, const char *pair)
{
    for (; *word; ++word) {
        *word = *word == pair[0] ? pair[1] : *word == pair[1] ? pair[0] : *word;
    }
}

static void exchange_case(char *word)
{
    for (; *word; ++word) {
        *word = (char)(isupper((unsigned char)*word) ? tolower((unsigned char)*word) : toupper((unsigned char)*word));
    }
}

static void subtract_numbers(char *word, int from)
{
    char old[TEXT_SIZE];
    char *at = strcpy(old, word);

    while (*at) {
        word += isdigit((unsigned char)*at) ? sprintf(word, "%ld", from - strtol(at, &at, 10)) : (*word = *at++, 1);
    }
    *word = 0;
}

/* Does one operation, such as "1:rows". Returns 0 if there is no such operation. */
static int turn_word(const char *operation)
{
    char *word;
    const char *verb = operation + 2;
    int other;

    if (sscanf(operation, "within:%d", &tolerance) == 1) {
        return 1;
    }
    if (!isdigit((unsigned char)operation[0]) || operation[1] != ':' || operation[0] - '1' >= word_count) {
        return 0;
    }
    word = words[operation[0] - '1'];
    other = verb[0] ? verb[1] - '1' : 0;
    if (strcmp(verb, "rows") == 0) {
        reverse_rows(word);
    } else if (strcmp(verb, "back") == 0) {
        reverse(word, strlen(word));
    } else if (strcmp(verb, "case") == 0) {
        exchange_case(word);
    } else if (verb[0] == '=' && other >= 0 && other < word_count) {
        char kept[TEXT_SIZE];

        memcpy(kept, word, TEXT_SIZE);
        memmove(word, words[other], TEXT_SIZE);
        memcpy(words[other], kept, TEXT_SIZE);
    } else if (strlen(verb) == 2) {
        exchange_characters(word, verb);
    } else if (isdigit((unsigned char)verb[0]) && strchr(verb, '-')) {
        subtract_numbers(word, atoi(verb));
    } else {
        return 0;
    }
    return 1;
}

/* Writes the position `text`, turned around, to `turned`. */
static void turn_text(const char *text, char *turned)
{
    char operations[200];

    split(text);
    snprintf(operations, sizeof operations, "%s", golden_turned);
    for (char *operation = strtok(operations, " "); operation; operation = strtok(NULL, " ")) {
        snprintf(message, sizeof message, "tests/golden/%s.txt: `turned: %s`: what is %s for '%s'?", game_info()->name,
            golden_turned, operation, text);
        TEST_ASSERT_TRUE_MESSAGE(turn_word(operation), message);
    }
    *turned = 0;
    for (int i = 0; i < word_count; ++i) {
        turned += sprintf(turned, "%s%s", i ? " " : "", words[i]);
    }
}

/* ---- the comparison ---- */

typedef struct {
    int score;
    int lazy;
    int moves;
} Facts;

static Facts look(void)
{
    Facts facts = { 0, 0, 0 };

    game_eval();
    facts.score = score;
    if (game_info()->eval_lazy) {
        game_info()->eval_lazy();
        facts.lazy = score;
    }
    list_open(0);
    game_generate();
    for (uint8_t i = move_count; i; --i) {
        list_choose(i);
        list_play();
        if (outcome == OUTCOME_ILLEGAL) {
            outcome = OUTCOME_NONE;
            continue;
        }
        game_unmake();
        outcome = OUTCOME_NONE;
        ++facts.moves;
    }
    return facts;
}

static void compare(Facts one, Facts other, const char *place, const char *turned)
{
    snprintf(message, sizeof message, "src/games/%s: game_generate: '%s' has %d moves, turned around ('%s') %d",
        game_info()->name, place, one.moves, turned, other.moves);
    TEST_ASSERT_TRUE_MESSAGE(one.moves == other.moves, message);
    snprintf(message, sizeof message, "src/games/%s: game_eval: '%s' has the score %d, turned around ('%s') %d: "
        "a sign that is wrong for one side?", game_info()->name, place, one.score, turned, other.score);
    TEST_ASSERT_TRUE_MESSAGE(abs(one.score - other.score) <= tolerance, message);
    snprintf(message, sizeof message, "src/games/%s: eval_lazy: '%s' has the score %d, turned around ('%s') %d",
        game_info()->name, place, one.lazy, turned, other.lazy);
    TEST_ASSERT_TRUE_MESSAGE(abs(one.lazy - other.lazy) <= tolerance, message);
}

/* ---- by text ---- */

static void check_position(void)
{
    Facts here = look();
    const char *why;

    game_write_position(contract_text);
    turn_text(contract_text, contract_other);
    why = game_read_position(contract_other);
    snprintf(message, sizeof message, "src/games/%s: '%s', turned around ('%s'), is refused: %s", game_info()->name,
        contract_text, contract_other, why);
    TEST_ASSERT_NULL_MESSAGE(why, message);
    compare(here, look(), contract_text, contract_other);
    game_read_position(contract_text);
}

static void play_and_turn(void)
{
    uint16_t chosen;

    game_reset();
    record_start();
    while (!contract_is_enough() && contract_draw_move()) {
        chosen = move;
        check_position();
        move = chosen;
        record_play();
    }
}

/* ---- by beginning with the other side ---- */

static uint16_t path[BEGIN_PLIES];

/* Plays the first moves of `path`, random ones at first; the side `beginner` starts. Returns their number. */
static uint8_t play_path(uint8_t beginner, uint8_t count, uint8_t is_random)
{
    game_reset();
    side = beginner;
    while (ply < count && outcome == OUTCOME_NONE) {
        if (is_random) {
            list_open(0);
            if (ply && game_info()->gen_candidates) { /* near the other pieces, where there is something to evaluate */
                game_info()->gen_candidates();
            } else {
                game_generate();
            }
            list_choose((uint8_t)(random_below(move_count) + 1));
            path[ply] = move;
        }
        move = path[ply];
        list_play();
    }
    return ply;
}

static void begin_with_the_other(void)
{
    uint8_t plies = play_path(0, (uint8_t)(random_below(BEGIN_PLIES) + 1), 1);
    Facts here;

    if (outcome != OUTCOME_NONE) {
        return;
    }
    here = look();
    play_path(1, plies, 0);
    game_write_position(contract_other);
    compare(here, look(), "the position with the other side to begin", contract_other);
}

void test_turned(void)
{
    snprintf(message, sizeof message, "tests/golden/%s.txt has no line `turned: ...` (tests/unit/contract_turned.c)",
        game_info()->name);
    TEST_ASSERT_TRUE_MESSAGE(golden_turned[0], message);
    if (strncmp(golden_turned, "none", 4) == 0) {
        return;
    }
    for (unsigned game = 0; game < GAMES_TURNED / contract_divisor; ++game) {
        record_seed = (uint16_t)(game + 1);
        if (strcmp(golden_turned, "begin")) {
            play_and_turn();
            continue;
        }
        for (unsigned position = 0; position < BEGIN_PLIES; ++position) { /* as many as in other games */
            begin_with_the_other();
        }
    }
}
