/* mkfont.c: converts drawings (charsets/README.md) into a 1K character set and the code tables of its tiles.
   disk/disk.mk calls it.

     mkfont [-k UNDER.chr] OUT.chr OUT.inc OUT.h FILE.txt[:CHARACTERS] ...

   OUT.chr   1024 bytes, 128 glyphs. With -k it is loaded over UNDER.chr in memory: the bytes of glyphs that are already
             there, and of unused codes, are FONT_KEEP, which makes asm/plat/atari/overlay_store.s leave the old byte.
   OUT.inc   ca65: label tile_NAME with one .byte row of codes for each glyph row, tile_NAME_columns, tile_NAME_rows
   OUT.h     the same tables for C; of a tile that is drawn as `code` only its first code, tile_NAME_code. And
             tile_NAME_shape of tiles with 3, 4 or 8 columns: the piece as a moving player, an initialiser
   CHARACTERS after a colon: only these glyphs of the file */
/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "font.h"

#define CODES 128
#define GLYPH_ROWS 8
#define FIRST_TILE_CODE 0x40 /* the codes below are the panel font, at the screen codes of the ROM font */
#define COLUMN_PIXELS 4
#define TILE_COLUMNS_LIMIT 32 /* the narrow screen */
#define TILE_ROWS_LIMIT 24
#define TILES_LIMIT 256
#define LINE_LIMIT 256
#define WORDS_LIMIT 64

typedef struct {
    uint8_t row[GLYPH_ROWS];
} Glyph;

typedef struct {
    char name[LINE_LIMIT + 2];
    int columns, rows;
    int is_code; /* the header has only the first of its codes, which count up */
    Glyph glyphs[TILE_COLUMNS_LIMIT * TILE_ROWS_LIMIT];
    uint8_t codes[TILE_COLUMNS_LIMIT * TILE_ROWS_LIMIT];
    const char *file_name;
    int line_number;
} Tile;

static Glyph charset[CODES];
static uint8_t is_taken[CODES];
static int is_drawn_here[CODES]; /* 1: drawn in a glyphs block, not in a tile */
static Glyph under[CODES];        /* the character set that is already in memory (-k) */
static Tile tiles[TILES_LIMIT];
static int tile_count;

/* The file that is being read. */
static FILE *drawing;
static const char *drawing_name;
static int line_number;
static char line[LINE_LIMIT];
static const char *wanted; /* the characters whose glyphs are taken from it; 0: all */

static void fail(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    fputs("mkfont: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

static void fail_here(const char *format, ...)
{
    char text[LINE_LIMIT * 2];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    fail("%s:%d: %s", drawing_name, line_number, text);
}

/* Reads the next line that is neither empty nor a comment, without trailing spaces; 0 at the end of the file. */
static int next_line(void)
{
    while (fgets(line, sizeof line, drawing)) {
        size_t length = strlen(line);

        line_number++;
        if (length == sizeof line - 1 && line[length - 1] != '\n') {
            fail_here("line too long");
        }
        while (length > 0 && isspace((unsigned char)line[length - 1])) {
            line[--length] = '\0';
        }
        if (length > 0 && line[0] != ';') {
            return 1;
        }
    }
    if (ferror(drawing)) {
        fail("%s: cannot read it", drawing_name);
    }
    return 0;
}

static void next_row(const char *what, int row, int rows)
{
    if (!next_line()) {
        fail_here("the file ends after %d of %d rows of %s", row, rows, what);
    }
    if (strncmp(line, "tile ", 5) == 0 || strncmp(line, "glyphs ", 7) == 0) {
        fail_here("%s has %d of %d rows", what, row, rows);
    }
}

static int split_words(char *text, char **words)
{
    int count = 0;

    for (char *word = strtok(text, " \t"); word; word = strtok(NULL, " \t")) {
        if (count == WORDS_LIMIT) {
            fail_here("more than %d words", WORDS_LIMIT);
        }
        words[count++] = word;
    }
    return count;
}

/* Returns one row of a glyph: 4 pixels of 2 bits or 8 pixels of 1 bit, the leftmost in the highest bits. */
static unsigned read_pixels(const char *pixels, int width)
{
    const char *colours = width == COLUMN_PIXELS ? ".+#o" : ".o";
    int bits = 8 / width;
    unsigned value = 0;

    for (int index = 0; index < width; index++) {
        const char *found = pixels[index] ? strchr(colours, pixels[index]) : NULL;

        if (!found) {
            if (!pixels[index]) {
                fail_here("missing pixel: a pixel is one of %s", colours);
            }
            fail_here("'%c' is not a pixel: a pixel is one of %s", pixels[index], colours);
        }
        value = value << bits | (unsigned)(found - colours);
    }
    return value;
}

static int glyph_code(const char *word)
{
    char *end;
    long code;

    if (strlen(word) == 1) {
        if (islower((unsigned char)word[0])) {
            return word[0]; /* the code of the ROM font */
        }
        if (word[0] < '!' || word[0] > '_') {
            fail_here("'%s' is neither a letter nor one of the codes 0 to 63: write $hh", word);
        }
        return word[0] - ' ';
    }
    code = strtol(word + 1, &end, 16);
    if (word[0] != '$' || strlen(word) != 3 || !isxdigit((unsigned char)word[1]) || *end) {
        fail_here("'%s' is not a glyph name: one character or $hh", word);
    }
    if (code >= CODES) {
        fail_here("code %s is above $7F", word);
    }
    return (int)code;
}

#define NOT_WANTED (-1)

/* Marks the code of a glyph as drawn and returns it; NOT_WANTED if the glyph is not taken from this file. */
static int take_glyph(const char *name)
{
    int code = glyph_code(name);

    if (wanted && (name[1] || !strchr(wanted, name[0]))) {
        return NOT_WANTED;
    }
    if (is_drawn_here[code]) {
        fail_here("code $%02X is drawn twice", (unsigned)code);
    }
    is_drawn_here[code] = is_taken[code] = 1;
    return code;
}

static void read_glyphs(char **names, int count)
{
    int codes[WORDS_LIMIT];
    int width = 0;

    if (count == 0) {
        fail_here("glyphs without a name");
    }
    for (int index = 0; index < count; index++) {
        codes[index] = take_glyph(names[index]);
    }
    for (int row = 0; row < GLYPH_ROWS; row++) {
        char *words[WORDS_LIMIT];
        int found;

        next_row("the glyphs", row, GLYPH_ROWS);
        found = split_words(line, words);
        if (found != count) {
            fail_here("%d glyphs side by side, not %d", found, count);
        }
        width = width ? width : (int)strlen(words[0]);
        for (int index = 0; index < count; index++) {
            int pixels = (int)strlen(words[index]);

            if (pixels != width || (width != COLUMN_PIXELS && width != 8)) {
                fail_here("a glyph of %d pixels: 4 or 8, the same in all rows", pixels);
            }
            if (codes[index] != NOT_WANTED) {
                charset[codes[index]].row[row] = (uint8_t)read_pixels(words[index], width);
            }
        }
    }
}

static Tile *add_tile(const char *name, const char *ending, int columns, int rows)
{
    Tile *tile = &tiles[tile_count];

    if (tile_count == TILES_LIMIT) {
        fail_here("more than %d tiles", TILES_LIMIT);
    }
    snprintf(tile->name, sizeof tile->name, "%s%s", name, ending);
    for (int index = 0; index < tile_count; index++) {
        if (strcmp(tiles[index].name, tile->name) == 0) {
            fail_here("tile %s is drawn twice", tile->name);
        }
    }
    tile->columns = columns;
    tile->rows = rows;
    tile->file_name = drawing_name;
    tile->line_number = line_number;
    tile_count++;
    return tile;
}

static void check_tile_head(char **words, int count, int *columns, int *rows)
{
    int used = 0;

    if (count < 3 || count > 4 || (count == 4 && strcmp(words[3], "both") != 0 && strcmp(words[3], "code") != 0)) {
        fail_here("not 'tile NAME CxR', 'tile NAME CxR both' or 'tile NAME CxR code'");
    }
    for (const char *letter = words[1]; *letter; letter++) {
        if (!isalnum((unsigned char)*letter) && *letter != '_') {
            fail_here("'%s' is not a tile name: letters, digits and _", words[1]);
        }
    }
    if (!isdigit((unsigned char)words[2][0]) || sscanf(words[2], "%2dx%2d%n", columns, rows, &used) != 2 ||
        words[2][used] || *columns < 1 || *columns > TILE_COLUMNS_LIMIT || *rows < 1 || *rows > TILE_ROWS_LIMIT) {
        fail_here("'%s' is not a tile size: 1x1 to %dx%d", words[2], TILE_COLUMNS_LIMIT, TILE_ROWS_LIMIT);
    }
}

static void read_tile(char **words, int count)
{
    int columns, rows, width;
    Tile *tile, *light = NULL;

    check_tile_head(words, count, &columns, &rows);
    tile = add_tile(words[1], "", columns, rows);
    tile->is_code = count == 4 && strcmp(words[3], "code") == 0;
    if (count == 4 && !tile->is_code) {
        light = add_tile(words[1], "_l", columns, rows);
    }
    width = columns * COLUMN_PIXELS;
    for (int row = 0; row < rows * GLYPH_ROWS; row++) {
        next_row(tile->name, row, rows * GLYPH_ROWS);
        if ((int)strlen(line) != width) {
            fail_here("%d pixels, not %d", (int)strlen(line), width);
        }
        for (int column = 0; column < columns; column++) {
            int cell = row / GLYPH_ROWS * columns + column;
            unsigned pixels = read_pixels(line + column * COLUMN_PIXELS, COLUMN_PIXELS);

            tile->glyphs[cell].row[row % GLYPH_ROWS] = (uint8_t)pixels;
            if (light) { /* every pixel of colour 00 becomes 01 */
                light->glyphs[cell].row[row % GLYPH_ROWS] = (uint8_t)(pixels | (~(pixels | pixels >> 1) & 0x55));
            }
        }
    }
}

/* Every character that is wanted must have been drawn. */
static void check_wanted(void)
{
    for (const char *character = wanted; character && *character; character++) {
        char name[] = {*character, '\0'};

        if (!is_drawn_here[glyph_code(name)]) {
            fail("%s: '%c' is not drawn there", drawing_name, *character);
        }
    }
}

static void read_drawing(char *path)
{
    const char *slash = strrchr(path, '/');
    char *colon = strrchr(path, ':');

    wanted = colon ? colon + 1 : NULL;
    if (colon) {
        *colon = '\0';
    }
    drawing = fopen(path, "r");
    if (!drawing) {
        fail("%s: %s", path, strerror(errno));
    }
    drawing_name = slash ? slash + 1 : path;
    line_number = 0;
    while (next_line()) {
        char head[LINE_LIMIT];
        char *words[WORDS_LIMIT];
        int count;

        strcpy(head, line);
        count = split_words(head, words);
        if (strcmp(words[0], "glyphs") == 0) {
            read_glyphs(words + 1, count - 1);
        } else if (strcmp(words[0], "tile") == 0) {
            read_tile(words, count);
        } else {
            fail_here("'%s' is neither glyphs nor tile", words[0]);
        }
    }
    check_wanted();
    fclose(drawing);
}

/* Returns the next free code for a tile, or -1. The codes of letters and digits are never used, even if they are not
   drawn in this set: text on the screen may use them. */
static int next_free_code(void)
{
    for (int code = FIRST_TILE_CODE; code < CODES; code++) {
        if (!is_taken[code]) {
            return code;
        }
    }
    for (int code = 0; code < FIRST_TILE_CODE; code++) {
        if (!is_taken[code] && !isalnum(code + ' ')) {
            return code;
        }
    }
    return -1;
}

static int place_glyph(const Glyph *glyph, const Tile *tile)
{
    int code;

    for (code = 0; code < CODES; code++) {
        if (is_taken[code] && memcmp(&charset[code], glyph, sizeof *glyph) == 0) {
            return code;
        }
    }
    code = next_free_code();
    if (code < 0) {
        fail("%s:%d: no code left for tile %s", tile->file_name, tile->line_number, tile->name);
    }
    charset[code] = *glyph;
    is_taken[code] = 1;
    return code;
}

static FILE *open_output(const char *path)
{
    FILE *file = fopen(path, "wb");

    if (!file) {
        fail("%s: %s", path, strerror(errno));
    }
    return file;
}

static void close_output(FILE *file, const char *path)
{
    int bad = ferror(file);

    if (fclose(file) != 0 || bad) {
        fail("%s: cannot write it", path);
    }
}

static void check_counts_up(const Tile *tile)
{
    for (int cell = 1; cell < tile->columns * tile->rows; cell++) {
        if (tile->codes[cell] != tile->codes[0] + cell) {
            fail("%s:%d: the codes of tile %s do not count up", tile->file_name, tile->line_number, tile->name);
        }
    }
}

/* Returns 1 if a pixel of a tile belongs to the body of its piece. Its ink does not, so that eyes and edges stay
   visible, except in rows of ink alone, such as the cross of a king. Field does between ink, but not where a bit is
   several pixels: the eyes of a Trog have it. */
static int is_of_piece(const Tile *tile, int x, int y)
{
    int colours[TILE_COLUMNS_LIMIT * COLUMN_PIXELS];
    int width = tile->columns * COLUMN_PIXELS;
    int left = width, right = -1, has_body = 0;

    for (int at = 0; at < width; at++) {
        int cell = y / GLYPH_ROWS * tile->columns + at / COLUMN_PIXELS;

        colours[at] = tile->glyphs[cell].row[y % GLYPH_ROWS] >> 2 * (COLUMN_PIXELS - 1 - at % COLUMN_PIXELS) & 3;
        has_body |= colours[at] == 3;
        if (colours[at] >= 2) {
            left = at < left ? at : left;
            right = at;
        }
    }
    return colours[x] == 3 || (colours[x] == 2 && !has_body)
        || (colours[x] == 1 && tile->columns == 3 && x > left && x < right);
}

/* Writes the piece of a tile as a moving player (asm/plat/atari/moving_piece.s): for every two lines eight bits of the
   player and two of the missile. A bit is set if at least half of its pixels belong to the body. */
static void write_shape(FILE *header, const Tile *tile)
{
    int scale = tile->columns == 3 ? 1 : 2;
    int first = tile->columns == 3 ? 1 : tile->columns == 8 ? 6 : 0;
    int width = tile->columns == 4 ? 8 : 10;

    if (tile->columns != 3 && tile->columns != 4 && tile->columns != 8) {
        return;
    }
    fprintf(header, "#define tile_%s_shape {", tile->name);
    for (int y = 0; y < tile->rows * GLYPH_ROWS; y += 2) {
        unsigned bits = 0;

        for (int bit = 0; bit < width; bit++) {
            int count = 0;

            for (int pixel = 0; pixel < scale; pixel++) {
                count += is_of_piece(tile, first + bit * scale + pixel, y);
                count += is_of_piece(tile, first + bit * scale + pixel, y + 1);
            }
            bits |= (unsigned)(count >= scale) << (9 - bit);
        }
        fprintf(header, " 0x%02X, 0x%02X,", bits >> 2, bits & 3);
    }
    fputs(" }\n", header);
}

static void write_tables(const char *assembler_path, const char *header_path)
{
    FILE *assembler = open_output(assembler_path);
    FILE *header = open_output(header_path);

    fputs("; made by mkfont from the drawings in charsets: change those\n", assembler);
    fputs("/* made by mkfont from the drawings in charsets: change those */\n", header);
    for (const Tile *tile = tiles; tile < tiles + tile_count; tile++) {
        fprintf(assembler, "\ntile_%s_columns = %d\ntile_%s_rows = %d\ntile_%s:\n", tile->name, tile->columns,
                tile->name, tile->rows, tile->name);
        if (tile->is_code) {
            check_counts_up(tile);
            fprintf(header, "\n#define tile_%s_code 0x%02X\n", tile->name, tile->codes[0]);
        } else {
            fprintf(header, "\n#define tile_%s_columns %d\n#define tile_%s_rows %d\n", tile->name, tile->columns,
                    tile->name, tile->rows);
            fprintf(header, "static const unsigned char tile_%s[] = {\n", tile->name);
        }
        for (int cell = 0; cell < tile->columns * tile->rows; cell++) {
            int is_row_start = cell % tile->columns == 0;
            int is_row_end = (cell + 1) % tile->columns == 0;

            fprintf(assembler, "%s$%02X%s", is_row_start ? "    .byte " : ", ", tile->codes[cell],
                    is_row_end ? "\n" : "");
            if (!tile->is_code) {
                fprintf(header, "%s0x%02X,%s", is_row_start ? "    " : " ", tile->codes[cell], is_row_end ? "\n" : "");
            }
        }
        fputs(tile->is_code ? "" : "};\n", header);
        write_shape(header, tile);
    }
    close_output(assembler, assembler_path);
    close_output(header, header_path);
}

static void mark_unchanged(const char *path)
{
    for (int code = 0; code < CODES; code++) {
        int is_kept = memcmp(&charset[code], &under[code], sizeof under[code]) == 0;

        for (int row = 0; row < GLYPH_ROWS; row++) {
            if (is_kept || !is_taken[code]) {
                charset[code].row[row] = FONT_KEEP;
            } else if (charset[code].row[row] == FONT_KEEP) {
                fail("%s: a row of code $%02X is drawn as +.#o, which is reserved for unchanged bytes", path,
                    (unsigned)code);
            }
        }
    }
}

static void read_under(const char *path)
{
    FILE *file = fopen(path, "rb");

    if (!file) {
        fail("%s: %s", path, strerror(errno));
    }
    if (fread(under, sizeof under, 1, file) != 1) {
        fail("%s: not a set of %d glyphs", path, CODES);
    }
    fclose(file);
}

int main(int argument_count, char **arguments)
{
    FILE *output;
    int keeps = argument_count > 2 && strcmp(arguments[1], "-k") == 0;
    int taken = 0;

    if (keeps) {
        read_under(arguments[2]);
        argument_count -= 2;
        arguments += 2;
    }
    if (argument_count < 5) {
        fail("usage: mkfont [-k UNDER.chr] OUT.chr OUT.inc OUT.h FILE.txt[:CHARACTERS] ...");
    }
    is_taken[0] = 1; /* the space, which tiles use, too */
    for (int index = 4; index < argument_count; index++) {
        read_drawing(arguments[index]);
    }
    for (Tile *tile = tiles; tile < tiles + tile_count; tile++) {
        for (int cell = 0; cell < tile->columns * tile->rows; cell++) {
            tile->codes[cell] = (uint8_t)place_glyph(&tile->glyphs[cell], tile);
        }
    }
    if (keeps) {
        mark_unchanged(arguments[1]);
    }
    output = open_output(arguments[1]);
    fwrite(charset, sizeof charset, 1, output);
    close_output(output, arguments[1]);
    write_tables(arguments[2], arguments[3]);
    for (int code = 0; code < CODES; code++) {
        taken += is_taken[code];
    }
    printf("%d tiles, %d codes taken, %d left\n", tile_count, taken, CODES - taken);
    return 0;
}
