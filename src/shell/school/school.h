/* school.h: the part SCHOOL: a lesson in an opening (shell/school.h). */
#ifndef SHELL_SCHOOL_SCHOOL_H
#define SHELL_SCHOOL_SCHOOL_H

#include <stdint.h>

uint8_t school_run(uint8_t what); /* SCHOOL_TURN, SCHOOL_MOVE */

#endif
