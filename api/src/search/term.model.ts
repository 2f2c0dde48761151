import { plainWords } from './plain-words.model';

/** A word for a category or sub-category. */
export interface Term {
  text: string;
  node_id: string;
  label: string;
  weight: number;
}

const titles = /^(dr|adv|ca|er|prof|mr|mrs|ms|shri|smt) (?=.)/;

/** A person's name as names are compared: plain, without a title. */
export const plainName = (text: string): string => plainWords(text).replace(titles, '');

const longestPhrase = 4;

/** Every run of up to four words, the longest first: `tooth pain`, `tooth`, `pain`. */
export function phrasesOf(text: string): string[] {
  const words = text.split(' ').filter(Boolean);
  const lengths = Array.from(
    { length: Math.min(longestPhrase, words.length) },
    (_, index) => Math.min(longestPhrase, words.length) - index,
  );
  return lengths.flatMap((length) =>
    Array.from({ length: words.length - length + 1 }, (_, from) =>
      words.slice(from, from + length).join(' '),
    ),
  );
}

/** What is meant besides the likeliest must be at least so likely. */
const worthMeaning = 0.5;

/**
 * Of everything a text can mean, what it likely does: the heaviest and what is nearly as heavy,
 * all of one level. `isTop` tells categories from sub-categories.
 */
export function likeliest(terms: Term[], isTop: (node: string) => boolean): Term[] {
  const [best, ...rest] = [...terms].sort(
    (a, b) => b.weight - a.weight || (a.node_id < b.node_id ? -1 : 1),
  );
  if (!best) return [];
  const alike = rest.filter(
    ({ weight, node_id }) =>
      weight >= best.weight * worthMeaning && isTop(node_id) === isTop(best.node_id),
  );
  return [best, ...alike];
}

const before = new Set(['in', 'near', 'at', 'around', 'me']);

/**
 * Parts a text that ends in a place: `plumber in hsr layout`. Null when it does not, or when
 * nothing else is in it. `isPlace` is asked for slugs.
 */
export function partedPlace(
  text: string,
  isPlace: (slug: string) => boolean,
): { rest: string; slug: string | null } | null {
  const words = text.split(' ');
  const from = words.findIndex((_, index) => index > 0 && isPlace(words.slice(index).join('-')));
  const isNearMe = words.length > 2 && text.endsWith(' near me');
  if (from === -1 && !isNearMe) return null;
  const left = words.slice(0, from === -1 ? undefined : from);
  while (left.length > 0 && before.has(left.at(-1) as string)) left.pop();
  if (left.length === 0) return null;
  return { rest: left.join(' '), slug: from === -1 ? null : words.slice(from).join('-') };
}
