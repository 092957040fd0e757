# memory.mk: where things lie on the Atari. The linker gets these numbers by -D,
# so that boot loader, kernel and overlays cannot disagree. disk/MEMORY.md draws them.
#
# The kernel's rows and lists stand between kernel and overlay: an overlay, its
# book and the table are then one piece up to the screen, whatever the machine.
# Lists come last, as a game has as many pages of them as it needs: the smaller
# they are, the lower its overlay begins.
KERNEL_START = 0x0900
# The part of the kernel that thinks: it is read when it is first wanted.
ENGINE_START = 0x4A00
ROWS_START   = 0x5D00
# Behind what must outlive them, parts of the shell run where the search has its rows.
PART_START   = 0x5E70
# Where the rules of a game are read to, behind the part that shows them
HELP_START   = 0x6200
LISTS_START  = 0x6600
# The boot loader reads the packed kernel to here, below the screen of 32K.
KERNEL_LOAD  = 0x5000

# Where an overlay begins: $(call overlay_start,PAGES). Its lists have three
# parts of so many pages; then come its moves, a page, or seven (LONG) with four.
overlay_start = $(shell printf 0x%X $$(($(LISTS_START) + 0x300 * $(1) + ($(1) == 4 ? 0x700 : 0x100))))
# The page an overlay must not reach in so many kilobytes: screen, less the smallest table
overlay_limit = $(shell printf 0x%X $$(($(1:K=) * 0x400 - 0xD00)))
