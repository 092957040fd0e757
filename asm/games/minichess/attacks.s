; attacks.s: twin of src/games/minichess/attacks.c

.include "games/minichess/minichess.inc"
.export _minichess_guarded

.segment "GAME"

enemy = tmp1

; The kind of a man in A, if he is an enemy; else to `no`.
.macro kind_of_enemy no
        tay
        and enemy
        beq no
        tya
        and #NUMBER
        tay
        lda kind,y
.endmacro

; An enemy of this kind a step from X: to `yes`.
.macro enemy_is step, what, yes
        .local no
        lda board + (step),x
        kind_of_enemy no
        cmp #what
        bne no
        jmp yes
no:
.endmacro

; A queen, or `rider`, who can come to X against this step, or a king from the next cell: to `yes`.
.macro ridden step, is_file, rider, yes
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
:       cmp #rider
        bne no
        jmp yes
no:
.endmacro

; uint8_t minichess_guarded(uint8_t cell)
;   In:        A = cell, side
;   Out:       A = 1: who is not to move could take there, else 0; X = 0
;   Clobbers:  Y, tmp1
;   About 350 cycles
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
        ridden ROW, 1, ROOK, yes
        ridden 0 - ROW, 1, ROOK, yes
        ridden 1, 0, ROOK, yes
        ridden ROW - 9, 0, ROOK, yes
        ridden ROW + 1, 0, BISHOP, yes
        ridden ROW - 1, 0, BISHOP, yes
        ridden 1 - ROW, 0, BISHOP, yes
        ridden 0 - ROW - 1, 0, BISHOP, yes
        lda #0
        tax
        rts
yes:    ldx #0
        lda #1
        rts
.endproc
