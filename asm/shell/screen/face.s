; face.s: twin of src/shell/screen/face.c: the computer's face in the panel, and its remarks. In the overlay library.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "texts/shell.inc"
.include "constants/engine.inc"
.include "constants/view.inc"
.include "constants/shell.inc"
.include "constants/shell/screen/face.inc"
.export _view_face
.import _game_info, _game_view, _view_text, _screen_panel_codes, _screen_panel_join, _screen_thinking, pusha
.import _record_computer, _record_resigned, _record_count
.import _shell_last_score, _shell_turned_move, _shell_player
.importzp ptr1

.segment "BSS"
codes:          .res 2
line:           .res 1          ; the current line of the panel
eyes:           .res 1          ; rows of the tile, as offsets of their codes
mouth:          .res 1
seen:           .res 1          ; low byte of record_count at the last turn of a person
remarked:       .res 1          ; the same for the last remark
last:           .res 2          ; the computer's score at that turn
value:          .res 2          ; the size of a score, or of a change of it
sign:           .res 1          ; its sign, in bit 7
limit:          .res 2
text:           .res 2          ; the remark, if its high byte is not 0

.segment "RODATA"
good:           .byte TEXT_REMARK_GOOD, 0
bad:            .byte TEXT_REMARK_BAD, 0

.segment "CODE"

; view_face: draws the face
; const char *view_face(const uint8_t *codes)
;   In:        A/X = codes, or 0: only remarks
;   Out:       A/X = 0
.proc _view_face
        sta codes
        stx codes+1
        lda _record_computer
        cmp _record_computer+1
        bne :+
        jmp done
:
        lda #EYES
        sta eyes
        ldy #MOUTH
        lda _record_resigned
        cmp #RECORD_AGREED
        beq draw
        ora _outcome
        bne over
        ldx _side
        lda _record_computer,x
        ora _ply                ; within a search `side` is that of another position
        beq person
        lda #THINKING_EYES
        sta eyes
        bne draw                ; always

over:   lda _outcome
        cmp #OUTCOME_DRAW
        beq draw
        ldx _side
        lda _record_resigned
        bne other
        lda _outcome
        cmp #OUTCOME_LOSS
        bne winner
other:  txa
        eor #1
        tax
winner: lda _record_computer,x
        bne grin
        beq sour                ; always

person: jsr remark
        ldy #MOUTH
        lda _shell_turned_move
        beq draw
        lda _shell_last_score
        ldx _shell_last_score+1
        jsr take
        ldy #0
        jsr is_large
        ldy #MOUTH
        bcc draw
        bit sign
        bmi sour
grin:   ldy #GRIN
        .byte $2C               ; bit abs: skips the next instruction
sour:   ldy #SOUR
draw:   sty mouth
        lda codes+1
        beq done
        jsr _game_view
        sta ptr1
        stx ptr1+1
        ldy #VIEW_FACE
        lda (ptr1),y
        sta line
        lda #HORNS
        jsr row
        lda eyes
        jsr row
        lda mouth
        jsr row
        lda #CHIN
        jsr draw_row
done:   lda #0
        tax
        rts
.endproc

; The same, and joins the row to the next one: some boards have a marker row between them.
.proc row
        jsr draw_row
        ldx line
        dex
        txa
        jmp _screen_panel_join
.endproc

; Draws a row of the face in the next line.   In: A = offset of its codes
.proc draw_row
        pha
        lda line
        inc line
        jsr pusha
        pla
        clc
        ldx codes+1
        adc codes
        bcc :+
        inx
:       jmp _screen_panel_codes
.endproc

; Shows a remark if the score has changed by two pieces since the last turn.
.proc remark
        lda #0
        sta text+1
        lda _record_count
        sec
        sbc seen
        cmp #2
        bne quiet
        lda _shell_turned_move
        beq quiet
        lda _shell_last_score
        sbc last                ; C = 1
        tay
        lda _shell_last_score+1
        sbc last+1
        tax
        tya
        jsr take
        ldy #1
        jsr is_large
        bcc quiet
        lda #<bad
        ldx #>bad
        bit sign
        bmi found
        ldy #GIFT_SHIFT
        jsr is_large
        bcc :++
        lda _shell_last_score+1
        bmi :+
        cmp #>SCORE_SURE
        bcs :++
:
        lda #VIEW_TEXT_GIFT
        jsr _view_text
        cpx #0
        bne found
:       lda #<good
        ldx #>good
found:  sta text
        stx text+1
quiet:  lda _shell_last_score
        sta last
        lda _shell_last_score+1
        sta last+1
        lda _record_count
        sta seen
        sec
        sbc remarked
        bmi again               ; moves were taken back
        ldx _record_count+1
        bne :+
        ldx _record_count
        cpx #2
        bcc again               ; a new game
:       cmp #REMARK_PLIES
        bcc done
        lda text+1
        beq done
        lda _shell_player
        and #SHELL_NO_REMARKS
        bne done
        lda seen
        sta remarked
        lda text
        ldx text+1
        jmp _screen_thinking
again:  lda seen
        sta remarked
done:   rts
.endproc

; Sets value and sign.   In: A/X = a signed number   Clobbers: A, X
.proc take
        stx sign
        cpx #$80
        bcc :+
        eor #$FF                ; C = 1
        adc #0
        pha
        txa
        eor #$FF
        adc #0
        tax
        pla
:       sta value
        stx value+1
        rts
.endproc

; Compares value with the score of a piece.   In: Y = shifts: 1 for two pieces, 2 for four   Out: C = 1: at least that
; many pieces                                 Clobbers: A, X, Y, ptr1
.proc is_large
        tya
        pha
        jsr _game_info
        sta ptr1
        stx ptr1+1
        ldy #INFO_SCORE_OF_PIECE
        lda (ptr1),y
        sta limit
        iny
        lda (ptr1),y
        sta limit+1
        pla
        tay
        beq :++
:       asl limit
        rol limit+1
        dey
        bne :-
:       lda value
        cmp limit
        lda value+1
        sbc limit+1
        rts
.endproc
