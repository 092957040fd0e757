/* mktexts.c: makes a C header of a file of texts, and checks that every text fits the screen.
 *
 *   mktexts PREFIX TEXTS.txt [TEXTS.txt ...] > HEADER.h
 *
 * Only the first file becomes macros; the others are read so that composed lines can name their texts. A line of a file
 * is empty, a comment that begins with #, or one of these:
 *
 *   NAME LONGEST "TEXT"      the macro PREFIX_NAME is the string "TEXT", of at most LONGEST characters
 *   = LONGEST ITEM ...       a line that the program composes: its items one after the other take at most LONGEST
 *                            characters. An ITEM is the NAME of a text, a number (the most characters of something that
 *                            is no text, such as a move), or several of them with | between: the longest counts.
 *
 * A text that is too long, a name used twice and an unknown name end the build with the place in the file.
 */
/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TEXTS_MOST 1000
#define LINE_BYTES 1000
#define NAME_BYTES 48

static struct {
    char name[NAME_BYTES];
    int length;
} texts[TEXTS_MOST];
static int text_count;

static const char *path;
static int line_number;

static void fail(const char *format, ...)
{
    va_list arguments;

    fprintf(stderr, "%s:%d: ", path, line_number);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(1);
}

/* Returns the number of characters of a C string literal, which is given without its quotes. */
static int length_of(const char *text)
{
    int length = 0;

    for (; *text; text++, length++) {
        if (*text == '\\') {
            text += isdigit((unsigned char)text[1]) || text[1] == 'x' ? 3 : 1;
        }
    }
    return length;
}

static int find(const char *name)
{
    for (int n = 0; n < text_count; n++) {
        if (!strcmp(texts[n].name, name)) {
            return texts[n].length;
        }
    }
    fail("there is no text %s", name);
    return 0;
}

static void add_text(const char *prefix, const char *line)
{
    char name[NAME_BYTES], text[LINE_BYTES];
    int longest, end = 0;

    if (sscanf(line, "%47[A-Z0-9_] %d %n", name, &longest, &end) != 2 || !end || line[end] != '"'
        || strlen(line) < (size_t)end + 2 || line[strlen(line) - 1] != '"') {
        fail("a line is NAME LONGEST \"TEXT\"");
    }
    snprintf(text, sizeof text, "%s", line + end + 1);
    text[strlen(text) - 1] = 0;
    for (int n = 0; n < text_count; n++) {
        if (!strcmp(texts[n].name, name)) {
            fail("%s is here twice", name);
        }
    }
    if (text_count == TEXTS_MOST) {
        fail("more than %d texts", TEXTS_MOST);
    }
    strcpy(texts[text_count].name, name);
    texts[text_count].length = length_of(text);
    if (texts[text_count++].length > longest) {
        fail("%s has %d characters, %d fit", name, texts[text_count - 1].length, longest);
    }
    if (prefix) {
        printf("#define %s_%s \"%s\"\n", prefix, name, text);
    }
}

/* Returns the length of one item of a composed line: the longest of the alternatives with | between. */
static int longest_of(char *item)
{
    int longest = 0;

    for (char *one = item, *next; one; one = next) {
        int length;

        next = strchr(one, '|');
        if (next) {
            *next++ = 0;
        }
        length = isdigit((unsigned char)*one) ? atoi(one) : find(one);
        if (length > longest) {
            longest = length;
        }
    }
    return longest;
}

static void check_composed(char *line)
{
    char *word = strtok(line + 1, " ");
    int longest = word ? atoi(word) : 0, length = 0;

    if (!longest) {
        fail("a composed line is = LONGEST ITEM ...");
    }
    while ((word = strtok(NULL, " ")) != NULL) {
        length += longest_of(word);
    }
    if (length > longest) {
        fail("this line can have %d characters, %d fit", length, longest);
    }
}

/* Reads the texts of a file, or with is_second checks its composed lines, when all texts are known. */
static void read_texts(const char *prefix, const char *from, int is_second)
{
    char line[LINE_BYTES];
    FILE *file = fopen(from, "r");

    path = from;
    line_number = 0;
    if (!file) {
        perror(from);
        exit(1);
    }
    while (fgets(line, sizeof line, file)) {
        line_number++;
        line[strcspn(line, "\n")] = 0;
        if (line[0] && line[0] != '#' && (line[0] == '=') == is_second) {
            if (is_second) {
                check_composed(line);
            } else {
                add_text(prefix, line);
            }
        }
    }
    fclose(file);
}

int main(int argument_count, char **arguments)
{
    if (argument_count < 3) {
        fputs("usage: mktexts PREFIX TEXTS.txt [TEXTS.txt ...] > HEADER.h\n", stderr);
        return 2;
    }
    printf("/* made of %s by tools/build/mktexts.c */\n", arguments[2]);
    for (int n = 2; n < argument_count; n++) {
        read_texts(n == 2 ? arguments[1] : NULL, arguments[n], 0);
    }
    read_texts(NULL, arguments[2], 1);
    return 0;
}
