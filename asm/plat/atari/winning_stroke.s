; winning_stroke.s: a line through men in line, in players 1 to 3: for boards of three squares across, 8 columns each,
; whose
; ground is the table's, so that these players need not hide it. In the library of the overlays. No C twin: there is
; nothing here but the hardware.

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_winning_stroke
.import regions

PLAYERS         = PM_PAGE + 2   ; pages from home: player 1 is the second half of the first, 2 and 3 are the next
LINES           = 26            ; double lines of a square with a bar
STEPS           = 8             ; of a slanting line on them, a bit each
ABOVE           = 2             ; of the bar before
MIDDLE          = 11
THICK           = 3
limit           := from+1
before          := _screen_height ; free here

.segment "RODATA"
; HPOSP1 to 3, for strips and for squares
places:         .byte $20, $A0, $C0
squares:        .byte $40, $60, $80
; by way: the bits at the top, for a line that lies across in its middle
tops:           .byte $FF, 0, $01, $10, $80
RISING          = 3             ; it begins with the bar
STANDING        = 4

.segment "CODE"

; Colours A, priority Y, places from X on.
set_players:
        sty GPRIOR
        sta PCOLR1
        sta PCOLR2
        sta PCOLR3
        ldy #0
:       lda places,x
        sta HPOSP1,y
        inx
        iny
        cpy #3
        bne :-
        rts

; void screen_winning_stroke(uint8_t way)
;   In:        A = way, as src/plat/screen.h has it; screen_column, screen_line of a square
;   Out:       that much of the line is there, in the cursor's colour, with what was there of it; or the players are
;              strips again
;   Clobbers:  A, X, Y, spot, from, count, mask, screen_height
.proc _screen_winning_stroke
        tax
        bne :+
        lda regions + REGION    ; the night
        ldy #2                  ; players 0-1, playfield, players 2-3
        bne set_players         ; always; X = 0: places
:       sta from                ; way
        lda PCOLR1
        cmp cursor_colour
        beq draw                ; there is some of it
        lda home
        clc
        adc #PLAYERS
        sta spot+1
        ldy #$80
        lda #0
        sta spot
:       sta (spot),y
        iny
        bne :-
        inc spot+1
:       sta (spot),y
        iny
        bne :-
        ldx #3                  ; squares
        lda cursor_colour
        ldy #1                  ; all players before all else
        jsr set_players
draw:   lda _screen_line
        lsr a
        ldy from
        cpy #RISING
        bne :+
        sbc #ABOVE
:       ldx _screen_column
        beq half
        cpx #16
        bcc :+
half:   ora #$80                ; lines are below 128
:       sta spot
        lda home
        cpx #1                  ; player 1, or 2 and 3
        adc #PLAYERS
        sta spot+1
        lda #$FF
        cpx #16
        sbc #0                  ; C = 1: the last square, which has no bar
        eor #$01
        sta limit
        ldx from
        lda tops-1,x
        sta mask
        sta before
        ldy #0
        sty count               ; LINESths of a step
line:   cpx #2                  ; it lies: too few lines for a step
        bcs :+
        cpy #MIDDLE
        bcc next
        cpy #MIDDLE + THICK
        bcs done
:       lda mask
        ora before
        and limit
        sta (spot),y
        lda mask
        sta before
        cpx #STANDING
        beq next
        lda count
        clc
        adc #STEPS
        cmp #LINES
        bcc keep
        sbc #LINES
        cpx #RISING
        beq up
        lsr mask
        bpl keep                ; always
up:     asl mask
keep:   sta count
next:   iny
        cpy #LINES
        bne line
done:   rts
.endproc
