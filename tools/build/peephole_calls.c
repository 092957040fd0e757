/* peephole_calls.c: what the functions of a file know of each other, and the variables of the file (peephole.c). */
/* SPDX-License-Identifier: MIT */
#include "peephole.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what callers read ---- */

static Function *find_function(const char *name)
{
    for (int n = 0; n < function_count; n++) {
        if (strcmp(functions[n].name, name) == 0) {
            return &functions[n];
        }
    }
    return 0;
}

/* Returns 1 if a line mentions a name, not as a part of another one. */
static int mentions_name(const char *text, const char *name)
{
    size_t length = strlen(name);

    for (const char *at = text; (at = strstr(at, name)) != 0; at += length) {
        if ((at == text || !strchr("abcdefghijklmnopqrstuvwxyz_0123456789", at[-1]))
            && (!at[length] || !strchr("abcdefghijklmnopqrstuvwxyz_0123456789", at[length]))) {
            return 1;
        }
    }
    return 0;
}

/* A function is static if its name is only in calls. */
static void find_static(Function *function)
{
    function->is_static = 1;
    for (int line = 0; line < line_count; line++) {
        int calls = strcmp(lines[line].op, "jsr") == 0 || strcmp(lines[line].op, "jmp") == 0;

        if (line != function->proc && mentions_name(lines[line].text, function->name)
            && !(calls && strcmp(lines[line].text, function->name) == 0)) {
            function->is_static = 0;
        }
    }
}

/* Adds what one function reads after its calls of the others. Returns 1 if that is more than was known. */
static int add_uses(const Function *caller)
{
    int is_more = 0;

    for (int line = caller->proc + 1; line < caller->end; line++) {
        Function *called = lines[line].is_gone ? 0 : find_function(lines[line].text);
        int reads = IN_A | IN_X;

        if (!called || !called->is_static
            || (strcmp(lines[line].op, "jsr") != 0 && strcmp(lines[line].op, "jmp") != 0)) {
            continue;
        }
        enter_function(caller);
        if (first == function_end) {
            reads = IN_A | IN_X; /* not known */
        } else if (strcmp(lines[line].op, "jmp") == 0) {
            reads = read_at_return;
        } else {
            reads = (is_live(line + 1, IN_A) ? IN_A : 0) | (is_live(line + 1, IN_X) ? IN_X : 0);
        }
        is_more |= reads & ~called->read_at_return;
        called->read_at_return |= reads;
    }
    return is_more;
}

void find_uses(void)
{
    int is_more = 1;

    for (int n = 0; n < function_count; n++) {
        find_static(&functions[n]);
        functions[n].read_at_return = functions[n].is_static ? 0 : IN_A | IN_X;
    }
    while (is_more) {
        is_more = 0;
        for (int n = 0; n < function_count; n++) {
            is_more |= add_uses(&functions[n]);
        }
    }
}

/* ---- a parameter that is never read ---- */

/* Returns 1 if the line uses the C stack, or calls a routine that may read it. */
static int uses_stack(const Line *line)
{
    static const char *const pushes[] = {"pusha", "pushax", "pusha0", "push0", "staspidx", "tosicmp", "tosicmp0",
        "tosaddax", "tosumula0"};

    if (strstr(line->text, "sp") && strcmp(line->op, "jsr") != 0 && strcmp(line->op, "jmp") != 0
        && line->text[0] != '_') {
        return 1;
    }
    if (strcmp(line->op, "jsr") != 0 || line->text[0] == '_') {
        return 0;
    }
    for (unsigned n = 0; n < sizeof pushes / sizeof pushes[0]; n++) {
        if (strcmp(line->text, pushes[n]) == 0) {
            return 0;
        }
    }
    return strstr(line->text, "sp") || strncmp(line->text, "push", 4) == 0 || strncmp(line->text, "tos", 3) == 0
        || strstr(line->text, "eq") || strcmp(line->text, "jmpvec") == 0 || strcmp(line->text, "callax") == 0;
}

int drop_parameter(void)
{
    int start = next_line(first);
    const char *way_out = strcmp(lines[start].text, "pusha") == 0
        ? "incsp1" : strcmp(lines[start].text, "pushax") == 0 ? "incsp2" : "";

    if (strcmp(lines[start].op, "jsr") != 0 || !way_out[0] || lines[start].label[0]
        || is_live(start + 1, IN_Y | IN_ZERO | IN_CARRY)) {
        return 0;
    }
    for (int line = next_line(start + 1); line < function_end; line = next_line(line + 1)) {
        int leaves = strcmp(lines[line].op, "rts") == 0
            || (strcmp(lines[line].op, "jmp") == 0 && find_label(lines[line].text) < 0)
            || (lines[line].op[0] == 'j' && strcmp(lines[line].op, "jsr") != 0 && find_label(lines[line].text) < 0);

        if ((leaves && strcmp(lines[line].text, way_out) != 0) || uses_stack(&lines[line])) {
            return 0;
        }
    }
    lines[start].is_gone = 1;
    for (int line = next_line(start + 1); line < function_end; line = next_line(line + 1)) {
        if (strcmp(lines[line].text, way_out) == 0) {
            if (strcmp(lines[line].op, "jmp") != 0) {
                return 0;
            }
            strcpy(lines[line].op, "rts");
            lines[line].text[0] = '\0';
        }
    }
    return 1;
}

/* ---- a parameter in a variable ---- */

/* Returns 1 if there is a segment for the variables of this function: its code is in CODE or NAME_CODE, and the file
   has variables in BSS or NAME_BSS. */
static int has_segment(const Function *function)
{
    const char *code = function->proc ? lines[function->proc - 1].text : "";
    size_t length = strlen(code);
    char bss[TEXT_SIZE];

    if (strncmp(code, ".segment", 8) != 0 || length < 6 || strcmp(code + length - 5, "CODE\"") != 0) {
        return 0;
    }
    sprintf(bss, "%.*sBSS\"", (int)(length - 5), code);
    for (int line = 0; line < line_count; line++) {
        if (strcmp(lines[line].text, bss) == 0) {
            return 1;
        }
    }
    return 0;
}

/* Returns 1 for an operand that is the byte on top of the C stack. A function that has one byte there, and pushes no
   other, can only use an offset of 0. */
static int is_top(const Line *line)
{
    return strcmp(line->text, "(sp),y") == 0 || strcmp(line->text, "(sp,x)") == 0
        || strcmp(line->text, "(c_sp),y") == 0 || strcmp(line->text, "(c_sp,x)") == 0;
}

/* Returns the bytes that a function saves with its parameter in a variable, 0 if that is not possible. */
static int gain(const Function *function)
{
    int bytes = -1; /* the variable */

    if (strcmp(lines[next_line(first)].op, "jsr") != 0 || strcmp(lines[next_line(first)].text, "pusha") != 0
        || lines[next_line(first)].label[0] || !has_segment(function)) {
        return 0;
    }
    for (int line = next_line(next_line(first) + 1); line < function_end; line = next_line(line + 1)) {
        const Line *is = &lines[line];

        if (is_top(is)) {
            bytes += strcmp(lines[line_before(line)].text, "#$00") == 0 ? 1 : -1;
        } else if (strcmp(is->op, "jmp") == 0 && strcmp(is->text, "incsp1") == 0) {
            bytes += 2;
        } else if (strcmp(is->op, "rts") == 0 || (is_branch(is) && find_label(is->text) < 0)
            || uses_stack(is) || (strcmp(is->op, "jsr") == 0 && (strncmp(is->text, "push", 4) == 0
            || strncmp(is->text, "sta", 3) == 0 || strncmp(is->text, "tos", 3) == 0
            || strncmp(is->text, "pop", 3) == 0))) {
            return 0;
        }
    }
    return bytes;
}

int own_parameter(Function *function)
{
    int entry = next_line(first);

    if (gain(function) <= 0) {
        return 0;
    }
    for (int line = entry; line < function_end; line = next_line(line + 1)) {
        lines[line].is_top = is_top(&lines[line]);
        if (lines[line].is_top) {
            strcpy(lines[line].text, PARAMETER);
        }
    }
    if (is_live(entry + 1, IN_Y)) { /* another instruction relies on the 0 that the push leaves in Y */
        for (int line = entry; line < function_end; line = next_line(line + 1)) {
            if (lines[line].is_top) {
                strcpy(lines[line].text, "(sp),y");
            }
        }
        return 0;
    }
    memcpy(lines[entry].op, "sta", 4);
    strcpy(lines[entry].text, PARAMETER);
    for (int line = entry; line < function_end; line = next_line(line + 1)) {
        if (strcmp(lines[line].text, "incsp1") == 0) {
            memcpy(lines[line].op, "rts", 4);
            lines[line].text[0] = '\0';
        }
    }
    function->has_own_parameter = 1;
    return 1;
}

/* ---- arrays ---- */

int array_bytes(const char *label)
{
    int bytes = 0, is_inside = 0;

    for (int line = 0; line < line_count; line++) {
        const char *text = lines[line].text;
        size_t length = strlen(text);

        if (length == strlen(label) + 1 && text[length - 1] == ':' && strncmp(text, label, length - 1) == 0) {
            is_inside = 1;
        } else if (is_inside) {
            int each = strncmp(text, "\t.res", 5) == 0 ? 0 : strncmp(text, "\t.byte", 6) == 0 ? 1
                : strncmp(text, "\t.addr", 6) == 0 || strncmp(text, "\t.word", 6) == 0 ? 2 : -1;

            if (each < 0 || lines[line].op[0]) {
                return bytes;
            }
            bytes += each ? each : (int)strtol(text + strcspn(text, "0123456789"), 0, 10);
            for (; each && (text = strchr(text, ',')) != 0; text++) {
                bytes += each;
            }
        }
    }
    return bytes;
}
