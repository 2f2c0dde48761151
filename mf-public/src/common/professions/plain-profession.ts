import { limits, type SortName, type Vendor } from '@nukkad/platform/contract';
import type { CardLine } from './profession';
import { cardText } from './professions.text';

/**
 * The vendor's own lines: what a card shows where nothing else is documented. The wire does not
 * label a line, so its meaning is inferred from the vendor's other fields.
 */
export function qualificationLines(vendor: Vendor): CardLine[] {
  const lines = (vendor.qualifications ?? []).slice(0, limits.qualificationLines);
  return lines.length === 0
    ? [{ label: cardText.qualification, value: undefined }]
    : lines.map((value) => ({ label: termOf(value, vendor), value }));
}

function termOf(line: string, { education, languages, address }: Vendor): string {
  if (education?.some(({ qualification }) => qualification === line)) return cardText.education;
  if (languages?.length && line.includes(languages.join(', '))) return cardText.languages;
  if (/\d years?\b/.test(line)) return cardText.experience;
  // An address begins with the workplace's name.
  if (address?.startsWith(`${line}, `)) return cardText.workplace;
  return cardText.qualification;
}

/** Default where no window is documented: all chips. */
export const allChips = { shown: Number.POSITIVE_INFINITY, wraps: false };

/** Sort orders of professions with fees. */
export const paidSorts: SortName[] = [
  'relevance',
  'soonest',
  'distance',
  'rating',
  'fee-low',
  'fee-high',
  'experience',
];
