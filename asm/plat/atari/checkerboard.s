; checkerboard.s: light and dark squares under the board of Star Chess, and a bar in its panel. Called by its view; in
; the overlay library, so that only this game carries it. No C twin: the file does nothing but set hardware registers.
;
; The board is four by four sectors, each 6 columns wide and 40 scan lines high. Its squares need no byte of screen
; memory: players 1, 2 and 3 are the light squares of files A to C, and missiles 1 to 3, side by side, those of file D.
; A player at quadruple width is 32 colour clocks wide; six of its eight bits make 24, which is exactly six columns. In
; other games players 1 to 3 hide the board colour beside the board (frame.s). Here the board colour equals the
; background, so there is nothing to hide and the players are free.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_checkerboard, _screen_under
.import regions, _screen_cursor_off

FILES           = 4
FIRST           = 16            ; double line of the top rank: a player byte covers two scan lines
RANK            = 20            ; double lines of one rank
SECTOR          = $FC           ; a player: 24 of its 32 colour clocks; the missiles, two bits each: all but missile 0
LIGHT           = 2             ; added to the luminance of the background
BELOW           = 4             ; GPRIOR: the playfield is in front of the players
PANEL           = $A8           ; horizontal position of column 26, where the panel text starts
BAR_LIGHT       = 4             ; luminance of the bar

.segment "RODATA"
; Horizontal positions for HPOSP1 to HPOSP3 (files A, B, C) and HPOSM0 to HPOSM3. The 0 leaves HPOSM0 as it is: missile
; 0 marks the piece that is picked up. Missiles 1 to 3, 8 colour clocks each, make up file D.
places:         .byte $40, $58, $70, 0, $88, $90, $98
PLACES          = * - places
; For each file: its place in the player-missile block (page, half page), and the double line of its first light square
pages:          .byte >PLAYER_1, >PLAYER_2, >PLAYER_3, >MISSILES
halves:         .byte <PLAYER_1, <PLAYER_2, <PLAYER_3, <MISSILES
firsts:         .byte FIRST, FIRST + RANK, FIRST, FIRST + RANK

.segment "CODE"

; screen_checkerboard: draws the squares, unless they are there already (then PCOLR1 has their colour)
; void screen_checkerboard(void)
;   The squares stay while the computer thinks, so player DMA stays on then (_screen_state in frame.s).
;   In:        regions           Clobbers: A, X, Y, spot, count
.proc _screen_checkerboard
        lda regions + REGION    ; the background colour
        ora #LIGHT
        cmp PCOLR1
        beq done
        sta PCOLR1
        sta PCOLR2
        sta PCOLR3
        lda #BELOW
        sta GPRIOR
        ldx #$FF
        stx SIZEM               ; quadruple width, all four missiles
        ldx #SCREEN_THINKING
        stx checkerboard_state
        ldx #PLACES - 1
:       lda places,x
        beq :+
        sta HPOSP1,x
:       dex
        bpl :--
        ldx #FILES - 1
file:   lda pages,x
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
        adc #RANK               ; skip a dark square
        tay
        cpy #FIRST + 4 * RANK
        bcc sector
        dex
        bpl file
done:   rts
.endproc

; screen_under: shows the cursor as a bar under a line of the panel
; void screen_under(void)
;   The bar is six columns wide and stays until the cursor is shown somewhere else.
;   In:        screen_line = scan line of the bar
;   Clobbers:  A, X, Y, spot, count
.proc _screen_under
        jsr _screen_cursor_off
        lda #$FF
        sta cursor_rest         ; the cursor does not blink here
        lda cursor_colour
        and #$F0                ; hue of the cursor, but dark
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
