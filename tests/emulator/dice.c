/* dice.c: games with dice on the screen, whatever they are: whole games by stick and by keys, every throw one that can
 * fall, every move of the computer the host's; the throw is shown and said; what cannot be used is passed by itself;
 * undo takes move and throws back, and they fall again as they were, whatever is played then; saves and RESET keep it
 * all.
 *
 *   dice DISK.atr TROG [GAME...] all games with dice of the disk without a name; from a cartridge.car one game each
 */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "dice.h"
#include "engine/game.h"
#include "engine/level.h"
#include "screen.h"
#include "session.h"

#define WAIT_DISK 400  /* the disk being instant */
#define PLIES_MOST 1200
#define TRIED 4        /* turns of a person before undo, save and the like are tried */
#define SAY_MOST 20
#define LOOK_FRAMES 10
#define LINE_LATE 4     /* frames */
#define UNDOS_MOST 40
#define LETTER_AT 12   /* frames behind a move: the computer's dice roll */
#define BACK_STEP 9
#define BACK_MOST 160  /* then the person's have fallen */

static char place[60]; /* the game, the machine and the hand */
static Hand hand;
static char log_of[PLIES_MOST + 1][HOST_TEXT]; /* every position since the game began, by ply */
static unsigned now_at; /* the last of them */
static unsigned passes, throws_seen, computer_moves;
static unsigned frames_behind; /* a person's move */
static unsigned pass_seen; /* the ply of the last pass that was said */
/* frames behind it when he takes the letter back that he typed at LETTER_AT; 0: he types none */
static unsigned back_at;

/* 1: he has typed one: what is said then is hurried. */
static int is_early(void) { return back_at && frames_behind >= LETTER_AT; }

/* ---- following a game ply by ply ---- */

/* 1: the board is where a person has something to decide, or the game is over. */
static int is_choice(const char *position)
{
    char moves[HOST_MOVES][HOST_TEXT];
    unsigned result = host_outcome(position);

    if (result == OUTCOME_CHANCE) {
        return 0;
    }
    if (result != OUTCOME_NONE) {
        return 1;
    }
    if (side != 0) {
        return 0;
    }
    if (host_moves(position, moves) != 1) {
        return 1;
    }
    host_outcome(position);
    return game_read_move(moves[0]) != NULL || move != MOVE_PASS;
}

/* A move of the computer: the host's, with as many nodes. */
static void check_reply(const char *from, const char *to)
{
    HostLimits limits = {.level = probe_byte(PROBE_LEVEL), .seed = probe_word(PROBE_SEED),
        .table = probe_word(PROBE_TABLE)};
    char moves[HOST_MOVES][HOST_TEXT], text[HOST_TEXT], behind[HOST_TEXT];
    unsigned long nodes;

    if (host_moves(from, moves) == 1) {
        return; /* nobody thinks about that */
    }
    nodes = host_best(from, &limits, text);
    host_play(from, text, behind);
    check(strcmp(behind, to) == 0, "%s: in '%s' the host plays %s with seed %u and table %u, here it is '%s'", place,
        from, text, limits.seed, limits.table, to);
    check(nodes == probe_nodes(), "%s: in '%s' the host counts %lu nodes, the Atari %lu", place, from, nodes,
        probe_nodes());
    computer_moves++;
}

/* From one position to the next. */
static int check_ply(const char *from, const char *to)
{
    const char *played;

    if (host_outcome(from) == OUTCOME_CHANCE) {
        throws_seen++;
        played = host_throw_between(from, to);
        return check(played != NULL && dice_falls(from, now_at, played),
            "%s: no throw, or not the one that falls, leads from '%s' to '%s'", place, from, to);
    }
    played = host_move_between(from, to);
    if (!check(played != NULL, "%s: no move leads from '%s' to '%s'", place, from, to)) {
        return 0;
    }
    host_outcome(from);
    game_read_move(played);
    if (move == MOVE_PASS) {
        passes++;
        check(is_early() || pass_seen == now_at, "%s: it is not said that '%s' is a pass", place, from);
    }
    if (side != 0) {
        check_reply(from, to);
    }
    return 1;
}

/* While it is said that a throw is of no use, the arrow is at who threw it. Now and then, as it is seen for long; once
 * a pass. */
static void look_at_pass(void)
{
    static unsigned frames, late;
    char arrow[SAY_MOST];

    if (pass_seen == now_at || (!late && ++frames % LOOK_FRAMES) || host_outcome(log_of[now_at]) != OUTCOME_NONE
        || !session_shows(": no move")) {
        late = 0;
        return;
    }
    snprintf(arrow, sizeof arrow, ">;%s", side ? "ATARI" : "YOU");
    if (!session_shows(arrow) && late++ < LINE_LATE) {
        return; /* the line may be written anew a moment behind the arrow */
    }
    late = 0;
    pass_seen = now_at;
    check(session_shows(arrow), "%s: no move in '%s', and '%s' is not there", place, log_of[now_at], arrow);
}

/* What the computer threw asks nobody: there is no colon with nothing behind it. */
static void look_at_throw(void)
{
    static unsigned frames;
    char text[SCREEN_TEXT];
    const char *said;

    if (++frames % LOOK_FRAMES) {
        return;
    }
    screen_text(emu_memory(), text);
    said = strstr(text, "Atari threw ");
    if (said && strncmp(said + strlen("Atari threw 1"), ":\n", 2) == 0) {
        check(0, "%s: 'Atari threw' with a colon and nothing behind it", place);
    }
}

/* A letter and the key that takes it back, pressed at their frames. */
static void press_early(void)
{
    if (!back_at) {
        return;
    }
    frames_behind++;
    if (frames_behind == LETTER_AT) {
        emu_hold_key(emu_key_code('a'));
    } else if (frames_behind == back_at) {
        emu_hold_key(KEY_BACKSPACE);
    } else if (frames_behind == LETTER_AT + PRESS_FRAMES || frames_behind == back_at + PRESS_FRAMES) {
        emu_hold_key(KEY_NONE);
    }
}

/* Until a person has to decide. */
static int follow(void)
{
    unsigned end = emu_frame() + 2 * WAIT_MOVE;

    while (!is_choice(log_of[now_at])) {
        unsigned now = probe_word(PROBE_PLY);

        if (emu_frame() > end) {
            return check(0, "%s: nothing happens in '%s'", place, log_of[now_at]);
        }
        if (now == now_at) {
            emu_frames(1);
            press_early();
            look_at_pass();
            look_at_throw();
            continue;
        }
        if (!check(now == now_at + 1 && now_at < PLIES_MOST, "%s: from ply %u to %u", place, now_at, now)) {
            return 0;
        }
        emu_frames(WRITE_FRAMES);
        strcpy(log_of[now_at + 1], probe_board());
        if (!check_ply(log_of[now_at], log_of[now_at + 1])) {
            return 0;
        }
        now_at++;
        end = emu_frame() + 2 * WAIT_MOVE;
    }
    emu_hold_key(KEY_NONE);
    return wait_settled(WAIT_MOVE);
}

/* ---- a person's turn ---- */

/* It is said what was thrown, as long as it is not used. */
static void check_throw_is_said(void)
{
    char said[SAY_MOST];
    const char *thrown = host_throw_between(log_of[now_at - 1], log_of[now_at]);

    if (check(thrown != NULL, "%s: '%s' has no throw", place, log_of[now_at])) {
        snprintf(said, sizeof said, " threw %s:", thrown + 1);
        check(session_waits(said, AFTER), "%s: '%s' is not said in '%s'", place, said, log_of[now_at]);
    }
}

/* The nth legal move. */
static int person_moves(unsigned n)
{
    char moves[HOST_MOVES][HOST_TEXT];
    unsigned count = host_moves(log_of[now_at], moves);
    unsigned end = emu_frame() + WAIT_MOVE;

    if (!check(count > 0, "%s: nobody can move in '%s'", place, log_of[now_at])) {
        return 0;
    }
    session_new_turn();
    session_move(moves[n % count], hand);
    frames_behind = 0;
    while (probe_word(PROBE_PLY) == now_at) {
        if (emu_frame() > end) {
            return check(0, "%s: %s is not taken in '%s'", place, moves[n % count], log_of[now_at]);
        }
        emu_frames(1);
    }
    emu_frames(WRITE_FRAMES);
    host_play(log_of[now_at], moves[n % count], log_of[now_at + 1]);
    now_at++;
    check(strcmp(probe_board(), log_of[now_at]) == 0, "%s: %s makes '%s', not '%s'", place, moves[n % count],
        probe_board(), log_of[now_at]);
    return follow();
}

static int turn(void)
{
    check_throw_is_said();
    return person_moves(check_random(HOST_MOVES));
}

static int is_over(void) { return host_outcome(log_of[now_at]) != OUTCOME_NONE; }

/* ---- what is tried ---- */

/* The board is as it was at a ply of the log. */
static void check_back_at(unsigned wanted, const char *what)
{
    check(probe_word(PROBE_PLY) == wanted && strcmp(probe_board(), log_of[wanted]) == 0,
        "%s: %s: '%s' at ply %u, not '%s' at %u", place,
        what, probe_board(), probe_word(PROBE_PLY), log_of[wanted], wanted);
}

void dice_control(char letter)
{
    unsigned turns;

    emu_frames(AFTER); /* a die that rolls, where it is still a person's turn */
    turns = probe_word(PROBE_TURNS);
    emu_key(KEY_CTRL + emu_key_code(letter));
    wait_turns(turns, WAIT_MOVE);
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
}

static void wait_for(const char *text)
{
    check(session_waits(text, WAIT_DISK), "%s: '%s' is not said", place, text);
}

/* The throw at a ply, as text. */
static const char *throw_at(unsigned n) { return host_throw_between(log_of[n - 1], log_of[n]); }

/* From a turn of a person on, back there: undo, redo, and another move, behind which falls what fell before. */
static void undo_and_again(void)
{
    unsigned from = now_at, reached;
    char fell[HOST_TEXT];

    if (!person_moves(0) || is_over()) {
        return;
    }
    reached = now_at;
    strcpy(fell, throw_at(from + 2));
    dice_control('u');
    check_back_at(from, "undo");
    now_at = from;
    check_throw_is_said();
    dice_control('r');
    now_at = reached;
    check_back_at(reached, "redo");
    dice_control('u');
    now_at = from;
    check_back_at(from, "undo again");
    if (person_moves(1) && now_at > from + 1 && host_outcome(log_of[from + 1]) == OUTCOME_CHANCE) {
        check(strcmp(throw_at(from + 2), fell) == 0, "%s: %s falls, and %s before undo", place, throw_at(from + 2),
            fell);
    }
}

/* The list of moves: a throw and what was done with it are a pair. */
static void list(void)
{
    char text[SCREEN_TEXT], sign;
    unsigned number, pairs = 0, thrown = 0;

    emu_key(KEY_CTRL + emu_key_code('g'));
    wait_for("FIRE/SPACE looks");
    emu_frames(AFTER); /* the page is being written */
    screen_text(emu_memory(), text);
    for (const char *line = strchr(text, '\n'); line; line = strchr(line + 1, '\n')) { /* of whichever page is shown */
        if (sscanf(line, "%*1[\n] %u %c", &number, &sign) == 2) {
            pairs++;
            thrown += sign == 'd';
        }
    }
    check(pairs && thrown == pairs && strstr(text, "...") == NULL, "%s: no pair begins with a throw:\n%s", place, text);
    emu_key(KEY_ESC);
    wait_for(" threw ");
}

/* The game from the disk, and what falls then is what fell. */
static void save_and_load(void)
{
    unsigned from = now_at;
    char later[HOST_TEXT];

    emu_key(KEY_CTRL + emu_key_code('s'));
    wait_for("Save <");
    if (!session_shows("1: empty")) {
        emu_key(KEY_RETURN);
        wait_for("Write over it?");
    }
    emu_key(KEY_RETURN);
    wait_for("Saved");
    emu_frames(2 * AFTER);
    if (!person_moves(0)) {
        return;
    }
    strcpy(later, log_of[from + 2]);
    emu_key(KEY_CTRL + emu_key_code('l'));
    wait_for("Load <");
    emu_key(KEY_RETURN);
    check(session_replace(), "%s: a load does not ask", place);
    emu_frames(3 * AFTER);
    wait_settled(WAIT_MOVE);
    now_at = from;
    check_back_at(from, "load");
    check_throw_is_said();
    if (person_moves(0) && host_outcome(log_of[from + 1]) == OUTCOME_CHANCE) {
        check(strcmp(log_of[from + 2], later) == 0, "%s: after a load it is '%s', '%s' before", place, log_of[from + 2],
            later);
    }
}

static void reset(void)
{
    emu_reset();
    emu_frames(AFTER);
    check(wait_settled(WAIT_LOAD), "%s: nothing after RESET", place);
    session_new_board();
    check_back_at(now_at, "RESET");
    check_throw_is_said();
}

/* Back to where nothing was decided yet, and no further. */
static void undo_all(void)
{
    unsigned first = 0;

    while (!is_choice(log_of[first])) {
        first++;
    }
    for (unsigned n = 0; n < UNDOS_MOST && !session_shows("Nothing to undo"); n++) {
        dice_control('u');
        wait_settled(WAIT_DISK);
        emu_frames(AFTER); /* a part of the shell says it */
    }
    check_back_at(first, "undo of all");
    check(session_shows("Nothing to undo"), "%s: it is not said that nothing is left to undo", place);
    now_at = first;
    person_moves(0);
}

/* From the menu: seen from the first throw on, as the first ones may be passed. */
static int begin(unsigned game)
{
    unsigned end;

    session_pick(game, hand);
    now_at = 0;
    host_start(log_of[0]);
    check(host_outcome(log_of[0]) == OUTCOME_CHANCE, "%s: nothing falls at the start", place);
    for (end = emu_frame() + WAIT_LOAD; probe_byte(PROBE_GAME) != session_place(game) && emu_frame() < end;) {
        emu_frames(1);
    }
    emu_frames(WRITE_FRAMES);
    check(strcmp(probe_board(), log_of[0]) == 0 || probe_word(PROBE_PLY), "%s: begins with '%s'", place, probe_board());
    return follow();
}

/* What is typed before its time is for the person's turn, in its order, be it that it comes while the computer's dice
 * roll, while it thinks, its man moves, or the person's own dice roll: a letter that is taken back later and later
 * leaves nothing. */
static void type_early(void)
{
    unsigned from = now_at;

    for (back_at = LETTER_AT + BACK_STEP; back_at < BACK_MOST; back_at += BACK_STEP) {
        if (!person_moves(0) || is_over()) {
            break;
        }
        if (frames_behind < back_at) {
            emu_key(KEY_BACKSPACE);
        }
        emu_frames(AFTER);
        check(!session_shows(": a"), "%s: a letter taken back %u frames behind the move stands there", place, back_at);
        dice_control('u');
        now_at = from;
        check_back_at(from, "undo behind what was typed early");
    }
    back_at = 0;
}

static void whole_game(void)
{
    while (!is_over()) {
        if (!turn()) {
            return;
        }
    }
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 3), "%s: '%s' is not the end", place, log_of[now_at]);
    wait_for(" win");
    check(probe_byte(PROBE_RESULT) == host_outcome(log_of[now_at]), "%s: the result is %u", place,
        probe_byte(PROBE_RESULT));
    printf("%s: %u plies, %u throws, %u passes, %u moves of the computer's, ends '%s'\n", place, now_at, throws_seen,
        passes, computer_moves, log_of[now_at]);
}

/* A game in which the person comes to move: one in a hundred passes until he has lost. */
static int begin_fairly(unsigned game, EmuOptions options)
{
    do {
        passes = throws_seen = computer_moves = 0;
        if (!check(session_boot(&options), "%s: no menu", place) || !begin(game)) {
            return 0;
        }
        options.random += 10;
    } while (is_over());
    return 1;
}

static void play(unsigned game, const EmuOptions *options, Hand with)
{
    hand = with;
    snprintf(place, sizeof place, "%s %s %s by %s", host_games[game], machine_names[options->machine],
        options->is_pal ? "PAL" : "NTSC", hand == BY_STICK ? "stick" : "keys");
    if (!begin_fairly(game, *options)) {
        return;
    }
    check_throw_is_said();
    session_level(LEVEL_LEAST, hand);
    undo_and_again();
    for (unsigned n = 0; n < TRIED && !is_over(); n++) {
        turn();
    }
    if (!is_over()) {
        undo_and_again();
    }
    if (!is_over()) {
        list();
        save_and_load();
    }
    if (!is_over()) {
        dice_start(place);
    }
    if (!is_over()) {
        reset();
        undo_all();
    }
    if (!is_over() && hand == BY_KEYS) {
        type_early();
    }
    whole_game();
    dice_cases(place, host_games[game], hand);
    dice_start_for_good(place);
    if (hand == BY_KEYS) {
        session_two_people(); /* nobody thinks meanwhile */
        dice_fair(place);
    }
    check(session_code_is_whole(), "%s: the kernel's code is changed", place);
}

int main(int count, char **words)
{
    unsigned found = 0;

    host_words(count, words, "DISK.atr TROG [GAME...]");
    session_insert(words[1]);
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        int wanted = count == 3;

        for (int n = 3; n < count; n++) {
            wanted |= strcmp(words[n], host_games[game]) == 0;
        }
        host_choose(game);
        if (!wanted || !game_info()->chance || session_place(game) == HOST_GAMES) {
            continue;
        }
        found++;
        if (emu_is_cartridge(words[1])) {
            play(game, &(EmuOptions){.machine = MACHINE_XE, .disk = words[1], .random = 3}, BY_STICK);
            continue;
        }
        play(game, &(EmuOptions){.machine = MACHINE_XL, .disk = words[1], .random = 3}, BY_KEYS);
        play(game, &(EmuOptions){.machine = MACHINE_800_48K, .is_pal = 1, .disk = words[1], .random = 4}, BY_STICK);
    }
    if (!found) {
        puts("skipped: no game with dice is on this disk");
        return 0;
    }
    return check_end();
}
