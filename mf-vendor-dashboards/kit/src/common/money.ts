import type { Money } from '@nukkad/platform/contract';

/** `₹1,25,000` for 12500000 paise. */
export function formatMoney({ amount, currency }: Money): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 100);
}
