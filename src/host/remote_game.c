/* remote_game.c: what the server sends, for `trog play --remote`; see remote.h. The server's moves are checked with the
 * rules of the game before they are played here. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "host/remote.h"
#include "host/serve/sha.h"
#include "host/serve/words.h"
#include "host/terminal.h"

#define WORD 80        /* characters of a word of a line */
#define ROLL_WORD 8
#define HASH_DIGITS (2 * SHA256_BYTES)

typedef struct {
    unsigned long number;
    uint16_t roll;
    uint8_t is_own; /* 1: we have rolled it */
    char word[ROLL_WORD + 1];
} Roll;

char remote_code[REMOTE_CODE + 1];
char remote_key[REMOTE_KEY + 1];
uint8_t remote_side = SIDES_MOST;
uint8_t remote_may_move;
uint8_t remote_may_roll;
uint8_t remote_is_over;
uint8_t remote_is_refused;

static unsigned long base;      /* moves before the start position that the server sent */
static char start[TEXT_SIZE];   /* this position, as far as it has come */
static uint8_t is_set_up;       /* 1: the position is on the board */
static uint8_t is_dump;         /* 1: the server sends the whole game */
static uint8_t is_wrong;        /* 1: a line did not fit; the whole game must come again */
static char commitment[WORD];
static uint8_t may_commit = 1;  /* 1: another game may begin, with another commitment */
static uint8_t is_changed;      /* 1: the server has changed its commitment during the game */
static char seed[HASH_DIGITS + 1]; /* of the game that is over; "": it has not come */
static char own_words[RECORD_MOST][ROLL_WORD + 1]; /* what we have said with ROLL, by the number of the roll */
static char waits_for[WORD];    /* what remote_prompt prints */
static Roll rolls[RECORD_MOST];
static unsigned roll_count;

unsigned long remote_next(void)
{
    return base + record_count + 1;
}

const char *remote_word(void)
{
    char *word = own_words[(remote_next() - 1) % RECORD_MOST];
    unsigned char bytes[ROLL_WORD / 2] = { 0 };
    FILE *source = word[0] ? 0 : fopen("/dev/urandom", "rb");

    if (source) {
        if (fread(bytes, 1, sizeof bytes, source) != sizeof bytes) {
            bytes[0] = 1; /* any word will do */
        }
        fclose(source);
        sha_write_hex(bytes, sizeof bytes, word);
    }
    return word;
}

/* Returns the name of the side in the text, which counts from 1. */
static const char *side_name(const char *text)
{
    unsigned who = (unsigned)(text[0] - '1');

    return who < game_info()->sides ? game_info()->side_names[who] : "A spectator";
}

/* The server's lines do not fit what we have: asks for the whole game, once. */
static void ask_again(void)
{
    if (!is_wrong) {
        is_wrong = 1;
        remote_send("SYNC");
    }
}

/* ---- the whole game ---- */

static void begin_game(const char *rest)
{
    char word[WORD];

    rest = next_word(rest, remote_code, sizeof remote_code);
    rest = next_word(rest, word, sizeof word);
    if (strcmp(word, game_info()->name) != 0) {
        printf("That table plays %s.\n", word);
        remote_is_refused = 1;
        return;
    }
    rest = next_word(rest, word, sizeof word);
    next_word(rest, word, sizeof word);
    rules = 0;
    while (game_info()->rules && game_info()->rules[rules] && rules < (uint8_t)atoi(word)) {
        ++rules;
    }
    if (game_info()->rules && !game_info()->rules[rules]) {
        rules = 0;
    }
    start[0] = 0;
    is_set_up = 0;
    is_dump = 1;
    is_wrong = 0;
    roll_count = 0;
    may_commit |= remote_is_over;
    remote_is_over = 0;
    seed[0] = 0;
}

static void add_to_start(const char *rest)
{
    base = strtoul(rest, 0, 10);
    rest += strcspn(rest, " ");
    rest += *rest == ' ';
    if (strlen(start) + strlen(rest) < sizeof start) {
        strcat(start, rest);
    }
}

static void set_up(void)
{
    if (is_set_up) {
        return;
    }
    is_set_up = 1;
    state_clear();
    game_reset();
    if (game_read_position(start)) {
        puts("The server's position is wrong.");
        remote_is_refused = 1;
    }
    record_start();
}

/* ---- moves ---- */

/* Sets `move` if the server's move is legal here. A random part, which only the server draws, is taken over. */
static int read_move(uint16_t number, const char *text)
{
    char own[MOVE_SIZE];

    if (game_read_move(text)) {
        return 0;
    }
    if (game_info()->draw_random && (number & 0xFF) >= MOVE_RANDOM) {
        move = number;
        game_write_move(own);
        return strcmp(own, text) == 0;
    }
    return move == number;
}

static void note_roll(unsigned long number, uint16_t roll, const char *word)
{
    if (roll_count == RECORD_MOST) {
        return;
    }
    rolls[roll_count].number = number;
    rolls[roll_count].roll = roll;
    rolls[roll_count].is_own = side == remote_side;
    strcpy(rolls[roll_count].word, strcmp(word, "-") ? word : "");
    ++roll_count;
}

static void take_move(const char *rest, int is_roll)
{
    char number[WORD];
    char who[WORD];
    char code[WORD];
    char roll_text[WORD];
    char roll_word[ROLL_WORD + 1];

    set_up();
    rest = next_word(rest, number, sizeof number);
    rest = next_word(rest, who, sizeof who);
    rest = next_word(rest, code, sizeof code);
    if (is_roll) {
        next_word(next_word(rest, roll_text, sizeof roll_text), roll_word, sizeof roll_word);
        note_roll(strtoul(number, 0, 10), (uint16_t)strtoul(code, 0, 16), roll_word);
        rest = roll_text;
    }
    if (strtoul(number, 0, 10) != remote_next() || side != who[0] - '1' || strlen(rest) >= MOVE_SIZE
        || is_roll != (outcome == OUTCOME_CHANCE)
        || (outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE)
        || !read_move((uint16_t)strtoul(code, 0, 16), rest)) {
        ask_again();
        return;
    }
    if (record_count == record_most) { /* record_play begins a new record */
        base += record_count;
    }
    record_play();
    if (!is_dump) {
        printf("%s plays %s\n", side_name(who), rest);
        show_board();
    }
}

static void take_undo(const char *rest)
{
    unsigned long left = strtoul(rest, 0, 10);

    set_up();
    if (left < base || left > base + record_count) {
        ask_again();
        return;
    }
    record_count = (uint16_t)(left - base);
    record_last = record_count;
    record_restore();
    while (roll_count && rolls[roll_count - 1].number > left) {
        --roll_count;
    }
    puts("Taken back.");
    show_board();
}

/* ---- turns and the end ---- */

static void take_turn(const char *rest)
{
    char word[WORD];
    char who[WORD];

    set_up();
    rest = next_word(rest, word, sizeof word);
    rest = next_word(rest, who, sizeof who);
    next_word(rest, word, sizeof word);
    remote_may_move = who[0] - '1' == remote_side && strcmp(word, "MOVE") == 0;
    remote_may_roll = who[0] - '1' == remote_side && strcmp(word, "ROLL") == 0;
    remote_is_over = 0;
    snprintf(waits_for, sizeof waits_for, remote_may_move ? "%s> " : remote_may_roll ? "%s, press RETURN to roll> "
        : "(%s to move) ", side_name(who));
}

/* Returns 1 if the roll follows from the seed, and from our word if it is ours. A word that we do not remember, because
 * we have come back to the table with a new program, is any. */
static int is_fair(const Roll *roll)
{
    char text[WORD + HASH_DIGITS];
    uint8_t hash[SHA256_BYTES];
    uint32_t total = 0;
    uint32_t drawn;
    const char *own = own_words[(roll->number - 1) % RECORD_MOST];
    uint8_t i;

    if (roll->is_own && own[0] && strcmp(own, roll->word) != 0) {
        return 0;
    }
    if (roll->number == 1) { /* the start position may have rolls of its own */
        game_reset();
    }
    game_info()->chance(CHANCE_LIST);
    if (roll->number == 1) {
        record_restore();
    }
    for (i = 1; i <= move_count; ++i) {
        total += list_rank[i];
    }
    snprintf(text, sizeof text, "%s:%lu:%s", seed, roll->number, roll->word);
    sha256(text, strlen(text), hash);
    drawn = ((uint32_t)hash[0] << 24 | (uint32_t)hash[1] << 16 | (uint32_t)hash[2] << 8 | hash[3]) % total;
    for (i = 1; drawn >= list_rank[i]; ++i) {
        drawn -= list_rank[i];
    }
    list_choose(i);
    return move == roll->roll;
}

/* Checks the dice: the seed has the hash that was sent before the game, and every roll follows from it. */
static void check_dice(void)
{
    char digits[HASH_DIGITS + 1];
    uint8_t hash[SHA256_BYTES];
    unsigned i = 0;

    if (!roll_count || !game_info()->chance) {
        return;
    }
    if (!seed[0]) {
        puts("The server does not show its seed: no one can check the dice.");
        return;
    }
    sha256(seed, strlen(seed), hash);
    sha_write_hex(hash, sizeof hash, digits);
    while (i < roll_count && is_fair(&rolls[i])) {
        ++i;
    }
    if (is_changed || strcmp(digits, commitment) != 0 || i < roll_count) {
        puts("The dice were not fair: the rolls do not follow from the seed and the words.");
    } else {
        printf("The dice were fair: all %u rolls follow from the seed.\n", roll_count);
    }
}

static void take_seed(const char *rest)
{
    snprintf(seed, sizeof seed, "%.*s", HASH_DIGITS, rest);
}

static void take_end(const char *rest)
{
    char winner[WORD];

    set_up();
    rest = next_word(rest, winner, sizeof winner);
    remote_may_move = 0;
    remote_may_roll = 0;
    remote_is_over = 1;
    if (winner[0] == '0') {
        printf("A draw (%s).\n", rest);
    } else {
        printf("%s wins (%s).\n", side_name(winner), rest);
    }
    check_dice();
    snprintf(waits_for, sizeof waits_for, "again or quit> ");
}

/* ---- other lines ---- */

static void take_seat(const char *rest)
{
    char number[WORD];
    char name[WORD];
    char state[WORD];

    rest = next_word(rest, number, sizeof number);
    rest = next_word(rest, name, sizeof name);
    rest = next_word(rest, state, sizeof state);
    printf("%s: %s%s%s\n", side_name(number), strcmp(state, "COMPUTER") == 0 ? "computer, level "
        : strcmp(state, "OPEN") == 0 ? "open" : "", strcmp(state, "OPEN") == 0 ? "" : rest,
        strcmp(state, "AWAY") == 0 ? " (away)" : "");
}

static void take_you(const char *rest)
{
    char number[WORD];

    rest = next_word(rest, remote_code, sizeof remote_code);
    rest = next_word(rest, number, sizeof number);
    next_word(rest, remote_key, sizeof remote_key);
    remote_side = (uint8_t)(number[0] - '1');
    show_flipped = game_info()->sides == 2 && remote_side == 1;
    printf("Table %s. You play %s.\n", remote_code, side_name(number));
}

static void take_request(const char *rest, const char *what)
{
    char who[WORD];

    rest = next_word(rest, who, sizeof who);
    printf(what, side_name(who), rest);
}

static void end_dump(void)
{
    if (!is_dump) {
        return;
    }
    is_dump = 0;
    set_up();
    show_board();
}

static void take_wait(const char *rest)
{
    (void)rest;
    set_up();
    remote_may_move = 0;
    remote_may_roll = 0;
    printf("Waiting for players. Others join with the code %s.\n", remote_code);
    waits_for[0] = 0;
}

static void take_commitment(const char *rest)
{
    char text[HASH_DIGITS + 1];

    snprintf(text, sizeof text, "%s", rest);
    if (may_commit) {
        may_commit = 0;
        is_changed = 0;
        strcpy(commitment, text);
        memset(own_words, 0, sizeof own_words);
    } else if (strcmp(commitment, text) != 0) {
        is_changed = 1;
    }
}

void remote_take(char *line)
{
    char verb[WORD];
    const char *rest = next_word(line, verb, sizeof verb);

    if (strcmp(verb, "GAME") == 0) {
        begin_game(rest);
    } else if (strcmp(verb, "BOARD") == 0) {
        add_to_start(rest);
    } else if (strcmp(verb, "MOVE") == 0 || strcmp(verb, "ROLL") == 0) {
        take_move(rest, verb[0] == 'R');
    } else if (strcmp(verb, "UNDO") == 0) {
        take_undo(rest);
    } else if (strcmp(verb, "TURN") == 0) {
        take_turn(rest);
    } else if (strcmp(verb, "COMMIT") == 0) {
        take_commitment(rest);
    } else if (strcmp(verb, "SEED") == 0) {
        take_seed(rest);
    } else if (strcmp(verb, "OVER") == 0) {
        take_end(rest);
    } else if (strcmp(verb, "SEAT") == 0) {
        take_seat(rest);
    } else if (strcmp(verb, "YOU") == 0) {
        take_you(rest);
    } else if (strcmp(verb, "WAIT") == 0) {
        take_wait(rest);
    } else if (strcmp(verb, "END") == 0) {
        end_dump();
    } else if (strcmp(verb, "ASK") == 0) {
        take_request(rest, "%s asks: %s. Answer with this word and yes or no.\n");
    } else if (strcmp(verb, "DENY") == 0) {
        take_request(rest, "%s says no to %s.\n");
    } else if (strcmp(verb, "GONE") == 0) {
        take_request(rest, "%s has left the game (%s).\n");
    } else if (strcmp(verb, "CLOCK") == 0) {
        printf("Seconds left: %s\n", rest);
    } else if (strcmp(verb, "CHAT") == 0) {
        printf("%s\n", rest + (*rest ? strcspn(rest, " ") : 0));
    } else if (strcmp(verb, "PONG") != 0 && strcmp(verb, "HELLO") != 0) { /* NO, ERROR, TABLE, BYE, REMOVED ... */
        printf("%s\n", line);
    }
}

void remote_prompt(void)
{
    fputs(waits_for, stdout);
    fflush(stdout);
}
