; workshop_children.s: in the shell overlay CHILDREN, which searches every move of a position for the tree of the
; workshop.
; The search loop (src/shell/workshop/children.c) is moved to memory that the search leaves free (workshop_run.inc). No
; C twin: there is nothing here but addresses.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.include "plat/atari/workshop_run.inc"
.include "overlays.inc"
.export children_open
.import _children_run, tree_again, _overlay_open, _input_wait, _record_restore, _board_redraw
.import __CHILDREN_RUN_LOAD__, __CHILDREN_RUN_RUN__, __CHILDREN_RUN_SIZE__

.segment "CHILDREN_CODE"

; children_open: entry from the overlay TREE, whose frame is still open. It jumps to the code that stays.
.proc children_open
        players_off
        move_code __CHILDREN_RUN_LOAD__, __CHILDREN_RUN_RUN__, __CHILDREN_RUN_SIZE__
        jmp enter
.endproc

.segment "CHILDREN_RUN"
; This code stays while the search runs.

; Searches; then loads the overlay TREE again. If that fails, shows the error and goes back to the board.
.proc enter
        jsr _children_run
        pha
        lda #OVERLAY_TREE
        jsr _overlay_open
        tay
        beq failed
        pla
        jmp tree_again
failed: pla
        jsr _input_wait
        jsr _record_restore
        jmp _board_redraw
.endproc
