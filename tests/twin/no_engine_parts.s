; no_engine_parts.s: what a game may read of those parts of the engine that these images leave out (twin.mk). In a
; library: the
; linker takes it where a game wants it, and no twin test calls what does.

.export _root_random_margin, _root_seed, _root_excluded_count, _think_depth, _record_move

.bss
_root_random_margin:         .res 1
_root_seed:           .res 2
_root_excluded_count: .res 1
_think_depth:         .res 1

.code
_record_move:
        rts
