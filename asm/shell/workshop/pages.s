; pages.s: leads from page to page of the workshop. Twin of src/shell/workshop/pages.c.
; SPDX-License-Identifier: MIT

.include "constants/shell/workshop.inc"
.include "overlays.inc"
.export _workshop_run
.import overlay_go_y
.import _workshop_choose, _comparison_open, _comparison_show, _tree_begin, _children_open, _tree_choose
.import _workshop_again, _trace_open, _watch_run

.macro pages column
        column OVERLAY_WORKSHOP, _workshop_again
        column OVERLAY_COMPARE, _comparison_open
        column OVERLAY_COMPARE, _comparison_show
        column OVERLAY_TREE, _tree_begin
        column OVERLAY_CHILDREN, _children_open
        column OVERLAY_TREE, _tree_choose
        column OVERLAY_TRACE, _trace_open
        column OVERLAY_WATCH, _watch_run
.endmacro
.macro overlay_column overlay, function
        .byte overlay
.endmacro
.macro low_column overlay, function
        .byte <function
.endmacro
.macro high_column overlay, function
        .byte >function
.endmacro

.segment "RODATA"
; By page, from PAGE_SETTINGS on
overlay_of:     pages overlay_column
function_lo:    pages low_column
function_hi:    pages high_column

.segment "CODE"

; workshop_run: shows the settings, then page after page
; uint8_t workshop_run(void)
;   Out:       A = COMMAND_
.proc _workshop_run
        jsr _workshop_choose
next:   tax
        bpl done
        lda function_lo - PAGE_SETTINGS,x
        pha
        ldy overlay_of - PAGE_SETTINGS,x
        lda function_hi - PAGE_SETTINGS,x
        tax
        pla
        jsr overlay_go_y
        jmp next
done:   rts
.endproc
