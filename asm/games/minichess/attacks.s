; attacks.s: could the other side capture on a cell? Twin of src/games/minichess/attacks.c: it replaces that file on the
; Atari.
; SPDX-License-Identifier: MIT

.include "games/minichess/minichess.inc"
.export _minichess_guarded

.segment "GAME"

enemy = tmp1

; A = the kind of the piece in A, if it is an enemy; otherwise branches to `no`.
.macro kind_of_enemy no
        tay
        and enemy
        beq no
        tya
        and #NUMBER
        tay
        lda kind,y
.endmacro

; Branches to `yes` if an enemy of kind `what` is on cell X + step.
.macro enemy_is step, what, yes
        .local no
        lda board + (step),x
        kind_of_enemy no
        cmp #what
        bne no
        jmp yes
no:
.endmacro

; Branches to `yes` if an enemy queen or `slider` attacks cell X from the direction of `step`, or an enemy king from the
; next cell. `is_file`: the ray may be one cell longer.
.macro attacked_along step, is_file, slider, yes
        .local next, ride, far, no
        lda board + (step),x
        bne next
        lda board + 2 * (step),x
        bne far
        lda board + 3 * (step),x
        bne far
        lda board + 4 * (step),x
        .if is_file
        bne far
        lda board + 5 * (step),x
        .endif
far:    kind_of_enemy no
        jmp ride
next:   kind_of_enemy no
        cmp #KING
        bne ride
        jmp yes
ride:   cmp #QUEEN
        bne :+
        jmp yes
:       cmp #slider
        bne no
        jmp yes
no:
.endmacro

; uint8_t minichess_guarded(uint8_t cell)
;   In:        A = cell, side
;   Out:       A = 1 if the side not to move could capture there, else 0; X = 0
;   Clobbers:  Y, tmp1
;   Cycles:    about 350
.proc _minichess_guarded
        tax
        lda _side
        bne black
        lda #BLACK
        sta enemy
        enemy_is ROW - 1, PAWN, yes
        enemy_is ROW + 1, PAWN, yes
        jmp others
black:  lda #WHITE
        sta enemy
        enemy_is 0 - ROW - 1, PAWN, yes
        enemy_is 1 - ROW, PAWN, yes
others: enemy_is 2 * ROW + 1, KNIGHT, yes
        enemy_is 2 * ROW - 1, KNIGHT, yes
        enemy_is ROW + 2, KNIGHT, yes
        enemy_is ROW - 2, KNIGHT, yes
        enemy_is 2 - ROW, KNIGHT, yes
        enemy_is 0 - ROW - 2, KNIGHT, yes
        enemy_is 1 - 2 * ROW, KNIGHT, yes
        enemy_is 0 - 2 * ROW - 1, KNIGHT, yes
        attacked_along ROW, 1, ROOK, yes
        attacked_along 0 - ROW, 1, ROOK, yes
        attacked_along 1, 0, ROOK, yes
        attacked_along ROW - 9, 0, ROOK, yes    ; -1 (see moves.s)
        attacked_along ROW + 1, 0, BISHOP, yes
        attacked_along ROW - 1, 0, BISHOP, yes
        attacked_along 1 - ROW, 0, BISHOP, yes
        attacked_along 0 - ROW - 1, 0, BISHOP, yes
        lda #0
        tax
        rts
yes:    ldx #0
        lda #1
        rts
.endproc
