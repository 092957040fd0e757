; text_tokens.s: twin of src/games/starchess/text_tokens.c

STARCHESS_TOKENS = 1
.include "games/starchess/text_tokens.inc"
.export _stars_write_number, _stars_write_sector, _stars_error, _stars_error_number
.export next_character, read_character, read_number, read_within, read_player
.export put, put_who, put_number, put_sector, place_here
.import _text_error_place, popax, popa

LINE_SIZE       = 36

.segment "BSS"
line:           .res LINE_SIZE          ; a error with its sector

.segment "RODATA"
powers_lo:      .byte <10000, <1000, 100, 10, 1
powers_hi:      .byte >10000, >1000, 0, 0, 0

.segment "CODE"

; ---- written ----

; A sign to `in`.   Clobbers: Y
.proc put
        ldy #0
        sta (in),y
        ; fall into next_character
.endproc

; `in` is a sign further.   Out: C = 1    Keeps: A, X, Y
.proc next_character
        inc in
        bne :+
        inc in+1
:       sec
        rts
.endproc

; C = 1: sign A stood at `in`, and is read.   Clobbers: Y
.proc read_character
        ldy #0
        cmp (in),y
        beq next_character
        clc
        rts
.endproc

; "1" for player 0.   In: A
.proc put_who
        clc
        adc #'1'
        bne put                 ; always
.endproc

; The number A/X.   Clobbers: A, X, Y, num, digits
.proc put_number
        sta num
        stx num+1
        ldx #0
        stx digits              ; no sign so far
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
        cpx #4                  ; the last one counts
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

; Sector A, with `in`.   Clobbers: X, Y
.proc put_sector
        pha
        and #3
        clc
        adc #'A'
        jsr put
        pla
        lsr a
        lsr a
        jmp put_who
.endproc

; char *stars_write_number(char *text, uint16_t number)
;   In:        number in A/X, text on the C stack
;   Out:       A/X = its end     Clobbers: Y, _zp_game 0-15
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
;   Out:       A/X = its end     Clobbers: Y, _zp_game 0-15
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

; const char *stars_error(uint8_t sector, const char *words)
;   "A4: words"
;   In:        words in A/X, sector on the C stack
;   Out:       A/X                Clobbers: Y, _zp_game 9-10, tmp1
;   Keeps:     the rest of _zp_game
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

; const char *stars_error_number(uint16_t number)
;   Behind the words of the last error.
;   In:        A/X
;   Out:       A/X               Clobbers: Y, in, num, digits
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

; ---- read ----

; num = the digits at `in`.   Out: A = how many, and Z; 0: none, or more than fit
;   Clobbers:  X, Y, times
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
        tax                     ; it
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

; Reads a number of Y to A/X.   Out: C = 1: it is one, in num
;   Clobbers:  A, X, Y, limits, times
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

; Out: A = the player whose number stands at `in`, which is read, or NO_PLAYER; Z = 1: NO_PLAYER.   Clobbers: Y
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

; text_error_place = how far `in` is in the text.   Clobbers: A
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
