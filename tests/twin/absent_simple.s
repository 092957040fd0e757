; absent_simple.s: in the place of src/engine/simple.c, as absent_forcing.s: no twin test asks for a move.

.export _simple_brain

.code
_simple_brain:
        rts
