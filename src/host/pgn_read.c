/* pgn_read.c: reads PGN and PDN; see pgn.h. */
/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/variant_name.h"
#include "host/pgn.h"

unsigned pgn_line;
char pgn_word[PGN_VALUE];

static const char *begin;
static const char *at;
static const char *end;
static const char *last_brace; /* the last } of the text; 0: none */
static int is_in_tags;         /* 1: pgn_read is reading tags, or has stopped with an error in them */

void pgn_open(const char *text, size_t length)
{
    begin = at = text;
    end = text + length;
    pgn_line = 1;
    for (last_brace = end; last_brace > text && last_brace[-1] != '}'; --last_brace) {
    }
    last_brace = last_brace > text ? last_brace - 1 : 0;
    if (length >= 3 && memcmp(text, "\357\273\277", 3) == 0) {
        begin = at += 3; /* the byte order mark of UTF-8 */
    }
}

/* ---- characters ---- */

/* Returns the next character without reading it, or -1 at the end. */
static int peek(void)
{
    return at < end ? (unsigned char)*at : -1;
}

static int next(void)
{
    int character = peek();

    at += character >= 0;
    pgn_line += character == '\n';
    return character;
}

static const char *error_at(unsigned line, const char *why)
{
    pgn_line = line;
    return why;
}

/* Skips up to and including this character. Returns 0 if it was not found; then the text is at its end. */
static int skip_past(char character)
{
    int got;

    do {
        got = next();
    } while (got >= 0 && got != character);
    return got >= 0;
}

/* Skips a comment in braces. Returns 0, and skips nothing, if it has no end. */
static int skip_past_comment(void)
{
    return last_brace && at < last_brace && skip_past('}');
}

/* Skips spaces, comments (from ; to the end of the line, or in braces) and lines that start with %. */
static const char *skip_blanks(void)
{
    int is_first = at == begin || at[-1] == '\n';

    for (; peek() >= 0; is_first = at[-1] == '\n') {
        if (peek() == ';' || (peek() == '%' && is_first)) {
            skip_past('\n');
        } else if (peek() == '{') {
            if (!skip_past_comment()) {
                strcpy(pgn_word, "{");
                return "this comment has no end";
            }
        } else if (isspace(peek())) {
            next();
        } else {
            break;
        }
    }
    return 0;
}

/* Returns 1 if a line starts here with a tag: [Name " */
static int is_tag(void)
{
    const char *c = at;

    if (peek() != '[' || (at != begin && at[-1] != '\n')) {
        return 0;
    }
    while (++c < end && (isalnum((unsigned char)*c) || *c == '_')) {
    }
    if (c == at + 1) {
        return 0;
    }
    while (c < end && (*c == ' ' || *c == '\t')) {
        ++c;
    }
    return c < end && *c == '"';
}

/* Skips a variation with its nested variations and comments. */
static const char *skip_variation(void)
{
    unsigned line = pgn_line;
    unsigned depth = 0;
    const char *why;

    do {
        why = skip_blanks();
        if (why) {
            return why;
        }
        if (peek() < 0 || is_tag()) {
            strcpy(pgn_word, "(");
            return error_at(line, "this variation has no end");
        }
        depth += peek() == '(';
        depth -= peek() == ')';
        next();
    } while (depth);
    return 0;
}

/* ---- tags ---- */

/* Appends a character if it is printable and there is space. */
static void append_char(char *text, size_t *length, size_t most, int character)
{
    if (*length + 1 < most && character >= ' ') {
        text[(*length)++] = (char)character;
    }
}

/* Reads a tag, [Name "value"]. Tags after the first PGN_TAGS are read but not stored. */
static const char *read_tag(void)
{
    static PgnTag spare;
    PgnTag *tag = pgn_header.count < PGN_TAGS ? pgn_header.tags + pgn_header.count++ : &spare;
    size_t length = 0;

    memset(tag, 0, sizeof *tag);
    next();
    while (isspace(peek())) {
        next();
    }
    while (isalnum(peek()) || peek() == '_') {
        append_char(tag->name, &length, PGN_NAME, next());
    }
    strcpy(pgn_word, tag->name);
    while (isspace(peek())) {
        next();
    }
    if (!length || peek() != '"') {
        return "a tag is [Name \"value\"]";
    }
    next();
    for (length = 0; peek() >= 0 && peek() != '"' && peek() != '\n';) {
        if (peek() == '\\') {
            next();
        }
        if (peek() >= 0) {
            append_char(tag->value, &length, PGN_VALUE, next());
        }
    }
    if (peek() != '"') {
        return "the value of this tag has no end";
    }
    next();
    while (isspace(peek()) && peek() != '\n') {
        next();
    }
    if (peek() != ']') {
        return "a ] must follow the value of this tag";
    }
    next();
    return 0;
}

/* Sets `rules` to the variant with this name. */
static const char *set_rule(const char *value)
{
    const char *const *variant = game_info()->rules;

    for (rules = 0; variant && variant[rules]; ++rules) {
        if (strcmp(variant_name(variant[rules]), value) == 0) {
            return 0;
        }
    }
    rules = 0;
    strcpy(pgn_word, value);
    return "this game has no such rule";
}

/* Sets the rules and the first position of the game from its tags. */
static const char *set_up(unsigned line)
{
    const char *rule = pgn_tag("Rule");
    const char *fen = pgn_tag("FEN");
    char position[PGN_VALUE];
    const char *why = 0;

    rules = 0;
    if (rule) {
        why = set_rule(rule);
    }
    game_reset();
    if (!why && fen) {
        strcpy(position, fen);
        if (*position && position[strlen(position) - 1] == '.') {
            position[strlen(position) - 1] = 0; /* some programs end the FEN with a full stop */
        }
        why = game_read_position(position);
        if (why) {
            strcpy(pgn_word, position);
        }
    }
    record_start();
    return why ? error_at(line, why) : 0;
}

static const char *read_tags(void)
{
    unsigned line = pgn_line;
    const char *why;

    while (peek() == '[') {
        line = pgn_line;
        why = read_tag();
        if (!why && (strcmp(pgn_word, "FEN") == 0 || strcmp(pgn_word, "Rule") == 0)) {
            why = set_up(line);
        }
        if (!why) {
            why = skip_blanks();
        }
        if (why) {
            return why;
        }
    }
    return set_up(line);
}

/* ---- moves ---- */

/* If the word is a result, stores it and returns 1. PDN may count two points for a win and one for a draw. */
static int read_result(const char *word)
{
    static const char *const ends[] = { "1-0", "0-1", "1/2-1/2", "*", "2-0", "0-2", "1-1", 0 };
    static const char *const means[] = { "1-0", "0-1", "1/2-1/2", "*", "1-0", "0-1", "1/2-1/2" };
    unsigned i;

    for (i = 0; ends[i] && strcmp(ends[i], word) != 0; ++i) {
    }
    if (ends[i]) {
        pgn_header.result = means[i];
    }
    return ends[i] != 0;
}

/* Reads a word into pgn_word, without a move number in front and without ! or ? at the end. */
static void read_word(void)
{
    size_t length = 0;
    size_t digits;

    while (peek() > ' ' && !strchr("{}()[];", peek())) {
        append_char(pgn_word, &length, sizeof pgn_word, next());
    }
    pgn_word[length] = 0;
    digits = strspn(pgn_word, "0123456789");
    if (pgn_word[digits] == '.') {
        digits += strspn(pgn_word + digits, ".");
        memmove(pgn_word, pgn_word + digits, length - digits + 1);
    }
    length = strlen(pgn_word);
    while (length && strchr("!?", pgn_word[length - 1])) {
        pgn_word[--length] = 0;
    }
}

static const char *play_word(void)
{
    static char text[PGN_VALUE];
    char *c;

    strcpy(text, pgn_word);
    for (c = text; *c; ++c) {
        if (*c == PGN_SPACE) {
            *c = ' ';
        }
    }
    return pgn_play(text);
}

/* Reads one move, annotation or result after the tags, or skips a variation. Sets *is_over to 1 after the result, or
 * before the next game. */
static const char *read_item(int *is_over)
{
    const char *why = skip_blanks();

    if (why || peek() < 0 || peek() == '[') {
        *is_over = 1;
        return why;
    }
    if (peek() == '(') {
        return skip_variation();
    }
    if (peek() < ' ' || strchr(")]}", peek())) {
        int is_control = peek() < ' ';

        pgn_word[0] = (char)(is_control ? '?' : peek());
        pgn_word[1] = 0;
        return is_control ? "unexpected control character" : "closing bracket without an opening one";
    }
    read_word();
    if (!pgn_word[0] || pgn_word[0] == '$' || strcmp(pgn_word, "e.p.") == 0) {
        return 0;
    }
    *is_over = read_result(pgn_word);
    return *is_over ? 0 : play_word();
}

const char *pgn_read(int *found)
{
    const char *why = skip_blanks();
    int is_over = 0;

    is_in_tags = 0;
    *found = !why && peek() >= 0;
    if (!*found) {
        return why;
    }
    pgn_clear();
    is_in_tags = 1;
    why = read_tags();
    is_in_tags = why != 0;
    while (!why && !is_over) {
        why = read_item(&is_over);
    }
    return why;
}

/* Skips the tags of one game. */
static void skip_tags(void)
{
    while (peek() >= 0 && (is_tag() || isspace(peek()))) {
        if (is_tag()) {
            skip_past('\n');
        } else {
            next();
        }
    }
}

void pgn_skip(void)
{
    int depth = 0; /* of nested variations */

    if (is_in_tags) {
        skip_past('\n');
        skip_tags();
    }
    while (peek() >= 0 && !is_tag()) {
        if (peek() == '{') {
            if (!skip_past_comment()) {
                next();
            }
        } else if (peek() == ';') {
            skip_past('\n');
        } else if (peek() > ' ' && !strchr("}()[]", peek())) {
            read_word();
            if (read_result(pgn_word) && !depth) {
                return;
            }
        } else {
            depth += peek() == '(';
            depth -= depth && peek() == ')';
            next();
        }
    }
}
