; workshop_tree.s: the tree browser of the workshop, in the shell overlay TREE with src/shell/workshop/tree_browser.c.
; No C twin: there is nothing here but addresses and the screen.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.include "plat/atari/overlay_jump.inc"
.include "plat/atari/workshop_run.inc"
.include "plat/atari/workshop_page.inc"
.include "constants/shell/workshop.inc"
.export tree_open, tree_again, _tree_bar, _tree_nodes
.import _settings_run, _tree_begin, _tree_choose, children_open, _children_nodes, _line_char
.import _clock_start, _record_restore

.segment "TREE_BSS"
number:         .res 3          ; the number being written
digit:          .res 1
is_begun:       .res 1          ; bit 7: a digit was written
power:          .res 1          ; index of the current power of ten

.segment "TREE_DATA"
rows:   page_rows
powers_0:       .byte <1, <10, <100, <1000, <10000, <100000, <1000000, <10000000
powers_1:       .byte 0, 0, 0, >1000, >10000, >100000, >1000000, >10000000
powers_2:       .byte 0, 0, 0, 0, 0, ^100000, ^1000000, ^10000000
DIGITS          = * - powers_2

.segment "TREE_CODE"

; tree_open: entry from the overlay COMPARE: opens the page, and has CHILDREN search the moves of the position on the
; board
.proc tree_open
        jsr open
        jsr _tree_begin
        ; fall into level
.endproc
.proc level
        jump_to_overlay OVERLAY_CHILDREN, children_open
.endproc
.proc open
        page_open rows
.endproc

; tree_again: entry from the overlay CHILDREN, after the moves of a node were searched. Lets the player choose a node;
; then searches its moves, or returns to the settings.   In: A = 1: ESC has stopped the search
.proc tree_again
        jsr _tree_choose
        tay
        bne level_again
        jsr _record_restore
        jsr _clock_start        ; the time spent in the tree counts for no side
        jump_to_overlay OVERLAY_WORKSHOP, _settings_run
level_again:
        jmp level
.endproc

; tree_bar: clears the player-missile block, which CHILDREN used for code, and switches the players on again
; void tree_bar(void)
;   Clobbers:  A, X, Y
.proc _tree_bar
        lda #0
        tay
:       sta MISSILES,y          ; and player 0
        sta PLAYER_1,y          ; and player 2
        sta PLAYER_2,y          ; and player 3
        iny
        bne :-
        lda #2
        jmp _screen_state
.endproc

; tree_nodes: appends the node count of child n to the line
; void tree_nodes(uint8_t n)
;   In:        A = child         Clobbers: A, X, Y
.proc _tree_nodes
        tax
        lda _children_nodes,x
        sta number
        lda _children_nodes + CHILDREN_MAX,x
        sta number+1
        lda _children_nodes + 2 * CHILDREN_MAX,x
        sta number+2
        lda #0
        sta is_begun
        ldx #DIGITS - 1
next:   lda #'0' - 1
        sta digit
less:   inc digit
        sec                     ; number - power
        lda number
        sbc powers_0,x
        tay
        lda number+1
        sbc powers_1,x
        pha
        lda number+2
        sbc powers_2,x
        bcc known
        sta number+2
        pla
        sta number+1
        sty number
        bcs less                ; always
known:  pla
        lda digit
        cmp #'0'
        bne put
        bit is_begun
        bmi put
        cpx #0                  ; the last digit is always written
        bne skip
put:    sec
        ror is_begun
        stx power
        jsr _line_char
        ldx power
skip:   dex
        bpl next
        rts
.endproc

