; automaton_result.s: does the automaton mate? Searches the lone king's steps. Twin of
; src/games/quevedo/automaton_result.c, which explains it.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/games/quevedo.inc"
.include "constants/games/quevedo/automaton_result.inc"
.export _automaton_moves_to_mate, _automaton_reply, _automaton_nodes, _automaton_step_rank, _automaton_step_file
.import _automaton_pieces, _automaton_reading, _automaton_rule

; the pieces of src/games/quevedo/automaton.h
PIECES_BYTES    = 6
kingr           := _automaton_pieces
kingf           := _automaton_pieces + 1
rookr           := _automaton_pieces + 2
rookf           := _automaton_pieces + 3
loner           := _automaton_pieces + 4
lonef           := _automaton_pieces + 5

; the game's zero page, during the search
depth           = _zp_game
low             = _zp_game + 1  ; key of the position,
high            = _zp_game + 2  ; two bytes
at              = _zp_game + 3  ; address of its entry in outer_most, two bytes
bits            = _zp_game + 5  ; bits of the reading that are part of a key
lone_moves      = _zp_game + 6
before          = _zp_game + 7  ; the pieces before the search

.bss
_automaton_reply: .res 1
_automaton_nodes: .res 2
king_rank:      .res DEPTHS
king_file:      .res DEPTHS
rook_rank:      .res DEPTHS
rook_file:      .res DEPTHS
lone_rank:      .res DEPTHS
lone_file:      .res DEPTHS
key_lo:         .res DEPTHS
key_hi:         .res DEPTHS
next:           .res DEPTHS
most:           .res DEPTHS
other_lo:       .res OTHERS
other_hi:       .res OTHERS
other_most:     .res OTHERS
outer_most:     .res TRIPLES * HALF

.rodata
_automaton_step_rank:
        .byte $FF, $FF, $FF, 0, 0, 1, 1, 1
_automaton_step_file:
        .byte 0, $FF, 1, $FF, 1, 0, $FF, 1
threes: .byte 0, 0, 0, 1, 4, 10, 20, 35
twos:   .byte 0, 0, 1, 3, 6, 10, 15, 21
by_8:   .byte 0, 8, 16, 24, 32, 40, 48, 56
by_64:  .byte 0, 64, 128, 192

.segment "GAME"

; place: finds where a key is stored
;   In:        low, high
;   Out:       Z = 1: `at` is its address in outer_most, Y = 0; Z = 0: X is its slot in other_lo, other_hi, other_most
;   Clobbers:  A, X, Y
.proc place
        lda high
        and #$C0
        bne other
        lda high                ; at = outer_most + high * 128 + low; low < 128
        lsr a
        tax
        lda #0
        tay
        ror a
        ora low
        clc
        adc #<outer_most
        sta at
        txa
        adc #>outer_most
        sta at+1
        tya
        rts
other:  lda high
        asl a
        asl a
        eor low
        tax
        lda #1
        rts
.endproc

; recall: computes the key of the position and looks it up
;   In:        the pieces, automaton_reading, bits
;   Out:       low, high; A = largest number of moves, 0 and Z = 1 if unknown
;   Clobbers:  X, Y, at
.proc recall
        lda rookf
        cmp #4
        bcc left
        eor #7
        tax
        lda kingf
        eor #7
        tay
        lda lonef
        eor #7
        bpl join                ; always
left:   tax
        ldy kingf
        lda lonef
join:   ora by_8,y
        ora by_64,x
        sta low
        ldx kingr
        lda threes,x
        ldx rookr
        clc
        adc twos,x
        adc loner
        sta high
        bit low
        bmi inner
        lda _automaton_reading
        and #READ_OUTER
        bne outer
inner:  lda high
        ora bits
        sta high
outer:  jsr place
        bne other
        lda (at),y
        rts
other:  lda other_lo,x
        cmp low
        bne none
        lda other_hi,x
        cmp high
        bne none
        lda other_most,x
        rts
none:   lda #0
        rts
.endproc

; enter: makes the automaton's move in an unknown position, then starts the lone king's turn at this depth. The entry
; `open` only starts the turn.
;   In:        depth, low, high, the pieces
;   Clobbers:  A, X, Y, all that automaton_rule clobbers
.proc enter
        ldx depth
        lda low
        sta key_lo,x
        lda high
        sta key_hi,x
        jsr _automaton_rule
open:   ldx depth
        lda kingr
        sta king_rank,x
        lda kingf
        sta king_file,x
        lda rookr
        sta rook_rank,x
        lda rookf
        sta rook_file,x
        lda loner
        sta lone_rank,x
        lda lonef
        sta lone_file,x
        lda #0
        sta next,x
        sta most,x
        rts
.endproc

; search_steps: searches all steps of the lone king
;   In:        lone_moves, bits; the pieces
;   Out:       A = largest number of moves, 0: there is a defence; automaton_nodes, automaton_reply
;   Clobbers:  X, Y, the pieces, depth, low, high, at, all that automaton_rule clobbers
.proc search_steps
        lda #0
        sta depth
        lda lone_moves
        beq his
        jsr enter::open
        jmp step
his:    jsr recall
        beq :+
        rts
:       jsr enter

step:   ldx depth               ; the lone king's next step
        ldy next,x
        cpy #KING_STEPS
        bcs none
        inc next,x
        lda lone_rank,x
        clc
        adc _automaton_step_rank,y
        cmp #8
        bcs step                ; off the board
        sta loner
        lda lone_file,x
        clc
        adc _automaton_step_file,y
        cmp #8
        bcs step
        sta lonef
        sec                     ; next to the king?
        lda kingr
        sbc loner
        clc
        adc #1
        cmp #3
        bcs free
        sec
        lda kingf
        sbc lonef
        clc
        adc #1
        cmp #3
        bcc step
free:   lda lonef
        ldy loner
        cpy rookr
        beq rank
        cmp rookf
        beq step                ; attacked by the rook
        inc _automaton_nodes
        bne :+
        inc _automaton_nodes+1
:       cpy rookr               ; still in the required order?
        bcs fails
        lda rookr
        cmp kingr
        bcs fails
        jsr recall
        bne known
        inc depth
        lda depth
        cmp #DEPTHS
        bcs fails
        jsr enter
        jmp step
rank:   cmp rookf
        beq fails
        jmp step                ; attacked by the rook
fails:  lda #0                  ; a defence: the lone king captures the rook, leaves the order, or survives too long
        rts

none:   lda most,x              ; no step is left
        bne close
        lda lone_rank,x
        cmp rookr
        beq mate
        lda lone_file,x
        cmp rookf
        bne stalemate
mate:   lda #0
close:  cpx #0
        bne :+
        ldy lone_moves
        bne told
:       clc
        adc #1
        pha
        lda key_lo,x
        sta low
        lda key_hi,x
        sta high
        jsr place
        bne other
        pla
        sta (at),y
        jmp back
other:  lda low
        sta other_lo,x
        lda high
        sta other_hi,x
        pla
        sta other_most,x
back:   dec depth
        bmi told
        ldx depth
        ldy king_rank,x
        sty kingr
        ldy king_file,x
        sty kingf
        ldy rook_rank,x
        sty rookr
        ldy rook_file,x
        sty rookf

known:  ldx depth               ; A = number of moves after this step
        cmp most,x
        bcc step_on
        beq step_on
        sta most,x
        cpx #0
        bne step_on
        ldy next
        dey
        sty _automaton_reply
step_on:
        jmp step
stalemate:
        lda #0
told:   rts
.endproc

; uint8_t automaton_moves_to_mate(uint8_t lone_moves)
;   In:        A = lone_moves; the pieces, automaton_reading
;   Out:       A = largest number of moves, 0: there is a defence; X = 0; automaton_reply, automaton_nodes
;   Clobbers:  Y, 13 bytes of the game's zero page, all that automaton_rule clobbers
;   Twin test: tests/unit/quevedo.c
.proc _automaton_moves_to_mate
        sta lone_moves
        ldx #PIECES_BYTES - 1
:       lda _automaton_pieces,x
        sta before,x
        dex
        bpl :-
        lda _automaton_reading  ; the three readings are three values of two bits
        pha
        lsr a
        ror a
        ror a
        and #$C0
        sta bits
        pla
        and #READ_INNER
        beq :+
        lda bits
        eor #$40
        sta bits
:       lda #0
        sta _automaton_nodes
        sta _automaton_nodes+1
        jsr search_steps
        tay
        bne :+
        ldx next
        dex
        stx _automaton_reply    ; the saving step
:       ldx #PIECES_BYTES - 1
:       lda before,x
        sta _automaton_pieces,x
        dex
        bpl :-
        tya
        ldx #0
        rts
.endproc
