/* table.c: see table.h. The protocol is in docs/NETWORK.md. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "plat/machine.h"
#include "view/view.h"
#include "shell/network/link.h"
#include "shell/network/table.h"
#include "shell/screen/board.h"
#include "shell/shell.h"
#include "shell/turn.h"
#include "texts/shell.h"

#define NAME_PITCH 16
#define SHOWN_LEVEL 8 /* moves of the others are shown with motion, whatever the level */

uint8_t table_side;
uint16_t table_next;
uint8_t table_is_sent;
uint8_t table_is_over;
uint8_t table_joins;
char table_commitment[COMMITMENT];
uint8_t table_keeps_commitment;
uint16_t table_own_word;
uint16_t table_word_from;
uint8_t table_has_rolls;

static uint8_t is_set_up;   /* 1: the start position of the game that is being sent is on the board */
static uint8_t is_wrong;    /* 1: a line did not fit, and the whole game was asked for */
static uint8_t variant;
static char turn_kind;      /* of the last TURN: M, R or T (MOVE, ROLL, THINK); W: WAIT */
static uint8_t turn_side;
static uint8_t rolls;       /* 1: we have asked for this roll */
static uint8_t winner;      /* of OVER, from 1; 0: a draw */
static char reason;         /* of OVER: its second letter */
#define BY_RULES 'U'
static uint8_t is_other_game; /* 1: the server may commit itself to another seed */
static char names[SIDES_MOST * NAME_PITCH];
static char states[SIDES_MOST]; /* O, H, A or C: OPEN, HERE, AWAY, COMPUTER */
static uint16_t left[SIDES_MOST]; /* seconds on the clocks */
static uint8_t has_clocks;

char *table_rest;

void table_begin(void)
{
    table_side = TABLE_NO_SIDE;
    table_next = is_other_game = 1;
    table_is_sent = table_is_over = table_joins = 0;
    is_set_up = is_wrong = rolls = has_clocks = 0;
    turn_kind = 'W';
    memset(names, 0, sizeof names);
    memset(states, 0, sizeof states);
}

/* ---- words of a line ---- */

static void skip_word(void)
{
    while (*table_rest && *table_rest != ' ') {
        ++table_rest;
    }
}

char *table_word(void)
{
    static char *start;

    start = table_rest;
    skip_word();
    if (*table_rest) {
        *table_rest++ = 0;
    }
    return start;
}

/* The value of the next word, a decimal or hexadecimal number. */
static uint16_t word_value(uint8_t is_hex)
{
    static char *digit;
    static uint16_t value;
    static uint8_t n;

    value = 0;
    for (digit = table_word(); *digit; ++digit) {
        n = (uint8_t)(*digit - '0');
        if (is_hex) {
            value <<= 4;
            if (n > 9) {
                n = (uint8_t)((*digit & 0x0F) + 9);
            }
        } else {
            value += value << 2;
            value <<= 1;
        }
        value += n;
    }
    return value;
}

/* The next word as a number. */
uint16_t table_number(void)
{
    return word_value(0);
}

/* The next word as a hexadecimal number. */
uint16_t table_code(void)
{
    return word_value(1);
}

/* The next word as a side. Returns 0 for nonsense. */
static uint8_t side_number(void)
{
    return (uint8_t)(table_number() - 1) & (SIDES_MOST - 1);
}

/* ---- the kinds of lines ---- */

enum {
    GAME, BOARD, MOVE, ROLL, END, TURN, WAIT, OVER, UNDO, BYE, LEFT, REMOVED, YOU, COMMIT,
    CHAT, CLOCK, ASK, DENY, SEAT, NO, ERROR, GONE, NOTHING
};
#define FIRST_QUIET CHAT
#define LETTERS 3 /* that tell the kinds apart */

static const char kinds[] = "GAMBOAMOVROLENDTURWAIOVEUNDBYELEFREMYOUCOMCHACLOASKDENSEANO ERRGON";

/* Returns the kind of the line; `table_rest` is what follows its first word. */
static uint8_t kind_of_line(void)
{
    static const char *name;
    static uint8_t kind;

    table_rest = link_line;
    name = kinds;
    for (kind = 0; kind != NOTHING; ++kind) {
        if (!memcmp(link_line, name, LETTERS)) {
            break;
        }
        name += LETTERS;
    }
    skip_word();
    if (*table_rest) {
        ++table_rest;
    }
    return kind;
}

uint8_t table_is_quiet(void)
{
    if (kind_of_line() >= FIRST_QUIET) {
        return 1;
    }
    return 0;
}

/* ---- the whole game ---- */

/* COMMIT: in the same game it must stay the same. Another game has another word for our rolls, which the server cannot
 * have known when it committed itself. */
static void take_commitment(void)
{
    if (memcmp(table_commitment, table_rest, COMMITMENT)) {
        memcpy(table_commitment, table_rest, COMMITMENT);
        table_keeps_commitment = is_other_game;
        table_own_word = machine_random();
        table_word_from = 0;
    }
    is_other_game = 0;
}

/* Asks for the whole game, once. */
static void ask_again(void)
{
    if (!is_wrong) {
        is_wrong = 1;
        link_say("SYNC");
    }
}

static uint8_t refuse(const char *why)
{
    status_refuse(why);
    return TABLE_GONE;
}

static uint8_t begin_game(void)
{
    static const char *name;

    table_word();
    name = game_info()->name;
    if (memcmp(table_word(), name, strlen(name) + 1)) {
        return refuse(TEXT_REMOTE_OTHER_GAME);
    }
    table_word();
    variant = (uint8_t)table_number();
    text_position[0] = 0;
    is_other_game |= table_is_over;
    is_set_up = is_wrong = rolls = table_is_over = table_has_rolls = 0;
    table_is_sent = 1;
    table_next = 1;
    return TABLE_QUIET;
}

static void add_to_board(void)
{
    static uint16_t length;

    table_next = table_number() + 1;
    length = strlen(table_rest);
    length += strlen(text_position);
    if (length < text_size) {
        strcpy(text_position + strlen(text_position), table_rest);
    }
}

/* Puts the start position on the board. Returns 0 if it makes no sense. */
static uint8_t set_up(void)
{
    static uint8_t n;

    if (is_set_up || !table_is_sent) {
        return 1;
    }
    is_set_up = 1;
    for (n = 0; game_info()->rules && game_info()->rules[n]; ++n) {
        if (n == variant) {
            rules = n;
        }
    }
    turn_new_game();
    game_reset();
    n = 1;
    if (game_read_position(text_position)) {
        n = 0;
    }
    record_start();
    return n;
}

/* ---- moves ---- */

/* Appends a move of a game that is being sent. A record of more than two sides may be full: it is emptied. */
static void append(uint16_t what)
{
    if (record_last == record_most) {
        record_restore();
        record_start();
    }
    move = what;
    record_append();
}

/* 1: `move`, which the server names `what`, is legal and has this text. The random part of a move is the server's. */
static uint8_t is_legal(uint16_t what)
{
    if (game_read_move(table_rest)) {
        return 0;
    }
    if (game_info()->draw_random && (uint8_t)what >= MOVE_RANDOM) {
        move = what;
    }
    if (move == what) {
        return 1;
    }
    return 0;
}

/* Plays and shows `move`. Names and pauses are those of a game that the computer plays alone: a roll of another side
 * does not wait for FIRE. */
static void perform(void)
{
    static uint8_t level;
    static uint8_t is_other;

    is_other = side ^ table_side;
    level = shell_level;
    if (is_other) {
        memset(record_computer, 1, sizeof record_computer);
        shell_level = SHOWN_LEVEL;
    }
    turn_perform();
    memset(record_computer, 0, sizeof record_computer);
    shell_level = level;
    if (is_other && side == table_side) {
        sound_play(SOUND_TURN);
    }
}

static uint8_t take_move(uint8_t is_roll)
{
    static uint16_t what;

    if (table_number() != table_next) {
        ask_again();
        return TABLE_QUIET;
    }
    table_word();
    what = table_code();
    table_has_rolls |= is_roll;
    if (table_is_sent) {
        append(what);
        ++table_next;
        return TABLE_QUIET;
    }
    if (is_roll) {
        move = what;
    }
    if (outcome == OUTCOME_CHANCE) {
        is_roll ^= 1;
    }
    if (is_roll || (outcome != OUTCOME_CHANCE && !is_legal(what))) {
        ask_again();
        return TABLE_QUIET;
    }
    rolls = 0;
    ++table_next;
    shell_network = SHELL_NETWORK_WAITS;
    perform();
    return TABLE_CHANGED;
}

static uint8_t take_undo(void)
{
    static uint16_t before; /* moves before the record */
    static uint16_t count;

    before = table_next - 1 - record_count;
    count = table_number();
    if (count < before || count >= table_next) {
        ask_again();
        return TABLE_QUIET;
    }
    table_next = count + 1;
    record_last = record_count = count - before;
    rolls = 0;
    record_restore();
    board_redraw();
    return TABLE_CHANGED;
}

/* ---- turns and the end ---- */

/* Asks for our roll. The word is from this machine, so the server cannot have chosen the roll (docs/NETWORK.md). It is
 * the same for the whole game, so that the check after the game need not remember more. */
static void ask_for_roll(void)
{
    line_begin("ROLL ");
    line_number(table_own_word);
    if (!table_word_from) {
        table_word_from = table_next;
    }
    link_send();
    rolls = 1;
}

void table_take_turn(void)
{
    shell_network = SHELL_NETWORK_WAITS;
    if (table_is_sent || table_is_over || turn_side != table_side) {
        return;
    }
    if (turn_kind == 'M') {
        shell_network = SHELL_NETWORK_MOVES;
    } else if (turn_kind == 'R' && !rolls) {
        ask_for_roll();
    }
}

static uint8_t take_turn(void)
{
    static uint16_t count;

    count = table_number();
    turn_side = side_number();
    turn_kind = *table_rest;
    if (count != table_next) {
        ask_again();
    }
    table_take_turn();
    return TABLE_CHANGED;
}

/* The players, not the rules, have ended the game: the side to move has lost it. */
static void set_result(void)
{
    if (!table_is_over || reason == BY_RULES || game_info()->sides > 2 || RECORD_IS_OVER) {
        return;
    }
    record_resigned = RECORD_AGREED;
    if (winner) {
        record_resigned = RECORD_RESIGNED;
        side = (uint8_t)(winner - 1) ^ 1;
    }
}

static uint8_t take_over(void)
{
    winner = (uint8_t)table_number();
    reason = table_rest[1];
    table_is_over = 1;
    shell_network = SHELL_NETWORK_WAITS;
    if (!table_is_sent) {
        set_result();
        game_draw();
    }
    return TABLE_CHANGED;
}

static uint8_t end_game(void)
{
    if (!set_up()) {
        return refuse(TEXT_REMOTE_NO_SERVER);
    }
    table_is_sent = table_joins = 0;
    memset(record_computer, 0, sizeof record_computer);
    record_count = record_last;
    record_restore();
    record_update_outcome();
    shell_first_choice = 0;
    view_flip = game_info()->sides == 2 ? table_side & 1 : 0;
    set_result();
    table_take_turn();
    show_board();
    return TABLE_CHANGED;
}

/* ---- players ---- */

static void take_seat(void)
{
    static uint8_t who;

    who = side_number();
    table_word(); /* the colour is the same here */
    states[who] = *table_word();
    table_rest[NAME_MOST] = 0;
    strcpy(names + who * NAME_PITCH, table_rest);
}

static void take_clocks(void)
{
    static uint8_t who;
    static uint16_t count;

    has_clocks = 1;
    for (who = 0; who < SIDES_MOST; ++who) {
        count = table_number();
        left[who] = count;
    }
}

static void take_chair(void)
{
    table_word();
    table_side = (uint8_t)(table_number() - 1);
    memcpy(network_settings.key, table_rest, KEY_MOST);
    memcpy(network_settings.code, link_line + 4, CODE_MOST);
}

/* For two sides "Black: bob, away 272s"; with more sides the one to move: "bob", "computer" or "you". */
void table_show(void)
{
    static uint8_t who;

    line_start();
    if (turn_kind == 'W' && !table_is_over) {
        line_text(TEXT_REMOTE_WAITS);
        line_text(network_settings.code);
    } else {
        who = turn_side;
        if (game_info()->sides == 2) {
            who = table_side ^ 1;
        }
        line_text(show_side_name(who));
        line_text(": ");
        if (states[who] == 'C') {
            line_text(TEXT_REMOTE_COMPUTER);
        } else {
            line_text(names + who * NAME_PITCH);
        }
        if (states[who] == 'A') {
            line_text(TEXT_REMOTE_AWAY);
        }
        if (has_clocks) {
            line_char(' ');
            line_number(left[who]);
            line_char('s');
        }
    }
    text_buffer[LINE_SIZE - 1] = 0;
    screen_thinking(text_buffer);
}

/* ---- messages ---- */

/* Shows a line that begins with the name of a side, followed by the words of the server. */
static void say(const char *what)
{
    line_begin(show_side_name(side_number()));
    line_char(' ');
    line_text(what);
    line_text(table_rest);
    text_buffer[LINE_SIZE - 1] = 0;
    show_line();
    sound_play(SOUND_HINT);
}

/* "Black asks: undo, CTRL+U" */
static void ask(void)
{
    say(TEXT_REMOTE_ASKS);
    switch (*table_rest) {
    case 'U':
        line_text(TEXT_REMOTE_CTRL_U);
        break;
    case 'D':
        line_text(TEXT_REMOTE_CTRL_D);
        break;
    default:
        line_text(TEXT_REMOTE_START);
    }
    show_line();
}

static void chat(void)
{
    static uint8_t who;

    who = (uint8_t)(table_number() - 1);
    line_begin(table_word());
    line_text(": ");
    line_text(table_rest);
    text_buffer[LINE_SIZE - 1] = 0;
    show_line();
    if (who != table_side) {
        sound_play(SOUND_HINT);
    }
}

/* The server refuses something. Before the game has come, this was the seat. */
static uint8_t refused(void)
{
    table_rest[LINE_SIZE - 1] = 0;
    status_refuse(table_rest);
    if (table_joins) {
        return TABLE_GONE;
    }
    table_take_turn(); /* a move may be entered again */
    return TABLE_QUIET;
}

uint8_t table_line(void)
{
    static uint8_t kind;

    kind = kind_of_line();
    if (kind <= OVER && kind > BOARD && !set_up()) {
        return refuse(TEXT_REMOTE_NO_SERVER);
    }
    switch (kind) {
    case GAME:
        return begin_game();
    case BOARD:
        add_to_board();
        break;
    case MOVE:
    case ROLL:
        return take_move(kind - MOVE);
    case END:
        return end_game();
    case TURN:
        return take_turn();
    case WAIT:
        turn_kind = 'W';
        shell_network = SHELL_NETWORK_WAITS;
        break;
    case OVER:
        return take_over();
    case UNDO:
        return take_undo();
    case BYE:
        link_close();
        break;
    case LEFT:
    case REMOVED:
        return refuse(TEXT_REMOTE_CLOSED);
    case YOU:
        take_chair();
        break;
    case COMMIT:
        take_commitment();
        break;
    case CHAT:
        chat();
        break;
    case CLOCK:
        take_clocks();
        break;
    case ASK:
        ask();
        break;
    case DENY:
        say(TEXT_REMOTE_DENIES);
        break;
    case SEAT:
        take_seat();
        break;
    case NO:
    case ERROR:
        return refused();
    case GONE:
        say(TEXT_REMOTE_GONE);
        break;
    }
    return TABLE_QUIET;
}
