/* move_list.c: the list of moves, from which one goes back to any position of the game. In the part MOVES.
 *
 * Two sides have a pair a line; where there are dice it is a throw and what was done with it. Where more play every
 * move has a line of its own, with two letters of whose it is in place of a number. */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"
#include "shell/screen/move_list.h"
#include "shell/shell.h"
#include "shell/screen/board.h"

#define WHO_ROW 1 /* as asm/plat/atari/move_list.s makes room for them */
#define FIRST_ROW 2
#define ROWS 14

#define HALF 16        /* columns of a line of which two stand side by side */
#define NUMBER_WIDE 3
#define PAIR_MOVES 4   /* where its first move stands, and */
#define MOVE_COLUMNS 6 /* the next one; the last of them is a blank */
#define LONG_COLUMNS 12
/* where the first half begins: a long move would leave one blank to the second, so it is a column further left */
#define FIRST_HALF ((uint8_t)(pairs - 1))

static uint8_t pairs; /* 1: there are two moves a line, 0: one */
static uint8_t wide;  /* columns of a move */
static uint8_t page;  /* half-moves of half a page */
static uint8_t odd;  /* 1: the second side had the first move, or it had no throw: its pair begins with dots */
static uint16_t at;  /* so many moves were played where the bar is: 0 is the beginning */
static uint16_t first; /* half-move of the page */

/* ---- whose moves, where more than two play ---- */

#define NAME_LETTERS 2

static uint8_t whose[255]; /* of more moves no such game has a record (disk/MEMORY.md: `moves`) */

/* The game is played through once, and comes back to where it stands. */
static void note_sides(void)
{
    static uint8_t n;

    game_reset();
    game_read_position(record_begin);
    for (n = 0; n != (uint8_t)record_last; ++n) {
        whose[n] = side;
        record_move(n);
        list_play();
        if (ply == PLIES - 2) {
            game_write_position(text_position);
            game_read_position(text_position);
        }
    }
    record_restore();
}

static void line_whose(uint8_t n)
{
    line_text(show_side_name(whose[n]));
}

/* ---- writing ---- */

/* The nth move to TEXT_WORD, as far as the board of now knows it. */
static void write_move(uint16_t n)
{
    ++text_other_board;
    record_move(n);
    game_write_move(TEXT_WORD);
    --text_other_board;
}

/* The line of a half-move, counted from 0. */
static uint16_t line_of(uint16_t n)
{
    if (pairs) {
        n >>= 1;
    }
    return n;
}

static char row[LINE_SIZE];
static uint8_t column; /* of it, to write at */
static uint16_t half;  /* a half-move of the list */

static const char *text;

static void put(void)
{
    memcpy(row + column, text, strlen(text));
}

#define is_digit(n) ((uint8_t)(TEXT_WORD[n] - '0') <= 9)

/* The half-move, cut to its columns. */
static void write_half(void)
{
    static uint16_t n;
    static uint8_t last;

    n = half - odd;
    if (half < odd) {
        strcpy(TEXT_WORD, "...");
    } else if (n < record_last) {
        write_move(n);
        last = wide - pairs;
        if ((uint8_t)strlen(TEXT_WORD) > last) {
            last = wide - 2;
            while (is_digit(last)) { /* half a number would be another */
                --last;
            }
            TEXT_WORD[last] = '+'; /* the line below has all of it */
            ++last;
            TEXT_WORD[last] = 0;
        }
    } else {
        return;
    }
    text = TEXT_WORD;
    put();
}

/* A line of it, where there is one. */
static void write_pair(void)
{
    static uint8_t from;
    static uint16_t end;

    end = record_last + odd;
    if (half >= end) {
        return;
    }
    line_start();
    if (pairs) {
        line_number(line_of(half) + 1);
    } else {
        line_whose((uint8_t)half);
        text_buffer[NAME_LETTERS] = 0;
    }
    from = column;
    column += NUMBER_WIDE;
    column -= (uint8_t)strlen(text_buffer); /* it ends there */
    text = text_buffer;
    put();
    column = from + PAIR_MOVES;
    write_half();
    if (pairs) {
        column += MOVE_COLUMNS;
        ++half;
        write_half();
        --half;
    }
}

/* From half-move `first` on. */
static void show_page(void)
{
    static uint8_t i;
    static uint16_t next;

    next = first;
    for (i = 0; i < ROWS; ++i) {
        memset(row, ' ', LINE_SIZE - 1);
        half = next;
        ++next;
        next += pairs;
        column = FIRST_HALF;
        write_pair();
        half += page;
        column = HALF;
        write_pair();
        screen_row = FIRST_ROW + i;
        screen_text(row);
    }
}

/* "After 8 ... e8g8": the board of now may not know all of an old move; then the game goes back to it for a moment. */
static void write_chosen(void)
{
    static uint16_t count;

    count = record_count;
    line_start();
    if (at) {
        write_move((uint16_t)(at - 1));
        if (TEXT_WORD[strlen(TEXT_WORD) - 1] == '+') {
            record_count = at - 1;
            record_restore();
            record_move((uint16_t)(at - 1));
            game_write_move(TEXT_WORD);
            record_count = count;
            record_restore();
        }
        line_text("After ");
        line_number(line_of(at - 1 + odd) + 1);
        line_text((uint8_t)(at + odd + 1) & pairs ? " ... " : ". ");
        if (!pairs) {
            line_whose((uint8_t)(at - 1));
            line_char(' ');
        }
        line_text(TEXT_WORD);
    } else {
        line_text("The beginning");
    }
    strcpy(row, text_buffer);
}

/* ---- choosing ---- */

/* The bar over the move. */
static void show_bar(void)
{
    uint8_t n;

    if (!at) {
        screen_word_bar(255);
        return;
    }
    n = (uint8_t)(at - 1 + odd - first);
    screen_column = PAIR_MOVES + FIRST_HALF;
    screen_width = wide;
    if (n >= page) {
        n -= page;
        screen_column = PAIR_MOVES + HALF;
    }
    if (n & pairs) {
        screen_column += MOVE_COLUMNS;
    }
    screen_word_bar((uint8_t)line_of(n));
}

/* The page that `at` is on. */
static void turn_page(void)
{
    uint16_t end = at + odd;
    uint16_t next = 2 * page;

    first = 0;
    while (next < end) {
        first = next;
        next += 2 * page;
    }
}

static void step(uint8_t by)
{
    if (entry_event == EVENT_UP || entry_event == EVENT_LEFT) {
        if (at < by) {
            at = by;
        }
        at -= by;
    } else {
        at += by;
        if (at > record_last) {
            at = record_last;
        }
    }
    sound_play(SOUND_STEP);
}

/* Until something ends it, which is in entry_event: FIRE, RETURN, or anything else for no. */
static void choose(void)
{
    static uint16_t shown;

    shown = 1; /* no page begins so */
    for (;;) {
        turn_page();
        if (first != shown) {
            shown = first;
            show_page();
        }
        write_chosen();
        status_say(row);
        show_bar();
        entry_event = input_wait();
        if (EVENT_KIND(entry_event) != EVENT_UP) {
            return;
        }
        step(entry_event < EVENT_LEFT ? 1 + pairs : 1); /* up and down a line */
    }
}

/* "You v Atari", "Gold  Green  White  Red" */
static void write_sides(void)
{
    uint8_t who = 0;
    uint8_t count;

    if (pairs) {
        line_text(status_side_or_you(0));
        line_text(" v ");
        line_text(status_side_or_you(1));
        return;
    }
    do {
        line_text(show_side_name(who));
        line_text("  ");
        ++who;
        count = game_info()->sides;
    } while (who != count);
}

static void open_list(void)
{
    screen_list();
    screen_title("MOVES");
    show_level();
    line_start();
    if (!view_text(VIEW_TEXT_ROUNDS) && !game_info()->chance) { /* else the columns are not theirs */
        write_sides();
    }
    screen_row = WHO_ROW;
    screen_text(text_buffer);
    screen_thinking("FIRE/SPACE looks  RETURN plays");
    screen_keys("Stick or arrows  ESC back");
    show_more = 0; /* what was below is gone */
}

/* The game stands there. */
static void go(void)
{
    if (at == record_count && !record_resigned) {
        return;
    }
    if (at == record_count + 1) {
        record_redo(); /* sooner than all of them */
    } else {
        record_count = at;
        record_restore();
    }
    record_resigned = 0;
    shell_clear_pending();
    ++autosave_moves_since;
}

/* The board there; the stick replays the game. ESC or a long FIRE leads back to where it stood, FIRE and RETURN play
 * on; anything else is obeyed where it is then. To look at a position is not to have the computer move in it: two
 * people stand there then. */
static void look(void)
{
    static uint16_t was;
    static uint8_t ended;

    was = record_count;
    ended = record_resigned;
    go();
    show_board();
    screen_keys("Stick replays  FIRE goes on  ESC");
    for (;;) {
        write_chosen();
        status_say(row);
        entry_event = input_wait();
        if (EVENT_KIND(entry_event) != EVENT_UP) {
            break;
        }
        step(1);
        go();
        game_draw();
        show_panel();
    }
    if (entry_event == EVENT_ESC || entry_event == EVENT_FIRE_LONG) {
        at = was;
        go();
        record_resigned = ended;
        return;
    }
    if (entry_event == EVENT_FIRE || entry_event == EVENT_RETURN) {
        return;
    }
    shell_pending_event = entry_event;
    if (at != record_last && record_computer[side]) {
        memset(record_computer, 0, sizeof record_computer);
    }
}

uint8_t move_list_run(void)
{
    if (!record_last) {
        return status_say("No move yet");
    }
    pairs = 1;
    wide = MOVE_COLUMNS;
    /* a throw is the first half of a pair, and one waits for its second while the game goes on */
    odd = side;
    if (game_info()->chance) {
        odd = 0;
        if (outcome == OUTCOME_NONE) {
            odd = 1;
        }
    }
    odd = (uint8_t)(record_count ^ odd) & 1;
    page = 2 * ROWS;
    if (game_info()->sides != 2) {
        pairs = 0;
        wide = LONG_COLUMNS;
        odd = 0;
        page = ROWS;
        note_sides();
    }
    at = record_count;
    open_list();
    choose();
    if (!RECORD_IS_OVER) {
        clock_tick(); /* the time until now is his whose turn it was */
    }
    if (entry_event == EVENT_FIRE || entry_event == ' ') {
        look();
    } else if (entry_event == EVENT_RETURN) {
        go();
    }
    clock_start(); /* and that since then nobody's */
    show_board();
    return COMMAND_NEW_TURN;
}
