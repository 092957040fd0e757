/* panel_moves.c: the moves in the panel beside the board: numbered, with a space after the number, in the letters in
 * which they are typed.
 *
 *   panel_moves DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "engine/game.h"
#include "screen.h"
#include "session.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define AFTER 40
#define PASSING 240 /* frames until the move must be in the panel */
#define LONG_PLIES 20 /* ten moves of both sides */
#define DRAWN 16 /* frames until the panel is drawn after a change of the ply number */
#define ROW_LINES 8
#define REST 90 /* frames to wait after a set-up */

static EmuOptions options;

/* Starts a new game in which only the test moves. */
static int begin(unsigned game)
{
    if (!session_choose(game, BY_KEYS) || !session_two_people()) {
        return 0;
    }
    session_start_again();
    emu_frames(REST);
    return 1;
}

static void set_up(const char *position)
{
    session_set_up(position);
    emu_frames(REST);
}

/* Moves are numbered in pairs; captured pieces are counted. */
static void pairs(void)
{
    if (!check(session_boot(&options) && begin(GAME_chess), "no chess")) {
        return;
    }
    session_type("e2e4");
    emu_frames(AFTER);
    session_type("e7e5");
    emu_frames(AFTER);
    check(session_shows(" 1 e2e4") && session_shows("   e7e5") && !session_shows(" 2 "),
        "moves in the panel have no numbers");
    session_type("g1f3");
    emu_frames(AFTER);
    check(session_shows(" 2 g1f3"), "the second move is not in the panel");
    check(!session_shows("P2"), "captured pieces are shown at the start");
    set_up("rnb1kbn1/pppppp2/6rq/7Q/8/8/PPPPPPPP/RNB1KBNR w KQq - 0 1");
    check(!session_shows("Q"), "captured pieces are shown in a set-up");
    session_type("h5h6");
    emu_frames(AFTER);
    session_type("g6g2");
    emu_frames(AFTER);
    session_type("f1g2");
    emu_frames(AFTER);
    check(session_shows("Q R\n") && session_shows("  P\n"), "captured pieces are not counted, or are not together");
}

/* The reply is on the line below its move, without a gap between them. */
static void neighbours(void)
{
    static const struct { const char *game, *moves[4], *shown[4]; } games[] = {
        {"morris", {"d2", "f4", "d6", "b4"}, {" 1 d2", "   f4", " 2 d6", "   b4"}},
        {"hexapawn", {"b1b2", "a3xb2", "a1xb2", "c3xb2"}, {" 1 b1b2", "   a3b2", " 2 a1b2", "   c3b2"}},
        {"chess", {"e2e4", "e7e5", "g1f3", "b8c6"}, {" 1 e2e4", "   e7e5", " 2 g1f3", "   b8c6"}},
    };

    for (unsigned n = 0; n < sizeof games / sizeof *games; n++) {
        if (!check(session_menu() && begin(host_game(games[n].game)), "%s: no first screen", games[n].game)) {
            continue;
        }
        for (unsigned ply = 0; ply < 4; ply++) {
            session_type(games[n].moves[ply]);
            emu_frames(AFTER);
        }
        for (unsigned ply = 0; ply < 4; ply += 2) {
            int first = screen_line_of(emu_memory(), games[n].shown[ply]);

            check(first && screen_line_of(emu_memory(), games[n].shown[ply + 1]) == first + ROW_LINES,
                "%s: '%s' and its reply are not together", games[n].game, games[n].shown[ply]);
        }
    }
}

/* Checks the symbol before a name in the panel: a ball for White, a ring for Black. The player must have the first
 * side. */
#define BALL ';'
#define RING '<'
static void check_symbols(unsigned game)
{
    for (unsigned which = 0; which < 2; which++) {
        const char *name = game_info()->side_names[which];
        char line[12];

        if (game == host_game("quevedo") || (strcmp(name, "Black") != 0 && strcmp(name, "White") != 0)) {
            continue; /* only White and Black have these symbols; the Black of quevedo is grey */
        }
        snprintf(line, sizeof line, "%c%s", *name == 'B' ? RING : BALL, which ? "ATARI" : "YOU");
        check(session_shows(line), "%s: '%s' is not shown for %s", host_games[game], line, name);
    }
}

/* The panel shows which side is the computer's, in every game of two sides except the matchboxes, which have no space
 * for the names. When two people play it shows no computer. */
static void names(void)
{
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        if (session_place(game) == HOST_GAMES || game == host_game("matchbox")
            || (host_choose(game), game_info()->sides != 2)) {
            continue;
        }
        check(session_menu() && session_choose(game, BY_KEYS), "%s: no first screen", host_games[game]);
        check(session_shows("YOU") && session_shows("ATARI"), "%s: the panel does not show the computer's side",
            host_games[game]);
        check_symbols(game);
        check(session_two_people() && !session_shows("YOU") && !session_shows("ATARI"),
            "%s: the panel shows a computer although two people play", host_games[game]);
    }
}

/* One move in every game whose panel lists moves: it is shown with its number and in the letters in which it was typed.
 * A space in another colour, as in draughts, is read as `=`. */
static void letters(void)
{
    static const struct { const char *game, *position, *move, *shown; } moves[] = {
        {"hexapawn", 0, "c1c2", " 1 c1c2"}, {"noughts", 0, "5", " 1 5"}, {"connect4", 0, "4", " 1 4"},
        {"warptrog", 0, "f2f3", " 1 f2f3"}, {"warptrog", 0, "warp", " 1 warp"}, {"reversi", 0, "d3", " 1 d3"},
        {"reversi", "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOXXXXXX-- O", "pass", " 1 pass"},
        {"chess", 0, "h2h4", " 1 h2h4"}, {"chess", "8/P3k3/8/8/8/8/4K3/8 w - - 0 1", "a7a8q", "  a7a8q"},
        {"chess", "8/P3k3/8/8/8/8/4K3/8 w - - 0 1", "a7a8r", "  a7a8r"},
        {"chess", "8/P3k3/8/8/8/8/4K3/8 w - - 0 1", "a7a8n", "  a7a8n"}, {"morris", 0, "g7", " 1 g7"},
        {"noughts3d", 0, "1d4", " 1 1d4"}, {"minichess", 0, "e2-e3", " 1 e2e3"}, {"gomoku", 0, "o15", " 1 o15"},
        {"morris", "X--XXXOOO-X--XOO--X--XO- X 0 0", "b4-c4", " 1 b4c4"},
        {"morris", "X--XXXOOO-X--XOO--X--XO- X 0 0", "b4-a4xc3", " 1 b4a4+"},
        {"draughts", "B:W10,11,18,27:B4,7", "7x14x23x32", "=1=7x14+"},
        {"race", "0,0,0,0/0,0,0,0 a 1", "pass", "pass"}, {"draughts", 0, "11-15", "=1=11-15"},
    };

    for (unsigned n = 0; n < sizeof moves / sizeof *moves; n++) {
        unsigned game = host_game(moves[n].game);

        if (game == HOST_GAMES || !check(session_menu() && begin(game), "%s: no first screen", moves[n].game)) {
            continue;
        }
        if (moves[n].position) {
            set_up(moves[n].position);
        }
        session_type(moves[n].move);
        check(session_waits(moves[n].shown, PASSING), "%s: %s is not in the panel as it was typed", moves[n].game,
            moves[n].move);
    }
}

/* 1: every number in the panel is followed by a space, and a number of two digits or an arrow does not touch a rank
 * number. In games without rank numbers the panel begins right after the board. Go-moku draws its own numbers of
 * two columns, with an empty column of pixels after them, and the panel begins after those (hundreds checks it). */
static int is_apart(void)
{
    char text[SCREEN_TEXT];
    unsigned first = SCREEN_BOARD + (session_game != host_game("draughts") && session_game != host_game("morris"));

    screen_text(emu_memory(), text);
    for (char *line = strtok(text, "\n"); line && strncmp(line, "Time: ", 6) != 0; line = strtok(NULL, "\n")) {
        if (session_game != host_game("gomoku") && strlen(line) > first + 2 && isdigit((unsigned char)line[first + 1])
            && isalnum((unsigned char)line[first + 2])) {
            return 0;
        }
        if (strlen(line) > first && first > SCREEN_BOARD && isdigit((unsigned char)line[SCREEN_BOARD])
            && (isdigit((unsigned char)line[first]) || line[first] == '>')) {
            return 0;
        }
    }
    return 1;
}

/* Games of ten moves, always the longest in letters, which leave the least space. */
static void long_games(void)
{
    char position[HOST_TEXT], moves[HOST_MOVES][HOST_TEXT];

    for (unsigned game = 0; game < HOST_GAMES; game++) {
        if (session_place(game) == HOST_GAMES || game == host_game("matchbox") || game == host_game("quevedo")
            || (host_choose(game), game_info()->sides != 2) || game_info()->chance
            || !check(session_menu() && begin(game), "%s: no first screen", host_games[game])) {
            continue; /* matchbox and quevedo have their own panels */
        }
        strcpy(position, probe_whole_board());
        for (unsigned ply = 0; ply < LONG_PLIES; ply++) {
            unsigned count = host_moves(position, moves), longest = 0;

            if (!count) {
                break;
            }
            for (unsigned n = 0, from = check_random(count); n < count; n++) {
                unsigned at = (from + n) % count;

                if (!n || strlen(moves[at]) > strlen(moves[longest])) {
                    longest = at;
                }
            }
            session_type(moves[longest]);
            for (unsigned end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) <= ply && emu_frame() < end;) {
                emu_frames(2);
            }
            emu_frames(DRAWN);
            if (!check(is_apart(), "%s: %s touches its number, or the number a rank number", host_games[game],
                moves[longest]) || host_play(position, moves[longest], position) != OUTCOME_NONE) {
                break;
            }
        }
    }
}

#define POINTS 15 /* points in a row of the go-moku board */
#define HUNDREDS 206 /* plies: move 103 is complete */

/* Writes the next move of a side to `move`. Stones are placed in adjacent pairs, so that no side gets five in a row. */
static void next_point(unsigned side, unsigned *point, char *move)
{
    while ((*point % POINTS / 2 + *point / POINTS) % 2 != side) {
        ++*point;
    }
    snprintf(move, 16, "%c%u", 'a' + *point % POINTS, 1 + *point / POINTS);
    ++*point;
}

/* From move 100 on the panel shows the last two digits: "02" and not " 2". */
static void hundreds(void)
{
    unsigned points[2] = {0, 0};
    char move[16], line[24];

    if (!check(session_menu() && begin(host_game("gomoku")), "no go-moku")) {
        return;
    }
    for (unsigned ply = 0; ply < HUNDREDS; ply++) {
        next_point(ply % 2, &points[ply % 2], move);
        session_type(move);
        for (unsigned end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) <= ply && emu_frame() < end;) {
            emu_frames(2);
        }
        if (!check(probe_word(PROBE_PLY) == ply + 1, "%s is not played, as ply %u", move, ply + 1)) {
            return;
        }
        if (ply % 2 == 0 && (ply < 20 || ply > 195)) {
            emu_frames(DRAWN);
            snprintf(line, sizeof line, ply < 18 ? " %u %s" : "%02u %s", (ply / 2 + 1) % 100, move);
            check(session_shows(line), "ply %u is not '%s' in the panel", ply + 1, line);
        }
    }
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    options = (EmuOptions){.machine = MACHINE_XL, .disk = arguments[1], .random = 1};
    pairs();
    neighbours();
    letters();
    names();
    options.machine = MACHINE_800_48K;
    options.is_pal = 1;
    if (check(session_boot(&options), "no menu")) {
        long_games();
        hundreds();
    }
    return check_end();
}
