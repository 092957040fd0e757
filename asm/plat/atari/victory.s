; victory.s: what the screen shows when a game is won: gold that runs up the board, and a cup beside the winner's name.
; In the shell overlay GAMEOVER, called by src/shell/screen/game_over.c. No C twin: there is nothing here but the
; hardware.
;
; While the gold runs, every row of the board in mode 4 ends with a display list interrupt, and flash_dli takes the
; place of the kernel's dli (frame.s), which it calls for the regions of the frame. Nothing may be read from the disk
; meanwhile: SIO would lose bytes.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_flash_begin, _screen_flash_step, _screen_flash_end, _screen_cup
.import regions, wait_frame, cursor_at

WINDOW          = 8             ; offset of the board in the display list: after the head and its address
BOARD_ROW       = $04           ; a row in mode 4
PHASES          = 16            ; steps after which the gold comes again
FIELD_LIGHTER   = 6             ; light squares are this much lighter than dark ones
GOLD            = 1             ; offset in a text region of gold, the colour of titles (text_region of frame.s)
CUP_AT          = $C1           ; horizontal position of the cup: right of the panel, whose lines have moves
CUP_SIZE        = 1             ; SIZEP0: double width
AT_BOTTOM       = 164           ; scan line of the cup beside the player at the bottom, whose name is at line 160 to 176
AT_TOP          = 32            ; beside the other one
HIGH            = 12            ; double lines of the cup

.segment "GAMEOVER_DATA"
cup:            .byte $7E, $FF, $BD, $BD, $FF, $3C, $3C, $18, $18, $18, $3C, $7E
.assert * - cup = HIGH, error
; Luminance of dark squares by phase, 0: the game's own colours
gold_light:     .byte 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 6, 8, 8, 6, 4, 2
.assert * - gold_light = PHASES, error

.segment "GAMEOVER_BSS"
dark:           .res PHASES     ; COLBK by phase
light:          .res PHASES     ; COLPF0 by phase
phase:          .res 1
row:            .res 1          ; rows of the board that have begun in this frame
rows:           .res 1          ; interrupts in the window

.segment "GAMEOVER_CODE"

; The display list interrupt while the gold runs.   Cycles: about 80, including the wait
.proc flash_dli
        pha
        txa
        pha
        lda region
        beq top                 ; the board begins
        cmp #REGION
        bne other
        ldx row
        cpx rows
        beq other               ; the board has ended
        inc row
        txa
        clc
        adc phase
        and #PHASES - 1
        tax
        lda dark,x
        sta WSYNC
        sta COLBK
        lda light,x
        sta COLPF0
        pla
        tax
        pla
        rti
top:    sta row
other:  pla
        tax
        pla
        jmp a:$FFFF             ; the kernel's dli; written below
.endproc
vector          = * - 2

; Walks through the rows of the board and switches the interrupt of each on or off.
;   In:        A = DLI or 0: bit of the rows in mode 4
;   Out:       rows              Clobbers: A, X, Y, mask
.proc set_rows
        sta mask
        ldx #0
        ldy #WINDOW
next:   lda (list),y
        cmp #DLI
        beq last                ; a blank line with an interrupt ends the window
        and #$7F
        cmp #BOARD_ROW
        bne :+
        ora mask
        sta (list),y
        inx
:       iny
        bne next                ; always
last:   stx rows
        rts
.endproc

; screen_flash_begin: starts the gold.   void screen_flash_begin(void)
;   If the ground of the board has the colour of the screen around it, or none, only the light squares change.
;   Clobbers:  A, X, Y, count, mask
.proc _screen_flash_begin
        lda regions+REGION+GOLD
        and #$F0
        sta count               ; the hue of gold
        ldx #PHASES - 1
next:   lda regions
        ldy regions+1
        sta dark,x
        tya
        sta light,x
        lda gold_light,x
        beq own
        ora count
        tay
        lda regions
        beq :+
        cmp regions+REGION      ; the background
        beq :+
        tya
        sta dark,x
:       tya
        clc
        adc #FIELD_LIGHTER
        sta light,x
own:    dex
        bpl next
        stx phase
        lda VDSLST
        sta vector
        lda VDSLST+1
        sta vector+1
        jsr wait_frame          ; no interrupt comes while list and vector change
        lda #DLI
        jsr set_rows
        lda #<flash_dli
        ldx #>flash_dli
        ; fall into set_vector
.endproc
set_vector:
        sta VDSLST
        stx VDSLST+1
        rts

; screen_flash_step: the gold moves one row up.   void screen_flash_step(void)
;   The first row of the board has no interrupt before it but that of the frame, which takes its colours from `regions`.
;   Clobbers:  A, X
.proc _screen_flash_step
        inc phase
        lda phase
        clc
        adc #PHASES - 1
        and #PHASES - 1
        tax
        ; fall into set_first
.endproc
set_first:
        lda dark,x
        sta regions
        lda light,x
        sta regions+1
        rts

; screen_flash_end: shows the board in its own colours again.   void screen_flash_end(void)
;   Clobbers:  A, X, Y, mask
.proc _screen_flash_end
        jsr wait_frame
        lda #0
        jsr set_rows
        lda vector
        ldx vector+1
        jsr set_vector
        ldx #0                  ; phase 0 has the game's own colours
        beq set_first           ; always
.endproc

; screen_cup: shows a cup to the right of the panel, beside the name of the player at the top or bottom
; void screen_cup(uint8_t is_top)
;   It is player 0, which is the cursor during a game: screen_cursor gives it its size, colour and place back.
;   Clobbers:  A, X, Y
.proc _screen_cup
        ldy #AT_BOTTOM / 2
        tax
        beq :+
        ldy #AT_TOP / 2
:       jsr wait_frame
        ldx #0
:       lda cup,x
        sta PLAYER_0,y
        iny
        inx
        cpx #HIGH
        bne :-
        lda regions+REGION+GOLD
        sta PCOLR0
        lda #CUP_AT
        sta HPOSP0
        sta cursor_at
        lda #CUP_SIZE
        sta SIZEP0
        lda #$FF
        sta cursor_rest         ; it does not blink
        rts
.endproc
