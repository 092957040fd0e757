/* watch_words.c: what is said about an event of the visible tree (watch_data.h). In the overlay WATCH. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/text.h"
#include "plat/screen.h"
#include "view/line.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/workshop/watch_data.h"
#include "texts/shell.h"

/* Appends the name of A, or of B. */
static void write_side(uint8_t is_b)
{
    line_text(show_side_name(watch_trace->side ^ is_b));
}

/* Appends the value watch_x: "+3", "a win" or "a loss". */
static void write_worth(void)
{
    if (watch_x >= SCORE_WON) {
        line_text(TEXT_WATCH_A_WIN);
    } else if (watch_x <= -SCORE_WON) {
        line_text(TEXT_WATCH_A_LOSS);
    } else {
        watch_value();
    }
}

/* What the value means for the parent: "White can have +2 now" */
static void say_effect(const TraceNode *node)
{
    uint8_t is_b = watch_nodes[watch_path[node->ply - 1]].flags & TRACE_IS_B;

    line_start();
    if (!watch_is_better) {
        line_text(TEXT_WATCH_NO_BETTER);
        write_side(is_b);
    } else {
        write_side(is_b);
        line_text(is_b ? TEXT_WATCH_HOLDS : TEXT_WATCH_HAS);
        watch_x = node->score;
        write_worth();
    }
    screen_thinking(text_buffer);
}

/* "White already has +3 elsewhere" "After b1b2 Black holds it to +1," "so 3 other moves are skipped"; or "Black can
 * hold White to +1." "After b3b2 White gets +3," and the same. */
static void say_cut(const TraceNode *node)
{
    uint8_t is_b = node->flags & TRACE_IS_B;
    uint8_t level = node->ply;

    line_start();
    watch_x = watch_alpha[level];
    watch_y = watch_beta[level];
    if (watch_is_less()) { /* the game was won: no better move is wanted */
        watch_move(watch_best[level]);
        line_text(TEXT_WATCH_WINS);
        screen_files(text_buffer);
        screen_status(TEXT_WATCH_NOT_BETTER);
    } else {
        write_side(is_b ^ TRACE_IS_B);
        if (is_b) {
            line_text(TEXT_WATCH_ALREADY_HAS);
            watch_x = watch_alpha[level - 1];
            write_worth();
            line_text(TEXT_WATCH_ELSEWHERE);
        } else {
            line_text(TEXT_WATCH_ALREADY_HOLDS);
            write_side(0);
            line_text(TEXT_WATCH_TO);
            watch_x = watch_beta[level - 1];
            write_worth();
            line_char('.');
        }
        screen_files(text_buffer);
        line_start();
        line_text(TEXT_WATCH_AFTER);
        watch_move(watch_node);
        line_char(' ');
        write_side(is_b);
        line_text(is_b ? TEXT_WATCH_REPLY_HOLDS : TEXT_WATCH_MOVE_GIVES);
        watch_x = node->score;
        write_worth();
        line_char(',');
        screen_status(text_buffer);
    }
    line_start();
    line_text(TEXT_WATCH_SO);
    if (node->left && !(node->flags & TRACE_SOME)) {
        line_number(node->left);
        line_char(' ');
    }
    line_text(node->left == 1 ? TEXT_WATCH_ONE_SKIPPED : TEXT_WATCH_SKIPPED);
    screen_thinking(text_buffer);
}

static void say_over(void)
{
    line_start();
    line_text(TEXT_WATCH_BEST);
    watch_move(watch_best[0]);
    line_text(TEXT_WATCH_WORTH);
    watch_x = watch_nodes[watch_best[0]].score;
    write_worth();
    screen_files(text_buffer);
    line_start();
    line_number(watch_trace->boards);
    line_text(TEXT_WATCH_OF);
    line_number(watch_trace->plain);
    line_text(watch_trace->is_more ? TEXT_WATCH_OR_MORE : TEXT_WATCH_BOARDS_SEEN);
    screen_status(text_buffer);
    screen_thinking(watch_trace->is_full ? TEXT_WATCH_FULL : TEXT_WATCH_DARK_SIDE);
}

void watch_say(void)
{
    const TraceNode *node = watch_nodes + watch_node;
    uint8_t mover = node->ply ? watch_nodes[watch_path[node->ply - 1]].flags & TRACE_IS_B : 0;

    if (watch_is_over) {
        say_over();
        return;
    }
    if (!watch_node) {
        line_start();
        write_side(0);
        line_text(TEXT_WATCH_WANTS_MOST);
        screen_files(text_buffer);
        line_start();
        write_side(1);
        line_text(TEXT_WATCH_WANTS_LEAST);
        screen_status(text_buffer);
        screen_thinking(TEXT_WATCH_BEGIN);
        return;
    }
    if (watch_is_closed && watch_is_cut(node)) {
        say_cut(node);
        return;
    }
    line_start();
    if (watch_is_closed) {
        watch_move(watch_node);
        line_text(TEXT_WATCH_IS_WORTH);
        watch_x = node->score;
        write_worth();
        screen_files(text_buffer);
        line_start();
        write_side(mover ^ TRACE_IS_B);
        line_text(mover ? TEXT_WATCH_PICKS_MOST : TEXT_WATCH_PICKS_LEAST);
        screen_status(text_buffer);
        say_effect(node);
        return;
    }
    write_side(mover);
    line_text(node->ply == 1 ? TEXT_WATCH_PLAYS : TEXT_WATCH_REPLIES);
    watch_move(watch_node);
    screen_files(text_buffer);
    line_start();
    if (watch_has_children(watch_node)) {
        screen_status("");
        screen_thinking("");
        return;
    }
    if (node->flags & TRACE_BOARDS) {
        line_text(TEXT_WATCH_BEST_OF);
        line_number(node->left);
        line_text(TEXT_WATCH_BOARDS_GIVES);
    } else {
        line_text(TEXT_WATCH_BOARD_WORTH);
    }
    watch_x = node->score;
        write_worth();
    screen_status(text_buffer);
    say_effect(node);
}
