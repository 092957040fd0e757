/* messages_after_end.c: see messages.h: what is said, and stays said, behind the end of a game, a page, a question;
 * and what is
 * pressed before there is a board. */
#include "messages.h"
#include "check.h"
#include "host_rules.h"

#define TOLD 180 /* frames in which a choice is told and the end is read again */

/* Who has won does not change with the level, nor with the sides of the next game, which START begins. */
static void behind_the_end(void)
{
    static const char won[] = "you win";

    if (!messages_begin("noughts")) {
        return;
    }
    session_set_up("XX-OO---- X");
    emu_frames(REST);
    session_type("3");
    check(session_waits(won, WAIT_MOVE), "three in line, and nobody wins");
    emu_frames(REST);
    emu_console(CONSOLE_SELECT);
    check(session_waits("Level 5", REST), "the level is not said");
    emu_frames(TOLD);
    check(session_shows(won) && session_shows("1-0"), "behind the end, and another level: it is not said who has won");
    emu_console(CONSOLE_OPTION);
    check(session_waits("Computer v person", REST), "the sides are not said");
    emu_frames(TOLD);
    check(session_shows(won), "behind the end, and other sides: another has won");
    check(session_shows("START again: computer v person"),
        "behind the end, and other sides: they are taken without a word");
    messages_control('h');
    check(session_waits("There is none", REST), "a hint behind the end: nothing is said");
    messages_control('q');
    check(session_waits("The game is over", WAIT_LOAD), "given up behind the end: nothing is said");
    messages_control('g');
    check(session_waits("FIRE/SPACE looks  RETURN plays", WAIT_LOAD), "the list behind the end does not say its keys");
    emu_key(KEY_ESC);
    emu_frames(TOLD);
    emu_console(CONSOLE_START);
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 3) && probe_word(PROBE_PLY) == 1,
        "the computer does not begin the next game");
}

/* What is typed is still there when a page was read; but not when the text was another's. */
static void behind_a_page(void)
{
    if (!messages_begin("chess")) {
        return;
    }
    session_press("c2c");
    emu_key(emu_key_code('?'));
    emu_frames(TOLD);
    emu_key(KEY_ESC);
    emu_frames(REST);
    check(session_shows("move: c2c"), "what was typed went with the rules");
    emu_key(emu_key_code('3'));
    emu_key(KEY_RETURN);
    check(wait_screen(PROBE_SCREEN_THINKING, WAIT_MOVE, 2) && wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 2,
        "it is not played with what is typed behind them");
    session_press("d2");
    messages_control('s');
    check(session_waits("Save <", WAIT_LOAD), "no question");
    session_press("name");
    emu_key(KEY_ESC);
    emu_frames(REST);
    check(session_shows("Your move:") && !session_shows("move: d2") && !session_shows("move: NAME"),
        "the name of a save is a move");
    session_press("d2");
    messages_control('h');
    check(session_waits("Hint: ", WAIT_MOVE), "no hint");
    session_press("e2");
    check(session_shows("move: e2"), "what was typed before a hint, and is not seen any more, is part of a move");
}

/* A row of keys that belongs to a question goes with it; that of yes and no says what is no, for who has a stick. */
static void rows_of_questions(void)
{
    if (!messages_begin("chess")) {
        return;
    }
    messages_control('w');
    check(session_waits("Stick: another", WAIT_LOAD), "no question");
    emu_key(KEY_RETURN);
    check(session_waits("There is none", WAIT_MOVE) && session_shows("ESC commands"),
        "a win looked for: the row is the question's");
    messages_control('l');
    check(session_waits("Load <", WAIT_LOAD), "no question");
    emu_key(KEY_RETURN);
    check(session_waits("This slot is empty", REST) && !session_shows("Stick: another"),
        "an empty slot: the row is the question's");
    emu_frames(TOLD);
    messages_control('s');
    session_waits("Save <", WAIT_LOAD);
    emu_key(KEY_RETURN);
    session_waits("Saved", WAIT_LOAD);
    emu_frames(TOLD);
    messages_control('s');
    session_waits("Save <", WAIT_LOAD);
    emu_key(KEY_RETURN);
    session_waits("Write over it?", WAIT_LOAD);
    emu_key(KEY_RETURN);
    check(session_waits("Saving", 5) && !session_shows("any other key"), "what was answered is asked while it is saved");
    session_waits("Saved", WAIT_LOAD);
    emu_frames(TOLD);
    messages_control('o');
    check(session_waits("Ruy Lopez", WAIT_LOAD), "no openings");
    emu_key(KEY_RETURN);
    check(session_waits("Which side is yours?", WAIT_LOAD) && session_shows("Stick: another"),
        "an opening: the row is not the question's");
    emu_key(KEY_ESC);
    check(session_waits("ESC commands", REST), "no opening after all: the row is the question's");
    messages_move_by_lot();
    emu_console(CONSOLE_START);
    check(session_waits("New game?", WAIT_LOAD) && session_shows("any other key: no"), "the row does not say what is no");
    emu_console(CONSOLE_START);
    emu_frames(REST);
    check(probe_word(PROBE_PLY) == 2, "START is no no");
}

/* A variant: only the stick goes to another. */
static void other_keys_at_a_variant(void)
{
    if (!messages_begin("hexapawn")) {
        return;
    }
    messages_control('v');
    check(session_waits("< stalemate=loss >", WAIT_LOAD), "no question");
    emu_key(emu_key_code('y'));
    emu_frames(REST);
    check(session_shows("< stalemate=loss >"), "a letter is another variant");
    emu_key(KEY_RIGHT);
    check(session_waits("< stalemate=draw >", REST), "the arrow is not");
}

/* FIRE pressed twice in the menu, or while the game is read, is no move in it; a move that is typed is one. */
static void before_the_board(void)
{
    if (!check(session_boot(&messages_options), "no menu")) {
        return;
    }
    emu_key(session_letter(host_game("chess")));
    check(session_waits("Loading", REST) && !session_shows("FIRE begins"), "what is being done is offered");
    emu_fire();
    emu_fire();
    emu_key(KEY_RETURN);
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 3), "no chess");
    emu_frames(REST);
    check(probe_word(PROBE_PLY) == 0 && probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY,
        "FIRE while it is read is a move: %s", probe_board());
}

void messages_late(void)
{
    behind_the_end();
    behind_a_page();
    rows_of_questions();
    other_keys_at_a_variant();
    before_the_board();
}
