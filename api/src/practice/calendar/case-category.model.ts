import type { CaseCategory } from '@nukkad/platform/contract';

/** Words that tell, the more particular kind first: who divorces also has a family. */
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

/** Patterns by which a category is told, the first that fits; what none fits is `Civil`. */
export const categoryPatterns = words.map(
  ([category, told]) => [category, `\\b(?:${exact(told)})`] as const,
);

const tables = categoryPatterns.map(
  ([category, pattern]) => [category, new RegExp(pattern, 'i')] as const,
);

/** Stems stand for every word that begins with them; short words only for themselves. */
function exact(told: string): string {
  return told.replace(/\b(?:fir|will|bail|land|rent|gst|deed|flat)\b/g, '$&s?\\b');
}

/** The kind of case somebody seems to ask for; an advocate can change it. */
export function categoryOf(about: string): CaseCategory {
  return tables.find(([, told]) => told.test(about))?.[0] ?? 'Civil';
}
