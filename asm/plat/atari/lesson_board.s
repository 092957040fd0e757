; lesson_board.s: the small board on a page of the lessons: rows in four colours among the rows of text, with a
; character set of its own, and players that frame squares. In the shell overlay LESSONS with
; src/shell/lessons/lesson_board.c. No C twin: there is nothing here but drawings and hardware.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_small_board_begin, _screen_small_board, _screen_small_board_frame
.import regions, text_region, wait_frame, pal, __BOARD_SET__, _machine_lesson

BLANK_2         = $10           ; display list: two blank lines
BLANK_3         = $20
BELOW           = 3             ; bytes of blank lines below the board
BOARD_COLOURS   = 6             ; COLPF0 to COLPF3, the frame of the cursor, that of a picked piece
GROUND          = $AA           ; four pixels of a dark square
LIGHT           = $55           ; and of a light one
DIGITS          = 8 * ('0' - 32)
FRAME_LINES     = 8             ; double lines of a square

drawings        = _machine_lesson ; 512 bytes before the texts of the lessons: the codes from $40 on

.segment "LESSONS_DATA"
; wood, then paper: NTSC, PAL
colours:        .byte $3C, $34, $0E, $02, $9C, $C8
                .byte $1C, $14, $0E, $02, $8C, $B8
                .byte $0A, $A0, $2C, $9C, $0E, $C8
                .byte $0A, $90, $EC, $8C, $0E, $B8
edges:          .byte $FF, $80, $80, $80, $80, $80, $80, $FF ; eight colour clocks of a frame
right_edges:    .byte $F0, $10, $10, $10, $10, $10, $10, $F0 ; and the other four

.segment "LESSONS_CODE"

; Out: A = $01 in each pixel of A that is ground, else 0.   Clobbers: count
.proc ground_of
        sta count
        lsr a
        ora count
        eor #$FF
        and #$55
        rts
.endproc

; screen_small_board_begin: makes the character set of the boards: pieces, and the digits of the menu's set three times
; void screen_small_board_begin(void)
;   Clobbers:  A, X, Y, count, mask
.proc _screen_small_board_begin
        ldx #0
pixels: lda drawings,x
        jsr dark
        sta __BOARD_SET__ + $200,x
        lda drawings + $100,x
        jsr dark
        sta __BOARD_SET__ + $300,x
        lda #0
        sta __BOARD_SET__,x
        sta __BOARD_SET__ + $100,x
        inx
        bne pixels
        ldx #8 * 10 - 1
digit:  lda CHARSET + DIGITS,x
        sta __BOARD_SET__ + DIGITS,x
        jsr dark
        sta __BOARD_SET__ + DIGITS + $80,x
        lda CHARSET + DIGITS,x
        jsr ground_of
        ora count
        sta __BOARD_SET__ + DIGITS + $100,x
        dex
        bpl digit
        ldx #7
square: lda #GROUND
        sta __BOARD_SET__ + 8 * BOARD_DARK,x
        lda #LIGHT
        sta __BOARD_SET__ + 8 * BOARD_LIGHT,x
        dex
        bpl square
        rts
; ground pixels become those of a dark square
dark:   jsr ground_of
        asl a
        ora count
        rts
.endproc

; screen_small_board: makes screen_height rows of text, from screen_row on, rows of the board
; void screen_small_board(uint8_t is_paper)
;   The rows of text take ten scan lines each, those of the board eight: there are blank lines above and below it. Call
;   it after screen_menu and screen_light. Regions: 0 text, 1 board, 2 text, 3 picture.
;   In:        A = 0: squares of wood, 1: lines on paper; screen_row, screen_height
;   Out:       screen_line = first scan line of the board        Clobbers: A, X, Y, count, mask
.proc _screen_small_board
        asl a
        ora pal
        tax
        lda #0
        clc
        beq first               ; always
next:   adc #BOARD_COLOURS
first:  dex
        bpl next
        sta mask
        jsr wait_frame
        ldx #REGION - 1
:       lda regions + 2 * REGION,x
        sta regions + 3 * REGION,x
        dex
        bpl :-
        ldx #2 * REGION
        lda #LUM_STATUS
        jsr text_region
        ldx mask
        ldy #0
:       lda colours,x
        sta regions + REGION + 1,y
        inx
        iny
        cpy #4
        bne :-
        lda colours,x
        sta frames
        lda colours + 1,x
        sta frames + 1
        lda regions
        sta regions + REGION
        lda #>__BOARD_SET__
        sta regions + REGION + 5
        ; 2 * screen_height + 1 bytes of the display list: the rows, and two blank lines for each and two more
        lda _screen_row
        sec
        sbc #6
        asl a
        tax
        asl a
        asl a
        sta mask                ; 8 * item
        txa
        clc
        adc mask
        adc #68                 ; the first item is at scan line 71, each is ten further; C = 0
        adc _screen_height
        adc _screen_height
        sbc #2 * (BELOW - 1) - 1 ; C = 0
        sta _screen_line
        lda #0
        sta DISPLAY_LIST + MENU_LIST + 2 * ITEMS ; no DLI between the text below the board and the last two rows
        sta DISPLAY_LIST + MENU_LIST - 1,x
        inx
        lda #DLI | BLANK_2
        ldy _screen_height
        dey
        dey
        dey
        jsr many
        lda #$04
        ldy _screen_height
        jsr many
        lda #DLI | BLANK_2
        ldy #BELOW - 1
        jsr many
        lda #BLANK_3
        sta DISPLAY_LIST + MENU_LIST - 1,x
        rts
; Y times A into the list; the DLI only once
many:   sta DISPLAY_LIST + MENU_LIST - 1,x
        and #<~DLI
        inx
        dey
        bne many
        rts
.endproc

; screen_small_board_frame: frames the square at screen_column, screen_line; with screen_line 0 there is no frame
; void screen_small_board_frame(uint8_t is_picked)
;   In:        A = 0: the cursor, players 0 and 1; 1: a picked piece, players 2 and 3     Clobbers: A, X, Y, count, spot
.proc _screen_small_board_frame
        sta count
        jsr wait_frame
        ldy count
        lda frames,y
        ldx #>PLAYER_0
        cpy #0
        beq :+
        inx
        iny
:       stx spot+1              ; Y = 0 or 2
        sta PCOLR0,y
        sta PCOLR1,y
        lda #0
        sta spot
        sta SIZEP0,y
        sta SIZEP1,y
        lda _screen_column
        asl a
        asl a
        adc #COLUMN_0
        sta HPOSP0,y
        adc #8
        sta HPOSP1,y
        ldy #0
        tya
:       sta (spot),y
        iny
        bne :-
        lda _screen_line
        beq done
        lsr a
        tay
        ldx #0
line:   lda edges,x
        sta (spot),y
        tya
        eor #$80
        tay
        lda right_edges,x
        sta (spot),y
        tya
        eor #$80
        tay
        iny
        inx
        cpx #FRAME_LINES
        bne line
done:   rts
.endproc

.segment "LESSONS_BSS"
frames:         .res 2          ; colours of both frames
