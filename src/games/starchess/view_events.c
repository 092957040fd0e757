/* view_events.c: shows what an order does, and reports it to the other players when it is their turn.
 *
 * game_show_move executes the order on the board and restores the board; the differences become notes. Notes are kept
 * after the order, so that each player can read what the others did since that player's last turn. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/record.h"
#include "engine/text.h"
#include "games/starchess/view.h"
#include "texts/starchess.h"

/* Kinds of notes: the kinds of orders (ORDER_), and these. */
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

#define NOTES_PER_ORDER 8 /* number of notes that one order always has space for; notes that do not fit are dropped */
#define NOTES_MOST (3 * NOTES_PER_ORDER)
static Note notes[NOTES_MOST];
static uint8_t note_count;
static Note note;        /* the current note */
static uint8_t number;   /* index of the current note */
static uint16_t dropped; /* orders trimmed from the record so far */
#pragma bss-name (push, "SCRATCH")
static Galaxy snapshot; /* the board before the order */
#pragma bss-name (pop)

/* ---- notes ---- */

/* Returns a note by its index. Multiplies by 7 and then by 2 instead of by 14, because plan.c already needs the
 * library's multiplication by 7. */
static Note *note_at(uint8_t place)
{
    return (Note *)((uint8_t *)notes + (uint16_t)(place * 7) * (sizeof(Note) / 7));
}

static void take_note(void)
{
    note = *note_at(number);
}

/* Makes note `number` the current one. Returns 1 if its order is still in the record. */
static uint8_t is_true(void)
{
    uint16_t now = move;
    uint8_t is_same = 0;

    take_note();
    note.at -= dropped;
    if (note.at < record_count) {
        record_move(note.at);
        if (move == note.code) {
            is_same = 1;
        }
        move = now;
    }
    return is_same;
}

/* Makes space for the notes of an order: drops the last notes if their orders were undone, then, if still needed, the
 * oldest notes. */
static void make_space(void)
{
    for (number = note_count; number; note_count = number) {
        --number;
        if (is_true()) {
            break;
        }
    }
    if (note_count > NOTES_MOST - NOTES_PER_ORDER) {
        note_count -= NOTES_PER_ORDER;
        memcpy(notes, notes + NOTES_PER_ORDER, sizeof notes / 3);
        memcpy(notes + NOTES_PER_ORDER, notes + 2 * NOTES_PER_ORDER, sizeof notes / 3);
    }
}

/* Trims the record if it has no space for another order. */
static void make_record_space(void)
{
    if (record_count == record_most) {
        dropped += record_trim();
    }
}

static void add_note(uint8_t kind)
{
    note.kind = kind;
    if (note_count < NOTES_MOST) {
        *note_at(note_count) = note;
        ++note_count;
    }
}

/* Adds a note that ships have arrived in note.sector or were built there, or that they have fought there. */
static void note_arrival(void)
{
    note.other = snapshot.fleet[note.sector];
    if (note.other == NO_PLAYER || note.other == note.player) {
        note.other = order.from;
        add_note(order.kind);
        return;
    }
    note.against = snapshot.ships[note.sector];
    note.left = galaxy.ships[note.sector];
    add_note(NOTE_FIGHT);
}

/* Adds a note for `order`, which has just been executed; `snapshot` is the board before it. */
static void note_order(void)
{
    note.at = record_count + dropped;
    note.code = move;
    note.sector = order.kind == ORDER_MOVE ? order.to : order.from;
    note.number = order.ships;
    if (order.kind == ORDER_MOVE || order.kind == ORDER_BUILD) {
        note_arrival();
    } else {
        add_note(order.kind);
    }
}

static void note_bombs(void)
{
    for (note.sector = 0; note.sector < SECTORS; ++note.sector) {
        note.other = snapshot.owner[note.sector];
        if (snapshot.fleet[note.sector] == note.player && note.other != note.player && note.other != NO_PLAYER) {
            note.number = galaxy.people[note.sector];
            add_note(note.number ? NOTE_BOMB : NOTE_RUIN);
        }
    }
}

static void note_end(void)
{
    note_bombs();
    for (note.other = 0; note.other < PLAYERS; ++note.other) {
        if (snapshot.alive[note.other] != galaxy.alive[note.other]) {
            add_note(NOTE_DEFEAT);
        }
    }
    note.number = snapshot.total[note.player];
    note.number -= galaxy.total[note.player];
    if (note.number) {
        add_note(NOTE_UNPAID);
    }
}

/* ---- notes as text ---- */

/* Texts by kind of note. Placeholders: # the number, * the number with "ships", @ the sector, & the other player, % the
 * other player's ships, ^ the sector the ships came from. */
static const char *const words[] = {
    TEXT_DID_MOVE, TEXT_DID_SCRAP, TEXT_DID_BUILD, TEXT_DID_COLONIZE, TEXT_DID_TERRAFORM, TEXT_DID_END,
    TEXT_DID_FIGHT, TEXT_DID_BOMB, TEXT_DID_DESTROY, TEXT_DID_DEFEAT, TEXT_DID_NOT_PAY
};

static void write_character(char c)
{
    switch (c) {
    case '#':
        line_number(note.number);
        break;
    case '*':
        stars_line_ships(note.number);
        break;
    case '@':
        stars_line_sector(note.sector);
        break;
    case '^':
        stars_line_sector(note.other);
        break;
    case '%':
        line_number(note.against);
        break;
    case '&':
        stars_line_name(note.other);
        break;
    default:
        line_char(c);
        break;
    }
}

#define LINE_MAX 32 /* characters of a line of the screen */

/* Writes the current note to text_buffer: "Green 25 v Red 18 at C2: 7 left", "White bombs C2: 500 people left".
 * TEXT_LEFT, " left", is omitted if it would not fit. */
static void write_note(void)
{
    const char *word = words[note.kind];

    line_start();
    stars_line_name(note.player);
    while (*word) {
        write_character(*word);
        ++word;
    }
    if (note.kind == NOTE_FIGHT) {
        line_number(note.left);
        if (strlen(text_buffer) <= LINE_MAX - (sizeof TEXT_LEFT - 1)) {
            line_text(TEXT_LEFT);
        }
    }
}

/* ---- showing ---- */

#define BLINKS 3
#define BLINK_FRAMES 4
#define SHORT_FRAMES 10 /* to read an unimportant line */
#define LONG_FRAMES 40  /* to read an important line */
#define NOTE_FRAMES 16  /* to play the two tones of a sound */

/* Shows a fleet in the panel: its ships before the fight, its losses, and what is left. */
static void panel_fleet(uint8_t player, uint16_t ships, uint16_t left)
{
    stars_panel_number(ships);
    stars_panel_symbol(player);
    stars_panel_change(left - ships);
    if (left) {
        stars_panel_number(left);
    } else {
        stars_panel_text(TEXT_PANEL_LOST);
    }
    ++stars_line;
}

static const char *const laws[] = { TEXT_LOSE_SAME, TEXT_LOSE_HALF, TEXT_LOSE_NONE };

static void panel_fight(void)
{
    uint16_t left = note.number; /* after the swap the larger fleet; the loop finds how often it contains the smaller */
    uint16_t less = note.against;
    uint8_t is_won = 1;
    uint8_t law = 0; /* index in `laws` of the text that states the rule */

    stars_clear_panel();
    stars_panel_text(TEXT_PANEL_FIGHT);
    stars_panel_at(note.sector);
    if (left <= less) {
        is_won = 0;
        less = left;
        left = note.against;
    }
    for (left -= less; left >= less && law < 2; left -= less) {
        ++law;
    }
    screen_thinking(laws[law]);
    stars_line = 4;
    panel_fleet(note.player, note.number, is_won ? note.left : 0);
    panel_fleet(note.other, note.against, is_won ? 0 : note.left);
    sound_play(SOUND_TAKE);
}

/* Shows a blinking explosion over the fleet at view_x, view_y. A key ends it. */
static void burst(void)
{
    uint8_t n = 2 * BLINKS;

    view_mark = MARK_NONE;
    do {
        --n;
        if (n & 1) {
            stars_draw_boom();
        } else {
            game_draw_square();
        }
    } while (n && !input_wait_frames(BLINK_FRAMES));
    game_draw_square();
}

/* Shows a fight. Its sound is that of a win only if stars_reader, the human at the screen, has won. */
static void show_fight(void)
{
    uint8_t winner = note.number > note.against ? note.player : note.other;

    panel_fight();
    burst();
    sound_play(note.left == 0 ? SOUND_DRAW : winner == stars_reader ? SOUND_WIN : SOUND_LOSE);
    input_wait_frames(NOTE_FRAMES);
    sound_off();
    input_wait_frames(LONG_FRAMES);
}

/* Waits for FIRE, RETURN or space. Moving the stick is ignored; the shell executes any other key afterwards. */
static void wait_for_fire(void)
{
    uint8_t event;

    screen_keys(TEXT_KEYS_CONTINUE);
    input_clear();
    do {
        event = input_wait_answer();
    } while (EVENT_KIND(event) == EVENT_UP);
    if (event == EVENT_FIRE || event == EVENT_RETURN || event == ' ') {
        event = 0;
    }
    view_leave_event(event);
}

static void show_note(void)
{
    uint8_t sound = SOUND_LIFT;
    uint8_t frames = SHORT_FRAMES;

    write_note();
    screen_status(text_buffer);
    stars_look_at(note.sector);
    switch (note.kind) {
    case NOTE_FIGHT:
        show_fight();
        return;
    case ORDER_MOVE:
        stars_look_at(note.other);
        view_blink();
        sound = SOUND_DOWN;
        frames = 0;
        break;
    case ORDER_END:
        return;
    case ORDER_COLONIZE:
    case ORDER_TERRAFORM:
        sound = SOUND_CROWN;
        break;
    case NOTE_BOMB:
    case NOTE_RUIN:
        sound_play(SOUND_TAKE);
        burst();
        sound = SOUND_TAKE;
        frames = LONG_FRAMES;
        break;
    case NOTE_DEFEAT:
    case NOTE_UNPAID:
        sound = SOUND_LOSE;
        frames = LONG_FRAMES;
        break;
    default:
        break;
    }
    sound_play(sound);
    if (note.kind == NOTE_DEFEAT && !shell_computer_plays_all()) {
        wait_for_fire();
    } else if (frames) {
        input_wait_frames(frames);
    }
}

void game_show_move(void)
{
    uint8_t first;

    make_record_space();
    make_space();
    first = note_count;
    note.player = side;
    stars_read_code();
    snapshot = galaxy;
    stars_execute_order();
    note_order();
    if (order.kind == ORDER_END) {
        note_end();
    }
    galaxy = snapshot;
    side = note.player;
    for (number = first; number < note_count; ++number) {
        take_note();
        show_note();
    }
}

/* ---- the report ---- */

static uint8_t report_at;    /* index of the note that is shown */
static uint8_t report_place; /* sector at the cursor when the report started */
static uint8_t report_turn;  /* turn in which the report started */
static uint8_t report_side;  /* player who reads it */

/* Advances `number` to the next note about an order of another player that is still in the record, and sets report_at
 * to its index. Notes of ORDER_END are skipped. If there is no such note, the report is over. */
static void next_news(void)
{
    for (; number < note_count; ++number) {
        if (is_true() && note.player != side && note.kind != ORDER_END) {
            break;
        }
    }
    report_at = number < note_count ? number : NOTES_MOST; /* notes added later must not continue the report */
}

/* Starts the report with the first note after the last one about an order of `side` itself. */
static void first_news(void)
{
    for (number = note_count; number; --number) {
        --number;
        if (is_true() && note.player == side) {
            ++number;
            break;
        }
        ++number;
    }
    next_news();
}

uint8_t stars_report(void)
{
    uint8_t place = stars_shown();

    if (report_turn != galaxy.turn || report_side != side) {
        report_turn = galaxy.turn;
        report_side = side;
        report_place = place;
        first_news();
    }
    if (report_place != place) {
        report_at = NOTES_MOST;
    }
    if (report_at >= note_count) {
        return 0;
    }
    number = report_at;
    take_note();
    write_note();
    screen_thinking(text_buffer);
    screen_keys(TEXT_KEYS_REPORT);
    return 1;
}

void stars_next_report(void)
{
    sound_play(SOUND_STEP);
    number = (uint8_t)(report_at + 1);
    next_news();
}
