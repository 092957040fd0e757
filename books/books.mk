# books.mk: compiles the opening books from the texts in this folder. Included by the Makefile, whose variables it uses.
# SPDX-License-Identifier: MIT

# A book depends on its own text and its own game. mkbook is linked with all games, so it is only an order-only
# prerequisite: a change of another game does not rebuild the book.
own_objects = $(patsubst %.c,$(B)/host/%.o,$(call game_sources,$(1)) $(wildcard src/games/$(1)/pgn.c)) \
    $(B)/host/bound/$(1).o
BOOK_ENGINE = $(patsubst %.c,$(B)/host/%.o,$(ENGINE) src/plat/host/machine.c)
MKBOOK_SOURCES = $(wildcard tools/build/mkbook*.c) tools/build/mkbook.h tools/build/bank.h src/host/books.h \
    src/host/games.h
define game_book
$(B)/books/$(1).c $(B)/books/$(1).bin $(B)/books/$(1).nam &: $(call listed,book-$(1),$(wildcard books/$(1).txt) \
    $(call own_objects,$(1)) $(BOOK_ENGINE) $(MKBOOK_SOURCES)) | $(B)/tools/mkbook
	@mkdir -p $$(@D)
	$(B)/tools/mkbook $(1) books/$(1).txt $(B)/books/$(1) $(MUTE)
endef
$(foreach g,$(HOST_GAMES),$(eval $(call game_book,$(g))))

# Compiles the openings of the trainer from the list of ballots of a game, or its list of names, or else from the named
# openings of its book.
# OPENINGS_MOST is the limit in bytes: the memory that Chess leaves, with a reserve (tools/build/reserves).
OPENINGS_MOST = 1470
MKOPENINGS_SOURCES = tools/build/mkopenings.c tools/build/mkbook_text.c tools/build/mkbook.h src/host/books.h \
    src/host/games.h src/shell/openings/openings_format.h books/books.mk
$(foreach g,$(HOST_GAMES), \
    $(eval OPENINGS_OF_$(g) = $(or $(wildcard books/$(g).ballots books/$(g).names), \
    $(shell grep -ls '^[A-Z].*:' books/$(g).txt))))
define game_openings
$(B)/books/$(1).opn: $(call listed,openings-$(1),$(OPENINGS_OF_$(1)) $(call own_objects,$(1)) $(BOOK_ENGINE) \
    $(MKOPENINGS_SOURCES)) | $(B)/tools/mkopenings
	@mkdir -p $$(@D)
	$(B)/tools/mkopenings $(1) $(OPENINGS_OF_$(1)) $$@ $(OPENINGS_MOST) $(MUTE)
endef
$(foreach g,$(HOST_GAMES),$(if $(OPENINGS_OF_$(g)),$(eval $(call game_openings,$(g)))))
