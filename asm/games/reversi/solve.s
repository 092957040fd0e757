; solve.s: twin of src/games/reversi/solve.c
;
; void reversi_solve_tree(void)
;   In:        solve_top and its row, solve_first, solve_parity, the board, side
;   Out:       solve_score, solve_move, solve_stopped
;   Clobbers:  A, X, Y, the lists, and what search_poll does
;   Cycles:    make ends prints them
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

SORT_LEAST  = 8
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
row_kept  = solve_zp + 8

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

.include "games/reversi/turn.inc"

; ---- moves ----

; Plays a man on the empty cell X, and everything behind that.
;   Out: C = 1: enough, this node is done. Keeps X
try:    ldy #0
        sty men
        lda own
        bpl black_turns
        jmp white_turns
black_turns:
        turn_all line_black
        jmp all_turned
white_turns:
        turn_all line_white
all_turned:
        lda men
        bne some
        clc
        rts
some:   bit ranking
        bpl node_made
        jmp rank_move
node_made:
        dec _poll_left
        bne counted
        jsr poll_now
        beq go_on
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
        cpy #1
        bne more
        jmp last
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

; Z = 0: no further. Keeps X, Y.
poll_now:
        stx cell_kept
        sty row_kept
        jsr _search_poll
        ldx cell_kept
        ldy row_kept
        sta _solve_stopped
        cmp #0
        rts

; Part of `try`: one square is left, where the enemy plays or, if he cannot, we do.
last:   sta worth
        stx cell_now
        lda own
        sta _reversi_cell,x
        cpx _reversi_next + RING
        beq second
        ldx _reversi_next + RING
        bne other               ; always
second: lda _reversi_next,x
        tax
other:  lda own
        bmi white_last
        jsr count_white
        bne enemy_last
        jsr count_black
        bne own_last
        beq nobody              ; always
white_last:
        jsr count_black
        bne enemy_last
        jsr count_white
        bne own_last
nobody: lda worth               ; the square is the winner's
        cmp #ENDED_EVEN
        beq ended
        bcc lost
        adc #0                  ; C = 1
        bne ended               ; always
lost:   sbc #0                  ; C = 0
        jmp ended
enemy_last:
        dec _poll_left
        beq poll_enemy
enemy_counted:
        sty men
        lda worth
        sec
        sbc men
        sbc men
        sbc #1
        bne ended               ; always
own_last:
        dec _poll_left
        beq poll_own
own_counted:
        tya
        asl a
        sec
        adc worth
ended:  ldx cell_now
        tay
        lda #EMPTY
        sta _reversi_cell,x
        tya
        cmp _solve_best + 2
        beq no_better
        bcc no_better
        sta _solve_best + 2
        cmp _solve_alpha + 2
        bcc below
        sta _solve_alpha + 2
below:  cmp _solve_beta + 2     ; C = 1: enough
        lda enemy
        rts
no_better:
        clc
        lda enemy
        rts
poll_enemy:
        jsr poll_now
        beq enemy_counted
        bne stop_last           ; always
poll_own:
        jsr poll_now
        beq own_counted
stop_last:
        ldx cell_now
        lda #EMPTY
        sta _reversi_cell,x
        lda enemy
        sec
        rts

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
        cpy #3
        bcc two
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

two:    ldx _reversi_next + RING        ; both in odd quarters, or both in even ones
        jsr try
        bcs close
        lda _reversi_next,x
        tax
        jsr try
        bcc all
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
