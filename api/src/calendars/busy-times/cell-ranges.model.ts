import { limits } from '@nukkad/platform/contract';

/** Cells of `availability` from the first to the one before `until`. */
export interface CellRange {
  first: number;
  until: number;
}

/** Instants in milliseconds, `until` exclusive. */
export interface Span {
  from: number;
  until: number;
}

const cellLength = limits.slotCellMinutes * 60_000;

/** Every cell that a span touches within another one, joined where spans touch; in order. */
export function cellRangesOf(spans: readonly Span[], within: Span): CellRange[] {
  const ranges: CellRange[] = [];
  const inside = spans.filter((span) => span.from < within.until && span.until > within.from);
  for (const span of inside.sort((one, other) => one.from - other.from)) {
    const first = Math.floor(Math.max(span.from, within.from) / cellLength);
    const until = Math.ceil(Math.min(span.until, within.until) / cellLength);
    const last = ranges.at(-1);
    if (last && first <= last.until) last.until = Math.max(last.until, until);
    else if (first < until) ranges.push({ first, until });
  }
  return ranges;
}
