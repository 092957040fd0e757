/* ponder.c: thinking on the player's time (src/shell/ponder.h). Whole games on machines with and without RAM under the
 * ROM: in half of the turns the player plays the reply that the computer expects. Every move of the computer is the
 * host's, with the same number of nodes, however the search was paused. Events are handled as fast as without.
 *
 *   ponder DISK.atr TROG [GAME...]
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "engine/state.h"
#include "kernel.inc"
#include "screen.h"
#include "session.h"
#include "shell/ponder.h"

#include <stdio.h>
#include <string.h>

#define TURNS 12
#define LEVEL 5
#define WAIT_THINKING 1200
#define PLIES_MOST 64

static char start[HOST_TEXT], moves[PLIES_MOST][HOST_TEXT];
static unsigned plies;
static unsigned hits, done_hits, frames_of_hits, frames_of_others, others;

static unsigned state(void) { return emu_memory()[PONDER_STATE_AT]; }

/* The reply that the computer expects; 0: none is shown. */
static const char *expected(void)
{
    static char reply[HOST_TEXT];
    static char text[SCREEN_TEXT];
    const char *row;

    screen_text(emu_memory(), text);
    row = strstr(text, "Expects ");

    return row && sscanf(row, "Expects %s", reply) == 1 ? reply : 0;
}

/* Waits for the answer to the last move, and compares it with the host's. Returns 0 if the game is over. */
static int check_answer(const char *name, const char *position, char *after)
{
    char wanted[HOST_TEXT];
    HostLimits limits = {LEVEL, 0, 0, 1};
    unsigned begin = emu_frame();
    unsigned long nodes;
    const char *played;

    while (probe_word(PROBE_PLY) < plies + 1) {
        if (!check(emu_frame() - begin < WAIT_THINKING, "%s: no answer in '%s'", name, position)) {
            return 0;
        }
        emu_frames(1);
    }
    emu_frames(4);
    wait_settled(WAIT_MOVE);
    strcpy(after, probe_board());
    played = host_move_between(position, after);
    if (!check(played != NULL, "%s: no move leads from '%s' to '%s'", name, position, after)) {
        return 0;
    }
    limits.seed = probe_word(PROBE_SEED);
    limits.table = probe_word(PROBE_TABLE);
    nodes = host_best_after(start, (const char (*)[HOST_TEXT])moves, plies, &limits, wanted);
    check(strcmp(played, wanted) == 0, "%s: in '%s' the host plays %s, the Atari %s", name, position, wanted, played);
    check(nodes == probe_nodes(), "%s: in '%s' the host counts %lu nodes, the Atari %lu", name, position, nodes,
        probe_nodes());
    strcpy(moves[plies++], played);
    return host_outcome(after) == OUTCOME_NONE;
}

/* The player thinks: does nothing, or moves the cursor, lifts pieces and puts them down, where FIRE
 * alone is no move. */
static void think(unsigned frames, int lifts)
{
    for (unsigned end = emu_frame() + frames; emu_frame() < end;) {
        switch (check_random(4)) {
        case 0:
            emu_stick(1 << check_random(4));
            break;
        case 1:
            if (!lifts) {
                break;
            }
            emu_fire(); /* lifts a piece, or is refused */
            emu_frames(check_random(20));
            emu_fire(); /* and puts it down */
            break;
        case 2:
            emu_key(emu_key_code('a'));
            emu_key(KEY_BACKSPACE);
            break;
        }
        emu_frames(check_random(60));
    }
}

static void play(const char *name, const char *position)
{
    char now[HOST_TEXT], after[HOST_TEXT], list[HOST_MOVES][HOST_TEXT];

    session_set_up(position);
    session_level(LEVEL, BY_KEYS);
    strcpy(start, probe_board());
    strcpy(now, start);
    plies = 0;
    for (unsigned turn = 0; turn < TURNS; turn++) {
        const char *reply = 0, *move;
        unsigned count, frames, was;

        if (turn) {
            if (turn & 1) {
                think(check_random(240), strcmp(name, "reversi") != 0);
            }
            emu_frames(40 + check_random(160));
            reply = expected();
        }
        check(strcmp(probe_whole_board(), now) == 0, "%s: the position is '%s', not '%s'", name, probe_whole_board(),
            now);
        count = host_moves(now, list);
        move = list[check_random(count)];
        if (reply && check_random(4)) {
            move = reply;
        }
        check(host_play(now, move, after) != OUTCOME_ILLEGAL, "%s: %s is illegal in '%s'", name, move, now);
        was = state();
        session_type(move);
        strcpy(moves[plies++], move);
        frames = emu_frame();
        strcpy(now, after);
        if (host_outcome(now) != OUTCOME_NONE || !check_answer(name, now, after)) {
            return;
        }
        frames = emu_frame() - frames;
        if (reply && strcmp(move, reply) == 0) {
            hits++;
            done_hits += was == PONDER_DONE;
            frames_of_hits += frames;
        } else {
            others++;
            frames_of_others += frames;
        }
        strcpy(now, after);
    }
}

/* ---- how fast events are handled ---- */

#define PRESSES 8
#define LATER_MOST 2  /* frames that an event may be handled later than without a search, on average */
#define LONG_LEVEL 8
#define FRAMES_MOST 60

typedef struct {
    const char *what;
    int key, stick, is_fire;
    int back; /* the key that undoes it */
} Press;

/* The picture as text, without the clocks, and the cursor. */
static const char *picture(void)
{
    static char text[SCREEN_TEXT + 16];
    const uint8_t *memory = emu_memory();

    screen_text(memory, text);
    for (char *c = text; (c = strchr(c, ':')) != NULL; c++) {
        if (c - text > 2 && c[-1] >= '0' && c[-1] <= '9') {
            memset(c - 2, '0', 5);
        }
    }
    sprintf(text + strlen(text), "%u %u", memory[POINT_x_AT], memory[POINT_y_AT]);
    return text;
}

/* Returns the number of frames from a press until the picture changes. */
static unsigned time_press(const Press *press)
{
    static char before[SCREEN_TEXT + 16];
    unsigned frames = 0;

    strcpy(before, picture());
    if (press->is_fire) {
        emu_hold_fire(1);
        emu_frames(3);
        emu_hold_fire(0); /* FIRE counts when it is released */
    }
    emu_hold_key(press->key);
    emu_hold_stick(press->stick);
    do {
        emu_frames(1);
    } while (++frames < FRAMES_MOST && strcmp(before, picture()) == 0);
    emu_frames(3);
    emu_hold_key(KEY_NONE);
    emu_hold_stick(0);
    emu_frames(12);
    if (press->is_fire) {
        emu_fire();
    } else if (press->back != KEY_NONE) {
        emu_key(press->back);
    }
    return frames;
}

static void time_events(const char *name, const char *position)
{
    const Press presses[] = {
        {"a typed letter", emu_key_code('b'), 0, 0, KEY_BACKSPACE}, {"the cursor", KEY_NONE, STICK_UP, 0, KEY_DOWN},
        {"FIRE", KEY_NONE, 0, 1, KEY_NONE},
        {"CTRL+M", KEY_CTRL + emu_key_code('m'), 0, 0, KEY_CTRL + emu_key_code('m')},
        {"ESC", KEY_ESC, 0, 0, KEY_ESC}, {"CTRL+G", KEY_CTRL + emu_key_code('g'), 0, 0, KEY_ESC},
        {"CTRL+R", KEY_CTRL + emu_key_code('r'), 0, 0, KEY_NONE},
    };
    unsigned sum[sizeof presses / sizeof *presses][2] = {{0}}, most[sizeof presses / sizeof *presses][2] = {{0}};
    char list[HOST_MOVES][HOST_TEXT];

    session_set_up(position);
    host_moves(probe_board(), list);
    session_type(list[0]);
    emu_frames(600);
    wait_settled(WAIT_MOVE);
    for (unsigned level = LEVEL; level < LONG_LEVEL; level++) {
        emu_console(CONSOLE_SELECT);
    }
    emu_frames(200);
    for (int is_off = 0; is_off < 2; is_off++) {
        for (unsigned n = 0; n < sizeof presses / sizeof *presses; n++) {
            for (unsigned times = 0; times < PRESSES; times++) {
                unsigned frames;

                emu_frames(150 + check_random(40)); /* until messages are gone */
                check(state() == (is_off ? PONDER_READY : PONDER_RUNS), "%s, %s: the state is %u", name,
                    presses[n].what, state());
                frames = time_press(presses + n);
                sum[n][is_off] += frames;
                most[n][is_off] = frames > most[n][is_off] ? frames : most[n][is_off];
            }
        }
        emu_key(KEY_CTRL + emu_key_code('y'));
    }
    for (unsigned n = 0; n < sizeof presses / sizeof *presses; n++) {
        check(sum[n][0] <= sum[n][1] + LATER_MOST * PRESSES && most[n][0] <= most[n][1] + LATER_MOST + 1,
            "%s: %s takes %u of %u frames, without the search %u, at most %u instead of %u", name, presses[n].what,
            sum[n][0], PRESSES, sum[n][1], most[n][0], most[n][1]);
        figure("%s: %s is handled after %.1f frames, at most %u; without the search after %.1f, at most %u", name,
            presses[n].what, (double)sum[n][0] / PRESSES, most[n][0], (double)sum[n][1] / PRESSES, most[n][1]);
    }
}

/* ---- commands and RESET during the search ---- */

static void check_commands(const char *name, const char *position)
{
    static const struct { const char *what; char key; int takes_back; } commands[] = {
        {"hint", 'h', 0}, {"flip", 'f', 0}, {"RESET", 0, 0}, {"undo", 'u', 2}, {"redo", 'r', 0},
    };
    char list[HOST_MOVES][HOST_TEXT], before[HOST_TEXT], first[HOST_TEXT];

    session_set_up(position);
    strcpy(first, probe_board());
    host_moves(first, list);
    session_type(list[1]);
    emu_frames(900);
    wait_settled(WAIT_MOVE);
    strcpy(before, probe_board());
    for (unsigned n = 0; n < sizeof commands / sizeof *commands; n++) {
        emu_frames(120);
        check(n > 2 || state() != PONDER_NONE, "%s, before %s: the state is %u", name, commands[n].what, state());
        if (commands[n].key) {
            emu_key(KEY_CTRL + emu_key_code(commands[n].key));
        } else {
            emu_reset();
        }
        emu_frames(700);
        wait_settled(WAIT_MOVE);
        check(strcmp(probe_whole_board(), commands[n].takes_back ? first : before) == 0, "%s, after %s: '%s'", name,
            commands[n].what, probe_whole_board());
        check(probe_word(PROBE_PLY) == (commands[n].takes_back ? 0 : 2), "%s, after %s: ply %u", name, commands[n].what,
            probe_word(PROBE_PLY));
    }
    emu_frames(120);
    check(session_menu(), "%s: no menu", name);
}

static const struct { const char *name, *position; } games[] = {
    {"chess", "r2q1rk1/ppp2ppp/2npbn2/2b1p3/4P3/2PP1N2/PPBN1PPP/R1BQ1RK1 w - - 4 9"},
    {"reversi", "---------------------X----OXX-----OXOO---XXXO-----XO------------ X"},
};

int main(int count, char **words)
{
    EmuOptions options = {.random = 1};

    host_words(count, words, "DISK.atr TROG [GAME]");
    options.disk = words[1];
    for (unsigned n = 0; n < sizeof games / sizeof *games; n++) {
        if (count > 3 && strcmp(words[3], games[n].name) != 0) {
            continue;
        }
        for (int run = 0; run < 2; run++) {
            options.machine = run ? MACHINE_800_48K : MACHINE_XL;
            options.is_pal = run;
            if (check(session_boot(&options) && session_choose(host_game(games[n].name), BY_KEYS),
                "%s does not start", games[n].name)) {
                emu_frames(300);
                play(games[n].name, games[n].position);
                check_commands(games[n].name, games[n].position);
                check(session_choose(host_game(games[n].name), BY_KEYS), "%s does not start again", games[n].name);
                emu_frames(300);
                time_events(games[n].name, games[n].position);
            }
            emu_stop();
        }
        figure("%s: %u of %u replies were expected, %u answers at once; %u frames after them, %u after others",
            games[n].name, hits, hits + others, done_hits, hits ? frames_of_hits / hits : 0,
            others ? frames_of_others / others : 0);
        hits = others = done_hits = frames_of_hits = frames_of_others = 0;
    }
    return check_end();
}
