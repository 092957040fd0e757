; eval.s: twin of src/games/race/eval.c

.include "games/race/race.inc"
.export _game_eval, _game_frontier
.import _frontier_generic, _race_man, _race_tower, _race_shot, _race_bar, _race_begin, _race_homes, _race_curve
.importzp tmp1, tmp2, tmp3, tmp4, ptr1, ptr2, ptr3, ptr4, sreg

REACH  = 6                      ; of a throw
FAR    = 12                     ; a block is felt so far
NEAR   = 2
STAGES = 2 * MEN
STEPS  = 16

own    = tmp1                   ; the places of the side that is looked at
square = tmp2
number = tmp3                   ; of its men there
rest   = tmp4                   ; of its men on the road
man    = ptr1                   ; what one is worth, by square
sum    = ptr2
value  = ptr3
count  = ptr3+1
tower  = ptr4                   ; where the role's begins in race_tower,
shot   = ptr4+1                 ; in race_shot
bar    = sreg                   ; and in race_bar
stage  = sreg+1
size   = ptr3                   ; of the sum
part   = ptr4                   ; of a step of the curve
step   = ptr1

.segment "GAME"

; sum += A, a signed byte.   Keeps X, Y
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

; The single man at the place X: who can hit him.   Clobbers: A, X, Y, count
.proc add_shots
        lda shot
        clc
        adc square
        tay
        lda square
        cmp #1
        bne road
        lda own                 ; from the start, with a six
        eor #SIDE_PLACES
        tax
        lda _race_men,x
        beq done
        lda _race_shot + (REACH - 1) * HOME,y
        jmp add
road:   lda #REACH
        sta count
each:   dex
        txa
        and #SIDE_PLACES - 1
        beq done
        lda _race_men,x
        cmp #2
        bcs done                ; behind a block
        txa
        eor #SIDE_PLACES
        tax
        lda _race_men,x
        beq nobody
        lda _race_shot,y
        jsr add
nobody: txa
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

; A block on `square`: whom it keeps back.   Clobbers: A, X, Y, count, number
.proc add_bars
        lda own
        eor #SIDE_PLACES
        ora square
        tax
        ldy bar
        lda #FAR
        sta count
each:   dex
        lda _race_men,x
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

; One side, whose places A are; its role is in stage, tower, shot and bar.
.proc add_side
        sta own
        tax
        lda _race_men + HOME,x
        clc
        adc stage
        sta stage
        lda #MEN
        sec
        sbc _race_men,x
        sbc _race_men + HOME,x
        sta rest
        lda _race_men,x
        sta number
        txa
        eor #SIDE_PLACES
        tax
        lda _race_men + HOME,x
        cmp #NEAR
        lda stage
        bcc early
        adc #MEN - 1            ; C = 1
early:  sta stage
        asl a                   ; begin: 5 * stage and the men there, words
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
        lda stage               ; man: 18 * stage
        asl a
        sta number
        asl a
        asl a
        asl a
        adc number
        sta man
        lda #0
        rol a
        sta man+1
        clc
        lda man
        adc #<_race_man
        sta man
        lda man+1
        adc #>_race_man
        sta man+1
        lda #0
        sta square
more:   lda rest
        beq done
next:   inc square
        lda own
        ora square
        tax
        lda _race_men,x
        beq next
        sta number
        sec
        lda rest
        sbc number
        sta rest
        ldy square
        lda (man),y
        sta value
        ldy number
men:    lda value
        jsr add
        dey
        bne men
        lda number
        cmp #2
        bcs block
        jsr add_shots
        jmp more
block:  tay
        lda tower
        adc square              ; C = 1: and one less below
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

; void game_eval(void)
;   In:        side, race_men
;   Out:       score
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4, sreg
;   Twin test: tests/twin/games.c
.proc _game_eval
        own_places
        pha
        tax
        lda _race_men + HOME,x  ; homes: 5 * ours and theirs, words
        asl a
        asl a
        adc _race_men + HOME,x
        sta sum
        txa
        eor #SIDE_PLACES
        tax
        lda sum
        adc _race_men + HOME,x
        asl a
        tay
        lda _race_homes,y
        sta sum
        lda _race_homes + 1,y
        sta sum+1
        lda #0                  ; who is about to throw
        sta stage
        sta tower
        sta shot
        sta bar
        pla
        pha
        jsr add_side
        lda #STAGES             ; who waits
        sta stage
        lda #(MEN - 1) * HOME
        sta tower
        lda #REACH * HOME
        sta shot
        lda #FAR
        sta bar
        pla
        eor #SIDE_PLACES
        jsr add_side
        ; fall through: from a logit in 256ths to a chance
.endproc
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
binary: lsr size                ; part of 128
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
        sec
        lda #0
        sbc _score
        sta _score
        lda #0
        sbc _score+1
        sta _score+1
done:   rts
.endproc

_game_frontier = _frontier_generic
