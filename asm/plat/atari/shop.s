; shop.s: the page of settings of the workshop: in the part SHOP. No C twin: there is nothing here but addresses and the
; screen.

.include "plat/atari/screen.inc"
.include "plat/atari/lead.inc"
.export _shop_run, _shop_page, _shop_put, _shop_has_book
.import _shop_choose, bench_open, openings_at
.import emit_head, emit_many, emit_keys, frame_begin, frame_bars, text_region, set_top, bar_draw, row_count, text_row
.import place, write, caps, width

ITEM            = $02
ITEMS           = 14

.segment "SHOP_DATA"
; heading at 53, items where the menu has them, from 71 on at a pitch of ten, text at 215
rows:           .byte $70, $70, $40, $02, $70, $10
                .repeat ITEMS - 1
                .byte ITEM, $10
                .endrepeat
                .byte ITEM, $50, $02
ROWS            = * - rows

.segment "SHOP_CODE"

; uint8_t shop_run(void)
;   The settings; then the part BENCH, which comes back to whoever called this.
.proc _shop_run
        jsr _shop_choose
        tay
        bmi think
        rts
think:  lead_to "BENCH", bench_open
.endproc

; void shop_page(void)
;   Row 1 is the heading, 2-15 are items, with the menu's bar; then a line of text, as while thinking, and the key row.
;   Clobbers:  A, X, Y, zero page of the screen
.proc _shop_page
        jsr frame_begin
        jsr emit_head
        lda #<rows
        ldx #>rows
        ldy #ROWS
        jsr emit_many
        ldx row_count
        dex
        dex
        dex                     ; so that text and keys find their rows
        stx text_row
        jsr emit_keys
        lda #$FF
        jsr bar_draw
        ldx #0
        lda #LUM_STATUS
        jsr text_region
        lda #LUM_KEYS
        jsr text_region
        ldx #0
        jsr set_top
        jmp frame_bars
.endproc

; uint8_t shop_has_book(void)
.proc _shop_has_book
        lda openings_at
        ldx #0
        rts
.endproc

; void shop_put(const char *text)
;   In the letters of the panel, all capitals, at screen_row and screen_column in screen_paint.
;   In:        A/X               Clobbers: A, X, Y
.proc _shop_put
        sta from
        stx from+1
        lda _screen_paint
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
