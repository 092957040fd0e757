/* view_notes.c: the notes that stay for the report (view_events.c). The Atari uses the twin
 * asm/games/starchess/view_notes.s: it is shorter. */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "games/starchess/view.h"

static Note notes[NOTES_MOST];
uint8_t stars_notes;
uint8_t stars_note_number;
uint16_t stars_dropped;
static uint8_t note_turn; /* of the current note: the last bits of its turn */

/* A stored note has the last bits of its turn, as it was before the order, in the upper half of its sector. */
#define TURN_BITS 4
#define TURN_MASK 0xF

void stars_take_note(void)
{
    stars_note = notes[stars_note_number];
    note_turn = stars_note.sector >> TURN_BITS;
    stars_note.sector &= TURN_MASK;
}

uint8_t stars_note_is_news(void)
{
    return note_turn == ((galaxy.turn - (stars_note.player > side)) & TURN_MASK);
}

uint8_t stars_note_is_true(void)
{
    uint16_t now = move;
    uint8_t is_same = 0;
    uint16_t at;

    stars_take_note();
    at = stars_note.at - stars_dropped;
    if (at < record_count) {
        record_move(at);
        is_same = move == stars_note.code;
        move = now;
    }
    return is_same;
}

void stars_add_note(uint8_t kind)
{
    stars_note.kind = kind;
    if (stars_notes < NOTES_MOST) {
        notes[stars_notes] = stars_note;
        notes[stars_notes].sector |= (uint8_t)(stars_snapshot.turn << TURN_BITS);
        ++stars_notes;
    }
}

/* Pass 0 drops notes that every player has read, pass 1 those of ships that were moved, built or scrapped, pass 2 any;
 * the oldest first. */
static void drop_notes(void)
{
    uint8_t pass;
    uint8_t kept;

    for (pass = 0; stars_notes > NOTES_MOST - NOTES_PER_ORDER; ++pass) {
        kept = 0;
        for (stars_note_number = 0; stars_note_number < stars_notes; ++stars_note_number) {
            stars_take_note();
            if (stars_notes - stars_note_number + kept <= NOTES_MOST - NOTES_PER_ORDER
                || (pass == 0 && stars_note_is_news()) || (pass == 1 && stars_note.kind > ORDER_BUILD)) {
                notes[kept] = notes[stars_note_number];
                ++kept;
            }
        }
        stars_notes = kept;
    }
}

void stars_make_note_space(void)
{
    if (record_count == record_most) {
        stars_dropped += record_trim();
    }
    while (stars_notes) {
        stars_note_number = (uint8_t)(stars_notes - 1);
        if (stars_note_is_true()) {
            break;
        }
        stars_notes = stars_note_number;
    }
    drop_notes();
}
