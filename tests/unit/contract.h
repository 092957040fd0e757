/* contract.h: what the files of the contract test share. */
#ifndef UNIT_CONTRACT_H
#define UNIT_CONTRACT_H

#include "engine/text.h"

extern char contract_text[TEXT_SIZE]; /* scratch of every check */
extern char contract_other[TEXT_SIZE];
extern char contract_seen[TEXT_SIZE]; /* the position as contract_look saw it */
extern uint8_t contract_is_thorough; /* 1: every move and every throw is tried, not only what is played */

/* ---- a game by chance (contract.c) ---- */

uint8_t contract_draw_move(void); /* 0: the game is over */
uint8_t contract_is_enough(void);

/* ---- the position on the board (contract_position.c) ---- */

void contract_check_claims(void);
void contract_check_side(void);
void contract_check_list(void);
void contract_check_noisy(void);
void contract_check_nearby(void);
void contract_check_moves(void);
void contract_check_texts(void);
void contract_check_letters(const char *written); /* the panel of the Atari can show this move */
void contract_check_refusal(void);

/* What can be seen of it, and that this is still the same. */
void contract_look(void);
void contract_check_unchanged(const char *message);

/* ---- dice (contract_dice.c) ---- */

void contract_fall(void); /* until somebody has the move or the game is over */

/* ---- tests that stand by themselves ---- */

void test_lists_fit(void);
void test_throws_come_again(void);
void test_dice(void);
void test_undo_and_redo(void);
void test_back(void);
void test_moves_written_later(void);

#endif
