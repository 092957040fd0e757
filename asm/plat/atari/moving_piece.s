; moving_piece.s: a piece on its way from square to square, as player 0 and missile 0. In the overlay library, called by
; views (src/plat/screen.h). No C twin: there is nothing here but the hardware. src/plat/host/shell/motion.c has it for
; the host.
;
; Players 1 to 3 hide the border, and the cursor is off while something moves. So the piece has one colour and ten bits
; in a row: eight of the player, and two of the missile right of it. tools/build/mkfont makes its shape. All changes are
; made right after a vertical blank, as in player_missile.s. The player appears before the caller empties the square
; that the piece leaves, and disappears after the caller has drawn the square where it arrives. So there is no frame
; without the piece.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_lift, _screen_aim, _screen_glide, _screen_land, _screen_shift
.import wait_frame, cursor_at, regions, _motion_wait, _screen_select_off

MARK_SIZE       = $03           ; SIZEM of the mark of a picked-up piece (frame.s)
FIRST           = 3             ; offset in a region: COLPF2, the colour of the first side; COLPF3 is the next one
END             = $FF           ; phase at the end of the way

.segment "BSS"
shape:          .res 2          ; address of its bytes: player, missile, from the top
_screen_shift:  .res 1          ; colour clocks from screen_column to the tile
lines:          .res 1          ; double lines of the piece; 0: no piece is shown
scale:          .res 1          ; pixels of a bit: 1 or 2
margin:         .res 1          ; pixels of the tile left of the player
at:             .res 2          ; where the way begins: colour clock, double line
way:            .res 2          ; from there to its end, signed
now:            .res 2          ; where the piece is
shown_at:       .res 1          ; double line where it is on the screen
phase:          .res 1          ; share of the way, in 256ths
pace:           .res 1          ; what it grows by in a frame; odd: the piece jumps
share:          .res 1          ; share of the way with a soft start and end, less one 256th

.segment "CODE"

; screen_lift: shows the piece of a tile as a player, over the tile
; void screen_lift(const uint8_t *shape)
;   3 columns: a bit is one pixel, and the first and the last pixel are left out. 4 columns: two pixels, and the player
;   alone. 8 columns: two pixels, the twenty in the middle.
;   In:        A/X = shape: two bytes for each double line, player and missile; screen_width, screen_height = size of
;              its tile in characters; screen_column, screen_line = upper left corner; screen_colour_bit
;   Clobbers:  A, X, Y, spot, from, count
.proc _screen_lift
        sta shape
        stx shape+1
        ldx #0
        stx lines
        lda _motion_skipped
        bne done
        inx
        ldy #1
        lda _screen_width
        cmp #4
        bcc :+
        dex
        iny
        cmp #5
        bcc :+
        ldx #6
:       stx margin
        sty scale
        jsr find_place
        sta now+1
        stx now
        jsr _screen_select_off  ; waits for a frame; A = 0
        sta cursor_rest         ; it does not blink now
        ldx #FIRST
        bit _screen_colour_bit
        bpl :+
        inx
:       bvc :+
        ldx #0                  ; COLBK
:       lda regions,x
        sta PCOLR0
        sta COLPM0
        ldx scale
        dex                     ; 0 or 1
        stx SIZEP0
        stx SIZEM               ; the size of missile 0
        lda _screen_height
        asl a
        asl a                   ; a character is four double lines high
        sta lines
        jsr draw
        ; fall into settle
.endproc

; The next way begins here.   Out: A = X = 0
.proc settle
        ldx #1
:       lda now,x
        sta at,x
        dex
        bpl :-
        inx
        txa
.endproc
done:   rts

; The place of a tile at screen_column, screen_line.   Out: X = colour clock of its player, A = double line
.proc find_place
        lda _screen_column
        asl a
        asl a
        adc #COLUMN_0
        adc _screen_shift
        adc margin
        tax
        lda _screen_line
        lsr a
        rts
.endproc

; screen_aim: the piece is to go to the tile at screen_column, screen_line
; void screen_aim(uint8_t pace)
;   In:        A = pace (src/plat/screen.h)   Clobbers: A, X
.proc _screen_aim
        sta pace
        jsr find_place
        sec
        sbc at+1
        sta way+1
        txa
        sec
        sbc at
        sta way
        lda #0
        sta phase
        rts
.endproc

; screen_glide: waits for a frame and moves the piece
; uint8_t screen_glide(void)
;   Out:       A = 1; 0 when it has arrived; X = 0        Clobbers: Y, from, count, mask
.proc _screen_glide
        lda lines
        bne :+
        tax                     ; no piece is shown
        rts
:       lda #1
        jsr _motion_wait
        beq :+
        jsr wait_frame
        bne last                ; always: skip the rest of the way
:       lda phase
        clc
        adc pace
        bcc :+
last:   lda #END
:       sta phase
        sta share
        lda pace
        lsr a
        bcs :+                  ; a jump
        lda share               ; a slide: share = 3 * phase^2 - 2 * phase^3
        jsr part_of
        sta from
        jsr part_of
        asl a
        eor #$FF                ; less twice the cube, less one
        sec
        adc from
        clc
        adc from
        clc
        adc from
        sta share
:       ldx #1
axis:   lda way,x
        jsr part_of
        ldy way,x
        bpl :+
        clc                     ; a negative way counted as 256 more: subtract share + 1
        sbc share
:       clc
        adc at,x
        sta now,x
        dex
        bpl axis
        lda pace
        lsr a
        bcc :+
        lda phase               ; a jump: 32 * phase * (1 - phase) double lines higher, at most 8
        eor #$FF
        jsr part_of
        lsr a
        lsr a
        lsr a
        eor #$FF
        sec
        adc now+1
        sta now+1
:       jsr draw
        ldx phase
        inx
        bne :+
        jmp settle
:       lda #1
        ldx #0
        rts
.endproc

; A * (share + 1) / 256.   Out: A               Clobbers: Y, count, mask
.proc part_of
        sta mask
        ldy share
        sty count
        ldy #8
        lsr count
digit:  bcc :+
        clc
        adc mask
:       ror a
        ror count
        dey
        bne digit
        rts
.endproc

; Shows the piece at `now`.   Clobbers: A, X, Y, from, count
.proc draw
        jsr erase
        lda shape
        sta from
        lda shape+1
        sta from+1
        lda lines
        sta count
        ldx now+1
        stx shown_at
line:   lda (from),y
        sta PLAYER_0,x
        iny
        lda (from),y
        sta MISSILES,x
        iny
        inx
        dec count
        bne line
        lda now
        sta HPOSP0
        sta cursor_at           ; the VBI writes it to HPOSP0 again
        lda scale
        asl a
        asl a
        asl a
        adc now
        sta HPOSM0
        rts
.endproc

; Erases the piece.   Out: A = Y = 0            Clobbers: X
.proc erase
        ldx shown_at
        ldy lines
        lda #0
line:   sta PLAYER_0,x
        sta MISSILES,x
        inx
        dey
        bne line
        rts
.endproc

; screen_land: removes the player; the caller has drawn the piece on its square
; void screen_land(void)
;   Clobbers:  A, X, Y
.proc _screen_land
        lda lines
        beq :+
        jsr wait_frame
        jsr erase
        sta lines
        lda cursor_colour       ; now, because the hardware gets it from the shadow in the next frame
        sta PCOLR0
        ldy #LAYOUT_CURSOR_SIZE
        lda (layout),y
        sta SIZEP0
        lda #MARK_SIZE
        sta SIZEM
:       rts
.endproc
