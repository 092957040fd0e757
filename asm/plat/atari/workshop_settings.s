; workshop_settings.s: the page of settings of the workshop: in the part SHOP. No C twin: there is nothing here but
; addresses and the
; screen.

.include "plat/atari/screen.inc"
.include "plat/atari/overlay_jump.inc"
.include "plat/atari/workshop_page.inc"
.export _settings_run, _workshop_show_page, _workshop_put, _workshop_has_book
.import _workshop_choose, comparison_open, openings_at
.import place, write, caps, width

.segment "SHOP_DATA"
rows:   page_rows

.segment "SHOP_CODE"

; uint8_t settings_run(void)
;   The settings; then the part BENCH, which comes back to whoever called this.
.proc _settings_run
        jsr _workshop_choose
        tay
        bmi think
        rts
think:  lead_to "BENCH", comparison_open
.endproc

; void workshop_show_page(void)
.proc _workshop_show_page
        page_open rows
.endproc

; uint8_t workshop_has_book(void)
.proc _workshop_has_book
        lda openings_at
        ldx #0
        rts
.endproc

; void workshop_put(const char *text)
;   In the letters of the panel, all capitals, at screen_row and screen_column in screen_colour_bit.
;   In:        A/X               Clobbers: A, X, Y
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
