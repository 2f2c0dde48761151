import type { Money } from '../contract/wire';
import { numberFormat } from './number';

const HUNDREDTHS = 100;

/** `₹1,25,000` for 12500000 paise, `₹1,500.50` for 150050: paise only where there are some. */
export function formatMoney({ amount, currency }: Money): string {
  const digits = amount % HUNDREDTHS === 0 ? 0 : 2;
  return numberFormat({
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / HUNDREDTHS);
}

/** `₹1,500` for 1500, where an amount is kept in whole rupees, as prices are while they are typed. */
export const formatRupees = (rupees: number): string =>
  formatMoney({ amount: Math.round(rupees * HUNDREDTHS), currency: 'INR' });
