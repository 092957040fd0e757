/* peephole.c: a peephole optimizer, a filter between cc65 and ca65 for every C file of the Atari.

     peephole < FILE.s > SHORTER.s

   cc65 looks at a few instructions at a time and passes parameters on its own stack. So its code contains the same few
   detours again and again. Each rule (peephole_rules.c) removes one of them, if no register, flag or pointer (ptr1)
   that it changes is still needed (peephole_flow.c). Functions that are called in this file only need not return what
   no caller reads, and keep a parameter in a variable (peephole_calls.c). A function that contains anything but
   instructions, such as a table of addresses, is left unchanged. Instructions outside of functions are an error: the
   compiler then marks functions in another way. */
/* SPDX-License-Identifier: MIT */
#include "peephole.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Line lines[LINES_MOST];
int first, function_end, read_at_return, line_count, function_count;
Function functions[FUNCTIONS_MOST];

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

/* Writes the variable of a function that keeps its parameter, after its line .proc. */
static void write_parameter(int proc)
{
    for (int n = 0; n < function_count; n++) {
        if (functions[n].proc == proc && functions[n].has_own_parameter) {
            const char *code = lines[proc - 1].text; /* .segment "NAME_CODE", or "CODE" */

            printf("%.*sBSS\"\n", (int)(strlen(code) - strlen("CODE\"")), code);
            printf(PARAMETER ":\n\t.res\t1,$00\n%s\n", code);
        }
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
            write_parameter((int)(line - lines));
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

/* Skips the storage before the code of a function. */
static void find_code(Function *function)
{
    int line = function->proc;

    while (line < function->end && !lines[line].op[0]) {
        line++;
    }
    function->first = line;
    for (; line < function->end; line++) {
        if (!lines[line].op[0]) {
            function->first = function->end; /* a table in the code */
        }
    }
}

static void find_functions(void)
{
    Function *function = 0;

    for (int line = 0; line < line_count; line++) {
        if (begins(lines[line].text, ".proc")) {
            if (function_count == FUNCTIONS_MOST) {
                fprintf(stderr, "peephole: more than %d functions\n", FUNCTIONS_MOST);
                exit(1);
            }
            function = &functions[function_count++];
            function->proc = line;
            sscanf(lines[line].text, ".proc %63[^:]", function->name);
        } else if (begins(lines[line].text, ".endproc")) {
            function->end = line;
            find_code(function);
            function = 0;
        } else if (lines[line].op[0] && !function) {
            fprintf(stderr, "peephole: '%s %s' is in no function\n", lines[line].op, lines[line].text);
            exit(1);
        }
    }
}

void enter_function(const Function *function)
{
    first = function->first;
    function_end = function->end;
    read_at_return = function->read_at_return;
}

static int optimize_function(Function *function)
{
    int count = 0;

    enter_function(function);
    while (first < function_end && (apply_rules() || drop_dead() || drop_parameter() || own_parameter(function))) {
        count++;
    }
    return count;
}

int main(void)
{
    int count;

    read_lines();
    find_functions();
    do {
        count = 0;
        find_uses();
        for (int n = 0; n < function_count; n++) {
            count += optimize_function(&functions[n]);
        }
    } while (count); /* a function that became shorter may read less of what another one returns */
    write_lines();
    return 0;
}
