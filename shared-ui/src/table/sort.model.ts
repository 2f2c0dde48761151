/** Which column orders the rows, and which way. */
export interface Sorting<Key extends string = string> {
  column: Key;
  direction: 'ascending' | 'descending';
}

/** Below zero where `a` comes first, above zero where `b` does, zero where they are equal. */
export type Compare<Row> = (a: Row, b: Row) => number;

/** What a press on a column's header asks for: descending only straight after its ascending. */
export function nextSorting<Key extends string>(
  current: Sorting<Key> | undefined,
  column: Key,
): Sorting<Key> {
  const isAscending = current?.column === column && current.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}

/** The rows in order, in a new array. Equal rows keep their order, in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  compare: Compare<Row>,
  direction: Sorting['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare(a, b));
}

const collator = new Intl.Collator('en-IN', { sensitivity: 'accent' });

/** Orders by a text, upper and lower case being equal. `byText((request) => request.name)` */
export function byText<Row>(textOf: (row: Row) => string): Compare<Row> {
  return (a, b) => collator.compare(textOf(a), textOf(b));
}

/** Orders by a date written day/month/year; what is no date comes after all dates. */
export function byDayMonthYear<Row>(textOf: (row: Row) => string): Compare<Row> {
  return (a, b) => {
    const [one, other] = [dayNumber(textOf(a)), dayNumber(textOf(b))];
    return one === other ? 0 : one - other;
  };
}

/** '05/08/2024' → 20240805: not a count of days, but in their order. */
function dayNumber(text: string): number {
  const parts = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text);
  if (!parts) return Number.POSITIVE_INFINITY;
  const [, day, month, year] = parts.map(Number);
  return year! * 10000 + month! * 100 + day!;
}
