; search_start.s: three pages of the workshop that search (src/shell/workshop/pages.h), in the shell overlays COMPARE,
; CHILDREN and TRACE. The code that must stay while the search runs is moved to memory that the search leaves free
; (plat/atari/workshop_run.inc), and jumped to: when it returns, these overlays have been overwritten. No C twin: there
; is nothing here but addresses.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.include "plat/atari/workshop_run.inc"
.export _comparison_open, _children_open, _trace_open
.import _comparison_search, _children_run, _trace_run
.import __COMPARE_RUN_LOAD__, __COMPARE_RUN_RUN__, __COMPARE_RUN_SIZE__
.import __COMPARE_WITH_LOAD__, __COMPARE_WITH_RUN__, __COMPARE_WITH_SIZE__
.import __COMPARE_LINE_LOAD__, __COMPARE_LINE_RUN__, __COMPARE_LINE_SIZE__
.import __CHILDREN_RUN_LOAD__, __CHILDREN_RUN_RUN__, __CHILDREN_RUN_SIZE__
.import __TRACE_RUN_LOAD__, __TRACE_RUN_RUN__, __TRACE_RUN_SIZE__
.import __TRACE_NOTE_LOAD__, __TRACE_NOTE_RUN__, __TRACE_NOTE_SIZE__

.segment "COMPARE_CODE"

; comparison_open: searches with both settings; the frame is open
; uint8_t comparison_open(void)
;   Out:       as comparison_search
.proc _comparison_open
        players_off
        move_code __COMPARE_RUN_LOAD__, __COMPARE_RUN_RUN__, __COMPARE_RUN_SIZE__
        move_code __COMPARE_WITH_LOAD__, __COMPARE_WITH_RUN__, __COMPARE_WITH_SIZE__
        move_code __COMPARE_LINE_LOAD__, __COMPARE_LINE_RUN__, __COMPARE_LINE_SIZE__
        jmp _comparison_search
.endproc

.segment "CHILDREN_CODE"

; children_open: searches all moves of a position; the frame is open
; uint8_t children_open(void)
;   Out:       as children_run
.proc _children_open
        players_off
        move_code __CHILDREN_RUN_LOAD__, __CHILDREN_RUN_RUN__, __CHILDREN_RUN_SIZE__
        jmp _children_run
.endproc

.segment "TRACE_CODE"

; trace_open: searches, and notes the nodes for the visible tree; the frame of the settings is open
; uint8_t trace_open(void)
;   Out:       as trace_run
.proc _trace_open
        players_off
        move_code __TRACE_RUN_LOAD__, __TRACE_RUN_RUN__, __TRACE_RUN_SIZE__
        move_code __TRACE_NOTE_LOAD__, __TRACE_NOTE_RUN__, __TRACE_NOTE_SIZE__
        jmp _trace_run
.endproc
