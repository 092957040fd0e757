; moves.s: lists moves. Twin of src/games/minichess/moves.c
; SPDX-License-Identifier: MIT

.include "games/minichess/minichess.inc"
.export _game_generate, _game_generate_noisy, _minichess_quiet

.segment "GAME"

from   = tmp1
enemy  = tmp2                   ; colour bit of the pieces that may be captured
number = tmp3
last   = tmp4                   ; number after the last piece of the side

; ---- lists of one type of moves: quiet moves, or captures and promotions ----

; Appends the move from `from` to cell X. In and out: Y = ordinal of the last move.
.macro add
        iny
        txa
        sta (_list_lo),y
        lda from
        sta (_list_hi),y
.endmacro

; Appends the moves along a ray to empty squares.
.macro quiet_ray step
        .local next, hit
        ldx from
next:   txa
        clc
        adc #<(step)
        tax
        lda board,x
        bne hit
        add
        jmp next
hit:
.endmacro

; Appends the capture of the first piece along a ray. A ray has at most five squares along a file, otherwise four.
; Keeps X = from.
.macro noisy_ray step, is_file
        .local h1, h2, h3, h4, take, done
        lda board + (step),x
        bne h1
        lda board + 2 * (step),x
        bne h2
        lda board + 3 * (step),x
        bne h3
        lda board + 4 * (step),x
        .if is_file
        bne h4
        lda board + 5 * (step),x
        and enemy
        beq done
        lda #<(5 * (step))
        bne take                ; always
        .endif
h4:     and enemy
        beq done
        lda #<(4 * (step))
        bne take                ; always
h3:     and enemy
        beq done
        lda #<(3 * (step))
        bne take                ; always
h2:     and enemy
        beq done
        lda #<(2 * (step))
        bne take                ; always
h1:     and enemy
        beq done
        lda #<(step)
take:   clc
        adc from
        iny
        sta (_list_lo),y
        txa
        sta (_list_hi),y
done:
.endmacro

; Appends the move by one step: to an empty cell if is_quiet, else onto an enemy piece. Keeps X = from.
.macro hop is_quiet, step
        .local no
        lda board + (step),x
        .if is_quiet
        bne no
        .else
        and enemy
        beq no
        .endif
        lda #<(step)
        clc
        adc from
        iny
        sta (_list_lo),y
        txa
        sta (_list_hi),y
no:
.endmacro

.macro unroll_rays is_quiet
        .if is_quiet
        quiet_ray ROW
        quiet_ray -ROW
        quiet_ray 1
        quiet_ray -1
        .else
        noisy_ray ROW, 1
        noisy_ray 0 - ROW, 1
        noisy_ray 1, 0
        noisy_ray ROW - 9, 0    ; -1 (see unroll_hops)
        .endif
.endmacro

.macro diagonal_rays is_quiet
        .if is_quiet
        quiet_ray ROW + 1
        quiet_ray ROW - 1
        quiet_ray 1 - ROW
        quiet_ray -1 - ROW
        .else
        noisy_ray ROW + 1, 0
        noisy_ray ROW - 1, 0
        noisy_ray 1 - ROW, 0
        noisy_ray 0 - ROW - 1, 0
        .endif
.endmacro

.macro unroll_hops is_quiet
        hop is_quiet, ROW
        hop is_quiet, 0 - ROW
        hop is_quiet, 1
        hop is_quiet, ROW - 9   ; -1, which the assembler takes for too large here
.endmacro

; Lists the moves of all pieces of the side, in the order of their numbers. Ends with RTS. Pawns are tested first,
; because half of the pieces are pawns.
.macro moves_of is_quiet
        .local each, next, other, of_kind, pawn, knight, bishop, rook, queen, king, black, straight, diagonal
        .local no_crown, black_hops
        jsr begin
each:   lda at,x
        beq next
        sta from
        lda kind,x
        bne other
pawn:   ldx from                ; PAWN is 0
        lda _side
        bne black
        .if is_quiet
        cpx #LAST_CELL - 2 * ROW + 1
        bcs next                ; a promotion, which is not quiet
        lda board + ROW,x
        bne next
        lda #ROW
        jsr step
        .else
        cpx #LAST_CELL - 2 * ROW + 1
        bcc no_crown
        lda board + ROW,x
        bne no_crown
        lda #ROW
        jsr step
no_crown:
        hop is_quiet, ROW - 1
        hop is_quiet, ROW + 1
        .endif
next:   inc number
        ldx number
        cpx last
        bne each
        sty _move_count
        rts
        .if is_quiet
black:  cpx #FIRST_CELL + 2 * ROW
        bcc next
        lda board - ROW,x
        bne next
        lda #<-ROW
        jsr step
        jmp next
        .else
black:  cpx #FIRST_CELL + 2 * ROW
        bcs black_hops
        lda board - ROW,x
        bne black_hops
        lda #<-ROW
        jsr step
black_hops:
        hop is_quiet, 0 - ROW - 1
        hop is_quiet, 1 - ROW
        jmp next
        .endif

other:  asl a
        tax
        lda of_kind - 1,x
        pha
        lda of_kind - 2,x
        pha
        rts                     ; jumps to the code of the piece's kind
of_kind:
        .addr knight - 1, bishop - 1, rook - 1, queen - 1, king - 1

knight: ldx from
        hop is_quiet, 2 * ROW + 1
        hop is_quiet, 2 * ROW - 1
        hop is_quiet, ROW + 2
        hop is_quiet, ROW - 2
        hop is_quiet, 2 - ROW
        hop is_quiet, 0 - ROW - 2
        hop is_quiet, 1 - 2 * ROW
        hop is_quiet, 0 - 2 * ROW - 1
        jmp next

bishop: ldx from
        jsr diagonal
        .if is_quiet
        ldx from
        unroll_hops is_quiet
        .endif
        jmp next

queen:  ldx from
        jsr straight
        jsr diagonal
        jmp next

rook:   ldx from
        jsr straight
        jmp next

straight:
        unroll_rays is_quiet
        rts
diagonal:
        diagonal_rays is_quiet
        rts

king:   ldx from
        unroll_hops is_quiet
        hop is_quiet, ROW + 1
        hop is_quiet, ROW - 1
        hop is_quiet, 1 - ROW
        hop is_quiet, 0 - ROW - 1
        jmp next
.endmacro

; Appends the move by a step of A. In: X = from. In and out: Y = ordinal of the last move.
.proc step
        clc
        adc from
        iny
        sta (_list_lo),y
        txa
        sta (_list_hi),y
        rts
.endproc

; Starts moves_of: Y = ordinal of the last move, X = number = first number of the side; also sets last and enemy.
.proc begin
        ldy _move_count
        ldx _side
        lda behind_of,x
        sta last
        lda enemy_of,x
        sta enemy
        lda first_of,x
        sta number
        tax
        rts
first_of:  .byte 0, PIECES
behind_of: .byte PIECES, 2 * PIECES
enemy_of:  .byte BLACK, WHITE
.endproc

; void game_generate_noisy(void)
;   In:        side, at, kind, board, the list
;   Out:       list, move_count: captures and promotions are appended
;   Clobbers:  A, X, Y, tmp1-tmp4
.proc _game_generate_noisy
        moves_of 0
.endproc

; void minichess_quiet(void)
;   In:        side, at, kind, board, the list
;   Out:       list, move_count: all other moves are appended
;   Clobbers:  A, X, Y, tmp1-tmp4
.proc _minichess_quiet
        moves_of 1
.endproc

; void game_generate(void)
;   In:        side, at, kind, board, the list
;   Out:       list, move_count: all moves are appended, captures and promotions first
;   Clobbers:  A, X, Y, tmp1-tmp4
.proc _game_generate
        jsr _game_generate_noisy
        jmp _minichess_quiet
.endproc
