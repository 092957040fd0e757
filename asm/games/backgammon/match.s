; match.s: twin of src/games/backgammon/match.c: the points of a match, and the next game.
; SPDX-License-Identifier: MIT

.include "games/backgammon/backgammon.inc"
.export _backgammon_score, _game_reset
.import _backgammon_won, _backgammon_points, _backgammon_is_start_board, _game_read_position
.import _record_resigned, _record_computer, _rules

.bss
first:          .res 1          ; points of White and Black
second:         .res 1
reset_rules:    .res 1          ; for which game_reset was called last,
reset_computer: .res 1          ; and record_computer[0] then

.rodata
start:  .asciiz "W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 w -"

.segment "CODE"

; uint8_t backgammon_score(uint8_t owner)
;   In:        A = owner; the position, record_resigned
;   Out:       A = points, X = 0
;   Clobbers:  Y, tmp1
.proc _backgammon_score
        tax
        beq :+
        lda #SIDE_PLACES
:       tay
        lda _backgammon_won,x
        sta tmp1
        lda _backgammon_at + OFF,y
        cmp #CHECKERS
        bne resigned
        jsr _backgammon_points
        jmp add
resigned:
        lda _record_resigned
        cmp #RECORD_RESIGNED
        bne none
        cpx _side
        beq none
        tya
        eor #SIDE_PLACES
        tay
        lda _backgammon_at + OFF,y
        beq two
        lda #1
        .byte $2C               ; BIT: skips two bytes
two:    lda #2
        .byte $2C
none:   lda #0
add:    clc
        adc tmp1
        ldx #0
        rts
.endproc

; void game_reset(void)
;   In:        the position, outcome, record_resigned, record_computer, rules
;   Clobbers:  A, X, Y, ptr1, tmp1, tmp2
.proc _game_reset
        lda #1
        jsr _backgammon_score
        sta second
        txa
        jsr _backgammon_score
        sta first
        lda _rules
        cmp reset_rules
        bne nothing
        sec
        rol
        tax                     ; MATCH_POINTS
        dex
        cpx first
        bcc nothing
        cpx second
        bcc nothing
        lda _record_resigned
        bne keep
        lda _outcome
        beq runs
        cmp #OUTCOME_CHANCE
        bne keep
runs:   jsr _backgammon_is_start_board
        tax
        bne keep
nothing:
        lda #0
        sta first
        sta second
keep:   lda #<start
        ldx #>start
        jsr _game_read_position
        ldx first
        ldy second
        lda _record_computer
        cmp reset_computer
        beq same
        cmp _record_computer+1
        beq same
        ldx second
        ldy first
same:   sta reset_computer
        stx _backgammon_won
        sty _backgammon_won+1
        lda _rules
        sta reset_rules
        rts
.endproc
