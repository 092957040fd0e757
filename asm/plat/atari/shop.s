; shop.s: what the settings of the workshop ask of the hardware: in the part SHOP. No C twin: there is nothing here but
; addresses and the screen.

.include "atari.inc"
.include "plat/atari/screen.inc"
.include "plat/atari/colours.inc"
.include "plat/atari/lead.inc"
.export _shop_run, _shop_colours, _shop_has_book
.import _shop_choose, bench_open, openings_at

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

; void shop_colours(void)
_shop_colours:
        own_colours

; uint8_t shop_has_book(void)
.proc _shop_has_book
        lda openings_at
        ldx #0
        rts
.endproc
