; reckon.s: twin of src/games/starchess/reckon.c

.include "games/starchess/starchess.inc"
.export _stars_reckon, _stars_made_credits, _stars_made_materials, _stars_eaten
.importzp ptr1

TERRAN_MATERIALS = 200

.segment "BSS"
_stars_made_credits:    .res 2
_stars_made_materials:  .res 2
_stars_eaten:           .res 2

.segment "GAME"

; sum += (ptr1)
.macro add_to sum
        clc
        lda sum
        adc ptr1
        sta sum
        lda sum+1
        adc ptr1+1
        sta sum+1
.endmacro

; void stars_reckon(void)
;   In:        side, galaxy
;   Out:       stars_made_credits, stars_made_materials, stars_eaten
;   Clobbers:  A, X, Y, ptr1
;   Twin test: bench, of C and of assembly (tests/text/bench.sh); 6502-rows-starchess
.proc _stars_reckon
        lda #0
        ldx #1
clear:  sta _stars_made_credits,x
        sta _stars_made_materials,x
        sta _stars_eaten,x
        dex
        bpl clear
        ldx #SECTORS
next:   dex
        bpl look
        rts
look:   lda owner,x
        cmp _side
        bne next
        lda fleet,x             ; enemy ships stop its work
        cmp #NOBODY
        beq free
        cmp _side
        bne next
free:   txa
        asl
        tay
        lda people,y
        sta ptr1
        lda people+1,y
        sta ptr1+1
        lda terran,x
        beq barren
        add_to _stars_made_credits
        lda ptr1+1
        bne most
        lda ptr1
        cmp #TERRAN_MATERIALS
        bcc some
most:   lda #TERRAN_MATERIALS
some:   clc
        adc _stars_made_materials
        sta _stars_made_materials
        bcc next
        inc _stars_made_materials+1
        jmp next
barren: add_to _stars_eaten
        add_to _stars_made_materials
        asl ptr1                ; and four times that
        rol ptr1+1
        asl ptr1
        rol ptr1+1
        add_to _stars_made_materials
        jmp next
.endproc
