; book_memory.s: where the opening book is (src/plat/machine.h). free_memory.s loads it, the engine reads it.
; SPDX-License-Identifier: MIT

.export _book_data, _book_size

.segment "BSS"
_book_data:     .res 2
_book_size:     .res 2
