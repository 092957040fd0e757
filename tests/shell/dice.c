/* dice.c: plays whole games with dice, by stick and by keys. Every roll and every move of the computer is the host's;
 * the roll is shown; a roll without a legal move is passed automatically. Undo takes back the move and the rolls; the
 * same rolls come again, even after another move. Saves and RESET keep the position and its rolls.
 *
 *   dice DISK.atr TROG [GAME...]      all games with dice of the disk if none is named; a cartridge.car: by stick only
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "dice.h"
#include "engine/game.h"
#include "engine/level.h"
#include "screen.h"
#include "session.h"

#define WAIT_DISK 400  /* frames, with an instant disk */
#define TRIED 4        /* turns that the player plays before undo, saves and so on are tried */
#define UNDOS_MOST 40
#define BACK_STEP 9
#define BACK_MOST 160  /* by then the player's dice have been rolled */

/* ---- what is tried ---- */

/* Checks that ply number and board are those of this ply in the log. */
static void check_back_at(unsigned wanted, const char *what)
{
    check(probe_word(PROBE_PLY) == wanted && strcmp(probe_board(), dice_log[wanted]) == 0,
        "%s: %s: '%s' at ply %u, not '%s' at %u", dice_place,
        what, probe_board(), probe_word(PROBE_PLY), dice_log[wanted], wanted);
}

void dice_control(char letter)
{
    unsigned turns;

    emu_frames(AFTER); /* a die may still roll, although it is already the player's turn */
    turns = probe_word(PROBE_TURNS);
    emu_key(KEY_CTRL + emu_key_code(letter));
    wait_turns(turns, WAIT_MOVE);
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
}

static void wait_for(const char *text)
{
    check(session_waits(text, WAIT_DISK), "%s: '%s' is not shown", dice_place, text);
}

/* Returns the roll that led to position n of the log, as text. */
static const char *roll_at(unsigned n) { return host_roll_between(dice_log[n - 1], dice_log[n]); }

/* Takes back a player's turn: undo, redo, and another move, after which the same roll comes as before. */
static void undo_and_again(void)
{
    unsigned from = dice_now, reached;
    char fell[HOST_TEXT];

    if (!dice_player_moves(0) || dice_is_over()) {
        return;
    }
    reached = dice_now;
    strcpy(fell, roll_at(from + 2));
    dice_control('u');
    check_back_at(from, "undo");
    dice_now = from;
    dice_check_roll();
    dice_control('r');
    dice_now = reached;
    check_back_at(reached, "redo");
    dice_control('u');
    dice_now = from;
    check_back_at(from, "undo again");
    if (dice_player_moves(1) && dice_now > from + 1 && host_outcome(dice_log[from + 1]) == OUTCOME_CHANCE) {
        check(strcmp(roll_at(from + 2), fell) == 0, "%s: the roll is %s, but %s before undo", dice_place,
            roll_at(from + 2), fell);
    }
}

/* The list of moves: a roll and the move with it form a pair. */
static void list(void)
{
    char text[SCREEN_TEXT], character;
    unsigned number, pairs = 0, roll = 0;

    emu_key(KEY_CTRL + emu_key_code('g'));
    wait_for("FIRE: show");
    emu_frames(AFTER); /* the page is being written */
    screen_text(emu_memory(), text);
    for (const char *line = strchr(text, '\n'); line; line = strchr(line + 1, '\n')) { /* only this page is checked */
        if (sscanf(line, "%*1[\n] %u %c", &number, &character) == 2) {
            pairs++;
            roll += character == 'd';
        }
    }
    check(pairs && roll == pairs && strstr(text, "...") == NULL, "%s: no pair begins with a roll:\n%s", dice_place,
        text);
    emu_key(KEY_ESC);
    wait_for(" rolled ");
}

/* Saves the game, plays a move, and loads the game again: the same rolls come. */
static void save_and_load(void)
{
    unsigned from = dice_now;
    char later[HOST_TEXT];
    int was_over;

    emu_key(KEY_CTRL + emu_key_code('s'));
    wait_for("Save <");
    if (!session_shows("1: empty")) {
        emu_key(KEY_RETURN);
        wait_for("Replace it?");
    }
    emu_key(KEY_RETURN);
    wait_for("Saved");
    emu_frames(2 * AFTER);
    if (!dice_player_moves(0)) {
        return;
    }
    strcpy(later, dice_log[from + 2]);
    was_over = probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER; /* then nothing is lost and no question comes */
    emu_key(KEY_CTRL + emu_key_code('l'));
    wait_for("Load <");
    emu_frames(AFTER); /* the page is being written, and RETURN is taken as too early */
    emu_key(KEY_RETURN);
    check(session_replace() != was_over, "%s: loading does not ask, or asks after the end", dice_place);
    emu_frames(3 * AFTER);
    wait_settled(WAIT_MOVE);
    dice_now = from;
    check_back_at(from, "load");
    dice_check_roll();
    if (dice_player_moves(0) && host_outcome(dice_log[from + 1]) == OUTCOME_CHANCE) {
        check(strcmp(dice_log[from + 2], later) == 0, "%s: after loading it is '%s', before '%s'", dice_place,
            dice_log[from + 2], later);
    }
}

static void reset(void)
{
    emu_reset();
    emu_frames(AFTER);
    check(wait_settled(WAIT_LOAD), "%s: nothing after RESET", dice_place);
    session_new_board();
    check_back_at(dice_now, "RESET");
    dice_check_roll();
}

/* Undoes everything up to the first decision, and no further. */
static void undo_all(void)
{
    unsigned first = 0;

    while (!dice_is_choice(dice_log[first])) {
        first++;
    }
    for (unsigned n = 0; n < UNDOS_MOST && !session_shows("Nothing to undo"); n++) {
        dice_control('u');
        wait_settled(WAIT_DISK);
        emu_frames(AFTER); /* a shell overlay is loaded and shows "Nothing to undo" */
    }
    check_back_at(first, "undo of all");
    check(session_shows("Nothing to undo"), "%s: no message that nothing is left to undo", dice_place);
    dice_now = first;
    dice_player_moves(0);
}

/* Starts a game from the menu and follows it from the first roll, because the first turns may be passes. */
static int begin(unsigned game)
{
    unsigned end;

    session_pick(game, dice_input);
    dice_now = 0;
    host_start(dice_log[0]);
    check(host_outcome(dice_log[0]) == OUTCOME_CHANCE, "%s: no roll at the start", dice_place);
    for (end = emu_frame() + WAIT_LOAD; probe_byte(PROBE_GAME) != session_place(game) && emu_frame() < end;) {
        emu_frames(1);
    }
    emu_frames(WRITE_FRAMES);
    check(strcmp(probe_board(), dice_log[0]) == 0 || probe_word(PROBE_PLY), "%s: starts with '%s'", dice_place,
        probe_board());
    return dice_follow();
}

/* Letters typed before the player's turn belong to that turn, in their order. This holds while the computer's dice
 * roll, while it thinks, while its piece moves and while the player's own dice roll. A letter that is deleted later
 * leaves nothing. */
static void type_early(void)
{
    unsigned from = dice_now;

    for (dice_back_at = LETTER_AT + BACK_STEP; dice_back_at < BACK_MOST; dice_back_at += BACK_STEP) {
        if (!dice_player_moves(0) || dice_is_over()) {
            break;
        }
        if (dice_frames_after_move <= dice_back_at) {
            emu_key(KEY_BACKSPACE);
        }
        emu_frames(AFTER);
        check(!session_shows(": a"), "%s: a letter deleted %u frames after the move is still shown", dice_place,
            dice_back_at);
        dice_control('u');
        dice_now = from;
        check_back_at(from, "undo after early typing");
    }
    dice_back_at = 0;
}

static void whole_game(void)
{
    while (!dice_is_over()) {
        if (!dice_turn()) {
            return;
        }
    }
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 3), "%s: '%s' is not the end of the game", dice_place,
        dice_log[dice_now]);
    wait_for(" win");
    check(probe_byte(PROBE_RESULT) == host_outcome(dice_log[dice_now]), "%s: the result is %u", dice_place,
        probe_byte(PROBE_RESULT));
    printf("%s: %u plies, %u rolls, %u passes, %u moves of the computer, ends '%s'\n", dice_place, dice_now,
        dice_rolls_seen,
        dice_passes, dice_computer_moves, dice_log[dice_now]);
}

/* Starts games until one comes in which the player can move: in one game of a hundred the player passes until it is
 * lost. */
static int begin_fairly(unsigned game, EmuOptions options)
{
    do {
        dice_passes = dice_rolls_seen = dice_computer_moves = 0;
        if (!check(session_boot(&options), "%s: no menu", dice_place) || !begin(game)) {
            return 0;
        }
        options.random += 10;
    } while (dice_is_over());
    return 1;
}

static void play(unsigned game, const EmuOptions *options, Input with)
{
    dice_input = with;
    snprintf(dice_place, sizeof dice_place, "%s %s %s by %s", host_games[game], machine_names[options->machine],
        options->is_pal ? "PAL" : "NTSC", dice_input == BY_STICK ? "stick" : "keys");
    if (!begin_fairly(game, *options)) {
        return;
    }
    dice_check_roll();
    session_level(LEVEL_LEAST, dice_input);
    undo_and_again();
    for (unsigned n = 0; n < TRIED && !dice_is_over(); n++) {
        dice_turn();
    }
    if (!dice_is_over()) {
        undo_and_again();
    }
    if (!dice_is_over()) {
        list();
        save_and_load();
    }
    if (!dice_is_over()) {
        dice_start(dice_place);
    }
    if (!dice_is_over()) {
        reset();
        undo_all();
    }
    if (!dice_is_over() && dice_input == BY_KEYS) {
        type_early();
    }
    whole_game();
    dice_cases(dice_place, host_games[game], dice_input);
    dice_start_for_good(dice_place);
    if (dice_input == BY_KEYS) {
        session_two_people(); /* so that the computer does not think meanwhile */
        dice_fair(dice_place);
    }
    check(session_code_is_whole(), "%s: the kernel's code is changed", dice_place);
}

int main(int count, char **words)
{
    unsigned found = 0;

    host_words(count, words, "DISK.atr TROG [GAME...]");
    session_insert(words[1]);
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        int wanted = count == 3;

        for (int n = 3; n < count; n++) {
            wanted |= strcmp(words[n], host_games[game]) == 0;
        }
        host_choose(game);
        if (!wanted || !game_info()->chance || session_place(game) == HOST_GAMES) {
            continue;
        }
        found++;
        if (emu_is_cartridge(words[1])) {
            play(game, &(EmuOptions){.machine = MACHINE_XE, .disk = words[1], .random = 3}, BY_STICK);
            continue;
        }
        play(game, &(EmuOptions){.machine = MACHINE_XL, .disk = words[1], .random = 3}, BY_KEYS);
        play(game, &(EmuOptions){.machine = MACHINE_800_48K, .is_pal = 1, .disk = words[1], .random = 4}, BY_STICK);
    }
    if (!found) {
        puts("skipped: no game with dice is on this disk");
        return 0;
    }
    return check_end();
}
