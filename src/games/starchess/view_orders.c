/* view_orders.c: giving orders by stick. FIRE on a sector turns the panel into a window with what is possible there; then
 * come the sector to go to, and how many. */
#include "engine/text.h"
#include "games/starchess/brain.h"
#include "games/starchess/view.h"

#define ORDERS 6
#define FIRST_LINE 1  /* of the panel: the orders, */
#define NUMBER_LINE 7 /* how many, */
#define NUMBER_AT (WINDOW_LINE + 40 + 4 + 24 - 2) /* its scan line */
#define MOST_LINE 6
#define COST_LINE 8   /* and what that costs */
#define TEN 10

static const char *const names[ORDERS] = { "MOVE", "SCRAP", "BUILD", "COLONY", "TERRA", "END" };
static const char *const meanings[ORDERS] = {
    "Ships go to a sector next to it", "Ships are taken apart", "A ship: 40 credits 20 materials", "20 ships become a colony",
    "It turns terran, 1000 materials", "Bombs, income, support, growth"
};

static uint8_t kinds[ORDERS]; /* those that are possible, */
static uint8_t count;
static uint8_t chosen;        /* one of them */
static uint8_t event;

/* ---- what is possible in order.from ---- */

/* 1: some ship may go to order.to. */
static uint8_t is_target(void)
{
    order.kind = ORDER_MOVE;
    order.ships = 1;
    return stars_refuse() == 0;
}

static uint8_t has_target(void)
{
    uint8_t lane;

    for (lane = stars_first_lane[order.from]; lane < stars_first_lane[order.from + 1]; ++lane) {
        order.to = stars_lane_to[lane];
        if (is_target()) {
            return 1;
        }
    }
    return 0;
}

static uint8_t is_possible(uint8_t kind)
{
    if (kind == ORDER_MOVE) {
        return has_target();
    }
    order.kind = kind;
    order.ships = 1;
    return stars_refuse() == 0;
}

static void list_orders(void)
{
    uint8_t kind;

    count = 0;
    for (kind = 0; kind < ORDERS; ++kind) {
        if (is_possible(kind)) {
            kinds[count++] = kind;
        }
    }
}

/* ---- the window ---- */

static void draw_window(void)
{
    uint8_t n;

    stars_clear_panel();
    line_start();
    line_text("AT ");
    stars_line_sector(order.from);
    screen_panel(0, text_buffer);
    for (n = 0; n < count; ++n) {
        screen_panel((uint8_t)(FIRST_LINE + n), names[kinds[n]]);
    }
    screen_keys("stick chooses  FIRE yes  ESC no");
}

static void show_chosen(void)
{
    screen_arrow((uint8_t)(FIRST_LINE + chosen));
    screen_thinking(meanings[kinds[chosen]]);
}

/* The order that begins with the letter that was typed: 1. */
static uint8_t find_letter(void)
{
    uint8_t n;

    for (n = 0; n < count; ++n) {
        if (text_lower(names[kinds[n]][0]) == text_lower((char)event)) {
            chosen = n;
            show_chosen();
            return 1;
        }
    }
    return 0;
}

/* 1: taken, 0: left. */
static uint8_t choose_kind(void)
{
    chosen = 0;
    for (;;) {
        show_chosen();
        event = hands_get();
        if (event == HAND_UP || event == HAND_LEFT) {
            chosen = (uint8_t)((chosen ? chosen : count) - 1);
        } else if (event == HAND_DOWN || event == HAND_RIGHT) {
            chosen = (uint8_t)(chosen + 1 == count ? 0 : chosen + 1);
        } else {
            return event == HAND_FIRE || event == HAND_RETURN || find_letter();
        }
        sound_play(SOUND_STEP);
    }
}

/* ---- where to ---- */

static void mark_targets(void)
{
    uint8_t lane;

    for (lane = stars_first_lane[order.from]; lane < stars_first_lane[order.from + 1]; ++lane) {
        order.to = stars_lane_to[lane];
        if (is_target()) {
            stars_look_at(order.to);
            view_mark = MARK_TARGET;
            game_draw_square();
        }
    }
}

static void show_cursor(uint8_t sector)
{
    stars_look_at(sector);
    game_place();
    screen_cursor();
}

/* One step from `at`, as far as ships can go. */
static uint8_t step_from(uint8_t at)
{
    uint8_t to;

    stars_look_at(at);
    switch (event) {
    case HAND_UP:
        --view_y;
        break;
    case HAND_DOWN:
        ++view_y;
        break;
    case HAND_LEFT:
        --view_x;
        break;
    default:
        ++view_x;
        break;
    }
    if (view_x > 3 || view_y > 3) {
        return at;
    }
    to = stars_shown();
    return DISTANCE(order.from, to) > 1 ? at : to;
}

static uint8_t choose_target(void)
{
    uint8_t at = order.from;
    const char *why;

    mark_targets();
    for (;;) {
        line_start();
        line_text("Move from ");
        stars_line_sector(order.from);
        line_text(" to ");
        stars_line_sector(at);
        screen_status(text_buffer);
        show_cursor(at);
        do {
            event = hands_get();
            if (event < HAND_UP || event > HAND_RIGHT) {
                break;
            }
        } while (step_from(at) == at);
        if (event >= HAND_UP && event <= HAND_RIGHT) {
            at = step_from(at);
            sound_play(SOUND_STEP);
        } else if ((event != HAND_FIRE && event != HAND_RETURN) || at == order.from) {
            return 0;
        } else {
            order.to = at;
            if (is_target()) {
                return 1;
            }
            why = stars_refuse();
            screen_status(why);
            sound_play(SOUND_REFUSE);
            hands_wait(90);
        }
    }
}

/* ---- how many ---- */

static uint16_t most;

static uint16_t capacity_left(void)
{
    uint16_t carried = stars_capacity();

    return carried > galaxy.total[side] ? (uint16_t)(carried - galaxy.total[side]) : 0;
}

/* The most there can be, and what is likely wanted. */
static void find_most(void)
{
    uint16_t room;

    switch (order.kind) {
    case ORDER_MOVE:
        most = MOVABLE(order.from);
        if (galaxy.fleet[order.to] == side) {
            room = (uint16_t)(SHIPS_MOST - galaxy.ships[order.to]);
            if (most > room) {
                most = room;
            }
        }
        order.ships = most;
        break;
    case ORDER_BUILD:
        most = stars_buildable(order.from, TERRAN_MOST / SHIP_PEOPLE);
        room = capacity_left();
        order.ships = room && room < most ? room : most;
        break;
    default:
        most = galaxy.ships[order.from];
        order.ships = 1;
        break;
    }
}

static void panel_cost(uint8_t line, uint16_t cost)
{
    static const char *const of[] = { "C ", "M ", "P " };

    line_start();
    line_text(of[line]);
    line_number(cost);
    screen_panel((uint8_t)(COST_LINE + 1 + line), text_buffer);
}

static void draw_cost(void)
{
    screen_panel(COST_LINE, "COST");
    panel_cost(0, order.ships * SHIP_CREDITS);
    panel_cost(1, order.ships * SHIP_MATERIALS);
    panel_cost(2, order.ships * SHIP_PEOPLE);
}

/* "Build at A1: 5 ships" */
static void say_number(void)
{
    static const char *const words[] = { "Move from ", "Scrap at ", "Build at " };

    line_start();
    line_text(words[order.kind]);
    stars_line_sector(order.from);
    if (order.kind == ORDER_MOVE) {
        line_text(" to ");
        stars_line_sector(order.to);
    }
    line_text(": ");
    line_number(order.ships);
    line_text(order.ships == 1 ? " ship" : " ships");
    screen_status(text_buffer);
}

static void draw_number(void)
{
    line_start();
    line_text("MOST ");
    line_number(most);
    screen_wide = 8;
    screen_panel_wide(MOST_LINE, text_buffer);
    stars_panel_number(NUMBER_LINE, (int16_t)order.ships);
    if (order.kind == ORDER_BUILD) {
        draw_cost();
    }
    say_number();
}

static void step_number(uint16_t by)
{
    order.ships = most - order.ships < by ? most : (uint16_t)(order.ships + by);
}

static void step_back(uint16_t by)
{
    order.ships = order.ships > by ? (uint16_t)(order.ships - by) : 1;
}

/* A digit behind those that were typed, or the first of them. */
static uint8_t typed;

static void type_digit(void)
{
    order.ships = (uint16_t)((typed ? order.ships * TEN : 0) + (event - '0'));
    typed = 1;
    if (order.ships > most) {
        order.ships = most;
    }
}

static uint8_t is_taken(void)
{
    switch (event) {
    case HAND_LEFT:
        step_back(1);
        break;
    case HAND_RIGHT:
        step_number(1);
        break;
    case HAND_UP:
        step_number(TEN);
        break;
    case HAND_DOWN:
        step_back(TEN);
        break;
    case HAND_BACK:
        order.ships /= TEN;
        break;
    case HAND_FIRE:
    case HAND_RETURN:
        return order.ships != 0;
    default:
        break;
    }
    return 0;
}

static uint8_t choose_number(void)
{
    find_most();
    typed = 0;
    if (order.kind == ORDER_BUILD) {
        line_start();
        line_text("Income will carry ");
        line_number(capacity_left());
        line_text(" more");
        screen_thinking(text_buffer);
    } else {
        screen_thinking("");
    }
    screen_keys("stick or digits  FIRE yes ESC no");
    for (;;) {
        draw_number();
        screen_line = NUMBER_AT;
        screen_under();
        event = hands_get();
        if (event >= '0' && event <= '9') {
            type_digit();
            continue;
        }
        if (event == HAND_ESC) {
            return 0;
        }
        if (is_taken()) {
            return 1;
        }
        sound_play(SOUND_STEP);
    }
}

/* ---- all of it ---- */

static uint8_t ask_order(void)
{
    uint8_t kind;

    list_orders();
    draw_window();
    screen_select();
    sound_play(SOUND_LIFT);
    if (!choose_kind()) {
        return 0;
    }
    kind = kinds[chosen];
    if (kind == ORDER_MOVE && !choose_target()) {
        return 0;
    }
    order.kind = kind;
    if (kind > ORDER_BUILD) {
        return 1;
    }
    return choose_number();
}

uint8_t stars_choose(void)
{
    uint8_t sector = stars_shown();
    uint8_t is_given;

    order.from = sector;
    game_place();
    is_given = ask_order();
    if (is_given) {
        stars_write_code();
    }
    screen_select_off();
    game_draw();
    stars_draw_panel();
    show_cursor(sector);
    return is_given;
}
