; settings_page.s: the page of settings of the workshop (CTRL+T), in the shell overlay WORKSHOP with
; src/shell/workshop/settings.c. No C twin: there is nothing here but addresses and the screen.
; SPDX-License-Identifier: MIT

.include "plat/atari/screen.inc"
.include "plat/atari/workshop_page.inc"
.export _workshop_show_page, _workshop_put, _workshop_has_book, _workshop_with
.import openings_at
.import place, write, caps
.importzp width

.segment "CLOCKS"               ; every comparison keeps it
_workshop_with: .res 2          ; for each setting: techniques that are switched on (settings.h)

.segment "WORKSHOP_DATA"
rows:   page_rows

.segment "WORKSHOP_CODE"

; workshop_show_page: opens the page.   Clobbers: A, X, Y, zero page of the screen
; void workshop_show_page(void)
.proc _workshop_show_page
        page_open rows
.endproc

; workshop_has_book: tells whether the game has a book.   Out: A = not 0: it has one; X = 0
; uint8_t workshop_has_book(void)
.proc _workshop_has_book
        lda openings_at
        ldx #0
        rts
.endproc

; workshop_put: writes a text in capitals of the panel's font at screen_row and screen_column, in screen_colour_bit
; void workshop_put(const char *text)
;   In:        A/X = text        Clobbers: A, X, Y, from, spot, mask
.proc _workshop_put
        sta from
        stx from+1
        lda _screen_colour_bit
        sta mask
        lda #$80
        sta caps
        ldy #$FF
:       iny
        lda (from),y
        bne :-
        sty width
        jsr place
        jmp write
.endproc
