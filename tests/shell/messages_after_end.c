/* messages_after_end.c: messages that come and stay after the end of a game, a page or a question, and keys pressed
 * before there is a board; see messages.h. */
/* SPDX-License-Identifier: MIT */
#include "messages.h"
#include "check.h"
#include "host_rules.h"

#define SHOWN_FRAMES 180 /* frames until the message about a choice is gone and the result is shown again */

/* A new level, or new sides for the next game, do not change the displayed winner. */
static void after_the_end(void)
{
    static const char won[] = "you win";

    if (!messages_begin("noughts")) {
        return;
    }
    session_set_up("XX-OO---- X");
    emu_frames(REST);
    session_type("3");
    check(session_waits(won, WAIT_MOVE), "three in line, but no winner is shown");
    emu_frames(REST);
    emu_console(CONSOLE_SELECT);
    check(session_waits("Level 5", REST), "the level is not shown");
    emu_frames(SHOWN_FRAMES);
    check(session_shows(won) && session_shows("1-0"), "after the end and another level: the winner is not shown");
    emu_console(CONSOLE_OPTION);
    check(session_waits("Atari v person", REST), "the sides are not shown");
    emu_frames(SHOWN_FRAMES);
    check(session_shows(won), "after the end and other sides: another winner is shown");
    check(session_shows("Next: Atari v person"),
        "after the end and other sides: no message");
    messages_control('h');
    check(session_waits("Not possible", REST), "a hint after the end: no message");
    messages_control('q');
    check(session_waits("Not possible", WAIT_LOAD), "resigning after the end: no message");
    messages_control('g');
    check(session_waits("FIRE: show  RETURN: play on", WAIT_LOAD), "the list after the end does not show its keys");
    emu_key(KEY_ESC);
    emu_frames(SHOWN_FRAMES);
    emu_console(CONSOLE_START);
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 3) && probe_word(PROBE_PLY) == 1,
        "the computer does not start the next game");
}

/* Letters of a move are still there after a page of rules, but not after another text was typed or a hint was shown. */
static void after_a_page(void)
{
    if (!messages_begin("chess")) {
        return;
    }
    session_press("c2c");
    emu_key(emu_key_code('?'));
    emu_frames(SHOWN_FRAMES);
    emu_key(KEY_ESC);
    emu_frames(REST);
    check(session_shows("move: c2c"), "typed letters are lost after the rules");
    emu_key(emu_key_code('3'));
    emu_key(KEY_RETURN);
    check(wait_screen(PROBE_SCREEN_THINKING, WAIT_MOVE, 2) && wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 2,
        "typed letters before and after the rules are not played together");
    session_press("d2");
    messages_control('s');
    check(session_waits("Save <", WAIT_LOAD), "no question");
    session_press("name");
    emu_key(KEY_ESC);
    emu_frames(REST);
    check(session_shows("Your move:") && !session_shows("move: d2") && !session_shows("move: NAME"),
        "the name of a save is played as a move");
    session_press("d2");
    messages_control('h');
    check(session_waits("Hint: ", WAIT_MOVE), "no hint");
    session_press("e2");
    check(session_shows("move: e2"), "letters typed before a hint, no longer visible, become part of a move");
}

/* The key row of a question disappears with the question. For a yes-or-no question it also says how to answer no,
 * because stick users have no ESC. */
static void rows_of_questions(void)
{
    if (!messages_begin("chess")) {
        return;
    }
    messages_control('w');
    check(session_waits("FIRE: choose", WAIT_LOAD), "no question");
    emu_key(KEY_RETURN);
    check(session_waits("No forced mate in 2\n", WAIT_MOVE) && session_shows("ESC: commands"),
        "after a win search the key row is still the question's");
    messages_control('l');
    check(session_waits("Load <", WAIT_LOAD), "no question");
    emu_key(KEY_RETURN);
    check(session_waits("This slot is empty", REST) && !session_shows("Stick: slot"),
        "an empty slot: the key row is the question's");
    emu_frames(SHOWN_FRAMES);
    messages_control('s');
    session_waits("Save <", WAIT_LOAD);
    emu_key(KEY_RETURN);
    session_waits("Saved", WAIT_LOAD);
    emu_frames(SHOWN_FRAMES);
    messages_control('s');
    session_waits("Save <", WAIT_LOAD);
    emu_key(KEY_RETURN);
    session_waits("Replace it?", WAIT_LOAD);
    emu_key(KEY_RETURN);
    check(session_waits("Saving", 5) && !session_shows("Stick+FIRE, N: no"),
        "the question is still shown while the game is saved");
    session_waits("Saved", WAIT_LOAD);
    emu_frames(SHOWN_FRAMES);
    messages_control('o');
    check(session_waits("Ruy Lopez", WAIT_LOAD), "no openings");
    emu_key(KEY_RETURN);
    check(session_waits("Choose your side", WAIT_LOAD) && session_shows("FIRE: choose"),
        "an opening: the key row is not the question's");
    emu_key(KEY_ESC);
    check(session_waits("ESC: commands", REST), "no opening chosen: the key row is still the question's");
    messages_random_move();
    emu_console(CONSOLE_START);
    check(session_waits("New game?", WAIT_LOAD) && session_shows("Stick+FIRE, N: no"),
        "the key row does not name the answer no");
    emu_console(CONSOLE_START);
    emu_frames(REST);
    check(probe_word(PROBE_PLY) == 2 && session_shows("New game?"), "START answers the question");
}

/* Choosing a variant: only the stick and arrows change it. */
static void other_keys_at_a_variant(void)
{
    if (!messages_begin("hexapawn")) {
        return;
    }
    messages_control('v');
    check(session_waits("< No move: you lose >", WAIT_LOAD), "no question");
    emu_key(emu_key_code('y'));
    emu_frames(REST);
    check(session_shows("< No move: you lose >"), "a letter changes the variant");
    emu_key(KEY_RIGHT);
    check(session_waits("< No move: a draw >", REST), "the arrow does not change the variant");
}

/* FIRE and RETURN pressed while the game is loaded are not a move. */
static void before_the_board(void)
{
    if (!check(session_boot(&messages_options), "no menu")) {
        return;
    }
    emu_key(session_letter(host_game("chess")));
    check(session_waits("Loading", REST) && !session_shows("FIRE: play"),
        "the menu offers what is already being done");
    emu_fire();
    emu_fire();
    emu_key(KEY_RETURN);
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 3), "no chess");
    emu_frames(REST);
    check(probe_word(PROBE_PLY) == 0 && probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY,
        "FIRE while the game is loaded is a move: %s", probe_board());
}

void messages_after_end(void)
{
    after_the_end();
    after_a_page();
    rows_of_questions();
    other_keys_at_a_variant();
    before_the_board();
}
