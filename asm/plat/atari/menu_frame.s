; menu_frame.s: the lower part of the main menu (the frame is in frame.s): bright text, and the card of a game between
; list and text. In the shell overlays MENU and CARDS, called by src/shell/menu and src/shell/lessons. No C twin: there
; is nothing here but colours and drawings.
; SPDX-License-Identifier: MIT

.include "plat/atari/screen.inc"
.export _screen_light, _screen_card, _screen_card_off, _screen_card_begin, _screen_card_drawing
.import regions, text_region, wait_frame, pal, __CARD_SET__
.importzp ptr1

CARD            = MENU_LIST + 2 * 10 - 1 ; after the tenth item. Each is followed by two blank lines, the last one by
                                ; three more, the first of them with a DLI
GLYPHS          = __CARD_SET__ + 8 * SCREEN_CARD_FIRST
COMMA           = __CARD_SET__ + 8 * (',' - ' ')

.segment "MENU_CODE"

; screen_light: makes the two lines below the list as bright as normal text
; void screen_light(void)
;   The brightness of text is the luminance in COLPF1, which a DLI sets for a region of the screen (frame.s).
;   Clobbers:  A
.proc _screen_light
        lda #LUM_STATUS
        sta regions + REGION + 2
        rts
.endproc

; screen_card: the last four items are no items of the list, but rows of the card
; void screen_card(void)
;   Regions: 0 list, 1 card, 2 text, 3 picture. The card begins with the colours and the set of the picture.
;   Clobbers:  A, X, Y
.proc _screen_card
        jsr wait_frame
        ldx #REGION - 1
:       lda regions + 2 * REGION,x
        sta regions + 3 * REGION,x
        sta regions + REGION,x
        dex
        bpl :-
        ldx #CARD_LINES - 1
:       lda card,x
        sta DISPLAY_LIST+CARD,x
        dex
        bpl :-
        ldx #2 * REGION
        lda #LUM_STATUS
        jmp text_region

; blank lines, four rows in four colours, blank lines; as many scan lines as four items
card:           .byte $10, DLI, $20, $04, $04, $04, $04, DLI, $20, $00
CARD_LINES      = * - card
.endproc

; screen_card_off: the card has the set of the picture; its rows should be empty
; void screen_card_off(void)
;   Clobbers:  A
.proc _screen_card_off
        lda #>CHARSET
        sta regions + REGION + 5
        rts
.endproc

.segment "CARDS_CODE"

; screen_card_begin: copies the letters and digits of the menu's set to that of the card, and adds a comma
; void screen_card_begin(void)
;   Clobbers:  A, X
.proc _screen_card_begin
        ldx #0
:       lda CHARSET,x
        sta __CARD_SET__,x
        lda CHARSET + $100,x
        sta __CARD_SET__ + $100,x
        inx
        bne :-
        ldx #8
:       lda comma - 1,x
        sta COMMA - 1,x
        dex
        bne :-
        rts
comma:  .byte $00, $00, $00, $00, $00, $0C, $0C, $30
.endproc

; screen_card_drawing: takes the board and the colours of a card
; void screen_card_drawing(const ScreenCard *card)
;   Between two frames, so that none has parts of two boards.
;   In:        A/X = card        Clobbers: A, X, Y, ptr1
.proc _screen_card_drawing
        sta ptr1
        stx ptr1+1
        jsr wait_frame
        ldy #0
:       lda (ptr1),y
        sta GLYPHS,y
        iny
        bne :-
        inc ptr1+1
        lda pal
        asl a
        asl a
        tay
        ldx #0
:       lda (ptr1),y
        sta regions + REGION + 1,x
        iny
        inx
        cpx #4
        bne :-
        lda #>__CARD_SET__
        sta regions + REGION + 5
        rts
.endproc
