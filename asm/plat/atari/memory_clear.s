; memory_clear.s: bzero of the C library, by memset (memory_copy.s). In the overlay library: few games use it.
;
; void bzero(void *at, size_t bytes)
;   In:        A/X = number of bytes; the address on the C stack
;   Out:       nothing           Clobbers: A, X, Y, ptr1, ptr2, ptr3
; SPDX-License-Identifier: MIT

.export _bzero, __bzero, ___bzero ; the compiler calls it by one of the last two names; the third since V2.19
.import push0, _memset

.segment "CODE"

_bzero:
__bzero:
___bzero:
        pha
        txa
        pha
        jsr push0
        pla
        tax
        pla
        jmp _memset
