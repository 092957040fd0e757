/* view_orders.c: giving orders by stick. FIRE on a sector turns the panel into a menu of the orders that are possible
 * there; then the player chooses the target sector and the number of ships. It is part of the overlay `losses`
 * (game.txt), which is in memory only during one order. */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "games/starchess/plan.h"
#include "games/starchess/view.h"
#include "texts/starchess.h"

#define ORDERS 6
#define RIVALS 7        /* at the home: no order, but the questions of view_rivals.c */
#define ENTRIES 8      /* most entries of the menu */
#define ORDER_NONE 6  /* "BACK": first in the menu if only SCRAP and END are possible: FIRE twice does nothing */
#define FIRST_LINE 1  /* panel line of the first order */
#define NUMBER_LINE 6 /* panel line of the number; below it the largest number and the cost */
#define NUMBER_AT (WINDOW_LINE + 40 + 4 + 16 - 2) /* scan line of the number */
#define MAN 7         /* the symbol of people, in charsets/starchess.txt */
#define TEN 10
#define READ_FRAMES 90 /* time to read why an order was refused */

static const char *const names[] = {
    TEXT_ORDER_MOVE, TEXT_ORDER_SCRAP, TEXT_ORDER_BUILD, TEXT_ORDER_COLONY, TEXT_ORDER_TERRA, TEXT_ORDER_END,
    TEXT_ORDER_BACK, TEXT_ORDER_RIVALS
};
static const char *const meanings[] = {
    TEXT_ABOUT_MOVE, TEXT_ABOUT_SCRAP, TEXT_ABOUT_BUILD, TEXT_ABOUT_COLONY, TEXT_ABOUT_TERRA, TEXT_ABOUT_END,
    TEXT_ABOUT_BACK, TEXT_ABOUT_RIVALS
};

static uint8_t kinds[ENTRIES]; /* the menu: kinds of the orders in order.from */
static uint8_t count;         /* entries of the menu */
static uint8_t chosen;        /* index in `kinds` of the chosen entry */
static uint8_t event;

static uint8_t is_arrow(void)
{
    return event >= EVENT_UP && event <= EVENT_RIGHT;
}

static uint8_t is_yes(void)
{
    return event == EVENT_FIRE || event == EVENT_RETURN;
}

/* Waits for an event. A long FIRE counts as ESC: the way back of a player with a stick. */
static void wait_for_event(void)
{
    event = input_wait();
    if (event == EVENT_FIRE_LONG) {
        event = EVENT_ESC;
    }
}

/* Returns 1 if the event leaves the menu: ESC, or a command, which is stored for the shell. Returns 0 for keys without
 * a meaning here, with the sound of a refusal. */
static uint8_t is_left(void)
{
    if (event < EVENT_START || (event >= ' ' && event < EVENT_CTRL(0) && event != '?')) {
        sound_play(SOUND_REFUSE);
        return 0;
    }
    if (event != EVENT_ESC) {
        view_leave_event(event);
    }
    return 1;
}

/* ---- what is possible in order.from ---- */

/* Returns 1 if an order of this kind is legal, with one ship if it needs ships. */
static uint8_t is_legal(uint8_t what)
{
    order.kind = what;
    order.ships = 1;
    if (stars_refuse()) {
        return 0;
    }
    return 1;
}

static uint8_t lane;

/* Sets order.to to the next neighbour, from `lane` on, to which a ship may move. Returns 0 if there is none. */
static uint8_t find_lane(void)
{
    while (lane < LANES_END(order.from)) {
        order.to = stars_lane_to[lane];
        ++lane;
        if (is_legal(ORDER_MOVE)) {
            return 1;
        }
    }
    return 0;
}

static void first_lane(void)
{
    lane = stars_first_lane[order.from];
}

static uint8_t kind;

/* 1: an order of this kind belongs into the menu, though it is not possible now: the player reads why. */
static uint8_t is_explained(void)
{
    if (kind == ORDER_COLONIZE) {
        if (galaxy.fleet[order.from] != side || galaxy.owner[order.from] != NO_PLAYER) {
            return 0;
        }
        return 1;
    }
    if (galaxy.owner[order.from] == side
        && (kind == ORDER_BUILD || (kind == ORDER_TERRAFORM && !galaxy.terran[order.from]))) {
        return 1;
    }
    return 0;
}

/* The orders as the menu has them: SCRAP is late, because FIRE twice gives the first one. */
static const uint8_t in_menu[ORDERS] = {
    ORDER_MOVE, ORDER_BUILD, ORDER_COLONIZE, ORDER_TERRAFORM, ORDER_SCRAP, ORDER_END
};

/* If no order is possible but ORDER_SCRAP and ORDER_END, ORDER_NONE comes first. */
static void list_orders(void)
{
    uint8_t can_order = 0;
    uint8_t is_possible;
    uint8_t n;

    kinds[0] = ORDER_NONE;
    count = 1;
    first_lane();
    is_possible = find_lane();
    for (n = 0; n < ORDERS; ++n) {
        kind = in_menu[n];
        if (n) {
            is_possible = is_legal(kind);
        }
        if (is_possible || is_explained()) {
            kinds[count] = kind;
            ++count;
            can_order |= is_possible && n < ORDERS - 2;
        }
    }
    if (can_order) {
        --count;
        for (kind = 0; kind < count; ++kind) {
            kinds[kind] = kinds[kind + 1];
        }
    }
    if (order.from == stars_home[side]) {
        kinds[count] = RIVALS;
        ++count;
    }
}

/* ---- the menu ---- */

static const char *name_of(uint8_t entry)
{
    return names[kinds[entry]];
}

static void draw_window(void)
{
    uint8_t n;

    stars_clear_panel();
    stars_panel_at(order.from);
    for (n = 0; n < count; ++n) {
        stars_panel_text(name_of(n));
    }
}

/* Shows the key row for what was used last, stick or keys. */
static void show_menu_keys(void)
{
    screen_keys(input_by_stick ? TEXT_KEYS_MENU_STICK : TEXT_KEYS_MENU);
}

static uint16_t unpaid;

/* Sets `unpaid` to the number of ships that would be scrapped now at the end of the turn, because they cannot be paid.
 * Takes the income of the turn, then restores the board. */
static void find_unpaid(void)
{
    stars_save();
    unpaid = stars_total();
    stars_take_income();
    unpaid -= stars_total();
    stars_restore();
}

/* Returns why the chosen order is not possible; 0 if it is. */
static const char *why_not(void)
{
    kind = kinds[chosen];
    if (kind == ORDER_MOVE || kind >= ORDERS || is_legal(kind)) {
        return 0;
    }
    return stars_refuse();
}

/* Points at the chosen entry and explains it, or says why it is not possible. If BACK is the first entry on an own
 * colony, it is explained by what is missing to build a ship. */
static void show_chosen(void)
{
    const char *meaning = why_not();

    screen_arrow((uint8_t)(FIRST_LINE + chosen));
    show_menu_keys();
    if (!meaning) {
        meaning = meanings[kind];
    }
    if (kinds[0] == ORDER_NONE && !chosen && galaxy.owner[order.from] == side) {
        is_legal(ORDER_BUILD);
        meaning = stars_refuse();
    }
    if (kind == ORDER_END) {
        find_unpaid();
        if (unpaid) {
            line_start();
            stars_line_ships(unpaid);
            line_text(TEXT_NOT_PAID);
            meaning = text_buffer;
        }
    }
    screen_thinking(meaning);
}

/* Chooses the first order that starts with the typed letter. Returns 0 if there is none. */
static uint8_t find_letter(void)
{
    uint8_t n;

    for (n = 0; n < count; ++n) {
        if (text_lower(*name_of(n)) == text_lower((char)event)) {
            chosen = n;
            show_chosen();
            return 1;
        }
    }
    return 0;
}

/* Moves the choice up or down, from one end of the menu to the other. */
static void step_kind(void)
{
    if (event == EVENT_UP || event == EVENT_LEFT) {
        if (!chosen) {
            chosen = count;
        }
        --chosen;
    } else {
        ++chosen;
        if (chosen == count) {
            chosen = 0;
        }
    }
    sound_play(SOUND_STEP);
}

/* Lets the player choose an order. Returns 1 if one is chosen, 0 if the menu is left. The end of the turn must be
 * chosen twice: the line below it says what it costs. */
static uint8_t choose_kind(void)
{
    static uint8_t is_asked;

    is_asked = 0;
    chosen = 0;
    for (;;) {
        show_chosen();
        wait_for_event();
        if (is_arrow()) {
            step_kind();
        } else if (is_yes() || find_letter()) {
            if (!why_not()) {
                if (kind != ORDER_END || is_asked) {
                    return 1;
                }
                is_asked = 1;
                screen_status(TEXT_END_NOW);
            }
            sound_play(SOUND_REFUSE);
        } else if (is_left()) {
            return 0;
        }
    }
}

/* ---- the target ---- */

static uint8_t at; /* the sector under the cursor */

static void show_cursor(void)
{
    stars_look_at(at);
    stars_place();
    screen_cursor();
}

/* Moves the cursor by a step; it stays on order.from and its neighbours. */
static void step(void)
{
    uint8_t to;

    stars_look_at(at);
    if (event == EVENT_UP) {
        --view_y;
    } else if (event == EVENT_DOWN) {
        ++view_y;
    } else if (event == EVENT_LEFT) {
        --view_x;
    } else {
        ++view_x;
    }
    to = stars_shown();
    if (view_x <= 3 && view_y <= 3 && DISTANCE(order.from, to) <= 1) {
        at = to;
        sound_play(SOUND_STEP);
    }
}

static void mark_lanes(void)
{
    for (first_lane(); find_lane();) {
        stars_look_at(order.to);
        view_mark = MARK_TARGET;
        game_draw_square();
    }
}

static void say_where(uint8_t to)
{
    line_start();
    line_text(TEXT_MOVE_FROM);
    stars_line_sector(order.from);
    if (to != order.from) { /* only after the cursor has moved */
        line_text(TEXT_MOVE_TO);
        stars_line_sector(to);
    }
}

static uint8_t choose_target(void)
{
    mark_lanes();
    for (;;) {
        show_cursor();
        say_where(at);
        screen_status(text_buffer);
        show_menu_keys();
        wait_for_event();
        if (is_arrow()) {
            step();
        } else if (!is_yes()) {
            if (is_left()) {
                return 0;
            }
        } else if (at == order.from) {
            return 0;
        } else {
            order.to = at;
            if (is_legal(ORDER_MOVE)) {
                return 1;
            }
            screen_status(stars_refuse());
            sound_play(SOUND_REFUSE);
            input_wait_frames(READ_FRAMES);
        }
    }
}

/* ---- the number of ships ---- */

static uint16_t most;
static uint16_t wanted;

/* Shows how many more ships income would support, and sets `wanted` to this number, at least 1. */
static void find_spare(void)
{
    wanted = stars_capacity() - stars_total();
    if ((int16_t)wanted < 0) {
        wanted = 0;
    }
    line_start();
    line_text(TEXT_INCOME_CARRIES);
    line_number(wanted);
    line_text(TEXT_MORE);
    screen_thinking(text_buffer);
    if (!wanted) {
        wanted = 1;
    }
}

/* Sets order.ships to `wanted`, limited to `most`. */
static void take_wanted(void)
{
    order.ships = wanted > most ? most : wanted;
}

/* Sets `most` to the largest number of ships, and `wanted` and order.ships to the suggested number. */
static void find_most(void)
{
    most = stars_available();
    wanted = order.kind == ORDER_MOVE ? most : 1;
    if (order.kind == ORDER_BUILD) {
        find_spare();
    }
    take_wanted();
}

static uint16_t cost;

/* Draws `cost` after its symbol, then halves it: the next kind of cost is half as large. */
static void panel_cost(uint8_t symbol)
{
    stars_panel_number(cost);
    stars_panel_code(symbol);
    cost >>= 1;
}

#if SHIP_CREDITS != 2 * SHIP_MATERIALS || SHIP_MATERIALS != 2 * SHIP_PEOPLE || SHIP_PEOPLE != TEN
#error a ship costs ten people, twice as many materials, four times as many credits
#endif

static void draw_cost(void)
{
    stars_panel_text(TEXT_PANEL_COST);
    cost = (uint16_t)(order.ships * TEN) << 2;
    panel_cost(COIN);
    panel_cost(ORE);
    panel_cost(MAN);
}

/* Shows the order in the status line: "Build at A1: 5 ships". */
static void say_number(void)
{
    if (order.kind == ORDER_MOVE) {
        say_where(order.to);
    } else {
        line_start();
        line_text(order.kind == ORDER_BUILD ? TEXT_BUILD_AT : TEXT_SCRAP_AT);
        stars_line_sector(order.from);
    }
    line_text(": ");
    stars_line_ships(order.ships);
    screen_status(text_buffer);
}

static void draw_number(void)
{
    stars_line = NUMBER_LINE;
    line_start();
    line_number(order.ships);
    line_char('+');
    stars_panel_right();
    stars_panel_code('-' - ' ');
    line_start();
    line_text(TEXT_PANEL_OF);
    line_number(most);
    stars_panel_right();
    if (order.kind == ORDER_BUILD) {
        draw_cost();
    }
    say_number();
    screen_line = NUMBER_AT;
    screen_under();
}

/* Says that the number is too large. */
static void say_most(void)
{
    line_start();
    line_text(TEXT_NO_MORE_THAN);
    stars_line_ships(most);
    screen_thinking(text_buffer);
}

static uint8_t typed; /* 1: the number is being typed, so the next digit is appended */

/* Returns 1 if the event changes the number. order.ships is then 1 to `most`, or 0 after EVENT_BACK or a typed 0. */
static uint8_t change_number(void)
{
    uint8_t by = event == EVENT_UP || event == EVENT_DOWN ? TEN : 1;

    wanted = order.ships;
    if (event >= '0' && event <= '9') {
        if (!typed) {
            wanted = 0;
        }
        typed = 1;
        wanted = wanted * TEN + (uint8_t)(event - '0');
    } else if (event == EVENT_BACK) {
        wanted = 0;
        typed = 0;
    } else if (event == EVENT_UP || event == EVENT_RIGHT) {
        wanted += by;
    } else if (is_arrow()) {
        wanted = wanted > by ? wanted - by : 1;
    } else {
        return 0;
    }
    take_wanted();
    if (wanted > most) {
        say_most();
        sound_play(SOUND_REFUSE);
    } else {
        sound_play(SOUND_STEP);
    }
    return 1;
}

static uint8_t choose_number(void)
{
    find_most();
    typed = 0;
    for (;;) {
        screen_keys(input_by_stick ? TEXT_KEYS_NUMBER_STICK : TEXT_KEYS_NUMBER);
        draw_number();
        wait_for_event();
        if (is_yes() && order.ships) {
            return 1;
        }
        if (!change_number() && is_left()) {
            return 0;
        }
    }
}

/* ---- the whole order ---- */

static uint8_t ask_order(void)
{
    if (!choose_kind()) {
        return 0;
    }
    kind = kinds[chosen];
    if (kind == RIVALS) {
        return CHOICE_RIVALS;
    }
    if (kind == ORDER_NONE || (kind == ORDER_MOVE && !choose_target())) {
        return 0;
    }
    order.kind = kind;
    return kind > ORDER_BUILD || choose_number(); /* CHOICE_ORDER */
}

uint8_t stars_choose(void)
{
    uint8_t choice;

    at = stars_shown();
    order.from = at;
    list_orders();
    draw_window();
    show_cursor();
    screen_select();
    sound_play(SOUND_LIFT);
    choice = ask_order();
    if (choice == CHOICE_ORDER) {
        stars_write_code();
    }
    screen_select_off();
    game_draw();
    stars_draw_panel();
    stars_look_at(order.from);
    return choice;
}
