/* stray.c: hands that do not do as they should. A letter typed before FIRE on a man, in every kind of game; an order
 * typed while there is something to report.
 *
 *   stray DISK.atr TROG
 */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "table.h"

#define AFTER 40 /* frames until a key is obeyed, or a part of the shell is there */
#define SHOWN 120 /* and an order has been shown */

static char place[60]; /* the machine and the game */

static void settle(unsigned frames)
{
    emu_frames(frames);
    wait_settled(WAIT_MOVE);
}

static void press(const char *letters)
{
    for (; *letters; letters++) {
        emu_key(emu_key_code(*letters));
        emu_frames(10);
    }
}

/* A new game, in which the computer has no side. */
static int choose(const char *game, const EmuOptions *options)
{
    snprintf(place, sizeof place, "%s %s, %s", machine_names[options->machine], options->is_pal ? "PAL" : "NTSC", game);
    host_want(game);
    if (!check(table_choose(host_game(game), BY_KEYS) && table_two_people(), "%s: no game of people", place)) {
        return 0;
    }
    table_start_again();
    settle(2 * AFTER);
    return check(glass_word(GLASS_PLY) == 0, "%s: it does not begin again", place);
}

/* ---- a letter, then FIRE ---- */

/* What was typed is no part of what FIRE begins. */
static void letters_before_fire(const char *letters, const char *move)
{
    unsigned plies = glass_word(GLASS_PLY);

    press(letters);
    table_find_cursor();
    table_move(move, BY_STICK);
    settle(SHOWN);
    check(glass_word(GLASS_PLY) == plies + 1, "%s: '%s' typed, and %s by stick is not played", place, letters, move);
}

/* A man who was lifted behind a letter is put down by RETURN as well. */
static void return_behind_fire(const char *letters, const char *from, const char *move)
{
    unsigned plies = glass_word(GLASS_PLY);

    press(letters);
    table_find_cursor();
    table_move(from, BY_STICK);
    emu_frames(AFTER);
    emu_stick(STICK_DOWN);
    emu_key(KEY_RETURN);
    settle(SHOWN);
    check(glass_word(GLASS_PLY) == plies + 1, "%s: '%s' typed, %s lifted, and %s by RETURN is not played", place,
        letters, from, move);
}

static void letters(const EmuOptions *options)
{
    if (choose("chess", options)) {
        letters_before_fire("q", "e2e4");
        letters_before_fire("g", "g8f6");
        letters_before_fire("g1", "d2d4");
        letters_before_fire("q", "d6"); /* the pawn that can go there */
        letters_before_fire("f1", "c4"); /* but this is the beginning of a move, whose end is pointed at */
        return_behind_fire("q", "h7", "h7h6");
        check(strncmp(glass_whole_board(), "rnbqkb1r/ppp1ppp1/3p1n1p/8/2BPP3/8/PPP2PPP/RNBQK1NR", 51) == 0,
            "%s: after all that stands '%s'", place, glass_whole_board());
        table_menu();
    }
    if (choose("connect4", options)) {
        letters_before_fire("q", "4");
        letters_before_fire("7", "4");
        table_menu();
    }
    if (choose("reversi", options)) {
        letters_before_fire("q", "d3");
        table_menu();
    }
}

/* ---- Star Chess ---- */

/* Everything in it is possible somewhere (stars.c); the cursor is at B2. */
static const char rich[] =
    "t2:200+2x30,b,b,t3:20+3x20/b,b,b,b/b+1x45,b1:100,b3:20+3x9,b/t1:1000+1x60,b1:150+1x8,b,t4:20+4x20 9000/9000,400/200,400/200,400/200 1 9";

static char position[HOST_TEXT];

static void set_up(void)
{
    table_set_up(rich);
    settle(2 * AFTER);
    strcpy(position, rich);
    check(strcmp(glass_whole_board(), position) == 0, "%s: set up is '%s'", place, glass_whole_board());
}

static void check_order(const char *how, const char *order)
{
    settle(SHOWN);
    host_play(position, order, position);
    check(strcmp(glass_whole_board(), position) == 0, "%s: %s does not give %s: '%s'", place, how, order,
        glass_whole_board());
}

static void fire(void)
{
    emu_fire();
    emu_frames(20);
}

static void letters_before_orders(void)
{
    set_up();
    press("n");
    fire();
    emu_stick(STICK_DOWN);
    fire();
    check_order("n, FIRE and TERRA", "terraform B2");
    press("e"); /* which an order begins with */
    fire();
    press("b1");
    fire();
    check_order("e, FIRE and BUILD", "build B2 1");
    press("n");
    fire();
    emu_stick(STICK_UP); /* round to the last one */
    fire();
    check_order("n, FIRE and END", "end");
}

/* What is said of the order that is typed. */
static void check_line(const char *when, const char *typed)
{
    char line[40];

    snprintf(line, sizeof line, "Gold to move: %s", typed);
    check(table_shows(line), "%s: %s, '%s' does not stand there", place, when, line);
}

/* A rich person and three computers that are quick, and one of whom moves something. */
static void come_to_reports(const char *typed)
{
    table_start_again();
    settle(AFTER);
    check(table_sides(14), "%s: no three computers", place);
    settle(AFTER);
    set_up();
    table_type("e");
    for (unsigned end = emu_frame() + WAIT_MOVE; glass_byte(GLASS_SIDE) != 1 && emu_frame() < end;) {
        emu_frames(2);
    }
    press(typed);
    for (unsigned end = emu_frame() + 2 * WAIT_MOVE; glass_byte(GLASS_SIDE) != 0 && emu_frame() < end;) {
        emu_frames(5);
    }
    settle(2 * AFTER);
    check(table_shows("FIRE goes on"), "%s: nothing is reported", place);
}

static void check_scrapped(const char *how)
{
    emu_key(KEY_RETURN);
    settle(SHOWN);
    check(strstr(glass_whole_board(), "/t1:1000+1x57,") != NULL, "%s: %s: RETURN leaves '%s'", place, how,
        glass_whole_board());
}

/* An order that is typed stays while reports are read, and RETURN gives it, also before they are read. */
static void typed_under_reports(void)
{
    come_to_reports("s a1 3");
    check_line("typed while they thought", "s a1 3");
    fire();
    check_line("behind FIRE", "s a1 3");
    for (unsigned n = 0; n < 24 && table_shows("FIRE goes on"); n++) {
        fire();
    }
    check(table_shows("FIRE orders"), "%s: the report has no end", place);
    check_line("behind the report", "s a1 3");
    check_scrapped("typed while they thought");
    come_to_reports("");
    press("s a1");
    fire();
    press(" 3");
    check(table_shows("FIRE goes on"), "%s: the report is over at once", place);
    check_line("typed before and behind FIRE", "s a1 3");
    check_scrapped("typed before and behind FIRE");
    come_to_reports("");
    press("s a1 3");
    check_scrapped("with reports unread");
}

static void play_on(EmuOptions *options)
{
    if (!check(table_boot(options), "%s: no menu", machine_names[options->machine])) {
        return;
    }
    letters(options);
    if (choose("starchess", options)) {
        letters_before_orders();
        typed_under_reports();
    }
    check(table_code_is_whole(), "%s: the kernel's code is changed", place);
}

int main(int count, char **words)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 1};

    host_words(count, words, "DISK.atr TROG");
    options.disk = words[1];
    play_on(&options);
    options.machine = MACHINE_800_48K;
    options.is_pal = 1;
    play_on(&options);
    return check_end();
}
