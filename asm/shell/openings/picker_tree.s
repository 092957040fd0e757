; picker_tree.s: walks the tree of openings, for the overlay OPENINGS. Twin of src/shell/openings/picker_tree.c.
; SPDX-License-Identifier: MIT

.define OVERLAY "picker"
.import _text_position
.macro in_code
        .segment "OPENINGS_CODE"
.endmacro
.macro in_bss
        .segment "OPENINGS_BSS"
.endmacro
.macro text_start
        lda _text_position
        sta name_to
        lda _text_position+1
        sta name_to+1
.endmacro
.include "shell/openings/tree.inc"
