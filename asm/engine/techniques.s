; techniques.s: twin of src/engine/techniques.c for builds in assembly, which have none of these techniques. Images for
; sim65 link it, because the options write this variable; the Atari does without.
; SPDX-License-Identifier: MIT

.export _think_with

.bss
_think_with:    .res 1
