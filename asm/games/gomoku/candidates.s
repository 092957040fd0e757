; candidates.s: twin of src/games/gomoku/candidates.c

.include "zp.inc"
.include "games/gomoku/gomoku.inc"
.export _gomoku_nearby, _game_rank, hole
.import _gomoku_ranked, _node_depth, _game_generate, _forcing_sift, _list_best_keep
.importzp ptr1

ROOT_MOST      = 24
NEAR_MOST      = 12
LOST_DEPTH     = 6
LIST_ALL       = 255
RANK_MOST      = 254
RANK_MUST      = 255
MIDDLE         = SIDE / 2 * STEP + SIDE / 2

.segment "GAME"

; uint8_t gomoku_hole(uint8_t way, uint8_t cell): the first empty cell from Y on, in direction X.
;   Out:       A = Y = the cell
;   Clobbers:  A, Y              Keeps: X
.proc hole
next:   lda _gomoku_cell,y
        beq found
        tya
        clc
        adc _gomoku_way,x
        tay
        jmp next
found:  tya
        rts
.endproc

; uint8_t gomoku_completes(uint8_t who)
;   In:        A = a side that has a four
;   Out:       A = the empty cell of it; X = 0
;   Clobbers:  Y, ptr1, ptr3
entry   = ptr1
first   = ptr1 + 1
.proc _gomoku_completes
        tax
        lda log_of_sides,x
        sta first
        lda rows_of_sides,x
        ora _ply
        tay
        lda _gomoku_logged,y
        ora first               ; LOG_SIDE is a bit of its own
        sta entry
        lda #<windows
        sta window_at
next:   ldy entry
        cpy first
        beq all
        dey
        sty entry
        lda _gomoku_log_way,y
        clc
        adc #>windows
        sta window_at + 1
        lda _gomoku_log_cell,y
        tay
        lda (window_at),y
        cmp fours,x
        bne next
found:  lda window_at + 1
        sec
        sbc #>windows
        tax
        jsr hole
        ldx #0
        rts
all:    lda #>windows + WAYS - 1 ; the log was full
        sta window_at + 1
        ldy #LAST_CELL - 1
any:    lda (window_at),y
        cmp fours,x
        beq found
        dey
        cpy #$FF
        bne any
        dec window_at + 1
        bne any                 ; always
fours:  .byte 4 * ONE_BLACK, 4 * ONE_WHITE
.endproc

; The rank of cell X.
;   Out:       A
;   Clobbers:  Y, tmp1-tmp4, ptr4
.proc rank_of
        jsr gain
        ldy gain_hi
        bne most
        cmp #RANK_MOST
        bcs most
        adc #1                  ; C = 0
        rts
most:   lda #RANK_MOST
        rts
.endproc

; Lists the empty cells near a man, with their ranks.
;   Clobbers:  A, X, Y, and what gain does
.proc list_near
        jsr _gomoku_count_near
        ldx #$FF
next:   inx
        lda _gomoku_near + NEAR_PAD,x
        beq next                ; the last one is not 0
        lda _gomoku_cell,x
        bne taken
        jsr rank_of
        inc _move_count
        ldy _move_count
        sta (_list_rank),y
        txa
        sta (_list_lo),y
        jmp next
taken:  cpx #LAST_CELL
        bcc next
        clc
        lda _move_count
        adc _gomoku_ranked
        sta _gomoku_ranked
        bcc :+
        inc _gomoku_ranked+1
:       rts
.endproc

; The cell of a four: of `side`, who makes five of it, or of the other side, who is stopped there.
;   Out:       C = 1: there is one, A
;   Clobbers:  X, Y, ptr1, ptr3
.proc find_four
        ldy _side
        ldx _ply
        lda _gomoku_fours,x
        ora _gomoku_fours + PLIES,x
        beq none
        txa
        ora rows_of_sides,y
        tax
        lda _gomoku_fours,x
        bne mine
        tya
        eor #1
        tay
mine:   tya
        jsr _gomoku_completes
        sec
        rts
none:   clc
        rts
.endproc

; Cell A, which is on the list, is not left out.
;   Clobbers:  Y
.proc raise
        ldy #0
next:   iny
        cmp (_list_lo),y
        bne next
        lda #RANK_MUST
        sta (_list_rank),y
        rts
.endproc

; More than what must be looked at.
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1, ptr3, ptr4
.proc list_root
        jsr list_near
        jsr find_four
        bcc none
        jsr raise
        jmp cut
none:   jsr _gomoku_urge
        tax
        beq cut
        ldx #0
next:   lda _gomoku_only,x
        jsr raise
        inx
        cpx _gomoku_only_count
        bne next
cut:    lda #ROOT_MOST
        jmp _list_best_keep
.endproc

; void gomoku_nearby(void)
;   In:        list, move_count = 0
;   Out:       the cell that wins or must be taken; what a double leaves; or the best that are near a man
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1, ptr3, ptr4, and what forcing_sift does
.proc _gomoku_nearby
        ldx _ply
        cpx _gomoku_opening
        bcs ordinary
        inx                     ; three men may be put down anywhere; then there is a move more
        cpx _gomoku_opening
        beq choice
        jmp _game_generate
choice: jsr ordinary
        lda #SWAP
        jmp append
ordinary:
        lda _ply
        beq root
        jsr find_four
        bcs append
        jsr _gomoku_urge
        tax
        bne only
        jsr list_near
        ldy #NEAR_MOST
        lda _ply                ; the other side's replies, deep down?
        tax
        lsr a
        bcc :+
        lda _node_depth,x
        cmp #LOST_DEPTH
        bcc :+
        ldy #LIST_ALL
:       tya
        jsr _list_best_keep
        lda _move_count
        beq few
done:   rts
only:   ldx #0                  ; there is one at least
next:   lda _gomoku_only,x
        jsr append
        inx
        cpx _gomoku_only_count
        bne next
        rts
append: inc _move_count
        ldy _move_count
        sta (_list_lo),y
        rts
root:   sta _gomoku_ranked      ; A = 0
        sta _gomoku_ranked+1
        jsr list_root
        jsr few
        jmp _forcing_sift

few:    lda _move_count         ; two at least
        cmp #2
        bcs done
        lda #0
        sta _move_count
        lda _gomoku_last_ply
        cmp #SQUARES
        beq empty
        jmp _game_generate
empty:  lda #MIDDLE
        jsr append
        lda #MIDDLE + 1
        jmp append
.endproc

; void game_rank(void)
;   In:        the list, side
;   Out:       list_rank
;   Clobbers:  A, X, Y, ptr1, and what gain does
ordinal = ptr1
.proc _game_rank
        ldy _move_count
        beq done
next:   sty ordinal
        lda (_list_lo),y
        tax
        jsr rank_of
        ldy ordinal
        sta (_list_rank),y
        dey
        bne next
done:   rts
.endproc
