#!/bin/bash
# bad_input.sh TROG: every bad input ends with status 2, one line on standard error that names the error, and no
# standard output.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1
export ASAN_OPTIONS=detect_leaks=0
long=$(printf 'x%.0s' {1..5000})
digits=$(printf '4%.0s' {1..5000})

refuse() { # refuse WORD ARGUMENTS...: the line must contain WORD
    local word=$1 lines status output
    shift
    output=$("$trog" "$@" 2>/tmp/trog-error.$$ </dev/null)
    status=$?
    lines=$(wc -l < /tmp/trog-error.$$)
    check "status of: ${*:0:60}" 2 $status
    check "lines of: ${*:0:60}" 1 "$lines"
    check "output of: ${*:0:60}" "" "$output"
    grep -qi -- "$word" /tmp/trog-error.$$
    status=$? # read it before cat changes $?
    check "'$word' in: $(cat /tmp/trog-error.$$)" 0 $status
    rm -f /tmp/trog-error.$$
}

refuse 'no such game' moves checkersx
refuse 'no such game' moves "$long"
refuse 'no such game' moves ''
refuse 'no such verb' dance connect4
refuse 'game must follow' moves
refuse 'missing depth' perft connect4
refuse 'depth is 0 to 20' perft connect4 21
refuse 'depth is 0 to 20' perft connect4 -1
refuse 'depth is 0 to 20' perft connect4 x
refuse 'depth is 0 to 20' perft connect4 ''
refuse 'depth is 0 to 20' perft connect4 99999999999999999999
refuse 'depth is 1 to 20' divide connect4 0
refuse 'depth is 0 to 15' perft race 16
refuse 'depth is 1 to 15' divide race 16
refuse 'depth is 1 to 30' best connect4 --depth 0
refuse 'depth is 1 to 30' best connect4 --depth 47
refuse 'level is' best connect4 --level 9
refuse 'level is' best connect4 --level 0
refuse 'level is 1 to 8, random or beginner' best connect4 --level randomly
refuse 'level is 1 to 8, random or beginner' best connect4 --level directed
refuse 'level is 1 to 8' best chess --level random
refuse 'level is' match reversi --first level=beginner --second level=1
refuse 'nodes is' best connect4 --nodes 0
refuse 'nodes is' best connect4 --nodes 1000000001
refuse 'seed is' best connect4 --seed 65536
refuse 'table is' best connect4 --table 100
refuse 'table is' best connect4 --table 16
refuse 'table is' best connect4 --table 4194304
refuse 'seconds is' best connect4 --atari-seconds 0
refuse 'without takes' best connect4 --without luck
refuse 'without takes' best connect4 --without ''
refuse 'value must follow' best connect4 --depth
refuse 'no such option' best connect4 --colour red
refuse 'no such rule' moves hexapawn --rule stalemate=win
refuse 'no such rule' moves connect4 --rule stalemate=draw
refuse 'unexpected word' moves connect4 4 4
refuse 'Two black kings: g6 and e8' moves chess '4k3/8/6k1/8/8/8/8/4K3 w - - 0 1'
refuse 'Two white kings: e1 and h1' moves chess '4k3/8/8/8/8/8/8/4K2K w - - 0 1'
refuse 'A pawn cannot be on c8' moves chess '2P1k3/8/8/8/8/8/8/4K3 w - - 0 1'
refuse 'A pawn cannot be on a1' moves chess '4k3/8/8/8/8/8/8/p3K3 w - - 0 1'
refuse 'Too many pieces: h7' moves chess '4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1'
refuse 'Too many pieces: d8' moves chess '1NNNk3/NNNNNNNN/NNNNN3/8/8/8/8/4K3 w - - 0 1'
refuse 'Each side needs a king' moves chess '8/8/8/8/8/8/8/4K3 w - - 0 1'
refuse 'Each side needs a king' moves chess '4k3/8/8/8/8/8/8/8 b - - 0 1'
refuse 'King can be captured: e8' moves chess '4k3/8/8/8/8/8/8/4RK2 w - - 0 1'
refuse 'character 1.*or - for none' moves connect4 ''
refuse 'character 7.*full' moves connect4 4444444
refuse 'character 3.*1 to 7' moves connect4 448
refuse 'character 8.*over' moves connect4 12121212
refuse 'full' moves connect4 "${digits:0:100}"
refuse 'too long' moves connect4 "$digits"
refuse 'too long' moves connect4 "$long"
refuse 'character 1' moves hexapawn ''
refuse 'character 4.*must follow' moves hexapawn 'pppp/3/PPP w'
refuse 'Too many squares' moves hexapawn 'p3/3/PPP w'
refuse 'character 6.*not a piece' moves hexapawn 'ppp/1x1/PPP w'
refuse 'Too many pawns: c3' moves hexapawn 'ppp/p2/PPP w'
refuse 'Already won: a3' moves hexapawn 'Ppp/3/1PP w'
refuse 'Already won: c1' moves hexapawn 'pp1/3/PPp b'
refuse 'side must follow' moves hexapawn 'ppp/3/PPP x'
refuse 'side must follow' moves hexapawn 'ppp/3/PPP '
refuse 'Nothing may follow' moves hexapawn 'ppp/3/PPP w '
refuse 'too long' moves hexapawn "$long"
refuse 'character 1.*B (Red) or W' moves draughts ''
refuse 'character 2.*Then the pieces' moves draughts 'B'
refuse 'character 6.*Then the pieces' moves draughts 'B:W21:W22'
refuse 'character 4.*1 to 32' moves draughts 'B:W33:B1'
refuse 'character 7.*Two pieces on 21' moves draughts 'B:W21,21:B1'
refuse 'character 4.*must be a king: 1\b' moves draughts 'B:W1:B12'
refuse 'character 8.*must be a king: 30' moves draughts 'B:WK1:B30'
refuse 'Two pieces on 12' moves draughts 'B:W12:B12'
refuse 'Too many pieces: 13' moves draughts 'B:W32:B1,2,3,4,5,6,7,8,9,10,11,12,13'
refuse 'Only a Trog can be on d6' moves warptrog '3V2/6/6/6/6/t5 w 5 5'
refuse 'Only a Trog can be on b1' moves warptrog '3T2/6/6/6/6/1v4 w 5 5'
refuse 'Too many pieces: f2' moves warptrog '6/t5/6/6/VVVVVV/6 w 5 5'
refuse 'Column 3 is full' moves connect4 '3333333'
refuse 'Too many pieces: 13' moves draughts 'B:W:B1,2,3,4,5,6,7,8,9,10,11,12,13'
refuse 'Nothing may follow' moves draughts 'B:W21:B1:'
refuse 'The other side has no pieces' moves draughts 'B:W:B1'
refuse 'nine squares' moves noughts 'XO'
refuse 'X, O or -' moves noughts '12345678- X'
refuse 'one more X' moves noughts '--------- O'
refuse 'as many' moves noughts 'XX------- X'
refuse 'won already' moves noughts 'XXXOO-O-- X'
refuse 'X or O' moves noughts '--------- Z'
refuse 'over' best noughts 'XXXOO---- O'
refuse 'over' best connect4 1212121
refuse 'match needs' match connect4 --first level=1
refuse 'SPEC' match connect4 --first level=1 --second luck=7
refuse 'SPEC' match connect4 --first '' --second level=1
refuse 'SPEC' match connect4 --first level --second level=1
refuse 'level is' match connect4 --first level=77 --second level=1
refuse 'too long' match connect4 --first "$long" --second level=1
refuse 'games is' match connect4 --first level=1 --second level=1 --games 0
refuse 'character 20.*A die has no 7' moves race '0,0,3,7/0,0,0,12 a 7'
refuse 'character 20.*A die has no 0' moves race '0,0,3,7/0,0,0,12 a 0'
refuse 'a roll may follow' moves race '0,0,3,7/0,0,0,12 a x'
refuse 'a roll may follow' moves race '0,0,3,7/0,0,0,12 a 11'
refuse 'character 9.*A fifth piece is on 9' moves race '0,0,3,7,9/0,0,0,12 a 6'
refuse 'character 18.*A fifth piece is on 13' moves race '0,0,3,7/0,0,0,12,13 a 6'
refuse 'character 6.*four pieces' moves race '0,0,3/0,0,0,12 a 6'
refuse 'character 11.*Both sides are on 3' moves race '0,0,3,7/0,3,0,12 a 6'
refuse 'character 7.*0 to 18' moves race '0,0,3,19/0,0,0,12 a 6'
refuse '0 to 18' moves race '0,0,3,-1/0,0,0,12 a 6'
refuse 'both sides cannot' moves race '18,18,18,18/18,18,18,18 a'
refuse 'a (White) or b' moves race '0,0,0,0/0,0,0,0 c'
refuse 'the side must follow' moves race '0,0,0,0/0,0,0,0'
# A single word that is not a legal move may be a position, so a position precedes it.
start='B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12'
refuse 'neither a legal move nor a position' after draughts 4-
refuse 'That piece cannot move' after draughts "$start" 4-
refuse 'where to' after draughts "$start" 11-
refuse 'pass if no move' after reversi '---------------------------OX------XO--------------------------- X' pass
refuse 'must jump' after draughts 'B:W18:B1,15' 1
refuse 'a move is a square' after race '0,0,3,7/0,0,0,12 a 6' x
refuse 'you have no piece' after race '0,0,3,7/0,0,0,12 a 6' 4
refuse 'only a six' after race '0,0,3,7/0,0,0,12 a 5' 0
refuse 'block is in the way' after race '0,0,3,9/0,0,5,5 a 4' 3
refuse 'you cannot pass' after race '0,0,3,7/0,0,0,12 a 6' pass
refuse 'too far' after race '0,0,3,17/0,0,0,12 a 6' 17
refuse 'd1 to d6' after race '0,0,0,0/0,0,0,0 a' d7
refuse 'character 17.*16 cells' moves noughts3d '-----------------/---------------/----------------/---------------- X'
refuse 'character 5.*X, O or -' moves noughts3d '----Z-----------/----------------/----------------/---------------- X'
refuse 'character 3.*X, O or -' moves noughts3d 'XO'
refuse 'space and the side' moves noughts3d '----------------/----------------/----------------/----------------'
refuse 'X or O' moves noughts3d '----------------/----------------/----------------/---------------- Z'
refuse 'Nothing may follow' moves noughts3d '----------------/----------------/----------------/---------------- X '
refuse 'one more X' moves noughts3d '----------------/----------------/----------------/---------------- O'
refuse 'as many X' moves noughts3d 'XX-----------O--/----------------/----------------/---------------- X'
refuse 'won already' moves noughts3d 'XXXXOOO--------O/----------------/----------------/---------------- X'
refuse 'over' best noughts3d 'XXXXOOO---------/----------------/----------------/---------------- O'
refuse 'too long' moves noughts3d "$long"
refuse 'level is 1 to 4' after noughts3d '----------------/----------------/----------------/---------------- X' 5a1
refuse 'column is a to d' after noughts3d '----------------/----------------/----------------/---------------- X' 1e1
refuse 'row is 1 to 4' after noughts3d '----------------/----------------/----------------/---------------- X' 1a5
refuse 'level, column, row' after noughts3d '----------------/----------------/----------------/---------------- X' \
    1a11
refuse 'taken' after noughts3d 'X---------------/----------------/----------------/---------------- O' 1a1
refuse 'over' after noughts3d 'XXXXOOO---------/----------------/----------------/---------------- O' 2a1
refuse 'Too many squares' moves gomoku '16/15/15/15/15/15/15/15/15/15/15/15/15/15/15 X'
refuse 'letter is not a piece' moves gomoku '7Z7/15/15/15/15/15/15/15/15/15/15/15/15/15/15 X'
refuse 'Nothing may follow' moves gomoku '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 X '
refuse 'Black needs one more stone' moves gomoku '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 O'
refuse 'character 47: Need as many white as black' moves gomoku '7X7/15/15/15/15/15/15/15/15/15/15/15/15/15/15 X'
refuse 'has five' moves gomoku 'XXXXX10/OOOO11/15/15/15/15/15/O14/15/15/15/15/15/15/15 X'
refuse 'over' best gomoku 'XXXXX10/OOOO11/15/15/15/15/15/15/15/15/15/15/15/15/15 O'
refuse 'too long' moves gomoku "$long"
refuse 'letter, a to o' after gomoku '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 X' p1
refuse '1 to 15' after gomoku '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 X' a
refuse '1 to 15' after gomoku '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 X' a0
refuse 'one point' after gomoku '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 X' a16
refuse 'point is taken' after gomoku '7X7/15/15/15/15/15/15/15/15/15/15/15/15/15/15 O' h15
refuse 'over' after gomoku 'XXXXX10/OOOO11/15/15/15/15/15/15/15/15/15/15/15/15/15 O' a1
three='15/15/15/15/15/15/7O7/7X7/15/10X4/15/15/15/15/15 O'
refuse 'letter, a to o' after gomoku "$three" swap
swap='--rule opening=swap'
refuse 'cannot swap' after gomoku $swap '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 X' swap
refuse 'cannot swap' after gomoku $swap '15/15/15/15/15/15/7X7/7O7/15/10O4/15/15/15/15/15 X' swap
refuse 'point is taken' after gomoku $swap "$three" h8
refuse 'letter, a to o' after gomoku $swap "$three" swaps
refuse 'black, white, black' moves gomoku $swap '7X7/15/15/15/15/15/15/15/15/15/15/15/15/15/15 O'
refuse 'black, white, black' moves gomoku $swap '7O7/15/15/15/15/15/15/15/15/15/15/15/15/15/15 X'
refuse 'Black: equal or one fewer' moves gomoku $swap '7XXO5/15/15/15/15/15/15/15/15/15/15/15/15/15/15 X'
refuse 'White: equal or one fewer' moves gomoku $swap '7XOO5/15/15/15/15/15/15/15/15/15/15/15/15/15/15 O'
refuse 'has five' moves gomoku $swap 'XXXXX10/OOOO11/15/15/15/15/15/O14/15/15/15/15/15/15/15 X'
refuse 'Black has no king' moves minichess '1qbnr/ppppp/5/5/PPPPP/RNBQK w 1'
refuse 'A second king: a6' moves minichess 'kqbnr/ppppp/2k2/5/PPPPP/RNBQK w 1'
refuse 'more than 5 pawns' moves minichess 'kqbnr/ppppp/pppp1/5/PPPPP/RNBQK w 1'
refuse 'more than 10 pieces' moves minichess 'kqbnr/ppppp/nn3/5/PPPPP/RNBQK w 1'
refuse 'A pawn cannot be on a1' moves minichess 'kqbnr/ppppp/5/5/1PPPP/PNBQK w 1'
refuse 'over' best minichess 'kqbnr/ppppp/5/5/PPPPP/RNBQK w 41'
refuse 'character 31.*1 to 40' moves minichess 'kqbnr/ppppp/5/5/PPPPP/RNBQK w 42'
refuse 'character 31.*1 to 40' moves minichess 'kqbnr/ppppp/5/5/PPPPP/RNBQK b 41'
refuse 'the move number' moves minichess 'kqbnr/ppppp/5/5/PPPPP/RNBQK w'
start='kqbnr/ppppp/5/5/PPPPP/RNBQK w 1'
refuse 'a1 to e6' after minichess "$start" a2-f3
refuse 'No piece is there' after minichess "$start" a3-a4
refuse 'not yours' after minichess "$start" a5-a4
refuse 'cannot go there' after minichess "$start" a2-a4
refuse 'no such beads' moves matchbox 'ppp/3/PPP w 831f3737f3377333133 --'
refuse 'a0 to s3' moves matchbox 'ppp/3/PPP w 731f3737f3377333133 t0'
refuse '\+, - or =' moves matchbox 'ppp/3/PPP w 731f3737f3377333133 -- +x'
refuse 'beads must follow' moves matchbox 'ppp/3/PPP w'
refuse 'Too many pawns' moves matchbox 'ppp/P2/PPP w 731f3737f3377333133 --'
refuse 'side to move has won' moves matchbox 'P2/3/1PP w 731f3737f3377333133 --'
refuse 'White has no king' moves quevedo '8/6R1/8/8/8/3k4/8/8 w'
refuse 'Black has no king' moves quevedo '4K3/6R1/8/8/8/8/8/8 w'
refuse 'A second rook: h7' moves quevedo '4K3/6RR/8/8/8/3k4/8/8 w'
refuse 'kings are too close' moves quevedo '4K3/4k1R1/8/8/8/8/8/8 w'
refuse 'in check' moves quevedo '4K3/6R1/8/8/8/6k1/8/8 w'
refuse 'Nothing may follow' moves quevedo '4K3/6R1/8/8/8/3k4/8/8 w -'
refuse 'over' best quevedo '4K3/8/8/8/8/3k4/8/8 w'
refuse 'a1 to h8' after quevedo '4K3/6R1/8/8/8/3k4/8/8 w' e8i8
refuse 'No piece is there' after quevedo '4K3/6R1/8/8/8/3k4/8/8 w' a1a2
refuse 'not yours' after quevedo '4K3/6R1/8/8/8/3k4/8/8 w' d3d4
refuse 'cannot go there' after quevedo '4K3/6R1/8/8/8/3k4/8/8 w' e8e6
refuse 'at most 16 pawns' moves breakthrough 'pppppppp/pppppppp/p7/8/8/8/PPPPPPPP/PPPPPPPP w'
refuse 'has won already' moves breakthrough 'ppppppPp/pppppp2/8/8/8/8/PPPPPPPP/PPPPPPP1 w'
refuse 'Nothing may follow' moves breakthrough 'pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w -'
refuse 'No pawn is there' after breakthrough 'pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w' a3a4
refuse 'not yours' after breakthrough 'pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w' a7a6
refuse 'capture diagonally' after breakthrough '8/8/8/8/p7/P7/8/8 w' a3a4
refuse 'character 1.*b or t' moves starchess ''
refuse 'character 40.*sectors' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1'
refuse '999' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x1000,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1'
refuse 'one fleet in each' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20+2x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1'
refuse 'people' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:19+1x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1'
refuse 'people' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b1:201,b,b/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1'
refuse 'people at work' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20u30+1x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1'
refuse 'Too many ships moved' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20m21,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1'
refuse 'new ships' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20n1,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1'
refuse 'A1: only the mover' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20m1,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 2 1'
refuse 'reserves are 0' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20,b,b,t4:20+4x20 65001/200,400/200,400/200,400/200 1 1'
refuse 'reserves are 0' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20,b,b,t4:20+4x20 400/99999,400/200,400/200,400/200 1 1'
refuse 'four empires' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,400/200 1 1'
refuse 'defeated empire has nothing' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,x,400/200 1 1'
refuse 'D4: home colony is missing' moves starchess \
    't2:20+2x20,b,b,t/b,b,b,b/b,b,b,b/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1'
refuse 'to move is defeated' moves starchess \
    't2:20+2x20,b,b,t/b,b,b,b/b,b,b,b/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,x,400/200 3 1'
refuse '1 to 4' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 5 1'
refuse '1 to 151' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 152'
refuse 'Nothing may follow' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1 nnnnn'
refuse 'p, n, r or b' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1 nxnn'
refuse 'fewer turns' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 82 nnnn'
refuse '1535' moves starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b1:20+1x999,b,b/t1:20+1x999,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1'
refuse 'winner must be to move' moves starchess \
    't2:20+2x30,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 151'
refuse 'over' best starchess \
    't2:20+2x30,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 2 151'
start='t2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1'
refuse 'A1: there are only 20' after starchess "$start" 'A1-A2 1000'
refuse 'A1: how many ships? 1 to 20' after starchess "$start" 'A1-A2'
refuse 'A1: how many ships? 1 to 20' after starchess "$start" 'A1-A2 999999'
refuse 'A1: how many ships? 1 to 2' after starchess "$start" 'build A1'
refuse 'D4: you have no ships' after starchess "$start" 'D4-D3'
refuse 'A3: too far' after starchess "$start" 'A1-A3'
refuse 'at least one' after starchess "$start" 'A1-A2 0'
refuse 'A1: there are only 20' after starchess "$start" 'A1-A2 21'
refuse 'A2: you have no ships' after starchess "$start" 'A2-A3 1'
refuse 'A3: too far' after starchess "$start" 'A1-A3 5'
refuse 'A1 to D4' after starchess "$start" 'A1-E2 5'
refuse 'A1: has a colony' after starchess "$start" 'colonize A1'
refuse 'A4: you have no ships' after starchess "$start" 'colonize A4'
refuse '10 people' after starchess "$start" 'build A1 3'
refuse 'D4: not your colony' after starchess "$start" 'build D4 1'
refuse 'is terran' after starchess "$start" 'terraform A1'
refuse 'B2: not your colony' after starchess "$start" 'terraform B2'
refuse 'Nothing may follow' after starchess "$start" 'end 3'
refuse 'A1: there are only 20' after starchess "$start" 'scrap A1 21'
refuse 'build A1 5' after starchess "$start" 'warp A1'
refuse 'have moved or are new' after starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b1:20,b,b/t1:200+1x20m5,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1' \
    'A1-A2 16'
refuse '40 credits' after starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b1:20,b,b/t1:200+1x20m5,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1' \
    'build A1 11'
refuse '1000 materials' after starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b1:20,b,b/t1:200+1x20m5,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1' \
    'terraform B2'
refuse 'B3: not near your colonies' after starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b+1x9,b,b/t1:20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1' 'B2-B3 5'
refuse 'at most 999 ships' after starchess \
    't2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x500,b+1x500,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1' \
    'A1-B1 500'
refuse 'nine men' moves morris 'XXXXXXXXXX-------------- X 0 5'
refuse 'character 28.*at most nine' moves morris 'XXX--------------------- X 7 9'
refuse 'The other side has lost' moves morris 'XXX-----OO-------------- X 0 0'
refuse 'character 3.*X, O or -' moves morris 'XXZ-----OO-------------- X 0 0'
refuse '24 points' moves morris 'XXX'
refuse 'men in hand' moves morris 'XXX-----OO-------------- X'
refuse 'Remove a man not in a mill' after morris 'XX------------O------OOO X 5 5' g7xa1
refuse 'Choose a man, or type xd6' after morris 'XX------------O------OOO X 5 5' g7
refuse 'only after a mill' after morris 'XX------------O------OOO X 5 5' d6xg4
refuse 'That point is taken' after morris 'XX------------O------OOO X 5 5' a7
refuse 'Place all your men first' after morris 'XX------------O------OOO X 5 5' a7-a4
refuse 'choose a man to move' after morris 'XXXXO-O-----------OO---- X 0 0' a4
refuse 'not yours' after morris 'XXXXO-O-----------OO---- X 0 0' d6-d5
refuse 'A man moves to the next point' after morris 'XXXXO-O-----------OO---- X 0 0' a7-a1
# An error message of a game must fit a line of the Atari screen, which has 32 columns.
cd "${0%/*}/../.." || exit 2
check "messages longer than a line of the screen" '' \
    "$(grep -noE '"[A-Za-z]+[,:]? [^"]*"' src/games/*/{text,position,position_check}.c asm/games/*/{text,position}.s \
    2>/dev/null |
    awk -F'"' 'length($2) > 32')"
finish
