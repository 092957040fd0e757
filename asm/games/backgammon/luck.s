; luck.s: twin of src/games/backgammon/luck.c: luck and moves of a game.
; SPDX-License-Identifier: MIT

.include "engine/common.inc"
.include "games/backgammon/backgammon.inc"
.export _backgammon_count, _backgammon_changes
.import _backgammon_begin, _backgammon_is_start, _backgammon_best_reply, _backgammon_score_after
.import _game_eval, _game_read_position, _list_play, _record_begin, _record_count, _record_move

.bss
_backgammon_changes: .res 8
value:      .res 2              ; for the side to move
n:          .res 2
counts:     .res 1
wait:       .res 2

.segment "SEARCH"

; uint8_t backgammon_count(uint8_t (*wait)(uint8_t frames))
;   In:        A/X = wait; the record
;   Out:       A = 1: backgammon_changes; 0: it was stopped; X = 0
;   Clobbers:  all
.proc _backgammon_count
        sta wait
        stx wait+1
        jsr _backgammon_begin
        lda _record_begin
        ldx _record_begin+1
        jsr _game_read_position
        ldx #n + 2 - _backgammon_changes
        lda #0
        sta _score
        sta _score+1
clear:  sta _backgammon_changes-1,x
        dex
        bne clear
        inx
        stx counts
        jsr _backgammon_is_start
        tax
        bne begin
        jsr _game_eval
begin:  jsr keep
next:   lda n
        cmp _record_count
        bne play
        lda n+1
        cmp _record_count+1
        beq done
play:   lda #0
        jsr asked
        tax
        beq :+
        lsr counts              ; 0
:       lda n
        ldx n+1
        jsr _record_move
        inc n
        bne :+
        inc n+1
:       bit _move+1
        .assert MOVE_ROLL = $8000, error, "luck tests bit 15"
        bmi roll
        lda counts
        beq roll
        jsr _backgammon_best_reply
        lda #BACKGAMMON_LUCK
        jsr change
        jsr _list_play
        jsr other_side
        jsr _backgammon_score_after
        lda #BACKGAMMON_MOVES
        jsr change
        jsr other_side
        sec
        lda #0
        sbc value
        sta value
        lda #0
        sbc value+1
        sta value+1
        jmp root
roll:   jsr _list_play
root:   lda #0                  ; nothing is taken back
        sta _ply
        beq next                ; always
done:   lda counts
        ldx #0
        rts
asked:  jmp (wait)
other_side:
        lda _side
        eor #1
        sta _side
        rts
.endproc

; change: adds what score is more than value to the change of kind A of the side to move.   Clobbers: A, X, Y, tmp1
.proc change
        ora _side
        asl
        tax
        sec
        lda _score
        sbc value
        tay
        lda _score+1
        sbc value+1
        sty tmp1
        cmp #$80
        ror
        ror tmp1
        cmp #$80
        ror
        ror tmp1
        tay
        lda tmp1
        clc
        adc _backgammon_changes,x
        sta _backgammon_changes,x
        tya
        adc _backgammon_changes+1,x
        sta _backgammon_changes+1,x
        ; fall into keep
.endproc
; keep: value = score.   Clobbers: A
.proc keep
        lda _score
        sta value
        lda _score+1
        sta value+1
        rts
.endproc
