; workshop_children.s: in the shell overlay GROW, which searches every move of a position for the tree of the workshop.
; The search loop (src/shell/workshop/children.c) is moved to memory that the search leaves free (workshop_run.inc). No
; C twin: there is nothing here but addresses.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.include "plat/atari/workshop_run.inc"
.export children_open
.import _children_run, tree_again, _overlay_call, _input_wait, _record_restore, _board_redraw
.import __GROWTH_LOAD__, __GROWTH_RUN__, __GROWTH_SIZE__

.segment "GROW_CODE"

; children_open: entry from the overlay WALK, whose frame is still open. It jumps to the code that stays.
.proc children_open
        players_off
        move_code __GROWTH_LOAD__, __GROWTH_RUN__, __GROWTH_SIZE__
        jmp enter
.endproc

.segment "GROWTH"
; This code stays while the search runs.

; Searches; then loads the overlay WALK again. If that fails, shows the error and goes back to the board.
.proc enter
        jsr _children_run
        pha
        lda #<name
        ldx #>name
        jsr _overlay_call
        tay
        beq failed
        pla
        jmp tree_again
failed: pla
        jsr _input_wait
        jsr _record_restore
        jmp _board_redraw
name:   .asciiz "WALK"
.endproc
