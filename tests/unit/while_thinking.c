/* while_thinking.c: the table in shell/input/while_thinking.h, event by event, in both states. Host only. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/record.h"
#include "view/view.h"
#include "shell/input/command.h"
#include "shell/shell.h"
#include "shell/thinking.h"
#include "unity.h"

#define hook_should_stop should_stop /* fake_machine.c has one */
#include "shell/input/while_thinking.c"

uint8_t shell_pending_event, shell_queued_events, thinking_stopped;
static uint8_t has_spaces;
static uint8_t coming; /* the event that input_next returns */

#define WAITS EVENT_CTRL('h')      /* a command about the human's own move, */
#define INTERRUPTS EVENT_CTRL('f') /* and one that interrupts the search */

/* As the table of commands has it: events that are no command wait, too. */
uint8_t command_waits(void) { return shell_pending_event != INTERRUPTS; }
const char *view_text(uint8_t what) { return what == VIEW_TEXT_SPACES && has_spaces ? "" : 0; }
void thinking_clock(void) {}
void input_guard(uint8_t is_hurried) { (void)is_hurried; }

uint8_t input_next(void)
{
    uint8_t event = coming;

    coming = 0;
    return event;
}

enum { MOVE_NOW, QUEUED, IGNORED, INTERRUPTED };

void setUp(void)
{
    shell_pending_event = shell_queued_events = thinking_stopped = has_spaces = coming = 0;
    while_thinking_ignores(); /* forgets the text of the test before; the event 0 is queued like a letter */
    shell_queued_events = 0;
}

void tearDown(void)
{
}

/* What an event does. */
static int effect(uint8_t event)
{
    uint8_t queued = shell_queued_events;

    shell_pending_event = event;
    if (!while_thinking_ignores()) {
        return shell_pending_event ? INTERRUPTED : MOVE_NOW;
    }
    TEST_ASSERT_EQUAL_UINT8(0, shell_pending_event);
    if (shell_queued_events == queued) {
        return IGNORED;
    }
    TEST_ASSERT_EQUAL_UINT8(queued + 1, shell_queued_events);
    return QUEUED;
}

static void type(const char *text)
{
    for (; *text; ++text) {
        TEST_ASSERT_EQUAL(QUEUED, effect((uint8_t)*text));
    }
}

static void test_no_text(void)
{
    TEST_ASSERT_EQUAL(MOVE_NOW, effect(EVENT_FIRE));
    TEST_ASSERT_EQUAL(MOVE_NOW, effect(EVENT_RETURN));
    TEST_ASSERT_EQUAL(MOVE_NOW, effect(' '));
    has_spaces = 1;
    TEST_ASSERT_EQUAL(MOVE_NOW, effect(' '));
    TEST_ASSERT_EQUAL(IGNORED, effect(EVENT_LEFT));
    TEST_ASSERT_EQUAL(INTERRUPTED, effect(INTERRUPTS));
    TEST_ASSERT_EQUAL(QUEUED, effect(WAITS));
    TEST_ASSERT_EQUAL(MOVE_NOW, effect(EVENT_RETURN)); /* a command begins no text */
}

static void test_text(void)
{
    type("e2");
    TEST_ASSERT_EQUAL(MOVE_NOW, effect(EVENT_FIRE));
    TEST_ASSERT_EQUAL(MOVE_NOW, effect(' '));
    TEST_ASSERT_EQUAL(IGNORED, effect(EVENT_UP));
    TEST_ASSERT_EQUAL(INTERRUPTED, effect(INTERRUPTS));
    TEST_ASSERT_EQUAL(QUEUED, effect(WAITS));
    TEST_ASSERT_EQUAL(QUEUED, effect(EVENT_BACK));
    TEST_ASSERT_EQUAL(QUEUED, effect(EVENT_RETURN)); /* ends the text */
    TEST_ASSERT_EQUAL(MOVE_NOW, effect(EVENT_RETURN));
    has_spaces = 1;
    type("a1");
    TEST_ASSERT_EQUAL(QUEUED, effect(' '));
}

static void test_arrows_after_a_stop(void)
{
    thinking_stopped = 1;
    TEST_ASSERT_EQUAL(QUEUED, effect(EVENT_LEFT));
    TEST_ASSERT_EQUAL(QUEUED, effect(EVENT_RETURN));
}

/* Events come back in their order, then the pending one. What does not fit is ignored. */
static void test_queue(void)
{
    unsigned n;

    for (n = 0; n < QUEUE_MOST; ++n) {
        TEST_ASSERT_EQUAL(QUEUED, effect((uint8_t)('a' + n % 26)));
    }
    TEST_ASSERT_EQUAL(IGNORED, effect('z'));
    shell_pending_event = INTERRUPTS;
    for (n = 0; n < QUEUE_MOST; ++n) {
        TEST_ASSERT_EQUAL_UINT8('a' + n % 26, while_thinking_next());
    }
    TEST_ASSERT_EQUAL_UINT8(INTERRUPTS, while_thinking_next());
    TEST_ASSERT_EQUAL_UINT8(0, while_thinking_next());
}

/* The search stops for "move now" and for a command, which stays. */
static void test_search(void)
{
    coming = 'e';
    TEST_ASSERT_EQUAL_UINT8(0, should_stop());
    coming = EVENT_FIRE;
    TEST_ASSERT_EQUAL_UINT8(1, should_stop());
    TEST_ASSERT_EQUAL_UINT8(0, shell_pending_event);
    thinking_stopped = 0;
    coming = INTERRUPTS;
    TEST_ASSERT_EQUAL_UINT8(1, should_stop());
    TEST_ASSERT_EQUAL_UINT8(INTERRUPTS, shell_pending_event);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_no_text);
    RUN_TEST(test_text);
    RUN_TEST(test_arrows_after_a_stop);
    RUN_TEST(test_queue);
    RUN_TEST(test_search);
    return UNITY_END();
}
