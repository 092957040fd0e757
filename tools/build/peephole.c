/* shorten: makes what cc65 has compiled shorter: a filter between cc65 and ca65, for every C file of the Atari.

     shorten < FILE.s > SHORTER.s

   cc65 looks at a few instructions at a time, and keeps parameters on a stack of its own. What it leaves is the same
   few detours again and again; each rule here takes one of them away (peephole_rules.c), and asks first whether anybody
   still wants what the shorter way leaves otherwise (peephole_flow.c): a register, a flag, the pointer ptr1. A function
   in which there is anything but instructions, like a table of addresses, stays as it is. The C of the disk is 3%
   shorter by it; packed, less than 1%. */
#include "peephole.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Line lines[LINES_MOST];
int first, behind;
static int line_count;

/* "L0012: lda _x,y" in its parts; 0: it is no instruction. */
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
            fputs("shorten: too long\n", stderr);
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

/* Storage of the function stands before its code; within that there must be nothing else. */
static int find_code(void)
{
    while (first < behind && !lines[first].op[0]) {
        first++;
    }
    for (int line = first; line < behind; line++) {
        if (!lines[line].op[0]) {
            return 0;
        }
    }
    return first < behind;
}

static void shorten_function(void)
{
    if (find_code()) {
        while (shorten_lines() || drop_parameter()) {
        }
    }
}

int main(void)
{
    read_lines();
    for (int line = 0; line < line_count; line++) {
        if (begins(lines[line].text, ".proc")) {
            first = line + 1;
        } else if (begins(lines[line].text, ".endproc")) {
            behind = line;
            shorten_function();
        }
    }
    write_lines();
    return 0;
}
