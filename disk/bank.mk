# bank.mk: the disk without a drive (disk/bank.s): the files are those of the disk, byte for byte.
#   make cart    build/trog.car: a cartridge with all games (SIC!, 512K)
#   make xex     build/xex/GAME.xex: a game a file, for whoever loads files on a 130XE
# Included by disk.mk.

CAR = $(B)/trog.car
XEX = $(DISK_GAMES:%=$(B)/xex/%.xex)

$(A)/cart/%.o: disk/%.s | $(CC65_READY)
	@mkdir -p $(@D)
	$(ATARI_CA) -D IN_CARTRIDGE --create-dep $(@:.o=.d) $< -o $@
$(A)/cart.bin: $(addprefix $(A)/cart/,cart.o bank.o title.o) $(A)/boot.o disk/cart.cfg
$(A)/xex.bin: $(addprefix $(A)/disk/,xex.o bank.o title.o) $(A)/boot.o disk/xex.cfg
$(A)/cart.bin $(A)/xex.bin:
	ld65 $(MAP) -C $(filter %.cfg,$^) -o $@ $(filter %.o,$^)

MKBANK = $(B)/tools/mkbank $(subst .,,$(suffix $@)) $@ $(filter %.atr,$^) $(A)/boot.bin $$(($(DEVICE))) \
    $(filter %.bin,$(filter-out $(A)/boot.bin,$^))
$(CAR): $(B)/trog.atr $(A)/boot.bin $(A)/cart.bin $(B)/tools/mkbank
	@$(MKBANK)

# a disk with one game, and no saves
$(foreach g,$(DISK_GAMES),$(eval GAMES_OF_only-$(g) = $(g))$(eval $(call disk_list,only-$(g))))
define one_game
$(A)/only-$(1)/menu.sys: $(A)/menu_font.stream
$(B)/xex/$(1).atr: $(A)/boot.bin $(A)/kernel.sealed $(A)/engine.sealed $(A)/only-$(1)/menu.sys \
    $(patsubst %,$(A)/%.sys,$(BEHIND_MENU) $(filter-out menu,$(PARTS))) \
    $(foreach kind,ovl $(BOOK_PARTS:%=book%) openings help rest,$(A)/$(1).$(kind)) $(B)/tools/mkatr \
    disk/disk.mk disk/bank.mk
	@mkdir -p $$(@D)
	@$(B)/tools/mkatr $$@ $(A)/boot.bin@kernel $$(call files_of,only-$(1),$(1)) > $$@.said
endef
$(foreach g,$(DISK_GAMES),$(eval $(call one_game,$(g))))
$(B)/xex/%.xex: $(B)/xex/%.atr $(A)/boot.bin $(A)/xex.bin $(B)/tools/mkbank
	@$(MKBANK)

cart: $(CAR)
xex: $(XEX)
.PHONY: cart xex
