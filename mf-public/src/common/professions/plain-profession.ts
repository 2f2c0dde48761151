import { limits, type SortName, type Vendor } from '@nukkad/platform/contract';
import type { CardLine } from './profession';

/**
 * The vendor's own telling lines: what a card shows where nothing else is documented. The wire does
 * not say what a line tells, so it is recognised by what else is known of the vendor.
 */
export function qualificationLines(vendor: Vendor): CardLine[] {
  const lines = (vendor.qualifications ?? []).slice(0, limits.qualificationLines);
  return lines.length === 0
    ? [{ label: 'Qualification', value: undefined }]
    : lines.map((value) => ({ label: termOf(value, vendor), value }));
}

function termOf(line: string, { education, languages, address }: Vendor): string {
  if (education?.some(({ qualification }) => qualification === line)) return 'Education';
  if (languages?.length && line.includes(languages.join(', '))) return 'Languages';
  if (/\d years?\b/.test(line)) return 'Experience';
  // An address begins with the house that somebody works in.
  if (address?.startsWith(`${line}, `)) return 'Works at';
  return 'Qualification';
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
