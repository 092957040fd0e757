; open_frontier.s: asm/engine/frontier.s with its scratch bytes in the open:
; what the C twin has as locals is not compared.
.include "engine/frontier.s"
.export _frontier_scratch, _frontier_scratch_end
_frontier_scratch     = best_lo
_frontier_scratch_end = ended + 1
