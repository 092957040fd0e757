; help_page.s: a page of help: title, a strip of the game's men, wrapped text with
; headings, the key row.
;
; Lines of text go to screen memory while the display list grows, so headings
; may stand anywhere and every line takes what its mode needs.

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_page
.import emit, emit_head, emit_window, emit_keys, frame_begin, frame_game
.import write, width, caps, row_count, text_row, popax

PAGE_LINES      = 223 - 32 - 5  ; scan lines between the DLIs, less the gap
HEADING         = '#'
HEADING_LINES   = 4 + 8 + 2
GAP_LINES       = 4             ; between paragraphs, and left above the key row at least

.importzp ptr2, tmp1, tmp2
text   := ptr2                  ; what is not shown yet
lines  := tmp1                  ; scan lines left on this page
gap    := tmp2                  ; 1: a paragraph has just ended

.segment "HELP_CODE"       ; only the rules are pages

; const char *screen_page(const Layout *layout, const char *text)
;   Shows as much of the text as fits. A paragraph ends with a new line, one
;   that begins with # is a heading. The strip of men begins in row 1.
;   In:        A/X = text, layout on the C stack
;   Out:       A/X = the rest, for the next page, or 0
.proc _screen_page
        sta text
        stx text+1
        jsr popax
        sta layout
        stx layout+1
        jsr frame_begin
        jsr emit_head
        ldy #LAYOUT_STRIP + 1
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
        lsr gap
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
        cmp #HEADING_LINES + 8 + GAP_LINES ; and a line below it
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
        lda #0                  ; a heading has its own below
        sta gap
        lda #$06
        jsr emit
        lda #$10
        bne next                ; always

full:   lda lines               ; blank lines down to the key row
        beq last
        ldx #$70
        cmp #8
        bcs :+
        ldx #$00
        adc #8                  ; one only: less 9 below
:       sbc #8
        sta lines
        txa
        jsr emit
        bcc full                ; always: it shows no memory
last:   ldx row_count
        dex
        dex
        dex                     ; so that screen_keys finds the key row
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

; As many words as fit go to `spot`; the text moves on behind them.
;   In:        A = caps, X = their columns and one, for the blank behind them
;   Clobbers:  A, X, Y, count, mask
.proc line
        sta caps
        stx width
        ldy #0
        sty mask
        sty count               ; the last blank
scan:   lda (text),y
        cmp #EOL                ; what cc65 makes of \n for an Atari
        beq found
        cmp #' '
        bcc found               ; the end of the text
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
        bcc behind              ; the end of the text; else C, and it moves behind the blank, or the new line
        beq behind
        inc gap
behind: tya
        adc text
        sta text
        bcc :+
        inc text+1
:       rts
.endproc
