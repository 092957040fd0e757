/* command.c: carries out commands. play.c calls command_execute with an event that is not part of a move;
 * command_table.h names the function of each event, and the overlay it is in. Functions in the kernel are in this file.
 *
 * A command returns COMMAND_DONE, COMMAND_NEW_TURN or COMMAND_MENU (shell.h), which play.c acts on.
 * asm/shell/input/command.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/level.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "plat/disk.h"
#include "view/view.h"
#include "shell/input/command_page.h"
#include "shell/control/set_up.h"
#include "shell/control/new_game.h"
#include "shell/ponder.h"
#include "shell/probe.h"
#include "shell/screen/help.h"
#include "shell/saves/autosave.h"
#include "shell/openings/picker.h"
#include "shell/thinking.h"
#include "shell/screen/move_list.h"
#include "shell/input/command.h"
#include "shell/saves/load.h"
#include "shell/network/network.h"
#include "shell/openings/trainer_call.h"
#include "shell/input/move_entry.h"
#include "shell/openings/openings_format.h"
#include "shell/puzzles/puzzles.h"
#include "shell/saves/results_write.h"
#include "shell/shell.h"
#include "shell/workshop/pages.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "shell/screen/search_info.h"
#include "shell/saves/slots.h"
#include "shell/control/sides_variants.h"
#include "shell/turn.h"
#include "shell/overlay.h"
#include "texts/shell.h"

#define OVERLAY_BITS 0x7F
#define AFTER_THINKING 0x80

static uint8_t redraw(void)
{
    game_draw();
    return COMMAND_NEW_TURN;
}

/* ---- commands that search ---- */

static uint8_t excluded_at; /* low byte of record_count for which shell_excluded is valid */

/* Searches with the limits that are set, and shows the result. Sets `move`. */
static void search_and_show(void)
{
    status_say(TEXT_LOOKING);
    probe_screen(PROBE_SCREEN_THINKING);
    thinking_run_in(SCREEN_THINKING);
    input_guard(thinking_stopped); /* a FIRE that stopped the search must not play a move */
    search_info_show();
    move = think_move;
}

/* Searches for the human. `without`: how many moves of root_excluded to leave out; with any, the book is not used. */
static void think_for_human(uint8_t without)
{
    loader_finish();
    thinking_set_limits(shell_level < LEVEL_DEFAULT || shell_level > LEVEL_MOST ? LEVEL_DEFAULT : shell_level);
    root_random_margin = 0;
    root_excluded_count = without;
    if (without) {
        think_without = WITHOUT_BOOK;
    }
    search_and_show();
}

/* Shows `move` as a hint. */
static uint8_t show_hint(void)
{
    entry_hint = move;
    view_mark = MARK_HINT;
    entry_mark_move();
    sound_play(SOUND_HINT);
    line_begin(TEXT_HINT);
    line_move();
    show_line();
    show_more = 1; /* the line below, with the result of the search, belongs to the hint */
    show_passing = 0;
    shell_is_typing = 0; /* the status line no longer shows the typed text */
    return COMMAND_DONE;
}

static uint8_t none(void)
{
    return status_refuse(TEXT_NONE);
}

static uint8_t hint(void)
{
    if (RECORD_IS_OVER) {
        return status_refuse(TEXT_NONE);
    }
    if (!trainer_call(OPENINGS_MOVE)) {
        think_for_human(0);
    }
    return show_hint();
}

/* "Find a win": can the side to move force a win within the number of moves that ask_win asks for? The search
 * overwrites the overlay of ask_win, which has left "win in 2" in entry_text. */
static uint8_t find_win(void)
{
    loader_finish();
    if (!overlay_call(OVERLAY_SETTINGS, ask_win)) {
        return COMMAND_NEW_TURN;
    }
    search_and_show();
    line_begin(TEXT_NO_FORCED);
    line_text(entry_text);
    entry_text[0] = 0;
    if (HIGH_BYTE((uint16_t)think_score) == HIGH_BYTE(SCORE_WON)) { /* a win: any other score is below SCORE_WON */
        return show_hint();
    }
    return status_refuse(thinking_stopped ? (const char *)TEXT_NONE_YET : (const char *)text_buffer);
}

/* Next best: the computer takes its last move back and plays another one. */
static uint8_t next_best(void)
{
    if ((uint8_t)record_count != excluded_at) {
        shell_excluded = 0;
        excluded_at = (uint8_t)record_count;
    }
    if (record_count == 0 || shell_excluded == EXCLUDED_MOST) {
        return none();
    }
    do { /* take back rolls as well: they will be the same again */
        if (!record_undo_choice()) {
            return COMMAND_NEW_TURN;
        }
    } while (record_draw_forced());
    record_move(record_count);
    game_write_move(TEXT_WORD);
    game_read_move(TEXT_WORD); /* the move as listed, without its random bits */
    root_excluded[shell_excluded++] = move;
    game_draw();
    show_panel();
    think_for_human(shell_excluded);
    turn_draw_random();
    record_play();
    return redraw();
}

/* ---- undo and redo ---- */

/* 1: undo and redo go on past this position. They stop only where a human has a move to choose: not before a roll or
 * a forced pass, and not at the computer's turn while a human plays. */
static uint8_t must_step_on(void)
{
    return record_draw_forced() || (record_computer[side] && !shell_computer_plays_all());
}

static void step_on(void)
{
    while (must_step_on() && record_redo()) {
    }
}

/* Goes back until a human is to move. If undoing one move is not enough, it goes straight back to before the human's
 * last move. Returns 0 if there is no such position. */
static uint8_t back_to_human(void)
{
    while (record_undo_choice()) {
        game_show_undo();
        if (!must_step_on()) {
            return 1;
        }
        record_count = record_chosen;
    }
    return 0;
}

static uint8_t undo(void)
{
    uint8_t is_back;

    /* Undo may take only a part of the turn back, or only the resignation. */
    if (!view_text(VIEW_TEXT_BACK) && !record_resigned) {
        status_say(TEXT_REPLAYING);
        is_back = back_to_human();
        if (!is_back) {
            record_restore();
            step_on();
        }
        /* There is no move to undo. The last action may be a new game or a load: undo brings the replaced game back. */
        if (!is_back || (record_has_backup && record_count < shell_base)) {
            is_back = overlay_call(OVERLAY_CONTROL, new_game_undo);
            if (!disk_error) {
                return is_back;
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
    status_say(TEXT_REPLAYING);
    if (!record_redo()) {
        return none();
    }
    shell_clear_pending();
    step_on();
    return redraw();
}

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

/* Says that something is now on or off. */
static uint8_t say_switch(const char *name, uint8_t is_off)
{
    line_begin(name);
    line_text(is_off ? TEXT_OFF : TEXT_ON);
    return show_line();
}

static uint8_t mute(void)
{
    sound_mute ^= 1;
    sound_off(); /* also tells the drive */
    return say_switch(TEXT_SOUND, sound_mute);
}

static uint8_t motion(void)
{
    motion_off ^= 1;
    return say_switch(TEXT_MOTION, motion_off);
}

static uint8_t ponder(void)
{
    ponder_off ^= 1;
    return say_switch(TEXT_PONDER, ponder_off);
}

static uint8_t blank(void)
{
    shell_blank ^= 1;
    return say_switch(TEXT_BLANK, !shell_blank);
}

static uint8_t set_up(void)
{
    if (set_up_run()) {
        if (!overlay_call(OVERLAY_CONTROL, replace_by_set_up)) {
            input_wait();     /* leave time to read the error */
            record_restore(); /* the board has the new position, but the record has the old game */
        }
    }
    return board_redraw();
}

/* ---- saves ---- */

static uint8_t save(void)
{
    if (slots_save()) {
        shell_is_saving = 1;
        autosave_write();
        shell_is_saving = 0; /* the save may have failed */
    }
    return COMMAND_NEW_TURN;
}

static uint8_t load(void)
{
    uint8_t entry = slots_load();

    if (entry == SHELL_NO_SAVE || autosave_or_confirm() == COMMAND_NEW_TURN) {
        return COMMAND_NEW_TURN;
    }
    shell_save = entry; /* of another game: main.c loads it */
    memcpy(shell_entry.file, entry_text, sizeof shell_entry.file);
    return COMMAND_MENU;
}

/* ---- a game over a network ---- */

/* The client takes the place of the engine, which is read again when the game over the network has ended. */
static uint8_t network(void)
{
    const char *why;

    if (autosave_or_confirm() != COMMAND_MENU) {
        return COMMAND_NEW_TURN;
    }
    loader_loaded();
    why = machine_load_network();
    return why ? status_refuse(why) : network_run();
}

/* ---- the table of commands ---- */

#define NO_COMMAND 0xFF

#define COMMAND_ENTRY(event, overlay, act) event,
const uint8_t command_events[] = {
#include "shell/input/command_table.h"
};
#undef COMMAND_ENTRY
#define COMMAND_ENTRY(event, overlay, act) overlay,
const uint8_t command_overlays[] = {
#include "shell/input/command_table.h"
};
#undef COMMAND_ENTRY
#define COMMAND_ENTRY(event, overlay, act) act,
static uint8_t (*const acts[])(void) = {
#include "shell/input/command_table.h"
};
#undef COMMAND_ENTRY
/* acts[n], on the Atari indexed with one byte: the mask is 255 there */
#define ACT(n) (*(uint8_t (*const *)(void))((const char *)acts \
    + ((n) * sizeof *acts & (sizeof *acts * 128 - 1))))

static uint8_t sought; /* the event that find looks for, */
static uint8_t found;  /* and its place in the table, or NO_COMMAND */

/* Finds `sought` in the table and sets `found`. Returns its overlay, plus AFTER_THINKING if it must wait. Events that
 * are not in the table belong to the human's move, so they wait as well. */
static uint8_t find(void)
{
    found = sizeof command_events;
    do {
        if (found-- == 0) {
            return IN_KERNEL + AFTER_THINKING;
        }
    } while (command_events[found] != sought);
    return command_overlays[found];
}

uint8_t command_waits(void)
{
    sought = shell_pending_event;
    return find() & AFTER_THINKING;
}

uint8_t command_execute(void)
{
    uint8_t overlay;
    uint8_t done = COMMAND_DONE;

    for (;;) {
        show_clock(); /* charge the clock before the command can change the turn */
        ponder_drop();
        if (shell_network) {
            done = network_command();
            if (done != NETWORK_PASS) {
                return done;
            }
            done = COMMAND_DONE;
        }
        sought = entry_event;
        overlay = find() & OVERLAY_BITS;
        if (found != NO_COMMAND) {
            done = overlay_call(overlay, ACT(found));
        }
        if (!shell_pending_event || shell_pending_event > EVENT_OPEN) {
            return done;
        }
        /* The command asks for a second one (EVENT_OPENING to EVENT_OPEN), which must run before a new game rolls its
         * dice. */
        entry_event = shell_pending_event;
        shell_pending_event = 0;
    }
}
