; rank.s: twin of src/games/connect4/rank.c

.include "zp.inc"
.export _game_rank
.import call_gain_first, call_gain_second
.importzp _connect4_next

COLUMNS     = 7
ROWS        = 6
RANK_BASE   = 122
RANK_FOUR   = 254

.segment "GAME"

; The ranks of one side's moves, column by column as generate lists them.
.macro ranks_of what
    .repeat ::COLUMNS, i
        .scope
        column = .mid (i * 2, 1, {3, 2, 4, 1, 5, 0, 6})
        ldx _connect4_next + column
        cpx #column * 8 + ROWS
        beq skip
        iny
        jsr .ident (.sprintf ("call_%s", .string (what)))   ; C = 0 from CPX
        bcs four
        asl a                   ; A = 1 + gain, the tempo is 2:
        adc #RANK_BASE + 2      ; RANK_BASE + 2 * (gain + tempo)
        sta (_list_rank),y
        bne skip                ; always
four:   lda #RANK_FOUR
        sta (_list_rank),y
skip:
        .endscope
    .endrepeat
.endmacro

; void game_rank(void)
;   In:        the list, side
;   Out:       list_rank: RANK_FOUR, or RANK_BASE + 2 * gain
;   Clobbers:  A, X, Y
.proc _game_rank
        ldy #0
        lda _side
        beq first
        jmp second
first:  ranks_of gain_first
        rts
second: ranks_of gain_second
        rts
.endproc
