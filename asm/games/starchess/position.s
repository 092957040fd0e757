; position.s: sets up the start position; writes positions. Twin of src/games/starchess/position.c
; SPDX-License-Identifier: MIT

.include "games/starchess/text_tokens.inc"
.include "constants/games/starchess/position.inc"
.export _game_reset, _game_write_position, _stars_begin, _stars_length_of, clear, mark_after
.import _stars_letters, _stars_count, _stars_find_outcome, _game_hash, _random_below, _rules, _reversible_plies

.segment "CODE"

; ---- set up ----

; clear: sets all of galaxy to 0, and owner and fleet to NO_PLAYER. Clobbers A, X.
.proc clear
        ldx #GALAXY_BYTES - 1
        lda #0
:       sta _galaxy,x
        dex
        cpx #$FF
        bne :-
        ldx #SECTORS - 1
        lda #NO_PLAYER
:       sta owner,x
        sta fleet,x
        dex
        bpl :-
        rts
.endproc

; stars_length_of: A = number of full turns of start X. Keeps X, Y.
.proc _stars_length_of
        lda lengths,x
        rts
lengths:        .byte 80, 60, TURNS
.endproc

place           = digits                ; place of the second colony in the order of its player
start           = frame                 ; the start
people_2        = frame + 1             ; people of the second colony

; void game_reset(void)
;   Sets up the start position of the variant. What is random depends on random_seed.
;   Clobbers:  A, X, Y, _zp_game 0-16
.proc _game_reset
        jsr clear
        lda #0
        sta sector
        lda _rules
        lsr a
        lsr a
        sta start
        lda _rules
        and #GALAXIES - 1
        sta step
        bne planet
fair:   jsr coin                ; the planets next to the first home, turned for the others
        ldy sector
        ldx near_home,y
turned: ldy _stars_order,x
        sta terran,y
        pha
        txa
        clc
        adc #SECTORS
        tax
        pla
        cpx #PLAYERS * SECTORS
        bcc turned
        inc sector
        ldx sector
        cpx #NEAR_HOME
        bne fair
        beq drawn               ; always
planet: lda step
        cmp #GALAXY_RANDOM
        bne :+
        jsr coin
:       and #1                  ; all barren or all terran
        ldx sector
        sta terran,x
        inc sector
        ldx sector
        cpx #SECTORS
        bne planet

drawn:  ldx start
        jsr _stars_length_of
        sta length
        lda second_people,x
        sta people_2
        ldy #0
        sty _side
        sty sector
        lda credits_lo,x
        sta num
        lda credits_hi,x
        sta num+1
        lda people_2
        beq player
        lda #NEAR_HOME
        jsr _random_below
        tax
        lda near_home,x
        sta place
        lda #PLAYERS
        jsr _random_below
        sta _side
letter: jsr coin
        asl a
        asl a
        ora #KIND_NEW
        ldx sector
        sta letters,x
        inc sector
        cpx #PLAYERS - 1
        bne letter

player: ldx _side
next:   txa
        asl a
        tay
        lda num
        sta credits,y
        lda num+1
        sta credits+1,y
        lda #1
        sta alive,x
        stx step
        ldx start
        lda materials_lo,x
        sta materials,y
        lda materials_hi,x
        sta materials+1,y
        lda home_lo,x
        pha
        lda home_hi,x
        pha
        ldx step
        ldy _stars_home,x
        lda #1
        jsr own
        pla
        sta people+1,y
        pla
        sta people,y
        lda #FIRST_SHIPS
        sta ships,y
        ldy _stars_home,x
        txa
        sta fleet,y
        lda people_2
        beq :+
        txa
        asl a
        asl a
        asl a
        asl a
        adc place               ; C = 0
        tay
        lda _stars_order,y
        tay
        lda #0
        jsr own
        lda people_2
        sta people,y
        clc
        lda num
        adc #RESERVE_STEP
        sta num
        bcc :+
        inc num+1
:       inx
        txa
        and #PLAYERS - 1
        tax
        cpx _side
        bne next
        lda #1
        sta turn
        jmp _stars_begin

; Sector Y becomes a colony of player X, on a planet of class A. Out: Y = 2 * Y. Clobbers A.
own:    sta terran,y
        txa
        sta owner,y
        tya
        asl a
        tay
        rts

coin:   lda #2
        jmp _random_below

near_home:      .byte 1, 2, 4           ; places in a player's order of sectors
home_lo:        .byte 200, <400, 20
home_hi:        .byte 0, >400, 0
second_people:  .byte 50, 100, 0
credits_lo:     .byte <1000, <1000, <400
credits_hi:     .byte >1000, >1000, >400
materials_lo:   .byte <500, <500, 200
materials_hi:   .byte >500, >500, 0
.endproc

; void stars_begin(void): computes everything that depends on a new position.
;   Out:       ply, reversible_plies, derived members of galaxy, outcome, hash_key; side, if the game is over
;   Clobbers:  A, X, Y, _zp_game 0-16
.proc _stars_begin
        lda #0
        sta _ply
        sta _reversible_plies
        jsr _stars_count
        jsr _stars_find_outcome
        jmp _game_hash
.endproc

; ---- writing ----

; mark_after: A = the character after sector number (step) of a line: a comma, after a rank a slash, after the last
; sector a space.
.proc mark_after
        lda step
        cmp #SECTORS - 1
        beq blank
        and #3
        cmp #3
        beq :+
        lda #','
        rts
:       lda #'/'
        rts
blank:  lda #' '
        rts
.endproc

; Writes character A and the word at galaxy + Y. Clobbers A, X, Y, num, digits, limits.
.proc put_word
        sty limits
        jsr put
        ldy limits
        lda _galaxy,y
        ldx _galaxy+1,y
        jmp put_number
.endproc

; Writes character A and the number in X; nothing if the number is 0. Clobbers A, X, Y, num, digits, limits.
.proc put_byte
        cpx #0
        beq done
        stx limits
        jsr put
        lda limits
        ldx #0
        jmp put_number
done:   rts
.endproc

.proc put_sector_text
        ldx sector
        ldy terran,x
        lda planets,y
        jsr put
        ldx sector
        lda owner,x
        cmp #NO_PLAYER
        beq no_colony
        jsr put_player
        lda sector
        asl a
        adc #people - _galaxy   ; C = 0
        tay
        lda #':'
        jsr put_word
        ldx sector
        lda built,x
        beq no_colony
        lda #'u'
        jsr put
        ldx sector
        lda built,x             ; times 10; built is at most 100
        asl a
        sta num
        lda #0
        rol a
        sta num+1
        asl num
        rol num+1
        asl num
        rol num+1
        lda built,x
        asl a
        php
        clc
        adc num
        tay
        lda num+1
        adc #0
        plp
        adc #0
        tax
        tya
        jsr put_number
no_colony:
        ldx sector
        lda fleet,x
        cmp #NO_PLAYER
        beq done
        pha
        lda #'+'
        jsr put
        pla
        jsr put_player
        lda sector
        asl a
        adc #ships - _galaxy    ; C = 0
        tay
        lda #'x'
        jsr put_word
        lda sector
        asl a
        tay
        lda moved,y
        ora moved+1,y
        beq :+
        tya
        clc
        adc #moved - _galaxy
        tay
        lda #'m'
        jsr put_word
:       ldx sector
        lda fresh,x
        tax
        lda #'n'
        jmp put_byte
done:   rts
planets:        .byte "bt"
.endproc

; void game_write_position(char *text)
;   In:        A/X = text
;   Clobbers:  A, X, Y, _zp_game 0-15
.proc _game_write_position
        sta in
        stx in+1
        lda #0
        sta step
sectors:
        lda step
        eor #RANKS_REVERSED
        sta sector
        jsr put_sector_text
        jsr mark_after
        jsr put
        inc step
        lda step
        cmp #SECTORS
        bne sectors
        lda #0
        sta step
reserves:
        ldx step
        lda alive,x
        bne :+
        lda #'x'
        jsr put
        jmp next
:       txa
        asl a
        tay
        lda credits,y
        ldx credits+1,y
        sty limits
        jsr put_number
        lda #'/'
        jsr put
        ldy limits
        lda materials,y
        ldx materials+1,y
        jsr put_number
next:   inc step
        lda step
        cmp #PLAYERS
        beq :+
        lda #','
        jsr put
        bcs reserves            ; always: put returns C = 1
:       lda #' '
        jsr put
        lda _side
        jsr put_player
        ldx turn
        lda #' '
        jsr put_byte
        lda length              ; no letters if all are those of the first edition, and its number of turns
        cmp #TURNS
        bne letters_of
        lda letters
        ora letters+1
        ora letters+2
        ora letters+3
        beq finish
letters_of:
        lda #' '
        jsr put
        ldx #0
:       ldy letters,x
        lda _stars_letters,y
        jsr put
        inx
        cpx #PLAYERS
        bne :-
finish: lda #0
        jmp put
.endproc

