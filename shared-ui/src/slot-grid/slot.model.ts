/** How many slots stand side by side. */
export const COLUMNS = 3;

/**
 * Where a key leads from slot `at`. Slots are counted through all groups; `sizes` says how many each
 * holds. Left and right go from one to the next, up and down to the row above or below, also of
 * another group. Undefined for a key that leads nowhere by its nature.
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

/** The same column of the row `step` further; the last slot of a row that is shorter. */
function inRow(at: number, step: 1 | -1, sizes: readonly number[]): number {
  const rows = rowsOf(sizes);
  const row = rows.findIndex((slots) => slots.includes(at));
  const column = rows[row]?.indexOf(at) ?? 0;
  const next = rows[row + step];
  return next?.[Math.min(column, next.length - 1)] ?? at;
}

// Each group begins a row of its own; one without slots has none.
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
