; view_notes.s: the notes that stay for the report. Twin of src/games/starchess/view_notes.c, which explains it.
; SPDX-License-Identifier: MIT

.include "games/starchess/starchess.inc"
.export _stars_notes, _stars_note_number, _stars_dropped
.export _stars_take_note, _stars_note_is_news, _stars_note_is_true, _stars_add_note, _stars_make_note_space
.import _stars_note, _stars_snapshot, _record_count, _record_most, _record_trim, _record_move
.importzp ptr1, tmp1

; Members of Note
KIND            = 0
PLAYER          = 1
SECTOR          = 3
AT              = 10
CODE            = 12
NOTE_BYTES      = 14
LEAST           = NOTES_MOST - NOTES_PER_ORDER ; with this number of notes or fewer, an order has space

.segment "BSS"
notes:          .res NOTES_MOST * NOTE_BYTES
_stars_notes:   .res 1
_stars_note_number: .res 1
_stars_dropped: .res 2
note_turn:      .res 1
kept:           .res 1
pass:           .res 1

.segment "CODE"

; ptr1 = the address of note A.   Out: Y = NOTE_BYTES        Clobbers: A, X, tmp1
.proc note_at
        sta tmp1
        asl a
        asl a
        asl a
        sec
        sbc tmp1
        asl a                   ; 14 * A
        ldx #>notes
        bcc :+
        inx
        clc
:       adc #<notes
        bcc :+
        inx
:       sta ptr1
        stx ptr1+1
        ldy #NOTE_BYTES
        rts
.endproc

; void stars_take_note(void)
;   Clobbers:  A, X, Y, ptr1, tmp1
.proc _stars_take_note
        lda _stars_note_number
        jsr note_at
:       dey
        lda (ptr1),y
        sta _stars_note,y
        tya
        bne :-
        lda _stars_note + SECTOR
        tax
        lsr a
        lsr a
        lsr a
        lsr a
        sta note_turn
        txa
        and #$0F
        sta _stars_note + SECTOR
        rts
.endproc

; uint8_t stars_note_is_news(void)
;   Out:       A, Z = 1 or 0; X = 0
.proc _stars_note_is_news
        lda _side
        cmp _stars_note + PLAYER
        lda turn
        sbc #0                  ; 1 less for a later player
        eor note_turn
        and #$0F
        beq true
        bne false               ; always
.endproc

; uint8_t stars_note_is_true(void)
;   Out:       A, Z = 1 or 0; X = 0             Clobbers: Y, ptr1, tmp1, what record_move does
.proc _stars_note_is_true
        jsr _stars_take_note
        lda _stars_note + AT
        sec
        sbc _stars_dropped
        tay
        lda _stars_note + AT + 1
        sbc _stars_dropped + 1
        bne false               ; a record has less than 256 orders
        cpy _record_count
        bcs false
        lda _move
        pha
        lda _move+1
        pha
        tya
        ldx #0
        jsr _record_move
        lda _move
        eor _stars_note + CODE
        sta tmp1
        lda _move+1
        eor _stars_note + CODE + 1
        ora tmp1
        tax
        pla
        sta _move+1
        pla
        sta _move
        txa
        beq true
        ; fall into false
.endproc
false:  ldx #0
        txa
        rts
true:   ldx #0
        lda #1
        rts

; void stars_add_note(uint8_t kind)
;   In:        A = kind          Clobbers: A, X, Y, ptr1, tmp1
.proc _stars_add_note
        sta _stars_note + KIND
        lda _stars_notes
        cmp #NOTES_MOST
        bcs done
        inc _stars_notes
        ldx _stars_snapshot + (turn - _galaxy) ; the end of a turn may begin another
        stx note_turn
        ; fall into store
.endproc
; Stores the current note as note A.   Clobbers: A, X, Y, ptr1, tmp1
.proc store
        jsr note_at
:       dey
        lda _stars_note,y
        sta (ptr1),y
        tya
        bne :-
        lda note_turn
        asl a
        asl a
        asl a
        asl a
        ldy #SECTOR
        ora (ptr1),y
        sta (ptr1),y
.endproc
done:   rts

; void stars_make_note_space(void)
;   Clobbers:  A, X, Y, ptr1, tmp1, stars_note, and what record_trim does
.proc _stars_make_note_space
        lda _record_count
        cmp _record_most
        bne undone
        jsr _record_trim
        clc
        adc _stars_dropped
        sta _stars_dropped
        bcc undone
        inc _stars_dropped+1
undone: ldx _stars_notes
        beq drop
        dex
        stx _stars_note_number
        jsr _stars_note_is_true
        bne drop
        dec _stars_notes
        bpl undone              ; always
drop:   lda #0
        sta pass
again:  lda #LEAST
        cmp _stars_notes
        bcs done
        lda #0
        sta kept
        sta _stars_note_number
next:   jsr _stars_take_note
        lda _stars_notes
        clc
        sbc _stars_note_number
        sec
        adc kept                ; notes that are left if all from here on are kept
        cmp #LEAST + 1
        bcc keep
        ldx pass
        beq read
        dex
        bne skip
        lda _stars_note + KIND
        cmp #ORDER_BUILD + 1
        bcc skip
        bcs keep                ; always
read:   jsr _stars_note_is_news
        beq skip
keep:   lda kept
        inc kept
        jsr store
skip:   inc _stars_note_number
        lda _stars_note_number
        cmp _stars_notes
        bcc next
        lda kept
        sta _stars_notes
        inc pass
        bne again               ; always
.endproc
