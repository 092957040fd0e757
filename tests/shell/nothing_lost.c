/* nothing_lost.c: nothing is lost by accident. Everything that replaces a game asks first and can be undone; FIRE and
 * RETURN do not count twice; the cursor starts on a piece; a message disappears after a while; an unfinished game is
 * replaced only if the player agrees.
 *
 *   nothing_lost DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "session.h"

#define AFTER 40 /* frames until a command is carried out, with an instant disk */
#define PLAYED "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
#define SAVED "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"

static EmuOptions options;

static void control(char letter)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
}

static void check_board(const char *position, unsigned plies, const char *when)
{
    for (unsigned end = emu_frame() + 5 * AFTER; strcmp(probe_board(), position) != 0 && emu_frame() < end;) {
        emu_frames(5);
    }
    emu_frames(AFTER); /* then check that it stays */
    wait_settled(WAIT_MOVE);
    check(strcmp(probe_board(), position) == 0 && probe_word(PROBE_PLY) == plies,
        "%s: '%s' and %u plies, not '%s' and %u", when, probe_board(), probe_word(PROBE_PLY), position, plies);
}

/* Checks that "Replace game?" comes, and answers it with RETURN (yes) or ESC (no). */
static void answer(int is_yes, const char *what)
{
    check(session_waits("Replace game?", WAIT_LOAD), "%s replaces the game without a question", what);
    emu_frames(10);
    emu_key(is_yes ? KEY_RETURN : KEY_ESC);
    emu_frames(2 * AFTER);
}

/* Starts a game of two people. START follows, because the computer may have moved before two people were set. */
static int two_people(unsigned game)
{
    if (!check(session_choose(game, BY_KEYS) && session_two_people(), "%s does not start", host_games[game])) {
        return 0;
    }
    session_start_again();
    emu_frames(AFTER);
    return check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 0, "%s: no new game", host_games[game]);
}

static int begin(unsigned game)
{
    return check(session_boot(&options), "no menu") && two_people(game);
}

static void play(const char *move)
{
    session_type(move);
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
}

/* ---- what replaces a game ---- */

static void load(int is_yes)
{
    control('l');
    session_waits("Load <", WAIT_LOAD);
    emu_frames(10);
    emu_key(KEY_RETURN);
    answer(is_yes, "a save");
}

static void undo_load(int is_yes)
{
    control('u');
    check(session_waits("Restore game?", WAIT_LOAD), "undo after loading does not offer the earlier game");
    emu_frames(10);
    emu_key(is_yes ? KEY_RETURN : KEY_ESC);
}

static void saves(void)
{
    if (!begin(GAME_chess)) {
        return;
    }
    play("e2e4");
    control('s');
    session_waits("Save <", WAIT_LOAD);
    emu_key(KEY_RETURN);
    check(session_waits("Saved", WAIT_LOAD), "not saved");
    emu_frames(120);
    play("e7e5");
    load(0);
    check_board(PLAYED, 2, "a refused load");
    load(1);
    check_board(SAVED, 1, "a load");
    undo_load(1);
    check_board(PLAYED, 2, "a load undone");
    load(1);
    undo_load(0);
    check_board("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0, "a loaded game, its move undone");
    control('r');
    check_board(SAVED, 1, "its move redone");
}

static void set_ups(void)
{
    if (!begin(GAME_chess)) {
        return;
    }
    play("e2e4");
    play("e7e5");
    control('e');
    check(session_waits("RETURN: OK ESC: cancel", WAIT_LOAD), "the set-up does not show its keys");
    emu_key(KEY_RETURN);
    check_board(PLAYED, 2, "a set-up that changed nothing");
    control('g');
    check(session_waits("e7e5", WAIT_LOAD), "the list of moves is empty after a set-up without changes");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    for (int is_yes = 0; is_yes < 2; is_yes++) {
        control('e');
        session_waits("RETURN: OK ESC: cancel", WAIT_LOAD);
        emu_key(KEY_TAB);
        emu_key(KEY_RETURN);
        answer(is_yes, "a set-up");
        check_board(is_yes ? "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2" : PLAYED, is_yes ? 0 : 2,
            "a set-up");
    }
    control('u');
    check_board(PLAYED, 2, "a set-up undone");
}

static void openings(void)
{
    char before[HOST_TEXT];

    if (!begin(GAME_draughts)) {
        return;
    }
    play("11-15");
    play("22-18");
    strcpy(before, probe_board());
    for (int is_yes = 0; is_yes < 2; is_yes++) {
        control('o');
        session_waits("FIRE: play", WAIT_LOAD);
        emu_key(KEY_DOWN);
        emu_key(KEY_RETURN);
        answer(is_yes, "a ballot");
        emu_frames(is_yes ? 240 : 0);
        check((probe_word(PROBE_PLY) == 3) == is_yes, "a random opening has %u plies", probe_word(PROBE_PLY));
        if (!is_yes) {
            check_board(before, 2, "a refused random opening");
        }
    }
    undo_load(1);
    check_board(before, 2, "a random opening undone");
    if (!begin(GAME_chess)) {
        return;
    }
    play("e2e4");
    play("e7e5");
    control('o');
    session_waits("FIRE: play", WAIT_LOAD);
    emu_key(KEY_DOWN);
    emu_key(KEY_RETURN);
    session_waits("Which side", WAIT_LOAD);
    emu_key(KEY_RETURN);
    answer(1, "an opening");
    check(probe_word(PROBE_PLY) == 0, "the opening trainer starts with %u plies", probe_word(PROBE_PLY));
    control('u');
    check_board(PLAYED, 2, "an opening undone");
}

static void variants(void)
{
    char before[HOST_TEXT];

    if (!begin(GAME_hexapawn)) {
        return;
    }
    play("b1b2");
    play("a3b2");
    strcpy(before, probe_board());
    control('v');
    session_waits("< No move: ", WAIT_LOAD);
    emu_key(KEY_RIGHT);
    emu_frames(10);
    emu_key(KEY_RETURN);
    answer(1, "another variant");
    check_board("ppp/3/PPP w", 0, "another variant");
    check(session_shows("No move: a draw"), "the variant is not shown");
    control('u');
    check_board(before, 2, "a variant undone");
    check(!session_shows("No move: a draw"), "undoing a variant keeps its rules");
}

/* ---- one press, one move ---- */

#define THINKS "FIRE: move now"

/* FIRE makes the computer move at once. Another FIRE, `gap` frames after the release of the first, must not count as a
 * move of the player. */
static void second_press(unsigned game, unsigned gap)
{
    unsigned plies;

    if (!check(session_boot(&options) && session_choose(game, BY_KEYS), "no %s", host_games[game])) {
        return;
    }
    session_level(6, BY_KEYS);
    if (game == GAME_chess) {
        session_set_up("r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NB1N2/PP3PPP/R1BQ1RK1 w - - 0 10");
        emu_frames(AFTER);
        session_type("a2a3");
    } else {
        session_set_up("112277"); /* not in a book */
        emu_frames(90);
        emu_fire();
    }
    check(session_waits(THINKS, WAIT_LOAD), "%s: the computer does not think", host_games[game]);
    emu_frames(60);
    emu_fire();
    emu_frames(gap);
    emu_fire();
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 1), "%s: FIRE does not make the computer move", host_games[game]);
    plies = probe_word(PROBE_PLY);
    check(plies == 2, "%s: %u plies after FIRE", host_games[game], plies);
    emu_fire();
    emu_frames(gap);
    emu_fire();
    emu_frames(30);
    check(probe_word(PROBE_PLY) == 2 && !session_shows("move: a") && !session_shows("move: d"),
        "%s: a second FIRE after %u frames is a move", host_games[game], gap);
    emu_frames(60);
    emu_fire();
    emu_frames(30);
    check(game == GAME_connect4 ? probe_word(PROBE_PLY) > 2 : session_shows("move: ") || probe_word(PROBE_PLY) > 2,
        "%s: FIRE does not count after a rest", host_games[game]);
}

/* FIRE soon after the reply counts at once if the player did not press it while the computer was thinking. A stick
 * movement ends every delay. */
static void quick_player(void)
{
    if (!check(session_boot(&options) && session_choose(GAME_connect4, BY_KEYS), "no four in a row")) {
        return;
    }
    session_level(1, BY_KEYS);
    emu_fire();
    check(wait_screen(PROBE_SCREEN_THINKING, 60, 1) && wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 1), "no reply");
    emu_frames(17);
    emu_fire();
    emu_frames(40);
    check(probe_word(PROBE_PLY) >= 3, "FIRE 17 frames after the reply does not count");
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 1), "no reply");
    emu_stick(STICK_LEFT);
    emu_fire();
    emu_frames(40);
    check(probe_word(PROBE_PLY) >= 5, "FIRE right after the stick does not count");
}

static void held_return(void)
{
    if (!begin(GAME_connect4)) {
        return;
    }
    emu_frames(90);
    emu_hold_key(KEY_RETURN);
    emu_frames(240);
    emu_hold_key(-1);
    emu_frames(60);
    check(probe_word(PROBE_PLY) == 1, "RETURN held for 240 frames drops %u discs", probe_word(PROBE_PLY));
    emu_hold_key(KEY_RIGHT);
    emu_frames(120);
    emu_hold_key(-1);
    emu_key(KEY_RETURN);
    emu_frames(60);
    check(probe_word(PROBE_PLY) == 2, "RETURN is ignored after an arrow key was held");
}

/* ---- the first press ---- */

/* The cursor starts on a piece that can move: FIRE lifts it and makes no move. */
static void first_press(unsigned game)
{
    static char moves[HOST_MOVES][HOST_TEXT];
    char text[HOST_TEXT + 8];
    unsigned count;
    int is_piece = 0;

    host_choose(game);
    if (!check(session_boot(&options) && session_choose(game, BY_KEYS), "no %s", host_games[game])) {
        return;
    }
    count = host_moves(probe_board(), moves);
    emu_frames(60);
    emu_fire();
    emu_frames(20);
    check(probe_word(PROBE_PLY) == 0, "%s: the first FIRE is a move", host_games[game]);
    for (unsigned n = 0; n < count; n++) {
        snprintf(text, sizeof text, "move: %.2s", moves[n]);
        is_piece |= session_shows(text);
    }
    check(is_piece, "%s: the cursor does not start on a piece that can move", host_games[game]);
}

/* ---- messages ---- */

static void messages(void)
{
    if (!begin(GAME_noughts)) {
        return;
    }
    control('r');
    check(session_waits("Not possible", WAIT_LOAD), "something was redone");
    emu_frames(60);
    check(session_shows("Not possible"), "a message disappears within a second");
    emu_frames(90);
    check(session_shows("to move:") && !session_shows("Not possible"), "a message stays for more than two seconds");
    for (const char *move = "15293"; *move; move++) {
        play((char[]){*move, 0});
    }
    play("8");
    play("7");
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_LOAD, 5), "the game is not over: '%s'", probe_board());
    emu_frames(300);
    check(session_shows("FIRE: again") && session_shows("win"), "no result is shown");
    control('h');
    check(session_waits("Not possible", WAIT_LOAD), "a hint after the end");
    emu_frames(200);
    check(session_shows("FIRE: again") && session_shows("win") && !session_shows("Not possible"),
        "after the end a message replaces the result permanently");
}

/* ---- unfinished games ---- */

#define PLACES 5

static void sixth_game(void)
{
    static const unsigned games[PLACES + 1] = {
        GAME_hexapawn, GAME_noughts, GAME_connect4, GAME_draughts, GAME_reversi, GAME_chess
    };
    static const char *const moves[PLACES + 1] = { "b1b2", "5", "4", "11-15", "d3", "e2e4" };

    if (!check(session_boot(&options), "no menu")) {
        return;
    }
    for (unsigned n = 0; n <= PLACES; n++) {
        two_people(games[n]);
        play(moves[n]);
        if (n < PLACES) {
            check(session_menu(), "no way back from %s", host_games[games[n]]);
        }
    }
    control('x');
    check(session_waits("\"Hexapawn, move 1\"?", WAIT_LOAD), "the oldest game is replaced without a question");
    check(session_shows("Five games are saved. Replace\n") && session_shows("FIRE, Y: yes  Stick+FIRE, N: no"),
        "the question does not say why, or how to answer");
    emu_frames(10);
    emu_key(KEY_ESC);
    check(session_waits("Could not save. Leave anyway?", WAIT_LOAD), "no message that the game is not saved");
    check(session_shows("FIRE: yes  ESC: no") && !session_shows("^H: hint"), "the key row is not the question's");
    emu_frames(10);
    emu_key(emu_key_code('g'));
    emu_frames(10);
    check(session_shows("Could not save. Leave anyway?"), "a key that is not in the key row answers the question");
    emu_frames(10);
    emu_key(KEY_ESC);
    check_board("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", 1, "a game that was not left");
    control('x');
    session_waits("Replace\n", WAIT_LOAD);
    emu_frames(10);
    emu_key(KEY_ESC);
    session_waits("Could not save. Leave anyway?", WAIT_LOAD);
    emu_frames(10);
    emu_key(KEY_RETURN);
    check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5), "no menu");
    emu_frames(20);
    session_reach(GAME_hexapawn);
    check(strstr(session_line(GAME_hexapawn), "move 1") != NULL, "hexapawn is no longer unfinished: '%s'",
        session_line(GAME_hexapawn));
}

int main(int count, char **words)
{
    static const unsigned with_pieces[] = {
        GAME_hexapawn, GAME_warptrog, GAME_draughts, GAME_chess, GAME_minichess
    };
    static const unsigned gaps[] = { 5, 28, 34, 40 };

    host_words(count, words, "DISK.atr TROG");
    for (int is_second = 0; is_second < 2; is_second++) {
        options = (EmuOptions){
            .machine = is_second ? MACHINE_800_48K : MACHINE_XL, .is_pal = is_second, .disk = words[1]
        };
        saves();
        set_ups();
        openings();
        variants();
        for (unsigned n = 0; n < sizeof gaps / sizeof gaps[0]; n++) {
            second_press(GAME_connect4, gaps[n]);
            second_press(GAME_chess, gaps[n]);
        }
        quick_player();
        held_return();
        for (unsigned n = 0; n < sizeof with_pieces / sizeof with_pieces[0]; n++) {
            first_press(with_pieces[n]);
        }
        messages();
        sixth_game();
    }
    return check_end();
}
