/* peephole.h: shared by the files of the peephole optimizer (peephole.c): the lines of a function that cc65 has
 * compiled, and the registers and flags that they use. */
/* SPDX-License-Identifier: MIT */
#ifndef PEEPHOLE_H
#define PEEPHOLE_H

#define LABEL_SIZE 16
#define TEXT_SIZE 160
#define LINES_MOST 8192

/* A line of the file. If `op` is empty it is not an instruction, and `text` is the whole line. */
typedef struct {
    char label[LABEL_SIZE];  /* in front of the instruction, without its colon */
    char op[4];
    char text[TEXT_SIZE];    /* the operand */
    int is_gone;
} Line;

extern Line lines[LINES_MOST];

/* The current function: its first line and the line after its last. */
extern int first, function_end;

/* The places of a value. */
#define IN_A 1
#define IN_X 2
#define IN_Y 4
#define IN_CARRY 8
#define IN_ZERO 16 /* Z and N */
#define IN_PTR1 32
#define IN_ALL 63

/* Returns the next instruction from this line on that is not removed, or `function_end`. */
int next_line(int line);

/* Returns the line with this label, or -1 if there is none in this function. */
int find_label(const char *label);

/* Returns 1 if, from this line on, one of `values` may be read before it is set; 0 if they are all dead. */
int is_live(int line, int values);

/* Returns 1 if the jmp in this line can be replaced by a branch that is always taken; writes the branch to `branch`. */
int known_branch(int line, char *branch);

/* Applies the rules for a few lines; returns the number of changes. */
int apply_rules(void);

/* Removes the push of a parameter that is never read. Returns 1 if there was one. */
int drop_parameter(void);

#endif
