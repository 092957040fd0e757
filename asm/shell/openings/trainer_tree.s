; trainer_tree.s: walks the tree of openings, for the overlay TRAINER. Twin of src/shell/openings/trainer_tree.c.
; SPDX-License-Identifier: MIT

.define OVERLAY "trainer"
.import _text_buffer
.macro in_code
        .segment "TRAINER_CODE"
.endmacro
.macro in_bss
        .segment "TRAINER_BSS"
.endmacro
.macro text_start
        lda #<_text_buffer
        sta name_to
        lda #>_text_buffer
        sta name_to+1
.endmacro
.include "shell/openings/tree.inc"
