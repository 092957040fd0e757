/* driver_input.c: keys, stick and buttons pressed and released; see driver.h. */
/* SPDX-License-Identifier: MIT */
#include "driver.h"

void emu_key(int code)
{
    emu_hold_key(code);
    emu_frames(PRESS_FRAMES);
    emu_hold_key(KEY_NONE);
    emu_frames(PRESS_FRAMES);
}

void emu_stick(int directions)
{
    emu_hold_stick(directions);
    emu_frames(PRESS_FRAMES);
    emu_hold_stick(0);
    emu_frames(PRESS_FRAMES);
}

void emu_fire(void)
{
    emu_hold_fire(1);
    emu_frames(PRESS_FRAMES);
    emu_hold_fire(0);
    emu_frames(PRESS_FRAMES);
}

void emu_console(int keys)
{
    emu_hold_console(keys);
    emu_frames(PRESS_FRAMES);
    emu_hold_console(0);
    emu_frames(PRESS_FRAMES);
}

int emu_key_code(char character)
{
    /* by key code, eight per line; a space is a key without a character */
    static const char characters[] =
        "lj;  k+*" "o pu i-=" "v c  bxz" "4 36 521"
        ", .n m/ " "r ey twq" "9 07 8<>" "fhd  gsa";

    if (character == ' ') {
        return KEY_SPACE;
    }
    if (character == '?') {
        return KEY_SHIFT + emu_key_code('/');
    }
    if (character == ':') {
        return KEY_SHIFT + emu_key_code(';');
    }
    if (character == '(') {
        return KEY_SHIFT + emu_key_code('9');
    }
    if (character == ')') {
        return KEY_SHIFT + emu_key_code('0');
    }
    if (character >= 'A' && character <= 'Z') {
        return KEY_SHIFT + emu_key_code((char)(character - 'A' + 'a'));
    }
    for (int code = 0; characters[code]; code++) {
        if (characters[code] == character) {
            return code;
        }
    }
    return KEY_NONE;
}
