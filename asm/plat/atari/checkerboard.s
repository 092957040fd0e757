; checkerboard.s: a sky of light and dark squares under a board of four by four sectors, 6 columns each, in players 1
; to 3 and
; missiles 1 to 3; and a bar of player 0 in the panel. For boards whose ground is the table's, so that these players
; need not hide it. In the library of the overlays. No C twin: there is nothing here but the hardware.

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_checkerboard, _screen_under
.import regions, _screen_cursor_off

FILES           = 4
FIRST           = 16            ; double line of the first rank
RANK            = 20            ; double lines of one
SECTOR          = $FC           ; 24 of a quad player's 32 colour clocks; all missiles but the first
LIGHT           = 2             ; over the night
THINKING        = 1             ; screen_state
BELOW           = 4             ; GPRIOR: playfield, then players
PANEL           = $A8           ; HPOS of column 26
BAR_HIGH        = 5
BAR_LIGHT       = 4

.segment "RODATA"
; HPOSP1 and on: files A, B, C; 0 is HPOSM0, which the lifted man has; D in three parts
places:         .byte $40, $58, $70, 0, $88, $90, $98
PLACES          = * - places
; where they are in the player-missile block
pages:          .byte PM_PAGE + 2, PM_PAGE + 3, PM_PAGE + 3, PM_PAGE + 1
halves:         .byte $80, $00, $80, $80
firsts:         .byte FIRST, FIRST + RANK, FIRST, FIRST + RANK

.segment "CODE"

; void screen_checkerboard(void)
;   The squares are there, unless they were. They stay while the computer thinks, and so does their DMA (frame.s).
;   Clobbers:  A, X, Y, spot, count
.proc _screen_checkerboard
        lda regions + REGION    ; the night
        ora #LIGHT
        cmp PCOLR1
        beq done
        sta PCOLR1
        sta PCOLR2
        sta PCOLR3
        lda #BELOW
        sta GPRIOR
        ldx #$FF
        stx SIZEM
        ldx #THINKING
        stx checkerboard_state
        ldx #PLACES - 1
:       lda places,x
        beq :+
        sta HPOSP1,x
:       dex
        bpl :--
        ldx #FILES - 1
file:   lda home
        clc
        adc pages,x
        sta spot+1
        lda halves,x
        sta spot
        ldy #$7F
        lda #0
:       sta (spot),y
        dey
        bpl :-
        ldy firsts,x
sector: lda #RANK
        sta count
        lda #SECTOR
:       sta (spot),y
        iny
        dec count
        bne :-
        tya
        clc
        adc #RANK               ; one is dark
        tay
        cpy #FIRST + 4 * RANK
        bcc sector
        dex
        bpl file
done:   rts
.endproc

; void screen_under(void)
;   The cursor is a bar at scan line screen_line, six columns wide, under a line of the panel; until it is somewhere
;   else.
;   Clobbers:  A, Y, spot
.proc _screen_under
        jsr _screen_cursor_off
        lda #$FF
        sta cursor_rest         ; it does not swing
        lda cursor_colour
        and #$F0
        ora #BAR_LIGHT
        sta PCOLR0
        lda #PANEL
        sta HPOSP0
        lda _screen_line
        lsr a
        tay
        clc
        adc #BAR_HIGH
        sta count
        lda #SECTOR
:       sta (spot),y
        iny
        cpy count
        bne :-
        rts
.endproc
