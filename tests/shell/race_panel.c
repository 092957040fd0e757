/* race_panel.c: the panel and the status line of race. WIN shows whose chance it is, and its bar has no gap at any
 * value. The side that rolls is named as soon as the die rolls. At the end LUCK and MOVES add up: WIN at the start,
 * plus LUCK and MOVES of the first side, minus those of the second, is exactly 100% if the first side has won,
 * otherwise 0%. This holds after undo, another game and back, saves, the menu, RESET, a change of sides and more, and
 * also when the board is redrawn after the end.
 *
 *   race_panel DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "engine/game.h"
#include "games/race/chance.h"
#include "kernel.inc"
#include "screen.h"
#include "session.h"

#define AFTER 60       /* frames until a command is carried out */
#define OVER_MOST 240  /* frames until the result is shown */
#define THOUGHT 40     /* frames after which the computer is in the middle of a search */
#define TURNS_BEFORE 1 /* turns that the player plays before something is tried */
#define TRIES_MOST 4
#define TURNS_MOST 200
#define READ 400       /* frames until the network of the winning chance is in memory */
#define PANEL_AT 26    /* column */
#define WHOLE 100
#define BAR_WIDE 6
#define NEEDLE_LAST (2 * BAR_WIDE - 1) /* each character has two places */
#define BALL 0x1B      /* as a screen code */
#define SECOND 0x80

/* Each side has two pieces on the road. So the game is short but has hits, passes and some choice, and no side finishes
 * within two turns. */
#define BEGIN "9,12,18,18/10,13,18,18 a"
#define BEGIN_ROLLED "9,12,18,18/10,13,18,18 a 3"

static const char *place; /* what is tried, for messages */

/* ---- the panel ---- */

/* The line of the panel below the nth line (from 0) that contains `word`; 0: there is none. */
static const char *panel_after(const char *word, int n)
{
    static char text[SCREEN_TEXT];
    int is_next = 0;

    screen_text(emu_memory(), text);
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        const char *panel = strlen(line) > PANEL_AT ? line + PANEL_AT : "";

        if (is_next) {
            return panel;
        }
        is_next = strstr(panel, word) != NULL && n-- == 0;
    }
    return NULL;
}

static int percent_after(const char *word, int n)
{
    const char *line = panel_after(word, n);
    int percent = 0;

    check(line && sscanf(line, " %d%%", &percent) == 1, "%s: no percentage after '%s'", place, word);
    return percent;
}

/* The first side's chance of winning in this position, in percent, as the panel should show it. */
static int chances_in(const char *position)
{
    host_outcome(position);
    race_chance();
    return ((side ? -score : score) + CERTAIN + CERTAIN / WHOLE) / (CERTAIN / (WHOLE / 2));
}

/* LUCK plus MOVES of a side, as shown. The lower part of the panel belongs to the side at the bottom of the board. */
static int own_sum(int which)
{
    int n = emu_memory()[FLIP_AT] == which;

    return percent_after("LUCK", n) + percent_after("MOVES", n);
}

static void check_sum(const char *when, const char *begin)
{
    int is_first = strncmp(probe_board(), "18,18,18,18/", 12) == 0;
    int sum = chances_in(begin) + own_sum(0) - own_sum(1);

    check(sum == is_first * WHOLE, "%s%s: from %d%% it adds up to %d%%, not %d%%", place, when, chances_in(begin), sum,
        is_first * WHOLE);
    check(percent_after("MOVES", 0) <= 0 && percent_after("MOVES", 1) <= 0, "%s%s: a move is better than the best",
        place, when);
}

/* Checks that a ball is shown before WIN, in the colour of the side at the bottom. */
static void check_ball(void)
{
    const uint8_t win[] = {emu_memory()[FLIP_AT] ? BALL | SECOND : BALL, 'W' - ' ', 'I' - ' ', 'N' - ' '};

    check(memmem(emu_memory(), MEMORY_BYTES, win, sizeof win) != NULL, "%s: WIN does not show its side", place);
}

/* Checks the percentage and its bar: six characters, one of which has the needle, at the right place. */
static void check_bar(const char *position)
{
    int percent = chances_in(position);
    int wanted = emu_memory()[FLIP_AT] ? WHOLE - percent : percent;
    int needle = wanted / 8 < NEEDLE_LAST ? wanted / 8 : NEEDLE_LAST;
    char bar[BAR_WIDE + 1] = "______";
    char line[SCREEN_TEXT];

    bar[needle / 2] = needle % 2 ? ']' : '^';
    snprintf(line, sizeof line, "%d%%", wanted);
    check(percent_after("WIN", 0) == wanted, "%s: WIN is %d%%, not %s", position, percent_after("WIN", 0), line);
    check(panel_after(line, 0) && strcmp(panel_after(line, 0), bar) == 0, "%s: at %s the bar is not '%s'", position,
        line, bar);
    check_ball();
}

/* ---- playing ---- */

static int is_over(void) { return probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER; }

static void settle(void)
{
    emu_frames(AFTER);
    check(wait_settled(WAIT_PASSES), "%s: nothing happens in '%s'", place, probe_board());
}

/* Plays any move of the side to move. Afterwards it is the computer's turn, or a roll comes. */
static void move_now(void)
{
    char moves[HOST_MOVES][HOST_TEXT];
    unsigned count = host_moves(probe_board(), moves);

    if (!count && host_outcome(probe_board()) != OUTCOME_NONE) {
        return; /* the game has just ended, and its end is not shown yet */
    }
    if (check(count > 0, "%s: no legal move in '%s'", place, probe_board())) {
        session_type(moves[check_random(count)]);
    }
}

static void play(int turns)
{
    while (turns-- && !is_over()) {
        move_now();
        settle();
    }
}

static void set_up(const char *position)
{
    session_set_up(position);
    settle();
}

static void control(char letter)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
    settle();
}

static void press_control(char letter, const char *said)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
    check(session_waits(said, WAIT_LOAD), "%s: '%s' is not shown", place, said);
}

/* ---- what is done during the game ---- */

static void nothing(void) {}
static void undo(void) { control('u'); }
static void hint(void) { control('h'); }
static void next_best(void) { control('n'); }
static void flip(void) { control('f'); }
static void hidden_pieces(void) { control('p'); }

static void undo_redo(void)
{
    control('u');
    control('r');
}

static void another_game(void)
{
    session_start_again();
    settle();
}

static void undo_start(void)
{
    another_game();
    control('u');
}

static void menu(void)
{
    check(session_menu(), "%s: no menu", place);
    emu_frames(AFTER);
    emu_key(session_letter(session_game));
    wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5);
    settle();
}

static void save(void)
{
    press_control('s', "Save <");
    emu_key(KEY_RETURN);
    if (session_waits("Replace it?", AFTER)) {
        emu_key(KEY_RETURN);
    }
    check(session_waits("Saved", WAIT_LOAD), "%s: the game is not saved", place);
    emu_frames(2 * AFTER);
}

static void load(void)
{
    press_control('l', "Load <");
    emu_key(KEY_RETURN);
    session_replace();
    emu_frames(2 * AFTER);
    settle();
}

static void save_load(void)
{
    save();
    play(1);
    load();
}

static void load_after_another(void)
{
    save();
    another_game();
    play(TURNS_BEFORE);
    load();
}

static void sides(void)
{
    emu_console(CONSOLE_OPTION);
    emu_frames(2 * AFTER);
    settle();
}

static void two_people(void)
{
    session_two_people();
    settle();
}

static void reset(void)
{
    emu_reset();
    settle();
}

static void look_back(void)
{
    press_control('g', "FIRE: show");
    emu_key(KEY_UP);
    emu_fire();
    check(session_waits("Stick: replay", WAIT_LOAD), "%s: the position is not shown", place);
    emu_stick(STICK_LEFT);
    emu_frames(AFTER);
    emu_key(KEY_ESC);
    emu_frames(2 * AFTER);
    settle();
}

static void level_while_thinking(void)
{
    move_now();
    emu_frames(THOUGHT);
    emu_console(CONSOLE_SELECT);
    settle();
}

static const struct {
    const char *name;
    void (*act)(void);
} ways[] = {
    {"nothing", nothing}, {"undo", undo}, {"undo and redo", undo_redo}, {"undo of START", undo_start},
    {"the menu", menu}, {"a save loaded", save_load}, {"a save loaded after another game", load_after_another},
    {"sides", sides}, {"two people", two_people}, {"flip", flip}, {"RESET", reset}, {"a look back", look_back},
    {"hint", hint}, {"next best", next_best}, {"level in a thought", level_while_thinking}, {"blind", hidden_pieces},
};

/* ---- at the end of the game ---- */

static void end_it(void)
{
    play(TURNS_MOST);
    check(is_over(), "%s: the game does not end: '%s'", place, probe_board());
    check(session_waits("home: ", OVER_MOST), "%s: the result is not shown", place);
}

/* The dice depend on the time, so a game can end within the first turns: then another one is played. */
static void try_way(unsigned n)
{
    unsigned tries = TRIES_MOST;

    place = ways[n].name;
    do {
        set_up(BEGIN);
        play(TURNS_BEFORE);
    } while (is_over() && --tries);
    if (check(!is_over(), "%s: the game is over too early", place)) {
        ways[n].act();
    }
    end_it();
    check_sum("", BEGIN);
    if (ways[n].act == hidden_pieces) {
        control('p');
    }
}

/* At the end of a game that was set up with a roll, the numbers still add up when the board is redrawn or the last
 * moves are played again. */
static void try_end(void)
{
    place = "the end";
    set_up(BEGIN_ROLLED);
    end_it();
    check_sum(" with a roll to start with", BEGIN_ROLLED);
    flip();
    check_sum(", flip", BEGIN_ROLLED);
    flip();
    reset();
    check_sum(", RESET", BEGIN_ROLLED);
    look_back();
    check_sum(", a look back", BEGIN_ROLLED);
    undo();
    check(!session_shows("LUCK") && !session_shows("MOVES"), "%s: luck is still shown after undo", place);
    end_it();
    check_sum(", undo", BEGIN_ROLLED);
}

/* After the end of a game a position can be set up by cursor: computing the panel does not change the board. */
static void try_set_up(void)
{
    place = "set up at the end";
    press_control('e', "Set up:");
    emu_key(KEY_CTRL + emu_key_code('c'));
    emu_frames(AFTER);
    session_find_cursor();
    session_move("5", BY_STICK);
    emu_frames(AFTER);
    emu_key(KEY_CTRL + emu_key_code('e')); /* the position as text */
    check(session_waits("0,0,0,5/0,0,0,0 ", AFTER), "%s: the piece is not on 5", place);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    emu_key(KEY_ESC);
    settle();
}

/* A rolling die has no number yet, and the previous roll is no longer shown. */
static void try_line(void)
{
    int is_said = 0;

    place = "the line";
    set_up(BEGIN_ROLLED);
    move_now();
    for (unsigned end = emu_frame() + WAIT_MOVE; !session_shows("Atari rolled ") && emu_frame() < end; emu_frames(1)) {
        is_said |= session_shows("Atari: rolling\n");
    }
    check(is_said, "%s: the previous roll is shown until the next is known", place);
    settle();
}

/* ---- chances ---- */

/* Positions in which, with the board as it is and flipped, the needle is seen at all its places. */
static const char *const chances[] = {
    "0,4,0,18/18,14,18,18 a 1", "10,0,0,0/0,18,18,18 a 1", "12,0,9,18/7,18,18,18 a 5", "0,1,0,18/11,18,0,13 a 4",
    "0,13,0,10/18,0,15,18 a 6", "18,4,0,0/11,0,17,0 a 6", "15,0,18,9/0,14,10,0 a 3", "5,18,8,17/0,18,13,0 a 4",
    "18,18,14,7/3,0,0,0 a 1", "18,18,13,18/0,3,0,16 a 2", "18,18,18,17/0,0,0,0 a 1",
};

static void try_chances(void)
{
    place = "chances";
    for (unsigned n = 0; n < sizeof chances / sizeof chances[0]; n++) {
        set_up(chances[n]);
        check_bar(chances[n]);
        flip();
        check_bar(chances[n]);
        flip();
    }
}

/* A game from the start. */
static void try_whole(void)
{
    char start[HOST_TEXT];

    place = "a whole game";
    host_start(start);
    another_game();
    end_it();
    check_sum("", start);
}

int main(int count, char **words)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 5};

    host_words(count, words, "DISK.atr TROG");
    host_want("race");
    options.disk = words[1];
    place = "race";
    if (check(session_boot(&options) && session_choose(GAME_race, BY_KEYS), "no game")) {
        emu_frames(READ);
        try_chances();
        try_line();
        try_end();
        try_set_up();
        for (unsigned n = 0; n < sizeof ways / sizeof ways[0]; n++) {
            try_way(n);
        }
        try_whole();
        check(session_code_is_whole(), "the kernel's code has changed");
    }
    return check_end();
}
