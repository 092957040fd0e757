/* input.c: keys, console keys and joystick as one queue of events, as asm/plat/atari/input.s makes them. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/budget.h"
#include "engine/game.h"
#include "engine/level.h"
#include "plat/host/shell/host.h"

#define QUEUE 16
#define STICK_FIRST 18 /* frames until the stick repeats for the first time */
#define STICK_NEXT 6
#define FIRE_LONG 36
#define REPORTED 0x80 /* value of `fire`: this press has been reported */
#define SKIPS 0x40    /* bit of `fire`: this press has skipped a motion, and counts only if it is held */
#define KEY_FIRST 48  /* frames until a key repeats for the first time */
#define KEY_NEXT 6
#define KEY_MINUS 0x0E
#define GUARD 15
#define GUARD_HURRIED (0x80 + 45)

static uint8_t queue[QUEUE];
static uint8_t queue_in, queue_out;
static uint8_t stick, stick_wait, fire, console;
static int32_t key; /* the key that was down in the last frame */
static uint8_t key_wait;
uint8_t input_guard_frames;
uint8_t input_by_stick;
uint8_t input_demo;
uint8_t input_port;
uint8_t input_ports = 1;
void (*input_while_searching)(void);

/* Events by key code; 0: no event. */
static const uint8_t events[64] = {
    'l', 'j', ';', EVENT_UP, EVENT_DOWN, 'k', EVENT_LEFT, EVENT_RIGHT,
    'o', 0, 'p', 'u', EVENT_RETURN, 'i', EVENT_UP, EVENT_DOWN,
    'v', EVENT_HELP, 'c', EVENT_LEFT, EVENT_RIGHT, 'b', 'x', 'z',
    '4', 0, '3', '6', EVENT_ESC, '5', '2', '1',
    ',', ' ', '.', 'n', 0, 'm', '/', 0,
    'r', 0, 'e', 'y', EVENT_TAB, 't', 'w', 'q',
    '9', 0, '0', '7', EVENT_BACK, '8', '<', '>',
    'f', 'h', 'd', 0, 0, 'g', 's', 'a',
};

void input_start(void)
{
    queue_in = queue_out = 0;
    stick = stick_wait = fire = console = 0;
    key = HOST_NO_KEY;
    input_by_stick = 1;
    input_while_searching = 0;
}

/* ---- the queue ---- */

uint8_t input_pending(void)
{
    return queue_in != queue_out;
}

static uint8_t take(void)
{
    uint8_t event = 0;

    if (input_pending()) {
        event = queue[queue_out];
        queue_out = (queue_out + 1) % QUEUE;
    }
    return event;
}

/* Lets the time pass that the search has taken since the last call: the Atari would have searched this many nodes. */
void input_pass_search_time(void)
{
    static uint32_t seen;
    static uint32_t rest; /* in 600ths of a node */
    uint32_t nodes = budget_spent >= seen ? budget_spent - seen : budget_spent;
    uint32_t in_ten_seconds;

    seen = budget_spent;
    if (!nodes) {
        return;
    }
    if (input_while_searching) {
        input_while_searching();
    }
    in_ten_seconds = level_nodes(100);
    if (!in_ten_seconds) {
        host_frame();
        return;
    }
    for (rest += nodes * 600; rest >= in_ten_seconds; rest -= in_ten_seconds) {
        host_frame();
    }
}

uint8_t input_next(void)
{
    input_pass_search_time();
    return take();
}

void input_unread(void)
{
    queue_out = (queue_out + QUEUE - 1) % QUEUE;
}

void input_wake(void)
{
    uint8_t first = (uint8_t)((queue_out + QUEUE - 1) % QUEUE);

    if (first != queue_in) {
        queue[first] = EVENT_NETWORK;
        queue_out = first;
    }
}

uint8_t input_wait(void)
{
    uint8_t event;

    while (!input_pending()) {
        host_frame();
    }
    event = take();
    return event == '-' ? EVENT_UP : event;
}

uint8_t input_wait_answer(void)
{
    uint8_t event = input_wait();

    return event == EVENT_FIRE_LONG ? EVENT_FIRE : event;
}

uint8_t input_wait_frames(uint8_t frames)
{
    while (frames && !input_pending()) {
        host_frame();
        --frames;
    }
    return input_pending();
}

uint8_t motion_off;
uint8_t motion_skipped;

uint8_t motion_wait(uint8_t frames)
{
    for (; !motion_skipped && frames; --frames) {
        if (fire && fire < SKIPS) {
            fire |= input_demo ? 0 : SKIPS; /* in a demonstration FIRE is reported, and ends it */
            motion_skipped = 1;
        } else if (input_pending()) {
            motion_skipped = 1;
        } else {
            host_frame();
        }
    }
    return motion_skipped;
}

void input_ignore_fire(void)
{
    if (fire) {
        fire = REPORTED;
    }
}

void input_clear(void)
{
    queue_out = queue_in;
    input_ignore_fire();
}

void input_guard(uint8_t is_hurried)
{
    unsigned n;

    input_guard_frames = is_hurried | fire ? GUARD_HURRIED : GUARD;
    for (n = 0; n < QUEUE; ++n) {
        if (queue[n] == EVENT_RETURN || queue[n] == EVENT_FIRE) {
            queue[n] ^= EVENT_EARLY;
        }
    }
}

static void push(uint8_t event)
{
    uint8_t next = (queue_in + 1) % QUEUE;

    if (input_demo) {
        input_demo = INPUT_DEMO_ENDS;
        event = EVENT_FIRE;
    }
    if (event != EVENT_RETURN && event != EVENT_FIRE) {
        input_guard_frames = 0;
    } else if (input_guard_frames) {
        if (input_guard_frames & 0x80) {
            input_guard_frames = GUARD_HURRIED;
        }
        event ^= EVENT_EARLY;
    }
    queue[queue_in] = event;
    if (next != queue_out) { /* else the queue is full, and the event is lost */
        queue_in = next;
    }
}

static void push_bits(uint8_t bits, uint8_t event)
{
    for (; bits; bits >>= 1, ++event) {
        if (bits & 1) {
            push(event);
        }
    }
}

/* ---- once a frame ---- */

static void look_at_key(void)
{
    uint8_t event;
    int is_repeat = 0;

    if (host->key != key) {
        key = host->key;
        key_wait = KEY_FIRST;
    } else if (key < 0 || --key_wait) {
        return;
    } else {
        key_wait = KEY_NEXT;
        is_repeat = 1;
    }
    event = key < 0 ? 0 : events[key & 0x3F];
    if (!event || (is_repeat && event != EVENT_BACK && EVENT_KIND(event) != EVENT_UP)) {
        return;
    }
    if (key & 0x80) { /* with CTRL */
        if (event >= 'a') {
            event = EVENT_CTRL(event);
        }
    } else if (key & 0x40) { /* with SHIFT */
        if (event == '/') {
            event = '?';
        } else if (event == ';') {
            event = ':';
        } else if (event == '9') {
            event = '(';
        } else if (event == '0') {
            event = ')';
        } else if (event >= 'a') {
            event -= 'a' - 'A';
        }
    } else if (key == KEY_MINUS) {
        event = '-';
    }
    input_by_stick = 0;
    push(event);
}

static void look_at_console(void)
{
    uint8_t now = host->console & 7;

    push_bits(now & ~console, EVENT_START);
    console = now;
}

static void look_at_stick(void)
{
    uint8_t now = (host->stick | (input_port ? host->stick >> 4 : 0)) & 15;
    uint8_t fresh = now & ~stick;

    stick = now;
    if (fresh) {
        input_by_stick = 1;
        stick_wait = STICK_FIRST;
        push_bits(fresh, EVENT_UP);
    } else if (now && !--stick_wait) {
        input_by_stick = 1;
        stick_wait = STICK_NEXT;
        push_bits(now, EVENT_UP);
    }
}

/* FIRE counts when it is released. */
static void look_at_fire(void)
{
    uint8_t was = fire;

    if (host->fire & (input_port ? 3 : 1)) {
        if (fire & REPORTED) {
            return;
        }
        if ((++fire & (SKIPS - 1)) == FIRE_LONG) {
            fire = REPORTED;
            input_by_stick = 1;
            push(EVENT_FIRE_LONG);
        }
        return;
    }
    if (input_guard_frames) {
        --input_guard_frames;
        if (!(input_guard_frames & INPUT_GUARD_FRAMES)) {
            input_guard_frames = 0;
        }
    }
    fire = 0;
    if (was && was < SKIPS) {
        input_by_stick = 1;
        push(EVENT_FIRE);
    }
}

void input_look(void)
{
    look_at_key();
    look_at_console();
    look_at_stick();
    look_at_fire();
}
