/* games.c: whole games by stick alone and by keys alone, on several machines. Every position equals the host's. Every
 * move of the computer is the host's move with the same level, seed and transposition table size, with the same number
 * of nodes.
 *
 *   games DISK.atr TROG [GAME | sample]
 *
 * sample: of the many games of hexapawn, noughts and connect4 every second one. The suite of the shell on the host
 * plays them all.
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "engine/game.h"
#include "engine/level.h"
#include "engine/state.h"
#include "kernel.inc"
#include "session.h"

#include <stdio.h>
#include <string.h>

#define PLIES_MOST 120
#define PLIES_OF_SHORT 42
#define WRITE_FRAMES 10

/* Positions near the end, the first side to move. */
#define TRIPLE_JUMP "B:W6,14,22,K31:B1,K5"
#define TWO_PATHS "B:W6,7,14,15,32:B2,4" /* from 2 to 18 */
#define CROWNING "B:WK13,21:B26"
#define PASSES "XOOOOOOOXOOOXOOOOXXXXOXXOXXXOOXXOXXOOOXXXXXXXXXX-XXXXX-X-OOO-XXX X" /* by both sides, more than once */

#define MILL_IN_PLACING "XX--O-O----------------- X 7 7"
#define FLYING_END "--O-XO-----------XO--X-- X 0 0"
#define WON_BY_THREATS "--X-O--O-X---XO--------- X 0 0" /* won in 21 plies, which games/morris/ending.c plays exactly */
#define SHUTS_IN "OOO-X----X---XO-------X- X 0 0" /* d1g1 */

#define BEFORE_THE_40TH "k4/p4/P4/5/5/4K w 39" /* no piece can be captured: a draw by the move count */
#define CROWNS_AND_TAKES "5/2P2/k4/5/1p3/4K w 12" /* a pawn becomes a queen, a king is captured */

#define NEAR_THE_EDGE "8/8/8/8/4K3/7R/3k4/8 w" /* the automaton mates with its third reading */
#define BY_THE_BOOK "8/8/8/8/2K5/6R1/4k3/8 w" /* the automaton loses the rook with its first reading */

typedef struct {
    const char *game;
    unsigned level;
    Input input;
    EmuOptions options;
    int is_second;  /* the player has the second side */
    const char *start; /* 0: the usual start position */
} Setting;

static char position[HOST_TEXT]; /* the expected position */
static int book_is_gone;         /* the Atari drops the book at the first position outside it, or after its gaps */
static unsigned book_bytes;      /* bytes of the book in memory before the computer's turn */
static unsigned long nodes_of_game;
static unsigned plies_of_game;
static char earlier[PLIES_MOST + 1][HOST_TEXT], moves_played[PLIES_MOST][HOST_TEXT];

static const char *name_of(const Setting *setting)
{
    static char name[80];

    snprintf(name, sizeof name, "%s by %s, %s %s level %u", setting->game,
        setting->input == BY_STICK ? "stick" : "keys", machine_names[setting->options.machine],
        setting->options.is_pal ? "PAL" : "NTSC", setting->level);
    return name;
}

/* Compares the computer's move, which is on the board, with the host's. 0: no legal move leads to this board. */
static int check_reply(const Setting *setting, unsigned ply)
{
    HostLimits limits = {setting->level, probe_word(PROBE_SEED), probe_word(PROBE_TABLE), book_is_gone};
    char before[HOST_TEXT], move[HOST_TEXT], after[HOST_TEXT];
    unsigned long nodes;
    const char *played;

    strcpy(before, position);
    strcpy(position, probe_board());
    played = host_move_between(before, position);
    if (!check(played != NULL, "%s: no move leads from '%s' to '%s'", name_of(setting), before,
        position)) {
        return 0;
    }
    /* the start positions of this test are in no book */
    if (host_has_repetition[host_game(setting->game)] && (book_is_gone || setting->start)
        && setting->level <= LEVEL_MOST) {
        nodes = host_best_after(earlier[0], moves_played, ply - 1, &limits, move);
    } else {
        nodes = host_best(before, &limits, move);
        if (!nodes && probe_nodes() && book_bytes && book_bytes % BOOK_PART_BYTES == 0) { /* only its first parts */
            limits.without_book = 1;
            nodes = host_best(before, &limits, move);
        }
    }
    strcpy(moves_played[ply - 1], played);
    host_play(before, move, after);
    check(strcmp(after, position) == 0, "%s: in '%s' the host plays %s with seed %u and table %u, here it is '%s'",
        name_of(setting), before, move, limits.seed, limits.table, position);
    check(nodes == probe_nodes(), "%s: in '%s' the host counts %lu nodes with seed %u and table %u, the Atari %lu",
        name_of(setting), before, nodes, limits.seed, limits.table, probe_nodes());
    check(probe_byte(PROBE_LEVEL) == setting->level, "%s: the level is %u", name_of(setting), probe_byte(PROBE_LEVEL));
    book_is_gone = session_book_bytes() == 0;
    nodes_of_game += nodes;
    return 1;
}

/* Waits until the player has the move, or the game is over. Checks the position of each ply it sees. */
static int let_computer_move(const Setting *setting, unsigned ply)
{
    unsigned end = emu_frame() + WAIT_MOVE;

    while (probe_word(PROBE_PLY) < ply || probe_byte(PROBE_SCREEN) == PROBE_SCREEN_THINKING) {
        if (emu_frame() > end) {
            return check(0, "%s: no reply to '%s'", name_of(setting), position);
        }
        emu_frames(2);
    }
    emu_frames(2);
    return wait_settled(WAIT_MOVE) && check_reply(setting, ply);
}

static int play_player(const Setting *setting, unsigned ply)
{
    char moves[HOST_MOVES][HOST_TEXT];
    unsigned count = host_moves(position, moves);
    const char *chosen = moves[check_random(count)];
    unsigned end = emu_frame() + WAIT_MOVE;

    host_play(position, chosen, position);
    strcpy(moves_played[ply], chosen);
    session_move(chosen, setting->input);
    while (probe_word(PROBE_PLY) <= ply) {
        if (emu_frame() > end) {
            return check(0, "%s: %s is not accepted", name_of(setting), chosen);
        }
        emu_frames(1);
    }
    for (end = emu_frame() + WRITE_FRAMES; strcmp(probe_board(), position) != 0 && emu_frame() < end;) {
        emu_frames(1); /* the board is written after the ply number */
    }
    return probe_word(PROBE_PLY) > ply + 1
        || check(strcmp(probe_board(), position) == 0, "%s: after %s the board is '%s', not '%s'", name_of(setting),
        chosen,
            probe_board(), position);
}

static void check_end_of_game(const Setting *setting, unsigned ply)
{
    unsigned result = host_outcome(position);

    if (result == OUTCOME_NONE && ply < PLIES_MOST) {
        result = OUTCOME_DRAW; /* repetition */
    }
    if (ply == PLIES_MOST) {
        check(0, "%s: a game of more than %u plies", name_of(setting), ply);
    }
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 3), "%s: the game does not end in '%s'", name_of(setting),
        position);
    check(probe_byte(PROBE_RESULT) == result, "%s: the result is %u, on the host %u", name_of(setting),
        probe_byte(PROBE_RESULT), result);
}

/* Waits for the offer of a new game: keys are ignored while the disk is read. */
static void start_again(const Setting *setting)
{
    session_waits("FIRE: again", WAIT_LOAD);
    if (setting->input == BY_STICK) {
        session_command("New game", BY_STICK);
    } else {
        session_start_again();
    }
    for (unsigned end = emu_frame() + WAIT_LOAD; probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER && emu_frame() < end;) {
        emu_frames(1); /* the result text may still be loading */
    }
    emu_frames(60); /* the book may have to be read again */
}

/* 1: the position is on the board for the third time, which the host cannot know from the position alone. */
static int is_repeated(unsigned ply)
{
    unsigned times = 0;

    strcpy(earlier[ply], position);
    for (unsigned n = 0; n <= ply; n++) {
        times += strcmp(earlier[n], position) == 0;
    }
    return times >= 3;
}

/* Plays to the end; 0: something failed. */
static int play_game(const Setting *setting)
{
    unsigned ply = 0;

    nodes_of_game = 0;
    book_is_gone = 0;
    host_start(position);
    if (setting->start) {
        session_set_up(setting->start);
        emu_frames(60);
        strcpy(position, setting->start);
    }
    if (!setting->is_second) {
        check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5) && strcmp(probe_board(), position) == 0,
            "%s: a new game starts with '%s'", name_of(setting), probe_board());
    }
    for (; ply < PLIES_MOST && host_outcome(position) == OUTCOME_NONE
        && !(is_repeated(ply) && host_has_repetition[host_game(setting->game)]); ply++) {
        book_bytes = session_book_bytes();
        if ((ply & 1) == (unsigned)setting->is_second) {
            session_new_turn();
            if (!play_player(setting, ply)) {
                return 0;
            }
        } else if (!let_computer_move(setting, ply + 1)) {
            return 0;
        }
    }
    check_end_of_game(setting, ply);
    plies_of_game = ply;
    printf("%-48s %2u plies, %6lu nodes, ends '%s'\n", name_of(setting), ply, nodes_of_game, position);
    return 1;
}

/* Plays two games in a row; of long games only the first. */
static void play_games(const Setting *setting)
{
    if (!check(session_boot(&setting->options) && session_choose(host_game(setting->game), setting->input),
        "%s: no game", name_of(setting))) {
        return;
    }
    session_level(setting->level, setting->input);
    if (setting->is_second) {
        if (setting->input == BY_STICK) {
            session_command("Sides", BY_STICK);
        } else {
            emu_console(CONSOLE_OPTION);
        }
    }
    if (play_game(setting) && !setting->start && plies_of_game <= PLIES_OF_SHORT) {
        start_again(setting);
        play_game(setting);
    }
}

#define SMALL_GAMES 23 /* the first settings are those of small games */
static Setting settings[] = {
    {"hexapawn", 1, BY_STICK, {.machine = MACHINE_800_48K}, 0, 0},
    {"hexapawn", 2, BY_KEYS, {.machine = MACHINE_XL, .is_pal = 1}, 0, 0},
    {"hexapawn", 3, BY_KEYS, {.machine = MACHINE_XE}, 1, 0},
    {"noughts", 2, BY_STICK, {.machine = MACHINE_XE, .is_pal = 1}, 0, 0},
    {"noughts", 1, BY_KEYS, {.machine = MACHINE_800_48K}, 0, 0},
    {"noughts", 3, BY_KEYS, {.machine = MACHINE_800_48K, .is_pal = 1}, 0, 0},
    {"noughts", 1, BY_STICK, {.machine = MACHINE_XL}, 1, 0},
    {"hexapawn", 4, BY_STICK, {.machine = MACHINE_800_48K}, 0, 0},
    {"hexapawn", 3, BY_KEYS, {.machine = MACHINE_800_48K, .is_slow = 1}, 1, 0},
    {"noughts", 4, BY_KEYS, {.machine = MACHINE_800_48K}, 0, 0},
    {"noughts", 3, BY_STICK, {.machine = MACHINE_800_48K, .is_pal = 1}, 1, 0},
    {"connect4", 3, BY_STICK, {.machine = MACHINE_XL}, 0, 0},
    {"connect4", 1, BY_KEYS, {.machine = MACHINE_XE, .is_pal = 1}, 0, 0},
    {"connect4", 12, BY_KEYS, {.machine = MACHINE_XE}, 0, 0}, /* fixed depth 4 */
    {"connect4", 2, BY_KEYS, {.machine = MACHINE_800_48K, .is_slow = 1}, 0, 0},
    {"connect4", 4, BY_STICK, {.machine = MACHINE_800_48K, .is_pal = 1}, 1, 0},
    {"connect4", 3, BY_STICK, {.machine = MACHINE_800_48K}, 0, 0},
    {"hexapawn", LEVEL_RANDOM, BY_STICK, {.machine = MACHINE_800_48K}, 0, 0},
    {"hexapawn", LEVEL_WIN_OR_BLOCK, BY_KEYS, {.machine = MACHINE_XL, .is_pal = 1}, 1, 0},
    {"noughts", LEVEL_RANDOM, BY_KEYS, {.machine = MACHINE_XE}, 1, 0},
    {"noughts", LEVEL_WIN_OR_BLOCK, BY_STICK, {.machine = MACHINE_800_48K, .is_pal = 1}, 0, 0},
    {"connect4", LEVEL_RANDOM, BY_KEYS, {.machine = MACHINE_800_48K, .is_pal = 1}, 0, 0},
    {"connect4", LEVEL_WIN_OR_BLOCK, BY_STICK, {.machine = MACHINE_XL}, 1, 0},
    {"draughts", 1, BY_STICK, {.machine = MACHINE_800_48K}, 0, 0},
    {"draughts", 2, BY_KEYS, {.machine = MACHINE_XL, .is_pal = 1}, 0, 0},
    {"draughts", 3, BY_KEYS, {.machine = MACHINE_XE}, 1, 0},
    {"draughts", 3, BY_STICK, {.machine = MACHINE_XE, .is_pal = 1}, 0, TRIPLE_JUMP},
    {"draughts", 3, BY_STICK, {.machine = MACHINE_800_48K}, 0, TWO_PATHS},
    {"draughts", 2, BY_KEYS, {.machine = MACHINE_XL}, 0, TWO_PATHS},
    {"draughts", 2, BY_STICK, {.machine = MACHINE_XL}, 0, CROWNING},
    {"reversi", 1, BY_STICK, {.machine = MACHINE_800_48K, .is_pal = 1}, 0, 0},
    {"reversi", 2, BY_KEYS, {.machine = MACHINE_XE}, 0, 0},
    {"reversi", 3, BY_STICK, {.machine = MACHINE_XL}, 1, 0},
    {"reversi", 3, BY_STICK, {.machine = MACHINE_XE}, 0, PASSES},
    {"reversi", 3, BY_KEYS, {.machine = MACHINE_800_48K, .is_pal = 1}, 0, PASSES},
    {"morris", 2, BY_STICK, {.machine = MACHINE_XL}, 0, 0},
    {"morris", 1, BY_KEYS, {.machine = MACHINE_800_48K, .is_pal = 1}, 1, 0},
    {"morris", 2, BY_KEYS, {.machine = MACHINE_XE}, 1, MILL_IN_PLACING},
    {"morris", 2, BY_STICK, {.machine = MACHINE_800_48K}, 0, FLYING_END},
    {"morris", 2, BY_KEYS, {.machine = MACHINE_XL, .is_pal = 1}, 1, SHUTS_IN},
    {"morris", 4, BY_KEYS, {.machine = MACHINE_800_48K}, 1, WON_BY_THREATS},
    {"minichess", 2, BY_STICK, {.machine = MACHINE_XL}, 0, 0},
    {"minichess", 1, BY_KEYS, {.machine = MACHINE_800_48K, .is_pal = 1}, 1, 0},
    {"minichess", 2, BY_KEYS, {.machine = MACHINE_XE}, 0, BEFORE_THE_40TH},
    {"minichess", 2, BY_STICK, {.machine = MACHINE_800_48K}, 1, BEFORE_THE_40TH},
    {"minichess", 3, BY_KEYS, {.machine = MACHINE_XL, .is_pal = 1}, 1, CROWNS_AND_TAKES},
    {"quevedo", 1, BY_STICK, {.machine = MACHINE_XL}, 1, BY_THE_BOOK},
    {"quevedo", 3, BY_KEYS, {.machine = MACHINE_800_48K, .is_pal = 1}, 1, NEAR_THE_EDGE},
    {"quevedo", 2, BY_STICK, {.machine = MACHINE_XE, .is_pal = 1}, 0, NEAR_THE_EDGE},
    {"quevedo", 5, BY_KEYS, {.machine = MACHINE_XL}, 1, NEAR_THE_EDGE},
};

/* Settings for games that `settings` does not list. */
static Setting usual[] = {
    {0, 2, BY_STICK, {.machine = MACHINE_XL}, 0, 0},
    {0, 1, BY_KEYS, {.machine = MACHINE_800_48K, .is_pal = 1}, 1, 0},
};

/* Games with test programs of their own, because of chance moves or long games (tests/unit/matchbox.c plays a course on
 * the 6502). Games with dice are left out, too (is_listed). */
static const char *const elsewhere[] = {"warptrog", "chess", "starchess", "matchbox", 0};

static int is_listed(const char *game)
{
    int listed = 0;

    for (unsigned n = 0; n < sizeof settings / sizeof settings[0]; n++) {
        listed |= strcmp(settings[n].game, game) == 0;
    }
    for (unsigned n = 0; elsewhere[n]; n++) {
        listed |= strcmp(elsewhere[n], game) == 0;
    }
    host_choose(host_game(game));
    listed |= game_info()->chance != NULL;
    return listed;
}

static const char *disk, *wanted; /* 0: all games */
static int is_sample;

static void play_setting(Setting *setting, unsigned seed)
{
    if (host_game(setting->game) == HOST_GAMES || (wanted && strcmp(wanted, setting->game) != 0)) {
        return;
    }
    setting->options.disk = disk;
    setting->options.random = seed;
    check_seed = seed;
    play_games(setting);
}

/* A book with gaps: a hint outside the book is searched; afterwards the computer replies from the book again. */
static void speak_again(Machine machine)
{
    EmuOptions options = {.machine = machine, .disk = disk};

    if (!check(session_boot(&options) && session_choose(host_game("connect4"), BY_KEYS), "%s: no game",
        machine_names[machine])) {
        return;
    }
    session_set_up("13");
    emu_frames(60);
    session_do_command("Hint", 'h', BY_KEYS);
    session_waits("Hint: ", WAIT_MOVE);
    check(probe_nodes() > 0 && session_book_bytes() > 0, "%s: no search, or no book after it", machine_names[machine]);
    session_type("1");
    for (unsigned end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) < 2 && emu_frame() < end;) {
        emu_frames(5);
    }
    wait_settled(WAIT_MOVE);
    check(probe_nodes() == 0 && strcmp(probe_board(), "1314") == 0, "%s: no reply by the book after a gap: '%s'",
        machine_names[machine], probe_board());
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG [GAME | sample]");
    disk = arguments[1];
    wanted = argument_count > 3 ? arguments[3] : 0;
    is_sample = wanted && strcmp(wanted, "sample") == 0;
    if (is_sample) {
        wanted = 0;
    }
    for (unsigned n = 0; n < sizeof settings / sizeof settings[0]; n++) {
        if (!is_sample || n % 2 == 0 || n >= SMALL_GAMES) {
            play_setting(&settings[n], n + 1);
        }
    }
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        for (unsigned n = 0; n < sizeof usual / sizeof usual[0] && !is_listed(host_games[game]); n++) {
            usual[n].game = host_games[game];
            play_setting(&usual[n], n + 1);
        }
    }
    if (host_game("connect4") != HOST_GAMES && (!wanted || !strcmp(wanted, "connect4"))) {
        speak_again(MACHINE_XL);
        speak_again(MACHINE_800_48K);
    }
    return check_end();
}
