; text_tokens.s: numbers, sectors and error texts, for orders and positions. Twin of src/games/starchess/text_tokens.c
; SPDX-License-Identifier: MIT

STARCHESS_TOKENS = 1
.include "games/starchess/text_tokens.inc"
.export _stars_write_number, _stars_write_sector, _stars_error, _stars_error_number
.export next_character, read_character, read_number, read_within, read_player
.export put, put_player, put_number, put_sector, place_here
.import _text_error_place, popax, popa

LINE_SIZE       = 36

.segment "BSS"
line:           .res LINE_SIZE          ; the last error text that names a sector

.segment "RODATA"
powers_lo:      .byte <10000, <1000, 100, 10, 1
powers_hi:      .byte >10000, >1000, 0, 0, 0

.segment "CODE"

; ---- writing ----

; put: writes character A at `in` and advances `in`. Out: C = 1. Clobbers Y. Keeps A, X.
.proc put
        ldy #0
        sta (in),y
        ; fall into next_character
.endproc

; next_character: advances `in` by one character. Out: C = 1. Keeps A, X, Y.
.proc next_character
        inc in
        bne :+
        inc in+1
:       sec
        rts
.endproc

; read_character: if character A is at `in`, advances `in` and returns C = 1; otherwise C = 0. Clobbers Y.
.proc read_character
        ldy #0
        cmp (in),y
        beq next_character
        clc
        rts
.endproc

; put_player: writes the number of player A, "1" for player 0. Clobbers A, Y.
.proc put_player
        clc
        adc #'1'
        bne put                 ; always
.endproc

; put_number: writes the number A/X. Clobbers A, X, Y, num, digits.
.proc put_number
        sta num
        stx num+1
        ldx #0
        stx digits              ; no digit so far
power:  ldy #'0'
less:   sec
        lda num
        sbc powers_lo,x
        pha
        lda num+1
        sbc powers_hi,x
        bcc known
        sta num+1
        pla
        sta num
        iny
        bne less                ; always
known:  pla
        tya
        cpx #4                  ; the last digit is always written
        bcs :+
        cmp #'0'
        bne :+
        ldy digits
        beq skip
:       inc digits
        jsr put
skip:   inx
        cpx #5
        bne power
        rts
.endproc

; put_sector: writes the name of sector A. Clobbers A, Y.
.proc put_sector
        pha
        and #3
        clc
        adc #'A'
        jsr put
        pla
        lsr a
        lsr a
        jmp put_player
.endproc

; char *stars_write_number(char *text, uint16_t number)
;   In:        number in A/X, text on the C stack
;   Out:       A/X = address after the digits
;   Clobbers:  Y, in, num, digits
;   Twin test: tests/unit/starchess.c
.proc _stars_write_number
        sta num
        stx num+1
        jsr popax
        sta in
        stx in+1
        lda num
        ldx num+1
        jsr put_number
        lda in
        ldx in+1
        rts
.endproc

; char *stars_write_sector(char *text, uint8_t sector)
;   In:        sector in A, text on the C stack
;   Out:       A/X = address after the name
;   Clobbers:  Y, in
.proc _stars_write_sector
        pha
        jsr popax
        sta in
        stx in+1
        pla
        jsr put_sector
        lda in
        ldx in+1
        rts
.endproc

; const char *stars_error(uint8_t sector, const char *words): returns an error text, "A4: words".
;   In:        words in A/X, sector on the C stack
;   Out:       A/X = the text
;   Clobbers:  Y, times
.proc _stars_error
        sta times
        stx times+1
        jsr popa
        pha
        and #3
        clc
        adc #'A'
        sta line
        pla
        lsr a
        lsr a
        clc
        adc #'1'
        sta line+1
        lda #':'
        sta line+2
        lda #' '
        sta line+3
        ldy #0
:       lda (times),y
        sta line+4,y
        beq done
        iny
        bne :-                  ; always
done:   lda #<line
        ldx #>line
        rts
.endproc

; const char *stars_error_number(uint16_t number): appends a number to the last error text.
;   In:        A/X = number
;   Out:       A/X = the text
;   Clobbers:  Y, in, num, digits
.proc _stars_error_number
        pha
        lda #<line
        sta in
        lda #>line
        sta in+1
        ldy #0
:       lda (in),y
        beq end
        jsr next_character
        bcs :-                  ; always
end:    pla
        jsr put_number
        tya                     ; 0
        jsr put
        bcs _stars_error::done  ; always
.endproc

; ---- reading ----

; read_number: reads the number at `in` into num.
;   Out:       A = number of digits; A = 0 and Z = 1 if there is no digit or the number exceeds 16 bits
;   Clobbers:  X, Y, times, digits
.proc read_number
        lda #0
        sta num
        sta num+1
        sta digits
next:   ldy #0
        lda (in),y
        sec
        sbc #'0'
        cmp #10
        bcs done
        tax                     ; the digit
        inc digits
        lda digits
        cmp #6
        bcs bad
        lda num+1               ; times 10: at most 9,999 so far
        sta times+1
        lda num
        asl a
        rol num+1
        asl a
        rol num+1
        adc num                 ; C = 0
        sta num
        lda num+1
        adc times+1
        asl num
        rol a
        bcs bad
        sta num+1
        txa
        adc num                 ; C = 0
        sta num
        bcc :+
        inc num+1
        beq bad
:       jsr next_character
        bcs next                ; always
bad:    lda #0
        rts
done:   lda digits
        rts
.endproc

; read_within: reads a number into num. Out: C = 1 if there is one and it is from Y to A/X.
;   Clobbers:  A, X, Y, limits, times, digits
.proc read_within
        sta limits
        stx limits+1
        sty limits+2
        jsr read_number
        beq no
        lda num
        cmp limits+2
        lda num+1
        sbc #0
        bcc no
        lda limits
        cmp num
        lda limits+1
        sbc num+1
        rts
no:     clc
        rts
.endproc

; read_player: reads a player's number, 1 to 4. Out: A = player; A = NO_PLAYER and Z = 1 if there is none. Clobbers Y.
.proc read_player
        ldy #0
        lda (in),y
        sec
        sbc #'1'
        cmp #PLAYERS
        bcs :+
        jsr next_character
        cmp #NO_PLAYER          ; never
        rts
:       lda #NO_PLAYER
        cmp #NO_PLAYER
        rts
.endproc

; place_here: text_error_place = offset of `in` in the text. Clobbers A.
.proc place_here
        sec
        lda in
        sbc first
        sta _text_error_place
        lda in+1
        sbc first+1
        sta _text_error_place+1
        rts
.endproc
