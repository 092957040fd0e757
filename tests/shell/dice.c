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
#define PLIES_MOST 1200
#define TRIED 4        /* turns that the player plays before undo, saves and so on are tried */
#define MESSAGE_MOST 20
#define LOOK_FRAMES 10
#define LINE_LATE 4     /* frames */
#define UNDOS_MOST 40
#define LETTER_AT 12   /* frames after the player's move; the computer's dice roll then */
#define BACK_STEP 9
#define BACK_MOST 160  /* by then the player's dice have been rolled */

static char place[60]; /* game, machine and kind of input, for messages */
static Input input;
static char log_of[PLIES_MOST + 1][HOST_TEXT]; /* every position since the game began, by ply */
static unsigned now_at; /* index of the current position in log_of */
static unsigned passes, rolls_seen, computer_moves;
static unsigned frames_after_move; /* counted only while back_at is not 0 */
static unsigned pass_seen; /* ply of the last pass that was shown */
/* frames after the move when the letter typed at LETTER_AT is deleted; 0: none is typed */
static unsigned back_at;

/* 1: a letter has been typed: messages are shortened then. */
static int is_early(void) { return back_at && frames_after_move >= LETTER_AT; }

/* ---- following a game ply by ply ---- */

/* 1: the player has a decision to make, or the game is over. */
static int is_choice(const char *position)
{
    char moves[HOST_MOVES][HOST_TEXT];
    unsigned result = host_outcome(position);

    if (result == OUTCOME_CHANCE) {
        return 0;
    }
    if (result != OUTCOME_NONE) {
        return 1;
    }
    if (side != 0) {
        return 0;
    }
    if (host_moves(position, moves) != 1) {
        return 1;
    }
    host_outcome(position);
    return game_read_move(moves[0]) != NULL || move != MOVE_PASS;
}

/* Checks that a move of the computer equals the host's, with the same number of nodes. */
static void check_reply(const char *from, const char *to)
{
    HostLimits limits = {.level = probe_byte(PROBE_LEVEL), .seed = probe_word(PROBE_SEED),
        .table = probe_word(PROBE_TABLE)};
    char moves[HOST_MOVES][HOST_TEXT], text[HOST_TEXT], after[HOST_TEXT];
    unsigned long nodes;

    if (host_moves(from, moves) == 1) {
        return; /* an only move is not searched */
    }
    nodes = host_best(from, &limits, text);
    host_play(from, text, after);
    check(strcmp(after, to) == 0, "%s: in '%s' the host plays %s with seed %u and table %u, here it is '%s'", place,
        from, text, limits.seed, limits.table, to);
    check(nodes == probe_nodes(), "%s: in '%s' the host counts %lu nodes, the Atari %lu", place, from, nodes,
        probe_nodes());
    computer_moves++;
}

/* Checks the step from one position to the next. */
static int check_ply(const char *from, const char *to)
{
    const char *played;

    if (host_outcome(from) == OUTCOME_CHANCE) {
        rolls_seen++;
        played = host_roll_between(from, to);
        return check(played != NULL && dice_is_roll(from, now_at, played),
            "%s: no roll, or a wrong one, leads from '%s' to '%s'", place, from, to);
    }
    played = host_move_between(from, to);
    if (!check(played != NULL, "%s: no move leads from '%s' to '%s'", place, from, to)) {
        return 0;
    }
    host_outcome(from);
    game_read_move(played);
    if (move == MOVE_PASS) {
        passes++;
        check(is_early() || pass_seen == now_at, "%s: no message that '%s' is a pass", place, from);
    }
    if (side != 0) {
        check_reply(from, to);
    }
    return 1;
}

/* While the message about a roll without a legal move is shown, the arrow must be at the side that rolled. This is
 * checked once per pass, because the message stays for many frames. */
static void look_at_pass(void)
{
    static unsigned frames, late;
    char arrow[MESSAGE_MOST];

    if (pass_seen == now_at || (!late && ++frames % LOOK_FRAMES) || host_outcome(log_of[now_at]) != OUTCOME_NONE
        || !session_shows(": no move")) {
        late = 0;
        return;
    }
    snprintf(arrow, sizeof arrow, ">;%s", side ? "ATARI" : "YOU");
    if (!session_shows(arrow) && late++ < LINE_LATE) {
        return; /* the line may be written a moment after the arrow */
    }
    late = 0;
    pass_seen = now_at;
    check(session_shows(arrow), "%s: no move in '%s', but '%s' is not shown", place, log_of[now_at], arrow);
}

/* The message about the computer's roll must not end with a colon, which would ask the player for a move. */
static void look_at_roll(void)
{
    static unsigned frames;
    char text[SCREEN_TEXT];
    const char *said;

    if (++frames % LOOK_FRAMES) {
        return;
    }
    screen_text(emu_memory(), text);
    said = strstr(text, "Atari rolled ");
    if (said && strncmp(said + strlen("Atari rolled 1"), ":\n", 2) == 0) {
        check(0, "%s: 'Atari rolled' with a colon and no text after it", place);
    }
}

/* Presses a letter at frame LETTER_AT after the move, and the key that deletes it at frame back_at. */
static void press_early(void)
{
    if (!back_at) {
        return;
    }
    frames_after_move++;
    if (frames_after_move == LETTER_AT) {
        emu_hold_key(emu_key_code('a'));
    } else if (frames_after_move == back_at) {
        emu_hold_key(KEY_BACKSPACE);
    } else if (frames_after_move == LETTER_AT + PRESS_FRAMES || frames_after_move == back_at + PRESS_FRAMES) {
        emu_hold_key(KEY_NONE);
    }
}

/* Follows the game until the player has to decide. */
static int follow(void)
{
    unsigned end = emu_frame() + 2 * WAIT_MOVE;

    while (!is_choice(log_of[now_at])) {
        unsigned now = probe_word(PROBE_PLY);

        if (emu_frame() > end) {
            return check(0, "%s: nothing happens in '%s'", place, log_of[now_at]);
        }
        if (now == now_at) {
            emu_frames(1);
            press_early();
            look_at_pass();
            look_at_roll();
            continue;
        }
        if (!check(now == now_at + 1 && now_at < PLIES_MOST, "%s: from ply %u to %u", place, now_at, now)) {
            return 0;
        }
        emu_frames(WRITE_FRAMES);
        strcpy(log_of[now_at + 1], probe_board());
        if (!check_ply(log_of[now_at], log_of[now_at + 1])) {
            return 0;
        }
        now_at++;
        end = emu_frame() + 2 * WAIT_MOVE;
    }
    emu_hold_key(KEY_NONE);
    return wait_settled(WAIT_MOVE);
}

/* ---- a person's turn ---- */

/* Checks that the roll of the current position is shown. */
static void check_roll_is_shown(void)
{
    char said[MESSAGE_MOST];
    const char *roll = host_roll_between(log_of[now_at - 1], log_of[now_at]);

    if (check(roll != NULL, "%s: '%s' has no roll", place, log_of[now_at])) {
        snprintf(said, sizeof said, " rolled %s:", roll + 1);
        check(session_waits(said, AFTER), "%s: '%s' is not shown in '%s'", place, said, log_of[now_at]);
    }
}

/* Plays the nth legal move. */
static int player_moves(unsigned n)
{
    char moves[HOST_MOVES][HOST_TEXT];
    unsigned count = host_moves(log_of[now_at], moves);
    unsigned end = emu_frame() + WAIT_MOVE;

    if (!check(count > 0, "%s: no legal move in '%s'", place, log_of[now_at])) {
        return 0;
    }
    session_new_turn();
    session_move(moves[n % count], input);
    frames_after_move = 0;
    while (probe_word(PROBE_PLY) == now_at) {
        if (emu_frame() > end) {
            return check(0, "%s: %s is not accepted in '%s'", place, moves[n % count], log_of[now_at]);
        }
        emu_frames(1);
    }
    emu_frames(WRITE_FRAMES);
    host_play(log_of[now_at], moves[n % count], log_of[now_at + 1]);
    now_at++;
    check(strcmp(probe_board(), log_of[now_at]) == 0, "%s: %s leads to '%s', not '%s'", place, moves[n % count],
        probe_board(), log_of[now_at]);
    return follow();
}

static int turn(void)
{
    check_roll_is_shown();
    return player_moves(check_random(HOST_MOVES));
}

static int is_over(void) { return host_outcome(log_of[now_at]) != OUTCOME_NONE; }

/* ---- what is tried ---- */

/* Checks that ply number and board are those of this ply in the log. */
static void check_back_at(unsigned wanted, const char *what)
{
    check(probe_word(PROBE_PLY) == wanted && strcmp(probe_board(), log_of[wanted]) == 0,
        "%s: %s: '%s' at ply %u, not '%s' at %u", place,
        what, probe_board(), probe_word(PROBE_PLY), log_of[wanted], wanted);
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
    check(session_waits(text, WAIT_DISK), "%s: '%s' is not shown", place, text);
}

/* Returns the roll that led to position n of the log, as text. */
static const char *roll_at(unsigned n) { return host_roll_between(log_of[n - 1], log_of[n]); }

/* Takes back a player's turn: undo, redo, and another move, after which the same roll comes as before. */
static void undo_and_again(void)
{
    unsigned from = now_at, reached;
    char fell[HOST_TEXT];

    if (!player_moves(0) || is_over()) {
        return;
    }
    reached = now_at;
    strcpy(fell, roll_at(from + 2));
    dice_control('u');
    check_back_at(from, "undo");
    now_at = from;
    check_roll_is_shown();
    dice_control('r');
    now_at = reached;
    check_back_at(reached, "redo");
    dice_control('u');
    now_at = from;
    check_back_at(from, "undo again");
    if (player_moves(1) && now_at > from + 1 && host_outcome(log_of[from + 1]) == OUTCOME_CHANCE) {
        check(strcmp(roll_at(from + 2), fell) == 0, "%s: the roll is %s, but %s before undo", place, roll_at(from + 2),
            fell);
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
    check(pairs && roll == pairs && strstr(text, "...") == NULL, "%s: no pair begins with a roll:\n%s", place, text);
    emu_key(KEY_ESC);
    wait_for(" rolled ");
}

/* Saves the game, plays a move, and loads the game again: the same rolls come. */
static void save_and_load(void)
{
    unsigned from = now_at;
    char later[HOST_TEXT];
    int is_over;

    emu_key(KEY_CTRL + emu_key_code('s'));
    wait_for("Save <");
    if (!session_shows("1: empty")) {
        emu_key(KEY_RETURN);
        wait_for("Replace it?");
    }
    emu_key(KEY_RETURN);
    wait_for("Saved");
    emu_frames(2 * AFTER);
    if (!player_moves(0)) {
        return;
    }
    strcpy(later, log_of[from + 2]);
    is_over = probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER; /* then nothing is lost and no question comes */
    emu_key(KEY_CTRL + emu_key_code('l'));
    wait_for("Load <");
    emu_key(KEY_RETURN);
    check(session_replace() != is_over, "%s: loading does not ask, or asks after the end", place);
    emu_frames(3 * AFTER);
    wait_settled(WAIT_MOVE);
    now_at = from;
    check_back_at(from, "load");
    check_roll_is_shown();
    if (player_moves(0) && host_outcome(log_of[from + 1]) == OUTCOME_CHANCE) {
        check(strcmp(log_of[from + 2], later) == 0, "%s: after loading it is '%s', before '%s'", place,
            log_of[from + 2], later);
    }
}

static void reset(void)
{
    emu_reset();
    emu_frames(AFTER);
    check(wait_settled(WAIT_LOAD), "%s: nothing after RESET", place);
    session_new_board();
    check_back_at(now_at, "RESET");
    check_roll_is_shown();
}

/* Undoes everything up to the first decision, and no further. */
static void undo_all(void)
{
    unsigned first = 0;

    while (!is_choice(log_of[first])) {
        first++;
    }
    for (unsigned n = 0; n < UNDOS_MOST && !session_shows("Nothing to undo"); n++) {
        dice_control('u');
        wait_settled(WAIT_DISK);
        emu_frames(AFTER); /* a shell overlay is loaded and shows "Nothing to undo" */
    }
    check_back_at(first, "undo of all");
    check(session_shows("Nothing to undo"), "%s: no message that nothing is left to undo", place);
    now_at = first;
    player_moves(0);
}

/* Starts a game from the menu and follows it from the first roll, because the first turns may be passes. */
static int begin(unsigned game)
{
    unsigned end;

    session_pick(game, input);
    now_at = 0;
    host_start(log_of[0]);
    check(host_outcome(log_of[0]) == OUTCOME_CHANCE, "%s: no roll at the start", place);
    for (end = emu_frame() + WAIT_LOAD; probe_byte(PROBE_GAME) != session_place(game) && emu_frame() < end;) {
        emu_frames(1);
    }
    emu_frames(WRITE_FRAMES);
    check(strcmp(probe_board(), log_of[0]) == 0 || probe_word(PROBE_PLY), "%s: starts with '%s'", place, probe_board());
    return follow();
}

/* Letters typed before the player's turn belong to that turn, in their order. This holds while the computer's dice
 * roll, while it thinks, while its piece moves and while the player's own dice roll. A letter that is deleted later
 * leaves nothing. */
static void type_early(void)
{
    unsigned from = now_at;

    for (back_at = LETTER_AT + BACK_STEP; back_at < BACK_MOST; back_at += BACK_STEP) {
        if (!player_moves(0) || is_over()) {
            break;
        }
        if (frames_after_move < back_at) {
            emu_key(KEY_BACKSPACE);
        }
        emu_frames(AFTER);
        check(!session_shows(": a"), "%s: a letter deleted %u frames after the move is still shown", place, back_at);
        dice_control('u');
        now_at = from;
        check_back_at(from, "undo after early typing");
    }
    back_at = 0;
}

static void whole_game(void)
{
    while (!is_over()) {
        if (!turn()) {
            return;
        }
    }
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 3), "%s: '%s' is not the end of the game", place, log_of[now_at]);
    wait_for(" win");
    check(probe_byte(PROBE_RESULT) == host_outcome(log_of[now_at]), "%s: the result is %u", place,
        probe_byte(PROBE_RESULT));
    printf("%s: %u plies, %u rolls, %u passes, %u moves of the computer, ends '%s'\n", place, now_at, rolls_seen,
        passes, computer_moves, log_of[now_at]);
}

/* Starts games until one comes in which the player can move: in one game of a hundred the player passes until it is
 * lost. */
static int begin_fairly(unsigned game, EmuOptions options)
{
    do {
        passes = rolls_seen = computer_moves = 0;
        if (!check(session_boot(&options), "%s: no menu", place) || !begin(game)) {
            return 0;
        }
        options.random += 10;
    } while (is_over());
    return 1;
}

static void play(unsigned game, const EmuOptions *options, Input with)
{
    input = with;
    snprintf(place, sizeof place, "%s %s %s by %s", host_games[game], machine_names[options->machine],
        options->is_pal ? "PAL" : "NTSC", input == BY_STICK ? "stick" : "keys");
    if (!begin_fairly(game, *options)) {
        return;
    }
    check_roll_is_shown();
    session_level(LEVEL_LEAST, input);
    undo_and_again();
    for (unsigned n = 0; n < TRIED && !is_over(); n++) {
        turn();
    }
    if (!is_over()) {
        undo_and_again();
    }
    if (!is_over()) {
        list();
        save_and_load();
    }
    if (!is_over()) {
        dice_start(place);
    }
    if (!is_over()) {
        reset();
        undo_all();
    }
    if (!is_over() && input == BY_KEYS) {
        type_early();
    }
    whole_game();
    dice_cases(place, host_games[game], input);
    dice_start_for_good(place);
    if (input == BY_KEYS) {
        session_two_people(); /* so that the computer does not think meanwhile */
        dice_fair(place);
    }
    check(session_code_is_whole(), "%s: the kernel's code is changed", place);
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
