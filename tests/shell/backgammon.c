/* backgammon.c: the panel of backgammon: the winning chances after the computer's play; hints, and their gain; a match.
 *
 *   backgammon DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "screen.h"
#include "session.h"

#define AFTER 60
#define PANEL_AT 26 /* column */
#define WHOLE 100
#define TURNS 6

/* White has six checkers left, and Black is far behind; and Black is ahead. The computer has several plays with every
 * roll. */
static const struct { const char *position, *play; int is_white_ahead; } cases[] = {
    { "-,-,-,-,-,-,-,B5,-,B5,-,B5,-,-,-,-,-,-,-,-,W2,W2,W2,- 0/0 w 21", "2/off 2/1", 1 },
    { "-,-,B2,B2,B2,-,-,-,-,B2,B3,W5,-,-,-,-,W5,-,W5,-,-,-,-,- 0/0 w 21", "13/11 13/12", 0 },
};

/* Reads the chances from the panel, the upper one first. Returns their number. */
static int read_chances(int *chances)
{
    char text[SCREEN_TEXT];
    int count = 0;

    screen_text(emu_memory(), text);
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        if (strlen(line) > PANEL_AT && strstr(line + PANEL_AT, "WIN ") && count < 2) {
            count += sscanf(line + PANEL_AT, "WIN %d", chances + count);
        }
    }
    return count;
}

static void wait_turn(void)
{
    for (unsigned end = emu_frame() + WAIT_PASSES; emu_frame() < end;) {
        if (session_asks_roll()) {
            return;
        }
        emu_frames(5);
    }
}

/* After the computer's play both sides have a chance; together they are 100%. The lower one is the player's, White. */
static void chances_shown(void)
{
    int chances[2];

    for (unsigned n = 0; n < sizeof cases / sizeof *cases; n++) {
        session_set_up(cases[n].position);
        emu_frames(AFTER);
        wait_settled(WAIT_MOVE);
        check(read_chances(chances) == 0, "'%s': a chance is shown before the computer has played", cases[n].position);
        session_type(cases[n].play);
        emu_frames(AFTER);
        wait_turn();
        if (check(read_chances(chances) == 2, "'%s': no chances are shown: '%s'", cases[n].position, probe_board())) {
            check(chances[0] + chances[1] == WHOLE, "chances of %d%% and %d%%", chances[0], chances[1]);
            check((chances[1] > WHOLE / 2) == cases[n].is_white_ahead, "'%s': %d%% for White", probe_board(),
                chances[1]);
        }
        emu_key(KEY_CTRL + emu_key_code('u'));
        emu_frames(AFTER);
        check(read_chances(chances) == 0, "a chance is shown after undo");
    }
}

/* A new game. The player, White, rolls when the computer has played. */
static int new_game(void)
{
    emu_console(CONSOLE_START);
    emu_frames(AFTER);
    session_replace();
    wait_turn();
    return check(session_asks_roll(), "no roll is asked for");
}

static void roll(void)
{
    wait_turn();
    emu_fire();
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
}

/* A hint leaves the roll as it is; the play that it names can be typed. */
static void hint_keeps_roll(void)
{
    char before[HOST_TEXT], play[HOST_TEXT], text[SCREEN_TEXT];
    const char *named;
    unsigned ply;

    for (unsigned n = 0; n < TURNS && (n || new_game()); n++) {
        roll();
        strcpy(before, probe_whole_board());
        ply = probe_word(PROBE_PLY);
        emu_key(KEY_CTRL + emu_key_code('h'));
        check(session_waits("Hint: ", WAIT_MOVE), "no hint in '%s'", before);
        emu_frames(AFTER);
        screen_text(emu_memory(), text);
        named = strstr(text, "Hint: ");
        if (!named || sscanf(named, "Hint: %[^\n]", play) != 1) {
            return;
        }
        session_move(play, BY_KEYS);
        emu_frames(AFTER);
        check(probe_word(PROBE_PLY) > ply, "'%s' is refused after a hint in '%s'", play, before);
    }
}

static void fire_at(int x)
{
    session_point(x, 1);
    emu_fire();
    emu_frames(AFTER);
}

#define POINT_8 4 /* columns of the cursor */
#define POINT_6 7
#define POINT_5 8

/* Undo in the middle of a turn puts the lifted checker down, and takes back the one that was moved. */
static void undo_in_a_turn(void)
{
    unsigned ply;

    session_set_up("W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 w 31");
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    ply = probe_word(PROBE_PLY);
    fire_at(POINT_8);
    fire_at(POINT_5);
    fire_at(POINT_6);
    emu_key(KEY_CTRL + emu_key_code('u'));
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    check(probe_word(PROBE_PLY) == ply && session_shows(" rolled 3-1"), "undo leaves the turn");
    fire_at(POINT_6);
    fire_at(POINT_5);
    check(probe_word(PROBE_PLY) == ply, "the first checker has not come back");
    fire_at(POINT_8);
    fire_at(POINT_5);
    check(probe_word(PROBE_PLY) > ply, "the turn cannot be finished after undo");
}

#define POINT_11 1 /* empty */

/* FIRE on a wrong point says why, and a lifted checker stays lifted. */
static void wrong_point(void)
{
    unsigned ply;

    session_set_up("W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 w 31");
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    ply = probe_word(PROBE_PLY);
    fire_at(POINT_11);
    check(session_shows("You have no checker there"), "FIRE on an empty point is not explained");
    fire_at(POINT_8);
    fire_at(POINT_11);
    check(session_shows("No die goes there"), "FIRE on a wrong point is not explained");
    fire_at(POINT_5);
    fire_at(POINT_11);
    check(session_shows("You have no checker there"), "FIRE on an empty point in a turn is not explained");
    fire_at(POINT_6);
    fire_at(POINT_5);
    check(probe_word(PROBE_PLY) > ply, "a wrong point spoils the turn");
    wait_turn();
}

/* A turn can be typed checker by checker; a part that is not legal is refused, as before. */
static void half_turns(void)
{
    unsigned ply;

    session_set_up("W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 w 31");
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    ply = probe_word(PROBE_PLY);
    session_type("8/4/3");
    check(session_shows("Not a whole play"), "8/4/3 is not refused");
    session_type("8/5 8/6");
    check(session_shows("Not a whole play"), "8/5 8/6 is not refused");
    session_type("8/5");
    check(probe_word(PROBE_PLY) == ply && session_shows("Now the rest"), "the first half of a turn is refused");
    emu_key(KEY_CTRL + emu_key_code('u'));
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    session_type("6/5");
    check(probe_word(PROBE_PLY) == ply && session_shows("Now the rest"), "another half is refused after undo");
    session_type("8/5");
    check(probe_word(PROBE_PLY) > ply, "the second half of a turn is refused");
    wait_turn();
    check(strstr(probe_board(), "W3,-,-,") == NULL, "the turn of two halves is '%s'", probe_board());
}

#define NEW_GAMES 16

/* The side that wins the opening roll is named; White, "You", rolls the first die. */
static void opening_roll_named(void)
{
    char text[SCREEN_TEXT], name[HOST_TEXT];
    const char *line;
    int first, second, seen[2] = {0};

    for (unsigned n = 0; n < NEW_GAMES && !(seen[0] && seen[1]); n++) {
        wait_turn();
        emu_console(CONSOLE_START);
        if (session_waits("New game?", 3 * AFTER)) {
            emu_fire();
            emu_frames(AFTER);
        }
        session_replace();
        wait_turn();
        emu_fire();
        for (unsigned end = emu_frame() + WAIT_PASSES; emu_frame() < end && !session_shows(" rolled ");) {
            emu_frames(1);
        }
        screen_text(emu_memory(), text);
        line = strstr(text, " rolled ");
        if (!check(line && sscanf(line, " rolled %d-%d", &first, &second) == 2, "no opening roll")) {
            return;
        }
        while (line > text && line[-1] != '\n') {
            line--;
        }
        sscanf(line, "%s", name);
        check(!strcmp(name, first > second ? "You" : "Atari"), "%s rolled %d-%d", name, first, second);
        seen[first > second] = 1;
        wait_turn();
    }
    check(seen[0] && seen[1], "the same side has won all opening rolls");
}

/* After a hint, another play is compared with it, by keys and by stick; the play of the hint itself is not. */
static void gain_shown(void)
{
    static const struct { const char *play; int is_other; } plays[] = { { "24/20", 1 }, { "8/5 6/5", 0 } };

    for (unsigned n = 0; n < sizeof plays / sizeof *plays; n++) {
        session_set_up("W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 w 31");
        emu_frames(AFTER);
        wait_settled(WAIT_MOVE);
        emu_key(KEY_CTRL + emu_key_code('h'));
        check(session_waits("Hint: 8/5 6/5", WAIT_MOVE), "the hint for 3-1 is not 8/5 6/5");
        session_type(plays[n].play);
        emu_frames(2);
        check(session_shows("8/5 6/5 is 0.") == plays[n].is_other && session_shows(" better") == plays[n].is_other,
            "%s after a hint: its gain is %s", plays[n].play, plays[n].is_other ? "not shown" : "shown");
        wait_turn();
    }
}

/* A letter that was typed before a hint does not spoil a turn by stick. */
static void letter_before_a_hint(void)
{
    unsigned ply;

    session_set_up("W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 w 31");
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    ply = probe_word(PROBE_PLY);
    emu_key(emu_key_code('8'));
    emu_key(KEY_CTRL + emu_key_code('h'));
    check(session_waits("Hint: ", WAIT_MOVE), "no hint");
    fire_at(POINT_8);
    fire_at(POINT_5);
    fire_at(POINT_6);
    fire_at(POINT_5);
    check(probe_word(PROBE_PLY) > ply, "a letter typed before a hint spoils a turn by stick");
    wait_turn();
}


/* What a hint writes can be typed: parentheses for checkers that go the same way. */
static void parentheses(void)
{
    unsigned ply;

    session_set_up("W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 w 66");
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    ply = probe_word(PROBE_PLY);
    session_press("24/18(2) 13/7(2)");
    emu_frames(AFTER);
    check(session_shows("24/18(2) 13/7(2)"), "parentheses are not typed");
    emu_key(KEY_RETURN);
    emu_frames(AFTER);
    check(probe_word(PROBE_PLY) > ply, "24/18(2) 13/7(2) is refused");
    wait_turn();
}

/* A command before the roll leaves the roll to FIRE; a hint and letters show it. */
static void commands_before_a_roll(Input input)
{
    static const struct { const char *name; char key; const char *shown; int answer; } commands[] = {
        { "Rules", 0, "Bear off your", KEY_ESC },
        { "Level", 0, "", KEY_NONE },
        { "Save", 's', "< 1", KEY_ESC },
        { "Resign", 'q', "esign", KEY_ESC },
        { "Sound", 'm', "Sound", KEY_NONE },
        { "Set up", 'e', "ESC", KEY_ESC },
        { "Moves", 'g', "ESC", KEY_ESC },
    };
    unsigned ply;

    session_set_up("W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W4,W1,-,-,-,B2 0/0 w -");
    emu_frames(AFTER);
    wait_turn();
    ply = probe_word(PROBE_PLY);
    for (unsigned n = 0; n < sizeof commands / sizeof *commands; n++) {
        if (input == BY_STICK && n != 1) { /* the level waits for the stick */
            session_command(commands[n].name, BY_STICK);
        } else if (commands[n].key) {
            emu_key(KEY_CTRL + emu_key_code(commands[n].key));
        } else if (n == 0) {
            emu_key(emu_key_code('?'));
        } else {
            emu_console(CONSOLE_SELECT);
        }
        check(session_waits(commands[n].shown, WAIT_MOVE), "%s is not done before a roll", commands[n].name);
        if (commands[n].answer != KEY_NONE) {
            emu_key(commands[n].answer);
        }
        emu_frames(3 * AFTER);
        check(session_waits(": FIRE rolls", WAIT_MOVE) && probe_word(PROBE_PLY) == ply, "%s rolls the dice",
            commands[n].name);
    }
    if (input == BY_STICK) {
        emu_fire();
    } else {
        emu_key(KEY_RETURN);
    }
    check(session_waits(" rolled ", WAIT_MOVE), "the dice are not rolled");
    session_level(1, input);
}

static void shown_without_a_roll(void)
{
    session_set_up("W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W4,W1,-,-,-,B2 0/0 w -");
    emu_frames(AFTER);
    wait_turn();
    emu_key(emu_key_code('8'));
    emu_frames(AFTER);
    check(session_shows(" rolled ") && session_shows(": 8\n"), "a letter does not show the roll");
    session_set_up("W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W4,W1,-,-,-,B2 0/0 w -");
    emu_frames(AFTER);
    wait_turn();
    emu_key(KEY_CTRL + emu_key_code('h'));
    check(session_waits("Hint: ", WAIT_MOVE), "no hint before a roll");
    check(session_shows("###  ###"), "a hint does not show the roll");
}

/* ---- a match ---- */

#define LAST_SINGLE "-,-,-,-,-,-,-,-,-,-,-,-,B14,-,-,-,-,-,-,-,-,-,-,W1 0/0 w 31"
#define LAST_GAMMON "-,-,-,-,-,-,-,-,-,-,-,-,B15,-,-,-,-,-,-,-,-,-,-,W1 0/0 w 31 2-1"
#define LAST_OF_BLACK "B1,-,-,-,-,-,-,-,-,-,-,W15,-,-,-,-,-,-,-,-,-,-,-,- 0/0 b 31 1-2"
#define POINT_1 12
#define OFF_BOARD 13

/* Returns 1 if the panel shows these points, the upper side's first. */
static int points_are(const char *upper, const char *lower)
{
    char text[SCREEN_TEXT], *first, *second;

    screen_text(emu_memory(), text);
    first = strstr(text, " OF ");
    second = first ? strstr(first + 1, " OF ") : NULL;
    return second && !strncmp(first - 1, upper, strlen(upper)) && !strncmp(second - 1, lower, strlen(lower));
}

/* Chooses the variant that is `steps` after the current one. */
static void choose_match(int steps, Input input)
{
    session_do_command("Variant", 'v', input);
    emu_frames(AFTER);
    while (steps--) {
        session_arrow(STICK_RIGHT, KEY_RIGHT, input);
    }
    session_take(input);
    emu_frames(AFTER);
    session_replace();
    emu_frames(AFTER);
    wait_turn();
}

/* Plays 1/off, with which the player wins. */
static void win(Input input)
{
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    if (input == BY_KEYS) {
        session_type("1/off");
    } else {
        fire_at(POINT_1);
        fire_at(OFF_BOARD);
    }
    emu_frames(AFTER);
    wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5);
    emu_frames(5 * AFTER);
}

/* FIRE begins the next game, in which person and computer change sides; START as well, with the same sides. */
static void next_game(Input input)
{
    if (input == BY_KEYS) {
        emu_console(CONSOLE_START);
    } else {
        emu_fire();
    }
    emu_frames(3 * AFTER);
    wait_turn();
}

static void load_first(void)
{
    emu_key(KEY_CTRL + emu_key_code('l'));
    emu_frames(AFTER);
    emu_key(KEY_RETURN);
    emu_frames(AFTER);
    session_replace();
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
}

/* A match to 3 points: points, undo, the next game with the sides exchanged, save, load, RESET, the end. */
static void match_played(Input input)
{
    choose_match(1, input);
    check(points_are("0 OF 3", "0 OF 3"), "a match begins with other points than 0-0");
    session_set_up(LAST_SINGLE);
    win(input);
    check(session_shows("Single game, 1-0 to 3: you win") && points_are("0 OF 3", "1 OF 3"),
        "one point is not counted");
    check(session_waits("MOVES", WAIT_MOVE) && session_shows("LUCK") && session_shows("+0."),
        "luck and moves are not shown");
    emu_key(KEY_CTRL + emu_key_code('u'));
    emu_frames(AFTER);
    check(!session_shows("LUCK") && !session_shows("MOVES"), "luck and moves are shown after undo");
    check(points_are("0 OF 3", "0 OF 3"), "undo does not take the point back");
    win(input);
    check(points_are("0 OF 3", "1 OF 3"), "one point is not counted after undo");
    next_game(input);
    check(points_are("0 OF 3", "1 OF 3") && strstr(probe_whole_board(), input == BY_KEYS ? " 1-0" : " 0-1"),
        "the next game begins without the point: '%s'", probe_whole_board());
    emu_key(KEY_CTRL + emu_key_code('s'));
    emu_frames(AFTER);
    emu_key(KEY_RETURN);
    emu_frames(AFTER);
    emu_key(KEY_RETURN);
    emu_frames(3 * AFTER);
    emu_reset();
    emu_frames(5 * AFTER);
    check(points_are("0 OF 3", "1 OF 3"), "RESET loses the point");
    choose_match(3, input); /* single games */
    check(!session_shows(" OF 3"), "points are shown outside a match");
    load_first();
    check(points_are("0 OF 3", "1 OF 3"), "a loaded game has lost the point");
    session_set_up(input == BY_KEYS ? LAST_GAMMON : LAST_OF_BLACK);
    win(input);
    check(session_shows("Match 4-1 to 3: you win") && points_are("1 OF 3", "4 OF 3"),
        "the end of the match is not said");
    next_game(input);
    check(points_are("0 OF 3", "0 OF 3"), "the next match does not begin with 0-0");
    choose_match(3, input);
}

int main(int count, char **words)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 8};

    host_words(count, words, "DISK.atr TROG");
    options.disk = words[1];
    session_rolls = 1;
    if (check(session_boot(&options), "no menu")
        && check(session_choose(host_game("backgammon"), BY_KEYS), "no first board")) {
        session_level(1, BY_KEYS);
        session_rolls = 0;
        chances_shown();
        hint_keeps_roll();
        opening_roll_named();
        undo_in_a_turn();
        wrong_point();
        half_turns();
        gain_shown();
        letter_before_a_hint();
        commands_before_a_roll(BY_KEYS);
        commands_before_a_roll(BY_STICK);
        shown_without_a_roll();
        parentheses();
        match_played(BY_KEYS);
        match_played(BY_STICK);
    }
    return check_end();
}
