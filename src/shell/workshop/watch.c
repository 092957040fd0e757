/* watch.c: the keys of the visible tree (watch_data.h). In the overlay WATCH. */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "plat/screen.h"
#include "view/line.h"
#include "shell/probe.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/workshop/watch_data.h"
#include "texts/shell.h"

#define SPEEDS 4
static const uint8_t pauses[SPEEDS] = { 100, 50, 20, 6 }; /* frames an event */

static uint16_t step; /* number of events that were shown */

static void show(void)
{
    watch_draw();
    watch_say();
}

static void forward(void)
{
    if (watch_is_over) {
        return;
    }
    ++step;
    watch_advance();
    sound_play(watch_is_closed && watch_is_cut(watch_nodes + watch_node) ? SOUND_TAKE : SOUND_STEP);
    show();
}

/* Makes the state after `step` events, from the notes alone. */
static void replay(void)
{
    uint16_t n = step;

    watch_start();
    for (; n; --n) {
        watch_advance();
    }
}

static void open_page(void)
{
    watch_open();
    watch_say();
    probe_screen(PROBE_SCREEN_MESSAGE);
}

static void go_back(void)
{
    if (step) {
        --step;
        replay();
        watch_redraw();
        watch_say();
    }
}

/* Shows event after event until there is input. Left and right change the speed. */
static void run(void)
{
    uint8_t speed = 1;
    uint8_t event;
    uint8_t pause;

    screen_keys(TEXT_WATCH_RUN_KEYS);
    while (!watch_is_over) {
        pause = pauses[speed];
        if (watch_is_closed && watch_is_cut(watch_nodes + watch_node)) {
            pause += pause;
        }
        if (input_wait_frames(pause)) {
            event = input_next();
            if (event == EVENT_LEFT) {
                if (speed) {
                    --speed;
                }
            } else if (event == EVENT_RIGHT) {
                if (speed < SPEEDS - 1) {
                    ++speed;
                }
            } else {
                break;
            }
            continue;
        }
        forward();
    }
}

uint8_t watch_run(void)
{
    step = 0;
    watch_start();
    open_page();
    for (;;) {
        screen_keys(watch_is_over ? TEXT_WATCH_OVER_KEYS : TEXT_WATCH_KEYS);
        switch (input_wait()) {
        case EVENT_FIRE:
        case EVENT_RETURN:
        case EVENT_DOWN:
        case EVENT_RIGHT:
        case ' ':
            forward();
            break;
        case EVENT_UP:
        case EVENT_LEFT:
            go_back();
            break;
        case EVENT_START:
            step = 0;
            replay();
            watch_redraw();
            watch_say();
            break;
        case EVENT_FIRE_LONG:
        case EVENT_OPTION:
            if (!watch_is_over) {
                run();
                break;
            }
            /* fall through */
        case EVENT_ESC:
            record_restore();
            clock_start();
            return PAGE_SETTINGS;
        }
    }
}
