/* shop.c: the settings of the workshop. In the part SHOP; see shop.h. */
#include <string.h>

#include "engine/game.h"
#include "engine/hash.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "engine/tree.h"
#include "engine/view.h"
#include "shell/shell.h"
#include "shell/shop/shop.h"
#include "shell/show.h"

/* ---- techniques ---- */

/* In the order in which they are listed; each is a bit of think_without. */
enum {
    ALPHABETA, PVS, TABLE, KILLERS, HISTORY, RANKING, QUIESCENCE, PASS, LATE, NEAR, BRAIN, DEEPENING, TWOS, REPETITION, BOOK, TECHNIQUES
};
static const char *const names[TECHNIQUES] = {
    "Alphabeta", "Scouting", "Table", "Killers", "History", "Ranking", "Quiescence", "Null move", "Late moves", "Near moves",
    "Forcing", "Deepening", "By twos", "Repetition", "Book"
};
/* What each does; then what the other items do. */
static const char *const does[] = {
    "Skips what cannot matter", "Asks only: is it better?", "Remembers positions", "Tries what cut off beside it", "Tries what often cut off",
    "The best looking moves first", "Plays captures to their end", "May I even pass?", "Later moves less deep", "Leaves far squares out",
    "Wins and endings by themselves", "Depth by depth", "Two plies at a time", "Knows where it was before", "Plays known openings",
    "How many moves ahead", ""
};
#define LOW(bits) ((bits) & 0xFF)
#define HIGH(bits) ((bits) >> 8)
static const uint8_t bits[TECHNIQUES] = {
    LOW(WITHOUT_ALPHABETA), LOW(WITHOUT_PVS), LOW(WITHOUT_HASH), LOW(WITHOUT_KILLERS), LOW(WITHOUT_HISTORY), LOW(WITHOUT_RANK),
    LOW(WITHOUT_QUIESCENCE), HIGH(WITHOUT_PASS), HIGH(WITHOUT_LATE), HIGH(WITHOUT_NEAR), HIGH(WITHOUT_BRAIN),
    HIGH(WITHOUT_DEEPENING), HIGH(WITHOUT_TWOS), LOW(WITHOUT_REPETITION), HIGH(WITHOUT_BOOK)
};

/* The byte of shop_without that has it. */
static uint8_t byte_of(uint8_t n, uint8_t who)
{
    uint8_t at = (uint8_t)(who + who);

    if (n >= PASS && n != REPETITION) {
        ++at;
    }
    return at;
}

#define ITEMS 14 /* of the frame */
#define DEPTH_ITEM TECHNIQUES
#define BACK_ITEM (TECHNIQUES + 1)
static uint8_t items[ITEMS]; /* by row: a technique, or these */
static uint8_t count;        /* of them */

static uint8_t is_off(uint8_t n, uint8_t who)
{
    uint8_t bit = bits[n];
    uint8_t byte = shop_without[byte_of(n, who)];

    return byte & bit;
}

static const char *name_of(uint8_t n)
{
    if (n == BRAIN && !game_info()->force) {
        return "Solver";
    }
    return names[n];
}

/* 1: the game has it. */
static uint8_t is_there(uint8_t n)
{
    const GameInfo *info = game_info();

    switch (n) {
    case QUIESCENCE:
        return info->has_noisy;
    case PASS:
        return info->may_pass != 0;
    case LATE:
        return info->late;
    case NEAR:
        return info->nearby != 0;
    case BRAIN:
        return info->brain != 0;
    case TWOS:
        return info->quiet == 0 && info->chance == 0;
    case REPETITION:
        return past_key != 0;
    case BOOK:
        return shop_has_book();
    default:
        return 1;
    }
}

static void list_items(void)
{
    uint8_t n;

    count = 0;
    for (n = 0; n < TECHNIQUES; ++n) {
        if (is_there(n) && count < ITEMS - 2) {
            items[count++] = n;
        }
    }
    items[count++] = DEPTH_ITEM;
    items[count++] = BACK_ITEM;
}

/* ---- the page ---- */

#define HEADING_ROW 1
#define FIRST_ROW 2
#define NAME_COLUMN 3
#define A_COLUMN 19
#define B_COLUMN 25
#define SMALL ('a' - ' ') /* letters, in the order of the panel's */
#define CAPITALS ('A' - ' ')

static void put_at(uint8_t column, const char *text)
{
    while (*text) {
        text_buffer[column++] = *text++;
    }
}

static void start_row(void)
{
    memset(text_buffer, ' ', LINE_SIZE - 1);
    text_buffer[LINE_SIZE - 1] = 0;
}

static void show_item(uint8_t row)
{
    uint8_t n = items[row];

    start_row();
    if (n == DEPTH_ITEM) {
        put_at(NAME_COLUMN, "Depth");
        text_buffer[(A_COLUMN + B_COLUMN) / 2 + 1] = (char)('0' + shop_depth);
    } else if (n == BACK_ITEM) {
        put_at(NAME_COLUMN, "Back to the game");
    } else {
        put_at(NAME_COLUMN, name_of(n));
        put_at(A_COLUMN, is_off(n, 0) ? " -" : "on");
        put_at(B_COLUMN, is_off(n, 1) ? " -" : "on");
    }
    screen_row = (uint8_t)(FIRST_ROW + row);
    screen_text(text_buffer);
}

/* In the letters of the panel. */
static void put_panel(uint8_t row, const char *text)
{
    uint8_t sign;

    screen_row = row;
    for (; *text; ++text) {
        sign = (uint8_t)(*text - ' ');
        if (sign >= SMALL) {
            sign -= SMALL - CAPITALS;
        }
        screen_put(sign);
    }
}

static void show_page(void)
{
    uint8_t row;

    shop_page();
    screen_title("WORKSHOP");
    start_row();
    put_at(NAME_COLUMN, game_info()->title);
    put_at(A_COLUMN, " A     B");
    screen_row = HEADING_ROW;
    screen_text(text_buffer);
    for (row = 0; row < count; ++row) {
        show_item(row);
    }
    screen_keys("Left A  right B  FIRE   ESC back");
}

/* ---- changing them ---- */

static void change(uint8_t n, uint8_t event)
{
    if (n == DEPTH_ITEM) {
        shop_depth += event == HAND_LEFT ? SHOP_DEPTHS - 1 : 1;
        if (shop_depth > SHOP_DEPTHS) {
            shop_depth -= SHOP_DEPTHS;
        }
    } else if (n < TECHNIQUES) {
        shop_without[byte_of(n, event == HAND_RIGHT)] ^= bits[n];
    }
}

/* 1: the user wants to see them at work. */
static uint8_t set(void)
{
    uint8_t row = 0;
    uint8_t event;

    for (;;) {
        screen_bar(row);
        screen_thinking(does[items[row]]);
        event = hands_get();
        switch (event) {
        case HAND_UP:
            row = (uint8_t)((row ? row : count) - 1);
            break;
        case HAND_DOWN:
            if (++row == count) {
                row = 0;
            }
            break;
        case HAND_LEFT:
        case HAND_RIGHT:
            change(items[row], event);
            show_item(row);
            break;
        case HAND_FIRE:
        case HAND_RETURN:
            return items[row] != BACK_ITEM;
        case HAND_ESC:
        case HAND_FIRE_LONG:
            return 0;
        default:
            continue;
        }
        sound_play(SOUND_STEP);
    }
}

/* ---- the frame of the search ---- */

#define ROW 0x04
#define BAND 0x0A
#define BLANKS(n) (0x10 * ((n) - 1))
#define A_DEPTH ROW, BAND
static const uint8_t window[] = {
    ROW, BAND, BLANKS(4),
    A_DEPTH, A_DEPTH, A_DEPTH, A_DEPTH, A_DEPTH, A_DEPTH, A_DEPTH, A_DEPTH, A_DEPTH,
    BLANKS(6), ROW, BLANKS(2), ROW, BLANKS(2), ROW, BLANKS(2)
};

/* night, gold, blue, white, grey */
static const Layout layout = {
    { { 0xA0, 0x2C, 0x9A, 0x0E, 0x08, 0 }, { 0x90, 0xEC, 0x8A, 0x0E, 0x08, 0 } },
    0, { 0 }, 1, 0, 0, 0x10, 0, 0, sizeof window, window
};

#define LEGEND_ROW 2
#define BAR_BYTES 7
#define BLUE_BYTE 9
#define GOLD 0x55
#define NODES_BYTES 4
#define BLUE 0xAA

/* "A ALL", "A NO TABLE", "A 3 OFF" */
static void write_setting(uint8_t who)
{
    uint8_t off = 0;
    uint8_t last = 0;
    uint8_t i;

    for (i = 0; i < count - 2; ++i) {
        if (items[i] != BOOK && is_off(items[i], who)) {
            ++off;
            last = items[i];
        }
    }
    line_start();
    line_sign((char)('A' + who));
    line_sign(' ');
    if (!off) {
        line_text("ALL ON");
    } else if (off == 1) {
        line_text("NO ");
        line_text(name_of(last));
    } else {
        line_number(off);
        line_text(" OFF");
    }
}

/* Up to the middle, or from there on. */
static void put_side(uint8_t who, uint8_t row)
{
    screen_column = (uint8_t)(who ? SHOP_RIGHT : SHOP_MIDDLE - strlen(text_buffer));
    put_panel(row, text_buffer);
}

static void put_name(uint8_t row, const char *name)
{
    screen_column = SHOP_MIDDLE;
    put_panel(row, name);
}

static void open_frame(void)
{
    static char number[] = " 1";
    uint8_t n;

    screen_open(&layout);
    screen_title("WORKSHOP");
    number[0] = 'D';
    number[1] = (char)('0' + shop_depth);
    screen_level(number);
    screen_paint = PAINT_SECOND;
    number[0] = ' ';
    for (n = 0; n < shop_depth; ++n) {
        number[1] = (char)('1' + n);
        put_name((uint8_t)(SHOP_DEPTHS_ROW + n + n), number);
    }
    put_name(SHOP_SCORE_ROW, "EVAL");
    put_name(SHOP_SECONDS_ROW, "SECS");
    put_name(SHOP_CUTS_ROW, "CUT1");
    screen_paint = 0;
    for (n = 0; n < SHOP_SETTINGS; ++n) {
        write_setting(n);
        put_side(n, SHOP_NAMES_ROW);
    }
    screen_row = LEGEND_ROW;
    screen_wide = BAR_BYTES;
    screen_high = 1;
    screen_column = 0;
    screen_fill(GOLD);
    screen_column = BLUE_BYTE;
    screen_fill(BLUE);
    memset((void *)(GLASS_BOX + GLASS_SHOP_NODES), 0, SHOP_SETTINGS * NODES_BYTES);
    screen_keys("FIRE stops             ESC back");
}

uint8_t shop_choose(void)
{
    if (outcome != OUTCOME_NONE || game_info()->sides != 2) {
        show_refuse(outcome ? "The game is over" : "It has no tree to search");
        return OBEY_NOTHING;
    }
    if (!shop_depth) {
        shop_depth = game_info()->has_noisy ? 2 : 3;
        shop_without[0] = LOW(WITHOUT_ALPHABETA);
        shop_without[1] = HIGH(WITHOUT_BOOK | WITHOUT_HASTE); /* as trog best with a depth does */
        shop_without[3] = HIGH(WITHOUT_BOOK | WITHOUT_HASTE);
    }
    list_items();
    show_page();
    if (!set()) {
        clock_start(); /* nobody's */
        show_board();
        return OBEY_TURN;
    }
    open_frame();
    return SHOP_THINK;
}
