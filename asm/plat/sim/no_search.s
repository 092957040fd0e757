; no_search.s: twin of src/plat/sim/no_search.c, with the labels of the search that asm/engine/chance.s jumps to. None
; of them is ever reached.
; SPDX-License-Identifier: MIT

.export _search_tree, _frontier_generic
.export descend_over, search_back, search_back_to_list, search_poll, visit_count

.code

_search_tree:
_frontier_generic:
descend_over:
search_back:
search_back_to_list:
search_poll:
visit_count:
        rts
