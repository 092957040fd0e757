/* full_session.c: an evening of play by people who do not wait: every game by stick alone on one machine and by keys
 * alone
 * on another, with a drive's true timing. While the computer thinks, its man is on his way and the disk turns, they
 * nudge the stick, type and take back, change settings and press FIRE, short and long. Whatever they do, their move is
 * played, then the computer's, and nobody plays for anybody else; what the game is kept by leads back to the same
 * board.
 *
 *   evening DISK.atr TROG [TURNS [GAME...]]
 *
 * With -v as the last word every line of text that was seen is printed, numbers apart: for reading.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "engine/game.h"
#include "engine/state.h"
#include "screen.h"
#include "session.h"

#define TURNS_USUAL 3
#define LEVEL 2
#define NEWS_MOST 60
#define PERSON 0   /* his side */
#define FIDGETS 4
#define STAYS 40   /* frames: it is still the person's turn */
#define WAIT_TAKEN 600
#define FIRE_SHORT 20

static Hand hand;
static char place[80]; /* for a fault */
static unsigned turns;
static int has_chance;
static int has_orders; /* a turn is as many as its side likes */

/* ---- what was said ---- */

#define LINES_MOST 4000
#define PV_MAX 40
#define TEXT_ROWS 4 /* below the board */

static int is_told;
static char told[LINES_MOST][PV_MAX];
static unsigned told_count;

static void tell(const char *line)
{
    char plain[PV_MAX];
    unsigned length = 0, n = 0;

    for (; *line && length < PV_MAX - 1; line++) {
        plain[length++] = isdigit((unsigned char)*line) ? '9' : *line;
    }
    plain[length] = 0;
    while (n < told_count && strcmp(told[n], plain) != 0) {
        n++;
    }
    if (n == told_count && n < LINES_MOST) {
        strcpy(told[told_count++], plain);
        printf("%-36s| %s\n", place, line - length);
    }
}

static void listen(void)
{
    char text[SCREEN_TEXT];
    char *lines[64];
    int count = 0;

    if (!is_told) {
        return;
    }
    screen_text(emu_memory(), text);
    for (char *line = strtok(text, "\n"); line && count < 64; line = strtok(NULL, "\n")) {
        lines[count++] = line;
    }
    for (int n = count > TEXT_ROWS ? count - TEXT_ROWS : 0; n < count; n++) {
        tell(lines[n]);
    }
}

/* ---- waiting ---- */

/* The side, too: while a panel reckons, the screen is still that of before; and while the game is kept, hands are not
 * obeyed yet. */
static int is_persons(void)
{
    return probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY && !probe_byte(PROBE_COMPUTER)
        && probe_byte(PROBE_SIDE) == PERSON
        && !session_shows("Saving");
}

static int is_over(void) { return probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER; }

/* Until it is the person's turn and stays so, or nobody's. */
static int wait_person(void)
{
    unsigned since = 0;

    for (unsigned end = emu_frame() + WAIT_LOAD + WAIT_MOVE + (has_chance || has_orders ? WAIT_PASSES : 0);
        emu_frame() < end; emu_frames(4)) {
        listen();
        if (session_shows("Replace ")) { /* a sixth game is kept */
            session_agree("Replace ");
        }
        if (!is_persons()) {
            since = 0;
        } else if (!since) {
            since = emu_frame();
        }
        if (is_over() || (since && emu_frame() - since > STAYS)) {
            return 1;
        }
    }
    return 0;
}

/* ---- people ---- */

static void control(char letter) { emu_key(KEY_CTRL + emu_key_code(letter)); }

static void fidget(void)
{
    switch (check_random(hand == BY_STICK ? 4 : 7)) {
    case 0:
        emu_stick(STICK_LEFT);
        break;
    case 1:
        emu_stick(STICK_UP);
        emu_stick(STICK_RIGHT);
        break;
    case 2:
        emu_frames(check_random(30));
        break;
    case 3: /* not when it would be a move */
        if (probe_byte(PROBE_SCREEN) == PROBE_SCREEN_THINKING && probe_byte(PROBE_SIDE) != PERSON) {
            emu_hold_fire(1);
            emu_frames(FIRE_SHORT);
            emu_hold_fire(0);
            emu_frames(PRESS_FRAMES);
        }
        break;
    case 4:
        control('m');
        break;
    case 5:
        emu_key(emu_key_code('a'));
        emu_key(KEY_BACKSPACE);
        break;
    default:
        control('f');
        control('f');
        break;
    }
    listen();
}

/* 1: the game went on within the time that a move takes. */
static int is_taken(unsigned ply)
{
    for (unsigned end = emu_frame() + WAIT_TAKEN; probe_word(PROBE_PLY) <= ply && emu_frame() < end;) {
        emu_frames(1);
    }
    return probe_word(PROBE_PLY) > ply;
}

/* A legal move, by hand. 0: it was not taken. */
static int person_moves(unsigned ply, char *behind)
{
    char moves[HOST_MOVES][HOST_TEXT], before[HOST_TEXT];
    const char *move;
    unsigned count;

    strcpy(before, probe_board());
    count = host_moves(before, moves);
    if (!check(count != 0, "%s: no moves in '%s'", place, before)) {
        return 0;
    }
    do {
        move = moves[check_random(count)];
    } while (hand == BY_STICK && strcmp(move, "warp") == 0); /* beside the board: warptrog.c points at it */
    session_find_cursor();
    session_move(move, hand);
    host_play(before, move, behind);
    return check(is_taken(ply), "%s: %s is not taken in '%s'", place, move, before);
}

/* The reply; behind a round of the matchboxes that a person has won it waits for FIRE. */
static int wait_reply(void)
{
    for (unsigned end = emu_frame() + WAIT_MOVE; emu_frame() < end; emu_frames(5)) {
        if (probe_byte(PROBE_SCREEN) != PROBE_SCREEN_THINKING) {
            break;
        }
        if (session_shows("FIRE: again")) {
            emu_fire();
            break;
        }
    }
    return wait_person();
}

/* A move and its reply, with hands that are never still. */
static int turn(void)
{
    char moved[HOST_TEXT];
    unsigned ply = probe_word(PROBE_PLY);

    if (!person_moves(ply, moved)) {
        return 0;
    }
    for (int n = 0; n < FIDGETS; n++) {
        fidget();
    }
    if (!check(wait_reply(), "%s: no reply to '%s'", place, moved)) {
        return 0;
    }
    if (has_chance || is_over()) {
        return !is_over();
    }
    /* chance moves in a warp; a pass of the other side is two */
    return check(probe_word(PROBE_PLY) == ply + 2
        || host_reaches(moved, probe_board(), probe_word(PROBE_PLY) - ply - 1),
               "%s: ply %u behind %u, '%s'", place, probe_word(PROBE_PLY), ply, probe_board())
        && (host_reaches(moved, probe_board(), probe_word(PROBE_PLY) - ply - 1)
        || check(strchr(moved, 't') || strchr(moved, 'T'),
               "%s: '%s' is no reply to '%s'", place, probe_board(), moved));
}

/* What a position of such a game ends with. */
static int number_of_turn(void)
{
    const char *last = strrchr(probe_whole_board(), ' ');

    return last ? atoi(last) : 0;
}

/* Orders, and the end of them; then all others have theirs, and nothing is given for them. */
static int orders(void)
{
    char moved[HOST_TEXT];
    int number = number_of_turn();

    if (hand == BY_STICK) { /* what others did, then the other end of the board, where there is nothing else to do */
        for (int news = 0; session_shows("FIRE goes on") && news < NEWS_MOST; news++) {
            emu_fire();
            emu_frames(STAYS);
        }
        session_find_cursor();
        session_move("d4", BY_STICK);
        emu_frames(STAYS);
        check(session_shows("AT D4"), "%s: no orders are offered", place);
        emu_stick(STICK_DOWN);
        emu_fire();
    } else if (!person_moves(probe_word(PROBE_PLY), moved)) {
        return 0;
    } else if (wait_person() && number_of_turn() == number) { /* that was not the end of them */
        session_type("end");
    }
    for (unsigned end = emu_frame() + WAIT_TAKEN; probe_byte(PROBE_SIDE) == PERSON && emu_frame() < end;) {
        fidget();
    }
    return check(wait_person(), "%s: the turn does not come round", place) && !is_over()
        && check(number_of_turn() == number + 1, "%s: turn %d behind %d", place, number_of_turn(), number);
}

/* The menu, and back: the game goes on where it was. */
static void leave_and_come_back(void)
{
    char board[HOST_TEXT];
    unsigned was_over = is_over();

    strcpy(board, probe_board());
    if (hand == BY_STICK) {
        session_command("Other game", BY_STICK);
    } else {
        control('x');
    }
    check(session_leave(), "%s: no way to the menu", place);
    if (was_over || has_chance) {
        return;
    }
    session_waits("FIRE goes on", WAIT_LOAD);
    emu_fire(); /* the bar is on it */
    check(wait_person() && strcmp(probe_board(), board) == 0, "%s: '%s' comes back as '%s'", place, board,
        probe_board());
    control('x');
    wait_screen(PROBE_SCREEN_MENU, 2 * WAIT_LOAD, 5);
}

static void play(unsigned game)
{
    host_choose(game);
    has_orders = game_info()->sides > 2;
    has_chance = game_info()->chance != NULL;
    session_pick(game, hand);
    fidget();
    if (!check(wait_person(), "%s: no game", place)) {
        return;
    }
    session_level(LEVEL, hand);
    emu_frames(STAYS);
    for (unsigned n = 0; n < turns && (has_orders ? orders() : turn()); n++) {
    }
    check(session_code_is_whole(), "%s: the kernel's code is changed", place);
    leave_and_come_back();
}

static int is_wanted(const char *game, int count, char **words)
{
    int wanted = count == 0;

    while (count--) {
        wanted |= strcmp(words[count], game) == 0;
    }
    return wanted;
}

int main(int count, char **words)
{
    host_words(count, words, "DISK.atr TROG [TURNS [GAME...]] [-v]");
    is_told = strcmp(words[count - 1], "-v") == 0;
    count -= is_told;
    turns = count > 3 ? (unsigned)atoi(words[3]) : TURNS_USUAL;
    for (int n = 0; n < (count > 3 ? 4 : 2); n++) { /* all four when more is asked for than usual */
        int is_pal = (n & 1) ^ (n >> 1);

        hand = n & 1 ? BY_KEYS : BY_STICK;
        check_seed = 7 + n;
        if (!check(session_boot(&(EmuOptions){.machine = is_pal ? MACHINE_800_48K : MACHINE_XL, .is_pal = is_pal,
            .is_slow = 1,
                .disk = words[1], .random = 1 + n}), "no menu")) {
            continue;
        }
        for (unsigned game = 0; game < HOST_GAMES; game++) {
            if (is_wanted(host_games[game], count > 4 ? count - 4 : 0, words + 4)) {
                snprintf(place, sizeof place, "%s by %s, %s", host_games[game], hand == BY_KEYS ? "keys" : "stick",
                    is_pal ? "800 PAL" : "XL NTSC");
                play(game);
            }
        }
    }
    return check_end();
}
