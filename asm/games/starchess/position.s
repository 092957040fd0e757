; position.s: sets up the start position; writes positions. Twin of src/games/starchess/position.c
; SPDX-License-Identifier: MIT

.include "games/starchess/text_tokens.inc"
.include "constants/games/starchess/position.inc"
.export _game_reset, _game_write_position, _stars_begin, clear, mark_after
.import _stars_count, _stars_find_outcome, _game_hash, _random_below, _rules, _reversible_plies

HOME_SHIPS      = 20
HOME_CREDITS    = 400
HOME_MATERIALS  = 200

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

; void game_reset(void)
;   Sets up the start position. The variant makes all planets barren, all terran, or random by random_seed; the four
;   home planets are always terran.
;   Clobbers:  A, X, Y, _zp_game 0-16
.proc _game_reset
        jsr clear
        lda #0
        sta sector
planet: lda _rules
        beq :+                  ; barren
        cmp #RULES_RANDOM
        bne :+                  ; terran: 1
        lda #2
        jsr _random_below
:       ldx sector
        sta terran,x
        inc sector
        cpx #SECTORS - 1
        bne planet
        ldx #PLAYERS - 1
player: txa
        asl a
        tay
        lda #<HOME_CREDITS
        sta credits,y
        lda #>HOME_CREDITS
        sta credits+1,y
        lda #HOME_MATERIALS
        sta materials,y
        lda #1
        sta alive,x
        lda _stars_home,x
        tay
        lda #1
        sta terran,y
        txa
        sta owner,y
        sta fleet,y
        tya
        asl a
        tay
        lda #HOME_SHIPS
        sta people,y
        sta ships,y
        dex
        bpl player
        lda #1
        sta turn
        lda #0
        sta _side
        ; fall into stars_begin
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
        lda #0
        jmp put
.endproc
