# disk.mk: builds the disks: boot sectors, kernel, shell overlays, and for each game an overlay and a data file.
#   make disk             build/trog.atr with all games; trog-a.atr to trog-d.atr for a 1050; trog-1.atr to trog-9.atr
#   make sizes            sizes in memory and on the disks
#   make cart, make xex   media without a disk drive: bank.mk
#   make run              boots the disk in the emulator (without a display: prints the screen as text)
#   make test-emulator    tests disks, cartridge and XEX files in the emulator
# Included by the Makefile, which defines B, GAMES, CC65_READY and the rule for tools.
# SPDX-License-Identifier: MIT

include disk/memory.mk

# A game without a view.c is not on the disk yet. The menu lists the games in the order of GAMES.
WITH_VIEW = $(foreach g,$(filter-out $(NOT_YET),$(GAMES)),$(if $(wildcard src/games/$(g)/view.c),$(g)))
MENU_MOST := $(call header_number,src/shell/menu/game_list.h,MENU_MOST)
ifneq ($(shell [ $(words $(WITH_VIEW)) -le $(MENU_MOST) ] || echo full),)
$(error the menu has space for $(MENU_MOST) games: exclude one with NOT_YET in the Makefile)
endif
DISK_GAMES := $(WITH_VIEW)

# The disks: a large one, 360K, with all games; and two sets of smaller disks, which share the games (DISK_a, DISK_1 and
# others in the Makefile): 130K in enhanced density for a 1050, and 90K in single density for an 810. Files of the same
# name are identical on all disks, except for the list of games in MENU.SYS. A disk that would have no game is not made.
GAMES_OF_trog = $(DISK_GAMES)
# On the first disk of a set only: lessons and workshop
ON_FIRST_DISK = lessons lesson workshop compare children tree trace watch
# $(1) the disks of a set, $(2) one of them: the last one has the games that no other disk has
listed_games = $(foreach d,$(filter-out $(lastword $(1)),$(1)),$(DISK_$(d)))
define share_games
GAMES_OF_trog-$(2) = $(if $(filter $(2),$(lastword $(1))), \
    $(filter-out $(call listed_games,$(1)),$(DISK_GAMES)),$(filter $(DISK_$(2)),$(DISK_GAMES)))
LEFT_OUT_trog-$(2) = $(if $(filter $(2),$(firstword $(1))),,$(ON_FIRST_DISK))
endef
$(foreach s,SINGLE_DISKS ENHANCED_DISKS,$(foreach d,$($(s)),$(eval $(call share_games,$($(s)),$(d)))))
SMALL_DISKS := $(foreach d,$(SINGLE_DISKS) $(ENHANCED_DISKS),$(if $(strip $(GAMES_OF_trog-$(d))),trog-$(d)))
DISKS = trog $(SMALL_DISKS)
FORMAT_OF_trog = -l
$(foreach d,$(ENHANCED_DISKS),$(eval FORMAT_OF_trog-$(d) = -e))
# PUZZLES is only on disks that have a game with puzzles.
WITH_PUZZLES := $(patsubst src/games/%/puzzles.txt,%,$(wildcard $(DISK_GAMES:%=src/games/%/puzzles.txt)))
$(foreach d,$(SMALL_DISKS),$(if $(filter $(WITH_PUZZLES),$(GAMES_OF_$(d))),,$(eval LEFT_OUT_$(d) += puzzles)))
# The XEX files must fit into the second 64K of a 130XE, so they have no lessons, no visible tree and no puzzles. Star
# Chess and backgammon have no search that the workshop could show: WORKSHOP says so, and the other overlays of the
# workshop are never loaded. Star Chess has no promotion, and Race! no openings.
LEFT_OUT_OF_XEX = lessons lesson cards trace watch puzzles
$(foreach g,$(DISK_GAMES),$(eval LEFT_OUT_only-$(g) = $(LEFT_OUT_OF_XEX)))
LEFT_OUT_only-chess += network remote dice
LEFT_OUT_only-starchess += network remote dice compare tree children promote
LEFT_OUT_only-backgammon += compare tree children
LEFT_OUT_only-race += openings trainer
# For tests: a disk whose files start some 900 sectors before its last one and end near it, so that all links need more
# than ten bits, and some have the highest high byte. LOW fills the sectors between boot sectors and volume table.
GAMES_OF_high = $(wordlist 1,2,$(DISK_GAMES))
FORMAT_OF_high = -l
BEFORE_high = LOW=/dev/null@low:$(shell echo $$((($(call header_number,tools/build/atr.h,VTOC_LARGE_LAST) - 1 - \
    $(call header_number,tools/build/bank.h,BOOT_SECTORS)) * $(SECTOR_DATA)))) \
    MIDDLE=/dev/null@low:$(shell echo $$((($(call header_number,tools/build/atr.h,LARGE_SECTORS) - 1060) * \
    $(SECTOR_DATA))))
# For tests: a full menu. Its MENU_MOST entries are some of the games, over and over, under invented names.
GAMES_OF_full = $(wordlist 1,3,$(DISK_GAMES))
FORMAT_OF_full = -l
# For tests of the cartridge with 128K: a disk with its games, which is in the drive
GAMES_OF_128 = $(filter $(DISK_128),$(DISK_GAMES))
LEFT_OUT_128 = $(ON_FIRST_DISK)
FORMAT_OF_128 = -l
TEST_DISKS = high full 128
CARTS = cart cart-128 cart-high # bank.mk
# `make try GAME=chess`: a disk with one game
ifneq ($(filter try,$(MAKECMDGOALS)),)
TRY_DISK = try-$(GAME)
GAMES_OF_$(TRY_DISK) = $(GAME)
FORMAT_OF_$(TRY_DISK) = -l
TEST_DISKS += $(TRY_DISK)
endif

# Sources of the kernel and of the shell overlays (disk/overlays.txt says which file belongs to which)
SHELL_C = $(wildcard src/shell/*.c src/shell/*/*.c)
KERNEL_SHELL = $(filter-out $(OVERLAY_LIBRARY) $(SHELL_C:src/%.c=asm/%.s),$(SHELL_C) \
    $(wildcard asm/shell/*.s asm/shell/*/*.s))
KERNEL_PLAT = $(filter-out $(OVERLAY_LIBRARY) $(patsubst src/%.c,asm/%.s,$(OVERLAY_LIBRARY)),$(wildcard \
    src/view/*.c asm/plat/atari/*.s asm/view/*.s))
# Sources that only some games use: a library, of which each overlay links what it needs
OVERLAY_LIBRARY = $(ENGINE_LIBRARY) $(wildcard src/view/grid*.c) src/view/after_block.c src/view/winning_line.c \
    src/view/captured.c src/view/panel_sides.c src/view/blink.c src/view/undo.c \
    src/shell/screen/dice.c src/shell/screen/chance_text.c src/shell/screen/message.c src/shell/screen/face.c \
    asm/shell/view_hooks.s asm/shell/view_entered.s \
    asm/plat/atari/winning_stroke.s asm/plat/atari/moving_piece.s asm/plat/atari/checkerboard.s \
    asm/plat/atari/wide_board.s asm/plat/atari/shaft.s asm/plat/atari/swell.s asm/plat/atari/panel_codes.s \
    asm/plat/atari/memory_clear.s \
    src/shell/game_overlay.c asm/plat/atari/game_overlay_load.s asm/plat/atari/game_later.s
SECTOR_DATA := $(call header_number,tools/build/atr.h,DATA_BYTES)
SAVES_BYTES = $$(($(call header_number,src/shell/saves/save_format.h,SAVE_TOTAL) * $(SECTOR_DATA)))
BOX_BYTES = $$((9 * $(SECTOR_DATA))) # src/games/matchbox/view_boxes.c

A = $(B)/atari
# the file name of a game or an overlay: at most eight characters, in capitals. FILE_NAMES: chess=CHESS
FILE_NAMES := $(shell printf '%s\n' $(sort $(GAMES) $(shell awk '!/^\#/ { print $$1 }' disk/overlays.txt)) | \
    awk '{ print $$0 "=" toupper(substr($$0, 1, 8)) }')
file_of = $(or $(patsubst $(1)=%,%,$(filter $(1)=%,$(FILE_NAMES))),$(shell echo $(1) | cut -c 1-8 | tr a-z A-Z))
CHARSETS = $(patsubst %,$(B)/charsets/%.h,menu $(DISK_GAMES))
ATARI_CC = cc65 -t atari -Ors -Cl -Isrc -I$(B) -W error
ATARI_CA = tools/build/strict ca65 -g $(CA65_VERSION) -t atari -I asm -I disk -I $(B)
ATARI_LD = tools/build/strict ld65
# Numbers of C headers that the linker needs: the start of the boot sectors, and the bytes of the lists that every game
# has at least, and that shell overlays may use.
LOADER_START := $(call header_number,tools/build/bank.h,LOADER_AT)
BOOT_BYTES := $(shell echo $$(($(call header_number,tools/build/bank.h,BOOT_SECTORS) * \
    $(call header_number,tools/build/atr.h,SECTOR_BYTES))))
BOOT_END := $(shell echo $$(($(LOADER_START) + $(BOOT_BYTES))))
LISTS_LEAST := $(call header_number,src/engine/state.h,LIST_OVERLAY_SIZE)
SCREEN_MAP = -D __SCREEN_START__=$(SCREEN_START)
MAP = $(SCREEN_MAP) -D __KERNEL_START__=$(KERNEL_START) -D __KERNEL_LOAD__=$(KERNEL_LOAD) \
    -D __KERNEL_LOAD_LIMIT__=$(KERNEL_LOAD_LIMIT) -D __LOADER_START__=$(LOADER_START) \
    -D __BOOT_END__=$(BOOT_END) -D __BOOK_UNDER_ROM__=$(call header_number,tools/build/bank.h,BOOK_UNDER_ROM) \
    -D __XEX_START__=$(call header_number,tools/build/bank.h,XEX_CODE) -D \
    __GUIDE_START__=$(GUIDE_START) -D __LESSON_START__=$(LESSON_START) \
    -D __CARDS_START__=$(CARDS_START) -D __CARD_SET__=$(CARD_SET) -D __BOARD_SET__=$(BOARD_SET)
# Addresses for the first link, with ample space for everything: its map shows the sizes (disk/MEMORY.md)
WIDE_MAP = -D __ROWS_START__=0x5000 -D __ENGINE_START__=0x6000 -D __SEARCH_START__=0x7000 -D __PART_START__=0x9400 \
    -D __HELP_START__=0xB000 -D __LISTS_START__=0xC000 -D __PART_END__=0xC600

FLAGS_atari := $(call kept,flags-atari,$(ATARI_CC) $(ATARI_CA))
FLAGS_map := $(call kept,flags-map,$(MAP) $(WIDE_MAP) $(LISTS_LEAST))
# tools/build/peephole makes the compiler's output shorter. Without the line .debuginfo the assembler records who calls
# what, as it does for assembly (tests/text/overlays.sh).
$(A)/%.o: %.c $(B)/tools/peephole $(FLAGS_atari) | $(CC65_READY) $(CHARSETS)
	@mkdir -p $(@D)
	$(ATARI_CC) --create-dep $(@:.o=.d) --dep-target $@ -o $(@:.o=.long) $<
	sed /debuginfo/d $(@:.o=.long) | $(B)/tools/peephole > $(@:.o=.s)
	$(ATARI_CA) $(@:.o=.s) -o $@
$(A)/%.o: %.s $(FLAGS_atari) | $(CC65_READY) $(B)/verbs.inc $(B)/overlays.inc $(B)/commands.inc \
    $(B)/sounds.inc $(B)/menu_tune.inc
	@mkdir -p $(@D)
	$(ATARI_CA) --create-dep $(@:.o=.d) $< -o $@
$(A)/%.o: $(A)/%.stub $(FLAGS_atari)
	$(ATARI_CA) $< -o $@
$(A)/%.stub: $(A)/%.map tools/build/import_stub.awk
	awk -f tools/build/import_stub.awk $(if $(filter boot,$*),-v behind=000900) $< \
	    $(if $(filter boot,$*),| grep -v title_) > $@
# the labels of the title, for cartridge and XEX files, which contain it too
$(A)/title.stub: $(A)/boot.map tools/build/import_stub.awk
	awk -f tools/build/import_stub.awk $< | grep title_ > $@

# asm/x.s, the twin of src/x.c, replaces it
atari_object = $(A)/$(basename $(or $(call twin,$(1)),$(1))).o

# ---- character sets: letters of the panel, and the drawings of a view ----
# Capitals, a to h and x come with the menu's character set; the set of a game leaves them unchanged.

drawings_of = charsets/panel.txt $(patsubst %,charsets/%.txt,$(call game_word,$(1),with)) \
    $(patsubst %,charsets/small.txt:%,$(filter-out -,$(call game_word,$(1),small))) $(wildcard charsets/$(1).txt)
$(B)/charsets/menu.chr $(B)/charsets/menu.h &: $(B)/tools/mkfont charsets/panel.txt charsets/small.txt \
    charsets/menu.txt disk/disk.mk
	@mkdir -p $(@D)
	$(B)/tools/mkfont $(B)/charsets/menu.chr $(B)/charsets/menu.inc $(B)/charsets/menu.h charsets/panel.txt \
	    charsets/small.txt:abcdefghx charsets/menu.txt $(MUTE)
$(B)/charsets/%.chr $(B)/charsets/%.h &: $(B)/charsets/menu.chr $(wildcard charsets/*.txt) src/games/%/game.txt
	$(B)/tools/mkfont -k $< $(B)/charsets/$*.chr $(B)/charsets/$*.inc $(B)/charsets/$*.h $(call drawings_of,$*) $(MUTE)
# The small boards of the lessons have pieces of the games, and drawings of their own; their set is made of 64 codes
# (asm/plat/atari/lesson_board.s).
$(B)/charsets/knight.txt $(B)/charsets/rook.txt: charsets/chess.txt charsets/quevedo.txt
	@mkdir -p $(@D)
	cat $^ | awk '$$1 == "tile" { on = $$2 == "$(basename $(@F))" } on' > $@
LESSON_DRAWINGS = charsets/pawn.txt $(B)/charsets/rook.txt $(B)/charsets/knight.txt charsets/lessons.txt
$(B)/charsets/lessons.chr $(B)/charsets/lessons.h &: $(B)/tools/mkfont $(LESSON_DRAWINGS)
	$(B)/tools/mkfont $(B)/charsets/lessons.chr $(B)/charsets/lessons.tiles $(B)/charsets/lessons.h \
	    $(LESSON_DRAWINGS) $(MUTE)
$(A)/src/shell/lessons/lesson_board.o: $(B)/charsets/lessons.h
$(A)/%_font.bin: $(B)/charsets/%.chr
	@mkdir -p $(@D)
	cp $< $@

# ---- the list of games of a disk, in MENU.SYS ----

define list_image
$(A)/$(1)/list.o: disk/game_list.c $(A)/$(1)/games.inc src/shell/menu/game_list.h src/shell/shell.h $(FLAGS_atari) | \
    $(CC65_READY)
	$(ATARI_CC) -I $(A)/$(1) -o $$(@:.o=.s) $$<
	$(ATARI_CA) $$(@:.o=.s) -o $$@
$(A)/$(1)/menu.list: $(A)/$(1)/list.o disk/game_list.cfg
	$(ATARI_LD) -C disk/game_list.cfg -o $$@ $$<
endef
define disk_list
$(A)/$(1)/games.inc: Makefile disk/disk.mk $(GAME_FACTS) \
    $(call listed,menu-$(1),$(foreach g,$(GAMES_OF_$(1)),src/games/$(g)/game.txt src/games/$(g)/view.c))
	@mkdir -p $$(@D)
	{ $(foreach g,$(GAMES_OF_$(1)),$(GAME_AWK) -v want=entry -v games="$(DISK_GAMES)" -v file=$(call file_of,$(g)) \
	    src/games/$(g)/game.txt;) } > $$@
$(call list_image,$(1))
endef
$(foreach d,$(DISKS) high 128 $(TRY_DISK),$(eval $(call disk_list,$(d))))
$(eval $(call list_image,full))
$(A)/full/games.inc: $(A)/trog/games.inc disk/disk.mk src/shell/menu/game_list.h
	@mkdir -p $(@D)
	awk -v games=$(words $(GAMES_OF_full)) -v most=$(MENU_MOST) 'NR <= games { entry[NR % games] = $$0 } \
	    END { for (n = 1; n <= most; n++) { line = entry[n % games]; at = index(line, "\"       ") + 8; \
	    print substr(line, 1, at - 1) sprintf("%-19s", "Entry " n) substr(line, at + 19) } }' $< > $@

# Names of the games, for the shell overlay SLOTS
$(B)/names.inc: $(A)/trog/games.inc
	sed 's/GAME("\([^"]*\)".*"       \(.*[^ ]\)  *[^ ]*").*/NAME("\1", "\2")/' $< > $@
$(A)/src/shell/saves/slots.o: $(B)/names.inc

# ---- boot sectors ----

# The boot sectors are their code, then the packed title: its image and its pictures. The last byte is their checksum.
$(B)/title/%.inc: src/title/%.txt tools/build/picture.awk
	@mkdir -p $(@D)
	awk -f tools/build/picture.awk $< > $@
$(B)/title/tune.inc: src/title/tune.txt tools/build/tune.awk
	@mkdir -p $(@D)
	awk -f tools/build/tune.awk $< > $@
$(A)/disk/title.o: $(addprefix $(B)/title/,head.inc letters.inc tune.inc)
$(A)/boot.code $(A)/boot.code.title $(A)/boot.code.pictures $(A)/boot.map $(A)/boot.lbl &: $(addprefix $(A)/, \
    disk/boot.o disk/boot_screen.o disk/loader.o disk/title.o asm/plat/unpack.o) disk/loader.cfg disk/memory.mk \
    $(FLAGS_map)
	$(ATARI_LD) $(MAP) -C disk/loader.cfg -vm -m $(A)/boot.map -Ln $(A)/boot.lbl -o $(A)/boot.code $(filter %.o,$^)
$(A)/title.stream: $(A)/boot.code $(A)/boot.code.title $(A)/boot.code.pictures $(B)/tools/pack
	$(B)/tools/pack $(A)/boot.code.title $@.code $(MUTE)
	$(B)/tools/pack $(A)/boot.code.pictures $@.pictures $(MUTE)
	cat $@.code $@.pictures > $@
$(A)/boot.bin: $(A)/boot.code $(A)/title.stream $(B)/tools/checksum
	cat $(A)/boot.code $(A)/title.stream > $@
	test $$(wc -c < $@) -lt $(BOOT_BYTES) || \
	    { echo "$@ is $$(wc -c < $@) bytes long, more than BOOT_SECTORS" >&2; exit 1; }
	truncate -s $(BOOT_BYTES) $@
	$(B)/tools/checksum -b $@

# ---- the kernel ----

KERNEL_ENGINE = $(filter-out %/perft.c %/game_memory.c $(TECHNIQUES) $(OVERLAY_LIBRARY),$(ENGINE))
# The kernel has two parts. The boot loader reads the first one, with everything that the menu needs; the menu reads the
# second one, KERNEL.SYS, while it stands (asm/plat/atari/kernel_later.s). These sources are in the second part, after
# the label kernel_later; their constants are in the segment CODE. tests/text/kernel_later.sh checks who uses them.
KERNEL_LATER = src/engine/list.c src/engine/random.c src/engine/record.c src/engine/state.c src/view/view.c \
    $(addprefix asm/view/,drawn_piece.s panel_moves.s view_text.s) \
    $(addprefix src/shell/,input/while_thinking.c saves/autosave.c thinking.c input/command.c openings/trainer_call.c \
    play.c players.c input/move_entry.c overlay.c workshop/pages.c turn.c)
KERNEL_SOURCES = $(call in_order,$(KERNEL_ENGINE) $(KERNEL_PLAT) $(KERNEL_SHELL))
KERNEL_FIRST_OBJECTS = $(A)/disk/kernel.o $(A)/disk/verbs.o $(A)/boot.o \
    $(foreach s,$(filter-out $(KERNEL_LATER),$(KERNEL_SOURCES)),$(call atari_object,$(s)))
KERNEL_LATER_OBJECTS = $(A)/disk/kernel_later.o \
    $(foreach s,$(filter $(KERNEL_LATER),$(KERNEL_SOURCES)),$(call atari_object,$(s)))
KERNEL_OBJECTS = $(KERNEL_FIRST_OBJECTS) $(KERNEL_LATER_OBJECTS)
$(patsubst %.c,$(A)/%.o,$(filter %.c,$(KERNEL_LATER))): private ATARI_CC += --rodata-name CODE
# Routines of the library that the first part uses are in it.
KERNEL_LINK = $(KERNEL_FIRST_OBJECTS) atari.lib $(KERNEL_LATER_OBJECTS) atari.lib

# Files that are loaded to the memory after the menu: the texts of the lessons, the code of the overlay store, the tune
LESSON_TEXT = src/shell/lessons/lessons.txt
AFTER_MENU = lesson store tune
# The shell overlays, and the C files of each
SHELL_OVERLAYS := $(shell \
    awk '!/^\#/ && $$1 != "kernel" && $$2 ~ "^src/shell/" && !seen[$$1]++ { print $$1 }' disk/overlays.txt)
IMAGE_SOURCES := $(shell awk '!/^\#/ { print $$1 "=" $$2 }' disk/overlays.txt)
shell_overlay_sources = $(patsubst $(1)=%,%,$(filter $(1)=%,$(IMAGE_SOURCES)))
shell_overlay_segments = --code-name $(1)_CODE --rodata-name $(1)_DATA --data-name $(1)_DATA --bss-name $(1)_BSS
$(foreach p,$(SHELL_OVERLAYS),$(eval $(patsubst %.c,$(A)/%.o,$(call shell_overlay_sources,$(p))): private ATARI_CC += \
    $(call shell_overlay_segments,$(call file_of,$(p)))))
# Which files these are stands in lists: if one of them changes, all C files that can be in them are compiled again.
SEGMENTS_OF_shell := $(call kept,segments-shell,$(sort $(KERNEL_LATER)) \
    $(foreach p,$(SHELL_OVERLAYS),$(p) $(sort $(call shell_overlay_sources,$(p)))))
$(patsubst %.c,$(A)/%.o,$(SHELL_C) $(wildcard src/engine/*.c src/view/*.c)): $(SEGMENTS_OF_shell)

KERNEL_LINKED := $(call listed,kernel,$(KERNEL_OBJECTS)) $(FLAGS_map)
$(A)/memory.sh: $(KERNEL_LINKED) disk/kernel.cfg disk/memory.mk tools/build/memory_layout.awk
	$(ATARI_LD) $(MAP) $(WIDE_MAP) -C disk/kernel.cfg -vm -m $(A)/wide.map -o $(A)/wide.bin $(KERNEL_LINK)
	awk -v lists_least=$(LISTS_LEAST) -f tools/build/memory_layout.awk $(A)/wide.map > $@

$(A)/kernel.bin $(A)/kernel.bin.engine $(A)/kernel.bin.store $(A)/kernel.bin.tune \
    $(SHELL_OVERLAYS:%=$(A)/kernel.bin.%) $(A)/kernel.map \
    $(A)/kernel.dbg &: $(KERNEL_LINKED) \
    disk/kernel.cfg $(A)/memory.sh $(B)/tools/checksum
	. $(A)/memory.sh && $(ATARI_LD) $(MAP) $$MAP -C disk/kernel.cfg -vm -m $(A)/kernel.map -Ln $(A)/kernel.lbl \
	    --dbgfile $(A)/kernel.dbg -o $(A)/kernel.bin \
	    $(KERNEL_LINK)
	$(B)/tools/checksum -s $(A)/kernel.bin

# $(call segment,NAME,FIELD,MAP): address of the first (field 2) or last (field 3) byte of a segment; MAP is $< if empty
# If it is missing, the result is no number for the shell, and the build ends.
segment = 0x$$(awk '/^Segment list/ { on = 1 } on && $$1 == "$(1)" { print at = $$$(2); exit } \
    END { if (!at) print "_no_segment_$(1)" }' $(or $(3),$<))
# $(call label,NAME,MAP): address of a label
label = 0x$$(awk '{ for (i = 1; i < NF; i++) if ($$i == "$(1)") { print at = $$(i + 1); exit } } \
    END { if (!at) print "_no_label_$(1)" }' $(2))
KERNEL_LATER_AT = 0x$$(sed -n 's/^al 00\(....\) \.kernel_later$$/\1/p' $(A)/kernel.lbl | head -n 1)
# the two parts of the kernel
$(A)/kernel_first.bin: $(A)/kernel.bin $(A)/kernel.map
	head -c $$(($(KERNEL_LATER_AT) - $(KERNEL_START))) $< > $@
$(A)/kernel_later.bin: $(A)/kernel.bin $(A)/kernel.map
	tail -c +$$(($(KERNEL_LATER_AT) + 1 - $(KERNEL_START))) $< > $@
# The bytes of the kernel that never change: constants and code; and those of them that are in its first part. They
# start at KERNEL_FIXED.
KERNEL_FIXED = $(call segment,RODATA,2,$(A)/kernel.map)
$(A)/kernel.fixed: $(A)/kernel.bin $(A)/kernel.map
	tail -c +$$(($(KERNEL_FIXED) + 1 - $(KERNEL_START))) $< > $@
$(A)/kernel_first.fixed: $(A)/kernel_first.bin $(A)/kernel.map
	tail -c +$$(($(KERNEL_FIXED) + 1 - $(KERNEL_START))) $< > $@

# ---- game overlays: linked against the final kernel ----

# An overlay starts after the memory the game asks for. It must end a page below the screen: that page is the smallest
# transposition table. A game that is never searched (`no_search` in game.txt) needs no such table.
finds_moves = $(filter $(1)/no_search,$(GAME_LINES))
WITH_PAGES := $(shell grep -ls "^.align" asm/games/*/state.s)
PAGED_GAMES := $(notdir $(patsubst %/,%,$(dir $(shell grep -ls '^.segment "PAGES"' asm/games/*/*.s))))
overlay_limit = $$$$(($(SCREEN_START) $(if $(call finds_moves,$(1)),,- 0x100)))

$(A)/overlay.lib: $(call listed,overlay-lib,$(foreach s,$(OVERLAY_LIBRARY),$(call atari_object,$(s))))
	rm -f $@ && ar65 a $@ $(filter %.o,$^)
loader_constant = $(shell sed -n 's/^$(1) *= *\([0-9]*\).*/\1/p' disk/loader.inc)
BOOK_SECTORS := $(call header_number,tools/build/bank.h,BOOK_SECTORS)
HELP_SECTORS := $(call loader_constant,HELP_SECTORS)
HELP_BYTES := $(call loader_constant,HELP_BYTES)
# $(call sectors,FILES): number of sectors of these files, as an expression of shell arithmetic
sectors = 0$(foreach f,$(1), + ($$$$(wc -c < $(f)) + $(SECTOR_DATA) - 1) / $(SECTOR_DATA))
# Objects are linked from the end of the list: first all of C, then all of assembly. Similar code packs best together.
overlay_order = $(call reverse,$(filter $(A)/src/%,$(1))) $(A)/kernel.o $(A)/disk/game_overlay.o \
    $(filter %_overlays.o %_sounds.o,$(1)) $(call reverse,$(filter $(A)/asm/%,$(1)))
# Overlays of a game itself (`overlay` in game.txt): linked with the game, with segments like those of a shell overlay
$(foreach g,$(DISK_GAMES),$(eval OVERLAYS_OF_$(g) := $(shell sed -n 's/^overlay \([^ ]*\) .*/\1/p' \
    src/games/$(g)/game.txt)))
game_overlay_sources = $(addprefix src/games/$(1)/,$(shell sed -n 's/^overlay $(2) //p' src/games/$(1)/game.txt))
game_overlay_parts = $(foreach g,$(1),$(OVERLAYS_OF_$(g):%=$(A)/$(g)_%$(2)))
define game_overlay
$(patsubst %.c,$(A)/%.o,$(call game_overlay_sources,$(1),$(2))): private ATARI_CC += \
    $(call shell_overlay_segments,$(call file_of,$(2)))
$(A)/$(1)_$(2)_part.bin: $(A)/$(1).bin.$(2)
	cp $$< $$@
endef
$(foreach g,$(DISK_GAMES),$(foreach o,$(OVERLAYS_OF_$(g)),$(eval $(call game_overlay,$(g),$(o)))))
# The later part of a game (`later` in game.txt): code and constants of these files, read after the first board
$(foreach g,$(DISK_GAMES),$(eval LATER_OF_$(g) := $(word 1,$(call game_word,$(g),later))))
later_sources = $(addprefix src/games/$(1)/,$(wordlist 2,99,$(call game_word,$(1),later)))
$(foreach g,$(DISK_GAMES),$(eval $(patsubst %.c,$(A)/%.o,$(call later_sources,$(g))): \
    private ATARI_CC += --code-name LATER --rodata-name LATER))
later_files = $(foreach g,$(1),$(if $(LATER_OF_$(g)),$(A)/$(g).later))
# Which files these are stands in game.txt: if it changes, the C files of the game are compiled again.
$(foreach g,$(DISK_GAMES),$(eval SEGMENTS_OF_$(g) := $(call kept,segments-$(g), \
    $(foreach o,$(OVERLAYS_OF_$(g)),$(o) $(call game_overlay_sources,$(g),$(o))) later $(call later_sources,$(g)))))
$(foreach g,$(DISK_GAMES),$(eval $(patsubst %.c,$(A)/%.o,$(wildcard src/games/$(g)/*.c)): $(SEGMENTS_OF_$(g))))
OVL_NAMES := $(foreach g,$(DISK_GAMES),$(call file_of,$(g)) \
    $(foreach o,$(OVERLAYS_OF_$(g)) $(LATER_OF_$(g)),$(call file_of,$(o))))
ifneq ($(words $(OVL_NAMES)),$(words $(sort $(OVL_NAMES))))
$(error two files of games have the same name: $(OVL_NAMES))
endif
$(A)/%.cfg: disk/game_overlay.cfg src/games/%/game.txt $(GAME_FACTS)
	@mkdir -p $(@D)
	{ cat $< && $(GAME_AWK) -v want=config src/games/$*/game.txt; } > $@
$(A)/%_overlays.s: src/games/%/game.txt $(GAME_FACTS)
	@mkdir -p $(@D)
	$(GAME_AWK) -v want=names $< > $@
$(A)/%_overlays.o: $(A)/%_overlays.s $(FLAGS_atari) | $(CC65_READY)
	$(ATARI_CA) $< -o $@
# Its table of sounds; the kernel has another one.
SOUNDS_FROM = src/plat/screen.h src/sounds/sounds.txt
$(A)/%_sounds.s: $(SOUNDS_FROM) src/games/%/game.txt tools/build/sounds.awk
	@mkdir -p $(@D)
	awk -f tools/build/sounds.awk $(SOUNDS_FROM) src/games/$*/game.txt > $@
$(A)/%_sounds.o: $(A)/%_sounds.s $(FLAGS_atari) | $(CC65_READY)
	$(ATARI_CA) $< -o $@
$(B)/sounds.inc: $(SOUNDS_FROM) tools/build/sounds.awk
	@mkdir -p $(@D)
	awk -v want=kernel -f tools/build/sounds.awk $(SOUNDS_FROM) > $@
$(B)/menu_tune.inc: src/title/tune.txt tools/build/menu_tune.awk
	@mkdir -p $(@D)
	awk -f tools/build/menu_tune.awk $< > $@
BOOK_PARTS = 1 2 3 4
# A game with dice that is never searched has its rolls without chance nodes.
rolls_source = $(if $(and $(call finds_moves,$(1)),$(call game_word,$(1),chance)),asm/engine/chance_rolls.s)
book_files = $(foreach n,$(BOOK_PARTS),$(A)/$(1).book$(n))
define atari_game
$(A)/$(1).bin $(A)/$(1).bin.help $(A)/$(1).bin.search $(OVERLAYS_OF_$(1):%=$(A)/$(1).bin.%) \
    $(if $(LATER_OF_$(1)),$(A)/$(1).bin.later) $(A)/$(1).map \
    $(A)/$(1).dbg &: \
    $(call listed,overlay-$(1), $(A)/disk/game_overlay.o $(A)/kernel.o $(A)/$(1)_overlays.o $(A)/$(1)_sounds.o \
    $(foreach s,$(call in_order,$(filter-out %/bench.c %/terminal_board.c,$(call game_sources,$(1))) \
    $(call view_sources,$(1))) $(call rolls_source,$(1)),$(call atari_object,$(s)))) \
    $(A)/overlay.lib $(A)/$(1).cfg $(GAME_FACTS) src/games/$(1)/game.txt \
    $(call book_files,$(1)) $(A)/$(1).openings
	. $(A)/memory.sh && $(ATARI_LD) $(SCREEN_MAP) $$$$MAP \
	    $$$$($(GAME_AWK) -v want=link -v start=$$$$(($$$$LISTS_START)) src/games/$(1)/game.txt) \
	    -D __OVERLAY_LIMIT__=$(call overlay_limit,$(1)) \
	    -D __BSS_ALIGN__=$(if $(filter asm/games/$(1)/state.s,$(WITH_PAGES)),0x100,1) \
	    -D __PAGES_ALIGN__=$(if $(filter $(1),$(PAGED_GAMES)),0x100,1) \
	    -D __OPENINGS_AT__=$$$$(($(call sectors,$(call book_files,$(1))))) \
	    -D __HELP_AT__=$$$$(($(call sectors,$(call book_files,$(1)) $(A)/$(1).openings))) \
	    -D __OPENINGS_KIND__=$(if $(filter %.txt %.names,$(OPENINGS_OF_$(1))),2,$(if $(OPENINGS_OF_$(1)),1,0)) \
	    -D __BOOK_PLIES__=$(or $(call game_word,$(1),book),0) -C $(A)/$(1).cfg -vm \
	    -m $(A)/$(1).map --dbgfile $(A)/$(1).dbg -o $(A)/$(1).bin \
	    $$(call overlay_order,$$(filter %.o,$$^)) $(A)/overlay.lib atari.lib
endef
$(foreach g,$(DISK_GAMES),$(eval $(call atari_game,$(g))))

# ---- packed streams ----

# A stream that is always unpacked to the same address (PLACE) may copy from memory that is always there (-p of
# tools/build/pack.c): every such stream from the kernel, a game also from the menu, from which it is chosen, and its
# rules also from the overlay HELP, which shows them.
$(A)/engine.stream $(A)/network_part.stream: private PLACE = $$ENGINE_START
$(A)/%_search.stream: private PLACE = $$SEARCH_START
$(A)/%_part.stream: private PLACE = $$PART_START
$(A)/watch_part.stream $(A)/lessons_part.stream: private PLACE = $$ENGINE_START
$(patsubst %,$(A)/%_part.stream,store tune): private PLACE = $(GUIDE_START)
$(A)/guide_part.stream $(A)/lesson_part.stream: private PLACE = $(LESSON_START)
$(A)/cards_part.stream: private PLACE = $(CARDS_START)
HELP_PRIME = -p $(A)/kernel.bin.help@$$PART_START
$(A)/%_help.stream: private PLACE = $$HELP_START $(HELP_PRIME)
$(A)/%_rest.stream: private PLACE = $$((HELP_START + $(HELP_BYTES))) $(HELP_PRIME) \
    -p $(A)/$(*:_rest=_help).bin@$$HELP_START
$(DISK_GAMES:%=$(A)/%.stream): private PLACE = $(call segment,VERBS,2,$(A)/$*.map) -p $(A)/menu.prime@$$PART_START
# the bytes of the menu that no game overwrites, because they are below every game
$(A)/menu.prime: $(A)/kernel.bin.menu
	. $(A)/memory.sh; head -c $$((PART_END - PART_START)) $< > $@
# The kernel copies from the loader below it, except from bytes that differ on a cartridge (disk/bank.s: the first
# bytes, and the call of SIO) and from the unpacker, which changes its own code. Two pieces remain.
loader_piece = head -c $$(($(2) - $(LOADER_START))) $< | tail -c +$$(($(1) + 1 - $(LOADER_START))) > $@
LOADER_CODE = $(call segment,CODE,2,$(A)/boot.map)
DEVICE = $(call label,device,$(A)/boot.map)
UNPACK = $(call label,_unpack,$(A)/boot.map)
$(A)/loader.1: $(A)/boot.bin ; @$(call loader_piece,$(LOADER_CODE),$(DEVICE) + 1)
$(A)/loader.2: $(A)/boot.bin ; @$(call loader_piece,$(DEVICE) + 3,$(UNPACK))
$(A)/kernel.stream: $(A)/kernel_first.bin $(A)/loader.1 $(A)/loader.2 $(B)/tools/pack
	$(B)/tools/pack -p $(A)/loader.1@$$(($(LOADER_CODE))) -p $(A)/loader.2@$$(($(DEVICE) + 3)) -a $(KERNEL_START) $< $@ \
	    $(MUTE)
# What may be unpacked before the second part of the kernel is there copies only from the first one.
FIXED = kernel.fixed
$(A)/kernel_later.stream: private PLACE = $(KERNEL_LATER_AT)
$(A)/kernel_later.stream $(foreach p,guide cards lessons $(AFTER_MENU),$(A)/$(p)_part.stream) \
    $(patsubst %,$(A)/%/menu_part.stream,$(DISKS) $(TEST_DISKS) $(CARTS) $(DISK_GAMES:%=only-%)): \
    private FIXED = kernel_first.fixed
$(A)/%.stream: $(A)/%.bin $(A)/kernel.fixed $(A)/kernel_first.fixed $(A)/menu.prime $(A)/kernel.bin.help \
    $(B)/tools/pack
	. $(A)/memory.sh; $(B)/tools/pack $(if $(PLACE),-p $(A)/$(FIXED)@$$(($(KERNEL_FIXED))) -a $(PLACE)) \
	    $< $@ $(MUTE)
$(A)/commands_late.stream: private PLACE = $$(($(COMMANDS_LATE))) -p $(A)/commands_part.bin@$$PART_START
$(A)/commands_late.stream: $(A)/commands_part.bin

# the unpacked files: the engine, the shell overlays, the rules of a game (segment HELP), its openings
$(A)/engine.bin: $(A)/kernel.bin.engine
	cp $< $@
$(A)/%_part.bin: $(A)/kernel.bin.%
	cp $< $@
# The overlay COMMANDS is two streams: the page of commands, and what is needed after it has been drawn.
COMMANDS_LATE = $(call segment,COMMANDS_LATE,2,$(A)/kernel.map)
$(A)/commands_part.bin: $(A)/kernel.bin.commands $(A)/kernel.map
	. $(A)/memory.sh; head -c $$(($(COMMANDS_LATE) - PART_START)) $< > $@
$(A)/commands_late.bin: $(A)/kernel.bin.commands $(A)/kernel.map
	. $(A)/memory.sh; tail -c +$$(($(COMMANDS_LATE) - PART_START + 1)) $< > $@
# the menu of a disk: in its BSS the sectors where the shell overlays start (shell.pieces), after it the list of games
in_menu = $$((0x$$(sed -n 's/^al 00\(....\) \.$(1)$$/\1/p' $(A)/kernel.lbl | head -n 1) - PART_START))
$(A)/%/menu_part.bin: $(A)/kernel.bin.menu $(A)/%/menu.list $(A)/kernel.map $(A)/%/shell.pieces
	cp $< $@ && . $(A)/memory.sh && truncate -s $(call in_menu,_menu_list) $@ && \
	    printf "$$(awk '{ printf "\\%03o", $$2 }' $(A)/$*/shell.pieces)" | \
	    dd of=$@ bs=1 seek=$(call in_menu,shell_pieces) conv=notrunc status=none && \
	    cat $(A)/$*/menu.list >> $@ && \
	    { test $$((PART_START + $$(wc -c < $@))) -le $$(($(GUIDE_START))) || \
	    { echo "$@ reaches GUIDE_START of disk/memory.mk" >&2; rm $@; exit 1; }; }
# The help page of the menu fills the rows of the menu. An @ in the text becomes the version. Each line has a
# terminating 0.
menu_row = $(call header_number,src/shell/menu/guide.h,$(1))
GUIDE_LINES := $(shell echo $$(($(call menu_row,TEXT_ROW) - $(call menu_row,FIRST_ROW))))
$(B)/guide.inc: src/shell/menu/guide.txt disk/disk.mk src/host/version.h src/shell/menu/guide.h
	awk 'length($$0) > 32 { print FILENAME ": line " NR " is longer than the screen" > "/dev/stderr"; exit 1 } \
	    END { if (NR != $(GUIDE_LINES)) { print FILENAME ": not $(GUIDE_LINES) lines" > "/dev/stderr"; exit 1 } }' $<
	sed 's/@/$(VERSION)/; s/.*/"&\\0"/' $< > $@
$(A)/src/shell/menu/guide.o: $(B)/guide.inc
# The cards of the lessons and of all games: a board, its colours, and the line about the game
$(B)/cards.inc: src/shell/menu/cards.txt tools/build/cards.awk $(GAME_FACTS) disk/disk.mk \
    $(call listed,cards,$(DISK_GAMES:%=src/games/%/game.txt))
	{ echo 'lessons 0 0 0 0 0 0 0 0 0 0 0 0 Lessons: how it thinks' $(foreach g,$(DISK_GAMES), \
	    && $(GAME_AWK) -v want=card src/games/$(g)/game.txt); } > $@.games
	awk -v games="lessons $(DISK_GAMES)" -f tools/build/cards.awk $@.games $< > $@
$(A)/src/shell/menu/cards.o: $(B)/cards.inc
# the drawings of the boards, 64 codes, then the texts
$(A)/lesson_part.bin: $(LESSON_TEXT) tools/build/lessons.awk $(B)/charsets/lessons.chr
	head -c 512 $(B)/charsets/lessons.chr | tr -d '\000' > $@
	test ! -s $@ || { echo "$(B)/charsets/lessons.chr has more than 64 codes" >&2; rm $@; exit 1; }
	awk -f tools/build/lessons.awk $< > $@.lines && \
	    { tail -c 512 $(B)/charsets/lessons.chr; tr '\n' '\0' < $@.lines; } > $@
$(B)/lessons.inc: $(LESSON_TEXT) tools/build/lessons.awk
	awk -v titles=1 -f tools/build/lessons.awk $< > $@
$(A)/src/shell/lessons/lessons.o: $(B)/lessons.inc
$(A)/%_search.bin: $(A)/%.bin.search
	cp $< $@
$(A)/%_later.bin: $(A)/%.bin.later
	cp $< $@
$(A)/%_help.bin: $(A)/%.bin.help disk/loader.inc
	head -c $(HELP_BYTES) $< > $@
$(A)/%_rest.bin: $(A)/%.bin.help $(A)/%_help.bin
	tail -c +$$(($(HELP_BYTES) + 1)) $< > $@
$(A)/%_openings.bin: $(B)/books/%.opn
	cp $< $@

# ---- files of the disk: streams with a checksum ----

# The kernel is read to a buffer of its own, all other files to the end of the memory they are unpacked to.
KERNEL_MOST = $$(($(KERNEL_LOAD_LIMIT) - $(KERNEL_LOAD)))
$(A)/kernel.packed: $(A)/kernel.bin $(A)/kernel.stream $(B)/tools/checksum
	$(B)/tools/checksum $@ $(A)/kernel_first.bin $(A)/kernel.stream
	test $$(wc -c < $@) -le $(KERNEL_MOST) || { echo "$@ is longer than its buffer, $(KERNEL_MOST) bytes" >&2; exit 1; }
CHECKSUM = $(B)/tools/checksum -k $(A)/kernel.bin
$(A)/kernel_later.packed: $(A)/kernel_later.stream $(B)/tools/checksum
	$(CHECKSUM) $@ $(A)/kernel_later.bin $(A)/kernel_later.stream
$(A)/engine.packed: $(A)/engine.stream $(B)/tools/checksum
	$(CHECKSUM) $@ $(A)/engine.bin $(A)/engine.stream
# the move finder of a game, in place of the search
$(A)/%.search: $(A)/%_search.stream $(B)/tools/checksum
	$(CHECKSUM) $@ $(A)/$*_search.bin $(A)/$*_search.stream
# the later part of a game
$(A)/%.later: private OVERLAY_AT = $(call segment,LATER,2,$(A)/$*.map)
$(A)/%.later: $(A)/%_later.stream $(A)/%.map $(B)/tools/checksum
	$(CHECKSUM) $@ $(A)/$*_later.bin $(A)/$*_later.stream
	$(overlay_fits_screen)
# menu and games have a second stream: their character set; COMMANDS has one, too
$(A)/commands.sys: $(A)/commands_late.stream
$(patsubst %,$(A)/%/menu.sys,$(DISKS) $(TEST_DISKS) $(CARTS)): $(A)/menu_font.stream
$(A)/%.sys: $(A)/%_part.stream $(B)/tools/checksum
	$(CHECKSUM) $(patsubst %.stream,-r %.bin,$(filter %_late.stream,$^)) $@ $(A)/$*_part.bin $(A)/$*_part.stream \
	    $(filter %_font.stream %_late.stream,$^)
	$(if $(findstring /,$*)$(filter-out PART_START ENGINE_START,$(OVERLAY_AT)),$(overlay_fits_screen), \
	    $(if $(filter lessons,$*),$(overlay_fits_menu),$(overlay_fits_lists)))
# $(call overlay_fits,END,TEXT): checks that an overlay can be unpacked below END; TEXT is the end of the error message.
# The two bytes before the checksum are the memory that unpacking needs; the last sector of the file may reach beyond.
overlay_fits = . $(A)/memory.sh; bytes=$$(wc -c < $@); \
    end=$$(($(OVERLAY_AT) + $$(tail -c 4 $@ | od -An -tu2 -N2))); \
    end=$$((end + ($(SECTOR_DATA) - bytes % $(SECTOR_DATA)) % $(SECTOR_DATA))); \
    test $$end -lt $$(($(1))) || { echo "$@ needs $$((end + 1 - $(1))) bytes more than $(2)" >&2; rm $@; exit 1; }
overlay_fits_screen = $(call overlay_fits,$(SCREEN_START),there is below the screen)
overlay_fits_lists = $(call overlay_fits,PART_END,the lists leave)
overlay_fits_menu = $(call overlay_fits,(PART_START & 0xFF00),there is below the menu)
OVERLAY_AT = PART_START
$(A)/watch.sys $(A)/lessons.sys: private OVERLAY_AT = ENGINE_START
$(A)/store.sys $(A)/tune.sys: private OVERLAY_AT = $(GUIDE_START)
$(A)/network.sys: private OVERLAY_AT = ENGINE_START
$(A)/guide.sys $(A)/lesson.sys: private OVERLAY_AT = $(LESSON_START)
$(A)/cards.sys: private OVERLAY_AT = $(CARDS_START)
$(A)/%.ovl: $(A)/%.stream $(A)/%_font.stream $(B)/tools/checksum
	$(CHECKSUM) $@ $(A)/$*.bin $(A)/$*.stream $(A)/$*_font.stream
# The DAT file of a game: its book, its openings, its rules, each with its own checksum. Rules that are longer than
# HELP_BYTES have a second piece, .rest; otherwise it is empty.
$(A)/%.help: $(A)/%_help.stream $(B)/tools/checksum
	$(CHECKSUM) $@ $(A)/$*_help.bin $(A)/$*_help.stream
$(A)/%.rest: $(A)/%_rest.stream $(A)/%.help $(B)/tools/checksum
	test ! -s $(A)/$*_rest.bin || test $$(($(subst $$$$,$$,$(call sectors,$(A)/$*.help)))) = $(HELP_SECTORS) || \
	    { echo "$(A)/$*.help does not take HELP_SECTORS of disk/loader.inc" >&2; exit 1; }
	: > $@; test ! -s $(A)/$*_rest.bin || $(CHECKSUM) $@ $(A)/$*_rest.bin $(A)/$*_rest.stream
$(A)/%.openings: $(A)/%_openings.stream $(B)/tools/checksum
	$(CHECKSUM) $@ $(A)/$*_openings.bin $(A)/$*_openings.stream
define game_without_openings
$(A)/$(1).openings: ; @: > $$@
endef
$(foreach g,$(DISK_GAMES),$(if $(OPENINGS_OF_$(g)),,$(eval $(call game_without_openings,$(g)))))
# The puzzles of a game (src/games/GAME/puzzles.txt): GAME.SYS, a file of its own. It goes into the overlay PUZZLES.
puzzle_files = $(patsubst %,$(A)/%.puzzles,$(filter $(WITH_PUZZLES),$(1)))
$(A)/%_puzzles.bin: src/games/%/puzzles.txt $(B)/tools/mkpuzzles
	@mkdir -p $(@D)
	$(B)/tools/mkpuzzles $* $< $@ $(MUTE)
$(A)/%.puzzles: $(A)/%_puzzles.stream $(B)/tools/checksum
	$(CHECKSUM) $@ $(A)/$*_puzzles.bin $(A)/$*_puzzles.stream
# A book consists of parts of PART_BYTES (tools/build/bank.h), each packed into BOOK_SECTORS sectors. The last part
# may be shorter, and the files after it are empty. A book must fit into the RAM under the OS ROM.
BOOK_UNDER_ROM := $(call header_number,tools/build/bank.h,BOOK_UNDER_ROM)
PART_BYTES := $(call header_number,tools/build/bank.h,PART_BYTES)
$(call book_files,%) &: $(B)/books/%.bin $(A)/kernel.bin $(B)/tools/pack $(B)/tools/checksum
	test $$(wc -c < $<) -le $$(($(BOOK_UNDER_ROM))) || \
	    { echo "the book of $* is longer than the RAM under the OS ROM" >&2; exit 1; }
	for n in $(BOOK_PARTS); do part=$(A)/$*.book$$n; \
	    tail -c +$$((1 + $(PART_BYTES) * (n - 1))) $< | head -c $(PART_BYTES) > $$part; \
	    test -s $$part || continue; \
	    mv $$part $$part.plain && $(B)/tools/pack $$part.plain $$part.stream > $$part.said && \
	    $(CHECKSUM) $$part $$part.plain $$part.stream || exit 1; \
	    test $$(wc -c < $$part.plain) -lt $(PART_BYTES) || test \
	    $$((($$(wc -c < $$part) + $(SECTOR_DATA) - 1) / $(SECTOR_DATA))) = $(BOOK_SECTORS) || \
	        { echo "$$part does not take BOOK_SECTORS of tools/build/bank.h" >&2; exit 1; }; done

# ---- the disk ----

# Files for which the player waits come first: a file is searched from the start of the directory, eight names a sector.
# Large games come before small ones.
# $(call by_size,GAMES,KIND): the games, sorted by the size of their file of one kind, largest first
by_size = $(if $(strip $(1)),$(shell ls -S $(1:%=$(A)/%.$(2)) | sed 's,.*/,,; s,.$(2)$$,,'))
large_first = $(call by_size,$(1),ovl)
long_rules = $(call by_size,$(1),help)
# on the disk before all other games: the one with the longest book
EARLY_GAMES = chess
# and after all other files: a game that takes longest to load anyway
LATE_GAMES = starchess
# The word after @ is the category under which mkatr counts the file. The last bytes of a file with a character set are
# counted as fonts (with_font).
shell_overlay_files = $(foreach p,$(1),$(call file_of,$(p)).SYS=$(A)/$(p).sys@shell)
with_font = ,fonts=$$(wc -c < $(A)/$(1)_font.stream)
overlay_files = $(foreach g,$(1),$(call file_of,$(g)).OVL=$(A)/$(g).ovl@games$(call with_font,$(g)) \
    $(if $(call finds_moves,$(g)),$(call file_of,$(g)).SYS=$(A)/$(g).search@games) \
    $(foreach o,$(OVERLAYS_OF_$(g)),$(call file_of,$(o)).OVL=$(A)/$(g)_$(o).sys@games) \
    $(if $(LATER_OF_$(g)),$(call file_of,$(LATER_OF_$(g))).OVL=$(A)/$(g).later@games))
data_files = $(foreach \
    g,$(1),$(call file_of,$(g)).DAT=$(subst \
    $(space),,$(patsubst %,%@books+,$(call book_files,$(g))))$(A)/$(g).openings@openings+$(A)/$(g).help@rules+$(strip \
    )$(A)/$(g).rest@rules)
space := $(subst x,,x x)
# A sector of the directory has eight files and takes four frames to read. The engine and SHELL.DAT, with the shell
# overlays, are in its first sector. A page of rules needs a piece of it and a piece of the game's DAT file, so the DAT
# files come early, the longest rules first. The small games come late: they load fast.
STORE_ORDER := $(shell awk -F '[()]' '/^OVERLAY/ { print tolower($$2) }' src/plat/overlay_list.h)
STORED_OVERLAYS = $(shell awk -F '[()]' '/^OVERLAY.TRAINER/ { exit } /^OVERLAY/ { print tolower($$2) }' \
    src/plat/overlay_list.h)
# The shell overlays are pieces of one file. shell.pieces: a line for each, with the sector where it starts, and one for
# the end of the file. It is the same for all disks, so that an overlay can be read from any of them: those that a disk
# does not have are the last ones. In an XEX file and in the cartridge they have no sectors.
$(A)/%/shell.pieces: $(STORE_ORDER:%=$(A)/%.sys) disk/disk.mk
	@mkdir -p $(@D)
	at=0; for p in $(STORE_ORDER); do echo "$$p $$at"; \
	    case " $(if $(filter only-% cart cart-128,$*),$(LEFT_OUT_$*)) " in *" $$p "*) continue ;; esac; \
	    at=$$((at + ($$(wc -c < $(A)/$$p.sys) + $(SECTOR_DATA) - 1) / $(SECTOR_DATA))); done > $@; \
	    echo "end $$at" >> $@; \
	    test $$at -le 255 || { echo "SHELL.DAT has $$at sectors, more than 255" >&2; rm $@; exit 1; }
ifneq ($(filter-out $(ON_FIRST_DISK),$(STORE_ORDER)),$(wordlist 1,$(words $(filter-out $(ON_FIRST_DISK), \
    $(STORE_ORDER))),$(STORE_ORDER)))
$(error ON_FIRST_DISK: these overlays must be the last ones of src/plat/overlay_list.h)
endif
shell_pieces_of = $(filter-out $(LEFT_OUT_$(1)),$(STORE_ORDER))
shell_file = SHELL.DAT=$(subst $(space),+,$(strip $(patsubst %,$(A)/%.sys@shell,$(shell_pieces_of))))
# The first ones fit into the store of an XL, after its code and its table (asm/plat/atari/store_memory.s), and all but
# GAMESAVE, REMOTE, DICE and TRACE into the store of an XE, whose second bank is for a DAT file. A sector is not divided
# between RAM under the OS ROM and a bank.
STORE_CHECKED = $(A)/store.checked
bytes_of = $(foreach p,$(1),$$(wc -c < $(A)/$(p).sys) +)
STORE_UNDER_ROM = $(call header_number,tools/build/bank.h,UNDER_ROM_BYTES) - $(BOOK_UNDER_ROM)
$(STORE_CHECKED): $(A)/kernel.map $(STORE_ORDER:%=$(A)/%.sys)
	@test $$(($(call bytes_of,$(STORED_OVERLAYS)) $(call label,STORE_DATA,$<))) -le $$(($(STORE_UNDER_ROM))) || \
	    { echo "the overlays of STORED_OVERLAYS do not fit into the overlay store" >&2; exit 1; }
	@test $$(($(call bytes_of,$(filter-out gamesave remote dice trace,$(STORE_ORDER))) \
	    $(call label,STORE_DATA_XE,$<) + $(SECTOR_DATA) - 1)) -le \
	    $$(($(STORE_UNDER_ROM) + $(call header_number,tools/build/bank.h,XEX_BANK))) || \
	    { echo "the shell overlays do not fit into the overlay store of an XE" >&2; exit 1; }
	@touch $@
LARGE = $(firstword $(1))
SMALL = $(wordlist 2,99,$(1))
# $(call disk_files,DISK,EARLY GAMES,OTHER GAMES,LATE GAMES): all files of a disk, in order. In an XEX file the engine
# comes after SHELL.DAT, whose sectors must follow each other, so that these end before the volume table.
disk_files = KERNEL=$(A)/kernel.packed@kernel MENU.SYS=$(A)/$(1)/menu.sys@shell$(call with_font,menu) \
    $(if $(filter $(DISKS) $(TEST_DISKS),$(1)),SAVES.DAT=/dev/null@saves:$(SAVES_BYTES)) \
    KERNEL.SYS=$(A)/kernel_later.packed@kernel \
    $(if $(filter only-%,$(1)),$(call shell_file,$(1))) ENGINE.SYS=$(A)/engine.packed@engine \
    $(if $(filter only-%,$(1)),,$(call shell_file,$(1))) \
    $(if $(filter $(DISKS) $(TEST_DISKS) $(CARTS),$(1)),$(call shell_overlay_files,store tune)) \
    $(if $(filter $(DISKS) $(TEST_DISKS),$(1)), \
    REMOTE.DAT=/dev/null@saves:1 $(if $(filter matchbox,$(GAMES_OF_$(1))),SAVEBOX.DAT=/dev/null@saves:$(BOX_BYTES))) \
    $(call data_files,$(2)) $(call overlay_files,$(2)) \
    $(call overlay_files,$(call LARGE,$(3))) $(call data_files,$(call long_rules,$(3) $(4))) \
    $(call overlay_files,$(call SMALL,$(3))) \
    $(call shell_overlay_files,$(filter-out menu store tune $(LEFT_OUT_$(1)) $(STORE_ORDER), \
    $(SHELL_OVERLAYS) $(AFTER_MENU))) \
    $(if $(filter puzzles,$(LEFT_OUT_$(1))),,$(foreach g,$(filter $(WITH_PUZZLES),$(2) $(3) $(4)),$(call \
    file_of,$(g)).SYS=$(A)/$(g).puzzles@games)) \
    $(call overlay_files,$(4))
files_of = $(call disk_files,$(1),$(filter $(EARLY_GAMES),$(2)),$(filter-out $(LATE_GAMES) \
    $(filter $(EARLY_GAMES),$(2)),$(call large_first,$(2))),$(filter $(LATE_GAMES),$(2)))

define disk_image
$(B)/$(1).atr: $(call listed,disk-$(1),$(A)/boot.bin $(A)/kernel.packed $(A)/engine.packed \
    $(A)/kernel_later.packed $(A)/$(1)/menu.sys \
    $(patsubst %,$(A)/%.sys,$(AFTER_MENU) $(filter-out menu,$(SHELL_OVERLAYS))) \
    $(foreach kind,ovl $(BOOK_PARTS:%=book%) openings help rest,$(GAMES_OF_$(1):%=$(A)/%.$(kind))) \
    $(foreach g,$(GAMES_OF_$(1)),$(if $(call finds_moves,$(g)),$(A)/$(g).search)) \
    $(call game_overlay_parts,$(GAMES_OF_$(1)),.sys) $(call later_files,$(GAMES_OF_$(1))) \
    $(call puzzle_files,$(GAMES_OF_$(1)))) $(B)/tools/mkatr \
    $(B)/tools/lsatr disk/disk.mk $(STORE_CHECKED)
	$(B)/tools/mkatr $(FORMAT_OF_$(1)) $$@ $(A)/boot.bin@kernel $(BEFORE_$(1)) \
	    $$(call files_of,$(1),$(GAMES_OF_$(1))) > $(A)/$(1)/files.txt
	said=$$$$($(B)/tools/lsatr -c $$@) && echo "$$@: $$$${said#no errors: }" || { echo "$$$$said" >&2; exit 1; }
endef
$(foreach d,$(DISKS) $(TEST_DISKS),$(eval $(call disk_image,$(d))))
IMAGES = $(DISKS:%=$(B)/%.atr)

disk: $(IMAGES) reserves
# what is left for growth: of every kind (game, overlay, rules, search, medium) the one that has least
RESERVE_KERNEL = 640
reserves: $(IMAGES)
	@echo "left if the kernel grows by $(RESERVE_KERNEL) bytes, and percent free on each medium:"
	@tools/build/reserves $(B) $(RESERVE_KERNEL) | sort -s -k 1,1 -k 3,3n | awk '!seen[$$1]++ { print "  " $$0 }'
# prints the addresses of everything in memory, and the files of the disks
sizes: $(IMAGES)
	for part in boot kernel $(GAMES_OF_trog); do echo "$$part:"; awk -f tools/build/segment_sizes.awk $(A)/$$part.map; done
	cat $(DISKS:%=$(A)/%/files.txt)

include disk/bank.mk

# ---- the emulator ----

EMULATOR_READY = $(B)/deps/atari800.ready
$(EMULATOR_READY):
	@tools/setup atari800
	@mkdir -p $(@D) && touch $@

# The tests are linked with the games of the host, whose rules check the moves of the Atari.
EMULATOR_FLAGS = -std=gnu11 -D_GNU_SOURCE -O1 -g1 -Wall -Wextra -Werror -Wno-unknown-pragmas -I. -Isrc \
    -I$(B) -I$(B)/emulator -MMD -MP
EMULATOR_COMMON = $(addprefix $(B)/emulator/, \
    driver.o driver_input.o fujinet.o screen.o check.o host_rules.o disk_image.o session_probe.o session.o \
    session_moves.o)
# The games of the disk in the order of its menu: GAME(name, 1 if positions can repeat, 1 if the second side can win)
$(B)/emulator/games.inc: $(A)/trog/games.inc
	@mkdir -p $(@D)
	sed -e 's/GAME("\([^"]*\)", [0-9]*, \([01], [01]\),.*)/GAME(\L\1\E, \2)/' \
	    $(foreach g,$(DISK_GAMES),-e 's/\<$(shell echo $(g) | cut -c 1-8)\>/$(g)/') $< > $@
# Addresses and sizes for the tests: the code of the kernel, which nothing may change; variables of the kernel, and what
# the display consists of, by their labels; parts of the book of Chess, and the sectors of its DAT file; the record of
# Star Chess
CHESS_BOOK = $(if $(filter chess,$(DISK_GAMES)),$(B)/books/chess.bin)
CHESS_FILES = $(if $(CHESS_BOOK),$(call book_files,chess))
TITLE_LABELS = phase=TITLE_PHASE_AT title_muted=TITLE_MUTED_AT volume_1=TITLE_VOLUME_AT \
    progress_bar=TITLE_BAR_AT list=TITLE_LIST_AT
KERNEL_LABELS = _book_size=BOOK_SIZE_AT _clock_digits=CLOCK_AT _view_flip=FLIP_AT _point_x=POINT_x_AT \
    _point_y=POINT_y_AT _record_seed=SEED_AT _rules=RULES_AT _shell_player=PLAYER_AT \
    _record_begin=BEGIN_AT _menu_list=MENU_LIST_AT \
    _sound_play=SOUND_PLAY_AT _sound_shift=SOUND_SHIFT_AT ptr1=PTR1_AT tmp1=TMP1_AT \
    CHARSET=CHARSET_AT SCREEN=SCREEN_AT PLAYER_0=PLAYERS_AT __STORE_FILL_RUN__=STORE_FILL_AT game_end=GAME_END_AT \
    network_sio=NETWORK_SIO_AT kernel_later=KERNEL_LATER_AT _machine_has_kernel=HAS_KERNEL_AT cursor_at=CURSOR_AT
$(B)/emulator/kernel.inc: $(A)/kernel.map $(A)/trog/shell.pieces $(A)/boot.lbl $(CHESS_BOOK) $(CHESS_FILES) \
    disk/disk.mk tests/emulator/labels.awk $(wildcard src/games/starchess/game.txt)
	@mkdir -p $(@D)
	printf '#define SCREEN_START %s\n#define CODE_FIRST %s\n#define CODE_END (%s + 1)\n' $(SCREEN_START) \
	    $(KERNEL_FIXED) $(call segment,CODE,3) > $@
	awk -v wanted="$(KERNEL_LABELS)" -f tests/emulator/labels.awk $(A)/kernel.lbl >> $@
	. $(A)/memory.sh; printf '#define PART_START_AT %s\n' $$PART_START >> $@
	awk -v wanted="$(TITLE_LABELS)" -f tests/emulator/labels.awk $(A)/boot.lbl >> $@
	awk '{ print "#define SHELL_" toupper($$1) "_AT " $$2 }' $(A)/trog/shell.pieces >> $@
	printf '#define %s %s\n' CHESS_BOOK_BYTES "$$(cat /dev/null $(CHESS_BOOK) | wc -c)" BOOK_PART_BYTES $(PART_BYTES) \
	    BOOK_SECTORS $(BOOK_SECTORS) HELP_SECTORS $(HELP_SECTORS) \
	    STARCHESS_MOVES $(or $(call game_word,starchess,moves),0) \
	    CHESS_OPENINGS_AT $$(($(subst $$$$,$$,$(call sectors,$(CHESS_FILES))))) >> $@
# the boards of all games, squares across and down, from the lines of the menu
$(B)/emulator/boards.inc: $(A)/trog/games.inc
	@mkdir -p $(@D)
	sed 's/.* \([0-9]*\)x\([0-9]*\)[^"]*").*/{ \1, \2, NAMES_RANKS_UP, 0 },/' $< > $@
FLAGS_emulator := $(call kept,flags-emulator,$(EMULATOR_FLAGS))
$(B)/emulator/%.o: tests/emulator/%.c $(B)/emulator/kernel.inc $(FLAGS_emulator) | \
    $(B)/emulator/games.inc $(B)/emulator/boards.inc
	@mkdir -p $(@D)
	gcc $(EMULATOR_FLAGS) -c $< -o $@
$(B)/emulator/%: $(B)/emulator/%.o $(EMULATOR_COMMON) $(HOST_COMMON)
	gcc -g $(filter %.o,$^) -o $@

$(B)/emulator/game_screens: $(B)/emulator/game_screens_chess.o $(B)/emulator/game_screens_connect4.o \
    $(B)/emulator/game_screens_cursor.o $(B)/emulator/game_screens_morris.o
$(B)/emulator/workshop: $(B)/emulator/workshop_host.o
$(B)/emulator/sounds $(B)/emulator/starchess_seen: $(B)/emulator/listen.o
$(B)/emulator/sound_events: $(B)/emulator/sound_text.o

EMULATOR_TESTS = boot title read_ahead overlay_store workshop game_screens game_over messages_drawn every_command \
    sounds motion smoke damaged_disks reset_while_loading drive_off games command_menu power_cuts display_cost \
    undo_time \
    soak chess starchess_seen sound_events network_line
EMULATOR_SUITES = "emulator-damaged_links=$(B)/emulator/damaged_links $(B)/trog.atr \
    $(firstword $(SMALL_DISKS:%=$(B)/%.atr)) $(B)/high.atr" \
    "emulator-menu=$(B)/emulator/menu $(B)/full.atr $(B)/host/trog" \
    "layers=tests/text/layers.sh $(B)" "overlays=tests/text/overlays.sh $(B)" \
    "kernel-later=tests/text/kernel_later.sh $(B)" \
    "free-space=tests/text/free_space.sh $(B)" "reserves=tests/text/reserves.sh $(B)" \
    "contrast=tests/text/contrast.sh $(B)" \
    "emulator-window=tests/emulator/window.sh $(B)/trog.atr" \
    "emulator-boot=tests/text/boot_frames.sh $(B)/emulator/boot $(B)/trog.atr $(B)/host/trog" \
    $(foreach t,$(filter-out boot,$(EMULATOR_TESTS)),"emulator-$(t)=$(B)/emulator/$(t) $(B)/trog.atr \
    $(B)/host/trog$(if $(filter games,$(t)), sample)")
# suites of tests/shell that run in the emulator, too: games over a network; whole games of Warp Trog
NETWORK_TESTS = network network_games warptrog
EMULATOR_SUITES += $(foreach t,$(NETWORK_TESTS),"emulator-$(t)=$(B)/emulator/$(t) $(B)/trog.atr \
    $(B)/host/trog$(if $(filter network_games,$(t)), short)")
# `make test-deep` plays all of these games to their end
NETWORK_DEEP_SUITES = "emulator-network_games@1800=$(B)/emulator/network_games $(B)/trog.atr $(B)/host/trog"
test-deep: $(B)/emulator/network_games $(B)/trog.atr $(EMULATOR_READY)
EMULATOR_SUITES += "emulator-puzzles=$(B)/emulator/puzzles $(B)/trog.atr $(B)/host/trog quick"
# the small disks: boot them on every machine, play every game
EMULATOR_SUITES += $(foreach d,$(SMALL_DISKS),"$(d)-boot=$(B)/emulator/boot $(B)/$(d).atr quick" \
    "$(d)-smoke=$(B)/emulator/smoke $(B)/$(d).atr $(B)/host/trog")
# the cartridge: some tests of the disk; and every XEX file
EMULATOR_SUITES += "cart-boot=$(B)/emulator/boot $(CAR) quick" \
    "cart-high-boot=$(B)/emulator/boot $(HIGH_CAR) quick" \
    "cart-high-smoke=$(B)/emulator/smoke $(HIGH_CAR) $(B)/host/trog" \
    "cart-smoke=$(B)/emulator/smoke $(CAR) $(B)/host/trog" \
    "cart-dice=$(B)/emulator/dice $(CAR) $(B)/host/trog" \
    "cart-128-boot=$(B)/emulator/boot $(B)/128.car quick" \
    "cart-128-cartridge=$(B)/emulator/cartridge_xex $(B)/host/trog $(B)/128.car $(B)/xex/noughts.xex" \
    "cart-128-smoke=$(B)/emulator/smoke $(B)/128.car $(B)/host/trog" \
    "cartridge-xex=$(B)/emulator/cartridge_xex $(B)/host/trog $(CAR) $(XEX)" \
    $(foreach g,$(DISK_GAMES),"xex-$(g)=$(B)/emulator/smoke $(B)/xex/$(g).xex $(B)/host/trog")
emulator-ready: $(EMULATOR_TESTS:%=$(B)/emulator/%) $(NETWORK_TESTS:%=$(B)/emulator/%) \
    $(B)/emulator/dice $(B)/emulator/puzzles $(B)/emulator/menu $(B)/emulator/cartridge_xex \
    $(B)/emulator/damaged_links \
    $(B)/high.atr $(B)/full.atr $(B)/128.atr $(CAR) $(B)/128.car $(HIGH_CAR) \
    $(XEX) $(IMAGES) $(B)/host/trog $(B)/shell/machine $(EMULATOR_READY)
test-emulator: emulator-ready
	@tests/run $(EMULATOR_SUITES)

# Two processes run in parallel, each with half of the kinds of machines and about 100 events a second. The output of
# the first one shows the progress. SEED=n chooses other events.
SOAK_EVENTS = 200000
SEED = 1
soak_half = $(B)/emulator/soak $(B)/trog.atr $(B)/host/trog $(SOAK_EVENTS) $(SEED)
soak: $(B)/emulator/soak $(B)/trog.atr $(B)/host/trog $(EMULATOR_READY)
	@$(soak_half) 1 2 > $(B)/soak.log 2>&1 & $(soak_half) 0 2; first=$$?; wait $$!; second=$$?; cat $(B)/soak.log; \
	    exit $$((first | second))

shots: $(B)/trog.atr $(EMULATOR_READY)
	@tests/emulator/screenshots.sh $(B)/trog.atr $(B)/shots

# one game on a disk of its own: a look at its screens, whole games by stick and by keys, and a picture
ifneq ($(TRY_DISK),)
TRY_TESTS = smoke games dice $(patsubst tests/emulator/%.c,%,$(wildcard tests/emulator/$(GAME).c))
try: game-files $(B)/$(TRY_DISK).atr $(B)/host/trog $(TRY_TESTS:%=$(B)/emulator/%) $(B)/emulator/print_screen \
    $(EMULATOR_READY)
	@tests/emulator/try.sh $(B) $(GAME)
endif

# SCALE=2 makes the window smaller
run: $(B)/emulator/print_screen $(B)/trog.atr $(EMULATOR_READY)
	@if [ -n "$$DISPLAY" ]; then tools/run $(B)/trog.atr $(SCALE); else $(B)/emulator/print_screen $(B)/trog.atr; fi

.PHONY: disk reserves sizes run try emulator-ready test-emulator soak shots
