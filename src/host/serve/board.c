/* board.c: see board.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "engine/list.h"
#include "engine/random.h"
#include "engine/text.h"
#include "host/games.h"
#include "host/serve/board.h"
#include "host/serve/sha.h"

uint32_t board_draw(const Board *board, uint32_t number, const char *word)
{
    char text[SEED_DIGITS + WORD_MOST + 16];
    uint8_t hash[SHA256_BYTES];
    int length = snprintf(text, sizeof text, "%s:%lu:%s", board->seed, (unsigned long)number, word);

    sha256(text, (size_t)length, hash);
    return (uint32_t)hash[0] << 24 | (uint32_t)hash[1] << 16 | (uint32_t)hash[2] << 8 | hash[3];
}

/* Seeds the random numbers of the engine for the move with this number; 0: for the start position. */
static void seed_random(const Board *board, uint32_t number)
{
    random_seed = (uint16_t)board_draw(board, number, "");
    random_seed = random_seed ? random_seed : 1;
}

/* Keeps what is on the engine's board. */
static void keep(Board *board)
{
    record_update_outcome();
    game_write_position(board->now);
    board->side = side;
    board->outcome = outcome;
    board->reversible = reversible_plies[0];
    board->key_count = repetition_count;
    memcpy(board->keys, repetition_keys, REPETITION_BYTES);
}

/* Length of the longest record of a game. An Atari ends a longer game of two sides as a draw; so does the server. */
static uint16_t longest_record(const char *game)
{
    static const struct {
        const char *game;
        uint16_t moves;
    } records[] = {
#define RECORD(game, moves) { #game, moves },
#include "records.inc"
#undef RECORD
        { 0, RECORD_MOST }
    };
    unsigned n = 0;

    while (records[n].game && strcmp(records[n].game, game) != 0) {
        ++n;
    }
    return records[n].moves;
}

static void choose(const Board *board)
{
    games_choose(board->game);
    record_most = game_info()->sides == 2 ? longest_record(board->game) : RECORD_MOST;
    state_clear();
    side = 0; /* the side of another game may be none of this one, which writes its position before it resets it */
    rules = board->variant;
    record_resigned = 0;
    outcome = OUTCOME_NONE; /* no game is over that the next one could continue, as in a match of backgammon */
    game_reset();
}

void board_load(const Board *board)
{
    choose(board);
    game_read_position(board->now);
    reversible_plies[0] = board->reversible;
    repetition_count = board->key_count;
    memcpy(repetition_keys, board->keys, REPETITION_BYTES);
    record_count = board->count;
    record_last = board->count;
    outcome = board->outcome;
}

void board_start(Board *board, const char *game, uint8_t variant, const char *seed)
{
    uint8_t hash[SHA256_BYTES];

    board->game = game;
    board->variant = variant;
    strcpy(board->seed, seed);
    sha256(seed, SEED_DIGITS, hash);
    sha_write_hex(hash, sizeof hash, board->commitment);
    board->base = 0;
    board->count = 0;
    memset(board->has_word, 0, sizeof board->has_word);
    seed_random(board, 0);
    choose(board);
    record_start();
    strcpy(board->start, record_begin);
    keep(board);
}

/* Plays `move`, which is legal, on the engine's board and keeps the result. */
static void play(Board *board)
{
    Ply *ply_made;

    if (board->count == RECORD_MOST) { /* only with more than two sides: a shorter game would be a draw */
        strcpy(board->start, board->now);
        board->base += board->count;
        board->count = 0;
        record_start();
    }
    ply_made = &board->plies[board->count];
    ply_made->side = side;
    game_write_move(ply_made->text);
    if (game_info()->draw_random) {
        seed_random(board, board->base + board->count + 1);
    }
    record_play();
    ply_made->move = record_moves[record_count - 1];
    ++board->count;
    keep(board);
}

const char *board_play(Board *board, const char *text)
{
    const char *why;

    if (board->outcome != OUTCOME_NONE) {
        return board->outcome == OUTCOME_CHANCE ? "roll first" : "the game is over";
    }
    if (strlen(text) >= MOVE_SIZE) {
        return "too long";
    }
    board_load(board);
    why = game_read_move(text);
    if (!why) {
        play(board);
    }
    return why;
}

void board_play_any(Board *board)
{
    uint8_t i;

    board_load(board);
    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        if (list_is_legal()) {
            list_choose(i);
            play(board);
            return;
        }
    }
}

int board_roll(Board *board, const char *word)
{
    uint32_t total = 0;
    uint32_t drawn;
    uint8_t i;

    if (board->outcome != OUTCOME_CHANCE) {
        return 0;
    }
    if (!board->has_word[board->count]) {
        snprintf(board->words[board->count], WORD_MOST + 1, "%s", word);
        board->has_word[board->count] = 1;
    }
    board_load(board);
    game_info()->chance(CHANCE_LIST);
    for (i = 1; i <= move_count; ++i) {
        total += list_rank[i];
    }
    drawn = board_draw(board, board->base + board->count + 1, board->words[board->count]) % total;
    for (i = 1; drawn >= list_rank[i]; ++i) {
        drawn -= list_rank[i];
    }
    list_choose(i);
    play(board);
    return 1;
}

int board_pass(Board *board)
{
    if (board->outcome != OUTCOME_NONE) {
        return 0;
    }
    board_load(board);
    if (!record_draw_forced()) {
        return 0;
    }
    play(board);
    return 1;
}

void board_undo(Board *board, uint16_t count)
{
    uint16_t i;

    choose(board);
    game_read_position(board->start);
    record_start();
    for (i = 0; i < count; ++i) {
        record_moves[i] = board->plies[i].move;
    }
    record_count = count;
    record_last = count;
    record_restore();
    board->count = count;
    keep(board);
}

uint16_t board_undo_place(const Board *board, uint8_t who)
{
    uint16_t n = board->count;
    uint16_t move_then;

    games_choose(board->game);
    while (n--) {
        move_then = board->plies[n].move;
        if (board->plies[n].side == who
            && !(game_info()->chance && (move_then & MOVE_ROLL || move_then == MOVE_PASS))) {
            return n;
        }
    }
    return board->count;
}

int board_winner(const Board *board)
{
    if (board->outcome == OUTCOME_DRAW) {
        return 0;
    }
    return (board->outcome == OUTCOME_WIN ? board->side : board->side ^ 1) + 1;
}
