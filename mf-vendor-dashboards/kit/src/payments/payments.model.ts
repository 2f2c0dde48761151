import type { EarningEntry, Money } from '@nukkad/platform/contract';
import { formatDate, formatMoney } from '@nukkad/platform/format';
import { text } from './payments.text';

/** Id of the page in every dashboard's URL. */
export const PAYMENTS = 'payments';

/** `₹12,000 and $90`; `₹0` for an empty list. */
export function sumWords(sums: readonly Money[]): string {
  if (sums.length === 0) return formatMoney({ amount: 0, currency: 'INR' });
  return sums.map(formatMoney).join(' and ');
}

export const isPayable = (balance: readonly Money[]): boolean =>
  balance.some(({ amount }) => amount > 0);

/** Concatenates pages; an entry that moved to the next page meanwhile counts once. */
export function joined(
  first: readonly EarningEntry[],
  older: readonly EarningEntry[],
): EarningEntry[] {
  const known = new Set(first.map(({ _id }) => _id));
  return [...first, ...older.filter(({ _id }) => !known.has(_id))];
}

/** The shown entries as CSV. */
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

// Spreadsheets run cells with these prefixes as formulas; negative amounts are left as they are.
const FORMULA = /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/;

function cellOf(words: string): string {
  const harmless = FORMULA.test(words) ? `'${words}` : words;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
