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

    if (!words_begin("noughts")) {
        return;
    }
    table_set_up("XX-OO---- X");
    emu_frames(REST);
    table_type("3");
    check(table_waits(won, WAIT_MOVE), "three in line, and nobody wins");
    emu_frames(REST);
    emu_console(CONSOLE_SELECT);
    check(table_waits("Level 5", REST), "the level is not said");
    emu_frames(TOLD);
    check(table_shows(won) && table_shows("1-0"), "behind the end, and another level: it is not said who has won");
    emu_console(CONSOLE_OPTION);
    check(table_waits("Computer v person", REST), "the sides are not said");
    emu_frames(TOLD);
    check(table_shows(won), "behind the end, and other sides: another has won");
    check(table_shows("START again: computer v person"),
        "behind the end, and other sides: they are taken without a word");
    words_control('h');
    check(table_waits("There is none", REST), "a hint behind the end: nothing is said");
    words_control('q');
    check(table_waits("The game is over", WAIT_LOAD), "given up behind the end: nothing is said");
    words_control('g');
    check(table_waits("FIRE/SPACE looks  RETURN plays", WAIT_LOAD), "the list behind the end does not say its keys");
    emu_key(KEY_ESC);
    emu_frames(TOLD);
    emu_console(CONSOLE_START);
    check(wait_screen(GLASS_SCREEN_PLAY, WAIT_MOVE, 3) && glass_word(GLASS_PLY) == 1,
        "the computer does not begin the next game");
}

/* What is typed is still there when a page was read; but not when the text was another's. */
static void behind_a_page(void)
{
    if (!words_begin("chess")) {
        return;
    }
    table_press("c2c");
    emu_key(emu_key_code('?'));
    emu_frames(TOLD);
    emu_key(KEY_ESC);
    emu_frames(REST);
    check(table_shows("move: c2c"), "what was typed went with the rules");
    emu_key(emu_key_code('3'));
    emu_key(KEY_RETURN);
    check(wait_screen(GLASS_SCREEN_THINKING, WAIT_MOVE, 2) && wait_settled(WAIT_MOVE) && glass_word(GLASS_PLY) == 2,
        "it is not played with what is typed behind them");
    table_press("d2");
    words_control('s');
    check(table_waits("Save <", WAIT_LOAD), "no question");
    table_press("name");
    emu_key(KEY_ESC);
    emu_frames(REST);
    check(table_shows("Your move:") && !table_shows("move: d2") && !table_shows("move: NAME"),
        "the name of a save is a move");
    table_press("d2");
    words_control('h');
    check(table_waits("Hint: ", WAIT_MOVE), "no hint");
    table_press("e2");
    check(table_shows("move: e2"), "what was typed before a hint, and is not seen any more, is part of a move");
}

/* A row of keys that belongs to a question goes with it; that of yes and no says what is no, for who has a stick. */
static void rows_of_questions(void)
{
    if (!words_begin("chess")) {
        return;
    }
    words_control('w');
    check(table_waits("Stick: another", WAIT_LOAD), "no question");
    emu_key(KEY_RETURN);
    check(table_waits("There is none", WAIT_MOVE) && table_shows("ESC commands"),
        "a win looked for: the row is the question's");
    words_control('l');
    check(table_waits("Load <", WAIT_LOAD), "no question");
    emu_key(KEY_RETURN);
    check(table_waits("This slot is empty", REST) && !table_shows("Stick: another"),
        "an empty slot: the row is the question's");
    emu_frames(TOLD);
    words_control('s');
    table_waits("Save <", WAIT_LOAD);
    emu_key(KEY_RETURN);
    table_waits("Saved", WAIT_LOAD);
    emu_frames(TOLD);
    words_control('s');
    table_waits("Save <", WAIT_LOAD);
    emu_key(KEY_RETURN);
    table_waits("Write over it?", WAIT_LOAD);
    emu_key(KEY_RETURN);
    check(table_waits("Saving", 5) && !table_shows("any other key"), "what was answered is asked while it is saved");
    table_waits("Saved", WAIT_LOAD);
    emu_frames(TOLD);
    words_control('o');
    check(table_waits("Ruy Lopez", WAIT_LOAD), "no openings");
    emu_key(KEY_RETURN);
    check(table_waits("Which side is yours?", WAIT_LOAD) && table_shows("Stick: another"),
        "an opening: the row is not the question's");
    emu_key(KEY_ESC);
    check(table_waits("ESC commands", REST), "no opening after all: the row is the question's");
    words_move_by_lot();
    emu_console(CONSOLE_START);
    check(table_waits("New game?", WAIT_LOAD) && table_shows("any other key: no"), "the row does not say what is no");
    emu_console(CONSOLE_START);
    emu_frames(REST);
    check(glass_word(GLASS_PLY) == 2, "START is no no");
}

/* A variant: only the stick goes to another. */
static void other_keys_at_a_variant(void)
{
    if (!words_begin("hexapawn")) {
        return;
    }
    words_control('v');
    check(table_waits("< stalemate=loss >", WAIT_LOAD), "no question");
    emu_key(emu_key_code('y'));
    emu_frames(REST);
    check(table_shows("< stalemate=loss >"), "a letter is another variant");
    emu_key(KEY_RIGHT);
    check(table_waits("< stalemate=draw >", REST), "the arrow is not");
}

/* FIRE pressed twice in the menu, or while the game is read, is no move in it; a move that is typed is one. */
static void before_the_board(void)
{
    if (!check(table_boot(&words_options), "no menu")) {
        return;
    }
    emu_key(table_letter(host_game("chess")));
    check(table_waits("Loading", REST) && !table_shows("FIRE begins"), "what is being done is offered");
    emu_fire();
    emu_fire();
    emu_key(KEY_RETURN);
    check(wait_screen(GLASS_SCREEN_PLAY, WAIT_LOAD, 3), "no chess");
    emu_frames(REST);
    check(glass_word(GLASS_PLY) == 0 && glass_byte(GLASS_SCREEN) == GLASS_SCREEN_PLAY,
        "FIRE while it is read is a move: %s", glass_board());
}

void words_late(void)
{
    behind_the_end();
    behind_a_page();
    rows_of_questions();
    other_keys_at_a_variant();
    before_the_board();
}
