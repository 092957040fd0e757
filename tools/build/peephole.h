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
    int is_top; /* 1: its operand was the byte on top of the C stack (own_parameter) */
} Line;

#define PARAMETER "parameter" /* the variable of a function that keeps its parameter */

extern Line lines[LINES_MOST];

/* The current function: its first line and the line after its last; and which of A and X its caller reads. */
extern int first, function_end, read_at_return;

/* The places of a value. */
#define IN_A 1
#define IN_X 2
#define IN_Y 4
#define IN_CARRY 8
#define IN_ZERO 16 /* Z and N */
#define IN_PTR1 32
#define IN_ALL 63

/* A function of the file. */
typedef struct {
    char name[LABEL_SIZE * 4];
    int proc, first, end;  /* the line .proc, the first instruction, the line after the last; `first` is `end` if the
                              function contains anything but instructions, and so stays as it is */
    int is_static;         /* 1: all calls are in this file */
    int read_at_return;    /* which of A and X a caller reads after a call */
    int has_own_parameter; /* 1: its parameter is in a variable, not on the C stack */
} Function;

#define FUNCTIONS_MOST 256
extern Function functions[FUNCTIONS_MOST];
extern int function_count, line_count;

/* Makes a function the current one. */
void enter_function(const Function *function);

/* Returns the next instruction from this line on that is not removed, or `function_end`. */
int next_line(int line);

/* Returns the instruction before this line, or a line before `first`. */
int line_before(int line);

/* Returns the line with this label, or -1 if there is none in this function. */
int find_label(const char *label);

/* Returns 1 if, from this line on, one of `values` may be read before it is set; 0 if they are all dead. */
int is_live(int line, int values);

/* Returns 1 if a branch from one line can reach another one. */
int is_near(int from, int to);

/* Returns 1 if the jmp in this line can be replaced by a branch that is always taken; writes the branch to `branch`. */
int known_branch(int line, char *branch);

/* Returns 1 for a jump or a branch, but not for a call. */
int is_branch(const Line *line);

/* Returns the values that an instruction sets. */
int sets_of(int line);

/* Applies the rules for a few lines; returns the number of changes. */
int apply_rules(void);

/* Removes instructions whose results are never read; returns their number. */
int drop_dead(void);

/* Removes the push of a parameter that is never read. Returns 1 if there was one. */
int drop_parameter(void);

/* Finds out for every function which registers its callers read (read_at_return). */
void find_uses(void);

/* Keeps the only parameter of a function, a byte, in a variable, if the code becomes shorter. Returns 1 if it does. */
int own_parameter(Function *function);

/* Returns the bytes of the array at this label, or 0 if it is not in this file. */
int array_bytes(const char *label);

#endif
