/* peephole_rules.c: the rules of the peephole optimizer (peephole.c). */
/* SPDX-License-Identifier: MIT */
#include "peephole.h"
#include <stdio.h>
#include <string.h>

#define NAMES 2

/* Consecutive instructions, their replacement, and the values that differ afterwards and so must be dead. %1 and %2
   stand for any text, the same in all places. Only the first line may have a label. */
typedef struct {
    const char *from, *to;
    int changed;
} Rule;

static const Rule rules[] = {
    /* a byte of an array with a computed index */
    {"sta ptr1|lda #$00|clc|adc #>(%1)|sta ptr1+1|ldy #<(%1)|lda (ptr1),y", "tay|lda %1,y", IN_Y | IN_CARRY | IN_PTR1},
    {"sta ptr1|lda #$00|clc|adc #>(%1)|sta ptr1+1|ldy #<(%1)|ldx #$00|lda (ptr1),y", "tay|ldx #$00|lda %1,y",
    IN_Y | IN_CARRY | IN_PTR1},
    {"ldx #$00|sta ptr1|txa|clc|adc #>(%1)|sta ptr1+1|ldy #<(%1)|lda (ptr1),y", "tay|ldx #$00|lda %1,y",
    IN_Y | IN_CARRY | IN_PTR1},
    {"clc|adc #<(%1)|sta ptr1|lda #$00|adc #>(%1)|sta ptr1+1|lda %2|ldy #$00|sta (ptr1),y", "tay|lda %2|sta %1,y",
    IN_Y | IN_CARRY | IN_PTR1},
    /* a parameter is still in the registers after the push (and Y is 0) */
    {"jsr pusha|ldy #$00|lda (sp),y", "jsr pusha", IN_ZERO},
    {"jsr pusha|ldy #$00|lda (sp),y", "jsr pusha|cmp #$00", IN_CARRY},
    {"jsr pusha|ldy #$00|lda (c_sp),y", "jsr pusha", IN_ZERO}, /* the name since V2.19 */
    {"jsr pusha|ldy #$00|lda (c_sp),y", "jsr pusha|cmp #$00", IN_CARRY},
    {"jsr pushax|jsr ldax0sp", "jsr pushax", IN_ZERO},
    /* a pointer on the C stack: asm/plat/atari/c_stack.s */
    {"jsr ldax0sp|sta ptr1|stx ptr1+1", "jsr point0sp", 0},
    {"jsr ldaxysp|sta ptr1|stx ptr1+1", "jsr pointysp", 0},
    /* the stored value is still in the register */
    {"sta %1|lda %1", "sta %1", IN_ZERO},
    {"sta %1|stx %2|lda %1", "sta %1|stx %2", IN_ZERO},
    /* ... and the flags are those of the value */
    {"lda %2|sta %1|lda %1", "lda %2|sta %1", 0},
    {"and %2|sta %1|lda %1", "and %2|sta %1", 0},
    {"eor %2|sta %1|lda %1", "eor %2|sta %1", 0},
    {"jsr %1|rts", "jmp %1", 0},
};

static char names[NAMES][TEXT_SIZE];

/* Returns 1 if the line matches a pattern "op operand", whose operand contains at most one name (%1 or %2). */
static int fits(const Line *line, const char *pattern, size_t letters)
{
    const char *operand = pattern + 3;
    size_t operand_letters = letters > 4 ? letters - 4 : 0;
    const char *mark;
    size_t before, after, middle, length = strlen(line->text);
    char *name;

    if (strncmp(line->op, pattern, 3) != 0) {
        return 0;
    }
    operand += letters > 3;
    mark = memchr(operand, '%', operand_letters);
    if (!mark) {
        return length == operand_letters && strncmp(line->text, operand, length) == 0;
    }
    before = (size_t)(mark - operand);
    after = operand_letters - before - 2;
    if (length <= before + after || strncmp(line->text, operand, before) != 0
        || strncmp(line->text + length - after, mark + 2, after) != 0) {
        return 0;
    }
    middle = length - before - after;
    name = names[mark[1] - '1'];
    if (name[0]) {
        return strlen(name) == middle && strncmp(name, line->text + before, middle) == 0;
    }
    memcpy(name, line->text + before, middle);
    name[middle] = '\0';
    return 1;
}

/* Returns 1 if the rule matches from this line on; sets *after to the line after the match. */
static int matches(const Rule *rule, int line, int *after)
{
    memset(names, 0, sizeof names);
    for (const char *pattern = rule->from;;) {
        size_t letters = strcspn(pattern, "|");

        if (line >= function_end || !fits(&lines[line], pattern, letters)
            || (pattern != rule->from && lines[line].label[0])) {
            return 0;
        }
        line = next_line(line + 1);
        if (!pattern[letters]) {
            *after = line;
            return 1;
        }
        pattern += letters + 1;
    }
}

static void write_operand(char *text, const char *pattern, size_t letters)
{
    size_t at = 0;

    for (size_t n = 0; n < letters; n++) {
        if (pattern[n] == '%') {
            strcpy(text + at, names[pattern[++n] - '1']);
            at += strlen(text + at);
        } else {
            text[at++] = pattern[n];
        }
    }
    text[at] = '\0';
}

static void replace(const Rule *rule, int line, int after)
{
    const char *pattern = rule->to;

    for (; line < after; line = next_line(line + 1)) {
        size_t letters = strcspn(pattern, "|");

        if (!letters) {
            lines[line].is_gone = 1;
            continue;
        }
        memcpy(lines[line].op, pattern, 3);
        write_operand(lines[line].text, pattern + 4, letters > 4 ? letters - 4 : 0);
        pattern += letters + (pattern[letters] == '|');
    }
}

/* Returns 0 if a name stands for an operand that a rule cannot handle: a hardware address, which may not keep its
   value; or an operand that uses Y or ptr1, which the rule may change. */
static int is_plain(void)
{
    if (names[1][0] == '(' || strstr(names[1], ",y") || (names[1][0] && strcmp(names[0], names[1]) == 0)) {
        return 0;
    }
    return names[0][0] != '$';
}

/* Shortens a jmp to an rts, or one that a branch can replace. */
static int shorten_jump(int line)
{
    int target = find_label(lines[line].text);

    if (strcmp(lines[line].op, "jmp") != 0 || target < 0) {
        return 0;
    }
    if (strcmp(lines[target].op, "rts") == 0) {
        strcpy(lines[line].op, "rts");
        lines[line].text[0] = '\0';
        return 1;
    }
    return known_branch(line, lines[line].op);
}

int apply_rules(void)
{
    int count = 0;

    for (int line = next_line(first); line < function_end; line = next_line(line + 1)) {
        count += shorten_jump(line);
        for (unsigned n = 0; n < sizeof rules / sizeof rules[0]; n++) {
            int after;

            if (matches(&rules[n], line, &after) && is_plain()
                && !(rules[n].changed && is_live(after, rules[n].changed))) {
                replace(&rules[n], line, after);
                count++;
            }
        }
    }
    return count;
}

/* ---- parameters ---- */

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
