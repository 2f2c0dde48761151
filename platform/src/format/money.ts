import type { Money } from '../contract/wire';
import { text } from './money.text';
import { numberFormat } from './number';

const HUNDREDTHS = 100;

/** `₹1,25,000` for 12500000 paise, `₹1,500.50` for 150050: decimals only when needed. */
export function formatMoney({ amount, currency }: Money): string {
  const digits = amount % HUNDREDTHS === 0 ? 0 : 2;
  return numberFormat({
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / HUNDREDTHS);
}

/** `₹1,500` for 1500: for amounts in whole rupees, such as prices in form fields. */
export const formatRupees = (rupees: number): string =>
  formatMoney({ amount: Math.round(rupees * HUNDREDTHS), currency: 'INR' });

/** What a fee is for, in the language of the page: `hour` for `hour`. A word of the professional's own stays. */
export const formatFeeUnit = (unit: string): string => text.units[unit] ?? unit;
