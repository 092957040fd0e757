#!/bin/bash
# connect4_exact_sets.sh TROG: the published exact values of four in a row in tests/data/connect4_exact.txt.
# SPDX-License-Identifier: MIT
exec "${0%/*}/connect4_exact.sh" "$1" <(grep -v '^#' "${0%/*}/../data/connect4_exact.txt")
