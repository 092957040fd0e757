/* menace_find_move.c: the moves of MENACE. The boxes draw a bead. The noughts of the computer play any square at
 * level 1; at level 2 they take a win, at level 3 they do not lose. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "engine/random.h"
#include "engine/root.h"
#include "engine/think.h"
#include "games/matchbox/menace.h"
#include "texts/matchbox.h"

#define CENTRE 4

/* ---- the boxes ---- */

/* Draws a bead of the box and sets `move` to its square; an empty box gives up. A position without a box has one free
 * square. */
static void draw_bead(void)
{
    uint16_t total = 0;
    uint16_t drawn = 0;
    uint16_t bead;
    uint8_t i;

    if (!menace_find()) {
        list_choose(1);
        return;
    }
    bead = menace_at;
    for (i = menace_number(menace_box); i; --i) {
        total += menace_beads[bead++];
    }
    if (!total) {
        move = MOVE_AGAIN;
        think_report_text = TEXT_EMPTY_BOX;
        return;
    }
    if (root_seed) {
        drawn = random_next() % total;
    }
    for (bead = menace_at; menace_beads[bead] <= drawn; ++bead) {
        drawn -= menace_beads[bead];
    }
    for (i = 1; i <= move_count; ++i) { /* one of the squares that share the bead */
        list_choose(i);
        if (menace_bead((uint8_t)move) == bead) {
            break;
        }
    }
}

/* ---- noughts ---- */

static uint8_t free_square; /* of the line that `threats` found last */

/* Returns the number of lines with two marks of a side and a free square. */
static uint8_t threats(uint8_t mark)
{
    uint8_t number = 0;
    uint8_t line;

    for (line = 0; line < MENACE_LINES; ++line) {
        if (menace_marks(line, mark) == FILES - 1 && menace_free != SQUARES) {
            ++number;
            free_square = menace_free;
        }
    }
    return number;
}

/* Returns 1 if the crosses, to move, can make two threats while the noughts have none. `forced` is the only square that
 * they may take, or SQUARES. */
static uint8_t can_fork(uint8_t forced)
{
    uint8_t found = 0;
    uint8_t i;

    for (i = 0; i < SQUARES && !found; ++i) {
        if (matchbox_square[i] == EMPTY && (forced == SQUARES || forced == i)) {
            matchbox_square[i] = CROSS;
            found = threats(CROSS) > 1 && !threats(NOUGHT);
            matchbox_square[i] = EMPTY;
        }
    }
    return found;
}

#define WINS 4
#define BLOCKS 3
#define FORKS 2
#define IS_SAFE 1

/* Returns how good a square is for the noughts. In their first move it is the centre, or a corner if that is taken. */
static uint8_t worth(uint8_t square)
{
    uint8_t blocks = threats(CROSS) && free_square == square;
    uint8_t number;
    uint8_t value = 0;

    if (MENACE_MOVES == 1) {
        return square == CENTRE || (matchbox_square[CENTRE] && !(square & 1));
    }
    matchbox_square[square] = NOUGHT;
    menace_find_over();
    if (matchbox_over == OVER_WHITE) {
        value = WINS;
    } else if (blocks) {
        value = BLOCKS;
    } else {
        number = threats(NOUGHT);
        if (number > 1) {
            value = FORKS;
        } else if (!can_fork(number ? free_square : SQUARES)) {
            value = IS_SAFE;
        }
    }
    matchbox_square[square] = EMPTY;
    matchbox_over = OVER_NOT;
    return value;
}

static void choose_nought(void)
{
    static uint8_t best[SQUARES];
    uint8_t count = 0;
    uint8_t most = 0;
    uint8_t value;
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        value = 0;
        if (think_depth != LEVEL_ANY) {
            value = worth((uint8_t)move);
            if (think_depth == LEVEL_WINS && value < WINS) {
                value = 0;
            }
        }
        if (value > most) {
            most = value;
            count = 0;
        }
        if (value == most) {
            best[count++] = i;
        }
    }
    list_choose(best[root_seed ? random_below(count) : 0]);
}

void menace_find_move(void)
{
    if (matchbox_over) {
        list_choose(1);
    } else if (side) {
        draw_bead();
    } else {
        choose_nought();
    }
}
