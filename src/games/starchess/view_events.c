/* view_events.c: shows what an order does, and reports it to the other players when it is their turn.
 *
 * game_show_move executes the order on the board and restores the board; the differences become notes. Notes are kept
 * after the order, so that each player can read what the others did since that player's last turn. What an order costs
 * an empire is shown by view_losses.c, an overlay. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "games/starchess/plan.h"
#include "games/starchess/view.h"
#include "plat/machine.h"
#include "info/starchess.h"
#include "texts/starchess.h"

#pragma bss-name (push, "SCRATCH")
static uint16_t total_before; /* ships of `side` before the order */
#pragma bss-name (pop)

/* ---- notes ---- */

/* Adds a note that ships have arrived in stars_note.sector or were built there, or that they have fought there. */
static void note_arrival(void)
{
    stars_note.other = stars_snapshot.fleet[stars_note.sector];
    if (stars_note.other == NO_PLAYER || stars_note.other == stars_note.player) {
        stars_note.other = order.from;
        stars_add_note(order.kind);
        return;
    }
    stars_note.against = stars_snapshot.ships[stars_note.sector];
    stars_note.left = galaxy.ships[stars_note.sector];
    stars_add_note(NOTE_FIGHT);
}

/* Adds a note for `order`, which has just been executed; `stars_snapshot` is the board before it. */
static void note_order(void)
{
    stars_note.at = record_count + stars_dropped;
    stars_note.code = move;
    stars_note.sector = order.kind == ORDER_MOVE ? order.to : order.from;
    stars_note.number = order.ships;
    if (order.kind == ORDER_MOVE || order.kind == ORDER_BUILD) {
        note_arrival();
    } else if (order.kind != ORDER_END) {
        stars_add_note(order.kind);
    }
}

static void note_bombs(void)
{
    stars_note.sector = SECTORS;
    do {
        --stars_note.sector;
        stars_note.other = stars_snapshot.owner[stars_note.sector];
        if (stars_snapshot.fleet[stars_note.sector] == stars_note.player && stars_note.other != stars_note.player
            && stars_note.other != NO_PLAYER) {
            stars_note.number = galaxy.people[stars_note.sector];
            stars_add_note(stars_note.number ? NOTE_BOMB : NOTE_RUIN);
        }
    } while (stars_note.sector);
}

/* For the end of a turn; `side` is still the player who has ended it. */
static void note_end(void)
{
    note_bombs();
    stars_note.sector = stars_home[side]; /* the report shows a sector with every line */
    stars_note.other = PLAYERS;
    do {
        --stars_note.other;
        if (stars_snapshot.alive[stars_note.other] != galaxy.alive[stars_note.other]) {
            stars_add_note(NOTE_DEFEAT);
        }
    } while (stars_note.other);
    stars_note.number = total_before - stars_total();
    if (stars_note.number) {
        stars_add_note(NOTE_UNPAID);
    }
}

/* ---- showing ---- */

#define SHORT_FRAMES 10 /* to read a line */

/* The turns of computers are shown with pauses, in which a person can read what happens. If much happens, the pauses
 * become shorter, because the report tells everything again. */
static uint8_t spent; /* frames that the orders of this round took to be shown */
#define SPENT_MOST 192

/* A person gives orders without haste, and no person waits for computers that play alone. */
static void find_haste(void)
{
    if (!record_computer[side] || shell_computer_plays_all()) {
        spent = 0;
    }
    stars_haste = spent >> 6;
    if (stars_haste == SPENT_MOST >> 6) {
        motion_skipped = 1;
    }
}

static void say_note(void)
{
    stars_write_note();
    screen_status(text_buffer);
}

static void show_note(void)
{
    uint8_t sound = SOUND_LIFT;

    say_note();
    stars_look_at(stars_note.sector);
    if (stars_note.kind > ORDER_END) {
        view_call_overlay(GAME_OVERLAY_LOSSES, stars_show_loss);
        return;
    }
    if (stars_note.kind == ORDER_MOVE) {
        stars_look_at(stars_note.other);
        view_blink();
        sound_play(SOUND_DOWN);
        return;
    }
    if (stars_note.kind >= ORDER_COLONIZE) {
        sound = SOUND_CROWN;
    }
    sound_play(sound);
    stars_pause(SHORT_FRAMES);
}

void game_show_move(void)
{
    uint8_t first;
    uint8_t begun = (uint8_t)machine_frames();

    stars_hint = HINT_NONE;
    find_haste();
    stars_make_note_space();
    first = stars_notes;
    stars_note.player = side;
    stars_read_code();
    stars_snapshot = galaxy;
    total_before = stars_total();
    stars_execute_order();
    side = stars_note.player;
    note_order();
    stars_note_number = first;
    if (order.kind == ORDER_END) {
        note_end();
        stars_note.kind = ORDER_END;
        say_note();
    }
    galaxy = stars_snapshot;
    for (stars_note_number = first; stars_note_number < stars_notes; ++stars_note_number) {
        stars_take_note();
        show_note();
    }
    if (spent < SPENT_MOST) {
        spent += (uint8_t)machine_frames() - begun;
    }
}

/* ---- the report ---- */

static uint8_t report_at;    /* index of the note that is shown */
static uint8_t report_place; /* sector at the cursor when the report started */
static uint8_t report_turn;  /* turn in which the report started */
static uint8_t report_side;  /* player who reads it */
static uint8_t is_greeting;  /* 1: the player is told whose turn it is, until the cursor moves or FIRE is pressed */
static uint8_t lit;          /* the sector that blinks, + 1; 0: none */
static uint8_t skips;        /* steps of the cursor since the stick was pushed: it goes round to its place */
static uint8_t has_fight;    /* 1: the panel shows the fight of a line */
static uint8_t is_read;      /* 0: the report has just begun, and what the stick does was meant for something before */

static void take_news(void)
{
    stars_note_number = report_at;
    stars_take_note();
}

/* Ends the blinking of a sector. */
static void put_out(void)
{
    if (lit) {
        stars_look_at((uint8_t)(lit - 1));
        view_mark = MARK_NONE;
        game_draw_square();
        lit = 0;
    }
}

#define TURNS_NEW 2 /* the first turn of a player is in the second full turn, if a later player began */

/* In its first turn a player is told its side, later only if several people play. */
static uint8_t must_greet(void)
{
    uint8_t people = 0;
    uint8_t player;

    for (player = 0; player < PLAYERS; ++player) {
        if (!record_computer[player]) {
            ++people;
        }
    }
    return (galaxy.turn <= TURNS_NEW && !view_can_undo()) || people > 1;
}

/* 1: the report is not about the current turn of a person. */
static uint8_t is_other_turn(void)
{
    return report_turn != galaxy.turn || report_side != side || record_computer[side];
}

void stars_show_panel(void)
{
    has_fight = 0;
    if (report_at < stars_notes && !is_other_turn()) {
        take_news();
        if (stars_note.kind == NOTE_FIGHT) {
            has_fight = 1;
            stars_panel_fight();
            return;
        }
    }
    stars_draw_panel();
}

const char *stars_call(void)
{
    const char *text = TEXT_NEWS;

    if (stars_hint == HINT_FOUND && !record_computer[side]) {
        stars_hint = HINT_NONE; /* without its overlay, the hint is the shell's line */
        if (!machine_load_game_overlay(GAME_OVERLAY_KINDS)) {
            stars_show_hint();
            list_clear();
        }
    }
    if (is_other_turn() || *view_entered()) {
        return 0;
    }
    if (report_at < stars_notes) {
        if (!stars_hint) {
            screen_keys(TEXT_KEYS_REPORT); /* over a tip of the shell for newcomers */
        }
        take_news();
        is_read = lit; /* the shell asks once when it begins the turn, then while it waits */
        lit = stars_note.sector;
    } else if (is_greeting) {
        lit = stars_home[side];
        text = galaxy.turn <= TURNS_NEW ? TEXT_YOU_ARE : TEXT_YOUR_TURN;
    } else {
        return 0;
    }
    stars_look_at(lit);
    ++lit;
    return text;
}

void stars_end_call(void)
{
    is_greeting = 0;
    put_out();
}

/* Advances stars_note_number to the next note about an order of another player that is still in the record, and sets
 * report_at to its index. If there is no such note, the report is over. */
static void next_news(void)
{
    for (; stars_note_number < stars_notes; ++stars_note_number) {
        if (stars_note_is_true() && stars_note.player != side && stars_note_is_news()) {
            break;
        }
    }
    /* notes added later must not continue the report */
    report_at = stars_note_number < stars_notes ? stars_note_number : NOTES_MOST;
}

uint8_t stars_report(void)
{
    uint8_t place = stars_shown();

    if (report_turn != galaxy.turn || report_side != side) {
        report_turn = galaxy.turn;
        report_side = side;
        report_place = place;
        is_greeting = must_greet();
        lit = is_read = 0;
        stars_note_number = 0;
        next_news();
    }
    if (report_place != place && report_at < stars_notes && skips < ACROSS - 1) {
        ++skips;
        return REPORT_SKIPPED;
    }
    if (!is_read) {
        skips = 0;
    }
    if (report_place != place || skips) {
        report_at = NOTES_MOST;
        if (lit) {
            screen_status(TEXT_YOUR_ORDERS);
        }
        if (!skips) {
            is_greeting = 0;
        }
        skips = 0;
        put_out();
        stars_look_at(place);
    }
    if (has_fight) {
        stars_show_panel();
    }
    if (report_at >= stars_notes) {
        return 0;
    }
    take_news();
    if (stars_note.kind == NOTE_FIGHT) {
        stars_show_panel();
    }
    stars_write_note();
    screen_thinking(text_buffer);
    screen_keys(TEXT_KEYS_REPORT);
    return REPORT_SHOWN;
}

void stars_next_report(void)
{
    sound_play(SOUND_STEP);
    put_out();
    stars_note_number = (uint8_t)(report_at + 1);
    next_news();
}
