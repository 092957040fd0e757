/* command.c: see command.h. A command that is in a part of the shell is called there. */
#include <string.h>

#include "engine/game.h"
#include "engine/level.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "view/view.h"
#include "shell/input/command_menu.h"
#include "shell/control/set_up.h"
#include "shell/control/new_game.h"
#include "shell/probe.h"
#include "shell/screen/help.h"
#include "shell/saves/autosave.h"
#include "shell/openings/picker.h"
#include "shell/thinking.h"
#include "shell/screen/move_list.h"
#include "shell/input/command.h"
#include "shell/saves/load.h"
#include "shell/openings/trainer_call.h"
#include "shell/input/move_entry.h"
#include "shell/openings/openings_format.h"
#include "shell/shell.h"
#include "shell/workshop/settings.h"
#include "shell/screen/board.h"
#include "shell/screen/search_info.h"
#include "shell/saves/slots.h"
#include "shell/control/sides_variants.h"
#include "shell/turn.h"

/* Parts of the shell, by where their names begin, the compiler counting; HERE is none of them. */
#define NAMES NAME(TOOLS) NAME(EDIT) NAME(MOVES) NAME(GIVE) NAME(HELP) NAME(LINES) NAME(SLOTS) NAME(COMMANDS) \
    NAME(SHOP) NAME(OPEN)
#define NAME(part) part, part##_END = part + sizeof #part - 1,
enum { NAMES HERE };
#undef NAME
#define NAME(part) #part "\0"
static const char parts[HERE] = NAMES;
#undef NAME
#define PART 0x3F
#define LATER 0x40
typedef char names_fit[PART - HERE];

static uint8_t redraw(void)
{
    game_draw();
    return OBEY_TURN;
}

/* ---- those that think ---- */

static uint8_t excluded_at;   /* the turn at which shell_excluded moves were, low byte */

/* Thinks with the limits that are set: `move` is it. */
static void think_aloud(void)
{
    show_say("Looking: FIRE stops");
    glass_screen(GLASS_SCREEN_THINKING);
    mind_think_in(SCREEN_THINKING);
    hands_guard(mind_stopped); /* whoever pressed FIRE to stop it does not want to move yet */
    thought_show();
    move = think_move;
}

/* The first moves of root_excluded are not to be considered. */
static void think_for_person(uint8_t without)
{
    mind_ready();
    mind_limits(shell_level < LEVEL_USUAL || shell_level > LEVEL_MOST ? LEVEL_USUAL : shell_level);
    root_margin = 0;
    root_excluded_count = without;
    if (without) {
        think_without = WITHOUT_BOOK;
    }
    think_aloud();
}

/* `move` is it. */
static uint8_t show_found(void)
{
    view_mark = MARK_HINT;
    point_mark_move();
    sound_play(SOUND_HINT);
    line_start();
    line_text("Hint: ");
    line_move();
    show_line();
    show_more = 1; /* the thought */
    show_passing = 0;
    shell_typing = 0; /* the line has it no more */
    return OBEY_NOTHING;
}

static uint8_t none(void)
{
    return show_refuse("There is none");
}

static uint8_t hint(void)
{
    if (RECORD_IS_OVER) {
        return none();
    }
    if (!openings_ask(SCHOOL_MOVE)) {
        think_for_person(0);
    }
    return show_found();
}

/* A problem: is there a win within so many moves, whatever the other side does? The part that asks
 * is not there any more when the answer is looked for. */
static uint8_t find_win(void)
{
    mind_ready();
    if (!show_need(parts + TOOLS) || !ask_win()) {
        return OBEY_TURN;
    }
    list_clear();
    think_aloud();
    if (SHELL_HIGH((uint16_t)think_score) == SHELL_HIGH(SCORE_WON)) { /* or it is less */
        return show_found();
    }
    if (mind_stopped) {
        return show_refuse("None yet");
    }
    return none();
}

/* The computer takes its last move back and plays another. */
static uint8_t next_best(void)
{
    if ((uint8_t)record_count != excluded_at) {
        shell_excluded = 0;
        excluded_at = (uint8_t)record_count;
    }
    if (record_count == 0 || shell_excluded == EXCLUDED_MOST) {
        return none();
    }
    do { /* back over a throw, which will fall again */
        if (!record_back()) {
            return OBEY_TURN;
        }
    } while (record_draw());
    record_move(record_count);
    game_write_move(TEXT_WORD);
    game_read_move(TEXT_WORD); /* as it is listed, without its chance */
    root_excluded[shell_excluded++] = move;
    game_draw();
    show_panel();
    think_for_person(shell_excluded);
    turn_roll();
    record_play();
    return redraw();
}

/* ---- the game ---- */

/* 1: not where undo and redo stop, which is where a person has the move, with a throw that has fallen and can be
 * used. */
static uint8_t goes_on(void)
{
    return record_draw() || (record_computer[side] && !shell_alone());
}

static void go_on(void)
{
    while (goes_on() && record_redo()) {
    }
}

/* To where a person had the move before; behind the first step that is right behind his last one, over all that the
 * computers have done since. 0: there is no such place. */
static uint8_t go_back(void)
{
    while (record_back()) {
        if (!goes_on()) {
            return 1;
        }
        record_count = record_chosen;
    }
    return 0;
}

static uint8_t undo(void)
{
    uint8_t is_back;

    if (!record_resigned) { /* else that was the last thing done */
        show_say("Replaying");
        is_back = go_back();
        if (!is_back) {
            record_restore();
            go_on();
        }
        if (!is_back || (record_aside && record_count < shell_base)) { /* the last thing done may be START, or a load */
            if (show_need(parts + GIVE)) {
                return give_back();
            }
        }
        ++shell_unkept;
    }
    shell_forget();
    record_resigned = 0;
    return redraw();
}

static uint8_t redo(void)
{
    show_say("Replaying");
    if (!record_redo()) {
        return none();
    }
    shell_forget();
    go_on();
    return redraw();
}

/* ---- settings ---- */

static uint8_t flip(void)
{
    view_flip ^= 1;
    return show_anew();
}

static uint8_t names(void)
{
    view_bare ^= 1;
    return redraw();
}

static uint8_t blind(void)
{
    view_blind ^= 1;
    return redraw();
}

static uint8_t mute(void)
{
    sound_mute ^= 1;
    return show_say(sound_mute ? "Sound off" : "Sound on");
}

static uint8_t blank(void)
{
    shell_blank ^= 1;
    return show_say(shell_blank ? "Blank on" : "Blank off");
}

static uint8_t set_up(void)
{
    if (edit_run() && show_need(parts + GIVE)) {
        give_set_up();
    }
    return show_anew();
}

/* ---- saves ---- */

static uint8_t save(void)
{
    if (slots_save()) {
        keep_write();
    }
    return OBEY_TURN;
}

static uint8_t load(void)
{
    uint8_t entry = slots_load();

    if (entry == SHELL_NO_SAVE || keep_or_lose() == OBEY_TURN) {
        return OBEY_TURN;
    }
    shell_save = entry; /* another game's: shell/main.c reads it */
    memcpy(shell_entry.file, show_typed, sizeof shell_entry.file);
    return OBEY_MENU;
}

/* ---- all of them ---- */

#define NO_ORDER 0xFF

#define ORDER(event, part, act) event,
static const uint8_t events[] = {
#include "shell/input/command_table.h"
};
#undef ORDER
#define ORDER(event, part, act) part,
static const uint8_t parts_of[] = {
#include "shell/input/command_table.h"
};
#undef ORDER
#define ORDER(event, part, act) act,
static uint8_t (*const acts[])(void) = {
#include "shell/input/command_table.h"
};
#undef ORDER
#define ACT(n) (*(uint8_t (*const *)(void))((const char *)acts + (uint8_t)((n) * sizeof *acts))) /* of one byte */

static uint8_t sought; /* an event, */
static uint8_t order;  /* and its place in the table */

/* What the table says of its part; what is in none is LATER. */
static uint8_t find(void)
{
    order = sizeof events;
    do {
        if (order-- == 0) {
            return HERE + LATER;
        }
    } while (events[order] != sought);
    return parts_of[order];
}

uint8_t obey_waits(void)
{
    sought = shell_held;
    return find() & LATER;
}

uint8_t obey(void)
{
    uint8_t part;
    uint8_t done = OBEY_NOTHING;

    for (;;) {
        sought = show_event;
        part = find() & PART;
        show_clock(); /* what comes of it may be another's time */
        if (order != NO_ORDER && (part == HERE || show_need(parts + part))) {
            done = ACT(order)();
            list_clear(); /* a part of the shell may have been there */
        }
        if (!shell_held || shell_held > HAND_OPEN) {
            return done;
        }
        show_event = shell_held; /* an overlay asks for another one: before dice fall in a new game */
        shell_held = 0;
    }
}
