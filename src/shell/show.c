/* show.c: the board, the panel and the lines of text. */
#include <string.h>

#include "engine/game.h"
#include "engine/level.h"
#include "engine/record.h"
#include "engine/think.h"
#include "engine/view.h"
#include "plat/plat.h"
#include "shell/shell.h"

#define PANEL_MOVES_SHOWN 8
#define PANEL_WIDTH 6

char show_typed[TYPED_MOST + 1];
char shell_text[TEXT_SIZE + 8];

static char line[LINE_SIZE + TEXT_SIZE];
static uint16_t clock_seconds[2];
static uint16_t clock_frame;

/* ---- writing ---- */

void show_write(char **to, const char *text)
{
    strcpy(*to, text);
    *to += strlen(text);
}

void show_number(char **to, uint16_t number)
{
    static char digits[6];
    uint8_t i = 5;

    do {
        digits[--i] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    show_write(to, digits + i);
}

/* The score for a reader: +1.25 men, or how far the end is. */
static void write_score(char **to, int16_t value)
{
    uint16_t unit = game_info()->unit;
    uint16_t size = (uint16_t)(value < 0 ? -value : value);

    if (size >= SCORE_WON) {
        show_write(to, value > 0 ? "WIN " : "LOSS ");
        show_number(to, SCORE_WIN - size);
        return;
    }
    *(*to)++ = value < 0 ? '-' : '+';
    show_number(to, size / unit);
    *(*to)++ = '.';
    show_number(to, size % unit * 10 / unit);
}

void show_say(const char *text)
{
    screen_status(text);
}

void show_refuse(const char *text)
{
    screen_status(text);
    sound_play(SOUND_REFUSE);
}

/* ---- the panel ---- */

/* The side that sits at the bottom. */
static uint8_t bottom_side(void)
{
    return view_flip;
}

/* Dark men would make dark letters: these are written like the others. */
static uint8_t paint_of(uint8_t who)
{
    return who && (game_view()->layout.colours[0][COLOUR_SECOND] & 0x0F) >= 6 ? PAINT_SECOND : 0;
}

static void write_clock(uint8_t who, uint8_t at)
{
    char *to = line;
    uint16_t seconds = clock_seconds[who];

    *to++ = (char)('0' + seconds / 600 % 10);
    *to++ = (char)('0' + seconds / 60 % 10);
    *to++ = ':';
    *to++ = (char)('0' + seconds % 60 / 10);
    *to++ = (char)('0' + seconds % 10);
    *to = 0;
    screen_panel(at, line);
}

static void show_player(uint8_t who, uint8_t at)
{
    screen_paint = paint_of(who);
    screen_panel(at, game_info()->sides[who]);
    write_clock(who, (uint8_t)(at + 1));
    if (who == side) {
        screen_arrow(at);
    }
    screen_paint = 0;
}

/* The last moves, two a line where they are short. */
static void show_moves(void)
{
    uint16_t n = record_count > PANEL_MOVES_SHOWN ? record_count - PANEL_MOVES_SHOWN : 0;
    uint8_t row = PANEL_MOVES;
    uint8_t rows = PANEL_MOVES_SHOWN / 2;
    char *to;

    n += n & 1;
    while (rows--) {
        to = line;
        line[0] = 0;
        if (n < record_count) {
            record_move(n++);
            game_write_move(shell_text);
            show_write(&to, shell_text);
        }
        if (to - line < 3) {
            *to++ = ' ';
            *to = 0;
            if (n < record_count) {
                record_move(n++);
                game_write_move(shell_text);
                show_write(&to, shell_text);
            }
        }
        line[PANEL_WIDTH] = 0;
        screen_panel(row++, line);
    }
}

void show_panel(void)
{
    show_player(bottom_side() ^ 1, PANEL_TOP);
    show_player(bottom_side(), PANEL_BOTTOM);
    show_moves();
}

/* ---- clocks ---- */


void show_clock(void)
{
    uint16_t now = plat_frames();
    uint8_t passed = (uint8_t)(now - clock_frame);

    if (passed < plat_frames_a_second()) {
        return;
    }
    clock_frame = now;
    while (passed >= plat_frames_a_second()) {
        passed -= plat_frames_a_second();
        ++clock_seconds[side];
    }
    clock_frame -= passed;
    screen_paint = paint_of(side);
    write_clock(side, (uint8_t)(side == bottom_side() ? PANEL_BOTTOM + 1 : PANEL_TOP + 1));
    screen_paint = 0;
}

void show_reset_clocks(void)
{
    clock_seconds[0] = 0;
    clock_seconds[1] = 0;
    clock_frame = plat_frames();
}

/* ---- lines ---- */

void show_turn(void)
{
    char *to = line;

    show_write(&to, game_info()->sides[side]);
    show_write(&to, " to move: ");
    show_write(&to, show_typed);
    screen_status(line);
}

/* "d8 +0.3  5 6 2 2 6 1": depth, score, best line. */
void show_thought(void)
{
    uint8_t i;
    char *to = line;

    if (think_from_book) {
        screen_thinking("from the book");
        return;
    }
    if (!think_reached) {
        screen_thinking("");
        return;
    }
    *to++ = 'd';
    show_number(&to, think_reached);
    *to++ = ' ';
    write_score(&to, think_score);
    *to++ = ' ';
    for (i = 0; i < think_line_length() && to < line + LINE_SIZE; ++i) {
        *to++ = ' ';
        think_line_move(i);
        game_write_move(shell_text);
        show_write(&to, shell_text);
    }
    line[LINE_SIZE - 1] = 0;
    screen_thinking(line);
}

/* `outcome` is not NONE, or the side to move has given up. */
void show_result(void)
{
    char *to = line;
    uint8_t winner = side;

    if (!shell_resigned && outcome == OUTCOME_DRAW) {
        show_write(&to, "A draw");
        sound_play(SOUND_DRAW);
    } else {
        if (shell_resigned || outcome == OUTCOME_LOSS) {
            winner ^= 1;
        }
        show_write(&to, game_info()->sides[winner]);
        show_write(&to, " wins");
        sound_play(shell_computer[winner] && !shell_computer[winner ^ 1] ? SOUND_LOSE : SOUND_WIN);
    }
    show_write(&to, "   START new game");
    screen_status(line);
}

/* ---- everything ---- */

void show_level(void)
{
    line[0] = ' ';
    line[1] = shell_level > LEVEL_MOST ? 'D' : 'L';
    line[2] = (char)('0' + (shell_level > LEVEL_MOST ? shell_level - LEVEL_MOST : shell_level));
    line[3] = 0;
    screen_level(line);
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
