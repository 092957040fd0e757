; candidates.s: twin of src/games/gomoku/candidates.c. Called by the search. forcing.s and view.c use gomoku_completes,
; too.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/gomoku/gomoku.inc"
.include "constants/games/gomoku/candidates.inc"
.export _gomoku_candidates, _game_rank
.import _gomoku_ranked, _node_depth, _game_generate, _forcing_sift, _list_best_keep
.importzp ptr1

.segment "GAME"

; uint8_t gomoku_completes(uint8_t owner): finds the empty cell of a four
;   In:        A = a side that has a four
;   Out:       A = the cell; X = 0
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
        jsr next_empty
        ldx #0
        rts
all:    lda #>windows + WAYS - 1 ; the log was full: search all windows
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

; rank_of: rank of a cell: its gain plus one, at most RANK_MOST
;   In:        X = cell, side
;   Out:       A = rank
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

; list_near: lists the empty cells near a stone, with their ranks
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr4
.proc list_near
        jsr _gomoku_count_near
        ldx #$FF
next:   inx
        lda _gomoku_near + NEAR_PAD,x
        beq next                ; ends: the entry of cell 255 is never 0
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

; find_four: finds the cell where `side` makes five, or must block
;   In:        ply, side
;   Out:       C = 1: A = the cell; C = 0: neither side has a four
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

; raise: gives a listed cell a rank with which list_best_keep does not drop it
;   In:        A = cell
;   Clobbers:  A, Y
.proc raise
        ldy #0
next:   iny
        cmp (_list_lo),y
        bne next
        lda #RANK_MUST
        sta (_list_rank),y
        rts
.endproc

; list_root: lists the candidates of the root: urgent moves and the best of the others
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

; void gomoku_candidates(void): GameInfo.gen_candidates
;   In:        list, move_count = 0, ply, side
;   Out:       list: the cell that wins or must be blocked; or the urgent moves if a side has a double; or the best
;              cells near a stone. At the root the best cells are always listed, with the urgent moves among them
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1, ptr3, ptr4; at the root also those of forcing_sift
.proc _gomoku_candidates
        ldx _ply
        cpx _gomoku_opening
        bcs ordinary
        inx                     ; three stones may go anywhere; at the choice SWAP is one more move
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
        lda _ply                ; list all cells at an odd ply (the opponent's) with depth LOST_DEPTH or more
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
only:   ldx #0                  ; there is at least one urgent move
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

few:    lda _move_count         ; the root needs at least two moves
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

; void game_rank(void): ranks the moves of the list by gain
;   In:        list, move_count, side
;   Out:       list_rank
;   Clobbers:  A, X, Y, ptr1, ptr4, tmp1-tmp4
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
