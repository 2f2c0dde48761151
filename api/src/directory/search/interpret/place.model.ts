import type { GeoPlace } from '@nukkad/platform/contract';
import { namesOfPlace } from '../../geo/place-names.model';
import { normaliseQuery, splitWords } from './normalise.model';
import { latinOf, soundOf } from './sound.model';
import { stemOf } from './stem.model';

/** Index of places by their names. */
export interface PlaceNames {
  byName: Map<string, GeoPlace>;
  /** By the sound of the name, for names in Indian scripts. */
  bySound: Map<string, GeoPlace>;
  longest: number;
  words: Set<string>;
}

/** A shorter first word of a name is too often another word. */
const leastAlone = 3;
/** A shorter sound is too often that of another word: `दिल` of `दिल्ली`. */
const leastSound = 5;

/**
 * All names of all places. The first word of a name stands for the place when no other place begins
 * with it: `hsr` is HSR Layout. `isTopicWord` excludes words with another meaning.
 */
export function placeNames(places: GeoPlace[], isTopicWord: (word: string) => boolean): PlaceNames {
  // Cities last, so that they override a locality of the same name.
  const inOrder = [...places].sort((a, b) => Number(a.kind === 'city') - Number(b.kind === 'city'));
  const named = inOrder.flatMap((place) => namesOf(place).map((words) => ({ words, place })));
  const byName = new Map(named.map(({ words, place }) => [words.join(' '), place]));
  for (const [first, place] of firstWords(named)) {
    const isClear = first.length >= leastAlone && !byName.has(first) && !isTopicWord(first);
    if (place && isClear) byName.set(first, place);
  }
  const split = [...byName.keys()].map((name) => name.split(' '));
  return {
    byName,
    bySound: new Map(
      [...byName]
        .map(([name, place]): [string, GeoPlace] => [soundOf(name), place])
        .filter(([sound]) => sound.length >= leastSound),
    ),
    longest: Math.max(1, ...split.map(({ length }) => length)),
    words: new Set(split.flat()),
  };
}

/** The words of each name. */
const namesOf = (place: GeoPlace): string[][] =>
  namesOfPlace(place).map((one) => splitWords(normaliseQuery(one)));

/** Places by the first word of a longer name; null when several share it. */
function firstWords(named: { words: string[]; place: GeoPlace }[]): Map<string, GeoPlace | null> {
  const firsts = new Map<string, GeoPlace | null>();
  for (const { words, place } of named) {
    const [first = '', ...rest] = words;
    if (rest.length > 0) firsts.set(first, firsts.has(first) ? null : place);
  }
  return firsts;
}

const before = new Set([
  ...['in', 'near', 'at', 'around', 'from', 'of', 'mein', 'me', 'ke', 'paas', 'hattira'],
  ...['में', 'के', 'पास', 'ಹತ್ತಿರ'],
]);

interface Found {
  from: number;
  to: number;
  place: GeoPlace;
}

/**
 * The words without the place in them, and the place. A locality outranks a city and consumes its
 * own city too: `adyar chennai`.
 */
export function takePlace(
  words: string[],
  names: PlaceNames,
): { rest: string[]; place: GeoPlace | null } {
  const found = placesIn(words, names);
  const best = found.find(({ place }) => place.kind === 'locality') ?? found[0];
  if (!best) return { rest: words, place: null };
  const city = found.find(
    ({ from, to, place }) =>
      place.slug === best.place.citySlug && (to <= best.from || from >= best.to),
  );
  const taken = [best, ...(city ? [city] : [])].map(({ from, to }) => ({
    from: prepositionsBegin(words, from),
    to,
  }));
  const isTaken = (at: number) => taken.some(({ from, to }) => at >= from && at < to);
  return { rest: words.filter((_word, at) => !isTaken(at)), place: best.place };
}

/** Longest first; among equals, the last. */
function placesIn(words: string[], names: PlaceNames): Found[] {
  const found: Found[] = [];
  for (let length = Math.min(names.longest, words.length); length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      const to = from + length;
      const place = placeCalled(words.slice(from, to), names);
      if (place) found.push({ from, to, place });
    }
  }
  return found;
}

function placeCalled(words: string[], { byName, bySound }: PlaceNames): GeoPlace | undefined {
  const name = words.join(' ');
  const known = byName.get(name);
  if (known || words.some((word) => latinOf(word) === word)) return known;
  return bySound.get(soundOf(name)) ?? bySound.get(soundOf(words.map(stemOf).join(' ')));
}

/** Start of the prepositions (`in`, `near`) before a place. */
function prepositionsBegin(words: string[], from: number): number {
  let at = from;
  while (at > 0 && before.has(words[at - 1] as string)) at -= 1;
  return at;
}
