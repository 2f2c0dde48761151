import type { EarningEntry, Money } from '@nukkad/platform/contract';
import { formatDate, formatMoney } from '@nukkad/platform/format';
import { text } from './payments.text';

/** What the room is called in the address of every dashboard. */
export const PAYMENTS = 'payments';

/** `₹12,000 and $90`; nothing is `₹0`. */
export function sumWords(sums: readonly Money[]): string {
  if (sums.length === 0) return formatMoney({ amount: 0, currency: 'INR' });
  return sums.map(formatMoney).join(' and ');
}

export const isPayable = (balance: readonly Money[]): boolean =>
  balance.some(({ amount }) => amount > 0);

/** Pages one after the other; an entry that has moved to the next meanwhile counts once. */
export function joined(
  first: readonly EarningEntry[],
  older: readonly EarningEntry[],
): EarningEntry[] {
  const known = new Set(first.map(({ _id }) => _id));
  return [...first, ...older.filter(({ _id }) => !known.has(_id))];
}

/** What is shown as a table for a spreadsheet. */
export function csvOf(entries: readonly EarningEntry[]): string {
  const { columns, kinds } = text;
  const head = [columns.at, columns.kind, columns.name, columns.reference, columns.amount, ''];
  const rows = entries.map(({ at, kind, name, reference, amount: { amount, currency } }) => [
    formatDate(at),
    kinds[kind],
    name ?? '',
    reference,
    (amount / 100).toFixed(2),
    currency,
  ]);
  return [head, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

// A spreadsheet takes what begins so for a formula; negative amounts are what they look like.
const FORMULA = /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/;

function cellOf(words: string): string {
  const harmless = FORMULA.test(words) ? `'${words}` : words;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
