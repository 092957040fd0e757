/* empires.c: Star Chess at the table: who plays and on which planets, by stick and by keys; that nobody ends a turn by
 * accident; how far back undo goes, after a power cut, too; what is said while a computer thinks; what a fight and a
 * bombardment sound like; positions that are refused.
 *
 *   empires DISK.atr TROG
 */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "engine/game.h"
#include "engine/level.h"
#include "image.h"
#include "kernel.inc"
#include "screen.h"
#include "table.h"

#define GAME_WANTED "starchess"
#define AFTER 40      /* frames until a command is obeyed */
#define TRIES 12      /* of somebody in haste */
#define RECORD 100    /* moves of menu.txt */
#define BACK 6        /* orders taken back */
#define WAIT_ORDERS 12000

static char place[40]; /* the machine and the hand */
static Hand hand;

static void settle(void)
{
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    emu_frames(5);
}

static void wait_for(const char *words)
{
    check(table_waits(words, WAIT_MOVE), "%s: '%s' does not come", place, words);
}

static void control(char letter)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
    settle();
}

/* ---- planets ---- */

static unsigned count_terran(const char *board)
{
    unsigned count = 0;

    for (; *board != ' '; board++) {
        count += *board == 't';
    }
    return count;
}

static void choose_planets(const char *from, const char *to)
{
    char line[40];

    check(table_obey("Variant", 'v', hand), "%s: no command for the planets", place);
    snprintf(line, sizeof line, "< planets=%s >", from);
    wait_for(line);
    table_arrow(STICK_RIGHT, KEY_RIGHT, hand);
    snprintf(line, sizeof line, "< planets=%s >", to);
    wait_for(line);
    table_take(hand);
    settle();
}

static void planets(void)
{
    char before[HOST_TEXT];

    check(count_terran(glass_whole_board()) == 4, "%s: the first galaxy is '%s'", place, glass_whole_board());
    choose_planets("barren", "terran");
    check(count_terran(glass_whole_board()) == 16, "%s: terran planets are '%s'", place, glass_whole_board());
    choose_planets("terran", "random");
    strcpy(before, glass_whole_board());
    check(count_terran(before) > 4 && count_terran(before) < 16, "%s: planets by chance are '%s'", place, before);
    table_type("e"); /* undo brings them back, and START others */
    settle();
    control('u');
    check(strcmp(glass_whole_board(), before) == 0, "%s: undo makes '%s' of '%s'", place, glass_whole_board(), before);
    table_start_again();
    settle();
    check(strcmp(glass_whole_board(), before) != 0, "%s: the next galaxy by chance is the same", place);
    choose_planets("random", "barren");
    check(count_terran(glass_whole_board()) == 4, "%s: barren planets are '%s'", place, glass_whole_board());
}

/* ---- people ---- */

static void choose_people(unsigned people)
{
    static const char *const names[] = {"person", "computer"};
    char line[40];

    if (hand == BY_STICK) {
        check(table_command("Sides", hand), "%s: no command for the sides", place);
    } else {
        emu_console(CONSOLE_OPTION);
    }
    wait_for("FIRE or ESC");
    for (unsigned who = 0, steps = 0; who < game_info()->sides && steps < 2 * SIDES_MOST; steps++) {
        snprintf(line, sizeof line, "< %s %s >", game_info()->side_names[who], names[who < people]);
        if (table_shows(line)) {
            table_arrow(STICK_RIGHT, KEY_RIGHT, hand);
            emu_frames(5);
        }
        snprintf(line, sizeof line, "< %s %s >", game_info()->side_names[who], names[who >= people]);
        who += table_shows(line) != 0;
        table_arrow(STICK_DOWN, KEY_DOWN, hand);
        emu_frames(5);
    }
    table_take(hand);
    settle();
}

/* Each of them ends a turn; computers play by themselves, and then it is the first one's again. */
static void some_people(unsigned people)
{
    table_start_again();
    settle();
    choose_people(people);
    for (unsigned who = 0; who < people; who++) {
        check(glass_byte(GLASS_SIDE) == who && !glass_byte(GLASS_COMPUTER),
            "%s: of %u people side %u is on turn, not %u", place, people, glass_byte(GLASS_SIDE), who);
        table_type("e");
        emu_frames(4 * AFTER);
        settle();
    }
    for (unsigned end = emu_frame() + WAIT_MOVE; glass_byte(GLASS_SIDE) != 0 && emu_frame() < end;) {
        emu_frames(10);
    }
    settle();
    check(glass_byte(GLASS_SIDE) == 0 && table_shows("TURN 2"), "%s: %u people do not come to the second turn", place,
        people);
}

/* ---- by accident ---- */

static const char rich[] =
    "t2:200+2x30,b,b,t3:20+3x20/b,b,b,b/b+1x45,b1:100,b3:20+3x9,b/t1:1000+1x60,b1:150+1x8,b,t4:20+4x20 9000/9000,400/200,400/200,400/200 1 9";

static void at_centre_with(const char *position)
{
    table_set_up(position);
    settle();
    check(strcmp(glass_whole_board(), position) == 0, "%s: '%s' is set up as '%s'", place, position,
        glass_whole_board());
}

static void in_haste(const char *where)
{
    for (unsigned n = 0; n < TRIES; n++) {
        if (hand == BY_STICK) {
            emu_fire();
        } else {
            emu_key(KEY_RETURN);
        }
    }
    emu_hold_fire(1);
    emu_frames(80);
    emu_hold_fire(0);
    emu_frames(AFTER);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(glass_byte(GLASS_SIDE) == 0, "%s: the turn was ended in haste, %s", place, where);
}

/* Nothing to order, ships, a colony without ships: the cursor stands on B2 at first, and stays where an order was
 * given. */
static void no_accident(void)
{
    at_centre_with("t2:200+2x30,b,b,t3:20/b,b,b,b/b,b,b,b/t1:1000+1x60,b1:150+1x8,b,t4:20 "
        "9000/9000,400/200,400/200,400/200 1 9");
    in_haste("where nothing is");
    emu_stick(STICK_DOWN);
    in_haste("over ships");
    at_centre_with(rich);
    in_haste("over a colony");
    at_centre_with(rich);
    emu_stick(STICK_DOWN);
    table_type("s b1 1");
    settle();
    table_find_cursor();
    check(emu_memory()[POINT_x_AT] == 1 && emu_memory()[POINT_y_AT] == 3,
        "%s: the cursor is at %u, %u after an order at B1", place, emu_memory()[POINT_x_AT], emu_memory()[POINT_y_AT]);
}

/* A look at the page of commands before the first order: the cursor comes back to where it was. START puts it into the
 * middle again. */
static void cursor_stays(void)
{
    table_start_again();
    settle();
    check(table_shows("B2 barren"), "%s: the cursor does not begin at B2", place);
    emu_stick(STICK_DOWN);
    emu_stick(STICK_LEFT);
    emu_frames(AFTER);
    check(table_shows("A1 terran"), "%s: the cursor is not at A1", place);
    for (int n = 0; n < 2; n++) {
        emu_key(KEY_ESC);
        wait_for("COMMANDS");
        emu_key(KEY_ESC);
        settle();
        check(table_shows("A1 terran"), "%s: the cursor has left A1 for the page of commands", place);
    }
    table_start_again();
    settle();
    check(table_shows("B2 barren"), "%s: the cursor does not begin at B2 again", place);
}

/* ---- orders that are not given after all ---- */

#define HOME_AT 0x68 /* asm/plat/atari/screen.inc */
#define SKY_FROM 0x980 /* from there: the missiles, */
#define CURSOR_FROM 0xA00 /* the cursor, */
#define CURSOR_BEHIND 0xA80 /* players 1 to 3 */
#define SKY_BEHIND 0xC00

typedef struct {
    char text[SCREEN_TEXT];
    uint8_t sky[SKY_BEHIND - SKY_FROM];
} Seen;

static void see(Seen *seen)
{
    const uint8_t *home = emu_memory() + (emu_memory()[HOME_AT] << 8);

    screen_text(emu_memory(), seen->text);
    memcpy(seen->sky, home + SKY_FROM, sizeof seen->sky);
    memset(seen->sky + CURSOR_FROM - SKY_FROM, 0, CURSOR_BEHIND - CURSOR_FROM);
}

/* ESC leaves everything as it was, from wherever in the window: what is said, the mark of the last order, the sky. */
static void left(const char *keys)
{
    Seen before, after;

    see(&before);
    emu_fire();
    emu_frames(AFTER);
    for (const char *key = keys; *key; key++) {
        emu_key(emu_key_code(*key));
        emu_frames(10);
    }
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    see(&after);
    check(strcmp(before.text, after.text) == 0, "%s: FIRE %s ESC leaves\n%sand not\n%s", place, keys, after.text,
        before.text);
    check(memcmp(before.sky, after.sky, sizeof after.sky) == 0, "%s: FIRE %s ESC leaves another sky", place, keys);
}

static void left_alone(void)
{
    at_centre_with(rich);
    table_type("s b1 1");
    settle();
    emu_stick(STICK_DOWN);
    emu_stick(STICK_LEFT);
    emu_frames(AFTER);
    check(table_shows("A1 terran"), "%s: the cursor is not at A1", place);
    left("");
    left("s");
    left("b5");
    left("m");
    emu_stick(STICK_LEFT); /* round to D1 */
    emu_frames(AFTER);
    check(table_shows("D1 terran"), "%s: the cursor is not at D1", place);
    left("");
}

/* ---- positions that are none ---- */

static void refused(const char *position, const char *words)
{
    char before[HOST_TEXT];

    strcpy(before, glass_whole_board());
    table_set_up(position);
    emu_frames(AFTER);
    check(table_shows(words), "%s: '%s' is not answered with '%s'", place, position, words);
    emu_key(KEY_ESC);
    settle();
    check(strcmp(glass_whole_board(), before) == 0, "%s: a refused position has changed the board to '%s'", place,
        glass_whole_board());
}

static void bad_positions(void)
{
    refused("t2:20,b,b,t3:20/b,b,b,b/b,b,b,b/t1:20+1x1000,b,b,t4:20 400/200,400/200,400/200,400/200 1 1", "999");
    refused("t2:20,b,b,t3:20/b,b,b,b/b,b2:20,b,b/t1:20,b,b,t4:20 400/200,x,400/200,400/200 1 1",
        "A defeated player has nothing");
    refused("t2:20,b,b,t3:20/b,b+1x5+2x5,b,b/b,b,b,b/t1:20,b,b,t4:20 400/200,400/200,400/200,400/200 1 1",
        "one fleet in each");
}

/* ---- sounds ---- */

#define SOUND_LEFT 0x6E /* asm/plat/atari/screen.inc */
static const uint8_t take[] = {2, 0x08, 0x88, 2, 0x18, 0x86, 4, 0xB6, 0xA6, 0};
#define TAKE_PLACE 18 /* among the notes of sound.s */

/* The pitches (AUDF) that sound from now on, one behind the other; the first note of what begins with the key was
 * before. */
static const char *listen(unsigned frames)
{
    static char heard[400];
    const uint8_t *memory = emu_memory();
    unsigned notes = 0, last = 0;
    size_t length = 0;

    for (unsigned at = CODE_FIRST; at < CODE_BEHIND && !notes; at++) {
        if (memcmp(memory + at, take, sizeof take) == 0) {
            notes = at - TAKE_PLACE;
        }
    }
    check(notes != 0, "%s: there are no notes", place);
    heard[0] = 0;
    while (frames--) {
        unsigned now;

        emu_frames(1);
        memory = emu_memory();
        now = memory[SOUND_LEFT] ? memory[notes + memory[SOUND_LEFT - 1] - 2] : 0;
        if (now != last && now && length + 4 < sizeof heard) {
            length += (size_t)sprintf(heard + length, "%02X ", now);
        }
        last = now;
    }
    return heard;
}

static void sounds(void)
{
    const char *heard;

    at_centre_with("t2:500+2x30,b,b,t3:20/b2:100+1x40,b,b,b/b1:100,b,b,b/t1:1000+1x60,b+2x40,b,t4:20 "
        "9000/9000,900/900,400/200,400/200 1 9");
    table_type("a1-b1 60");
    heard = listen(110);
    check(strstr(heard, "B6") != NULL && strstr(heard, "3C 2F") != NULL, "%s: a fight that was won sounds '%s'", place,
        heard);
    settle();
    check(strstr(glass_whole_board(), "b+1x20m20,") != NULL, "%s: after the fight stands '%s'", place,
        glass_whole_board());
    table_type("e");
    heard = listen(110);
    check(strstr(heard, "18 B6") != NULL && strstr(strstr(heard, "B6"), "08 18 B6") != NULL,
        "%s: a bombardment sounds '%s'", place, heard);
    settle();
}

/* ---- a power cut ---- */

#define KEPT 10 /* orders, from which on the game is on the disk */

/* In mid-turn, and behind it: the game goes on with the tenth order, and what was done before can still be undone. */
static void power_cut(EmuOptions *options)
{
    static Image disk;
    unsigned game = host_game(GAME_WANTED);
    char kept[HOST_TEXT] = "";

    at_centre_with(rich);
    for (unsigned order = 1; order <= KEPT + 1; order++) {
        table_type("s a1 1");
        settle();
        if (order == KEPT) {
            strcpy(kept, glass_whole_board());
        }
    }
    emu_frames(4 * AFTER);
    image_power_off(&disk);
    options->disk = image_path(&disk);
    check(table_boot(options), "%s: no menu after a power cut", place);
    table_reach(game);
    wait_for("FIRE"); /* what waits is marked by then */
    check(strstr(table_line(game), "turn 9") != NULL, "%s: the menu says '%s'", place, table_line(game));
    emu_key(table_letter(game));
    check(wait_screen(GLASS_SCREEN_PLAY, WAIT_LOAD, 5), "%s: it does not go on after a power cut", place);
    settle();
    check(strcmp(glass_whole_board(), kept) == 0, "%s: after a power cut stands '%s', not '%s'", place,
        glass_whole_board(), kept);
    control('u');
    check(glass_word(GLASS_PLY) == KEPT - 1 && strstr(glass_whole_board(), "t1:1000+1x51,") != NULL,
        "%s: undo after a power cut leaves '%s'", place, glass_whole_board());
}

/* ---- while a computer thinks ---- */

static void wait_thought(unsigned who)
{
    for (unsigned end = emu_frame() + WAIT_MOVE; emu_frame() < end; emu_frames(2)) {
        if (glass_byte(GLASS_SIDE) == who && table_shows("plan ")) {
            return;
        }
    }
    check(0, "%s: side %u does not think", place, who);
}

/* A rich person, whose turn has just ended, and three computers. */
static void end_turn_before_three(void)
{
    table_start_again();
    settle();
    check(table_sides(14), "%s: no three computers", place);
    settle();
    at_centre_with(rich);
    table_type("e");
}

static void plans(void)
{
    char text[SCREEN_TEXT];
    const char *at;
    unsigned plan = 0, of = 0;
    int best, seen = 0;

    end_turn_before_three();
    for (unsigned end = emu_frame() + WAIT_MOVE; glass_byte(GLASS_SIDE) < 2 && emu_frame() < end; emu_frames(2)) {
        screen_text(emu_memory(), text);
        at = strstr(text, "plan ");
        if (at && glass_byte(GLASS_SCREEN) == GLASS_SCREEN_THINKING
            && sscanf(at, "plan %u of %u, best %d", &plan, &of, &best) == 3) {
            check(plan >= 1 && plan <= of, "%s: plan %u of %u is thought about", place, plan, of);
            seen += plan > 1;
        }
    }
    check(seen > 2, "%s: only %d plans are seen", place, seen);
    emu_frames(WAIT_MOVE / 2);
    settle();
}

/* Orders of words are typed meanwhile: SPACE stands between the words. */
static void typed_ahead(void)
{
    end_turn_before_three();
    wait_thought(1);
    table_type("s a1 3");
    table_type("s a1 4");
    table_type("s a1 5");
    check(glass_byte(GLASS_SIDE) != 0, "%s: the others are too quick for this test", place);
    for (unsigned end = emu_frame() + WAIT_MOVE; glass_byte(GLASS_SIDE) != 0 && emu_frame() < end;) {
        emu_frames(5);
    }
    emu_frames(4 * AFTER);
    settle();
    check(strstr(glass_whole_board(), "/t1:1000+1x48,") != NULL, "%s: after orders typed ahead stands '%s'", place,
        glass_whole_board());
}

/* ---- undo ---- */

/* Computers play until the record is full; then half of it is there. A person comes, takes back and plays again. */
static void far_back(void)
{
    unsigned plies = 0, last = 0, count;
    char now[HOST_TEXT];

    table_start_again();
    settle();
    table_level(LEVEL_MOST + 1, BY_KEYS);
    control('p'); /* nothing moves on the board */
    check(table_sides(15), "%s: no four computers", place);
    for (unsigned end = emu_frame() + WAIT_ORDERS; emu_frame() < end;) {
        last = plies;
        emu_frames(10);
        plies = glass_word(GLASS_PLY);
        if (plies < last) {
            break;
        }
    }
    check(last + 5 > RECORD && plies > RECORD / 2 && plies < RECORD / 2 + 5, "%s: behind order %u comes %u", place,
        last, plies);
    check(table_sides(0), "%s: no people", place);
    emu_frames(5 * AFTER);
    settle();
    strcpy(now, glass_whole_board());
    plies = glass_word(GLASS_PLY);
    for (count = 0; count < BACK; count++) {
        control('u');
    }
    emu_frames(2 * AFTER); /* fifty orders are played again for each of them */
    check(glass_word(GLASS_PLY) == plies - BACK, "%s: from order %u undo leads to %u", place, plies,
        glass_word(GLASS_PLY));
    for (count = 0; count < BACK; count++) {
        control('r');
    }
    emu_frames(2 * AFTER);
    check(strcmp(glass_whole_board(), now) == 0, "%s: redo makes '%s' of '%s'", place, glass_whole_board(), now);
    for (count = 0; count < RECORD && glass_word(GLASS_PLY); count++) {
        emu_key(KEY_CTRL + emu_key_code('u'));
        emu_frames(16);
    }
    settle();
    check(glass_word(GLASS_PLY) == 0, "%s: undo leaves %u orders", place, glass_word(GLASS_PLY));
    control('u');
    emu_frames(2 * AFTER); /* a part of the shell is read for it */
    check(table_shows("Nothing to undo"), "%s: the last order that can be taken back is not told", place);
}

#define MANY 40       /* orders */
#define QUICKLY 60    /* frames: a second */

/* A person ends his turns, until three computers have given many orders. */
static void end_turns(void)
{
    table_start_again();
    settle();
    table_level(1, BY_KEYS);
    check(table_sides(14), "%s: no three computers", place);
    settle();
    while (glass_word(GLASS_PLY) < MANY) {
        table_type("e");
        emu_frames(AFTER);
        for (unsigned end = emu_frame() + WAIT_MOVE; glass_byte(GLASS_SIDE) != 0 && emu_frame() < end;) {
            emu_frames(5);
        }
        settle();
    }
}

#define LIST_FIRST 2  /* row of the screen */
#define LIST_ROWS 14
#define LIST_HALF 16
#define SOON 20       /* frames */

/* The nth order of the page on the screen; 0: there is none. */
static const char *listed_order(unsigned n)
{
    static char text[SCREEN_TEXT];
    char *line = text;

    screen_text(emu_memory(), text);
    for (unsigned row = 0; row < LIST_FIRST + n % LIST_ROWS; row++) {
        line = strchr(line, '\n') + 1;
    }
    line[strcspn(line, "\n")] = 0;
    return strlen(line) > n / LIST_ROWS * LIST_HALF ? line + n / LIST_ROWS * LIST_HALF : NULL;
}

/* The orders of the page, one behind the other: whoever has ended his turn is followed by the next empire, anybody else
 * by himself. */
static void check_whose(void)
{
    static const char *const letters[SIDES_MOST] = {" Go ", " Gr ", " Wh ", " Re "};
    const char *order;
    int who = -1;

    for (unsigned n = 0; n < 2 * LIST_ROWS && (order = listed_order(n)) != NULL; n++) {
        for (int side = 0; who < 0 && side < SIDES_MOST; side++) {
            who = strncmp(order, letters[side], 4) == 0 ? side : who;
        }
        check(who >= 0 && strncmp(order, letters[who], 4) == 0, "%s: order %u of the page is '%.16s'", place, n, order);
        if (strncmp(order + 4, "end", 3) == 0) {
            who = (who + 1) % SIDES_MOST;
        }
    }
}

/* The list of moves says whose they are, and that costs no time. */
static void listed(void)
{
    char line[20];
    unsigned orders = glass_word(GLASS_PLY), begun;

    control('g');
    snprintf(line, sizeof line, "After %u. ", orders);
    wait_for(line);
    for (unsigned n = 1; n < 3 * LIST_ROWS && n < orders; n++) { /* over the end of a page */
        check_whose();
        snprintf(line, sizeof line, "After %u. ", orders - n);
        begun = emu_frame();
        emu_hold_key(KEY_UP);
        while (!table_shows(line) && emu_frame() < begun + WAIT_MOVE) {
            emu_frames(1);
        }
        emu_hold_key(KEY_NONE);
        check(emu_frame() - begun < SOON, "%s: to order %u of %u the list takes %u frames", place, orders - n, orders,
            emu_frame() - begun);
        emu_frames(PRESS_FRAMES);
    }
    emu_key(KEY_ESC);
    settle();
}

/* All that they did since is taken back at once, and it is said meanwhile. */
static void taken_back(void)
{
    unsigned plies, begun;
    int is_said = 0;

    end_turns();
    listed();
    plies = glass_word(GLASS_PLY);
    begun = emu_frame();
    emu_hold_key(KEY_CTRL + emu_key_code('u'));
    while (glass_word(GLASS_PLY) == plies && emu_frame() < begun + WAIT_MOVE) {
        emu_frames(1);
        is_said |= table_shows("Taking it back");
    }
    emu_hold_key(KEY_NONE);
    check(is_said, "%s: nothing says that %u orders are played again", place, plies);
    check(emu_frame() - begun < QUICKLY, "%s: from order %u to %u undo takes %u frames", place, plies,
        glass_word(GLASS_PLY), emu_frame() - begun);
    settle();
    check(glass_byte(GLASS_SIDE) == 0 && glass_word(GLASS_PLY) + 1 < plies, "%s: undo leaves %u of %u orders", place,
        glass_word(GLASS_PLY), plies);
}

/* What others did since a person's last turn is told from its beginning, however much he did himself. */
static void news(void)
{
    for (unsigned orders = 6; orders <= 12; orders += 2) {
        table_start_again();
        settle();
        for (unsigned n = 0; n < orders; n++) {
            table_type("s a1 1");
            settle();
        }
        table_type("e");
        emu_frames(AFTER);
        for (unsigned end = emu_frame() + WAIT_MOVE; glass_byte(GLASS_SIDE) != 0 && emu_frame() < end;) {
            emu_frames(5);
        }
        settle();
        check(table_shows("Green moves "), "%s: behind %u orders Green's news are not the first", place, orders);
    }
}

static int begin(const EmuOptions *options, Hand with)
{
    hand = with;
    snprintf(place, sizeof place, "%s %s by %s", machine_names[options->machine], options->is_pal ? "PAL" : "NTSC",
        with == BY_STICK ? "stick" : "keys");
    return check(table_boot(options) && table_choose(host_game(GAME_WANTED), BY_KEYS), "%s: no game", place);
}

int main(int count, char **words)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 1};

    host_words(count, words, "DISK.atr TROG");
    options.disk = words[1];
    host_want(GAME_WANTED);
    if (begin(&options, BY_KEYS)) {
        choose_people(SIDES_MOST);
        planets();
        for (unsigned people = 1; people <= SIDES_MOST; people++) {
            some_people(people);
        }
        no_accident();
        cursor_stays();
        left_alone();
        bad_positions();
        sounds();
        power_cut(&options);
        plans();
        typed_ahead();
        taken_back();
        news();
        far_back();
        options.disk = words[1];
        check(table_code_is_whole(), "%s: the kernel's code is changed", place);
    }
    options.machine = MACHINE_800_48K;
    options.is_pal = 1;
    if (begin(&options, BY_STICK)) {
        choose_people(SIDES_MOST);
        planets();
        some_people(3);
        some_people(4);
        no_accident();
        cursor_stays();
        left_alone();
        check(table_code_is_whole(), "%s: the kernel's code is changed", place);
    }
    return check_end();
}
