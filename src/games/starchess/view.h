/* view.h: shared by the screen files of Star Chess: the verbs (view.c), the galaxy (view_galaxy.c), the panel
 * (view_panel.c), giving orders by stick (view_orders.c), showing and reporting events (view_events.c), notes about
 * events as text (view_note.c), and losses (view_losses.c). */
/* SPDX-License-Identifier: MIT */
#ifndef STARCHESS_VIEW_H
#define STARCHESS_VIEW_H

#include "view/view.h"
#include "games/starchess/starchess.h"

/* ---- the galaxy ---- */

#define ACROSS 4
#define LINES 40 /* scan lines of a sector, with the blank lines above and below it */

uint8_t stars_shown(void);              /* the sector at view_x, view_y */
void stars_look_at(uint8_t sector);     /* sets view_x, view_y */
void stars_draw_symbol(uint8_t player); /* draws a player's small ship at screen_row, screen_column */
#define PLANET_ROW 0 /* rows of a sector */
#define FLEET_ROW 2
void stars_go_to(uint8_t row);          /* sets screen_row and screen_column to a row of the sector at view_x, view_y */
void stars_draw_boom(void);             /* draws an explosion there */
/* game_place while an order is given: moves the cursor and describes its sector. */
void stars_place(void);
void stars_place_cursor(void);          /* sets the cursor to the sector at view_x, view_y */

/* Write to the text line. */
void stars_line_sector(uint8_t sector); /* "A1" */
void stars_line_name(uint8_t player);   /* "Gold" */
void stars_line_ships(uint16_t ships); /* "1 ship", "38 ships" */

/* ---- the panel ---- */

#define SCORES_LINE 8        /* panel line where the names and scores start, two lines for each player */
#define PANEL_FREE 12        /* stars_clear_panel clears the lines above this one, also some names and scores */
#define COIN 4               /* symbols of costs and reserves, in charsets/starchess.txt */
#define ORE 5
extern uint8_t stars_reader; /* the last person to move, or the first person, whose reserves are shown; NO_PLAYER: those
                                of `side` */
void stars_draw_panel(void);
uint16_t stars_total(void); /* the ships of `side`; as a function, because cc65 takes 20 bytes for the index */
void stars_clear_panel(void); /* clears the lines above PANEL_FREE; stars_line is then the first line */

/* stars_line is the next panel line. The first five functions write it and advance stars_line. stars_panel_change
 * writes a number with + or -. */
extern uint8_t stars_line;
void stars_panel_text(const char *text);
void stars_panel_at(uint8_t sector); /* "AT A1" */
void stars_panel_right(void); /* the text that the line_ functions wrote, right-aligned */
void stars_panel_number(uint16_t number);
void stars_panel_change(int16_t number);
void stars_panel_symbol(uint8_t player); /* a player's ship at the left end of the line drawn last */
void stars_panel_code(uint8_t code);     /* any character, as a screen code, at the same place */

/* ---- orders by stick ---- */

/* In the overlay `losses`. */
/* Asks for an order in the sector at view_x, view_y. Returns CHOICE_ORDER: `move` is the order; CHOICE_RIVALS: the
 * player wants stars_ask_rivals; or 0. */
uint8_t stars_choose(void);
#define CHOICE_ORDER 1
#define CHOICE_RIVALS 2
/* In the overlay `kinds`: asks for kinds and looks of all sides: up and down go to the next question, left and right
 * change the answer. Any other event ends it. Returns 0. */
uint8_t stars_ask_rivals(void);
/* In the overlay `kinds`: shows the first order of the plan that a hint has found, with its reason. When it is called
 * again it shows the other orders, and waits after each for FIRE or any other event. Returns 0. */
uint8_t stars_show_hint(void);

/* ---- notes about what an order did ---- */

/* A copy of the board, while game_show_move or the menu of orders tries something on the board; else without value. */
extern Galaxy stars_snapshot;

/* Kinds of notes: the kinds of orders (ORDER_), and these: losses. */
#define NOTE_FIGHT 6
#define NOTE_BOMB 7    /* number = people left */
#define NOTE_RUIN 8    /* the colony is destroyed */
#define NOTE_DEFEAT 9  /* player `other` is defeated */
#define NOTE_UNPAID 10 /* number = ships that were scrapped at the end of a turn */

typedef struct {
    uint8_t kind;
    uint8_t player;
    uint8_t other;    /* the enemy; for a move, the sector that the ships came from */
    uint8_t sector;
    uint16_t number;  /* ships of the order, in a fight those of the attacker; see also NOTE_BOMB, NOTE_UNPAID */
    uint16_t against; /* ships of the defender */
    uint16_t left;    /* ships left after a fight */
    uint16_t at;      /* index of the order in the record, counting orders that have been trimmed */
    uint16_t code;    /* the order as a move; if the record has another move at this index, the order was undone */
} Note;

extern Note stars_note; /* the current note */

/* ---- notes that are kept (view_notes.c) ---- */

#define NOTES_PER_ORDER 7 /* number of notes that one order always has space for; notes that do not fit are dropped */
#define NOTES_MOST 18
extern uint8_t stars_notes;       /* number of notes */
extern uint8_t stars_note_number; /* index of the current note */
extern uint16_t stars_dropped;    /* orders trimmed from the record so far */
void stars_take_note(void);       /* sets stars_note to note stars_note_number */
/* 1: the note taken last is about the last turn of its player, as `side` sees it in its own turn. Every player has read
 * older ones. */
uint8_t stars_note_is_news(void);
uint8_t stars_note_is_true(void); /* takes note stars_note_number. 1: its order is still in the record */
void stars_add_note(uint8_t kind);
/* Trims the record if it has no space for another order. Drops the last notes if their orders were undone. Then, until
 * an order has space, the oldest notes that every player has read; those of ships that were moved, built or scrapped;
 * and others. */
void stars_make_note_space(void);

/* Writes it to text_buffer: "Green 25 v Red 18, C2: 7 left", "White bombs C2: 500 people left". TEXT_LEFT, " left",
 * is omitted if it would not fit. */
void stars_write_note(void);
/* Pauses while an order is shown are shifted right by this: 0 to 3, set by view_events.c; with 3 there is no motion.
 * stars_pause waits for this number of frames, shifted; returns 1 early if there is an event. */
extern uint8_t stars_haste;
uint8_t stars_pause(uint8_t frames);
void stars_panel_fight(void); /* shows the current note, a fight, in the panel: both fleets and their losses */
/* In the overlay `losses`: shows the current note, a loss. Its text is on the status line. Returns 0. */
uint8_t stars_show_loss(void);

/* ---- report, line by line, of what the other players did since the last turn of `side` (view_events.c) ---- */

/* Shows the current line, REPORT_SHOWN; 0: the report is over. Moving the cursor ends it, too: REPORT_SKIPPED until the
 * cursor has gone round the map, back to its place. */
uint8_t stars_report(void);
#define REPORT_SHOWN 1
#define REPORT_SKIPPED 2
void stars_next_report(void); /* advances to the next line */
void stars_show_panel(void);  /* draws the panel; while the current line is a fight: the fight */
/* For VIEW_TEXT_THREAT: what a person is told while a sector blinks: a line of the report, or whose turn it is; else 0.
 * stars_end_call ends the second and the blinking. Both change view_x, view_y. */
const char *stars_call(void);
void stars_end_call(void);

#endif
