; solve.s: twin of src/games/reversi/solve.c
;
; void reversi_solve_tree(void)
;   In:        solve_top and its row, solve_first, solve_parity, the board, side
;   Out:       solve_score, solve_move, solve_stopped
;   Clobbers:  A, X, Y, the lists, and what search_poll does
;   Cycles:    make solver prints them
;
; Men that turn leave the address of the code that turns them back on the stack,
; one for each direction, upon the return address of `try`: when a move has been
; played out, one rts runs through all of them and comes back to the caller of `try`.

.include "zp.inc"
.include "games/reversi/reversi.inc"
.export _reversi_solve_tree
.import _reversi_quarter, _search_poll, find_any
.import _solve_top, _solve_first, _solve_score, _solve_move, _solve_stopped
.import _solve_alpha, _solve_beta, _solve_men, _solve_best, _solve_cell
.import _solve_passed, _solve_from
.importzp _solve_parity, solve_zp

SORT_LEAST  = 6
SOLVE_MOST  = 16
ENDED_EVEN  = 66
ENDED_BOTH  = 132
MOVE_RANK   = 4
CORNER_RANK = 8
ODD_RANK    = 1

own       = solve_zp
enemy     = solve_zp + 1
men       = solve_zp + 2        ; that turn
left      = solve_zp + 3        ; the row
worth     = solve_zp + 4        ; of a node, or of a move
ranking   = solve_zp + 5        ; $80: `try` ranks a move
list_end  = solve_zp + 6
cell_kept = solve_zp + 7

.bss
scout:  .res SOLVE_MOST + 1

.segment "GAME"

quarter = _reversi_quarter - FIRST_CELL

.macro swap_sides
        ldx own
        ldy enemy
        stx enemy
        sty own
.endmacro

; A = ENDED_BOTH - row
.macro opposite row
        lda #ENDED_BOTH
        sec
        sbc row,y
.endmacro

; ---- men ----

.macro look cells, step
        .if step > 0
        lda _reversi_cell + (cells) * step,x
        .else
        lda _reversi_cell - (0 - (cells) * step),x
        .endif
.endmacro

.macro put cells, step
        .if step > 0
        sta _reversi_cell + (cells) * step,x
        .else
        sta _reversi_cell - (0 - (cells) * step),x
        .endif
.endmacro

.macro ray step, number
    .scope
        look 1, step
        cmp enemy
        bne done
    .repeat 5, i
        look i + 2, step
        beq done
        cmp enemy
        bne .ident (.sprintf ("found_%d", i + 1))
    .endrepeat
        look 7, step
        cmp own
        bne done
    .repeat 6, i
        .ident (.sprintf ("found_%d", 6 - i)):
        put 6 - i, step
        iny
    .endrepeat
        tya
        clc
        adc men
        sta men
        lda back_hi + number * 6 - 1,y
        pha
        lda back_lo + number * 6 - 1,y
        pha
        ldy #0
done:
    .endscope
.endmacro

; Six men in this direction, or less, get the colour in A again.
.macro ray_back step, number
        .ident (.sprintf ("back_%d", number)):
    .repeat 6, i
        put 6 - i, step
    .endrepeat
        rts
.endmacro

        ray_back 1, 0
        ray_back 9, 1
        ray_back 8, 2
        ray_back 10, 3
        ray_back -1, 4
        ray_back -9, 5
        ray_back -8, 6
        ray_back -10, 7

back_lo:
    .repeat 8, number
    .repeat 6, i
        .byte <(.ident (.sprintf ("back_%d", number)) + 3 * (5 - i) - 1)
    .endrepeat
    .endrepeat
back_hi:
    .repeat 8, number
    .repeat 6, i
        .byte >(.ident (.sprintf ("back_%d", number)) + 3 * (5 - i) - 1)
    .endrepeat
    .endrepeat

; Plays a man on the empty cell X, and everything behind that.
;   Out: C = 1: enough, this node is done. Keeps X
try:    lda #0
        sta men
        tay
        ray 1, 0
        ray 9, 1
        ray 8, 2
        ray 10, 3
        ray -1, 4
        ray -9, 5
        ray -8, 6
        ray -10, 7
        lda men
        bne some
        clc
        rts
some:   bit ranking
        bpl count
        jmp rank_move
count:  dec _poll_left
        bne counted
        stx cell_kept
        jsr _search_poll
        ldx cell_kept
        cmp #0
        beq go_on
        lda #1
        sta _solve_stopped
        lda enemy
        sec
        rts
go_on:  lda men
counted:
        ldy left
        asl a
        sec
        adc _solve_men,y        ; the men of a game that ends here
        dey
        bne more
        sta _solve_best + 1     ; the last square
        lda enemy
        sec
        rts
more:   sta worth
        lda #ENDED_BOTH
        sec
        sbc worth
        sta _solve_men,y
        cpy #SORT_LEAST - 1
        bcc full
        lda #0               ; a null window when there is a best move to beat
        sta scout + 1,y
        lda _solve_best + 1,y
        beq full
        lda _solve_alpha + 1,y
        clc
        adc #1
        cmp _solve_beta + 1,y
        bcs full
        sta worth
        lda #1
        sta scout + 1,y
        lda #ENDED_BOTH
        sec
        sbc worth
        sta _solve_alpha,y
        adc #0                  ; C = 1
        sta _solve_beta,y
        jmp down
full:   opposite _solve_beta + 1
        sta _solve_alpha,y
        opposite _solve_alpha + 1
        sta _solve_beta,y
down:   sty left
        txa
        sta _solve_cell + 1,y
        lda own
        sta _reversi_cell,x
        ldy _reversi_before,x
        lda _reversi_next,x
        sta _reversi_next,y
        tay
        lda _reversi_before,x
        sta _reversi_before,y
        lda _solve_parity
        eor quarter,x
        sta _solve_parity
again:  swap_sides
        ldy left
        jsr node
        swap_sides
        inc left
        ldy left
        lda _solve_stopped
        bne back                ; C = 1, as node leaves it then
        lda #ENDED_BOTH
        sec
        sbc worth
        cpy #SORT_LEAST
        bcc judge
        ldx scout,y             ; asked with a null window, and better:
        beq judge
        cmp _solve_alpha,y
        beq judge
        bcc judge
        cmp _solve_beta,y
        bcs judge
        sta _solve_alpha,y      ; it is asked again
        sta _solve_best,y
        sta worth
        lda #0
        sta scout,y
        jsr note_top
        dey
        sty left
        lda #ENDED_BOTH
        sec
        sbc worth
        sta _solve_beta,y
        opposite _solve_beta + 1
        sta _solve_alpha,y
        jmp again
judge:  cmp _solve_best,y
        beq worse
        bcc back
        sta _solve_best,y
        cpy _solve_top
        beq top
judged: cmp _solve_alpha,y
        bcc low
        sta _solve_alpha,y
low:    cmp _solve_beta,y       ; C = 1: enough
back:   ldx _solve_cell,y
        ldy _reversi_before,x
        txa
        sta _reversi_next,y
        ldy _reversi_next,x
        sta _reversi_before,y
        lda _solve_parity
        eor quarter,x
        sta _solve_parity
        lda #EMPTY
        sta _reversi_cell,x
        lda enemy
        rts
worse:  clc
        bcc back                ; always

top:    jsr note_top
        jmp judged

; The best move of the root, unless it is the enemy's. Keeps A, Y.
note_top:
        cpy _solve_top
        bne noted
        ldx _solve_passed,y
        bne noted
        ldx _solve_cell,y
        stx _solve_move
noted:  rts

; ---- order ----

; Part of `try`: the move on X, whose men have turned, goes to the list.
rank_move:
        stx cell_kept
        lda own
        sta _reversi_cell,x
        lda #1 + ODD_RANK
        sta rank
        ldx _reversi_next + RING
each:   cpx cell_kept
        beq next
        jsr find_any
        beq next
        lda #MOVE_RANK
        ldy _reversi_state,x
        cpy #STATE_CORNER
        bcc no_corner
        lda #CORNER_RANK
no_corner:
        clc
        adc rank
        sta rank
next:   lda _reversi_next,x
        tax
        bne each
        ldx cell_kept
        sta _reversi_cell,x     ; EMPTY
        lda quarter,x
        and _solve_parity
        beq even_quarter
        dec rank
even_quarter:
        ldy left
        cpy _solve_top
        bne not_first
        cpx _solve_first
        bne not_first
        lda #0
        sta rank
not_first:
        inc list_end
        ldy list_end
        lda rank
        sta (_list_rank),y
        txa
        sta (_list_lo),y
        clc
        lda enemy
        rts

; The moves of row Y onto a list, with ranks.
sort_moves:
        lda list_end
        sta _solve_from,y
        lda #$80
        sta ranking
        lda enemy               ; black: $01, white: $FF
        and #2
        lsr a
        sta _side
        ldx _reversi_next + RING
sort:   jsr try
        lda _reversi_next,x
        tax
        bne sort
        sta ranking
        rts

; ---- nodes ----

; Row Y: In: alpha, beta, men. Out: worth; C = 1 when the search was stopped
node:   lda #0
        sta _solve_best,y
        sta _solve_passed,y
moves:  cpy #SORT_LEAST
        bcs by_rank
        ldx #RING
odd:    lda _reversi_next,x
        tax
        beq even
        lda quarter,x
        and _solve_parity
        beq odd
        jsr try
        bcc odd
        bcs close               ; always
even:   lda _reversi_next,x
        tax
        beq all
        lda quarter,x
        and _solve_parity
        bne even
        jsr try
        bcc even
        bcs close               ; always

by_rank:
        jsr sort_moves
pick:   ldy left
        lda _solve_from,y
        sta cell_kept
        ldy list_end
        cpy cell_kept
        beq all
        lda (_list_rank),y
        sty found
scan:   dey
        cpy cell_kept
        beq picked
        cmp (_list_rank),y
        bcc scan
        lda (_list_rank),y
        sty found
        bcs scan                ; always
picked: ldy found
        lda (_list_lo),y
        tax
        ldy list_end
        lda (_list_lo),y
        pha
        lda (_list_rank),y
        ldy found
        sta (_list_rank),y
        pla
        sta (_list_lo),y
        dec list_end
        jsr try
        bcc pick

close:  ldy left
        lda _solve_best,y
        jmp known

all:    ldy left
        lda _solve_best,y
        bne known
        lda _solve_passed,y
        bne over
        lda #1                  ; a pass
        sta _solve_passed,y
        jsr turn_row
        lda _solve_alpha,y
        sta worth
        opposite _solve_beta
        sta _solve_alpha,y
        lda #ENDED_BOTH
        sec
        sbc worth
        sta _solve_beta,y
        jmp moves

over:   lda _solve_men,y
        cmp #ENDED_EVEN
        beq known
        bcc less
        clc
        adc left
        bcc known               ; always
less:   sec
        sbc left
known:  ldx _solve_passed,y
        beq no_pass
        pha
        jsr turn_row
        pla
        sta worth
        lda #ENDED_BOTH
        sec
        sbc worth
no_pass:
        sta worth
        cpy #SORT_LEAST
        bcc done
        lda _solve_from,y
        sta list_end
done:   sec
        rts

; The other side's row, and back. Keeps Y.
turn_row:
        opposite _solve_men
        sta _solve_men,y
        swap_sides
        ldy left
        rts

_reversi_solve_tree:
        lda _side
        pha
        ldx #BLACK
        ldy #WHITE
        cmp #0
        beq black
        ldx #WHITE
        ldy #BLACK
black:  stx own
        sty enemy
        lda #0
        sta list_end
        sta ranking
        sta _solve_stopped
        ldy _solve_top
        sty left
        jsr node
        lda worth
        sta _solve_score
        pla
        sta _side
        rts
