import { limits, type SortName, type Vendor } from '@nukkad/platform/contract';
import type { CardLine } from './profession';

/** The vendor's own telling lines: what a card shows where nothing else is documented. */
export function qualificationLines({ qualifications }: Vendor): CardLine[] {
  const lines = (qualifications ?? []).slice(0, limits.qualificationLines);
  return lines.length === 0
    ? [{ label: 'Qualification', value: undefined }]
    : lines.map((value) => ({ label: 'Qualification', value }));
}

/** Where no window is documented every chip stands there. */
export const allChips = { shown: Number.POSITIVE_INFINITY, wraps: false };

/** The orders of whoever takes a fee. */
export const paidSorts: SortName[] = [
  'relevance',
  'soonest',
  'distance',
  'rating',
  'fee-low',
  'fee-high',
  'experience',
];
