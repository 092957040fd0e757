/* board.h: the game of one table: its moves, and its position as text.
 *
 * The engine has one board, in global variables. A table keeps all that the engine needs to go on: the text of the
 * position, the keys of repeated positions, and every move with its text. A function of this file puts that on the
 * engine's board, plays, and keeps the result. The engine does the same with its own board after every move (record.h),
 * so a game at a table and one at a terminal are the same game. To read a position takes some microseconds; to keep a
 * process for each table would take megabytes for each. Only a search takes long: it has a process of its own
 * (thinker.h). */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_BOARD_H
#define HOST_SERVE_BOARD_H

#include "engine/game.h"
#include "engine/record.h"
#include "engine/tt.h"

#define WORD_MOST 8    /* characters of a player's word for a roll */
#define SEED_DIGITS 64 /* hexadecimal digits of a game's seed */

typedef struct {
    uint16_t move;
    uint8_t side;
    char text[MOVE_SIZE];
} Ply;

typedef struct {
    const char *game;
    uint8_t variant;
    char seed[SEED_DIGITS + 1];
    char commitment[SEED_DIGITS + 1]; /* SHA-256 of `seed` */
    char start[TEXT_SIZE];   /* the position before plies[0] */
    uint32_t base;           /* moves before `start`: a long game of more than two sides drops its first moves */
    uint16_t count;          /* moves in plies */
    Ply plies[RECORD_MOST];
    char words[RECORD_MOST][WORD_MOST + 1]; /* the word of the roll at this place of the record */
    uint8_t has_word[RECORD_MOST];          /* 1: this place was rolled; its word stays, also after an undo */

    /* the position now */
    char now[TEXT_SIZE];
    uint8_t side;
    uint8_t outcome;
    uint8_t reversible;
    uint8_t key_count;
    uint8_t keys[REPETITION_BYTES];
} Board;

/* Starts a new game. `seed` are SEED_DIGITS hexadecimal digits. */
void board_start(Board *board, const char *game, uint8_t variant, const char *seed);

/* Puts the position on the engine's board. */
void board_load(const Board *board);

/* Plays the move with this text for the side to move. Returns 0, or why it is not legal. */
const char *board_play(Board *board, const char *text);

/* If the game waits for a roll, rolls the dice with this word and returns 1. */
int board_roll(Board *board, const char *word);

/* Plays the first legal move, for a computer player that found none. */
void board_play_any(Board *board);

/* If the side to move can only pass, with dice, plays that and returns 1. */
int board_pass(Board *board);

/* Takes moves back until `count` are left in the record. */
void board_undo(Board *board, uint16_t count);

/* Returns the number of moves that are left if `side` takes back its last choice. Its roll stays. Returns `count` if it
 * has none. */
uint16_t board_undo_place(const Board *board, uint8_t side);

/* Returns the winner's side plus 1, or 0 for a draw. The game must be over. */
int board_winner(const Board *board);

/* Returns the first 32 bits of SHA-256 of "SEED:NUMBER:WORD"; NUMBER is that of the move. */
uint32_t board_draw(const Board *board, uint32_t number, const char *word);

#endif
