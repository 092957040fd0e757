; frame.s: opens the frames of a game and of the main menu, changes the colours down the screen, and switches between
; the states blank, thinking and play. Called by shell and views (src/plat/screen.h); display_list.s builds the display
; lists. No C twin: there is nothing here but hardware.
;
; Memory: the last 3K of the 48K, $B400-$BFFF (names in screen.inc):
;   $B400      character set (1K)
;   $B800      screen memory (1K)
;   $BC00      player-missile block (1K). The hardware uses nothing below +$180, so the display list is at $BC80;
;              missiles are at $BD80, players 0 to 3 at $BE00, $BE80, $BF00, $BF80
; The character set comes first because RESET clears the last kilobyte: the operating system opens its own text screen
; there. So a game's drawings survive RESET.
;
; Colours: a frame is divided into regions from top to bottom, each with its own five colours and character set. The top
; region gets them from the shadow registers (COLOR0 to COLOR4, CHBAS), which the operating system copies to the
; hardware in every vertical blank. Every other region starts with a display list interrupt (DLI) that sets them.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_start, _screen_open, _screen_menu, _screen_state, regions
.export frame_game, frame_bars, text_region, set_top, text_row, pal
.exportzp _screen_row, _screen_column, _screen_width, _screen_height, _screen_colour_bit
.exportzp _screen_line
.import input_start, input_look, vbi_later, bar_draw, wait_frame
.import emit, emit_many, emit_head, emit_window, emit_keys, frame_begin
.import row_count, keys_at

NARROW          = $21           ; SDMCTL: display list DMA, narrow playfield (32 columns)
NARROW_PM       = $2D           ; the same with DMA for players and missiles, two scan lines a byte (a double line)

.segment "BSS"
text_row:       .res 1          ; row of the file letters below the window; the next rows are status, thinking, keys
pal:            .res 1          ; 0 NTSC, 1 PAL
.segment "IOCB"                 ; in CIO's memory: RESET overwrites it, and the next frame sets it again
regions:        .res 4 * REGION ; colours and character set of each region below the top one; frames use two or three

.segment "RODATA"
; Background, gold, menu bar, green: NTSC, then PAL. PAL numbers its hues differently, so each colour is given twice.
; All are at even offsets from `background`, so that "ora pal" or adding `pal` selects the system.
background:     .byte $A0, $90
gold:           .byte $2C, $EC
bar:            .byte $34, $14
green:          .byte $C6, $B6
GREY            = $0A
BONE            = $0E

; Rows below the window of a game: file letters, 4 blank lines, status, thinking
tail:           .byte $02, $30, $02, $02
TAIL            = * - tail
; The main menu: the title picture is at scan lines 18-65. Fourteen entries start at 71, ten scan lines apart, and two
; rows of dim text at 214. The last DLI sets the colours of the picture again for the next frame: while SIO runs, the
; operating system does not copy its shadow registers, and the picture would have the colours of the dim text.
menu:           .byte $70, $10, $04, $04, $04, $04, $04, $04, DLI, $30
MENU            = * - menu
below:          .byte DLI, $10, $02, $02, DLI, $41
BELOW           = * - below
; Horizontal positions of players 0 to 3, in colour clocks; the narrow playfield is $40-$BF, a player of quadruple width
; has 32 ($20). In a game: the cursor off screen; strips over the left border, over the panel, over the right border.
places:         .byte $00, $20, $A0, $C0
; In the menu: all four players side by side are the bar, as wide as the playfield.
bars:           .byte $40, $60, $80, $A0

.segment "CODE"

; screen_start: takes over the hardware, at start and after RESET
; void screen_start(void)
;   The display stays as it is until a frame is opened.
;   Out:       pal               Clobbers: A, X, Y
.proc _screen_start
        ldx #0
        lda PAL                 ; bits 1-3 of this GTIA register are 0 on PAL machines
        and #$0E
        bne :+
        inx
:       stx pal
        stx region              ; a small offset: a DLI before the first VBI must not read beyond the table
        lda #<dli               ; the OS jumps through VDSLST in a display list interrupt
        sta VDSLST
        lda #>dli
        sta VDSLST+1
        jsr input_start
        lda #6                  ; SETVBV 6: immediate vertical blank vector; 7: deferred
        ldx #>vbi_now
        ldy #<vbi_now
        jsr SETVBV
        lda #7
        ldx #>vbi_later
        ldy #<vbi_later
        jsr SETVBV
        lda #$C0                ; last, when all vectors are set: allow VBI (bit 6) and DLI (bit 7)
        sta NMIEN
        jmp wait_frame
.endproc

; The immediate VBI, which runs before the operating system's own. While SIO runs (CRITIC is set) the OS skips the
; deferred VBI but not this one. So the regions and the input keep working while the disk is read.
.proc vbi_now
        lda #0
        sta region              ; the first DLI of the frame sets the first region
        sta ATRACT              ; no attract mode: the OS would change the colours after nine minutes without a key
        jsr input_look
        jmp SYSVBV
.endproc

; Display list interrupt: sets colours and character set of the next region. It comes on a blank scan line. STA WSYNC
; halts the 6502 until the end of that line, so the first registers change in the horizontal blank. The stores go on
; into the next line, which shows nothing either: it is blank, or the empty top line of the characters. So a single
; WSYNC is enough for six registers.
;   Cycles:    about 95, including the wait
.proc dli
        pha
        txa
        pha
        ldx region
        lda regions,x
        sta WSYNC
        sta COLBK
        lda regions+1,x
        sta COLPF0
        lda regions+2,x
        sta COLPF1
        lda regions+3,x
        sta COLPF2
        lda regions+4,x
        sta COLPF3
        lda regions+5,x
        sta CHBASE
        txa
        clc
        adc #REGION
        sta region
        pla
        tax
        pla
        rti
.endproc

; ---- frames ----

; screen_open: opens an empty frame for a game: title, window, file letters, status, thinking, key row
; void screen_open(const Layout *layout)
;   In:        A/X = layout      Clobbers: A, X, Y, zero page of the screen
.proc _screen_open
        sta layout
        stx layout+1
        jsr frame_begin
        jsr emit_head
        ldy #LAYOUT_LENGTH
        lda (layout),y
        jsr emit_window
        ldy #LAYOUT_BELOW
        lda (layout),y
        jsr emit
        lda row_count
        sta text_row
        lda #<tail
        ldx #>tail
        ldy #TAIL
        jsr emit_many
        jsr emit_keys
        ; fall into frame_game
.endproc

; frame_game: sets the colours of a game's frame, makes players 1 to 3 the strips beside the board, shows the frame
;   In:        layout            Clobbers: A, X, Y
.proc frame_game
        ldy #0
        ldx pal
        beq :+
        ldy #REGION
:       ldx #0
        ; region 0: the board, in the colours of the layout and the game's own character set
:       lda (layout),y
        sta regions,x
        iny
        inx
        cpx #LAYOUT_CURSOR
        bne :-
        lda (layout),y
        sta cursor_colour
        lda #>CHARSET
        sta regions,x
        inx
        ; regions 1 and 2: status lines and key row
        lda #LUM_STATUS
        jsr text_region
        lda #LUM_KEYS
        jsr text_region
        ldx #REGION
        jsr set_top
        ldy pal
        jsr quads
        sta SIZEM               ; two bits a missile: missile 0, the mark of a picked-up piece, has quadruple width too
        ldy #LAYOUT_CURSOR_SIZE
        lda (layout),y
        sta SIZEP0
        ldx #3
:       lda places,x
        sta HPOSP0,x
        dex
        bpl :-
        stx checkerboard_state  ; $FF
        lda #2                  ; PRIOR 2, from front to back: players 0 and 1, the playfield, players 2 and 3, COLBK
        sta GPRIOR
        inx                     ; 0
        stx cursor_rest
        ; fall into frame_show
.endproc

; Completes the jump at the end of the display list, hands the list to the OS and shows the frame in state "play".
.proc frame_show
        ldy list_at             ; the jump goes to the start of the list
        lda list
        sta (list),y
        sta SDLSTL
        iny
        lda list+1
        sta (list),y
        sta SDLSTH
        lda #2
        ; fall into screen_state
.endproc

; screen_state: switches between blank (0), thinking (1) and play (2), see src/plat/screen.h
; void screen_state(uint8_t state)
;   ANTIC steals cycles from the 6502 for everything it shows. While the computer thinks, the key row, its DLI and the
;   player DMA are off. The strips need no DMA then: their graphics registers are set to $FF once and keep that value.
;   The squares of checkerboard.s change from line to line, so with them DMA stays on (checkerboard_state).
;   In:        A = state         Clobbers: A, X, Y
.proc _screen_state
        tax
        jsr wait_frame          ; ANTIC is at the top now, far from the end of its list
        ldy keys_at
        beq shown
        lda key_dli,x
        sta (list),y
        iny
        lda key_mode,x
        sta (list),y
shown:  cpx checkerboard_state
        bne :+
        inx                     ; checkerboard: when thinking, use the DMA of play
:       lda dma,x
        sta SDMCTL
        sta DMACTL              ; at once: otherwise the players would show stray bytes until the next frame
        lda #0
        cpx #2
        bcs strips
        sta GRACTL
        sta GRAFP0
        sta GRAFM
        dex                     ; X = $FF for blank, 0 for thinking: so A = 0 or $FF
        txa
        eor #$FF
        sta GRAFP1
        sta GRAFP2
        sta GRAFP3
        rts
strips: lda #3                  ; GRACTL: take missiles and players from DMA
        sta GRACTL
        rts

dma:            .byte 0, NARROW, NARROW_PM
; By state: a blank line with or without DLI, then 8 blank lines or the key row: always nine scan lines
key_dli:        .byte $00, $00, DLI
key_mode:       .byte $70, $70, $02
.endproc

; Gives all players quadruple width and the colour at offset Y of the table `background`.
;   In:        Y                 Out: A = 3                Clobbers: X
.proc quads
        ldx #3
:       lda background,y
        sta PCOLR0,x
        lda #3
        sta SIZEP0,x
        dex
        bpl :-
        rts
.endproc

; text_region: sets a region of text in the ROM font
;   In:        A = luminance of the text, X = offset of the region      Out: X = offset of the next one
;   Clobbers:  A, Y
.proc text_region
        sta regions+2,x         ; COLPF1: mode 2 takes the luminance of the text from it, and the hue from COLPF2
        ldy pal
        lda background,y
        sta regions,x           ; COLBK: border
        sta regions+3,x         ; COLPF2: ground of the text
        lda gold,y
        sta regions+1,x         ; COLPF0: titles in mode 6
        lda #GREY               ; COLPF3: level and headings in mode 6
        sta regions+4,x
        lda #ROM_FONT
        sta regions+5,x
        txa
        clc
        adc #REGION
        tax
        rts
.endproc

; set_top: gives the top of the screen the colours of the region at offset X, through the shadow registers of the OS
;   In:        X                 Clobbers: A, X, Y
.proc set_top
        lda regions,x
        sta COLOR4
        lda regions+5,x
        sta CHBAS
        ldy #0
:       lda regions+1,x
        sta COLOR0,y
        inx
        iny
        cpy #4
        bne :-
        rts
.endproc

; screen_menu: opens the frame of the main menu
; void screen_menu(void)
;   Rows 0-5 are the title picture, 6-19 the entries, 20-21 the dim text. Region 0 is the entries, 1 the dim text, 2 the
;   picture; the top of the screen has the same colours as region 2.
;   Clobbers:  A, X, Y, zero page of the screen
.proc _screen_menu
        jsr frame_begin
        lda #<menu
        ldx #>menu
        ldy #MENU
        jsr emit_many
        lda #ITEMS
        sta count
:       lda #$02                ; a row of text, two blank lines
        jsr emit
        lda #$10
        jsr emit
        dec count
        bne :-
        lda #<below
        ldx #>below
        ldy #BELOW
        jsr emit_many
        lda #$FF                ; erase the bar
        jsr bar_draw
        ldx #0
        lda #LUM_ITEMS
        jsr text_region
        lda #LUM_KEYS
        jsr text_region
        lda #0                  ; the picture: COLPF1 is black
        jsr text_region
        ldy pal
        lda #BONE
        sta regions+2*REGION+3
        lda green,y
        sta regions+2*REGION+4
        lda #>CHARSET
        sta regions+2*REGION+5
        ldx #2 * REGION
        jsr set_top
        ; fall into frame_bars
.endproc

; frame_bars: puts the four players side by side, as a bar over a row of text, and shows the frame
;   Clobbers:  A, X, Y
.proc frame_bars
        lda pal
        ora #bar - background
        tay
        jsr quads
        ldx #3
:       lda bars,x
        sta HPOSP0,x
        dex
        bpl :-
        stx cursor_rest         ; $FF: it does not blink
        lda #1                  ; PRIOR 1: players in front of the playfield; in mode 2 the text still shows, as its
                                ; luminance comes from COLPF1 even there
        sta GPRIOR
        jmp frame_show
.endproc
