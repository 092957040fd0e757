/* view_tell.c: what happens in Star Chess: shown while it happens, and told again to who was not on turn.
 *
 * An order is carried out on the board and taken back; what is different then are notes. They outlive the order, so that
 * each person can read what the others did since his last turn. */
#include <string.h>

#include "engine/record.h"
#include "engine/text.h"
#include "games/starchess/view.h"

/* Kinds of notes: behind the ORDER_s, of which ORDER_END stands for itself, are */
#define NOTE_FIGHT 6
#define NOTE_BOMB 7    /* `left` people */
#define NOTE_RUIN 8    /* the colony is gone */
#define NOTE_DEFEAT 9  /* of `other` */
#define NOTE_UNPAID 10 /* ships that were scrapped at the end of a turn */

typedef struct {
    uint8_t kind;
    uint8_t who;
    uint8_t other;    /* the enemy; of a move, the sector it came from */
    uint8_t sector;
    uint16_t number;  /* ships of the order, or those that attack */
    uint16_t against; /* ships that were attacked */
    uint16_t left;    /* of both */
    uint16_t at;      /* the order's number in the record, */
    uint16_t code;    /* and its move: who took it back has another there */
} Note;

#define NOTES_MOST 40
#define NOTES_ORDER 22 /* that one order can make */
static Note notes[NOTES_MOST];
static uint8_t notes_count;
#pragma bss-name (push, "SCRATCH")
static Galaxy kept;      /* the board before the order */
#pragma bss-name (pop)

/* ---- notes ---- */

/* 1: the order of this note was played, and is still. */
static uint8_t is_true(uint8_t n)
{
    uint16_t now = move;
    uint8_t is_same;

    if (notes[n].at >= record_count) {
        return 0;
    }
    record_move(notes[n].at);
    is_same = move == notes[n].code;
    move = now;
    return is_same;
}

/* Room for the notes of an order: what was taken back goes, and the oldest. */
static void make_room(void)
{
    while (notes_count && !is_true((uint8_t)(notes_count - 1))) {
        --notes_count;
    }
    if (notes_count > NOTES_MOST - NOTES_ORDER) {
        notes_count -= NOTES_ORDER;
        memmove(notes, notes + NOTES_ORDER, notes_count * sizeof notes[0]);
    }
}

static Note *add_note(uint8_t kind, uint8_t who)
{
    Note *note = notes + notes_count++;

    note->kind = kind;
    note->who = who;
    note->at = record_count;
    note->code = move;
    note->sector = order.from;
    note->number = order.ships;
    return note;
}

/* Ships of `who` have come to a sector. */
static void note_arrival(Note *note, uint8_t sector)
{
    if (kept.fleet[sector] == NOBODY || kept.fleet[sector] == note->who) {
        return;
    }
    note->kind = NOTE_FIGHT;
    note->other = kept.fleet[sector];
    note->sector = sector;
    note->against = kept.ships[sector];
    note->left = galaxy.ships[sector];
}

static void note_order(uint8_t who)
{
    Note *note = add_note(order.kind, who);

    if (order.kind == ORDER_MOVE) {
        note->other = order.from;
        note->sector = order.to;
        note_arrival(note, order.to);
    } else if (order.kind == ORDER_BUILD) {
        note_arrival(note, order.from);
    }
}

static void note_bombs(uint8_t who)
{
    uint8_t sector;
    uint8_t owner;
    Note *note;

    for (sector = 0; sector < SECTORS; ++sector) {
        owner = kept.owner[sector];
        if (kept.fleet[sector] != who || owner == who || owner == NOBODY) {
            continue;
        }
        note = add_note(galaxy.owner[sector] == NOBODY ? NOTE_RUIN : NOTE_BOMB, who);
        note->other = owner;
        note->sector = sector;
        note->left = galaxy.people[sector];
    }
}

static void note_end(uint8_t who)
{
    uint8_t other;
    uint16_t lost;

    note_bombs(who);
    for (other = 0; other < PLAYERS; ++other) {
        if (kept.alive[other] && !galaxy.alive[other]) {
            add_note(NOTE_DEFEAT, who)->other = other;
        }
    }
    lost = (uint16_t)(kept.total[who] - galaxy.total[who]);
    if (lost) {
        add_note(NOTE_UNPAID, who)->number = lost;
    }
    add_note(ORDER_END, who);
}

/* ---- in words ---- */

/* " 15 ships" */
static void line_ships(uint16_t ships)
{
    line_sign(' ');
    line_number(ships);
    line_text(ships == 1 ? " ship" : " ships");
}

static void line_at(const Note *note)
{
    line_text(" at ");
    stars_line_sector(note->sector);
}

static const char *const verbs[] = {
    " moves", " scraps", " builds", " founds a colony", " terraforms ", " has ended its turn", "", " bombs ", " destroys the colony",
    " defeats ", " cannot pay"
};

#define LINE_MOST 32

/* "C2: White 25 v Green 18: 7 left" */
static void write_fight(const Note *note)
{
    stars_line_sector(note->sector);
    line_text(": ");
    stars_line_name(note->who);
    line_sign(' ');
    line_number(note->number);
    line_text(" v ");
    stars_line_name(note->other);
    line_sign(' ');
    line_number(note->against);
    line_text(": ");
    line_number(note->left);
    line_text(" left");
    text_buffer[LINE_MOST] = 0;
    line_cut();
}

static void write_note(const Note *note)
{
    line_start();
    if (note->kind == NOTE_FIGHT) {
        write_fight(note);
        return;
    }
    stars_line_name(note->who);
    line_text(verbs[note->kind]);
    switch (note->kind) {
    case ORDER_MOVE: /* "Green moves 15 from A4 to B4" */
        line_sign(' ');
        line_number(note->number);
        line_text(" from ");
        stars_line_sector(note->other);
        line_text(" to ");
        stars_line_sector(note->sector);
        break;
    case ORDER_SCRAP:
    case ORDER_BUILD:
        line_ships(note->number);
        line_at(note);
        break;
    case ORDER_COLONIZE:
    case NOTE_RUIN:
        line_at(note);
        break;
    case NOTE_BOMB: /* "White bombs C2: 500 people left" */
        stars_line_sector(note->sector);
        line_text(": ");
        line_number(note->left);
        line_text(" people left");
        break;
    case ORDER_TERRAFORM:
        stars_line_sector(note->sector);
        break;
    case NOTE_DEFEAT:
        stars_line_name(note->other);
        break;
    case NOTE_UNPAID:
        line_ships(note->number);
        break;
    }
}

static uint8_t winner(const Note *note)
{
    if (note->number == note->against) {
        return NOBODY;
    }
    return note->number > note->against ? note->who : note->other;
}

/* ---- while it happens ---- */

#define BLINKS 3
#define BLINK_FRAMES 4
#define SHORT_FRAMES 10 /* to read a line that is nothing much, */
#define LONG_FRAMES 40  /* and one that is */
#define NOTE_FRAMES 16  /* two notes of a sound */

/* Both fleets in the panel, what they lose and what is left. */
static void panel_fleet(uint8_t line, uint8_t who, uint16_t ships, uint16_t left)
{
    stars_panel_number(line, (int16_t)ships);
    stars_panel_sign(who);
    stars_panel_number((uint8_t)(line + 1), (int16_t)(left - ships));
    if (left) {
        stars_panel_number((uint8_t)(line + 2), (int16_t)left);
    } else {
        screen_panel((uint8_t)(line + 2), "  LOST");
    }
}

static void panel_fight(const Note *note)
{
    uint8_t who = winner(note);

    stars_clear_panel();
    screen_panel(0, "FIGHT");
    line_start();
    line_text("AT ");
    stars_line_sector(note->sector);
    screen_panel(1, text_buffer);
    panel_fleet(4, note->who, note->number, who == note->who ? note->left : 0);
    panel_fleet(8, note->other, note->against, who == note->other ? note->left : 0);
}

/* The burst over a sector. A key ends it. */
static void burst(uint8_t sector)
{
    uint8_t n;

    stars_look_at(sector);
    view_mark = MARK_NONE;
    for (n = 0; n < BLINKS; ++n) {
        stars_draw_boom();
        if (hands_wait(BLINK_FRAMES)) {
            break;
        }
        game_draw_square();
        if (hands_wait(BLINK_FRAMES)) {
            break;
        }
    }
    game_draw_square();
}

static void show_fight(const Note *note)
{
    uint8_t who = winner(note);

    panel_fight(note);
    sound_play(SOUND_TAKE);
    burst(note->sector);
    if (who == NOBODY) {
        sound_play(SOUND_DRAW);
    } else {
        sound_play(who == (stars_reader == NOBODY ? note->who : stars_reader) ? SOUND_WIN : SOUND_LOSE);
        hands_wait(NOTE_FRAMES);
        sound_off();
    }
    hands_wait(LONG_FRAMES);
}

/* Twice a short crash. */
static void show_bombs(const Note *note)
{
    sound_play(SOUND_TAKE);
    burst(note->sector);
    sound_play(SOUND_TAKE);
    hands_wait(LONG_FRAMES);
}

static void show_note(const Note *note)
{
    write_note(note);
    screen_status(text_buffer);
    stars_look_at(note->sector);
    switch (note->kind) {
    case NOTE_FIGHT:
        show_fight(note);
        break;
    case NOTE_BOMB:
    case NOTE_RUIN:
        show_bombs(note);
        break;
    case ORDER_MOVE:
        stars_look_at(note->other);
        view_blink();
        sound_play(SOUND_DOWN);
        break;
    case ORDER_COLONIZE:
    case ORDER_TERRAFORM:
        sound_play(SOUND_CROWN);
        hands_wait(SHORT_FRAMES);
        break;
    case NOTE_DEFEAT:
        sound_play(SOUND_LOSE);
        hands_wait(LONG_FRAMES);
        break;
    case NOTE_UNPAID:
        hands_wait(LONG_FRAMES);
        break;
    case ORDER_END:
        break;
    default:
        sound_play(SOUND_LIFT);
        hands_wait(SHORT_FRAMES);
        break;
    }
}

void game_show_move(void)
{
    uint8_t who = side;
    uint8_t first;

    make_room();
    first = notes_count;
    stars_read_code();
    kept = galaxy;
    stars_obey();
    if (order.kind == ORDER_END) {
        note_end(who);
    } else {
        note_order(who);
    }
    galaxy = kept;
    side = who;
    for (; first < notes_count; ++first) {
        show_note(notes + first);
    }
}

/* ---- told again ---- */

static uint8_t report_at;    /* the line that is shown, */
static uint8_t report_place; /* with the cursor there, */
static uint8_t report_turn;  /* of this turn, */
static uint8_t report_side;  /* and to whom */

/* From this note on, the next that tells something to `side`: notes_count where there is none. */
static uint8_t next_news(uint8_t n)
{
    while (n < notes_count && (notes[n].who == side || notes[n].kind == ORDER_END || !is_true(n))) {
        ++n;
    }
    return n;
}

/* The first behind the last of its own turn. */
static uint8_t first_news(void)
{
    uint8_t n = notes_count;

    while (n && (notes[n - 1].who != side || !is_true((uint8_t)(n - 1)))) {
        --n;
    }
    return next_news(n);
}

uint8_t stars_report(void)
{
    uint8_t place = stars_shown();

    if (report_turn != galaxy.turn || report_side != side) {
        report_turn = galaxy.turn;
        report_side = side;
        report_place = place;
        report_at = first_news();
    }
    if (report_place != place) {
        report_at = NOTES_MOST;
    }
    if (report_at >= notes_count) {
        return 0;
    }
    write_note(notes + report_at);
    screen_thinking(text_buffer);
    screen_keys("FIRE goes on   ESC commands");
    return 1;
}

void stars_next_report(void)
{
    sound_play(SOUND_STEP);
    report_at = next_news((uint8_t)(report_at + 1));
    game_place();
    if (report_at >= notes_count) {
        screen_keys("FIRE orders   ESC commands");
    }
}
