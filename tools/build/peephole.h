/* peephole.h: what the parts of tools/build/peephole share: a function of cc65's as a row of lines, and what they do to
 * registers. */
#ifndef PEEPHOLE_H
#define PEEPHOLE_H

#define LABEL_SIZE 16
#define TEXT_SIZE 160
#define LINES_MOST 8192

/* A line of the file. Where `op` is empty it is no instruction, and `text` is all of it. */
typedef struct {
    char label[LABEL_SIZE];  /* in front of the instruction, without its colon */
    char op[4];
    char text[TEXT_SIZE];    /* the operand */
    int is_gone;
} Line;

extern Line lines[LINES_MOST];

/* The function in hand: its first line and the one behind it. */
extern int first, behind;

/* What a value may be in. */
#define IN_A 1
#define IN_X 2
#define IN_Y 4
#define IN_CARRY 8
#define IN_ZERO 16 /* Z and N */
#define IN_PTR1 32
#define IN_ALL 63

/* The next instruction from here on that is not gone, or `behind`. */
int next_line(int line);

/* The line with this label in front, or -1: it is in no line of the function. */
int find_label(const char *label);

/* Which of `values` may be read before they are set, from this line on: a value that is not is dead. */
int is_live(int line, int values);

/* 1: the branch that is always taken instead of the jmp in this line, in `branch`. */
int known_branch(int line, char *branch);

/* Rules of a few lines; 1 when one was found. */
int shorten_lines(void);

/* A parameter that is pushed and never looked at; 1 when there was one. */
int drop_parameter(void);

#endif
