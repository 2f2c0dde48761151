import type { GeoPlace } from '@nukkad/platform/contract';
import { isFiller } from './filler.model';
import { type FilterOptions, type FilterWords, filterWords } from './filter-words.model';
import type { Lexicon } from './lexicon.model';
import { type Match, matchTopics } from './match.model';
import { normaliseQuery, splitWords } from './normalise.model';
import { type PlaceNames, takePlace } from './place.model';
import { type Reading, readWords } from './read-words.model';
import { scriptOf } from './sound.model';
import { stemOf } from './stem.model';

/** The vocabulary, places and filters that queries are interpreted with. */
export interface Knowledge {
  lexicon: Lexicon;
  places: PlaceNames;
  /** The profession of a topic; null for professions themselves. */
  parentOf: (topic: string) => string | null;
  /** The filters available for the most likely topic. */
  optionsOf: (topic: string | null) => FilterOptions;
  /** Whether languages are taught in a topic. */
  isTaught: (topic: string) => boolean;
}

/** The interpretation of a query. */
export interface Interpretation {
  /** The normalised words. */
  words: string[];
  place: GeoPlace | null;
  filters: (FilterWords & { without: string })[];
  /** Words left for topics and names. */
  rest: string[];
  readings: Reading[];
  /** Topics, the most likely first. */
  matches: Match[];
  /** The query with misspelt words corrected; null when none is. */
  corrected: string | null;
}

interface Options {
  /** The last word may be incomplete. */
  isTyping?: boolean;
  /** Disables spelling correction. */
  isExact?: boolean;
}

/**
 * Normalises and splits the query, extracts place and filters, and matches the rest with the
 * vocabulary.
 */
export function interpretQuery(
  typed: string,
  knowledge: Knowledge,
  { isTyping = false, isExact = false }: Options = {},
): Interpretation {
  const words = splitWords(normaliseQuery(typed));
  const located = takePlace(words, knowledge.places);
  const bare = located.rest.length > 0 ? located : { rest: words, place: null };
  // A place was typed last, so the word before it is complete.
  const reading = { isTyping: isTyping && bare.rest.at(-1) === words.at(-1), isExact };
  const first = understand(bare.rest, knowledge, reading);
  const filters = filtersIn(bare.rest, first.matches, knowledge);
  const isTaken = (at: number) => filters.some(({ from, to }) => at >= from && at < to);
  const rest = bare.rest.filter((_word, at) => !isTaken(at));
  const isAllFilters = rest.every(isFiller);
  const second =
    filters.length === 0 || isAllFilters ? first : understand(rest, knowledge, reading);
  return {
    words,
    place: bare.place,
    filters: isAllFilters
      ? []
      : filters.map((one) => ({ ...one, without: without(words, bare.rest, one) })),
    rest: isAllFilters ? bare.rest : rest,
    ...second,
    corrected: correctedOf(second.readings),
  };
}

function understand(
  words: string[],
  { lexicon, parentOf, places }: Knowledge,
  { isTyping = false, isExact = false }: Options,
) {
  const isKnown = (word: string) => places.words.has(word);
  const readings = readWords(words, lexicon, { isTyping, isExact, isKnown });
  return { readings, matches: matchTopics(readings, lexicon, parentOf) };
}

/** Words of a whole term of the most likely topic are no filter: `lady doctor`, `women lawyer`. */
function filtersIn(words: string[], matches: Match[], knowledge: Knowledge): FilterWords[] {
  const [best] = matches;
  const options = knowledge.optionsOf(best?.topic ?? null);
  const isLanguageMeant = (at: number) => {
    const others = words.filter((_word, index) => index !== at);
    const [likeliest] = understand(others, knowledge, { isExact: true }).matches;
    return likeliest !== undefined && !knowledge.isTaught(likeliest.topic);
  };
  return filterWords(words, options, isLanguageMeant).filter(
    ({ from, to }) => !isWithinTerm(words, from, to, knowledge.lexicon),
  );
}

function isWithinTerm(words: string[], from: number, to: number, lexicon: Lexicon): boolean {
  const stems = words.map(stemOf);
  for (let start = 0; start <= from; start += 1) {
    for (let end = to; end <= stems.length; end += 1) {
      const isLonger = end - start > to - from;
      if (isLonger && lexicon.phrases.has(stems.slice(start, end).join(' '))) return true;
    }
  }
  return false;
}

/** `words` without those of one filter. */
function without(words: string[], bare: string[], { from, to }: FilterWords): string {
  const taken = bare.slice(from, to);
  const at = words.findIndex((_word, index) =>
    taken.every((one, offset) => words[index + offset] === one),
  );
  return [...words.slice(0, at), ...words.slice(at + taken.length)].join(' ');
}

/** A word in another script is not a correction of the typed one. */
function correctedOf(readings: Reading[]): string | null {
  const corrected = readings.map((reading) =>
    reading.kind === 'respelt' && scriptOf(reading.meant) === scriptOf(reading.word)
      ? reading.meant
      : reading.word,
  );
  const isChanged = corrected.some((word, at) => word !== readings[at]?.word);
  return isChanged ? corrected.join(' ') : null;
}
