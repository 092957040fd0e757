/* driver_input.c: of driver.h: keys, stick and buttons pressed and let go. */
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

int emu_key_code(char sign)
{
    /* by key code, eight a line; a blank is a key without a sign */
    static const char signs[] =
        "lj;  k+*" "o pu i-=" "v c  bxz" "4 36 521"
        ", .n m/ " "r ey twq" "9 07 8<>" "fhd  gsa";

    if (sign == ' ') {
        return KEY_SPACE;
    }
    if (sign == '?') {
        return KEY_SHIFT + emu_key_code('/');
    }
    if (sign == ':') {
        return KEY_SHIFT + emu_key_code(';');
    }
    if (sign >= 'A' && sign <= 'Z') {
        return KEY_SHIFT + emu_key_code((char)(sign - 'A' + 'a'));
    }
    for (int code = 0; signs[code]; code++) {
        if (signs[code] == sign) {
            return code;
        }
    }
    return KEY_NONE;
}
