/* imcs_game.c: plays one game on the server; see imcs.h.
 *
 * We search the board that the server shows before it asks for a move. If it shows none, or an invalid one, we search
 * our own board, which follows the moves. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/imcs.h"
#include "host/printable.h"
#include "host/wall_clock.h"
#include "host/search_callbacks.h"
#include "plat/machine.h"

#define MOVES_MOST 40   /* moves of each side; then the game is a draw */
#define ROWS 6
#define ROW_LENGTH 5
#define RESERVE_MS 1000 /* kept on the clock in case the connection is slow once */
#define TENTHS_MOST 36000
#define NO_CLOCK (-1L)

static const ImcsPlayer *player;
static uint8_t own;      /* our side */
static long mine;        /* milliseconds of our clock, as the server said last, or NO_CLOCK */
static long theirs;      /* the same for the opponent's clock */
static long atari_left;  /* milliseconds of Atari time left for our moves */
static long lag;         /* most milliseconds that a move has taken on the server's clock beyond `spent` */
static long spent;       /* milliseconds our last move took; -1: none yet */

/* ---- clocks ---- */

/* Returns the milliseconds of "5:00", "04:59.250" or "300". A text without a number, such as "-", is NO_CLOCK. */
static long read_clock(const char *text)
{
    char *end;
    double minutes = 0;
    double value = strtod(text, &end);

    if (end == text || value < 0 || value > 1e6) {
        return NO_CLOCK;
    }
    if (*end == ':') {
        minutes = value;
        value = strtod(end + 1, &end);
        value = value < 0 || value > 1e6 ? 0 : value;
    }
    return (long)((minutes * 60 + value) * 1000);
}

/* Reads two clocks; `format` skips the words before them. */
static void read_clocks(const char *line, const char *format)
{
    char first[21];
    char second[21];

    if (sscanf(line, format, first, second) == 2) {
        mine = read_clock(first);
        theirs = read_clock(second);
    }
}

/* ---- boards ---- */

static char board[ROWS * (ROW_LENGTH + 1) + 12]; /* the rows received so far, as the text of a position */
static unsigned rows_shown;
static unsigned number;   /* move number of that board */
static char turn;         /* side to move of that board, w or b; 0: no board has been shown since take_board */

/* Reads a line that may belong to a board: "12 W", then six rows. */
static void see_line(const char *line)
{
    unsigned shown;
    char who;
    char more;

    if (sscanf(line, "%3u %c%c", &shown, &who, &more) == 2 && (who == 'W' || who == 'B')) {
        board[0] = 0;
        rows_shown = 0;
        number = shown;
        turn = (char)(who == 'W' ? 'w' : 'b');
    } else if (turn && rows_shown < ROWS && strlen(line) == ROW_LENGTH && strspn(line, ".PNBRQKpnbrqk") == ROW_LENGTH) {
        strcat(strcat(board, rows_shown ? "/" : ""), line);
        ++rows_shown;
    }
}

/* Sets up the board that the server has shown. Returns 0 if it has shown no valid one. */
static int take_board(void)
{
    static char text[TEXT_SIZE];
    int is_whole = turn == (own ? 'b' : 'w') && rows_shown == ROWS;

    snprintf(text, sizeof text, "%s %c %u", board, turn, number);
    turn = 0;
    if (!is_whole || game_read_position(text)) {
        return 0;
    }
    record_start();
    return 1;
}

/* Returns the move number of our board. */
static unsigned move_number(void)
{
    static char text[TEXT_SIZE];

    game_write_position(text);
    return (unsigned)atoi(strrchr(text, ' ') + 1);
}

/* Writes `move` in the server's format: e2-e3. */
static void write_move(char *text)
{
    game_write_move(text);
    memmove(text + 3, text + 2, strlen(text + 2) + 1);
    text[2] = '-';
}

/* ---- search ---- */

static uint8_t should_stop(void)
{
    return (uint8_t)timing_hard_is_over();
}

static void look_at_clock(void)
{
    if (timing_soft_is_over()) {
        timing_hard = 1;
    }
}

/* Returns the milliseconds that an Atari needs for these nodes. */
static long atari_ms(uint32_t nodes)
{
    return (long)((uint64_t)nodes * 100000 / level_nodes(1000));
}

/* Sets the limits of this move: a share of our clock, after subtracting the lag that all remaining moves may cost.
 * Returns the share in milliseconds, or 0 without a clock. */
static long set_limits(void)
{
    long moves = move_number() < MOVES_MOST ? MOVES_MOST + 1 - (long)move_number() : 1;
    long left = mine - RESERVE_MS - moves * lag;
    long most;
    long share;

    options_apply(&player->options);
    timing_soft = timing_hard = 0;
    if (mine == NO_CLOCK) {
        if (!player->is_limited) {
            level_set(LEVEL_DEFAULT);
        }
        return 0;
    }
    share = timing_share(left > 0 ? left : mine / 2, moves, 0, &most);
    timing_hard = most;
    if (player->atari_speed) {
        share = timing_share(left < atari_left ? left : atari_left, moves, 0, &most);
        share /= 100;
        level_limit((uint16_t)(share < 1 ? 1 : share > TENTHS_MOST ? TENTHS_MOST : share));
        budget_fall = 0; /* the share is the most that the move may take */
        return share * 100;
    }
    if (!player->is_limited) {
        timing_soft = share * 6 / 10;
        tt_entries = machine_tt_entries();
    }
    return share;
}

static uint16_t refused[EXCLUDED_MOST]; /* moves that the server has refused on this turn */
static uint8_t refused_count;
static unsigned refused_at; /* the move number of that turn; at another one, `refused` is cleared */

/* Finds a move and sends it. */
static const char *answer(void)
{
    static char text[MOVE_SIZE];
    long share;
    unsigned shown;

    if (!take_board() && side != own) {
        return "the server asks for a move and shows no board to move on; its last line was";
    }
    if (refused_at != move_number()) {
        refused_count = 0;
    }
    record_update_outcome();
    list_moves();
    if (outcome != OUTCOME_NONE || refused_count == move_count || refused_count == EXCLUDED_MOST) {
        imcs_send("resign", "", "", "");
        return outcome != OUTCOME_NONE ? "the server asks for a move in a game that is over; its last line was"
            : "the server refuses every move; its last line was";
    }
    timing_start();
    share = set_limits();
    root_seed = (uint16_t)(player->options.seed ? player->options.seed + move_number() * 257 : 0);
    root_excluded_count = refused_count;
    memcpy(root_excluded, refused, sizeof refused);
    think_without |= refused_count ? WITHOUT_BOOK : 0;
    if (!player->options.level) {
        root_random_margin = (uint8_t)(game_info()->score_of_piece / 8); /* as from level 4 on: nearly equal moves */
    }
    think();
    move = think_move;
    write_move(text);
    shown = move_number();
    printf("%u %s %s depth %u nodes %lu", shown, own ? "B" : "W", text, think_reached, (unsigned long)budget_counted);
    spent = timing_ms();
    if (player->atari_speed) {
        printf(" atari %ld of %ld ms\n", atari_ms(budget_spent), share);
        atari_left -= atari_ms(budget_spent);
    } else {
        printf(" %ld of %ld ms\n", spent, share);
    }
    record_play();
    return imcs_send(text, "", "", "");
}

/* `? MINE THEIRS`: the server asks for a move and sends both clocks. Updates `lag`, then answers. */
static const char *asked(const char *line)
{
    long before = mine;

    read_clocks(line, "? %20s %20s");
    if (spent >= 0 && before != NO_CLOCK && mine != NO_CLOCK && before - mine - spent > lag) {
        lag = before - mine - spent;
    }
    return answer();
}

/* ---- moves ---- */

/* `! e2-e3`: the opponent's move. A move that is illegal on our board is ignored, because the server shows its board
 * afterwards. */
static void follow(const char *text)
{
    static char word[21];

    if (sscanf(text, "%20s", word) == 1) {
        printable(word); /* a move contains none of the replaced characters */
        printf("%u %s %s\n", move_number(), own ? "W" : "B", word);
        if (side != own && !game_read_move(word)) {
            record_play();
        }
    }
}

/* `- illegal move e2-e3`: undoes our move and excludes it from the next search. */
static void take_back(char *line)
{
    printf("refused: %s\n", printable(line));
    if (record_count && side != own && refused_count < EXCLUDED_MOST) {
        record_move((uint16_t)(record_count - 1));
        refused[refused_count++] = move;
        record_undo();
        refused_at = move_number();
    }
}

/* ---- the game ---- */

/* Reads the result from a line such as `231 W wins`. Returns 0 if the line is not the end of the game. */
static int read_end(const char *line, int *result)
{
    int code = line[0] == '2' && line[1] == '3' && (line[3] == ' ' || !line[3]) ? line[2] - '0' : 3;

    if (code < 0 || code > 2) {
        return 0;
    }
    *result = code == 0 ? IMCS_DRAWN : (code == 1) == (own == 0) ? IMCS_WON : IMCS_LOST;
    return 1;
}

static const char *execute(char *line)
{
    switch (line[0]) {
    case '!':
        follow(line + 1);
        return 0;
    case '-':
        take_back(line);
        return 0;
    case '?':
        return asked(line);
    default:
        see_line(line);
        return 0;
    }
}

/* Returns the time by which the server must ask for a move or end the game: when both clocks have run out, plus
 * imcs_patience. */
static long until_prompt(void)
{
    return mine == NO_CLOCK || theirs == NO_CLOCK ? IMCS_FOREVER : timing_now() + mine + theirs + imcs_patience;
}

static void begin(const char *start)
{
    game_reset();
    record_start();
    own = start[4] == 'B';
    mine = theirs = NO_CLOCK;
    read_clocks(start, "%*s %*s %20s %20s");
    atari_left = mine;
    lag = 0;
    spent = -1;
    refused_count = 0;
    turn = 0;
    host_should_stop = should_stop;
    host_iteration_done = look_at_clock;
}

const char *imcs_play(const ImcsPlayer *with, const char *start, int *result)
{
    static char line[LINE_MOST + 1];
    const char *why;
    long until;

    player = with;
    begin(start);
    until = until_prompt();
    for (;;) {
        why = imcs_get(line, until);
        if (!why && read_end(line, result)) {
            printf("%s\n", printable(line));
            return 0;
        }
        if (!why) {
            why = execute(line);
        }
        if (why) {
            return why;
        }
        if (line[0] == '?') {
            until = until_prompt();
        }
    }
}
