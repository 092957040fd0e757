/* trainer.c: the opening trainer; trainer_call.c calls it in every turn. In the overlay TRAINER, which ends below the
 * lists of moves, so that it stays in memory from turn to turn.
 *
 * It finds the position in the tree by its key, so that any order of moves finds the opening. Nodes with the right
 * first key byte are played from the start, and the whole key is compared. The ordinals in the tree hold only for
 * lists of moves made along the tree's path. So the next moves are looked up along that path, too. */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"

#include "shell/openings/trainer.h"
#include "shell/shell.h"
#define TREE_OVERLAY trainer
#include "shell/openings/openings_choice.h"
#include "texts/shell.h"

#define CHILDREN_MOST 10
#define MOVES_SHOWN 4 /* as many as fit on the line */

/* Names are numbered from 1 in the order of the file; shell_choice is one of these numbers. */
static uint8_t names;                   /* number of names up to the current node */
static uint8_t named[OPENINGS_PLIES + 2]; /* by depth: number of the name of the path's node; 0: none */
static uint8_t title;                   /* the last name on the path to the position; 0: none */
static uint8_t children;                /* number of next moves in the tree */
static uint16_t child_move[CHILDREN_MOST];
static uint8_t is_on_the_way;           /* 1: the chosen opening can still be reached, or was already reached */
static uint8_t towards;                 /* index in child_move of the move that leads to it, or NONE */

/* Call it for every node of the walk: reads its name, if it has one. */
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

    line_start();
    tree_start();
    for (i = title; i; --i) {
        next_name();
    }
    screen_thinking(text_buffer);
}

/* Sets `title` for the path to the node, and sets is_on_the_way to 1 if the chosen opening is on that path. */
static void name_path(void)
{
    uint8_t i = 0;

    title = 0;
    is_on_the_way = 0;
    while (i != depth) {
        ++i;
        if (named[i]) {
            title = named[i];
            if (title == shell_choice) {
                is_on_the_way = 1;
            }
        }
    }
}

/* Collects the next moves in child_move, and sets `towards`. The board must be at the node, reached by the tree's
 * path. */
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

static uint8_t key[KEY_BYTES]; /* key of the last position looked up */
static uint8_t is_found;       /* 1: that position is in the tree; the variables above describe it */
static uint8_t is_known = 0;   /* 1: key and is_found are valid; loading the overlay sets it to 0 */

/* Returns byte n of the key of the position at `ply`. */
static uint8_t key_byte(uint8_t n)
{
    uint8_t at = n;

    at <<= 5; /* hash_key has an array of PLIES (32) bytes for each byte of the key */
    at |= ply;
    return ((const uint8_t *)hash_key)[at];
}

/* 1: the position at `ply` has the key in `key`. */
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

/* Plays the moves to the node. Returns 1 if its position has the key in `key`. */
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

/* Looks for the position on the board in the tree, and sets the variables above. Returns is_found. The board is
 * restored afterwards; the keys for repetition are not changed. */
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
    is_known = 0; /* in case RESET interrupts this function */
    is_found = 0;
    tree_start();
    names = 0;
    next_name();
    do {
        note_name();
        if ((!depth || (uint8_t)((node_key ^ key[0]) | ordinal_bits) == ordinal_bits)
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

/* Leaves time to read a message. */
static void say(const char *text)
{
    status_say(text);
    input_wait_frames(90);
}

static uint8_t end_training(void)
{
    trainer_state = TRAINER_OFF;
    return 0;
}

/* The last move has left the tree: shows the moves that the tree has instead, and offers to take the move back. Returns
 * 1 if it was taken back. */
static uint8_t ask_back(void)
{
    static const char *const ways[2] = { TEXT_TRAINER_TAKE_BACK, TEXT_TRAINER_PLAY_ON };
    uint8_t i;
    uint8_t end;

    record_undo();
    i = find();
    record_redo();
    if (!i) { /* the previous position is not in the tree either: it was set up */
        return end_training();
    }
    line_start();
    line_text(TEXT_TRAINER_BOOK);
    ++text_other_board; /* the moves belong to the previous position */
    i = 0;
    end = MOVES_SHOWN;
    if (towards != NONE) { /* one move leads to the chosen opening: only that one */
        i = towards;
        end = i + 1;
    }
    for (; i < end && i < children; ++i) {
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
        return end_training();
    }
    record_undo();
    game_draw();
    return 1;
}

static uint8_t turn(void)
{
    if (outcome != OUTCOME_NONE) {
        return 0; /* find would overwrite `outcome` */
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
        title = shell_choice; /* the path has no name yet: show the chosen opening */
    }
    show_title();
    if (!children) {
        end_training();
        say(TEXT_TRAINER_END);
    } else if (!is_on_the_way) {
        shell_choice = title;
        sound_play(SOUND_HINT);
        say(TEXT_TRAINER_OTHER_LINE);
    }
    return 0;
}

static uint8_t next_move(void)
{
    if (!find() || !children) {
        return 0;
    }
    move = child_move[towards == NONE ? random_below(children) : towards];
    return 1;
}

uint8_t trainer_run(uint8_t what)
{
    if (what == TRAINER_TURN) {
        return turn();
    }
    return next_move();
}
