; position_read.s: reads positions. Twin of src/games/starchess/position_read.c
; SPDX-License-Identifier: MIT

.include "games/starchess/text_tokens.inc"
.include "texts/starchess.inc"
.macpack longbranch
.export _game_read_position
.import everything, clear, mark_after, pusha, _stars_length_of, _stars_letters, _rules
.import _stars_begin, _stars_save, _stars_restore, _stars_count, _stars_find_outcome, _stars_error


.segment "BSS"
side_before:    .res 1
outcome_before: .res 1

.segment "RODATA"
bad_planet:     .byte TEXT_BAD_PLANET, 0
bad_people:     .byte TEXT_BAD_PEOPLE, 0
bad_used:       .byte TEXT_BAD_BUILT, 0
bad_fleet:      .byte TEXT_BAD_FLEET, 0
bad_moved:      .byte TEXT_BAD_MOVED, 0
bad_fresh:      .byte TEXT_BAD_NEW, 0
bad_rows:       .byte TEXT_BAD_ROWS, 0
bad_reserve:    .byte TEXT_BAD_RESERVE, 0
bad_reserves:   .byte TEXT_BAD_RESERVES, 0
bad_turn:       .byte TEXT_BAD_SIDE, 0
bad_number:     .byte TEXT_BAD_TURN, 0
bad_letters:    .byte TEXT_BAD_LETTERS, 0
bad_late:       .byte TEXT_LATE_TURN, 0
bad_end:        .byte TEXT_AFTER_TURN, 0
bad_nothing:    .byte TEXT_DEFEATED_OWNS, 0
bad_home:       .byte TEXT_NO_HOME, 0
bad_defeat:     .byte TEXT_SIDE_DEFEATED, 0
bad_marks:      .byte TEXT_BAD_MARKS, 0
bad_winner:     .byte TEXT_BAD_WINNER, 0
; error texts, by number
.linecont +
.define ERRORS  bad_planet, bad_people, bad_used, bad_fleet, bad_moved, bad_fresh, bad_rows, bad_reserve, \
                bad_reserves, bad_turn, bad_number, bad_letters, bad_late, bad_end, bad_nothing, bad_home, everything, \
                bad_defeat, bad_marks, bad_winner
.linecont -
errors_lo:      .lobytes ERRORS
errors_hi:      .hibytes ERRORS
.enum
PLANET
PEOPLE
USED
FLEET
MOVED
FRESH
ROWS
RESERVE
RESERVES
TURN
NUMBER
LETTER
LATE
END
NOTHING
HOME
TOTAL
DEFEAT
MARKS
WINNER
.endenum

.segment "CODE"

; Error X at `in`: restores the board and returns the error text to the caller of game_read_position.
.proc error
        jsr place_here
        ; fall into error_there
.endproc
; error_there: the same, with text_error_place already set.
.proc error_there
        lda errors_lo,x
        ldy errors_hi,x
        tax
        ; fall into error_words
.endproc
; error_words: the same, with the address of the error text in X/Y.
.proc error_words
        stx num
        sty num+1
        jsr copy_back
        ldx frame
        txs
        lda num
        ldx num+1
        rts
.endproc

.proc copy_back
        jsr _stars_restore
        lda side_before
        sta _side
        lda outcome_before
        sta _outcome
        rts
.endproc

; Stores num in the word at galaxy + Y.
.proc store
        lda num
        sta _galaxy,y
        lda num+1
        sta _galaxy+1,y
        rts
.endproc

; Y = A = 2 * (sector); C = 0.
.proc word_at
        lda sector
        asl a
        tay
        rts
.endproc

.proc read_colony
        jsr read_player
        ldx sector
        sta owner,x
        cmp #NO_PLAYER
        beq done
        lda #':'
        jsr read_character
        bcc bad
        ldx sector
        ldy terran,x
        lda most_lo,y
        ldx most_hi,y
        ldy #PEOPLE_LEAST
        jsr read_within
        bcc bad
        jsr word_at
        adc #people - _galaxy
        tay
        jsr store
        lda #'u'
        jsr read_character
        bcc done
        jsr word_at
        lda people,y
        ldx people+1,y
        ldy #SHIP_PEOPLE
        jsr read_within
        bcc bad_u
        ldx sector
tens:   lda num                 ; ten people build one ship
        sec
        sbc #SHIP_PEOPLE
        sta num
        bcs :+
        dec num+1
        bmi bad_u
:       inc built,x
        lda num
        ora num+1
        bne tens
done:   rts
bad:    ldx #PEOPLE
        bne to_error            ; always
bad_u:  ldx #USED
        bne to_error            ; always
most_lo:        .byte BARREN_MOST, <TERRAN_MOST
most_hi:        .byte 0, >TERRAN_MOST
.endproc

to_error:
        jmp error

.proc read_fleet
        lda #'+'
        jsr read_character
        jcc done
        jsr read_player
        beq bad
        ldx sector
        sta fleet,x
        lda #'x'
        jsr read_character
        bcc bad
        lda #<SHIPS_MOST
        ldx #>SHIPS_MOST
        ldy #1
        jsr read_within
        bcc bad
        jsr word_at
        adc #ships - _galaxy
        tay
        jsr store
        lda #'m'
        jsr read_character
        bcc no_moved
        jsr word_at
        lda ships,y
        ldx ships+1,y
        ldy #1
        jsr read_within
        bcc bad_m
        jsr word_at
        adc #moved - _galaxy
        tay
        jsr store
no_moved:
        lda #'n'
        jsr read_character
        bcc done
        ldx sector
        lda fleet,x
        cmp owner,x
        bne bad_n
        jsr word_at
        sec
        lda ships,y
        sbc moved,y
        pha
        lda ships+1,y
        sbc moved+1,y
        tax
        pla
        ldy #1
        jsr read_within
        bcc bad_n
        ldx sector
        lda num+1
        bne bad_n
        lda built,x
        cmp num
        bcc bad_n
        lda num
        sta fresh,x
done:   rts
bad:    ldx #FLEET
        bne to_error_2          ; always
bad_m:  ldx #MOVED
        bne to_error_2          ; always
bad_n:  ldx #FRESH
        bne to_error_2          ; always
.endproc

to_error_2:
        jmp error

.proc read_sectors
        lda #0
        sta step
next:   lda step
        eor #RANKS_REVERSED
        sta sector
        tax
        lda #'b'
        jsr read_character
        bcs planet
        lda #'t'
        jsr read_character
        ldx #PLANET
        bcc to_error_2
        ldx sector
        inc terran,x
planet: jsr read_colony
        jsr read_fleet
        jsr mark_after
        jsr read_character
        ldx #ROWS
        bcc to_error_2
        inc step
        lda step
        cmp #SECTORS
        bne next
        rts
.endproc

; Reads a reserve into num. In: X = the error if there is no valid number.
.proc read_reserve
        txa
        pha
        lda #<RESERVE_MOST
        ldx #>RESERVE_MOST
        ldy #0
        jsr read_within
        pla
        tax
        bcc to_error_2
        rts
.endproc

.proc read_reserves
        lda #0
        sta step
next:   lda #'x'
        jsr read_character
        bcs out
        ldx #RESERVE
        jsr read_reserve
        ldx step
        inc alive,x
        jsr place
        lda num
        sta credits,y
        lda num+1
        sta credits+1,y
        lda #'/'
        jsr read_character
        ldx #RESERVE
        bcc to_error_3
        jsr read_reserve
        jsr place
        lda num
        sta materials,y
        lda num+1
        sta materials+1,y
out:    inc step
        lda step
        cmp #PLAYERS
        lda #','
        bcc :+
        lda #' '
:       jsr read_character
        ldx #RESERVES
        bcc to_error_3
        lda step
        cmp #PLAYERS
        bne next
        rts
place:  lda step
        asl a
        tay
        rts
.endproc

to_error_3:
        jmp error

.proc read_turn
        jsr read_player
        sta _side
        ldx #TURN
        cmp #NO_PLAYER
        beq to_error_3
        lda #' '
        jsr read_character
        bcc to_error_3
        lda #TURNS + 1
        ldx #0
        ldy #1
        jsr read_within
        ldx #NUMBER
        bcc to_error_3
        lda num
        sta turn
        lda #TURNS              ; a position without letters is one of the first edition
        sta length
        ldy #0
        lda (in),y
        beq done
        lda _rules
        lsr a
        lsr a
        tax
        jsr _stars_length_of
        sta length
        lda #' '
        jsr read_character
        bcc bad
        ldx #0
letter: stx step
        ldx #LETTERS - 1
:       lda _stars_letters,x
        jsr read_character
        bcs known
        dex
        bpl :-
bad:    ldx #LETTER
        bne to_error_3          ; always
known:  txa
        ldx step
        sta letters,x
        inx
        cpx #PLAYERS
        bne letter
        lda length
        adc #0                  ; C = 1
        cmp turn
        ldx #LATE
        bcc to_error_3
        ldy #0
        lda (in),y
        ldx #END
        tay
        bne to_error_3
done:   rts
.endproc

; ---- checks ----

.proc check_players
        ldx #0
next:   txa
        asl a
        tay
        lda alive,x
        bne living
        lda colonies,x
        ora total,y
        ora total+1,y
        beq strong
        ldx #NOTHING
        bne wrong               ; always
living:
        ldy _stars_home,x
        txa
        cmp owner,y
        bne homeless
        asl a
        tay
strong: lda #<SHIPS_ALL
        cmp total,y
        lda #>SHIPS_ALL
        sbc total+1,y
        bcc many
        inx
        cpx #PLAYERS
        bne next
        ldx _side
        lda alive,x
        bne done
        ldx #DEFEAT
wrong:  jmp error_there
many:   ldx #TOTAL
        bne wrong               ; always
homeless:
        tya
        ldx #HOME
        bne error_at            ; always
done:   rts
.endproc

; Error X, which names sector A.
.proc error_at
        stx step
        jsr pusha
        ldy step
        lda errors_lo,y
        ldx errors_hi,y
        jsr _stars_error
        pha
        txa
        tay
        pla
        tax
        jmp error_words
.endproc

.proc check_marks
        ldx #0
next:   lda built,x
        beq :+
        lda owner,x
        cmp _side
        bne wrong
:       txa
        asl a
        tay
        lda moved,y
        ora moved+1,y
        ora fresh,x
        beq :+
        lda fleet,x
        cmp _side
        bne wrong
:       inx
        cpx #SECTORS
        bne next
        rts
wrong:  txa
        ldx #MARKS
        bne error_at            ; always
.endproc

; const char *game_read_position(const char *text)
;   In:        A/X = text
;   Out:       A/X = 0, or the error text; then also text_error_place, and the board is unchanged
;   Clobbers:  Y, _zp_game 0-16, what stars_save saved
.proc _game_read_position
        sta in
        sta first
        stx in+1
        stx first+1
        jsr _stars_save
        lda _side
        sta side_before
        lda _outcome
        sta outcome_before
        jsr clear
        tsx
        stx frame
        jsr read_sectors
        jsr read_reserves
        jsr read_turn
        jsr place_here          ; errors found from here on are reported at the end of the line
        lda frame
        pha
        jsr _stars_count
        pla
        sta frame
        jsr check_players
        jsr check_marks
        lda frame
        pha
        lda _side
        pha
        jsr _stars_find_outcome
        pla
        tax
        pla
        sta frame
        cpx _side
        beq :+
        ldx #WINNER
        jmp error_there
:       jsr _stars_begin
        lda #0
        tax
        rts
.endproc
