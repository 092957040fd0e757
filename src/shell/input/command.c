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
enum { NAMES IN_KERNEL };
#undef NAME
#define NAME(part) #part "\0"
static const char parts[IN_KERNEL] = NAMES;
#undef NAME
#define PART 0x3F
#define AFTER_THINKING 0x40
typedef char names_fit[PART - IN_KERNEL];

static uint8_t redraw(void)
{
    game_draw();
    return COMMAND_NEW_TURN;
}

/* ---- those that think ---- */

static uint8_t excluded_at;   /* the turn at which shell_excluded moves were, low byte */

/* Thinks with the limits that are set: `move` is it. */
static void think_aloud(void)
{
    status_say("Looking: FIRE stops");
    probe_screen(PROBE_SCREEN_THINKING);
    thinking_run_in(SCREEN_THINKING);
    input_guard(thinking_stopped); /* whoever pressed FIRE to stop it does not want to move yet */
    search_info_show();
    move = think_move;
}

/* The first moves of root_excluded are not to be considered. */
static void think_for_person(uint8_t without)
{
    loader_finish();
    thinking_set_limits(shell_level < LEVEL_DEFAULT || shell_level > LEVEL_MOST ? LEVEL_DEFAULT : shell_level);
    root_random_margin = 0;
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
    entry_mark_move();
    sound_play(SOUND_HINT);
    line_start();
    line_text("Hint: ");
    line_move();
    show_line();
    show_more = 1; /* the thought */
    show_passing = 0;
    shell_is_typing = 0; /* the line has it no more */
    return COMMAND_DONE;
}

static uint8_t none(void)
{
    return status_refuse("There is none");
}

static uint8_t hint(void)
{
    if (RECORD_IS_OVER) {
        return none();
    }
    if (!trainer_call(OPENINGS_MOVE)) {
        think_for_person(0);
    }
    return show_found();
}

/* A problem: is there a win within so many moves, whatever the other side does? The part that asks
 * is not there any more when the answer is looked for. */
static uint8_t find_win(void)
{
    loader_finish();
    if (!overlay_call(parts + TOOLS) || !ask_win()) {
        return COMMAND_NEW_TURN;
    }
    list_clear();
    think_aloud();
    if (HIGH_BYTE((uint16_t)think_score) == HIGH_BYTE(SCORE_WON)) { /* or it is less */
        return show_found();
    }
    if (thinking_stopped) {
        return status_refuse("None yet");
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
        if (!record_undo_choice()) {
            return COMMAND_NEW_TURN;
        }
    } while (record_draw_forced());
    record_move(record_count);
    game_write_move(TEXT_WORD);
    game_read_move(TEXT_WORD); /* as it is listed, without its chance */
    root_excluded[shell_excluded++] = move;
    game_draw();
    show_panel();
    think_for_person(shell_excluded);
    turn_draw_random();
    record_play();
    return redraw();
}

/* ---- the game ---- */

/* 1: not where undo and redo stop, which is where a person has the move, with a throw that has fallen and can be
 * used. */
static uint8_t goes_on(void)
{
    return record_draw_forced() || (record_computer[side] && !shell_computer_plays_all());
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
    while (record_undo_choice()) {
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
        status_say("Replaying");
        is_back = go_back();
        if (!is_back) {
            record_restore();
            go_on();
        }
        if (!is_back || (record_has_backup && record_count < shell_base)) { /* the last thing done may be START, or a load */
            if (overlay_call(parts + GIVE)) {
                return new_game_undo();
            }
        }
        ++autosave_moves_since;
    }
    shell_clear_pending();
    record_resigned = 0;
    return redraw();
}

static uint8_t redo(void)
{
    status_say("Replaying");
    if (!record_redo()) {
        return none();
    }
    shell_clear_pending();
    go_on();
    return redraw();
}

/* ---- settings ---- */

static uint8_t flip(void)
{
    view_flip ^= 1;
    return board_redraw();
}

static uint8_t names(void)
{
    view_without_names ^= 1;
    return redraw();
}

static uint8_t blind(void)
{
    view_hide_pieces ^= 1;
    return redraw();
}

static uint8_t mute(void)
{
    sound_mute ^= 1;
    return status_say(sound_mute ? "Sound off" : "Sound on");
}

static uint8_t blank(void)
{
    shell_blank ^= 1;
    return status_say(shell_blank ? "Blank on" : "Blank off");
}

static uint8_t set_up(void)
{
    if (set_up_run() && overlay_call(parts + GIVE)) {
        replace_by_set_up();
    }
    return board_redraw();
}

/* ---- saves ---- */

static uint8_t save(void)
{
    if (slots_save()) {
        autosave_write();
    }
    return COMMAND_NEW_TURN;
}

static uint8_t load(void)
{
    uint8_t entry = slots_load();

    if (entry == SHELL_NO_SAVE || autosave_or_confirm() == COMMAND_NEW_TURN) {
        return COMMAND_NEW_TURN;
    }
    shell_save = entry; /* another game's: shell/main.c reads it */
    memcpy(shell_entry.file, entry_text, sizeof shell_entry.file);
    return COMMAND_MENU;
}

/* ---- all of them ---- */

#define NO_ORDER 0xFF

#define COMMAND_ENTRY(event, part, act) event,
static const uint8_t events[] = {
#include "shell/input/command_table.h"
};
#undef COMMAND_ENTRY
#define COMMAND_ENTRY(event, part, act) part,
static const uint8_t parts_of[] = {
#include "shell/input/command_table.h"
};
#undef COMMAND_ENTRY
#define COMMAND_ENTRY(event, part, act) act,
static uint8_t (*const acts[])(void) = {
#include "shell/input/command_table.h"
};
#undef COMMAND_ENTRY
#define ACT(n) (*(uint8_t (*const *)(void))((const char *)acts + (uint8_t)((n) * sizeof *acts))) /* of one byte */

static uint8_t sought; /* an event, */
static uint8_t order;  /* and its place in the table */

/* What the table says of its part; what is in none is LATER. */
static uint8_t find(void)
{
    order = sizeof events;
    do {
        if (order-- == 0) {
            return IN_KERNEL + AFTER_THINKING;
        }
    } while (events[order] != sought);
    return parts_of[order];
}

uint8_t command_waits(void)
{
    sought = shell_pending_event;
    return find() & AFTER_THINKING;
}

uint8_t command_execute(void)
{
    uint8_t part;
    uint8_t done = COMMAND_DONE;

    for (;;) {
        sought = entry_event;
        part = find() & PART;
        show_clock(); /* what comes of it may be another's time */
        if (order != NO_ORDER && (part == IN_KERNEL || overlay_call(parts + part))) {
            done = ACT(order)();
            list_clear(); /* a part of the shell may have been there */
        }
        if (!shell_pending_event || shell_pending_event > EVENT_OPEN) {
            return done;
        }
        entry_event = shell_pending_event; /* an overlay asks for another one: before dice fall in a new game */
        shell_pending_event = 0;
    }
}
