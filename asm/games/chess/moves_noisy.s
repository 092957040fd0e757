; moves_noisy.s: generates captures and queen promotions. Twin of src/games/chess/moves_noisy.c
;
; The rays are unrolled: an empty square costs six cycles.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/chess/chess.inc"
.include "games/chess/moves.inc"
.export _game_generate_noisy, _chess_captures_ranked
.import takes_rank, _history, _chess_gain, _chess_piece_order

.segment "GAME"

; Appends the move from `from` to `from` + A. In: X = from, origin, is_ranked. Keeps X and Y.
;   Cycles:    55 with JSR and RTS, unranked
.proc add_noisy
        clc
        adc origin
        sty slot
        bit is_ranked
        bmi ranked
        inc _move_count
        ldy _move_count
        sta (_list_lo),y
        lda from
        sta (_list_hi),y
        ldy slot
        rts

; Appends the move with its rank, if it promotes to a queen, or gains enough and loses no piece to a pawn.
ranked:   sta low
        and #SQUARE_BITS
        sta to
        tay
        lda board,y
        and #PIECES
        tay
        lda _chess_piece_order,y
        sta victim
        tay
        lda _chess_gain,y
        cmp needed
        bcc too_little
        lda board,x
        and #PIECES
        tay
        lda _chess_piece_order,y
        beq by_pawn
        cmp victim
        beq rank_it
        bcs better_piece
rank_it:
        ldy victim              ; RANK_TAKES + 8 * victim - piece
        eor #$FF
        sec
        adc takes_rank,y
store:  inc _move_count
        ldy _move_count
        sta (_list_rank),y
        lda low
        sta (_list_lo),y
        lda from
        sta (_list_hi),y
leave:  ldy slot
        rts

too_little:
        lda board,x             ; leave the capture out, unless it promotes to a queen
        and #PAWNS
        beq leave
        ldy to
        cpy #$70
        bcs promotion
        cpy #$10
        bcs leave
promotion:
        lda #RANK_PROMOTES
        bne store               ; always
by_pawn:
        ldy to
        cpy #$70
        bcs promotion
        cpy #$10
        bcc promotion
        ldy victim
        lda takes_rank,y
        bne store               ; always
better_piece:                   ; leave the capture out if a pawn guards the victim
        sta attacker
        ldy to
        bit enemy
        bpl by_white
        lda #BLACK | BLACK_PAWN
        cmp board + 15,y
        beq leave
        cmp board + 17,y
        beq leave
        lda attacker
        bne rank_it             ; always
by_white:
        lda #WHITE | WHITE_PAWN
        cmp board - 17,y
        beq leave
        cmp board - 15,y
        beq leave
        lda attacker
        bne rank_it             ; always
.endproc

; Appends the capture along a ray with step d from square X, if there is one.
.macro captures d
        .local hit1, hit2, hit3, hit4, hit5, hit6, take, none
        look_at 1, d
        bne hit1
        look_at 2, d
        bne hit2
        look_at 3, d
        bne hit3
        look_at 4, d
        bne hit4
        look_at 5, d
        bne hit5
        look_at 6, d
        bne hit6
        look_at 7, d
        and enemy
        beq none
        lda #<(7 * (d))
        bne take
hit1:   and enemy
        beq none
        lda #<(1 * (d))
        bne take
hit2:   and enemy
        beq none
        lda #<(2 * (d))
        bne take
hit3:   and enemy
        beq none
        lda #<(3 * (d))
        bne take
hit4:   and enemy
        beq none
        lda #<(4 * (d))
        bne take
hit5:   and enemy
        beq none
        lda #<(5 * (d))
        bne take
hit6:   and enemy
        beq none
        lda #<(6 * (d))
take:   jsr add_noisy
none:
.endmacro

.macro capture_at d
        .local none
        look_at 1, d
        and enemy
        beq none
        lda #<(d)
        jsr add_noisy
none:
.endmacro

; Z = 1 if no enemy piece is on the four squares that are a1, a2, a3 and a4 away from square X.
.macro look_at_four a1, a2, a3, a4
        look_at 1, a1
        .if (a2) < 0
        ora board - (-(a2)),x
        .else
        ora board + (a2),x
        .endif
        .if (a3) < 0
        ora board - (-(a3)),x
        .else
        ora board + (a3),x
        .endif
        .if (a4) < 0
        ora board - (-(a4)),x
        .else
        ora board + (a4),x
        .endif
        and enemy
.endmacro

; Appends the captures on the four squares that are a1, a2, a3 and a4 away from square X.
.macro captures_at_four a1, a2, a3, a4
        .local none
        look_at_four a1, a2, a3, a4
        beq none
        capture_at a1
        capture_at a2
        capture_at a3
        capture_at a4
none:
.endmacro

; void game_generate_noisy(void), void chess_captures_ranked(void)
;   In:        the board, side, ply, the list; chess_captures_ranked: score_limit
;   Out:       list, move_count: captures and queen promotions are appended. chess_captures_ranked sets list_rank,
;              too, and leaves out captures that gain too little or lose a piece to a pawn
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4
;   Twin test: tests/twin/games.c; bench
.proc _chess_captures_ranked
        jsr set_needed
        lda #$80
        bne list_noisy          ; always
.endproc

.proc _game_generate_noisy
        lda #0
        ; fall into list_noisy
.endproc

.proc list_noisy
        sta is_ranked
        ldx _ply
        lda _chess_en_passant,x
        bmi no_en_passant
        jsr capture_en_passant
no_en_passant:
        ldx #BLACK
        ldy #SLOTS
        lda _side
        beq white
        ldx #WHITE
        ldy #2 * SLOTS
white:  stx enemy
        bne next                ; always

white_pawn:
        lda board + 15,x
        ora board + 17,x
        bpl next
        stx from
        stx origin
        lda board + 15,x
        bpl white_right
        lda #15
        jsr add_noisy
white_right:
        lda board + 17,x
        bpl next
        lda #17
        jsr add_noisy
        jmp next

next:   dey                     ; the king comes last and ends the loop
        lda where,y
        bmi next
        tax
        lda board,x
        lsr a                   ; one bit for each way to attack
        bcs white_pawn
        lsr a
        bcs black_pawn
        stx from
        lsr a
        bcs go_knight
        lsr a
        bcs diagonal_mover
        lsr a
        bcs rook
        jmp king
go_knight:
        jmp knight

black_pawn:
        lda board - 17,x
        ora board - 15,x
        asl a                   ; N = the bit of WHITE
        bpl next
        stx from
        stx origin
        lda board - 17,x
        asl a
        bpl black_right
        lda #<-17
        jsr add_noisy
black_right:
        lda board - 15,x
        asl a
        bpl next
        lda #<-15
        jsr add_noisy
        jmp next

rook:   txa
        ora #CLASS_HEAVY
        sta origin
        jmp straight

diagonal_mover:
        lsr a
        bcs queen
        txa
        ora #CLASS_LIGHT
        sta origin
        jsr diagonal
        jmp next

queen:  txa
        ora #CLASS_HEAVY
        sta origin
        jsr diagonal
straight:
        captures 1
        captures -1
        captures 16
        captures -16
        jmp next

knight: txa
        ora #CLASS_LIGHT
        sta origin
        captures_at_four 14, 18, 31, 33
        captures_at_four -14, -18, -31, -33
        jmp next

king:   txa
        ora #CLASS_KING
        sta origin
        captures_at_four 15, 17, -15, -17
        captures_at_four 1, -1, 16, -16
        bit enemy
        bmi white_pushes        ; the enemy is black
        lda _chess_ranks + 8 + 1
        beq none
        ldx #$18
        ldy #<-16
        bne push_pawns          ; always
white_pushes:
        lda _chess_ranks + 6
        beq none
        ldx #$68
        ldy #16
        bne push_pawns          ; always
none:   rts
.endproc

; Appends promotions to a queen without a capture.
;   In:        A = files of the pawns, X = the square after the h-file of their rank, Y = step
;   Clobbers:  A, X, Y
.proc push_pawns
        sta files
        sty step
each:   dex
        asl files
        bcc none
        txa
        clc
        adc step
        tay
        lda board,y
        bne none
        stx from
        stx origin
        lda step
        jsr add_noisy
none:   lda files
        bne each
        rts
.endproc

; Appends the captures along the diagonals, for bishop and queen.
.proc diagonal
        captures 15
        captures 17
        captures -15
        captures -17
        rts
.endproc

; Appends en passant captures. In: A = target square.
.proc capture_en_passant
        ldy _move_count
        sta step
        ldx _side
        beq white
        clc
        adc #15                 ; the square to the left of the captured pawn
        ldx #BLACK | BLACK_PAWN
        bne look                ; always
white:  sec
        sbc #17
        ldx #WHITE | WHITE_PAWN
look:   stx from
        tax
        lda board,x
        cmp from
        bne right
        jsr take
right:  inx
        inx
        lda board,x
        cmp from
        bne none
take:   iny
        bit is_ranked
        bpl no_rank
        stx to
        ldx step
        lda _history,x
        sta (_list_rank),y
        ldx to
no_rank:
        lda step
        sta (_list_lo),y
        txa
        sta (_list_hi),y
        sty _move_count
none:   rts
.endproc

; needed = score_limit - GAIN_MARGIN, limited to 0 to 255. Clobbers A, X.
.proc set_needed
        lda _score_limit+1
        bmi none
        sec
        lda _score_limit
        sbc #GAIN_MARGIN
        tax
        lda _score_limit+1
        sbc #0
        bmi none
        beq byte
        ldx #$FF
byte:   stx needed
        rts
none:   ldx #0
        beq byte                ; always
.endproc
