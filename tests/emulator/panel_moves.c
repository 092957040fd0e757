/* panel_moves.c: the moves in the panel, beside the board: numbered, a blank behind the number, and in the letters in
 * which
 * they are typed.
 *
 *   panel DISK.atr TROG
 */
#include "check.h"
#include "engine/game.h"
#include "screen.h"
#include "session.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define AFTER 40
#define PASSING 240 /* frames that it is said for */
#define LONG_PLIES 20 /* the first of move 10, and the reply */
#define DRAWN 16 /* frames until the panel is, behind the number of plies */
#define ROW_LINES 8
#define REST 90 /* frames behind a position that was set up */

static EmuOptions options;

/* A new game that nobody but we move in. */
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

/* Moves are numbered in pairs; men taken are counted. */
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
        "moves of the panel without numbers");
    session_type("g1f3");
    emu_frames(AFTER);
    check(session_shows(" 2 g1f3"), "the second move of the panel");
    check(!session_shows("P2"), "men are taken at the start");
    set_up("rnb1kbn1/pppppp2/6rq/7Q/8/8/PPPPPPPP/RNB1KBNR w KQq - 0 1");
    check(!session_shows("Q"), "men are taken in a set-up");
    session_type("h5h6");
    emu_frames(AFTER);
    session_type("g6g2");
    emu_frames(AFTER);
    session_type("f1g2");
    emu_frames(AFTER);
    check(session_shows("Q R\n") && session_shows("  P\n"), "men taken are not counted, or stand apart");
}

/* The reply stands right below its move: no band of the board comes between them. */
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
                "%s: '%s' and its reply stand apart", games[n].game, games[n].shown[ply]);
        }
    }
}

/* The sign at a name: a ball for who has light men, a ring for Black, whose are dark. The person has the first side. */
#define BALL ';'
#define RING '<'
static void check_signs(unsigned game)
{
    for (unsigned who = 0; who < 2; who++) {
        const char *name = game_info()->side_names[who];
        char line[12];

        if (game == host_game("quevedo") || (strcmp(name, "Black") != 0 && strcmp(name, "White") != 0)) {
            continue; /* whose Black is grey */
        }
        snprintf(line, sizeof line, "%c%s", *name == 'B' ? RING : BALL, who ? "ATARI" : "YOU");
        check(session_shows(line), "%s: no '%s' for %s", host_games[game], line, name);
    }
}

/* Who is the computer, in every game of two but for the matchboxes, which leave no room for a panel; where two people
 * play there is none. */
static void names(void)
{
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        if (session_place(game) == HOST_GAMES || game == host_game("matchbox")
            || (host_choose(game), game_info()->sides != 2)) {
            continue;
        }
        check(session_menu() && session_choose(game, BY_KEYS), "%s: no first screen", host_games[game]);
        check(session_shows("YOU") && session_shows("ATARI"), "%s: the panel does not say who is the computer",
            host_games[game]);
        check_signs(game);
        check(session_two_people() && !session_shows("YOU") && !session_shows("ATARI"),
            "%s: the panel has a computer where two people play", host_games[game]);
    }
}

/* A move of every game whose panel has moves: with its number, in the letters in which it is written below. Colours
 * differ: so are the blanks. */
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

/* 1: behind every number of the panel there is a blank, and before one of two digits, or the arrow, no figure of a
 * rank. Where nothing stands beside the board the panel begins right behind it. */
static int is_apart(void)
{
    char text[SCREEN_TEXT];
    unsigned first = SCREEN_BOARD + (session_game != host_game("draughts") && session_game != host_game("morris"));

    screen_text(emu_memory(), text);
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        if (strlen(line) > first + 2 && isdigit((unsigned char)line[first + 1])
            && isalnum((unsigned char)line[first + 2])) {
            return 0;
        }
        if (strlen(line) > first && first > SCREEN_BOARD && line[SCREEN_BOARD] != ' '
            && (isdigit((unsigned char)line[first]) || line[first] == '>')) {
            return 0;
        }
    }
    return 1;
}

/* Games into numbers of two digits, by the longest moves there are, which leave the least room. */
static void long_games(void)
{
    char position[HOST_TEXT], moves[HOST_MOVES][HOST_TEXT];

    for (unsigned game = 0; game < HOST_GAMES; game++) {
        if (session_place(game) == HOST_GAMES || game == host_game("matchbox") || game == host_game("quevedo")
            || (host_choose(game), game_info()->sides != 2) || game_info()->chance
            || !check(session_menu() && begin(game), "%s: no first screen", host_games[game])) {
            continue; /* the two have panels of their own */
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
            if (!check(is_apart(), "%s: %s touches its number, or that a figure", host_games[game], moves[longest])
                || host_play(position, moves[longest], position) != OUTCOME_NONE) {
                break;
            }
        }
    }
}

#define POINTS 15 /* of a side of go-moku */
#define HUNDREDS 206 /* plies: move 103 is whole */

/* The next point of a side, where two by two stand beside each other and nobody comes to five. */
static void next_point(unsigned side, unsigned *point, char *move)
{
    while ((*point % POINTS / 2 + *point / POINTS) % 2 != side) {
        ++*point;
    }
    snprintf(move, 16, "%c%u", 'a' + *point % POINTS, 1 + *point / POINTS);
    ++*point;
}

/* Of a move behind the hundredth the last two digits are there, as they are: "02" and not " 2". */
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
