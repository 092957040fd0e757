/* full_session.c: plays every game as impatient people do, by stick alone on one machine and by keys alone on another,
 * with true drive timing. While the computer thinks, its piece moves and the disk is read, they nudge the stick, type
 * and delete letters, change settings and press FIRE, short and long. Still their move is played, then the computer's,
 * and no side moves for another. The autosave leads back to the same board.
 *
 *   full_session DISK.atr TROG [TURNS [GAME...]]
 *
 * With -v as the last word it also prints the text lines that were shown, for proofreading. Of lines that differ only
 * in numbers it prints the first. */
/* SPDX-License-Identifier: MIT */
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
#define PLAYER_SIDE 0
#define FIDGETS 4
#define STAYS 40   /* frames for which it must remain the player's turn */
#define WAIT_TAKEN 600
#define FIRE_SHORT 20

static Input input;
static char place[80]; /* for messages */
static unsigned turns;
static int has_chance;
static int has_orders; /* 1: a turn has any number of orders (Star Chess) */

/* ---- texts that were shown ---- */

#define LINES_MOST 4000
#define LINE_BYTES 40
#define TEXT_ROWS 4 /* below the board */

static int is_shown;
static char shown_texts[LINES_MOST][LINE_BYTES];
static unsigned shown_text_count;

static void print_texts(const char *line)
{
    char plain[LINE_BYTES];
    unsigned length = 0, n = 0;

    for (; *line && length < LINE_BYTES - 1; line++) {
        plain[length++] = isdigit((unsigned char)*line) ? '9' : *line;
    }
    plain[length] = 0;
    while (n < shown_text_count && strcmp(shown_texts[n], plain) != 0) {
        n++;
    }
    if (n == shown_text_count && n < LINES_MOST) {
        strcpy(shown_texts[shown_text_count++], plain);
        printf("%-36s| %s\n", place, line - length);
    }
}

static void listen(void)
{
    char text[SCREEN_TEXT];
    char *lines[64];
    int count = 0;

    if (!is_shown) {
        return;
    }
    screen_text(emu_memory(), text);
    for (char *line = strtok(text, "\n"); line && count < 64; line = strtok(NULL, "\n")) {
        lines[count++] = line;
    }
    for (int n = count > TEXT_ROWS ? count - TEXT_ROWS : 0; n < count; n++) {
        print_texts(lines[n]);
    }
}

/* ---- waiting ---- */

/* 1: it is the player's turn, and input is handled. The screen number alone is not enough: while a panel is computed,
 * the probe page still has the old number, and while the game is saved, input is not handled. */
static int is_players_turn(void)
{
    return probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY && !probe_byte(PROBE_COMPUTER)
        && probe_byte(PROBE_SIDE) == PLAYER_SIDE
        && !session_shows("Saving");
}

static int is_over(void) { return probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER; }

/* Waits until it is the player's turn and stays so, or the game is over. */
static int wait_player(void)
{
    unsigned since = 0;

    for (unsigned end = emu_frame() + WAIT_LOAD + WAIT_MOVE + (has_chance || has_orders ? WAIT_PASSES : 0);
        emu_frame() < end; emu_frames(4)) {
        listen();
        if (session_shows("Replace\n")) { /* a sixth unfinished game is being saved, but there are only five places */
            session_agree("Replace\n");
        }
        if (has_chance && session_asks_roll()) {
            emu_fire();
        }
        if (!is_players_turn() || (has_chance && session_asks_roll())) {
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

/* ---- input ---- */

static void control(char letter) { emu_key(KEY_CTRL + emu_key_code(letter)); }

static void fidget(void)
{
    switch (check_random(input == BY_STICK ? 4 : 7)) {
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
    case 3: /* a short FIRE, but not when it would be a move */
        if (probe_byte(PROBE_SCREEN) == PROBE_SCREEN_THINKING && probe_byte(PROBE_SIDE) != PLAYER_SIDE) {
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

/* Waits until the move at this ply is played. Returns 0 if that does not happen within WAIT_TAKEN frames. */
static int is_taken(unsigned ply)
{
    for (unsigned end = emu_frame() + WAIT_TAKEN; probe_word(PROBE_PLY) <= ply && emu_frame() < end;) {
        emu_frames(1);
    }
    return probe_word(PROBE_PLY) > ply;
}

/* Makes a legal move by stick or keys. 0: it was not accepted. */
static int player_moves(unsigned ply, char *after)
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
    } while (input == BY_STICK && strcmp(move, "warp") == 0); /* warptrog.c enters warps by stick */
    session_find_cursor();
    session_move(move, input);
    host_play(before, move, after);
    return check(is_taken(ply), "%s: %s is not accepted in '%s'", place, move, before);
}

/* Waits for the reply and the player's next turn. After a round of the matchboxes that the player won, presses FIRE for
 * the next one. */
static int wait_reply(void)
{
    for (unsigned end = emu_frame() + WAIT_MOVE; emu_frame() < end; emu_frames(5)) {
        if (probe_byte(PROBE_SCREEN) != PROBE_SCREEN_THINKING) {
            break;
        }
        if (session_shows("FIRE: next")) {
            emu_fire();
            break;
        }
    }
    return wait_player();
}

/* Plays a move and waits for the reply, with constant input meanwhile. 0: the game is over, or something failed. */
static int turn(void)
{
    char moved[HOST_TEXT];
    unsigned ply = probe_word(PROBE_PLY);

    if (!player_moves(ply, moved)) {
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
    /* a pass of the computer adds a ply; a reply that is a warp cannot be checked, because its target is random */
    return check(probe_word(PROBE_PLY) == ply + 2
        || host_reaches(moved, probe_board(), probe_word(PROBE_PLY) - ply - 1),
               "%s: ply %u after %u, '%s'", place, probe_word(PROBE_PLY), ply, probe_board())
        && (host_reaches(moved, probe_board(), probe_word(PROBE_PLY) - ply - 1)
        || check(strchr(moved, 't') || strchr(moved, 'T'),
               "%s: '%s' is not a reply to '%s'", place, probe_board(), moved));
}

/* The turn number, which is the fourth field of a Star Chess position. */
static int number_of_turn(void)
{
    int number = 0;

    sscanf(probe_whole_board(), "%*s %*s %*s %d", &number);
    return number;
}

/* Gives orders and ends the turn; then the other sides give theirs, and stray input must not give orders for them. */
static int orders(void)
{
    char moved[HOST_TEXT];
    int number = number_of_turn();

    if (input == BY_STICK) { /* reads the reports, then ends the turn at D4, where no other order is possible */
        for (int news = 0; session_shows("FIRE: continue") && news < NEWS_MOST; news++) {
            emu_fire();
            emu_frames(STAYS);
        }
        session_find_cursor();
        session_move("d4", BY_STICK);
        check(session_waits("AT D4", WAIT_LOAD), "%s: no orders are offered", place); /* the first time from the disk */
        emu_stick(STICK_DOWN);
        emu_fire();
        check(session_waits("Again: end your turn", STAYS), "%s: the turn ends without a question", place);
        emu_fire();
    } else if (!player_moves(probe_word(PROBE_PLY), moved)) {
        return 0;
    } else if (wait_player() && number_of_turn() == number) { /* the random order did not end the turn */
        session_type("end");
    }
    for (unsigned end = emu_frame() + WAIT_TAKEN; probe_byte(PROBE_SIDE) == PLAYER_SIDE && emu_frame() < end;) {
        fidget();
    }
    return check(wait_player(), "%s: the next turn does not come", place) && !is_over()
        && check(number_of_turn() == number + 1, "%s: turn %d after %d", place, number_of_turn(), number);
}

/* Goes to the menu and back: the game continues where it was. */
static void leave_and_come_back(void)
{
    char board[HOST_TEXT];
    unsigned was_over = is_over();

    strcpy(board, probe_board());
    if (input == BY_STICK) {
        session_command("Other game", BY_STICK);
    } else {
        control('x');
    }
    check(session_leave(), "%s: no way to the menu", place);
    if (was_over || has_chance) {
        return;
    }
    session_waits("FIRE: resume", WAIT_LOAD);
    emu_fire(); /* the bar is on the game */
    check(wait_player() && strcmp(probe_board(), board) == 0, "%s: '%s' comes back as '%s'", place, board,
        probe_board());
    control('x');
    wait_screen(PROBE_SCREEN_MENU, 2 * WAIT_LOAD, 5);
}

static void play(unsigned game)
{
    host_choose(game);
    has_orders = game_info()->sides > 2;
    has_chance = game_info()->chance != NULL;
    session_pick(game, input);
    fidget();
    if (!check(wait_player(), "%s: no game", place)) {
        return;
    }
    session_level(LEVEL, input);
    emu_frames(STAYS);
    for (unsigned n = 0; n < turns && (has_orders ? orders() : turn()); n++) {
    }
    check(session_code_is_whole(), "%s: the kernel's code has changed", place);
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
    is_shown = strcmp(words[count - 1], "-v") == 0;
    count -= is_shown;
    turns = count > 3 ? (unsigned)atoi(words[3]) : TURNS_USUAL;
    for (int n = 0; n < (count > 3 ? 4 : 2); n++) { /* with TURNS: both machines, each by stick and by keys */
        int is_pal = (n & 1) ^ (n >> 1);

        input = n & 1 ? BY_KEYS : BY_STICK;
        check_seed = 7 + n;
        if (!check(session_boot(&(EmuOptions){.machine = is_pal ? MACHINE_800_48K : MACHINE_XL, .is_pal = is_pal,
            .is_slow = 1,
                .disk = words[1], .random = 1 + n}), "no menu")) {
            continue;
        }
        for (unsigned game = 0; game < HOST_GAMES; game++) {
            if (is_wanted(host_games[game], count > 4 ? count - 4 : 0, words + 4)) {
                snprintf(place, sizeof place, "%s by %s, %s", host_games[game], input == BY_KEYS ? "keys" : "stick",
                    is_pal ? "800 PAL" : "XL NTSC");
                play(game);
            }
        }
    }
    return check_end();
}
