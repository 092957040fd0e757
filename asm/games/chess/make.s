; make.s: plays a move. Twin of src/games/chess/make.c
;
; A value of the next ply is seen from the other side, so it is the negated sum of this ply's value v and the gain g of
; the move: -(v + g) = not (v + g - 1).
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/chess/chess.inc"
.include "games/chess/make.inc"
.export _game_make, _game_frontier
.import attacked, _chess_insufficient_material
.import worth_lo, worth_hi, lose_rights, gain_pair, note_pawn, note_castling
.import _frontier_generic, _reversible_plies, _extend_ply

.segment "GAME"

; Does a slider attack the king along the line that the move opened? Branches to `no` if none does, else falls through
; with chess_attacker = X = its square. In: A = step from the king, Y = from - king, king, colour. The colour is tested
; first, because the first piece on the line usually has the wrong one.
.macro line_open no
        .local slide, hit
        sta step
        lda king
slide:  clc
        adc step
        tax
        bmi no                  ; below or above the board
        lda board,x
        bne hit
        txa
        bpl slide               ; always
hit:    and colour
        beq no
        lda _chess_reach,y
        and #SLIDERS
        and board,x
        beq no
        stx _chess_attacker
.endmacro

; void game_make(void)
;   In:        move, ply, side, the board
;   Out:       ply, side, outcome, extend_ply, the board, arrays of the old and the new ply (verbs.h)
;   Clobbers:  A, X, Y, all zero page of cc65
;   Twin test: tests/twin/games.c
.proc _game_make
        lda _move+1
        and #SQUARE_BITS
        sta from
        tax
        lda #0
        sta special
        lda _move
        and #SQUARE_BITS
        cmp from
        beq go_null_move        ; MOVE_NULL: only there from = to
        sta to
        sta victim
        lda board,x
        sta piece
        sta placed
        and #PAWNS
        beq look_at_victim
        lda to
        ldy _ply
        cmp _chess_en_passant,y
        beq en_passant
        cmp #$70
        bcs promotion
        cmp #$10
        bcc promotion
look_at_victim:
        ldx _ply
        lda _chess_flags,x
        bmi in_check
may_help:
        ldx victim
        lda board,x
        sta taken
        beq move_it
        lda slots,x             ; take the captured piece off the board
        and #SLOTS * 2 - 1
        ldy _ply
        sta _chess_taken_slot,y
        tay
        txa
        ora #GONE
        sta where,y
        lda #0
        sta board,x
move_it:
        ldx from
        ldy to
        lda placed
        move_piece
        ; Is the mover's king safe?
        lda _side
        bne black_moves
        lda where
        sta king
        lda #BLACK
        bne king_known          ; always
go_null_move:
        jmp make_null_move
en_passant:
        eor #$10
        sta victim
        inc special
        bne look_at_victim      ; always
promotion:
        lda _move+1
        and #PROMOTION
        lsr a
        lsr a
        lsr a
        tay
        lda piece
        and #COLOURS
        ora _chess_promoted,y
        sta placed
        bne look_at_victim      ; always
in_check:                       ; a piece other than the king must capture the checker or block it
        lda piece
        and #KING
        ora special
        bne help
        lda #2
        sta special
        lda _chess_checker,x
        cmp to
        beq help
        sta target
        lda where
        ldy _side
        beq white_checked
        lda where + SLOTS
white_checked:
        sta king
        sec
        sbc target
        tay
        lda _chess_step,y
        beq refuse
        sta step
        lda king
        sec
        sbc to
        tay
        lda _chess_step,y
        cmp step
        beq help
refuse: jmp refused
help:   jmp may_help
black_moves:
        lda where + SLOTS
        sta king
        lda #WHITE
king_known:
        sta colour
        lda piece
        and #KING
        ora special
        bne look_all_round
        lda from
        sec
        sbc king
        tay
        lda _chess_step,y
        beq legal
        line_open legal
        jmp illegal
look_all_round:
        lda king
        jsr attacked
        beq legal
        jmp illegal

legal:  ldx _ply
        lda piece
        sta _chess_moved,x
        lda taken
        sta _chess_taken,x
        ; piece-square value
        lda piece
        and #PIECES
        tay
        lda worth_lo,y
        sta table
        lda worth_hi,y
        beq unchanged           ; a king or a null move: the material value stays
        sta table+1
        lda _side
        bne black_board
        sta flip
        ldy to
        lda (table),y
        ldy from
        bpl gained              ; always
unchanged:
        ldy #0
        lda _side
        beq white_king
        ldy #$70
white_king:
        sty flip
        clc
        lda #$FF                ; g - 1, because g = 0
        bne falls               ; always
black_board:
        lda #$70
        sta flip
        eor from
        sta slot                ; from, with mirrored ranks
        lda to
        eor #$70
        tay
        lda (table),y
        ldy slot
gained: clc                     ; C = 0: the difference is g - 1
        sbc (table),y
        bcc falls
        clc
        adc _chess_material_lo,x
        eor #$FF
        sta _chess_material_lo + 1,x
        lda _chess_material_hi,x
        adc #0
        jmp material_done
falls:  adc _chess_material_lo,x ; C = 0
        eor #$FF
        sta _chess_material_lo + 1,x
        lda _chess_material_hi,x
        adc #$FF
material_done:
        eor #$FF
        sta _chess_material_hi + 1,x
        ; The structure is only negated; it may become stale.
        sec
        lda #0
        sbc _chess_structure_middle,x
        sta _chess_structure_middle + 1,x
        sec
        lda #0
        sbc _chess_structure_end,x
        sta _chess_structure_end + 1,x
        lda piece
        ora taken
        and #STRUCTURE_PIECES
        ora _chess_structure_stale,x
        sta _chess_structure_stale + 1,x
        lda #GONE
        sta _chess_en_passant + 1,x
        lda _chess_flags,x
        and #RIGHTS
        beq no_rights
        ldy from
        cpy #$08
        bcc lose
        cpy #$70
        bcs lose
        ldy to
        cpy #$08
        bcc lose
        cpy #$70
        bcc no_rights
lose:   jsr lose_rights
        ldx _ply
no_rights:
        sta _chess_flags + 1,x
        lda taken
        bne took
        lda _chess_phase,x
        sta _chess_phase + 1,x
        ldy _reversible_plies,x
        iny
        tya
        sta _reversible_plies + 1,x
noted:
        lda piece
        and #PAWNS | KING
        beq common
        cmp #KING
        beq king_moved
        jsr note_pawn
        jmp common
king_moved:
        is_castling
        bne common
        jsr note_castling
        jmp common
took:   ; phase, value and counters of the captured piece
        lda taken
        and #PIECES
        tay
        lda worth_lo,y
        sta table
        lda worth_hi,y
        sta table+1
        lda _chess_type,y
        tay
        lda _chess_phase_weight,y
        eor #$FF
        sec
        adc _chess_phase,x
        sta _chess_phase + 1,x
        lda #0
        sta _reversible_plies + 1,x
        lda victim
        eor flip
        eor #$70
        tay
        lda _chess_material_lo + 1,x
        sec
        sbc (table),y
        sta _chess_material_lo + 1,x
        bcs material_fell
        dec _chess_material_hi + 1,x
material_fell:
        lda taken
        and #PAWNS
        beq not_pawn
        lda victim
        jsr flip_other
        jmp noted
not_pawn:
        lda taken
        and #PIECES
        cmp #BISHOP
        bne go_noted
        lda _side
        eor #1
        tax
        dec _chess_bishops,x
        lda _chess_bishops,x
        cmp #1
        bne go_noted
        jsr gain_pair
go_noted:
        jmp noted

common: ; now the other side is to move: is it in check?
        inc _ply
        ldx #0
        stx _extend_ply
        stx _outcome
        lda _side
        bne to_white
        inc _side
        lda where + SLOTS
        ldy #WHITE
        bne turned              ; always
to_white:
        dec _side
        lda where
        ldy #BLACK
turned: sta king
        sty colour
        ldx special
        cpx #1
        bne ordinary
        jmp check_all_round
ordinary:
        sec
        sbc to
        tay
        lda _chess_reach,y
        and placed
        beq no_direct
        and #SLIDERS
        beq direct
        lda _chess_step,y
        sta step
        lda to
slide:  clc
        adc step
        cmp king
        beq direct
        tax
        lda board,x
        bne no_direct
        txa
        jmp slide
direct: lda to
        sta _chess_attacker
        bpl check               ; always
no_direct:
        lda from
        sec
        sbc king
        tay
        lda _chess_step,y
        beq no_check
        line_open no_check
check:  inc _extend_ply
        ldx _ply
        lda _chess_attacker
        sta _chess_checker,x
        lda _chess_flags,x
        ora #IN_CHECK
        sta _chess_flags,x
no_check:
        lda taken
        bne fewer
        lda placed
        cmp piece
        bne fewer
        ldx _ply
        lda _reversible_plies,x
        cmp #100
        bcs fifty
        rts
fewer:  ldx _ply                ; reversible_plies is 0 here: no test for the fifty-move rule
        lda _chess_phase,x
        cmp #2
        bcs running
        jsr _chess_insufficient_material
        bne draw
        rts
fifty:  lda _chess_flags,x
        bmi running
draw:   lda #OUTCOME_DRAW
        sta _outcome
running:
        rts
check_all_round:
        jsr attacked
        bne check
        beq no_check            ; always

illegal:
        ldx to
        ldy from
        lda piece
        move_piece
        lda taken
        beq refused
        put_back
refused:
        lda #OUTCOME_ILLEGAL
        sta _outcome
        rts
.endproc

; Makes a null move: runs the second half of game_make with piece code 0 on square $20, which changes no castling right.
; In: special = 0.
.proc make_null_move
        lda #0
        sta piece
        sta placed
        sta taken
        lda #$20
        sta from
        sta to
        jsr _game_make::legal
        ldx _ply
        lda #0
        sta _reversible_plies,x
        sta _outcome
        rts
.endproc

_game_frontier = _frontier_generic
