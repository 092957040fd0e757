/* view_hint.c: a hint: the orders of the whole turn that the computer player would play, one after the other, each with
 * its reason. It is part of the overlay `kinds` (game.txt). stars_call, which the shell calls while it waits for a
 * player, shows it. */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "games/starchess/plan.h"
#include "games/starchess/view.h"
#include "texts/starchess.h"

static const char *const verbs[] = {
    TEXT_HINT_MOVE, TEXT_HINT_SCRAP, TEXT_HINT_BUILD, TEXT_HINT_COLONIZE, TEXT_HINT_TERRAFORM, TEXT_HINT_END
};

static uint8_t at; /* place of the shown order in the plan, in bytes */
static uint8_t player;
static uint8_t more;

static void restore(void)
{
    stars_restore();
    side = player;
}

static void read_order(uint8_t place)
{
    move = stars_kept[place >> 1];
    stars_read_code();
}

/* "2/4: Move 20 ships, A1 to B1" */
static void write_order(void)
{
    line_start();
    line_number((uint16_t)((at - stars_kept_at) >> 1) + 1);
    line_char('/');
    line_number((uint16_t)(stars_kept_end - stars_kept_at) >> 1);
    line_text(": ");
    line_text(verbs[order.kind]);
    if (order.kind <= ORDER_BUILD) {
        stars_line_ships(order.ships);
        line_text(order.kind == ORDER_MOVE ? ", " : TEXT_HINT_AT);
    }
    if (order.kind != ORDER_END) {
        stars_line_sector(order.from);
    }
    if (order.kind == ORDER_MOVE) {
        line_text(TEXT_MOVE_TO);
        stars_line_sector(order.to);
    }
    screen_status(text_buffer);
}

/* ---- reasons: a text, or 0 if the line is written ---- */

static uint16_t ships;

/* If enemy ships next to a sector of `side` can come: writes their number. Otherwise returns `text`. */
static const char *unless_near(uint8_t sector, const char *text)
{
    uint8_t lane = stars_first_lane[sector];
    uint8_t from;

    ships = 0;
    for (; lane < LANES_END(sector); ++lane) {
        from = stars_lane_to[lane];
        if (HAS_ENEMY(from, side)) {
            ships += galaxy.ships[from];
        }
    }
    if (!ships) {
        return text;
    }
    line_text(TEXT_ENEMY_NEAR);
    stars_line_ships(ships);
    return 0;
}

static const char *why_move(void)
{
    uint8_t to = order.to;
    uint8_t owner = galaxy.owner[to];

    if (HAS_ENEMY(to, side)) {
        line_text(TEXT_THEY_FIGHT);
        stars_line_name(galaxy.fleet[to]);
        line_text(": ");
        stars_line_ships(galaxy.ships[to]);
        return 0;
    }
    if (owner == side) {
        return unless_near(to, TEXT_GATHER);
    }
    if (owner != NO_PLAYER) {
        return to == stars_home[owner] ? TEXT_BOMB_HOME : TEXT_BOMB_COLONY;
    }
    return order.ships < SETTLERS ? TEXT_NEARER : TEXT_SETTLE_NEXT;
}

static const char *why_build(void)
{
    ships = stars_capacity() - galaxy.total[side];
    if ((int16_t)ships <= 0) {
        return unless_near(order.from, TEXT_FROM_RESERVE);
    }
    line_text(TEXT_INCOME_CARRIES);
    line_number(ships);
    line_text(TEXT_MORE);
    return 0;
}

static const char *find_reason(void)
{
    switch (order.kind) {
    case ORDER_MOVE:
        return why_move();
    case ORDER_BUILD:
        return why_build();
    case ORDER_COLONIZE:
        return galaxy.terran[order.from] ? TEXT_TERRAN_GIVES : TEXT_BARREN_GIVES;
    case ORDER_TERRAFORM:
        return TEXT_THEN_CREDITS;
    case ORDER_SCRAP:
        return TEXT_TOO_DEAR;
    default:
        return TEXT_NO_OTHER;
    }
}

static void write_reason(void)
{
    const char *reason;

    line_start();
    reason = find_reason();
    if (!reason) {
        reason = text_buffer;
    }
    screen_thinking(reason);
}

/* ---- the whole turn ---- */

static void mark(uint8_t sector, uint8_t what)
{
    stars_look_at(sector);
    view_mark = what;
    game_draw_square();
}

/* Marks the sectors of the order, or takes the marks away. */
static void mark_order(uint8_t what)
{
    if (order.kind != ORDER_END) {
        mark(order.from, what);
    }
    if (order.kind == ORDER_MOVE) {
        mark(order.to, what);
    }
}

/* Shows the order at `at`, as it is after the orders before it. */
static void show(void)
{
    uint8_t before;

    for (before = stars_kept_at; before < at; before += 2) {
        read_order(before);
        stars_execute_order();
    }
    screen_keys(TEXT_KEYS_HINT);
    read_order(at);
    write_order();
    write_reason();
    restore();
}

/* Waits for an event. Returns 1 for FIRE or RETURN; leaves any other to the shell. */
static uint8_t wait_for_fire(void)
{
    uint8_t event;

    do {
        event = input_wait();
    } while (EVENT_IS_EARLY(event));
    if (event == EVENT_FIRE || event == EVENT_RETURN) {
        sound_play(SOUND_STEP);
        return 1;
    }
    if (event != EVENT_ESC) {
        view_leave_event(event);
    }
    return 0;
}

uint8_t stars_show_hint(void)
{
    stars_save();
    player = side;
    at = stars_kept_at;
    if (stars_hint == HINT_NONE) { /* the shell marks the sectors of the first order, and waits */
        stars_hint = HINT_SHOWN;
        show();
        return 0;
    }
    do {
        at += 2;
        if (at == stars_kept_end) {
            break;
        }
        show();
        mark_order(MARK_HINT);
        more = wait_for_fire();
        mark_order(MARK_NONE);
    } while (more);
    stars_hint = HINT_NONE;
    return 0;
}
