/* show.c: the board, the panel and the lines of text. */
#include "engine/game.h"
#include "engine/level.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "engine/view.h"
#include "plat/plat.h"
#include "shell/shell.h"

#define PANEL_PLAYERS 6 /* lines of the panel that are not the moves' */

char show_typed[TYPED_ROOM];

#define CLOCK_DIGITS 4
static uint8_t clock[2 * CLOCK_DIGITS]; /* minutes and seconds of both sides */
static uint16_t clock_frame;

/* ---- writing ---- */

/* The score for a reader: +1.2 men, or how far the end is. */
static void write_score(void)
{
    uint16_t unit = game_info()->unit;
    uint16_t left = (uint16_t)think_score;
    uint16_t men = 0;
    uint8_t tenths;

    line_sign(' ');
    if (think_score < 0) {
        left = -left;
    }
    if (left >= SCORE_WON) {
        line_text(think_score < 0 ? "LOSS " : "WIN ");
        line_number(SCORE_WIN - left);
        return;
    }
    line_sign(think_score < 0 ? '-' : '+');
    while (left >= unit) {
        left -= unit;
        ++men;
    }
    line_number(men);
    line_sign('.');
    left = (left << 3) + (left << 1);
    tenths = '0';
    while (left >= unit) {
        left -= unit;
        ++tenths;
    }
    line_sign((char)tenths);
}

void show_refuse(const char *text)
{
    screen_status(text);
    sound_play(SOUND_REFUSE);
}

/* The line that was written. */
void show_line(void)
{
    screen_status(text_buffer);
}

static void write_side(uint8_t who)
{
    line_start();
    line_text(game_info()->sides[who]);
}

/* ---- the panel ---- */

/* The side view_flip sits at the bottom. Dark men would make dark letters:
 * these are written like the others. */
static uint8_t panel_of(uint8_t who)
{
    screen_paint = who && (game_view()->layout.colours[0][COLOUR_SECOND] & 0x0F) >= 6 ? PAINT_SECOND : 0;
    return who == view_flip ? PANEL_BOTTOM : PANEL_TOP;
}

static void show_time(uint8_t who)
{
    uint8_t at = panel_of(who);
    uint8_t *digit = clock;
    uint8_t i;

    if (who) {
        digit += CLOCK_DIGITS;
    }
    line_start();
    for (i = 0; i < CLOCK_DIGITS; ++i) {
        if (i == 2) {
            line_sign(':');
        }
        line_sign((char)('0' + digit[i]));
    }
    screen_panel((uint8_t)(at + 1), text_buffer);
    screen_paint = 0;
}

static void show_player(uint8_t who)
{
    uint8_t at = panel_of(who);

    screen_panel(at, game_info()->sides[who]);
    if (who == side) {
        screen_arrow(at);
    }
    show_time(who);
}

/* As many of the last moves as fit, two a line where they have one or two signs. */
static void show_moves(void)
{
    uint8_t rows = screen_panel_lines - PANEL_PLAYERS;
    uint8_t row = PANEL_MOVES;
    uint8_t shown = rows;
    uint8_t two = 0;
    uint16_t n = 0;

    line_start();
    if (record_count) {
        record_move(record_count - 1);
        line_move();
        if (!text_buffer[1] || !text_buffer[2]) {
            shown <<= 1;
            two = 1;
        }
    }
    if (record_count > shown) {
        n = record_count - shown;
        n += n & 1;
    }
    while (rows--) {
        line_start();
        do {
            if (n < record_count) {
                record_move(n++);
                line_move();
                line_sign(' ');
            }
        } while (two && n & 1 && n < record_count);
        screen_panel(row++, text_buffer);
    }
}

void show_panel(void)
{
    show_player(0);
    show_player(1);
    show_moves();
}

/* ---- clocks ---- */

void show_clock(void)
{
    static const uint8_t tops[CLOCK_DIGITS] = { 10, 10, 6, 10 };
    uint8_t passed = (uint8_t)(plat_frames() - clock_frame);
    uint8_t i;
    uint8_t *digit = clock;

    if (side) {
        digit += CLOCK_DIGITS;
    }
    if (passed < plat_frames_a_second()) {
        return;
    }
    while (passed >= plat_frames_a_second()) {
        passed -= plat_frames_a_second();
        clock_frame += plat_frames_a_second();
        for (i = CLOCK_DIGITS; i--;) {
            if (++digit[i] != tops[i]) {
                break;
            }
            digit[i] = 0;
        }
    }
    show_time(side);
}

void show_reset_clocks(void)
{
    uint8_t i;

    for (i = 0; i < sizeof clock; ++i) {
        clock[i] = 0;
    }
    clock_frame = plat_frames();
}

/* ---- lines ---- */

void show_turn(void)
{
    write_side(side);
    line_text(" to move: ");
    line_text(show_typed);
    show_line();
}

/* "d8 +0.3  5 6 2 2 6 1": depth, score, best line. */
void show_thought(void)
{
    uint8_t i;

    line_start();
    if (think_from_book) {
        line_text("from the book");
    } else if (think_reached) {
        line_sign('d');
        line_number(think_reached);
        write_score();
        line_sign(' ');
        for (i = 0; i < think_line_length() && !text_buffer[LINE_SIZE - 1]; ++i) {
            line_sign(' ');
            think_line_move(i);
            line_move();
        }
    }
    screen_thinking(text_buffer);
}

/* `outcome` is not NONE, or the side to move has given up. */
void show_result(void)
{
    uint8_t winner = side;

    if (!shell_resigned && outcome == OUTCOME_DRAW) {
        line_start();
        line_text("A draw");
        sound_play(SOUND_DRAW);
    } else {
        if (shell_resigned || outcome == OUTCOME_LOSS) {
            winner ^= 1;
        }
        write_side(winner);
        line_text(" wins");
        sound_play(shell_computer[winner] && !shell_computer[winner ^ 1] ? SOUND_LOSE : SOUND_WIN);
    }
    line_text("   START new game");
    show_line();
}

/* ---- everything ---- */

/* "L4", or "D2" for a fixed depth. */
void show_level(void)
{
    uint8_t number = shell_level;

    line_start();
    line_text(" L");
    if (number > LEVEL_MOST) {
        number -= LEVEL_MOST;
        text_buffer[1] = 'D';
    }
    line_number(number);
    screen_level(text_buffer);
}

void show_board(void)
{
    screen_open(&game_view()->layout);
    screen_title(game_info()->title);
    show_level();
    game_draw();
    show_panel();
    screen_keys("^H hint ^U undo ? rules ESC menu");
}
