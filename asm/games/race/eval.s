; eval.s: twin of src/games/race/eval.c. The search calls it at leaves, before a roll.
; SPDX-License-Identifier: MIT

.include "engine/common.inc"
.include "games/race/race.inc"
.include "constants/games/race/eval.inc"
.export _game_eval, _game_frontier, _race_squash
.import _frontier_generic, _race_piece, _race_tower, _race_shot, _race_bar, _race_begin, _race_homes, _race_curve
.importzp tmp1, tmp2, tmp3, tmp4, ptr1, ptr2, ptr3, ptr4, sreg

own    = tmp1                   ; offset in race_pieces of the side that is evaluated
square = tmp2
number = tmp3                   ; number of that side's pieces on `square`
rest   = tmp4                   ; number of that side's pieces on the road, still to be added
piece  = ptr1                   ; address of the values of a piece, by square
sum    = ptr2
value  = ptr3
count  = ptr3+1
tower  = ptr4                   ; offset of the role's weights in race_tower,
shot   = ptr4+1                 ; in race_shot
bar    = sreg                   ; and in race_bar
stage  = sreg+1
size   = ptr3                   ; absolute value of the sum
part   = ptr4                   ; interpolated part of a step of the curve
step   = ptr1

.segment "GAME"

; add: sum += A, a signed byte.   Keeps: X, Y
.proc add
        cmp #$80
        bcs less
        adc sum
        sta sum
        bcc done
        inc sum+1
done:   rts
less:   clc
        adc sum
        sta sum
        bcs done
        dec sum+1
        rts
.endproc

; add_shots: adds a weight for each square from which the opponent can hit the single piece at place X
;   Clobbers:  A, X, Y, count
.proc add_shots
        lda shot
        clc
        adc square
        tay
        lda square
        cmp #1
        bne road
        lda own                 ; pieces at the start can hit with a six
        eor #SIDE_PLACES
        tax
        lda _race_pieces,x
        beq done
        lda _race_shot + (REACH - 1) * HOME,y
        jmp add
road:   lda #REACH
        sta count
each:   dex
        txa
        and #SIDE_PLACES - 1
        beq done
        lda _race_pieces,x
        cmp #2
        bcs done                ; held back by a block
        txa
        eor #SIDE_PLACES
        tax
        lda _race_pieces,x
        beq none
        lda _race_shot,y
        jsr add
none:   txa
        eor #SIDE_PLACES
        tax
        tya
        clc
        adc #HOME
        tay
        dec count
        bne each
done:   rts
.endproc

; add_bars: adds a weight for each of the opponent's pieces that the block on `square` holds back
;   Clobbers:  A, X, Y, count, number
.proc add_bars
        lda own
        eor #SIDE_PLACES
        ora square
        tax
        ldy bar
        lda #FAR
        sta count
each:   dex
        lda _race_pieces,x
        beq next
        sta number
again:  lda _race_bar,y
        jsr add
        dec number
        bne again
next:   iny
        dec count
        beq done
        txa
        and #SIDE_PLACES - 1
        bne each
done:   rts
.endproc

; add_side: adds the weights of one side.   In: A = its offset in race_pieces; stage, tower, shot, bar = offsets of its
; role in the tables
.proc add_side
        sta own
        tax
        lda _race_pieces + HOME,x
        clc
        adc stage
        sta stage
        lda #PIECES
        sec
        sbc _race_pieces,x
        sbc _race_pieces + HOME,x
        sta rest
        lda _race_pieces,x
        sta number
        txa
        eor #SIDE_PLACES
        tax
        lda _race_pieces + HOME,x
        cmp #NEAR
        lda stage
        bcc early
        adc #PIECES - 1         ; C = 1
early:  sta stage
        asl a                   ; begin: 5 * stage + pieces at the start, words
        asl a
        adc stage
        adc number
        asl a
        tay
        clc
        lda sum
        adc _race_begin,y
        sta sum
        lda sum+1
        adc _race_begin + 1,y
        sta sum+1
        lda stage               ; piece: 18 * stage
        asl a
        sta number
        asl a
        asl a
        asl a
        adc number
        sta piece
        lda #0
        rol a
        sta piece+1
        clc
        lda piece
        adc #<_race_piece
        sta piece
        lda piece+1
        adc #>_race_piece
        sta piece+1
        lda #0
        sta square
more:   lda rest
        beq done
next:   inc square
        lda own
        ora square
        tax
        lda _race_pieces,x
        beq next
        sta number
        sec
        lda rest
        sbc number
        sta rest
        ldy square
        lda (piece),y
        sta value
        ldy number
pieces: lda value
        jsr add
        dey
        bne pieces
        lda number
        cmp #2
        bcs block
        jsr add_shots
        jmp more
block:  tay
        lda tower
        adc square              ; C = 1, corrected by the - 1 below
        bcc high                ; always
higher: adc #HOME
high:   dey
        cpy #1
        clc
        bne higher
        tay
        lda _race_tower - 1,y
        jsr add
        jsr add_bars
        jmp more
done:   rts
.endproc

; void game_eval(void): winning chance of the side about to roll
;   In:        side, race_pieces
;   Out:       score
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4, sreg
;   Twin test: tests/twin/games.c
.proc _game_eval
        own_places
        pha
        tax
        lda _race_pieces + HOME,x  ; homes: 5 * own + opponent's, words
        asl a
        asl a
        adc _race_pieces + HOME,x
        sta sum
        txa
        eor #SIDE_PLACES
        tax
        lda sum
        adc _race_pieces + HOME,x
        asl a
        tay
        lda _race_homes,y
        sta sum
        lda _race_homes + 1,y
        sta sum+1
        lda #0                  ; the side about to roll
        sta stage
        sta tower
        sta shot
        sta bar
        pla
        pha
        jsr add_side
        lda #STAGES             ; the side that waits
        sta stage
        lda #(PIECES - 1) * HOME
        sta tower
        lda #REACH * HOME
        sta shot
        lda #FAR
        sta bar
        pla
        eor #SIDE_PLACES
        jsr add_side
        ; falls into squash
.endproc
; squash: score = winning chance for `sum`, a logit in 256ths.   Clobbers: A, X, Y, ptr1, ptr3, ptr4
.proc squash
        lda sum
        sta size
        lda sum+1
        sta size+1
        bpl sized
        sec
        lda #0
        sbc sum
        sta size
        lda #0
        sbc sum+1
        sta size+1
sized:  lda size
        asl a
        lda size+1
        rol a
        cmp #STEPS
        bcc inside
        lda #0
        sta part
        sta part+1
        ldy #2 * STEPS
        bne scored              ; always
inside: asl a
        tay
        sec
        lda _race_curve + 2,y
        sbc _race_curve,y
        sta step
        lda _race_curve + 3,y
        sbc _race_curve + 1,y
        sta step+1
        lda #0
        sta part
        sta part+1
        ldx #7
binary: lsr size                ; part = step * (size mod 128) / 128
        bcc half
        clc
        lda part
        adc step
        sta part
        lda part+1
        adc step+1
        sta part+1
half:   lsr part+1
        ror part
        dex
        bne binary
scored: clc
        lda _race_curve,y
        adc part
        sta _score
        lda _race_curve + 1,y
        adc part+1
        sta _score+1
        bit sum+1
        bpl done
        negate_score
done:   rts
.endproc

; void race_squash(int16_t logit): score = winning chance for a logit in 256ths
;   In:        A, X = logit      Clobbers: A, X, Y, ptr1-ptr4
.proc _race_squash
        sta sum
        stx sum+1
        jmp squash
.endproc

; void game_frontier(void): makes every move and calls game_eval; contract: frontier_generic (asm/engine/frontier.s)
_game_frontier = _frontier_generic
