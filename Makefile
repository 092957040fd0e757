# Trog & Friends. `make help` lists the goals.
#
# A game is a folder of src/games and one word here.
GAMES = hexapawn noughts connect4

B = build
.DEFAULT_GOAL = help
.DELETE_ON_ERROR:
.SUFFIXES:

# ---- tools, installed by the set-up where they are missing ----

CC65_READY = $(B)/deps/cc65.ready
UNITY_READY = $(B)/deps/unity/unity.c

$(CC65_READY):
	@tools/setup compiler cc65
	@mkdir -p $(@D) && touch $@

$(UNITY_READY):
	@tools/setup unity

setup: ; @tools/setup

# ---- sources, by folder ----

ENGINE = $(sort $(wildcard src/engine/*.c))
TEXT_COMMANDS = $(addprefix src/host/,command.c fault.c match.c options.c play.c)
HOST_ONLY = $(addprefix src/host/,games.c) src/plat/host/plat.c
game_sources = $(sort $(wildcard src/games/$(1)/*.c))

WARN = -Wall -Wextra -Werror -Wno-unknown-pragmas -Wstrict-prototypes -Wshadow
HOST_FLAGS = -std=c99 -O2 -g $(WARN) -Isrc -MMD -MP
SAN_FLAGS = -std=c99 -O1 -g $(WARN) -Isrc -MMD -MP \
    -fsanitize=address,undefined -fno-sanitize-recover=all

# ---- the host: build/host/trog, and build/san/trog with sanitizers ----

# $(1) folder, $(2) flags, $(3) game: its verbs get its name (src/host/bind.h)
define host_game
$(B)/$(1)/src/games/$(3)/%.o: src/games/$(3)/%.c
	@mkdir -p $$(@D)
	gcc $(2) -DGAME=$(3) -include src/host/bind.h -c $$< -o $$@
$(B)/$(1)/books/$(3).o: $(B)/books/$(3).c
	@mkdir -p $$(@D)
	gcc $(2) -DGAME=$(3) -include src/host/bind.h -c $$< -o $$@
endef

define host_build
$(B)/$(1)/games.inc: Makefile
	@mkdir -p $$(@D)
	@printf 'GAME(%s)\n' $(GAMES) > $$@
$(B)/$(1)/%.o: %.c | $(B)/$(1)/games.inc
	@mkdir -p $$(@D)
	gcc $(2) -I$(B)/$(1) -c $$< -o $$@
$(B)/$(1)/src/host/games.o $(B)/$(1)/src/host/books.o: $(B)/$(1)/games.inc
$(1)_common = $(patsubst %.c,$(B)/$(1)/%.o,$(ENGINE) $(HOST_ONLY) \
    $(foreach g,$(GAMES),$(call game_sources,$(g))))
$(B)/$(1)/trog: $$($(1)_common) $(patsubst %.c,$(B)/$(1)/%.o,$(TEXT_COMMANDS) \
    src/host/books.c src/host/trog.c $(foreach g,$(GAMES),books/$(g).c))
	gcc $(2) $$^ -o $$@
endef

$(foreach g,$(GAMES),$(eval $(call host_game,host,$(HOST_FLAGS),$(g))))
$(foreach g,$(GAMES),$(eval $(call host_game,san,$(SAN_FLAGS),$(g))))
$(eval $(call host_build,host,$(HOST_FLAGS)))
$(eval $(call host_build,san,$(SAN_FLAGS)))

host: $(B)/host/trog

# ---- tools of ours ----

TOOL_FLAGS = -std=c11 -O2 -g -Wall -Wextra -Werror -Wno-unknown-pragmas -MMD -MP
$(B)/tools/%: tools/%.c
	@mkdir -p $(@D)
	gcc $(TOOL_FLAGS) $< -o $@
$(B)/tools/mkbook: tools/mkbook.c $(host_common)
	@mkdir -p $(@D)
	gcc $(TOOL_FLAGS) -Isrc $(filter %.c %.o,$^) -o $@

# ---- opening books: text in books/, compiled ----

$(B)/books/%.c $(B)/books/%.bin &: $(B)/tools/mkbook $(wildcard books/*.txt)
	@mkdir -p $(@D)
	@$(B)/tools/mkbook $* books/$*.txt $(B)/books/$*.bin $(B)/books/$*.c

# ---- the 6502 under sim65: build/sim/GAME as it ships, build/simc/GAME all C ----

CC65_FLAGS = -t sim6502 -Or -Cl -Isrc -W error
CA65_FLAGS = -g -t sim6502 -I asm
SIM_MAIN = src/plat/sim/main.c src/plat/sim/plat.c
sim_sources = $(ENGINE) $(TEXT_COMMANDS) $(SIM_MAIN) $(call game_sources,$(1))

# asm/x.s stands in for src/x.c
twin = $(wildcard $(patsubst src/%.c,asm/%.s,$(1)))
# storage (state.s) is the same in both 6502 builds; code is C in the second
sim_object = $(if $(call twin,$(1)),$(B)/sim/$(patsubst %.s,%.o,$(call twin,$(1))),$(B)/simc/$(1:.c=.o))

simc_object = $(if $(filter %/state.c,$(1)),$(call sim_object,$(1)),$(B)/simc/$(1:.c=.o))

$(B)/simc/%.o: %.c | $(CC65_READY)
	@mkdir -p $(@D)
	@cc65 $(CC65_FLAGS) --create-dep $(@:.o=.d) --dep-target $@ -o $(@:.o=.s) $<
	ca65 $(CA65_FLAGS) $(@:.o=.s) -o $@
$(B)/simc/books/%.o: $(B)/books/%.c | $(CC65_READY)
	@mkdir -p $(@D)
	@cc65 $(CC65_FLAGS) -o $(@:.o=.s) $<
	ca65 $(CA65_FLAGS) $(@:.o=.s) -o $@
$(B)/sim/%.o: %.s | $(CC65_READY)
	@mkdir -p $(@D)
	ca65 $(CA65_FLAGS) --create-dep $(@:.o=.d) $< -o $@

SIM_CFG = src/plat/sim/sim.cfg
link_sim = ld65 -C $(SIM_CFG) -m $@.map -Ln $@.lbl -o $@ $(filter %.o,$^) sim6502.lib

define sim_game
$(B)/sim/$(1): $(foreach s,$(call sim_sources,$(1)),$(call sim_object,$(s))) $(B)/simc/books/$(1).o $(SIM_CFG)
	@mkdir -p $$(@D)
	$$(link_sim)
$(B)/simc/$(1): $(foreach s,$(call sim_sources,$(1)),$(call simc_object,$(s))) $(B)/simc/books/$(1).o $(SIM_CFG)
	@mkdir -p $$(@D)
	$$(link_sim)
endef
$(foreach g,$(GAMES),$(eval $(call sim_game,$(g))))

SIM_IMAGES = $(GAMES:%=$(B)/sim/%)
SIMC_IMAGES = $(GAMES:%=$(B)/simc/%)
sim: $(SIM_IMAGES) $(SIMC_IMAGES)

-include $(shell find $(B) -name '*.d' 2>/dev/null)
