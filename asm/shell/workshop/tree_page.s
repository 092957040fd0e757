; tree_page.s: the tree browser of the workshop, in the shell overlay TREE with src/shell/workshop/tree_browser.c.
; No C twin: there is nothing here but addresses and the screen.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.include "plat/atari/workshop_page.inc"
.include "constants/shell/workshop.inc"
.export _tree_show_page, _tree_bar, _tree_nodes
.import _children_nodes, _line_char, _screen_state

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

; tree_show_page: opens the page
; void tree_show_page(void)
;   Clobbers:  A, X, Y, zero page of the screen
.proc _tree_show_page
        page_open rows
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

