# memory.mk: the addresses on the Atari that are chosen by hand. tools/build/memory_layout.awk computes all others from
# the sizes of what is linked. Explained in disk/MEMORY.md.
# SPDX-License-Identifier: MIT
KERNEL_START = 0x0900
# The packed kernel is read to here, above the unpacked one and below the title (disk/title.inc).
KERNEL_LOAD  = 0x4000
KERNEL_LOAD_LIMIT = 0x6E00
# The last 3K of 48K: character set, screen memory, display list, players (asm/plat/atari/frame.s)
SCREEN_START = 0xB400
# The code of the overlay store, and the tune, after the menu and its list of games.
GUIDE_START = 0x6900
# The character set of the boards of the lessons, 1K at a multiple of 1K.
BOARD_SET = 0x6C00
# The texts of the lessons, or the overlay GUIDE (src/shell/menu/guide.c). GUIDE_START has the same low byte
# (asm/plat/atari/overlay_store.s).
LESSON_START = 0x7000
# The overlay CARDS (src/shell/menu/cards.c), after GUIDE, and its character set, 1K at a multiple of 1K; both are
# overwritten by the texts of the lessons. The low byte is that of the two addresses above.
CARDS_START = 0x7800
CARD_SET = 0x9400
