/** How many slots stand side by side. */
export const COLUMNS = 3;

/**
 * Index of the slot a key moves to from `at`. Slots are counted through all groups; `sizes` has the
 * number of slots per group. Left and right go to the next or previous slot, up and down to the
 * adjacent row, also of another group. Undefined for other keys.
 */
export function slotAfter(key: string, at: number, sizes: readonly number[]): number | undefined {
  const last = Math.max(0, sizes.reduce((sum, size) => sum + size, 0) - 1);
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, last);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowDown':
      return inRow(at, 1, sizes);
    case 'ArrowUp':
      return inRow(at, -1, sizes);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** The same column of the adjacent row; the last slot of a shorter one. */
function inRow(at: number, step: 1 | -1, sizes: readonly number[]): number {
  const rows = rowsOf(sizes);
  const row = rows.findIndex((slots) => slots.includes(at));
  const column = rows[row]?.indexOf(at) ?? 0;
  const next = rows[row + step];
  return next?.[Math.min(column, next.length - 1)] ?? at;
}

// Each group begins a new row; an empty group has none.
function rowsOf(sizes: readonly number[]): number[][] {
  const rows: number[][] = [];
  let first = 0;
  for (const size of sizes) {
    for (let offset = 0; offset < size; offset += COLUMNS) {
      const length = Math.min(COLUMNS, size - offset);
      rows.push(Array.from({ length }, (_, column) => first + offset + column));
    }
    first += size;
  }
  return rows;
}
