/** Sorted column and direction. */
export interface Sorting<Key extends string = string> {
  column: Key;
  direction: 'ascending' | 'descending';
}

/** Negative if `a` comes first, positive if `b` does, zero if equal. */
export type Compare<Row> = (a: Row, b: Row) => number;

/**
 * Next sorting after a header press: descending only directly after the same column's ascending.
 */
export function nextSorting<Key extends string>(
  current: Sorting<Key> | undefined,
  column: Key,
): Sorting<Key> {
  const isAscending = current?.column === column && current.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}

/** Sorted copy of the rows. Stable in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  compare: Compare<Row>,
  direction: Sorting['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare(a, b));
}

const collator = new Intl.Collator('en-IN', { sensitivity: 'accent' });

/** Compares texts, ignoring case. `byText((request) => request.name)` */
export function byText<Row>(textOf: (row: Row) => string): Compare<Row> {
  return (a, b) => collator.compare(textOf(a), textOf(b));
}

/** Compares dates written day/month/year; invalid dates come last. */
export function byDayMonthYear<Row>(textOf: (row: Row) => string): Compare<Row> {
  return (a, b) => {
    const [one, other] = [dayNumber(textOf(a)), dayNumber(textOf(b))];
    return one === other ? 0 : one - other;
  };
}

/** '05/08/2024' → 20240805: sortable, not a count of days. */
function dayNumber(text: string): number {
  const parts = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text);
  if (!parts) return Number.POSITIVE_INFINITY;
  const [, day, month, year] = parts.map(Number);
  return year! * 10000 + month! * 100 + day!;
}
