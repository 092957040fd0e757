# net.mk: tests of `trog serve` (tests/net/main.c): scripted clients on the loopback. Included by the Makefile.
# SPDX-License-Identifier: MIT

NET_SOURCES = $(wildcard tests/net/*.c)
NET_OBJECTS = $(NET_SOURCES:%.c=$(B)/host/%.o) \
    $(patsubst %,$(B)/host/src/%.o,host/serve/sha host/serve/address host/wall_clock shell/network/sha256) \
    $(host_common)
$(B)/host/tests/net/%.o: tests/net/%.c $(FLAGS_host) | $(GCC_READY)
	@mkdir -p $(@D)
	gcc $(HOST_FLAGS) -Itests -c $< -o $@
$(B)/net/net: $(call listed,net,$(NET_OBJECTS))
	@mkdir -p $(@D)
	gcc $(HOST_FLAGS) $(filter %.o,$^) -o $@

# `make test-deep` fuzzes ten times as long, and plays at many tables under sanitizers.
NET_SUITES = "net-games=$(B)/net/net $(B)/san/trog games" \
    "net-tables=$(B)/net/net $(B)/host/trog tables 1000" \
    "net-fuzz=$(B)/net/net $(B)/san/trog fuzz 100000" \
    "net-web=$(B)/net/net $(B)/san/trog web" \
    "net-limits=$(B)/net/net $(B)/san/trog limits" \
    "net-hostile=$(B)/net/net $(B)/san/trog hostile" \
    "net-cheats=$(B)/net/net $(B)/san/trog cheats"
NET_DEEP_SUITES = "net-fuzz@1800=$(B)/net/net $(B)/san/trog fuzz 1000000" \
    "net-tables=$(B)/net/net $(B)/san/trog tables 1000"
