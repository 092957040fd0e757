/* network_games.c: whole games over a real server, `trog serve` on the loopback, between machines, and between a
 * machine and a terminal (network_games_terminal.c). Each machine loses its connection once. Each machine is a process
 * of its own, because a driver has one machine.
 *
 *   network_games DISK.atr TROG [short] [GAME]
 *
 * With `short`, long games end after some moves.
 */
/* SPDX-License-Identifier: MIT */
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "check.h"
#include "fujinet.h"
#include "network_games.h"
#include "session.h"

#define STEP 10            /* frames between two looks */
/* The game stands still after so many frames and seconds without a move; the other machines may be slower. */
#define IDLE_MOST 6000
#define IDLE_SECONDS 60
#define LOST_FRAMES 900
#define END_FRAMES 900 /* until what has come is shown */
#define CHECK_FRAMES(moves) (300 + 20 * (moves)) /* of the dice: 9 to 19 frames a move were measured */
#define PEOPLE_MOST 3
#define CODE 4

typedef struct {
    const char *game;
    unsigned people;       /* machines; 1: against a terminal */
    const char *computers; /* presses of the right arrow in the form; 0: there is no such question */
    const char *favourite; /* a move that is chosen in three of four cases, if it is legal; or 0 */
    unsigned seed;         /* of the moves */
    unsigned plies;        /* of `short`. 0: to the end; else the first machine resigns after so many, if there are */
                           /* two sides, and with more sides the test ends */
} Case;

static const Case cases[] = {
    {"noughts", 2, 0, 0, 7, 0}, {"race", 2, 0, 0, 7, 0},
    {"chess", 2, 0, 0, 38, 0},  /* checkmate */
    {"chess", 2, 0, 0, 7, 12},  /* the record is full */
    {"reversi", 2, 0, 0, 7, 0}, {"connect4", 2, 0, 0, 7, 0}, {"warptrog", 2, 0, "warp", 7, 24},
    {"starchess", 3, ">", "end", 7, 40}, {"backgammon", 2, 0, 0, 7, 20},
    {"noughts", 1, 0, 0, 7, 0}, {"race", 1, 0, 0, 7, 30}, {"chess", 1, 0, 0, 35, 0}, {"reversi", 1, 0, 0, 7, 20},
    {"connect4", 1, 0, 0, 7, 0},
};

#define CASES (sizeof cases / sizeof *cases)

static int is_short;
static pid_t server;
static int port;

/* ---- what the server has told this machine ---- */

static char code[CODE + 1];
static int own_side, turn_side;
static unsigned long turn_number;
static char turn_kind[8];
static int is_over, games_sent;

static void told(const char *line)
{
    unsigned side_number;

    sscanf(line, "YOU %4s %d", code, &own_side);
    if (sscanf(line, "TURN %lu %u %7s", &turn_number, &side_number, turn_kind) == 3) {
        turn_side = (int)side_number;
    }
    is_over |= strncmp(line, "OVER ", 5) == 0;
    games_sent += strcmp(line, "END") == 0;
}

/* ---- the server ---- */

static void end_server(void)
{
    if (server > 0) {
        kill(server, SIGKILL);
        waitpid(server, NULL, 0);
        server = 0;
    }
}

static void start_server(const char *trog)
{
    char line[80] = "";
    int ends[2];
    FILE *output;

    if (pipe(ends) != 0) {
        exit(2);
    }
    fflush(NULL);
    server = fork();
    if (!server) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        dup2(ends[1], 1);
        close(ends[0]);
        execl(trog, trog, "serve", "--port", "0", "--bind", "127.0.0.1", "--level", "1", (char *)NULL);
        _exit(2);
    }
    close(ends[1]);
    output = fdopen(ends[0], "r");
    if (!fgets(line, sizeof line, output) || sscanf(line, "port %d", &port) != 1) {
        fprintf(stderr, "the server does not start\n");
        exit(2);
    }
}

/* ---- a machine ---- */

static void press(int key)
{
    emu_key(key);
    emu_frames(STEP);
}

static void field(const char *text)
{
    for (unsigned n = 0; n < 5; n++) {
        emu_key(KEY_BACKSPACE);
    }
    session_press(text);
    press(KEY_RETURN);
}

/* Goes to the table of `table`; empty: opens one. */
static int sit_down(const Case *of, const char *name, const char *table)
{
    press(KEY_CTRL + emu_key_code('j'));
    if (!check(session_waits("Host:", WAIT_LOAD), "%s, %s: no form", of->game, name)) {
        return 0;
    }
    field("localhost");
    field(name);
    field(table);
    if (!table[0]) {
        emu_frames(30);
        if (of->computers) {
            press(KEY_RIGHT);
        }
        press(KEY_RETURN);
    }
    for (unsigned n = 0; n < 60 && !games_sent; n++) {
        emu_frames(STEP);
    }
    return check(games_sent, "%s, %s: no game comes", of->game, name);
}

/* Returns 0 as long as the Atari is writing the text of the position, or still has the game from before. */
static int play_move(const Case *of)
{
    static char seen[HOST_TEXT];
    char moves[HOST_MOVES][HOST_TEXT];
    unsigned count, chosen;

    if (strcmp(seen, probe_whole_board())) {
        strcpy(seen, probe_whole_board());
        return 0;
    }
    count = host_moves(seen, moves);
    if (!count) {
        return 0;
    }
    chosen = (unsigned)rand() % count;
    for (unsigned n = 0; of->favourite && rand() % 4 && n < count; n++) {
        if (strcmp(moves[n], of->favourite) == 0) {
            chosen = n;
        }
    }
    session_move(moves[chosen], BY_KEYS);
    return 1;
}

/* 1: all moves before this turn are on the board. Star Chess drops half of a full record of 100 moves. */
#define DROPPED 50
static int is_up_to_date(void) { return (turn_number - 1 - probe_word(PROBE_PLY)) % DROPPED == 0; }

/* The terminal's move or roll, if it is its turn and both have the same position. */
static void play_terminal(void)
{
    static unsigned long done;
    char moves[HOST_MOVES][HOST_TEXT];
    unsigned count;

    terminal_look();
    if (turn_number == done || turn_side == own_side || is_over || !is_up_to_date()
        || !terminal_waits()) {
        return;
    }
    if (strcmp(turn_kind, "ROLL") == 0) {
        terminal_type("");
        done = turn_number;
    } else if ((count = host_moves(probe_whole_board(), moves)) != 0) {
        terminal_type(moves[(unsigned)rand() % count]);
        done = turn_number;
    }
}

static int has_dice(const Case *of) { return !strcmp(of->game, "race") || !strcmp(of->game, "backgammon"); }

/* Plays until the end. Once the connection is lost. */
static void play_game(const Case *of, unsigned number)
{
    unsigned long done = 0;
    unsigned long seen = 0;
    unsigned idle = 0;
    time_t last = time(NULL);
    int was_lost = 0;
    unsigned plies = is_short ? of->plies : 0;

    while (!is_over && (idle < IDLE_MOST || time(NULL) - last < IDLE_SECONDS)
        && (of->people < 3 || !plies || turn_number <= plies)) {
        emu_frames(STEP);
        idle += STEP;
        if (seen != turn_number) {
            seen = turn_number;
            idle = 0;
            last = time(NULL);
        }
        if (session_asks_roll()) {
            emu_fire();
        }
        if (of->people == 1) {
            play_terminal();
        }
        if (turn_number != done && turn_side == own_side && !strcmp(turn_kind, "MOVE")
            && is_up_to_date() && probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY) {
            if (!was_lost && turn_number > 4 + 2 * number) {
                int before = games_sent;

                was_lost = 1;
                fujinet_hang_up();
                for (unsigned n = 0; n < LOST_FRAMES && games_sent == before; n += STEP) {
                    emu_frames(STEP);
                }
                check(games_sent > before, "%s: machine %u does not come back", of->game, number);
                emu_frames(60);
            }
            if (plies && of->people < 3 && turn_number > plies && number == 0) {
                press(KEY_CTRL + emu_key_code('q'));
                session_agree("Resign");
                done = turn_number;
            } else if (play_move(of)) {
                done = turn_number;
            }
        }
    }
    check(is_over || idle < IDLE_MOST, "%s: machine %u stands still at move %lu of side %d, %s; ply %u", of->game,
        number, turn_number, turn_side, turn_kind, probe_word(PROBE_PLY));
    check(was_lost || of->game[0] == 'n', "%s: machine %u was never lost", of->game, number);
    for (unsigned n = 0; n < END_FRAMES && probe_byte(PROBE_SCREEN) != PROBE_SCREEN_OVER; n += STEP) {
        if (session_asks_roll()) {
            emu_fire();
        }
        emu_frames(STEP);
    }
    if (is_over) {
        check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER, "%s: machine %u shows no end", of->game, number);
    } else {
        check(plies && of->people > 2, "%s: machine %u does not see the end", of->game, number);
    }
    if (has_dice(of)) {
        check(session_waits("All dice follow from the seed", CHECK_FRAMES((unsigned)turn_number)),
            "machine %u does not check the dice", number);
    }
}

/* A machine in a process of its own. It gets the code of the table, or writes it, and writes its last position. */
static int machine(const char *disk, const Case *of, unsigned number, int table_from, int table_to)
{
    static const char *const names[PEOPLE_MOST] = {"anna", "bob", "carl"};
    EmuOptions options = {.machine = MACHINE_XL, .random = number + 1, .disk = disk};
    char table[CODE + 1] = "", small[CODE + 1] = "";

    prctl(PR_SET_PDEATHSIG, SIGKILL);
    srand(number + of->seed);
    fujinet_reset();
    fujinet.told = told;
    fujinet.port = port;
    if (!check(session_boot(&options), "%s: no menu", of->game)
        || !check(session_choose(host_game(of->game), BY_KEYS), "no %s", of->game)) {
        return 1;
    }
    if (number && read(table_from, table, CODE) != CODE) {
        return 1;
    }
    for (unsigned n = 0; table[n]; n++) {
        small[n] = table[n] >= 'A' ? (char)(table[n] | 0x20) : table[n];
    }
    if (!sit_down(of, names[number], small)) {
        return 1;
    }
    for (unsigned n = 1; !number && n < of->people; n++) {
        if (write(table_to, code, CODE) != CODE) {
            return 1;
        }
    }
    if (of->people == 1) {
        terminal_start(host_trog, of->game, port, code);
    }
    play_game(of, number);
    if (of->people == 1) {
        terminal_look();
        check(terminal_has_said(" wins (") || terminal_has_said("A draw ("), "%s: the terminal sees no end", of->game);
        check(!has_dice(of) || terminal_has_said("The dice were fair"), "the terminal finds the dice unfair");
        check(!terminal_has_said("Not a legal") && !terminal_has_said("not your turn"),
            "%s: the terminal has another position", of->game);
        terminal_end();
    }
    check(fujinet.least_frames >= 15, "%s: two looks within %u frames", of->game, fujinet.least_frames);
    if (is_over) {
        printf("%s, machine %u: %lu moves: %s\n", of->game, number, turn_number, probe_whole_board());
    }
    fflush(stdout);
    emu_stop();
    return check_end();
}

/* Returns the number of machines that failed. The checks of the children begin at 0, so the parent checks last. */
static unsigned play_case(const char *disk, const Case *of)
{
    pid_t people[PEOPLE_MOST];
    int ends[2], outputs[PEOPLE_MOST][2];
    char last[PEOPLE_MOST][HOST_TEXT] = {""};
    char line[2 * HOST_TEXT];
    unsigned failed = 0;
    unsigned long longest = 0;

    if (pipe(ends) != 0) {
        exit(2);
    }
    fflush(NULL);
    for (unsigned n = 0; n < of->people; n++) {
        if (pipe(outputs[n]) != 0) {
            exit(2);
        }
        people[n] = fork();
        if (!people[n]) {
            server = 0;
            dup2(outputs[n][1], 1);
            exit(machine(disk, of, n, ends[0], ends[1]));
        }
        close(outputs[n][1]);
    }
    for (unsigned n = 0; n < of->people; n++) {
        FILE *output = fdopen(outputs[n][0], "r");
        int status;

        while (fgets(line, sizeof line, output)) {
            char *board = strstr(line, ": ");
            unsigned long count;

            if (strncmp(line, of->game, strlen(of->game)) == 0 && board && sscanf(board, ": %lu moves:", &count) == 1) {
                snprintf(last[n], sizeof last[n], "%s", board + 2);
                longest = count > longest ? count : longest;
            } else if (strstr(line, " passed") == NULL || strstr(line, " 0 failed") == NULL) {
                fputs(line, stdout);
            }
        }
        fclose(output);
        waitpid(people[n], &status, 0);
        failed += status != 0;
    }
    close(ends[0]);
    close(ends[1]);
    for (unsigned n = 1; n < of->people; n++) {
        if (strcmp(last[0], last[n])) {
            printf("%s ends as %s and as %s", of->game, last[0], last[n]);
            failed++;
        }
    }
    if (longest && !failed) {
        figure("%s, %s: the end after %lu moves", of->game, of->people == 1 ? "machine and terminal"
            : of->people == 2 ? "two machines" : "three machines", longest);
    }
    return failed;
}

int main(int argument_count, char **arguments)
{
    unsigned failed[CASES] = {0};
    const char *game;

    host_words(argument_count, arguments, "DISK.atr TROG");
    is_short = argument_count > 3 && !strcmp(arguments[3], "short");
    game = argument_count > 3 + is_short ? arguments[3 + is_short] : NULL;
    session_rolls = 1;
    start_server(arguments[2]);
    for (unsigned n = 0; n < CASES; n++) {
        if ((!game || !strcmp(game, cases[n].game)) && host_game(cases[n].game) != HOST_GAMES) {
            failed[n] = play_case(arguments[1], &cases[n]);
        }
    }
    for (unsigned n = 0; n < CASES; n++) {
        check(!failed[n], "%s, %u people: %u failures", cases[n].game, cases[n].people, failed[n]);
    }
    end_server();
    return check_end();
}
