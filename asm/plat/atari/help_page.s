; help_page.s: a page of rules: title, a row of the game's pieces, wrapped text with headings, the key row. In the shell
; overlay HELP, called by src/shell/screen/help.c. No C twin: there is nothing here but screen and display list.
;
; The text is written to screen memory while the display list is built, line by line. So a heading can be anywhere, and
; every line takes as many bytes and scan lines as its ANTIC mode needs.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_page
.import emit, emit_head, emit_window, emit_keys, frame_begin, frame_game
.import write, caps, row_count, text_row, popax

PAGE_LINES      = 223 - 32 - 5  ; scan lines from 32, below the title, to the last DLI at 223, less 5 blank ones: the
                                ; second DLI and the gap below the row of pieces
HEADING         = '#'
HEADING_LINES   = 4 + 8 + 2     ; scan lines: 4 blank, the heading, 2 blank
GAP_LINES       = 4             ; blank lines between paragraphs; at least this many are also left above the key row

.importzp ptr2, tmp1, tmp2, width
text   := ptr2                  ; the text that is not shown yet
lines  := tmp1                  ; scan lines left on this page
gap    := tmp2                  ; 1: a paragraph has just ended

.segment "HELP_CODE"            ; in the overlay HELP

; screen_page: shows as much of a text as fits on a page
; const char *screen_page(const Layout *layout, const char *text)
;   A paragraph ends with a newline; one that starts with # is a heading. The row of pieces starts in row 1.
;   In:        A/X = text; on the C stack: layout
;   Out:       A/X = the rest of the text, for the next page, or 0
;   Clobbers:  Y, ptr2, tmp1, tmp2, zero page of the screen
.proc _screen_page
        sta text
        stx text+1
        jsr popax
        sta layout
        stx layout+1
        jsr frame_begin
        jsr emit_head
        ldy #LAYOUT_PIECE_ROW_LINES
        lda #PAGE_LINES
        sec
        sbc (layout),y
        sta lines
        dey
        lda (layout),y
        jsr emit_window
        lda #0
        sta gap
        lda #$30
next:   jsr emit
        ldy #0
        lda (text),y
        beq full                ; the end of the text
        cmp #HEADING
        beq head
        lda lines
        cmp #8 + GAP_LINES
        bcc full
        lsr gap                 ; C = 1: a new paragraph starts here
        bcc :+
        cmp #8 + 2 * GAP_LINES
        bcc full
        sbc #GAP_LINES
        sta lines
        lda #(GAP_LINES - 1) * 16
        jsr emit
        lda lines
:       sec
        sbc #8
        sta lines
        lda #0
        ldx #32 + 1
        jsr line
        lda #$02
        bne next                ; always
head:   lda lines
        cmp #HEADING_LINES + 8 + GAP_LINES ; with at least one line of text below it
        bcc full
        sbc #HEADING_LINES
        sta lines
        inc text
        bne :+
        inc text+1
:       lda #$30
        jsr emit
        lda #$80
        ldx #16 + 1
        jsr line
        lda #0                  ; the 2 blank lines below a heading replace the gap
        sta gap
        lda #$06
        jsr emit
        lda #$10
        bne next                ; always

full:   lda lines               ; blank lines down to the key row: 8 at a time, then single ones
        beq last
        ldx #$70                ; $70: 8 blank lines; $00: one
        cmp #8
        bcs :+
        ldx #$00
        adc #8                  ; the result is lines - 1: C = 0, so the SBC below subtracts 9
:       sbc #8
        sta lines
        txa
        jsr emit
        bcc full                ; always: for blank lines emit leaves C clear
last:   ldx row_count
        dex
        dex
        dex                     ; so that screen_keys finds the key row: it is row text_row + 3
        stx text_row
        jsr emit_keys
        jsr frame_game
        ldy #0
        lda (text),y
        tax
        beq none
        lda text
        ldx text+1
none:   rts
.endproc

; Writes one line of text to `spot`: as many whole words as fit. Moves `text` past them.
;   In:        A = caps, X = columns + 1 (the space after the last word need not fit)
;   Out:       text; gap = 1 if the line ends a paragraph             Clobbers: A, X, Y, from, count, mask
.proc line
        sta caps
        stx width
        ldy #0
        sty mask
        sty count               ; position of the last space
scan:   lda (text),y
        cmp #EOL                ; newline in Atari ASCII, as cc65 translates \n
        beq found
        cmp #' '
        bcc found               ; the terminating 0
        bne :+
        sty count
:       iny
        cpy width
        bne scan
        ldy count
found:  sty width
        tya
        beq :+
        lda text
        sta from
        lda text+1
        sta from+1
        jsr write               ; Y = width
:       lda (text),y
        cmp #' '
        bcc skip                ; the terminating 0: stay there; else C = 1: move past the space or newline
        beq skip
        inc gap                 ; a newline: a paragraph has ended
skip:   tya
        adc text
        sta text
        bcc :+
        inc text+1
:       rts
.endproc
