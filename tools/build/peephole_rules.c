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
    /* a byte of GameInfo or View: asm/engine/record.s, asm/view/view_text.s */
    {"jsr _game_info|sta ptr1|stx ptr1+1|ldy #$%1|lda (ptr1),y", "ldy #$%1|jsr info_byte", 0},
    {"jsr _game_info|ldy #$%1|sta ptr1|stx ptr1+1|lda (ptr1),y", "ldy #$%1|jsr info_byte", 0},
    {"jsr _game_view|sta ptr1|stx ptr1+1|ldy #$%1|lda (ptr1),y", "ldy #$%1|jsr view_byte", 0},
    /* a pointer on the C stack: asm/plat/atari/c_stack.s */
    {"jsr ldax0sp|sta ptr1|stx ptr1+1", "jsr point0sp", 0},
    {"jsr ldaxysp|sta ptr1|stx ptr1+1", "jsr pointysp", 0},
    {"jsr ldax0sp|ldy %1|sta ptr1|stx ptr1+1", "jsr point0sp|ldy %1", 0},
    {"jsr ldaxysp|ldy %1|sta ptr1|stx ptr1+1", "jsr pointysp|ldy %1", 0},
    {"jsr point0sp|ldy #$00", "jsr point0sp", IN_ZERO},
    /* a sum of bytes, of which only the low byte is used */
    {"ldy #$%1|jsr incaxy", "clc|adc #$%1", IN_X | IN_Y | IN_CARRY | IN_ZERO},
    {"ldy #$%1|jsr decaxy", "sec|sbc #$%1", IN_X | IN_Y | IN_CARRY | IN_ZERO},
    /* ... and of bits; is_plain leaves operands with Y or a pointer alone */
    {"sta ptr1|lda %2|ora ptr1", "ora %2", IN_PTR1},
    {"sta ptr1|ldx #$00|lda %2|ora ptr1", "ldx #$00|ora %2", IN_PTR1},
    /* the stored value is still in the register */
    {"sta %1|lda %1", "sta %1", IN_ZERO},
    {"sta %1|stx %2|lda %1", "sta %1|stx %2", IN_ZERO},
    {"sta %1|ldy %1", "sta %1|tay", 0},
    {"sta %1|ldx %1", "sta %1|tax", 0},
    /* ... and the flags are those of the value */
    {"lda %2|sta %1|lda %1", "lda %2|sta %1", 0},
    {"and %2|sta %1|lda %1", "and %2|sta %1", 0},
    {"eor %2|sta %1|lda %1", "eor %2|sta %1", 0},
    /* ... or a register that is free can set them */
    {"sta %1|lda %1", "sta %1|tay", IN_Y},
    {"sta %1|lda %1", "sta %1|tax", IN_X},
    {"sta %1|stx %2|lda %1", "sta %1|stx %2|tay", IN_Y},
    {"pha|pla", "tay", IN_Y},
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

/* Returns 1 if the instruction leaves A in the flags Z and N. */
static int flags_are_a(const Line *line)
{
    static const char *const ops[] = {"lda", "and", "ora", "eor", "adc", "sbc", "txa", "tya", "pla"};

    for (unsigned n = 0; n < sizeof ops / sizeof ops[0]; n++) {
        if (strcmp(line->op, ops[n]) == 0) {
            return 1;
        }
    }
    return strcmp(line->text, "a") == 0; /* asl a and the like */
}

static int is(int line, const char *op, const char *text)
{
    return line < function_end && !lines[line].label[0] && strcmp(lines[line].op, op) == 0
        && (!text || strcmp(lines[line].text, text) == 0);
}

static void change(int line, const char *op, const char *text)
{
    memcpy(lines[line].op, op, 4);
    memmove(lines[line].text, text, strlen(text) + 1);
}

/* "pha|pla" and "sta %1|lda %1" after an instruction that has already set the flags */
static int shorten_reload(int line)
{
    int before = line_before(line), next = next_line(line + 1);
    int pushes = is(line, "pha", 0) && is(next, "pla", 0);

    if (before < first || !flags_are_a(&lines[before])
        || !(pushes || (is(line, "sta", 0) && lines[line].text[0] != '$' && is(next, "lda", lines[line].text)))) {
        return 0;
    }
    lines[line].is_gone = pushes;
    lines[next].is_gone = 1;
    return 1;
}

/* "lda %1|and #$80|beq %2": N is bit 7 already */
static int shorten_sign(int line)
{
    int and = next_line(line + 1), branch = next_line(and + 1), target;

    if (strcmp(lines[line].op, "lda") != 0 || !is(and, "and", "#$80") || !(is(branch, "beq", 0) || is(branch, "bne", 0))
        || (target = find_label(lines[branch].text)) < 0 || is_live(branch + 1, IN_A | IN_ZERO)
        || is_live(target, IN_A | IN_ZERO)) {
        return 0;
    }
    lines[and].is_gone = 1;
    memcpy(lines[branch].op, lines[branch].op[1] == 'e' ? "bpl" : "bmi", 4);
    return 1;
}

/* "lda %1|clc|adc #$01|sta %2" and "lda %1|sec|sbc #$01|sta %2": X can count */
static int shorten_step(int line)
{
    int carry = next_line(line + 1), step = next_line(carry + 1), store = next_line(step + 1);
    int up = is(carry, "clc", 0) && is(step, "adc", "#$01");

    if (strcmp(lines[line].op, "lda") != 0 || !(up || (is(carry, "sec", 0) && is(step, "sbc", "#$01")))
        || !is(store, "sta", 0) || !strchr("_L", lines[store].text[0]) /* a variable of C */
        || strpbrk(lines[line].text, "(,") || strpbrk(lines[store].text, "(,")
        || is_live(store + 1, IN_A | IN_X | IN_CARRY)) {
        return 0;
    }
    memcpy(lines[line].op, "ldx", 4);
    change(carry, up ? "inx" : "dex", "");
    lines[step].is_gone = 1;
    memcpy(lines[store].op, "stx", 4);
    return 1;
}

/* A byte of an array of at most 256 bytes, at an offset in A and X, so that X is 0:
     sta ptr1|txa|clc|adc #>(ARRAY)|sta ptr1+1|ldy #<(ARRAY)|lda (ptr1),y */
static int shorten_byte(int line)
{
    static const char *const ops[] = {"txa", "clc", "adc", "sta", "ldy", "lda"};
    int at[6], before = line;
    int bytes;
    char array[TEXT_SIZE], text[TEXT_SIZE + 8];

    for (int n = 0; n < 6; n++) {
        at[n] = before = next_line(before + 1);
        if (!is(before, ops[n], 0)) {
            return 0;
        }
    }
    if (strcmp(lines[line].op, "sta") != 0 || strcmp(lines[line].text, "ptr1") != 0
        || sscanf(lines[at[2]].text, "#>(%[^)+-])", array) != 1 || !(bytes = array_bytes(array)) || bytes > 256
        || strcmp(lines[at[3]].text, "ptr1+1") != 0 || strcmp(lines[at[5]].text, "(ptr1),y") != 0
        || is_live(at[5] + 1, IN_Y | IN_CARRY | IN_PTR1)) {
        return 0;
    }
    sprintf(text, "#<(%s)", array);
    if (strcmp(lines[at[4]].text, text) != 0) {
        return 0;
    }
    sprintf(text, "%s,y", array);
    change(line, "tay", "");
    change(at[0], "lda", text);
    for (int n = 1; n < 6; n++) {
        lines[at[n]].is_gone = 1;
    }
    return 1;
}

/* Counts the lines of the function that mention a text. */
static int mentions(const char *text)
{
    int count = 0;

    for (int line = next_line(first); line < function_end; line = next_line(line + 1)) {
        count += strcmp(lines[line].text, text) == 0;
    }
    return count;
}

/* A word of an array of at most 256 bytes, so that the offset is a byte:
     asl a|bcc L|inx|clc|L: adc #<(ARRAY), then
     tay|txa|adc #>(ARRAY)|tax|tya|jsr ldaxi                                                   reads it;
     sta ptr1|txa|adc #>(ARRAY)|sta ptr1+1|lda W|ldy #$00|sta (ptr1),y|iny|lda V|sta (ptr1),y  stores W and V */
static int shorten_word(int line)
{
    static const char *const reads[] = {"tay", "txa", "adc", "tax", "tya", "jsr"};
    static const char *const stores[] = {"sta", "txa", "adc", "sta", "lda", "ldy", "sta", "iny", "lda", "sta"};
    const char *const *ops;
    int at[15], count, bytes;
    char array[TEXT_SIZE], high[TEXT_SIZE + 8], next[TEXT_SIZE + 8], byte[TEXT_SIZE + 8];

    at[0] = line;
    for (int n = 1; n < 15; n++) {
        at[n] = next_line(at[n - 1] + 1);
    }
    if (strcmp(lines[line].op, "asl") != 0 || at[4] >= function_end || !is(at[1], "bcc", lines[at[4]].label)
        || !is(at[2], "inx", 0) || !is(at[3], "clc", 0)
        || strcmp(lines[at[4]].op, "adc") != 0 || mentions(lines[at[4]].label) != 1
        || sscanf(lines[at[4]].text, "#<(%[^)+-])", array) != 1 || !(bytes = array_bytes(array)) || bytes > 256) {
        return 0;
    }
    count = is(at[5], "tay", 0) ? 6 : 10;
    ops = count == 6 ? reads : stores;
    sprintf(high, "#>(%s)", array);
    for (int n = 0; n < count; n++) {
        if (!is(at[5 + n], ops[n], strcmp(ops[n], "adc") == 0 ? high : 0)) {
            return 0;
        }
    }
    sprintf(byte, "%s,y", array);
    sprintf(next, "%s+1,y", array);
    if (count == 6) {
        if (strcmp(lines[at[10]].text, "ldaxi") != 0 || is_live(at[10] + 1, IN_Y | IN_CARRY | IN_PTR1)) {
            return 0;
        }
        change(at[5], "tay", "");
        change(at[6], "ldx", next);
        change(at[7], "lda", byte);
    } else {
        if (strcmp(lines[at[5]].text, "ptr1") != 0 || strcmp(lines[at[8]].text, "ptr1+1") != 0
            || strpbrk(lines[at[9]].text, "(,") || strcmp(lines[at[10]].text, "#$00") != 0
            || strcmp(lines[at[11]].text, "(ptr1),y") != 0 || strpbrk(lines[at[13]].text, "(,")
            || strcmp(lines[at[14]].text, "(ptr1),y") != 0 || is_live(at[14] + 1, IN_Y | IN_CARRY | IN_PTR1)) {
            return 0;
        }
        change(at[5], "tay", "");
        change(at[6], "lda", lines[at[9]].text);
        change(at[7], "sta", byte);
        change(at[8], "lda", lines[at[13]].text);
        change(at[9], "sta", next);
        for (int n = 10; n < 15; n++) {
            lines[at[n]].is_gone = 1;
        }
    }
    for (int n = 1; n < 5; n++) {
        lines[at[n]].is_gone = 1;
    }
    for (int n = 8; n < 5 + count && count == 6; n++) {
        lines[at[n]].is_gone = 1;
    }
    return 1;
}

/* Shortens a jmp to an rts, or a jump that a branch can replace. */
static int shorten_jump(int line)
{
    int target = find_label(lines[line].text);

    if (target < 0) {
        return 0;
    }
    if (lines[line].op[0] == 'j' && lines[line].op[1] != 'm' && lines[line].op[1] != 's' && is_near(line, target)) {
        lines[line].op[0] = 'b'; /* a branch around a jmp: cc65 had counted more bytes */
        return 1;
    }
    if (strcmp(lines[line].op, "jmp") != 0) {
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
        count += shorten_jump(line) || shorten_reload(line) || shorten_sign(line) || shorten_step(line)
            || shorten_byte(line) || shorten_word(line);
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

int drop_dead(void)
{
    static const char *const ops[] = {"lda", "ldx", "ldy", "tax", "tay", "txa", "tya", "clc", "sec"};
    int count = 0;

    for (int line = next_line(first); line < function_end; line = next_line(line + 1)) {
        int next = next_line(line + 1);

        for (unsigned n = 0; n < sizeof ops / sizeof ops[0]; n++) {
            if (strcmp(lines[line].op, ops[n]) == 0 && lines[line].text[0] != '$' /* not a hardware register */
                && next < function_end && !(lines[line].label[0] && lines[next].label[0])
                && !is_live(next, sets_of(line))) {
                if (lines[line].label[0]) {
                    strcpy(lines[next].label, lines[line].label);
                }
                lines[line].is_gone = 1;
                count++;
                break;
            }
        }
    }
    return count;
}
