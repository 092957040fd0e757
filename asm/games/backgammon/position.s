; position.s: twin of src/games/backgammon/position.c: positions as text.
; SPDX-License-Identifier: MIT

.include "games/backgammon/backgammon.inc"
.include "texts/backgammon.inc"
.export _game_write_position, _game_read_position
.import _backgammon_won, _backgammon_buffer, _backgammon_find_outcome, _game_hash
.import _text_to, _text_put, _text_put_number, _text_end
.import _text_from, _text_at, _text_peek, _text_digit, _text_die, _text_wrong
.import _reversible_plies, _rules

BLACK = PLACE_OF_BLACK
read  = _backgammon_buffer

.bss
point:  .res 1
place:  .res 1          ; in backgammon_at
won:    .res 2
turn:   .res 1
large:  .res 1
small:  .res 1

.rodata
texts:
bad_bar:    .asciiz TEXT_BAD_BAR
bad_point:  .asciiz TEXT_BAD_POINT
bad_count:  .asciiz TEXT_BAD_COUNT
points_24:  .asciiz TEXT_POINTS_24
too_many:   .asciiz TEXT_TOO_MANY
both_off:   .asciiz TEXT_BOTH_OFF
bad_side:   .asciiz TEXT_BAD_SIDE
bad_roll:   .asciiz TEXT_BAD_ROLL
bad_score:  .asciiz TEXT_BAD_SCORE
.assert bad_score - texts < 256, error, "one byte for the place of a text"

.segment "CODE"

; void game_write_position(char *text)
;   In:        A/X = text; the position
;   Clobbers:  Y, ptr1, tmp1
.proc _game_write_position
        sta _text_to
        stx _text_to+1
        lda #24
        sta point
each:   lda #BLACK + 25
        sec
        sbc point
        tax
        lda _backgammon_at,x
        beq white
        pha
        lda #'B'
        bne checkers            ; always
white:  ldx point
        lda _backgammon_at,x
        beq empty
        pha
        lda #'W'
checkers:
        jsr _text_put
        pla
        jsr _text_put_number
        jmp next
empty:  jsr put_hyphen
next:   dec point
        beq bar
        lda #','
        jsr _text_put
        jmp each
bar:    jsr put_space
        lda _backgammon_at + BAR
        jsr _text_put_number
        lda #'/'
        jsr _text_put
        lda _backgammon_at + BLACK + BAR
        jsr _text_put_number
        jsr put_space
        lda #'w'
        ldx _side
        beq :+
        lda #'b'
:       jsr _text_put
        jsr put_space
        lda _backgammon_large
        beq none
        jsr put_digit
        lda _backgammon_small
        jsr put_digit
        jmp match
none:   jsr put_hyphen
match:  lda _backgammon_won
        ora _backgammon_won+1
        beq end
        jsr put_space
        lda _backgammon_won
        jsr put_digit
        jsr put_hyphen
        lda _backgammon_won+1
        jsr put_digit
end:    jmp _text_end

put_space:
        lda #' '
        .byte $2C               ; BIT: skips two bytes
put_hyphen:
        lda #'-'
        .byte $2C
put_digit:
        ora #'0'
        jmp _text_put
.endproc

; accept: goes on if the character A is there.   Out: Z = 1 if it is   Clobbers: A, X, Y, tmp1
.proc accept
        pha
        jsr _text_peek
        sta tmp1
        pla
        cmp tmp1
        bne done
        inc _text_at
        lda #0
done:   rts
.endproc

; read_number: reads a number up to 15.   Out: A, C = 1: there is none   Clobbers: X, Y
.proc read_number
        jsr _text_digit
        cmp #10
        bcs done
        inc _text_at
        cmp #1
        bne found
        jsr _text_digit
        cmp #6
        bcc more
        lda #1
found:  clc
done:   rts
more:   inc _text_at
        adc #10                 ; C = 0
        rts
.endproc

; read_won: reads the points of side X in the match.   Out: C = 1: there are none, or too many   Clobbers: A, X, Y, tmp1
.proc read_won
        stx place
        jsr _text_digit
        ldx place
        sta won,x
        lda _rules
        sec
        rol
        sta tmp1                ; MATCH_POINTS
        lda won,x
        cmp tmp1
        bcs done
        inc _text_at
done:   rts
.endproc

; count_off: sets the checkers off of the side whose places begin at X.   Out: C = 0: too many   Clobbers: A, X, Y
.proc count_off
        stx tmp1
        lda #CHECKERS
        ldy #BAR
        sec
each:   inx
        sbc read,x
        bcc done
        dey
        bne each
        ldx tmp1
        sta read,x
done:   rts
.endproc

; const char *game_read_position(const char *text)
;   In:        A/X = text
;   Out:       A/X = 0, or what is wrong
;   Clobbers:  Y, ptr1, tmp1, tmp2
.proc _game_read_position
        sta _text_from
        stx _text_from+1
        lda #0
        sta _text_at
        sta won
        sta won+1
        sta turn
        sta large
        sta small
        ldx #PLACES - 1
:       sta read,x
        dex
        bpl :-

        lda #24
        sta point
each:   lda #'-'
        jsr accept
        beq comma
        lda point
        sta place
        lda #'w'
        jsr accept
        beq count
        lda #BLACK + 25
        sec
        sbc point
        sta place
        lda #'b'
        jsr accept
        beq count
        lda #bad_point - texts
        bne wrong_1             ; always
count:  jsr read_number
        bcs no_count
        ldx place
        sta read,x
        tax
        bne comma
no_count:
        lda #bad_count - texts
wrong_1:
        jmp wrong
comma:  lda #','
        ldx point
        dex
        bne :+
        lda #' '
:       jsr accept
        beq :+
        lda #points_24 - texts
        bne wrong_1             ; always
:       dec point
        bne each

        jsr read_number
        bcs no_bar
        sta read + BAR
        lda #'/'
        jsr accept
        bne no_bar
        jsr read_number
        bcs no_bar
        sta read + BLACK + BAR
        lda #' '
        jsr accept
        beq :+
no_bar: lda #bad_bar - texts
        jmp wrong
:       ldx #0
        jsr count_off
        bcc many
        ldx #BLACK
        jsr count_off
        bcs :+
many:   ldx #too_many - texts
        bne at_start            ; always
:       lda read + OFF
        clc
        adc read + BLACK + OFF
        cmp #2 * CHECKERS
        bne :+
        ldx #both_off - texts
at_start:
        lda #0
        sta _text_at
        txa
        bne wrong_1             ; always

:       lda #'w'
        jsr accept
        beq :+
        inc turn
        lda #'b'
        jsr accept
        beq :+
        lda #bad_side - texts
        bne wrong               ; always
:       lda #' '
        jsr accept
        bne no_roll
        lda #'-'
        jsr accept
        beq match
        jsr _text_die
        sta large
        tax
        beq no_roll
        jsr _text_die
        sta small
        tax
        beq no_roll
match:  lda #' '
        jsr accept
        bne end
        ldx #0
        jsr read_won
        bcs no_score
        lda #'-'
        jsr accept
        bne no_score
        ldx #1
        jsr read_won
        bcs no_score
end:    jsr _text_peek
        tax
        beq take
no_roll:
        lda #bad_roll - texts
        bne wrong               ; always
no_score:
        lda #bad_score - texts
wrong:  ldx #>texts
        clc
        adc #<texts
        bcc :+
        inx
:       jmp _text_wrong

take:   ldx #PLACES - 1
:       lda read,x
        sta _backgammon_at,x
        dex
        bpl :-
        lda won
        sta _backgammon_won
        lda won+1
        sta _backgammon_won+1
        lda turn
        sta _side
        lda large
        ldx small
        cmp small
        bcs :+
        ldx large
        lda small
:       sta _backgammon_large
        stx _backgammon_small
        lda #0
        sta _ply
        sta _reversible_plies
        jsr _backgammon_find_outcome
        jsr _game_hash
        lda #0
        tax
        rts
.endproc
