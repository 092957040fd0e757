/* obey.c: commands, by key or from the list that ESC and a long fire open. */
#include <string.h>

#include "../disk/glassbox.h"
#include "engine/game.h"
#include "engine/level.h"
#include "engine/record.h"
#include "engine/think.h"
#include "engine/view.h"
#include "plat/plat.h"
#include "shell/school.h"
#include "shell/shell.h"
#include "shell/store/store.h"

typedef struct {
    uint8_t event;
    const char *name;
    uint8_t (*act)(void);
} Command;

/* ---- the commands ---- */

static uint8_t excluded;      /* moves of root_excluded */
static uint16_t excluded_at;  /* the turn they were excluded at */

static uint8_t new_game(void)
{
    excluded_at = 0;
    play_new();
    show_board();
    return OBEY_TURN;
}

static uint8_t next_level(void)
{
    if (++shell_level > SHELL_LEVELS) {
        shell_level = LEVEL_LEAST;
    }
    show_level();
    show_say(shell_level > LEVEL_MOST ? "A fixed depth" : "Level by time");
    return OBEY_NOTHING;
}

static uint8_t sides(void)
{
    if (!shell_need("TOOLS")) {
        return OBEY_NOTHING;
    }
    ask_sides();
    return OBEY_TURN;
}

/* Thinks with the limits that are set. */
static void think_aloud(void)
{
    glass_screen(GLASS_SCREEN_THINKING);
    screen_state(SCREEN_THINKING);
    play_think();
    screen_state(SCREEN_PLAY);
    show_thought();
}

/* The first moves of root_excluded are not to be considered. */
static void think_for_person(uint8_t without)
{
    play_ready();
    play_limits(shell_level < LEVEL_USUAL ? LEVEL_USUAL : shell_level);
    root_margin = 0;
    root_excluded_count = without;
    if (without) {
        think_without = WITHOUT_BOOK;
    }
    think_aloud();
}

/* `move` is it. */
static uint8_t show_found(void)
{
    point_mark_move(MARK_HINT);
    sound_play(SOUND_HINT);
    show_turn();
    return OBEY_NOTHING;
}

static uint8_t hint(void)
{
    if (outcome != OUTCOME_NONE) {
        return OBEY_NOTHING;
    }
    if (!openings_ask(SCHOOL_MOVE)) {
        show_say("Looking for a good move");
        think_for_person(0);
        move = think_move;
    }
    return show_found();
}

/* 1: not where undo and redo stop, which is where a person has the move, with a throw that has fallen. */
static uint8_t goes_on(void)
{
    return outcome == OUTCOME_CHANCE || (shell_computer[side] && !play_alone());
}

static uint8_t undo(void)
{
    shell_resigned = 0;
    if (!record_undo()) {
        show_refuse("Nothing to undo");
        return OBEY_NOTHING;
    }
    ++shell_unkept;
    while (goes_on() && record_undo()) {
    }
    game_draw();
    return OBEY_TURN;
}

static uint8_t redo(void)
{
    if (!record_redo()) {
        show_refuse("Nothing to redo");
        return OBEY_NOTHING;
    }
    while (goes_on() && record_redo()) {
    }
    game_draw();
    return OBEY_TURN;
}

/* The computer takes its last move back and plays another. */
static uint8_t next_best(void)
{
    if (record_count != excluded_at) {
        excluded = 0;
        excluded_at = record_count;
    }
    if (record_count == 0 || excluded == EXCLUDED_MOST) {
        show_refuse("No move to change");
        return OBEY_NOTHING;
    }
    record_undo();
    if (outcome == OUTCOME_CHANCE && !record_undo()) { /* that was a throw: it will fall again */
        return OBEY_TURN;
    }
    record_move(record_count);
    game_write_move(show_typed);
    game_read_move(show_typed); /* as it is listed, without its chance */
    root_excluded[excluded++] = move;
    game_draw();
    show_say("Thinking");
    think_for_person(excluded);
    move = think_move;
    play_roll();
    record_play();
    game_draw();
    return OBEY_TURN;
}

static uint8_t flip(void)
{
    view_flip ^= 1;
    show_board();
    return OBEY_TURN;
}

static uint8_t names(void)
{
    view_bare ^= 1;
    game_draw();
    return OBEY_TURN;
}

static uint8_t mute(void)
{
    sound_mute ^= 1;
    show_say(sound_mute ? "Sound off" : "Sound on");
    return OBEY_NOTHING;
}

/* 1: the game runs, and two play it. Of more than two nobody resigns or agrees to a draw, because
 * what becomes of the others is the game's to say; nor can the search find a win. */
static uint8_t is_duel(void)
{
    if (game_info()->sides > 2) {
        show_refuse("Two sides only");
        return 0;
    }
    return outcome == OUTCOME_NONE;
}

static uint8_t resign(void)
{
    if (!is_duel()) {
        return OBEY_NOTHING;
    }
    shell_resigned = SHELL_RESIGNED;
    return OBEY_TURN;
}

uint8_t shell_need(const char *part)
{
    const char *why = plat_load_part(part);

    if (why) {
        show_refuse(why);
    }
    return why == 0;
}

/* A draw by agreement. */
static uint8_t offer_draw(void)
{
    if (!is_duel() || !shell_need("TOOLS") || !ask_draw()) {
        return OBEY_NOTHING;
    }
    shell_resigned = SHELL_AGREED;
    return OBEY_TURN;
}

/* A problem: is there a win within so many moves, whatever the other side does? */
static uint8_t find_win(void)
{
    uint8_t is_asked;

    if (!is_duel()) {
        return OBEY_NOTHING;
    }
    play_ready();
    is_asked = shell_need("TOOLS") && ask_win();
    show_typed[0] = 0;
    if (!is_asked) {
        return OBEY_TURN;
    }
    list_clear();
    show_say("Looking: any key stops");
    think_aloud();
    if (think_score >= SCORE_WON) {
        move = think_move;
        return show_found();
    }
    show_refuse("There is none");
    return OBEY_NOTHING;
}

static uint8_t help_pages(void)
{
    if (!shell_need("HELP")) {
        return OBEY_NOTHING;
    }
    help_show();
    show_board();
    return OBEY_TURN;
}

static uint8_t list_of_moves(void)
{
    if (!shell_need("TOOLS")) {
        return OBEY_NOTHING;
    }
    pages_moves();
    return OBEY_TURN;
}

static uint8_t edit(void)
{
    if (!shell_need("TOOLS")) {
        return OBEY_NOTHING;
    }
    if (edit_run()) {
        shell_resigned = 0;
        record_start();
        shell_unkept = SHELL_KEEP;
    }
    show_board();
    return OBEY_TURN;
}

static uint8_t blank(void)
{
    shell_blank ^= 1;
    show_say(shell_blank ? "Blank while thinking" : "Board while thinking");
    return OBEY_NOTHING;
}

/* The game as it stands, or its end, to where the menu finds it. */
static void keep(const char *what)
{
    const char *why;

    show_say(what);
    why = plat_load_part("STORE");
    if (!why) {
        why = store_keep();
    }
    list_clear();
    shell_unkept = 0;
    if (why) {
        show_refuse(why);
        hands_wait(90);
        shell_unkept = 1; /* it is tried again */
    }
}

void obey_keep_game(void)
{
    if (shell_unkept && outcome == OUTCOME_NONE && !shell_resigned) {
        keep("Keeping the game");
        shell_kept |= !shell_unkept;
    }
}

void obey_game_over(void)
{
    if (shell_kept) {
        keep("The game is over");
        shell_kept = shell_unkept;
    }
}

static uint8_t save(void)
{
    if (shell_need("SLOTS") && slots_save() && shell_need("STORE")) {
        store_save();
    }
    return OBEY_TURN;
}

static uint8_t load(void)
{
    uint8_t area = SHELL_NO_AREA;

    if (shell_need("SLOTS")) {
        area = slots_load();
    }
    if (area == SHELL_NO_AREA) {
        return OBEY_TURN;
    }
    if (show_typed[0]) { /* another game's: main.c reads it */
        obey_keep_game();
        shell_area = area;
        memcpy(shell_entry.file, show_typed, sizeof shell_entry.file);
        return OBEY_MENU;
    }
    if (shell_need("OPEN")) {
        open_save(area);
        show_board();
    }
    return OBEY_TURN;
}

static uint8_t to_menu(void)
{
    obey_keep_game();
    return OBEY_MENU;
}

static uint8_t choose_command(void);

static const Command commands[] = {
    { HAND_CONTROL('h'), "Hint", hint },
    { HAND_CONTROL('u'), "Undo", undo },
    { HAND_CONTROL('r'), "Redo", redo },
    { HAND_CONTROL('n'), "Next best move", next_best },
    { HAND_SELECT, "Level", next_level },
    { HAND_OPTION, "Sides", sides },
    { HAND_CONTROL('f'), "Flip the board", flip },
    { HAND_CONTROL('k'), "Numbers", names },
    { HAND_CONTROL('m'), "Sound on or off", mute },
    { HAND_CONTROL('b'), "Blank while thinking", blank },
    { '?', "Rules", help_pages },
    { HAND_CONTROL('o'), "Openings", openings_choose },
    { HAND_CONTROL('g'), "Moves", list_of_moves },
    { HAND_CONTROL('e'), "Set up", edit },
    { HAND_CONTROL('s'), "Save", save },
    { HAND_CONTROL('l'), "Load", load },
    { HAND_START, "New game", new_game },
    { HAND_CONTROL('w'), "Find a win", find_win },
    { HAND_CONTROL('d'), "Offer a draw", offer_draw },
    { HAND_CONTROL('q'), "Resign", resign },
    { HAND_CONTROL('x'), "Another game", to_menu },
    { HAND_ESC, 0, choose_command },
    { HAND_HELP, 0, choose_command },
    { HAND_FIRE_LONG, 0, choose_command },
};

#define COMMANDS (sizeof commands / sizeof commands[0])
#define NAMED_COMMANDS 21

/* One command at a time on the status line: the stick goes through them. */
static uint8_t choose_command(void)
{
    static uint8_t chosen;

    do {
        show_choice(commands[chosen].name);
        if (show_event == HAND_FIRE || show_event == HAND_RETURN) {
            return commands[chosen].act();
        }
        if (show_event != HAND_FIRE_LONG) {
            chosen = show_next(chosen, NAMED_COMMANDS);
        }
    } while (show_event == HAND_FIRE_LONG || (show_event >= HAND_UP && show_event <= HAND_RIGHT));
    show_turn();
    return OBEY_NOTHING;
}

uint8_t obey(uint8_t event)
{
    uint8_t i;
    uint8_t done;

    for (i = 0; i < COMMANDS; ++i) {
        if (commands[i].event == event) {
            done = commands[i].act();
            list_clear(); /* a part of the shell may have been there */
            return done;
        }
    }
    return OBEY_NONE;
}
