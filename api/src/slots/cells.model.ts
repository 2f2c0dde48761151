import { limits } from '@nukkad/platform/contract';

const cellLength = limits.slotCellMinutes * 60_000;

/** What is kept free around a booking, in minutes. */
export interface Buffers {
  bufferBefore: number;
  bufferAfter: number;
}

/** The cell an instant lies in: minutes since 1970 ÷ `slotCellMinutes`. */
export const cellAt = (at: number): number => Math.floor(at / cellLength);

/** Every cell that a booking touches, its buffers included, in order. Instants in milliseconds. */
export function cellsBetween(
  start: number,
  end: number,
  { bufferBefore, bufferAfter }: Buffers,
): number[] {
  const first = cellAt(start - bufferBefore * 60_000);
  const last = Math.ceil((end + bufferAfter * 60_000) / cellLength);
  return Array.from({ length: last - first }, (_, nth) => first + nth);
}
