; workshop_children.s: the part GROW: who searches every move for the tree of the workshop is moved to where he runs
; (relocate.inc). No
; C twin: there is nothing here but addresses.

.include "atari.inc"
.include "plat/atari/screen.inc"
.include "plat/atari/relocate.inc"
.export grow_open
.import _grow_run, walk_again, _show_need, _hands_get, _record_restore, _show_anew
.import __GROW_BSS_RUN__, __GROWTH_LOAD__, __GROWTH_RUN__, __GROWTH_SIZE__

.segment "GROW_CODE"

; From the part WALK, with the frame open.
.proc grow_open
        jsr find_growth
        be_still
        move_piece __GROWTH_LOAD__, __GROWTH_RUN__, __GROWTH_SIZE__
        jmp enter
.endproc
.proc find_growth
        find_piece __GROW_BSS_RUN__
.endproc

.segment "GROWTH"

; Searches; then the part WALK again, or the board of the game.
.proc enter
        jsr _grow_run
        pha
        lda #<name
        ldx #>name
        jsr _show_need
        tay
        beq fault
        pla
        jmp walk_again
fault:  pla
        jsr _hands_get
        jsr _record_restore
        jmp _show_anew
name:   .asciiz "WALK"
.endproc
