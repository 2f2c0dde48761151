import type { GeoPlace } from '@nukkad/platform/contract';
import { normaliseQuery, splitWords } from './normalise.model';

/** Where places are looked up by what people call them. */
export interface PlaceNames {
  byName: Map<string, GeoPlace>;
  longest: number;
  words: Set<string>;
}

/** Names that people still type, beside those that maps use. */
const alsoCalled: Record<string, string[]> = {
  bengaluru: ['bangalore', 'blr', 'ಬೆಂಗಳೂರು', 'बेंगलुरु', 'बैंगलोर'],
  chennai: ['madras', 'चेन्नई'],
  delhi: ['new delhi', 'दिल्ली'],
  kochi: ['cochin'],
  mumbai: ['bombay', 'मुंबई'],
  mysuru: ['mysore', 'ಮೈಸೂರು', 'मैसूर'],
  pune: ['poona', 'पुणे'],
  hyderabad: ['हैदराबाद'],
  mangaluru: ['mangalore'],
};

/** A shorter first word of a name is too often another word. */
const leastAlone = 3;

/**
 * All names of all places. The first word stands for the whole where no other place begins so:
 * `hsr` is HSR Layout. `isTopicWord` keeps words that mean something else from that.
 */
export function placeNames(places: GeoPlace[], isTopicWord: (word: string) => boolean): PlaceNames {
  const byName = new Map<string, GeoPlace>();
  const firsts = new Map<string, GeoPlace | null>();
  // A city comes after the neighbourhood of the same name.
  const inOrder = [...places].sort((a, b) => Number(a.kind === 'city') - Number(b.kind === 'city'));
  for (const place of inOrder) {
    for (const name of [place.name, ...(alsoCalled[place.slug] ?? [])]) {
      const words = splitWords(normaliseQuery(name));
      byName.set(words.join(' '), place);
      const [first = '', ...rest] = words;
      if (rest.length > 0) firsts.set(first, firsts.has(first) ? null : place);
    }
  }
  for (const [first, place] of firsts) {
    const isClear = first.length >= leastAlone && !byName.has(first) && !isTopicWord(first);
    if (place && isClear) byName.set(first, place);
  }
  const split = [...byName.keys()].map((name) => name.split(' '));
  return {
    byName,
    longest: Math.max(1, ...split.map(({ length }) => length)),
    words: new Set(split.flat()),
  };
}

const before = new Set([
  ...['in', 'near', 'at', 'around', 'from', 'of', 'mein', 'me', 'ke', 'paas', 'hattira'],
  ...['में', 'के', 'पास', 'ಹತ್ತಿರ'],
]);

/** Words without the place that stands in them, and the place. */
export function takePlace(
  words: string[],
  { byName, longest }: PlaceNames,
): { rest: string[]; place: GeoPlace | null } {
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      const place = byName.get(words.slice(from, from + length).join(' '));
      if (!place) continue;
      const rest = [...words.slice(0, from), ...words.slice(from + length)];
      let at = from;
      while (at > 0 && before.has(rest[at - 1] as string)) at -= 1;
      return { rest: [...rest.slice(0, at), ...rest.slice(from)], place };
    }
  }
  return { rest: words, place: null };
}
