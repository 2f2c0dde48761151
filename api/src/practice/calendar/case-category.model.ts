import type { CaseCategory } from '@nukkad/platform/contract';

/** Keywords, the more specific category first: a divorce is also a family matter. */
const words: [CaseCategory, string][] = [
  ['Divorce', 'divorce|alimony|annulment|separation'],
  ['Criminal', 'criminal|crime|bail|police|arrest|theft|assault|fraud|cheat|fir|bounced cheque'],
  [
    'Property',
    'propert|land|landlord|tenan|rent|rental|lease|evict|encroach|builder|house|flat|deed|possession',
  ],
  [
    'Family',
    'family|marriage|custody|adopt|guardian|maintenance|dowry|inherit|succession|testament|(?:a|no|the|last) will',
  ],
  ['Business', 'business|compan|contract|partner|trademark|startup|sharehold|employ|gst|invoice'],
];

/** Patterns per category; the first match wins, without a match the category is `Civil`. */
export const categoryPatterns = words.map(
  ([category, told]) => [category, `\\b(?:${exact(told)})`] as const,
);

const tables = categoryPatterns.map(
  ([category, pattern]) => [category, new RegExp(pattern, 'i')] as const,
);

/** Stems match every word that begins with them; these short words match only as whole words. */
function exact(told: string): string {
  return told.replace(/\b(?:fir|will|bail|land|rent|gst|deed|flat)\b/g, '$&s?\\b');
}

/** Suggested category of a request; an advocate can change it. */
export function categoryOf(about: string): CaseCategory {
  return tables.find(([, told]) => told.test(about))?.[0] ?? 'Civil';
}
