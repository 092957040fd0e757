/* peephole.c: a peephole optimizer, a filter between cc65 and ca65 for every C file of the Atari.

     peephole < FILE.s > SHORTER.s

   cc65 looks at a few instructions at a time and passes parameters on its own stack. So its code contains the same few
   detours again and again. Each rule (peephole_rules.c) removes one of them, if no register, flag or pointer (ptr1)
   that it changes is still needed (peephole_flow.c). A function that contains anything but instructions, such as a
   table of addresses, is left unchanged. Instructions outside of functions are an error: the compiler then marks
   functions in another way. The C code of the disk becomes 3% shorter; packed, less than 1%. */
/* SPDX-License-Identifier: MIT */
#include "peephole.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Line lines[LINES_MOST];
int first, function_end;
static int line_count;

/* Splits "L0012: lda _x,y" into label, instruction and operand. Returns 0 if the line is no instruction. */
static int take_apart(const char *from, Line *line)
{
    const char *colon = strchr(from, ':');
    size_t letters;

    if (from[0] == 'L' && colon) {
        letters = (size_t)(colon - from);
        if (letters >= LABEL_SIZE || !isspace((unsigned char)colon[1])) {
            return 0;
        }
        memcpy(line->label, from, letters);
        line->label[letters] = '\0';
        from = colon + 1;
    }
    if (!isspace((unsigned char)*from)) {
        return 0;
    }
    from += strspn(from, " \t");
    if (strspn(from, "abcdefghijklmnopqrstuvwxyz") != 3 || (from[3] && !isspace((unsigned char)from[3]))) {
        return 0;
    }
    memcpy(line->op, from, 3);
    from += 3;
    from += strspn(from, " \t");
    strcpy(line->text, from);
    return 1;
}

static void read_lines(void)
{
    char text[TEXT_SIZE];

    while (fgets(text, sizeof text, stdin)) {
        if (!strchr(text, '\n') || line_count == LINES_MOST) {
            fprintf(stderr, "peephole: line %d is too long, or there are more than %d lines\n", line_count + 1,
                LINES_MOST);
            exit(1);
        }
        text[strcspn(text, "\r\n")] = '\0';
        if (text[0] == ';' || !text[0]) {
            continue;
        }
        if (!take_apart(text, &lines[line_count])) {
            memset(&lines[line_count], 0, sizeof lines[0]);
            strcpy(lines[line_count].text, text);
        }
        line_count++;
    }
}

static void write_lines(void)
{
    for (const Line *line = lines; line < lines + line_count; line++) {
        if (line->is_gone) {
            continue;
        }
        if (!line->op[0]) {
            puts(line->text);
        } else if (line->label[0]) {
            printf("%s:\t%s %s\n", line->label, line->op, line->text);
        } else {
            printf("\t%s %s\n", line->op, line->text);
        }
    }
}

static int begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* Skips the storage before the code of the function. Returns 0 if there is no code, or if it contains other lines. */
static int find_code(void)
{
    while (first < function_end && !lines[first].op[0]) {
        first++;
    }
    for (int line = first; line < function_end; line++) {
        if (!lines[line].op[0]) {
            return 0;
        }
    }
    return first < function_end;
}

static void optimize_function(void)
{
    if (find_code()) {
        while (apply_rules() || drop_parameter()) {
        }
    }
}

int main(void)
{
    int is_inside = 0;

    read_lines();
    for (int line = 0; line < line_count; line++) {
        if (begins(lines[line].text, ".proc")) {
            first = line + 1;
            is_inside = 1;
        } else if (begins(lines[line].text, ".endproc")) {
            function_end = line;
            is_inside = 0;
            optimize_function();
        } else if (lines[line].op[0] && !is_inside) {
            fprintf(stderr, "peephole: '%s %s' is in no function\n", lines[line].op, lines[line].text);
            exit(1);
        }
    }
    write_lines();
    return 0;
}
