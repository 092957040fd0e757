; recount.s: computes the derived members of galaxy. Twin of src/games/starchess/recount.c
; SPDX-License-Identifier: MIT

.include "games/starchess/starchess.inc"
.export _stars_count, _stars_find_reach, _stars_find_end

.segment "CODE"

; void stars_find_reach(uint8_t player): computes galaxy.reach, the sectors where the player may go.
;   In:        A = player
;   Out:       galaxy.reach of this player; player; Y = 2 * player
;   Clobbers:  A, X, bits
.proc _stars_find_reach
        sta player
        lda #0
        sta bits
        sta bits+1
        ldx #SECTORS - 1
next:   lda owner,x
        cmp player
        bne :+
        txa
        asl a
        tay
        lda _stars_around,y
        ora bits
        sta bits
        lda _stars_around+1,y
        ora bits+1
        sta bits+1
:       dex
        bpl next
        lda player
        asl a
        tay
        lda bits
        sta reach,y
        lda bits+1
        sta reach+1,y
        rts
.endproc

; void stars_find_end(void): sets galaxy.over to 1 if one player is left or all turns are over, else to 0.
;   Clobbers:  A, X, Y
.proc _stars_find_end
        ldy #0
        ldx #PLAYERS - 1
:       lda alive,x
        beq :+
        iny
:       dex
        bpl :--
        inx                     ; 0
        dey
        beq yes
        lda length
        cmp turn
        bcs no
yes:    inx
no:     stx over
        rts
.endproc

; void stars_count(void): computes all derived members of galaxy, and `over`.
;   Clobbers:  A, X, Y, _zp_game 7-10
;   Twin test: tests/unit/starchess.c
.proc _stars_count
        lda #PLAYERS - 1
:       jsr _stars_find_reach
        lda #0
        sta total,y
        sta total+1,y
        ldx player
        sta colonies,x
        dex
        txa
        bpl :-
        ldx #SECTORS - 1
next:   txa
        asl a
        sta here
        ldy owner,x
        cpy #NO_PLAYER
        beq no_colony
        lda colonies,y
        clc
        adc #1
        sta colonies,y
no_colony:
        lda fleet,x
        cmp #NO_PLAYER
        beq no_fleet
        stx player
        asl a
        tax
        ldy here
        clc
        lda total,x
        adc ships,y
        sta total,x
        lda total+1,x
        adc ships+1,y
        sta total+1,x
        ldx player
no_fleet:
        dex
        bpl next
        jmp _stars_find_end
.endproc
