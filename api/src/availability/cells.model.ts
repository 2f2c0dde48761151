import { limits } from '@nukkad/platform/contract';

/** In milliseconds. */
export const cellLength = limits.slotCellMinutes * 60_000;

/** Time kept free around a booking, in minutes. */
export interface Buffers {
  bufferBefore: number;
  bufferAfter: number;
}

/** The cell of an instant: minutes since 1970 ÷ `slotCellMinutes`. */
export const cellAt = (at: number): number => Math.floor(at / cellLength);

/** Every cell that a booking touches, with its buffers, in order. Instants in milliseconds. */
export function cellsBetween(start: number, end: number, buffers: Buffers): number[] {
  const [first, last] = rangeOf(start, end, buffers);
  return Array.from({ length: last - first }, (_, nth) => first + nth);
}

/** Whether any cell that such a booking would touch is taken. */
export function isAnyTaken(
  taken: ReadonlySet<number>,
  start: number,
  end: number,
  buffers: Buffers,
): boolean {
  const [first, last] = rangeOf(start, end, buffers);
  for (let cell = first; cell < last; cell += 1) if (taken.has(cell)) return true;
  return false;
}

/** First cell, inclusive, to last, exclusive. */
const rangeOf = (start: number, end: number, { bufferBefore, bufferAfter }: Buffers) =>
  [
    cellAt(start - bufferBefore * 60_000),
    Math.ceil((end + bufferAfter * 60_000) / cellLength),
  ] as const;
