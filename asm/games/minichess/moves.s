; moves.s: twin of src/games/minichess/moves.c

.include "games/minichess/minichess.inc"
.export _game_generate, _game_generate_noisy, _minichess_quiet

.segment "GAME"

from   = tmp1
enemy  = tmp2                   ; whose men may be taken
number = tmp3
last   = tmp4                   ; number behind the last man of the side

; ---- lists of one kind of moves: quiet, or captures and pawns that become queens ----

; The move from `from` to X. Y is the ordinal before it.
.macro add
        iny
        txa
        sta (_list_lo),y
        lda from
        sta (_list_hi),y
.endmacro

; As far as the way is free, and onto nobody.
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

; The first man on the way, if he is an enemy; a board has five squares to go along a file, else four. X = from, and
; stays.
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

; One step. X = from, and stays.
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
        noisy_ray ROW - 9, 0    ; -1, see below
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

; All men of the side, in the order of their numbers; Y is the ordinal of the last move. Half of them are pawns.
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
        bcs next                ; he becomes a queen, which is not quiet
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
        rts                     ; to the man's own steps
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

; The move from X, a step of A further.
.proc step
        clc
        adc from
        iny
        sta (_list_lo),y
        txa
        sta (_list_hi),y
        rts
.endproc

; Sets Y to the ordinal of the last move, number, which is in X, last and enemy for the side to move.
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
first_of:  .byte 0, MEN
behind_of: .byte MEN, 2 * MEN
enemy_of:  .byte BLACK, WHITE
.endproc

; void game_generate_noisy(void)
;   In:        side, at, kind, board, the list
;   Out:       captures, and pawns that become queens, behind the list; move_count
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1
.proc _game_generate_noisy
        moves_of 0
.endproc

; void minichess_quiet(void)
;   In:        side, at, kind, board, the list
;   Out:       all other moves behind the list; move_count
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1
.proc _minichess_quiet
        moves_of 1
.endproc

; void game_generate(void)
;   In:        side, at, kind, board, the list
;   Out:       all moves; move_count
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1
.proc _game_generate
        jsr _game_generate_noisy
        jmp _minichess_quiet
.endproc
