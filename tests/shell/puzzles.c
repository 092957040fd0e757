/* puzzles.c: solves every puzzle of the disk through the screen: it is picked from the list, the solution is played,
 * and the list shows its mark, also after power-off. The winning moves are found by full search on the host
 * (think_find_win), those of a proof game are in puzzles.txt. Then: a wrong move is named and taken back; leaving the
 * list changes nothing; a game in progress is asked for and comes back by undo; others do not offer puzzles.
 * By keys, and the first puzzle of each kind by stick. make test runs it on the host machine; `quick` is for the
 * emulator: the first and the last puzzle of each game.
 *
 *   puzzles DISK.atr TROG [quick]
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"
#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "engine/tt.h"
#include "host/games.h"
#include "plat/machine.h"
#include "screen.h"
#include "session.h"

#define PUZZLES_MOST 14
#define LINE 600
#define WAIT_MARK 900       /* frames until a mark is on the disk */
#define WAIT_SEARCH 40000   /* frames of a search */
#define REST 60

typedef struct {
    char kind;            /* 'w' win, 'r' reach */
    unsigned number;      /* moves or plies */
    char position[HOST_TEXT];
    char solution[HOST_TEXT];
} Puzzle;

static Puzzle puzzles[PUZZLES_MOST];
static unsigned count;
static unsigned solved;
static const char *game_name;
static char saved_disk[] = "/tmp/trog-puzzles-XXXXXX";

static void read_puzzles(const char *game)
{
    char path[80], line[LINE];
    FILE *file;

    game_name = game;
    count = 0;
    snprintf(path, sizeof path, "src/games/%s/puzzles.txt", game);
    file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file)) {
        char *comment = strstr(line, "  # ");
        Puzzle *puzzle = &puzzles[count];

        line[strcspn(line, "\n")] = 0;
        if (line[0] == '#' || !comment) {
            continue;
        }
        *comment = 0;
        puzzle->kind = line[0];
        puzzle->number = (unsigned)atoi(strchr(line, ' ') + 1);
        strcpy(puzzle->position, strchr(strchr(line, ' ') + 1, ' ') + 1);
        strcpy(puzzle->solution, comment + 4);
        count++;
    }
    if (file) {
        fclose(file);
    }
}

/* The winning move of the position on the screen, within this many moves. */
static int winning_move(unsigned moves, char *text)
{
    const char *error = game_read_position(probe_whole_board());

    if (!check(!error, "%s: '%s': %s", game_name, probe_board(), error)) {
        return 0;
    }
    record_start();
    think_find_win((uint8_t)moves);
    if (game_info()->forcing_step) {
        think_without &= (uint16_t)~WITHOUT_CANDIDATES;
    }
    tt_base = machine_tt_memory();
    tt_entries = 65536;
    think();
    move = think_move;
    game_write_move(text);
    return check(think_score >= SCORE_WON, "%s: no win in %u in '%s'", game_name, moves, probe_board());
}

static void open_list(Input input)
{
    wait_settled(WAIT_SEARCH);
    emu_frames(REST);
    check(session_do_command("Puzzles", 'z', input) && session_waits("s in ", WAIT_LOAD), "%s: no list of puzzles",
        game_name);
    emu_frames(REST);
}

/* Moves the bar to puzzle n and takes it. The bar is on the first one that is not solved. */
static void pick(unsigned n, unsigned from, Input input)
{
    for (; from < n; from++) {
        session_arrow(STICK_DOWN, KEY_DOWN, input);
    }
    for (; from > n; from--) {
        session_arrow(STICK_UP, KEY_UP, input);
    }
    session_take(input);
    if (puzzles[n].kind == 'r') {
        check(session_waits("FIRE: play it", WAIT_LOAD), "%s %u: the goal is not shown", game_name, n + 1);
        emu_frames(REST);
        check(session_shows("Reach in"), "%s %u: the goal is not named", game_name, n + 1);
        session_take(input);
    }
}

static void to_top(void)
{
    for (unsigned n = 0; n < PUZZLES_MOST; n++) {
        emu_key(KEY_UP);
    }
}

static int is_begun(unsigned n)
{
    const Puzzle *puzzle = &puzzles[n];
    char start[HOST_TEXT];

    strcpy(start, puzzle->position);
    if (puzzle->kind == 'r') {
        host_start(start);
    }
    for (unsigned end = emu_frame() + WAIT_LOAD; strcmp(probe_whole_board(), start) != 0 && emu_frame() < end;) {
        emu_frames(1);
    }
    wait_settled(WAIT_LOAD);
    emu_frames(REST);
    return check(strcmp(probe_whole_board(), start) == 0, "%s %u: the board is '%s'", game_name, n + 1,
        probe_whole_board());
}

static void play(const char *text, Input input)
{
    unsigned ply = probe_word(PROBE_PLY);

    session_find_cursor();
    if (input == BY_STICK) {
        session_new_board();
        session_find_cursor();
        session_move(text, BY_STICK);
    } else {
        session_type(text);
    }
    for (unsigned end = emu_frame() + WAIT_SEARCH; probe_word(PROBE_PLY) == ply && emu_frame() < end;) {
        emu_frames(1);
    }
    emu_frames(10);
}

static void play_solution(unsigned n, Input input)
{
    const Puzzle *puzzle = &puzzles[n];
    char text[HOST_TEXT];
    char moves[HOST_TEXT];
    char *next;

    if (puzzle->kind == 'w') {
        for (unsigned left = puzzle->number; left; left--) {
            if (!winning_move(left, text)) {
                return;
            }
            play(text, input);
            if (left > 1) {
                wait_settled(WAIT_SEARCH);
                emu_frames(30);
                if (!check(!session_shows("No forced win"), "%s %u: %s counts as wrong", game_name, n + 1, text)) {
                    return;
                }
            }
        }
    } else {
        strcpy(moves, puzzle->solution);
        for (next = strtok(moves, " "); next; next = strtok(NULL, " ")) {
            wait_settled(WAIT_LOAD);
            play(next, BY_KEYS);
        }
    }
    check(session_waits("Solved: puzzle", WAIT_LOAD), "%s %u: not solved", game_name, n + 1);
    emu_frames(WAIT_MARK);
    solved++;
}

/* Counts the marks of the list. */
static unsigned marks(void)
{
    static char text[SCREEN_TEXT];
    unsigned found = 0;

    screen_text(emu_memory(), text);
    for (const char *at = text; (at = strstr(at, "solved")) != NULL; at++) {
        found++;
    }
    return found;
}

static void replace(void)
{
    emu_frames(REST);
    if (session_shows("Replace game")) {
        emu_fire();
    }
}

static void solve_all(unsigned game, int is_quick)
{
    unsigned done = 0;
    unsigned from;

    for (unsigned n = 0; n < count; n++) {
        Input input = n == 0 || puzzles[n].kind != puzzles[n - 1].kind ? BY_STICK : BY_KEYS;

        if (is_quick && n && n + 1 != count) {
            continue;
        }
        open_list(input);
        check(marks() == done, "%s: %u marks, not %u", game_name, marks(), done);
        from = is_quick && n ? 1 : n;
        pick(n, from, input);
        replace();
        if (is_begun(n)) {
            play_solution(n, input);
            done++;
        }
    }
    open_list(BY_KEYS);
    check(marks() == done, "%s: %u marks at the end, not %u", game_name, marks(), done);
    emu_key(KEY_ESC);
    emu_frames(REST);
    check(session_menu(), "%s: no menu", game_name);
    (void)game;
}

/* Makes a wrong move, which is named and taken back. */
static void wrong_move(void)
{
    char moves[HOST_MOVES][HOST_TEXT];
    char right[HOST_TEXT];
    unsigned number;

    open_list(BY_KEYS);
    to_top();
    pick(0, 0, BY_KEYS);
    replace();
    if (!is_begun(0) || !winning_move(puzzles[0].number, right)) {
        return;
    }
    number = host_moves(puzzles[0].position, moves);
    for (unsigned n = 0; n < number; n++) {
        if (strcmp(moves[n], right) != 0) {
            play(moves[n], BY_KEYS);
            break;
        }
    }
    check(session_waits("No forced win", WAIT_SEARCH), "%s: a wrong move is not named", game_name);
    emu_frames(30);
    check(session_shows("FIRE: take it back"), "%s: no way back", game_name);
    emu_fire();
    check(is_begun(0), "%s: the move is not taken back", game_name);
    play(right, BY_KEYS);
    wait_settled(WAIT_SEARCH);
    emu_frames(30);
    check(!session_shows("No forced win"), "%s: after it the right move counts as wrong", game_name);
}

/* A game in progress: the list is left, a puzzle is refused, then taken; undo brings the game back. */
static void game_in_progress(void)
{
    char before[HOST_TEXT];
    char moves[HOST_MOVES][HOST_TEXT];

    wait_settled(WAIT_SEARCH);
    host_moves(probe_whole_board(), moves);
    play(moves[0], BY_KEYS);
    wait_settled(WAIT_SEARCH);
    emu_frames(REST);
    strcpy(before, probe_whole_board());
    open_list(BY_KEYS);
    emu_key(KEY_ESC);
    wait_settled(WAIT_LOAD);
    emu_frames(REST);
    check(strcmp(before, probe_whole_board()) == 0, "%s: the list has changed the game", game_name);
    open_list(BY_KEYS);
    to_top();
    emu_key(KEY_RETURN);
    check(session_waits("Replace game", WAIT_LOAD), "%s: the game is replaced without a question", game_name);
    emu_key(KEY_ESC);
    wait_settled(WAIT_LOAD);
    emu_frames(REST);
    check(strcmp(before, probe_whole_board()) == 0, "%s: a no has changed the game", game_name);
    open_list(BY_KEYS);
    to_top();
    emu_key(KEY_RETURN);
    check(session_agree("Replace game"), "%s: no question", game_name);
    is_begun(0);
    emu_key(KEY_CTRL + emu_key_code('u'));
    emu_frames(REST);
    wait_settled(WAIT_SEARCH);
    emu_frames(REST);
    check(strcmp(before, probe_whole_board()) == 0, "%s: undo does not bring the game back, but '%s'", game_name,
        probe_whole_board());
}

static void copy_disk(const char *from)
{
    char bytes[4096];
    size_t number;
    FILE *in = fopen(from, "rb");
    FILE *out = fopen(saved_disk, "wb");

    while ((number = fread(bytes, 1, sizeof bytes, in)) > 0) {
        fwrite(bytes, 1, number, out);
    }
    fclose(in);
    fclose(out);
}

static void no_puzzles(void)
{
    if (check(session_choose(GAME_hexapawn, BY_KEYS), "no hexapawn")) {
        emu_frames(REST);
        emu_key(KEY_ESC);
        check(session_waits("COMMANDS", WAIT_LOAD), "no page of commands");
        emu_frames(REST);
        check(!session_shows("Puzzles"), "hexapawn offers puzzles");
        emu_key(KEY_ESC);
        emu_frames(REST);
        emu_key(KEY_CTRL + emu_key_code('z'));
        check(session_waits("no puzzles", WAIT_LOAD), "hexapawn has a list of puzzles");
    }
}

int main(int words_count, char **words)
{
    static const char *const games[] = {"chess", "connect4", "noughts3d"};
    EmuOptions options = {.machine = MACHINE_XL};
    int is_quick = words_count > 3 && strcmp(words[3], "quick") == 0;

    host_words(words_count, words, "DISK.atr TROG [quick]");
    close(mkstemp(saved_disk));
    options.disk = words[1];
    if (!check(session_boot(&options), "no menu")) {
        return check_end();
    }
    for (unsigned g = 0; g < sizeof games / sizeof *games; g++) {
        unsigned game = host_game(games[g]);

        read_puzzles(games[g]);
        if (check(count && session_choose(game, BY_KEYS), "no %s, or no puzzles", games[g])) {
            host_choose(game);
            state_clear();
            solve_all(game, is_quick);
        }
    }
    printf("%u puzzles solved\n", solved);
    emu_stop();
    copy_disk(emu_disk());
    options.disk = saved_disk;
    options.machine = MACHINE_800_48K;
    options.is_pal = 1;
    if (check(session_boot(&options), "no menu after power-off")) {
        for (unsigned g = 0; g < sizeof games / sizeof *games; g++) {
            unsigned game = host_game(games[g]);

            read_puzzles(games[g]);
            session_choose(game, BY_KEYS);
            host_choose(game);
            open_list(BY_KEYS);
            check(marks() == (is_quick ? 2 : count), "%s: %u marks after power-off", game_name, marks());
            emu_key(KEY_ESC);
            emu_frames(REST);
            game_in_progress();
            wrong_move();
            check(session_menu(), "%s: no menu", game_name);
        }
        no_puzzles();
    }
    emu_stop();
    unlink(saved_disk);
    return check_end();
}
