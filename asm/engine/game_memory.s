; game_memory.s: twin of src/engine/game_memory.c under sim65: the memory of one game. Assembled for each game with the
; sizes of its game.txt, which tools/build/game.awk defines: LISTS, REPETITION, MOVES, TEXT. On the disk
; disk/verbs.s defines these names.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _list_pages, _list_full, _list_pool, _repetition_keys
.export _record_moves, _record_most, _record_begin, _text_position, _text_size

; Page-aligned: the pointers into the three parts of a list share their low byte, and 256 bytes never cross a page.
.segment "LISTS"
_list_pool:     .res 3 * 256 * LISTS
keys:           .res REPETITION * REPETITION_BYTES

.segment "LONG"
moves:          .res 2 * MOVES
start_text:     .res TEXT
position_text:  .res TEXT

.data
_list_pages:    .byte LISTS
_list_full:     .byte LISTS - (LISTS > 1)
_repetition_keys: .addr keys * REPETITION
_record_moves:  .addr moves
_record_most:   .word MOVES
_record_begin:  .addr start_text
_text_position: .addr position_text
_text_size:     .word TEXT
