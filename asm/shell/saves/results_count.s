; results_count.s: twin of src/shell/saves/results_count.c: counts the results of games. In the overlay RESULTS, for
; which C would be too long.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/engine.inc"
.include "constants/shell.inc"
.include "constants/shell/saves.inc"
.export _results_count, _results_merge
.import _game_info, _record_seed, _record_computer, _record_resigned, _text_buffer
.import _shell_entry, _shell_level, _shell_results, _shell_counted_seed
.importzp ptr1, ptr2

SUM_START       = $54           ; start_sum of src/shell/saves/save_sum.h

.segment "RESULTS_BSS"
result:         .res RESULT_BYTES ; a record: what is added next
left:           .res 1          ; bytes left; offset of the last record

.segment "RESULTS_CODE"

; results_count: adds the result of the game on the board to shell_results
; void results_count(void)
;   Clobbers:  A, X, Y, ptr1, ptr2
.proc _results_count
        ldx #1
        ldy #0
:       lda _record_seed,x
        cmp _shell_counted_seed,x
        sta _shell_counted_seed,x
        beq :+
        iny
:       dex
        bpl :--
        tya
        beq done                ; it was counted
        jsr _game_info
        sta ptr1
        stx ptr1+1
        ldy #INFO_SIDES
        lda (ptr1),y
        tay
        ldx #0                  ; number of people
:       lda _record_computer-1,y
        bne :+
        inx
:       dey
        bne :--
        dex
        beq one
done:   rts
one:
        sty result+RESULT_WON   ; Y = 0
        sty result+RESULT_LOST
        sty result+RESULT_DRAWN
        sty result+1            ; the key: two checksums of the file name, of which the level replaces some bits
        lda #SUM_START
        sta result
:       lda _shell_entry,y      ; the name is first in it
        clc
        adc result
        sta result
        clc
        adc result+1
        sta result+1
        iny
        cpy #SHELL_FILE
        bne :-
        and #$FF ^ RESULT_LEVEL
        sta result+1
        lda _shell_level
        bpl :+
        sbc #LEVEL_RANDOM - 16  ; C = 1
:       ora result+1
        sta result+1

        ldx #RESULT_DRAWN
        ldy _record_resigned
        cpy #RECORD_AGREED
        beq count
        lda _outcome
        cmp #OUTCOME_DRAW
        beq count
        dex                     ; RESULT_LOST
        eor #OUTCOME_LOSS
        beq other
        tya
        beq same
other:  lda #1                  ; the side to move has lost
        .byte $2C               ; bit abs: skips the next instruction
same:   lda #0
        eor _side
        tay
        lda _record_computer,y
        bne count
        dex                     ; RESULT_WON
count:  inc result,x
        lda #<_shell_results
        sta ptr1
        lda #>_shell_results
        sta ptr1+1
        lda #SHELL_RESULTS - RESULT_BYTES
        jmp add
.endproc
.assert RESULT_LOST = RESULT_DRAWN - 1 && RESULT_WON = RESULT_LOST - 1, error

; results_merge: adds shell_results to the results in text_buffer
; void results_merge(void)
;   Clobbers:  A, X, Y, ptr1, ptr2
.proc _results_merge
        ldx #SHELL_RESULTS - 1
next:   ldy #RESULT_BYTES - 1
:       lda _shell_results,x
        sta result,y
        dex
        dey
        bpl :-
        lda result+1
        beq :+                  ; empty
        txa
        pha
        lda #<_text_buffer
        sta ptr1
        lda #>_text_buffer
        sta ptr1+1
        lda #RESULTS_BYTES - RESULT_BYTES
        jsr add
        pla
        tax
:       txa
        bpl next
        rts
.endproc

; Adds `result` to the records of a table, and puts its record first.
;   In:        ptr1 = table, A = offset of its last record
;   Clobbers:  A, X, Y, ptr2
.proc add
        sta left
        ldy #0
next:   iny
        lda (ptr1),y
        beq free
        cmp result+1
        bne other
        dey
        lda (ptr1),y
        iny
        cmp result
        beq same
other:  dey
        cpy left
        beq full
        tya
        clc
        adc #RESULT_BYTES
        tay
        bne next                ; always
full:   iny                     ; the table is full: the last record goes that is not of puzzles
        lda (ptr1),y
        dey
        and #RESULT_LEVEL
        cmp #RESULT_PUZZLES
        bne take
        tya
        sbc #RESULT_BYTES       ; C = 1
        tay
        bne full                ; always: no disk has puzzles of so many games
same:   ldx #RESULT_WON
sum:    iny
        lda result+1
        and #RESULT_LEVEL
        cmp #RESULT_PUZZLES
        bne :+
        lda (ptr1),y            ; a bit for each puzzle
        ora result,x
        bcs store               ; always
:       lda (ptr1),y
        clc
        adc result,x
        cmp #RESULT_MOST + 1
        bcc store
        lda #RESULT_MOST
store:  sta result,x
        inx
        cpx #RESULT_BYTES
        bne sum
        tya
        sbc #RESULT_BYTES - 2   ; C = 1
        tay
free:   dey
take:   lda ptr1                ; the records before it move by one
        clc
        adc #RESULT_BYTES
        sta ptr2
        lda ptr1+1
        adc #0
        sta ptr2+1
        tya
        beq put
:       dey
        lda (ptr1),y
        sta (ptr2),y
        tya
        bne :-
put:    ldy #RESULT_BYTES - 1
:       lda result,y
        sta (ptr1),y
        dey
        bpl :-
        rts
.endproc
