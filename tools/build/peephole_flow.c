/* peephole_flow.c: data flow in a function: which values are still read, and which flags are known (peephole.c). */
/* SPDX-License-Identifier: MIT */
#include "peephole.h"
#include <string.h>

#define BRANCH_MOST 126 /* bytes; bytes_of never counts too few */

/* The values that an instruction reads, and those that it always sets. operand_reads adds those of the operand. */
typedef struct {
    const char *op;
    int reads, sets;
} Instruction;

static const Instruction instructions[] = {
    {"adc", IN_A | IN_CARRY, IN_A | IN_CARRY | IN_ZERO}, {"and", IN_A, IN_A | IN_ZERO}, {"asl", 0, IN_CARRY | IN_ZERO},
    {"bcc", IN_CARRY, 0}, {"bcs", IN_CARRY, 0}, {"beq", IN_ZERO, 0}, {"bmi", IN_ZERO, 0}, {"bne", IN_ZERO, 0},
    {"bpl", IN_ZERO, 0},
    {"jcc", IN_CARRY, 0}, {"jcs", IN_CARRY, 0}, {"jeq", IN_ZERO, 0}, {"jmi", IN_ZERO, 0}, {"jne", IN_ZERO, 0},
    {"jpl", IN_ZERO, 0},
    {"clc", 0, IN_CARRY}, {"sec", 0, IN_CARRY}, {"cmp", IN_A, IN_CARRY | IN_ZERO}, {"cpx", IN_X, IN_CARRY | IN_ZERO},
    {"cpy", IN_Y, IN_CARRY | IN_ZERO}, {"dec", 0, IN_ZERO}, {"inc", 0, IN_ZERO}, {"dex", IN_X, IN_X | IN_ZERO},
    {"inx", IN_X, IN_X | IN_ZERO},
    {"dey", IN_Y, IN_Y | IN_ZERO}, {"iny", IN_Y, IN_Y | IN_ZERO}, {"eor", IN_A, IN_A | IN_ZERO},
    {"lda", 0, IN_A | IN_ZERO},
    {"ldx", 0, IN_X | IN_ZERO}, {"ldy", 0, IN_Y | IN_ZERO}, {"lsr", 0, IN_CARRY | IN_ZERO},
    {"ora", IN_A, IN_A | IN_ZERO},
    {"pha", IN_A, 0}, {"pla", 0, IN_A | IN_ZERO}, {"rol", IN_CARRY, IN_CARRY | IN_ZERO},
    {"ror", IN_CARRY, IN_CARRY | IN_ZERO},
    {"sbc", IN_A | IN_CARRY, IN_A | IN_CARRY | IN_ZERO}, {"sta", IN_A, 0}, {"stx", IN_X, 0}, {"sty", IN_Y, 0},
    {"tax", IN_A, IN_X | IN_ZERO}, {"tay", IN_A, IN_Y | IN_ZERO}, {"txa", IN_X, IN_A | IN_ZERO},
    {"tya", IN_Y, IN_A | IN_ZERO},
};

/* Routines of cc65's library that read only these values; all others may read anything. None of these reads ptr1. */
static const Instruction routines[] = {
    {"pusha", IN_A, IN_Y | IN_CARRY | IN_ZERO}, {"pushax", IN_A | IN_X, IN_Y | IN_CARRY | IN_ZERO},
    {"pusha0", IN_A, IN_X | IN_Y | IN_CARRY | IN_ZERO}, {"push0", 0, IN_A | IN_X | IN_Y | IN_CARRY | IN_ZERO},
    {"ldax0sp", 0, IN_A | IN_X | IN_Y | IN_ZERO}, {"ldaxysp", IN_Y, IN_A | IN_X | IN_Y | IN_ZERO},
    {"ldaxi", IN_A | IN_X, IN_A | IN_X | IN_Y | IN_ZERO | IN_PTR1},
    {"ldaxidx", IN_A | IN_X | IN_Y, IN_A | IN_X | IN_Y | IN_ZERO | IN_PTR1},
    {"point0sp", 0, IN_A | IN_X | IN_Y | IN_ZERO | IN_PTR1}, {"pointysp", IN_Y, IN_A | IN_X | IN_Y | IN_ZERO | IN_PTR1},
    {"staspidx", IN_A | IN_Y, IN_PTR1}, {"stax0sp", IN_A | IN_X, IN_Y},
    {"incaxy", IN_A | IN_X | IN_Y, IN_CARRY}, {"decaxy", IN_A | IN_X | IN_Y, IN_CARRY},
    {"incax1", IN_A | IN_X, IN_CARRY}, {"incax2", IN_A | IN_X, IN_CARRY}, {"incax5", IN_A | IN_X, IN_CARRY},
    {"decax1", IN_A | IN_X, IN_CARRY},
    {"aslax1", IN_A | IN_X, IN_CARRY}, {"aslax2", IN_A | IN_X, IN_CARRY}, {"aslax3", IN_A | IN_X, IN_CARRY},
    {"aslax4", IN_A | IN_X, IN_CARRY},
    {"mulax3", IN_A | IN_X, IN_CARRY}, {"mulax7", IN_A | IN_X, IN_CARRY},
    {"incsp1", IN_A | IN_X, 0}, {"incsp2", IN_A | IN_X, 0}, {"incsp3", IN_A | IN_X, 0}, {"incsp4", IN_A | IN_X, 0},
    {"info_byte", IN_Y, IN_A | IN_X | IN_ZERO | IN_PTR1}, {"view_byte", IN_Y, IN_A | IN_X | IN_ZERO | IN_PTR1},
};

static const Instruction *look_up(const Instruction *table, unsigned long rows, const char *op)
{
    for (unsigned long row = 0; row < rows; row++) {
        if (strcmp(table[row].op, op) == 0) {
            return &table[row];
        }
    }
    return 0;
}
#define LOOK_UP(table, op) look_up(table, sizeof table / sizeof table[0], op)

int next_line(int line)
{
    while (line < function_end && lines[line].is_gone) {
        line++;
    }
    return line;
}

int find_label(const char *label)
{
    for (int line = first; line < function_end; line++) {
        if (!lines[line].is_gone && lines[line].label[0] && strcmp(lines[line].label, label) == 0) {
            return line;
        }
    }
    return -1;
}

int is_branch(const Line *line)
{
    return (line->op[0] == 'b' && strcmp(line->op, "bit") != 0) || (line->op[0] == 'j' && strcmp(line->op, "jsr") != 0);
}

/* Returns 1 for a call of a C function: A and X may be read, all other values are dead. */
static int is_call_of_c(const Line *line)
{
    return (strcmp(line->op, "jsr") == 0 || strcmp(line->op, "jmp") == 0) && line->text[0] == '_';
}

/* Returns 1 for the end of the function: only what its caller reads is alive. */
static int is_return(const Line *line)
{
    return strcmp(line->op, "rts") == 0
        || (strcmp(line->op, "jmp") == 0 && strncmp(line->text, "incsp", 5) == 0);
}

static int operand_reads(const Line *line)
{
    const char *text = line->text;
    int reads = 0;

    if (strstr(text, ",y")) {
        reads |= IN_Y;
    }
    if (strstr(text, ",x")) {
        reads |= IN_X;
    }
    if (strncmp(text, "(ptr1", 5) == 0 || (strstr(text, "ptr1") && strcmp(line->op, "sta") != 0
        && strcmp(line->op, "stx") != 0)) {
        reads |= IN_PTR1;
    }
    if (strcmp(text, "a") == 0) {
        reads |= IN_A;
    }
    return reads;
}

static void effect(int at, int *reads, int *sets)
{
    const Line *line = &lines[at];
    int is_routine = strcmp(line->op, "jsr") == 0 || (strcmp(line->op, "jmp") == 0 && find_label(line->text) < 0);
    const Instruction *known = is_routine ? LOOK_UP(routines, line->text) : LOOK_UP(instructions, line->op);

    if (is_return(line)) {
        *reads = read_at_return;
        *sets = IN_ALL;
    } else if (is_call_of_c(line)) {
        *reads = IN_A | IN_X;
        *sets = IN_ALL;
    } else if (known) {
        *reads = known->reads | (is_routine ? 0 : operand_reads(line));
        *sets = known->sets;
        /* cc65 always stores both bytes of ptr1 together, so the low byte is enough */
        if (strcmp(line->text, "ptr1") == 0 && strcmp(line->op, "sta") == 0) {
            *sets |= IN_PTR1;
        }
    } else if (strcmp(line->op, "jmp") == 0 && !is_routine) {
        *reads = *sets = 0;
    } else {
        *reads = IN_ALL;
        *sets = 0;
    }
}

int sets_of(int line)
{
    int reads, sets;

    effect(line, &reads, &sets);
    return sets;
}

static int seen[LINES_MOST]; /* values already followed from this line on, in the current call of is_live */

static int follow(int line, int values)
{
    int reads, sets, target;

    for (;;) {
        line = next_line(line);
        if (line == function_end) {
            return values;
        }
        values &= ~seen[line];
        if (!values) {
            return 0;
        }
        seen[line] |= values;
        effect(line, &reads, &sets);
        if (values & reads) {
            return values & reads;
        }
        values &= ~sets;
        if (!values) {
            return 0;
        }
        if (is_branch(&lines[line])) {
            target = find_label(lines[line].text);
            if (target < 0) {
                return strcmp(lines[line].op, "jmp") == 0 && LOOK_UP(routines, lines[line].text) ? 0 : values;
            }
            if (strcmp(lines[line].op, "jmp") == 0) {
                line = target;
                continue;
            }
            if (follow(target, values)) {
                return 1;
            }
        }
        line++;
    }
}

int is_live(int line, int values)
{
    memset(seen, 0, sizeof seen);
    return follow(line, values) != 0;
}

/* ---- known flags ---- */

static int bytes_of(const Line *line)
{
    if (!line->text[0] || strcmp(line->text, "a") == 0) {
        return 1;
    }
    if (line->op[0] == 'j' && strcmp(line->op, "jmp") != 0 && strcmp(line->op, "jsr") != 0) {
        return 5; /* a branch around a jmp */
    }
    return line->text[0] == '#' || line->text[0] == '(' || is_branch(line) ? 2 + (strcmp(line->op, "jmp") == 0) : 3;
}

int is_near(int from, int to)
{
    int bytes = 0;
    int low = from < to ? from : to;
    int high = from < to ? to : from;

    for (int line = next_line(low); line < high; line = next_line(line + 1)) {
        bytes += bytes_of(&lines[line]);
    }
    return bytes < BRANCH_MOST;
}

/* Returns 1 if a loop counts a local byte up to a number, so that the byte is never 0 after the `inc`:
     top: lda N; cmp #number; bcs out; ... inc N; jmp top          where nothing in between sets N */
static int counts_up(int count, int top)
{
    const char *byte = lines[count].text;
    int compare = next_line(top + 1);
    int leave = next_line(compare + 1);

    if (top < 0 || top >= count || byte[0] != 'L' || strcmp(lines[count].op, "inc") != 0
        || strcmp(lines[top].op, "lda") != 0
        || strcmp(lines[top].text, byte) != 0 || strcmp(lines[compare].op, "cmp") != 0 || lines[compare].text[0] != '#'
        || strcmp(lines[leave].op, "bcs") != 0 || lines[compare].label[0] || lines[leave].label[0]) {
        return 0;
    }
    for (int line = leave; line < count; line = next_line(line + 1)) {
        if (strstr(lines[line].text, byte) && strcmp(lines[line].text, byte) != 0) {
            return 0; /* its address is used, or that of a byte next to it */
        }
        if (strcmp(lines[line].text, byte) == 0 && strchr("sid", lines[line].op[0])) {
            return 0;
        }
    }
    return 1;
}

int line_before(int line)
{
    do {
        line--;
    } while (line >= first && lines[line].is_gone);
    return line;
}

/* Returns the opposite branch, or 0 if `op` is not a branch. */
static const char *opposite(const char *op)
{
    static const char *const pairs[] = {"bcc", "bcs", "beq", "bne", "bmi", "bpl"};

    for (int n = 0; n < 6; n++) {
        if (strcmp(op, pairs[n]) == 0) {
            return pairs[n ^ 1];
        }
    }
    return 0;
}

/* Returns the branch that is always taken after this line, or 0 if none is known. If zero_is_unchanged is 0, later
   lines have changed Z and N. */
static const char *branch_after(const Line *line, int zero_is_unchanged)
{
    const char *other = opposite(line->op);

    if (strcmp(line->op, "clc") == 0) {
        return "bcc";
    }
    if (strcmp(line->op, "sec") == 0) {
        return "bcs";
    }
    if (other && (zero_is_unchanged || line->op[1] == 'c')) {
        return other;
    }
    if (zero_is_unchanged && strncmp(line->op, "ld", 2) == 0) {
        if (strncmp(line->text, "#$", 2) == 0) {
            return strcmp(line->text, "#$00") == 0 ? "beq" : "bne";
        }
        if (strncmp(line->text, "#>(L", 4) == 0) {
            return "bne"; /* local data of C is never in the zero page */
        }
    }
    return 0;
}

int known_branch(int line, char *branch)
{
    int target = find_label(lines[line].text);
    int before = line_before(line);
    int zero_is_unchanged = 1;
    const char *known = 0;

    if (target < 0 || lines[line].label[0] || !is_near(line, target)) {
        return 0;
    }
    if (before >= first && counts_up(before, target)) {
        known = "bne";
    }
    for (; !known && before >= first; before = line_before(before)) { /* back to a line after which a flag is known */
        int reads, sets;

        known = branch_after(&lines[before], zero_is_unchanged);
        effect(before, &reads, &sets);
        if (strcmp(lines[before].op, "jsr") == 0 || is_branch(&lines[before]) || (sets & IN_CARRY)
            || lines[before].label[0]) {
            break;
        }
        if (sets & IN_ZERO) {
            zero_is_unchanged = 0;
        }
    }
    if (known) {
        strcpy(branch, known);
    }
    return known != 0;
}
