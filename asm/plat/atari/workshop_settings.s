; workshop_settings.s: the page of settings of the workshop: in the part SHOP. No C twin: there is nothing here but
; addresses and the
; screen.

.include "plat/atari/screen.inc"
.include "plat/atari/overlay_jump.inc"
.include "plat/atari/workshop_page.inc"
.export _shop_run, _shop_page, _shop_put, _shop_has_book
.import _shop_choose, bench_open, openings_at
.import place, write, caps, width

.segment "SHOP_DATA"
rows:   page_rows

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
.proc _shop_page
        page_open rows
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
