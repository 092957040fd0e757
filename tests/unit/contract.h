/* contract.h: shared by the files of the contract test. */
/* SPDX-License-Identifier: MIT */
#ifndef UNIT_CONTRACT_H
#define UNIT_CONTRACT_H

#include "engine/text.h"

extern char contract_text[TEXT_SIZE]; /* scratch space of every check */
extern char contract_other[TEXT_SIZE];
extern char contract_seen[TEXT_SIZE]; /* the position when contract_look was called */
extern uint8_t contract_divisor; /* divides the number of games */
extern uint8_t contract_is_thorough; /* 1: try every move and every roll, not only those that are played */

/* A message that names the file of the game, such as "src/games/chess/info.c: no title". On the 6502 only the text. */
#ifdef __CC65__
#define CONTRACT_IN(file, what) what
#else
#define CONTRACT_IN(file, what) contract_in(file, what)
const char *contract_in(const char *file, const char *what); /* contract_turned.c */
#endif

/* ---- a random game (contract.c) ---- */

uint8_t contract_draw_move(void); /* chooses a move; 0: the game is over */
uint8_t contract_is_enough(void);

/* ---- the position on the board (contract_position.c) ---- */

void contract_check_claims(void);
void contract_check_side(void);
void contract_check_list(void);
void contract_check_noisy(void);
void contract_check_candidates(void);
void contract_check_moves(void);
void contract_check_texts(void);
void contract_check_letters(const char *written); /* fails if the Atari's panel cannot show this move */
void contract_check_refusal(void);

/* contract_look remembers the visible state of the position. contract_check_unchanged fails if it has changed since. */
void contract_look(void);
void contract_check_unchanged(const char *message);

/* ---- dice (contract_dice.c) ---- */

void contract_roll(void); /* rolls until a side can move or the game is over */

/* ---- independent tests ---- */

void test_turned(void); /* contract_turned.c; host only */
void test_lists_fit(void);
void test_rolls_come_again(void);
void test_dice(void);
void test_undo_and_redo(void);
void test_back(void);
void test_moves_written_later(void);

#endif
