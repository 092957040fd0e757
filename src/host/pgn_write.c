/* pgn_write.c: see pgn.h: writing, and what reading (pgn_read.c) shares with it. */
#include <string.h>
#include <strings.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "host/pgn.h"
#include "host/pgn_game.h"

#define LINE_WIDTH 79

Notes notes;

void pgn_clear(void)
{
    notes.count = 0;
    notes.result = "*";
}

const char *pgn_tag(const char *name)
{
    unsigned i;

    for (i = 0; i < notes.count; ++i) {
        if (strcasecmp(notes.tags[i].name, name) == 0) {
            return notes.tags[i].value;
        }
    }
    return 0;
}

void pgn_write_move(char *text)
{
    const PgnGame *written = pgn_game_find();

    (written && written->write ? written->write : game_write_move)(text);
    for (; *text; ++text) {
        if (*text == ' ') {
            *text = PGN_SPACE;
        }
    }
}

/* ---- a game move by move ---- */

#define ROWS_LEFT 4 /* plies that reading and writing a move may look ahead, and one more */

/* Back to ply 0. */
static void settle(void)
{
    char text[TEXT_SIZE];
    uint8_t quiet = reversible_plies[ply];

    game_write_position(text);
    game_read_position(text);
    reversible_plies[0] = quiet;
}

void pgn_step(void)
{
    list_play();
    if (outcome == OUTCOME_DRAW || ply >= PLIES - ROWS_LEFT) {
        settle();
    }
}

void pgn_replay(void)
{
    game_reset();
    game_read_position(record_begin);
}

/* Why there is no move on the board, by the rules; 0: there is one. */
static const char *find_end(void)
{
    record_restore();
    record_update_outcome();
    if (outcome == OUTCOME_DRAW && record_count < record_most) {
        settle();
    }
    if (record_count == record_most) {
        return "there is no room for so many moves";
    }
    return outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE ? "the game is over before" : 0;
}

const char *pgn_play(const char *text)
{
    const char *why;
    const char *end;

    if (strlen(text) >= MOVE_SIZE) {
        return "this is no move";
    }
    if (record_count < record_most && (outcome == OUTCOME_NONE || outcome == OUTCOME_CHANCE)) {
        why = game_read_move(text);
        if (!why) {
            record_append();
            pgn_step();
            return 0;
        }
    }
    end = find_end();
    return end ? end : game_read_move(text);
}

/* ---- the end of a game ---- */

/* "1-0" is White's win, where a side is called so. */
const char *pgn_won(uint8_t who)
{
    return who == (strcmp(game_info()->side_names[1], "White") == 0) ? "1-0" : "0-1";
}

const char *pgn_end(void)
{
    record_update_outcome();
    switch (outcome) {
    case OUTCOME_DRAW:
        return "1/2-1/2";
    case OUTCOME_LOSS:
    case OUTCOME_WIN:
        return pgn_won(side ^ (outcome == OUTCOME_LOSS));
    default:
        return notes.result;
    }
}

/* ---- writing ---- */

static void write_tag(FILE *file, const char *name, const char *value)
{
    fprintf(file, "[%s \"", name);
    for (; *value; ++value) {
        if (*value == '"' || *value == '\\') {
            fputc('\\', file);
        }
        fputc(*value, file);
    }
    fputs("\"]\n", file);
}

/* 1: we write it ourselves, from what we know. */
static int is_ours(const char *name)
{
    static const char *const ours[] = { "Event", "Site", "Date", "Round", "White", "Black", "Result", "SetUp", "FEN",
        "GameType", "Game", "Rule", 0 };
    unsigned i;

    for (i = 0; ours[i]; ++i) {
        if (strcasecmp(name, ours[i]) == 0) {
            return 1;
        }
    }
    return 0;
}

static void write_tags(FILE *file, const char *result)
{
    static const struct {
        const char *name, *unknown;
    } seven[] = { { "Event", "?" }, { "Site", "?" }, { "Date", "????.??.??" }, { "Round", "?" }, { "White", "?" },
    { "Black", "?" } };
    const PgnGame *written = pgn_game_find();
    char start[TEXT_SIZE];
    const char *value;
    unsigned i;

    for (i = 0; i < sizeof seven / sizeof seven[0]; ++i) {
        value = pgn_tag(seven[i].name);
        write_tag(file, seven[i].name, value ? value : seven[i].unknown);
    }
    write_tag(file, "Result", result);
    if (!written || written->tag) {
        write_tag(file, written ? written->tag : "Game", written ? written->value : game_info()->name);
    }
    if (rules) {
        write_tag(file, "Rule", game_info()->rules[rules]);
    }
    game_reset();
    game_write_position(start);
    if (strcmp(start, record_begin) != 0) {
        write_tag(file, "SetUp", "1");
        write_tag(file, "FEN", record_begin);
    }
    for (i = 0; i < notes.count; ++i) {
        if (!is_ours(notes.tags[i].name)) {
            write_tag(file, notes.tags[i].name, notes.tags[i].value);
        }
    }
}

static unsigned column;

static void write_word(FILE *file, const char *word)
{
    if (column && column + 1 + strlen(word) > LINE_WIDTH) {
        fputc('\n', file);
        column = 0;
    } else if (column) {
        fputc(' ', file);
        ++column;
    }
    fputs(word, file);
    column += (unsigned)strlen(word);
}

/* The moves, each from its own board. A number stands before every move of the side that is first, and before the first
 * one. */
static void write_moves(FILE *file)
{
    char word[MOVE_SIZE + 16];
    unsigned number = 1;
    uint16_t n;

    pgn_replay();
    for (n = 0; n < record_count; ++n) {
        record_move(n);
        if (side == 0 || n == 0) {
            sprintf(word, "%u%s", number, side ? "..." : ".");
            write_word(file, word);
        }
        number += side != 0;
        pgn_write_move(word);
        write_word(file, word);
        record_move(n);
        pgn_step();
    }
}

void pgn_write_only(FILE *file)
{
    const char *result;

    record_restore();
    result = pgn_end();
    write_tags(file, result);
    fputc('\n', file);
    column = 0;
    write_moves(file);
    write_word(file, result);
    fputs("\n\n", file);
}

void pgn_write(FILE *file)
{
    pgn_write_only(file);
    record_restore();
}
