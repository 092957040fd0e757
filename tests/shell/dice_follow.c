/* dice_follow.c: follows a game with dice ply by ply: every roll and every move of the computer is the host's, and what
 * happens is shown; plays a person's move. Part of the suite `dice`. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "dice.h"
#include "engine/game.h"
#include "screen.h"
#include "session.h"

#define MESSAGE_MOST 20
#define LOOK_FRAMES 10
#define LINE_LATE 4 /* frames */

char dice_place[60];
Input dice_input;
char dice_log[PLIES_MOST + 1][HOST_TEXT];
unsigned dice_now;
unsigned dice_passes, dice_rolls_seen, dice_computer_moves;
unsigned dice_frames_after_move;
unsigned dice_back_at;
static unsigned pass_seen; /* ply of the last pass that was shown */

/* 1: a letter has been typed: messages are shortened then. */
static int is_early(void) { return dice_back_at && dice_frames_after_move >= LETTER_AT; }

/* ---- following a game ply by ply ---- */

/* 1: the player has a decision to make, or the game is over. */
int dice_is_choice(const char *position)
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
    if (!probe_nodes() && probe_word(PROBE_PLY) <= 4) {
        return; /* the book answers the first roll; the host does not know that it is the first */
    }
    nodes = host_best(from, &limits, text);
    host_play(from, text, after);
    check(strcmp(after, to) == 0, "%s: in '%s' the host plays %s with seed %u and table %u, here it is '%s'",
        dice_place,
        from, text, limits.seed, limits.table, to);
    check(nodes == probe_nodes(), "%s: in '%s' the host counts %lu nodes, the Atari %lu", dice_place, from, nodes,
        probe_nodes());
    dice_computer_moves++;
}

/* Checks the step from one position to the next. */
static int check_ply(const char *from, const char *to)
{
    const char *played;

    if (host_outcome(from) == OUTCOME_CHANCE) {
        dice_rolls_seen++;
        played = host_roll_between(from, to);
        return check(played != NULL && dice_is_roll(from, dice_now, played),
            "%s: no roll, or a wrong one, leads from '%s' to '%s'", dice_place, from, to);
    }
    played = host_move_between(from, to);
    if (!check(played != NULL, "%s: no move leads from '%s' to '%s'", dice_place, from, to)) {
        return 0;
    }
    host_outcome(from);
    game_read_move(played);
    if (move == MOVE_PASS) {
        dice_passes++;
        check(is_early() || pass_seen == dice_now, "%s: no message that '%s' is a pass", dice_place, from);
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

    if (pass_seen == dice_now || (!late && ++frames % LOOK_FRAMES) || host_outcome(dice_log[dice_now]) != OUTCOME_NONE
        || (!session_shows(": no move") && !session_shows(" to start\n"))) {
        late = 0;
        return;
    }
    snprintf(arrow, sizeof arrow, ">;%s", side ? "ATARI" : "YOU"); /* with a ball, */
    if (!session_shows(arrow)) {
        arrow[1] = '<'; /* or with a ring, if the colour of the side is dark */
    }
    if (!session_shows(arrow) && late++ < LINE_LATE) {
        return; /* the line may be written a moment after the arrow */
    }
    late = 0;
    pass_seen = dice_now;
    check(session_shows(arrow), "%s: no move in '%s', but '%s' is not shown", dice_place, dice_log[dice_now], arrow);
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
        check(0, "%s: 'Atari rolled' with a colon and no text after it", dice_place);
    }
}

/* Presses a letter at frame LETTER_AT after the move, and the key that deletes it at frame back_at. */
static void press_early(void)
{
    if (!dice_back_at) {
        return;
    }
    dice_frames_after_move++;
    if (dice_frames_after_move == LETTER_AT) {
        emu_hold_key(emu_key_code('a'));
    } else if (dice_frames_after_move == dice_back_at) {
        emu_hold_key(KEY_BACKSPACE);
    } else if (dice_frames_after_move == LETTER_AT + PRESS_FRAMES
        || dice_frames_after_move == dice_back_at + PRESS_FRAMES) {
        emu_hold_key(KEY_NONE);
    }
}

/* Follows the game until the player has to decide. */
int dice_follow(void)
{
    unsigned end = emu_frame() + 2 * WAIT_MOVE;

    while (!dice_is_choice(dice_log[dice_now])) {
        unsigned now = probe_word(PROBE_PLY);

        if (emu_frame() > end) {
            return check(0, "%s: nothing happens in '%s'", dice_place, dice_log[dice_now]);
        }
        if (now == dice_now) {
            emu_frames(1);
            if (session_asks_roll()) {
                emu_fire();
            }
            press_early();
            look_at_pass();
            look_at_roll();
            continue;
        }
        if (!check(now == dice_now + 1 && dice_now < PLIES_MOST, "%s: from ply %u to %u", dice_place, dice_now, now)) {
            return 0;
        }
        emu_frames(WRITE_FRAMES);
        strcpy(dice_log[dice_now + 1], probe_board());
        if (!check_ply(dice_log[dice_now], dice_log[dice_now + 1])) {
            return 0;
        }
        dice_now++;
        end = emu_frame() + 2 * WAIT_MOVE;
    }
    emu_hold_key(KEY_NONE);
    return wait_settled(WAIT_MOVE);
}

/* ---- a person's turn ---- */

/* Checks that the roll of the current position is shown. */
void dice_check_roll(void)
{
    char said[MESSAGE_MOST];
    const char *roll = host_roll_between(dice_log[dice_now - 1], dice_log[dice_now]);

    if (check(roll != NULL, "%s: '%s' has no roll", dice_place, dice_log[dice_now])) {
        snprintf(said, sizeof said, strlen(roll) == 3 ? " rolled %c-%c:" : " rolled %c:", roll[1], roll[2]);
        check(session_waits(said, AFTER), "%s: '%s' is not shown in '%s'", dice_place, said, dice_log[dice_now]);
    }
}

/* Plays the nth legal move. */
int dice_player_moves(unsigned n)
{
    char moves[HOST_MOVES][HOST_TEXT];
    unsigned count = host_moves(dice_log[dice_now], moves);
    unsigned end = emu_frame() + WAIT_MOVE;

    if (!check(count > 0, "%s: no legal move in '%s'", dice_place, dice_log[dice_now])) {
        return 0;
    }
    session_new_turn();
    session_move(moves[n % count], dice_input);
    dice_frames_after_move = 0;
    while (probe_word(PROBE_PLY) == dice_now) {
        if (emu_frame() > end) {
            return check(0, "%s: %s is not accepted in '%s'", dice_place, moves[n % count], dice_log[dice_now]);
        }
        emu_frames(1);
    }
    emu_frames(WRITE_FRAMES);
    host_play(dice_log[dice_now], moves[n % count], dice_log[dice_now + 1]);
    dice_now++;
    check(strcmp(probe_board(), dice_log[dice_now]) == 0, "%s: %s leads to '%s', not '%s'", dice_place,
        moves[n % count],
        probe_board(), dice_log[dice_now]);
    return dice_follow();
}

int dice_turn(void)
{
    dice_check_roll();
    return dice_player_moves(check_random(HOST_MOVES));
}

int dice_is_over(void) { return host_outcome(dice_log[dice_now]) != OUTCOME_NONE; }
