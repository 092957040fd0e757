; watch_frame.s: the frame of the visible tree, in the shell overlay WATCH with src/shell/workshop/watch.c. Its window
; has a character set of its own, in the last kilobyte before the game's: the letters and digits of the game's set,
; lines, and all of them once more in the dark colour. So the game's drawings stay as they are. No C twin: there is
; nothing here but addresses and the screen.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.include "constants/shell/workshop.inc"
.export _watch_frame, _watch_is_less, _watch_x, _watch_y
.import _screen_open, regions

SET             = CHARSET - $0400
CODES           = $40           ; the dark characters begin with this code: WATCH_DARK

.segment "WATCH_BSS"
_watch_x:       .res 2
_watch_y:       .res 2

.segment "WATCH_DATA"
; code, then 8 lines. Pixels: $01 field, $02 ink, $03 piece (charsets/README.md)
.macro glyph character, l0, l1, l2, l3, l4, l5, l6, l7
        .byte character - 32, l0, l1, l2, l3, l4, l5, l6, l7
.endmacro
glyphs:
        glyph WATCH_ACROSS, 0, 0, 0, $FF, 0, 0, 0, 0
        glyph WATCH_TEE,    0, 0, 0, $FF, $30, $30, $30, $30
        glyph WATCH_DOWN,   $30, $30, $30, $30, $30, $30, $30, $30
        glyph WATCH_BRANCH, $30, $30, $30, $3F, $30, $30, $30, $30
        glyph WATCH_CORNER, $30, $30, $30, $3F, 0, 0, 0, 0
        .byte 0
; the cross of a cut is drawn in ink, and stays so among the dark characters
CROSS           = SET + 8 * (CODES + WATCH_CUT - 32)
cross:  .byte 0, $22, $22, $08, $08, $22, $22, 0

.segment "WATCH_CODE"

; watch_frame: makes the character set and opens the frame
; void watch_frame(const Layout *layout)
;   In:        A/X = layout      Clobbers: A, X, Y, zero page of the screen
.proc _watch_frame
        pha
        txa
        pha
        ldx #0
letters:
        lda CHARSET,x
        sta SET,x
        lda CHARSET + $100,x
        sta SET + $100,x
        inx
        bne letters
        ldy #0
next:   lda glyphs,y            ; X/spot = 8 * code
        beq darken
        sta spot
        lda #0
        ldx #3
:       asl spot
        rol a
        dex
        bne :-
        clc
        adc #>SET
        sta spot+1
        ldx #8
line:   iny
        lda glyphs,y
        sty count
        ldy #0
        sta (spot),y
        ldy count
        inc spot
        dex
        bne line
        iny
        bne next                ; always
darken: tax                     ; X = 0
dark:   lda SET,x
        and #$55
        sta SET + 8 * CODES,x
        lda SET + $100,x
        and #$55
        sta SET + 8 * CODES + $100,x
        inx
        bne dark
        ldx #7
:       lda cross,x
        sta CROSS,x
        dex
        bpl :-
        pla
        tax
        pla
        jsr _screen_open
        lda #>SET
        sta regions+5
        rts
.endproc

; watch_is_less: compares two numbers with a sign
; uint8_t watch_is_less(void)
;   Out:       A = 1: watch_x < watch_y, else 0; X = 0         Clobbers: nothing else
.proc _watch_is_less
        lda _watch_x
        cmp _watch_y
        lda _watch_x+1
        sbc _watch_y+1
        bvc :+
        eor #$80
:       asl a                   ; C = the sign of the difference
        lda #0
        tax
        rol a
        rts
.endproc
