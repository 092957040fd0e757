/* trainer.c: a lesson in an opening; see trainer.h. A part of its own, below the lists of
 * moves, so that it stays in memory from turn to turn.
 *
 * Where the game stands in the tree is found by position: nodes whose key begins as it
 * should are played out from the start and compared as a whole, so that any
 * order of moves finds its line. A list of moves is only in the order of the tree's
 * ordinals when its position was reached as the tree does; so the moves that go on
 * are looked up there, too.
 */
#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"

#include "shell/openings/trainer.h"
#include "shell/shell.h"
#include "shell/openings/openings_tree.h"

#define CHILDREN_MOST 10
#define MOVES_SHOWN 4 /* as many as fit the line */

/* Names count from 1, in the order of the file; shell_choice is one of them. */
static uint8_t names;                   /* of the nodes before that of the walk, and its own */
static uint8_t named[OPENINGS_PLIES + 2]; /* by depth: the name of that node of the path, 0: none */
static uint8_t title;                   /* the last one on the way there, or 0 */
static uint8_t children;                /* how the tree goes on */
static uint16_t child_move[CHILDREN_MOST];
static uint8_t is_on_the_way;           /* 1: the lesson is behind it, or was passed */
static uint8_t towards;                 /* the child on the way to it, or NONE */

/* The walk is at another node. */
static void note_name(void)
{
    named[depth] = 0;
    if (node == name_node) {
        ++names;
        named[depth] = names;
        next_name();
    }
}

static void show_title(void)
{
    uint8_t i;

    name[0] = 0;
    tree_start();
    for (i = title; i; --i) {
        next_name();
    }
    screen_thinking(name);
}

/* What the path to the node is called, and whether it goes through the lesson. */
static void name_path(void)
{
    uint8_t i = 0;
    uint8_t there;

    title = 0;
    is_on_the_way = 0;
    while (i != depth) {
        ++i;
        there = named[i];
        if (there) {
            title = there;
            if (there == shell_choice) {
                is_on_the_way = 1;
            }
        }
    }
}

/* The board stands at the node, as the tree comes to it. */
static void look_ahead(void)
{
    uint8_t child = depth + 1;

    children = 0;
    towards = NONE;
    list_moves();
    while (tree_on() && depth >= child) {
        note_name();
        if (depth == child && children < CHILDREN_MOST) {
            choose(depth);
            child_move[children] = move;
            ++children;
        }
        if (named[depth] == shell_choice) {
            is_on_the_way = 1;
            towards = children - 1;
        }
    }
}

static uint8_t key[KEY_BYTES]; /* of the position that was looked for */
static uint8_t is_found;       /* 1: it is one of the tree, and what was found is above */
static uint8_t is_known = 0;   /* 1: it was looked for, since this part was read */

static uint8_t key_byte(uint8_t n)
{
    uint8_t at = n;

    at <<= 5; /* rows of PLIES */
    at |= ply;
    return hash_key[0][at];
}

/* 1: the position at ply has that key. */
static uint8_t is_key(void)
{
    uint8_t i;
    uint8_t byte;

    for (i = 0; i < KEY_BYTES; ++i) {
        byte = key_byte(i);
        if (key[i] != byte) {
            return 0;
        }
    }
    return 1;
}

/* Plays the node out. 1: its position has the key. */
static uint8_t is_there(void)
{
    uint8_t i = 0;

    game_reset();
    while (i != depth) {
        ++i;
        list_moves();
        choose(i);
        list_play();
        game_hash();
    }
    return is_key();
}

/* 1: the position on the board is one of the tree. It is put back as it was, but for
 * the past, which nothing here touches. */
static uint8_t find(void)
{
    uint8_t quiet = reversible_plies[0];
    uint8_t i;
    uint8_t byte;

    if (is_known && is_key()) {
        return is_found;
    }
    for (i = 0; i < KEY_BYTES; ++i) {
        byte = key_byte(i);
        key[i] = byte;
    }
    game_write_position(text_position);
    is_known = 0; /* RESET may come */
    is_found = 0;
    tree_start();
    names = 0;
    next_name();
    do {
        note_name();
        if ((!depth || (uint8_t)((node_key ^ key[0]) | wide) == wide)
            && !((depth ^ (uint8_t)record_count) & 1) && is_there()) {
            is_found = 1;
            name_path();
            look_ahead();
            break;
        }
    } while (tree_on());
    game_reset();
    game_read_position(text_position);
    reversible_plies[0] = quiet;
    is_known = 1;
    return is_found;
}

static void leave(const char *why)
{
    trainer_state = TRAINER_OFF;
    status_say(why);
    input_wait_frames(90);
}

/* The board stands where no line is: what the book plays, and a way back. 1: he
 * has taken his move back. */
static uint8_t ask_back(void)
{
    static const char *const ways[2] = { "Take it back", "Play on" };
    uint8_t i;

    record_undo();
    i = find();
    record_redo();
    if (!i) { /* a position was set up */
        trainer_state = TRAINER_OFF;
        return 0;
    }
    line_start();
    line_text("The book:");
    ++text_other_board; /* they are of the board before */
    for (i = 0; i < children && i < MOVES_SHOWN; ++i) {
        line_char(' ');
        move = child_move[i];
        line_move();
    }
    --text_other_board;
    screen_thinking(text_buffer);
    sound_play(SOUND_REFUSE);
    i = choose_of_two(ways);
    screen_thinking("");
    show_keys();
    if (i) {
        trainer_state = TRAINER_OFF;
        return 0;
    }
    record_undo();
    game_draw();
    return 1;
}

static uint8_t turn(void)
{
    if (outcome != OUTCOME_NONE) {
        return 0; /* to look for it would forget that */
    }
    if (trainer_state == OPENINGS_NAMING) {
        if (!record_computer[side] && find() && title) {
            show_title();
        }
        return 0;
    }
    if (!find()) {
        return ask_back();
    }
    if (!title) {
        title = shell_choice; /* no move yet: what it is about */
    }
    show_title();
    if (!children) {
        leave("The line ends: play on");
    } else if (!is_on_the_way) {
        shell_choice = title;
        sound_play(SOUND_HINT);
        status_say("Now another line:");
        input_wait_frames(90);
    }
    return 0;
}

static uint8_t go_on(void)
{
    if (!find() || !children) {
        return 0;
    }
    move = child_move[towards == NONE ? lot(children) : towards];
    return 1;
}

uint8_t trainer_run(uint8_t what)
{
    return what == TRAINER_TURN ? turn() : go_on();
}
